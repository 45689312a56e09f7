import { traceHoles, type TestOutcome, type TestStanding, type TraceHole } from '#contract/vocabulary.ts';
import { standingOf } from './test-standing.ts';

/** Everything between ideas and results in one increment, each by its place in its parent. */
export type TraceInput = {
  features: readonly { id: string; idea_id: string | null }[];
  stories: readonly { id: string; feature_id: string | null; number: number }[];
  criteria: readonly { id: string; story_id: string; number: number; version: number }[];
  tests: readonly {
    id: string;
    story_id: string | null;
    criterion_id: string | null;
    number: number;
    latest_result: TestOutcome | null;
    latest_criterion_version: number | null;
  }[];
};

/** One way from an idea to a result, as far as it goes. */
export type TraceRow = {
  /** Orders the rows: position of the feature, numbers of story, criterion and test. */
  key: string;
  idea_id: string | null;
  feature_id: string | null;
  story_id: string | null;
  criterion_id: string | null;
  test_id: string | null;
  standing: TestStanding | null;
  /** What is missing on the way, the first thing first. */
  holes: TraceHole[];
};

const nothing = { idea_id: null, feature_id: null, story_id: null, criterion_id: null, test_id: null, standing: null };

const digits = 10;
/** Keys compare as texts; what is missing stands behind what is there. */
const keyOf = (...parts: (number | null)[]): string =>
  parts.map((part) => (part === null ? '~' : String(part).padStart(digits, '0'))).join('.');

const standingHoles = (standing: TestStanding): TraceHole[] =>
  standing === 'not_run' || standing === 'stale' ? [standing] : [];

/**
 * Every row of the table, in order: features in theirs, then their stories, criteria and tests by number; then what belongs
 * to no feature, and tests of no story. A row has every hole on its way, so that each is counted: that a story belongs to no
 * feature does not give its criteria a test.
 */
export const traceRows = ({ features, stories, criteria, tests }: TraceInput): TraceRow[] => {
  const byNumber = <T extends { number: number }>(all: readonly T[] | undefined): T[] =>
    (all ?? []).toSorted((a, b) => a.number - b.number);
  const known = new Set(features.map(({ id }) => id));
  const storyIds = new Set(stories.map(({ id }) => id));
  const criterionIds = new Set(criteria.map(({ id }) => id));
  const storiesOf = Map.groupBy(stories, ({ feature_id }) =>
    feature_id !== null && known.has(feature_id) ? feature_id : null,
  );
  const criteriaOf = Map.groupBy(criteria, ({ story_id }) => story_id);
  const testsOf = Map.groupBy(tests, ({ criterion_id, story_id }) => {
    if (criterion_id !== null && criterionIds.has(criterion_id)) return criterion_id;
    return story_id !== null && storyIds.has(story_id) ? story_id : null;
  });

  const rows: TraceRow[] = [];
  const storyRows = (at: number | null, of: Partial<TraceRow>, story: TraceInput['stories'][number]) => {
    const orphan: TraceHole[] = at === null ? ['no_feature'] : [];
    const here = { ...nothing, ...of, story_id: story.id };
    const own = byNumber(criteriaOf.get(story.id));
    if (own.length === 0)
      rows.push({ ...here, key: keyOf(at, story.number, null, 0), holes: [...orphan, 'no_criterion'] });
    for (const criterion of own) {
      const with_ = { ...here, criterion_id: criterion.id };
      const checks = byNumber(testsOf.get(criterion.id));
      if (checks.length === 0)
        rows.push({ ...with_, key: keyOf(at, story.number, criterion.number, null), holes: [...orphan, 'no_test'] });
      for (const test of checks) {
        const standing = standingOf(test, criterion.version);
        const key = keyOf(at, story.number, criterion.number, test.number);
        rows.push({ ...with_, test_id: test.id, standing, key, holes: [...orphan, ...standingHoles(standing)] });
      }
    }
    for (const test of byNumber(testsOf.get(story.id))) {
      const standing = standingOf(test, null);
      const key = keyOf(at, story.number, null, test.number);
      rows.push({
        ...here,
        test_id: test.id,
        standing,
        key,
        holes: [...orphan, 'loose_test', ...standingHoles(standing)],
      });
    }
  };
  for (const [at, feature] of features.entries()) {
    const of = { feature_id: feature.id, idea_id: feature.idea_id };
    const own = byNumber(storiesOf.get(feature.id));
    if (own.length === 0) rows.push({ ...nothing, ...of, key: keyOf(at, null, null, null), holes: ['no_story'] });
    for (const story of own) storyRows(at, of, story);
  }
  for (const story of byNumber(storiesOf.get(null))) storyRows(null, {}, story);
  for (const test of byNumber(testsOf.get(null))) {
    const standing = standingOf(test, null);
    const key = keyOf(null, null, null, test.number);
    rows.push({ ...nothing, test_id: test.id, standing, key, holes: ['loose_test', ...standingHoles(standing)] });
  }
  return rows;
};

/** How many rows have each hole. */
export const holeCounts = (rows: readonly TraceRow[]): Record<TraceHole, number> => {
  const counts = Object.fromEntries(traceHoles.map((hole) => [hole, 0])) as Record<TraceHole, number>;
  for (const { holes } of rows) for (const hole of holes) counts[hole] += 1;
  return counts;
};
