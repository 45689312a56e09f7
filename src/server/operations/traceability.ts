import type { TraceRow as NamedRow } from '#contract/traceability.ts';
import { folded } from '#domain/backlog.ts';
import {
  featureFileNames,
  gherkinOf,
  type GherkinCriterion,
  type GherkinFeature,
  type GherkinTest,
} from '#domain/gherkin.ts';
import { holeCounts, traceRows, type TraceInput, type TraceRow } from '#domain/traceability.ts';
import { orNone } from '../db/parts.ts';
import { contains } from '../db/search.ts';
import type { Db, Store } from '../db/store.ts';
import { inTurns, othersFirst } from '../in-turns.ts';
import { os } from '../os.ts';
import { refuse } from '../refuse.ts';
import { findIncrement, plannedStatuses } from './increment.ts';
import { incrementOfTest, standingNow, testsBeside } from './test-query.ts';

type Within = { project_id: string; pi_id: string };

/** Features that are planned for the increment, or that stories of it belong to; the most valuable first. */
const features = (db: Db, { project_id, pi_id }: Within) =>
  db
    .selectFrom('feature')
    .where('feature.project_id', '=', project_id)
    .where((eb) =>
      eb.or([
        eb.and([eb('feature.pi_id', '=', pi_id), eb('feature.status', 'in', plannedStatuses)]),
        eb(
          'feature.id',
          'in',
          eb
            .selectFrom('story')
            .select('story.feature_id')
            .where('story.project_id', '=', project_id)
            .where('story.pi_id', '=', pi_id)
            .where('story.deleted_at', 'is', null)
            .where('story.feature_id', 'is not', null)
            .$castTo<{ feature_id: string }>(),
        ),
      ]),
    )
    .orderBy('feature.value_rank', 'desc')
    .orderBy('feature.folded_name')
    .orderBy('feature.id');

const stories = (db: Db, { project_id, pi_id }: Within) =>
  db
    .selectFrom('story')
    .where('story.project_id', '=', project_id)
    .where('story.pi_id', '=', pi_id)
    .where('story.deleted_at', 'is', null);

const criteria = (db: Db, at: Within) =>
  stories(db, at)
    .innerJoin('acceptance_criterion', (join) =>
      join
        .onRef('acceptance_criterion.project_id', '=', 'story.project_id')
        .onRef('acceptance_criterion.story_id', '=', 'story.id'),
    )
    .where('acceptance_criterion.removed_at', 'is', null);

const tests = (db: Db, { project_id, pi_id }: Within) =>
  testsBeside(db).where('test_case.project_id', '=', project_id).where(incrementOfTest, '=', pi_id);

/** What hangs together how, without a word of it: the table is made of this, and names are read for one page. */
const skeleton = async (db: Db, at: Within): Promise<TraceInput> => {
  const allFeatures = await features(db, at).select(['feature.id', 'feature.idea_id']).execute();
  const allStories = await stories(db, at).select(['story.id', 'story.feature_id', 'story.number']).execute();
  await othersFirst();
  const allCriteria = await criteria(db, at)
    .select([
      'acceptance_criterion.id',
      'acceptance_criterion.story_id',
      'acceptance_criterion.number',
      'acceptance_criterion.version',
    ])
    .execute();
  await othersFirst();
  const allTests = await tests(db, at)
    .select([
      'test_case.id',
      'test_case.story_id',
      'test_case.criterion_id',
      'test_case.number',
      'test_case.latest_result',
      'test_case.latest_criterion_version',
    ])
    .execute();
  await othersFirst();
  return { features: allFeatures, stories: allStories, criteria: allCriteria, tests: allTests };
};

/** Ids of what the search finds by name; null when nothing is searched. */
const found = async ({ db, dialect }: Store, at: Within, text: string): Promise<ReadonlySet<string> | null> => {
  const search = folded(text.trim());
  if (search === '') return null;
  const rows = [
    await features(db, at)
      .select('feature.id')
      .where(contains(dialect, 'feature.folded_name', search))
      .execute(),
    await stories(db, at)
      .select('story.id')
      .where(contains(dialect, 'story.folded', search))
      .execute(),
    await tests(db, at)
      .select('test_case.id')
      .where(contains(dialect, 'test_case.folded', search))
      .execute(),
  ].flat();
  return new Set(rows.map(({ id }) => id));
};

const byId = <T extends { id: string }>(rows: readonly T[]) => new Map(rows.map((row) => [row.id, row]));
const idsOf = (
  rows: readonly TraceRow[],
  key: `${'idea' | 'feature' | 'story' | 'criterion' | 'test'}_id`,
): string[] => [...new Set(rows.flatMap((row) => row[key] ?? []))];

/** The rows of one page with the names that they show. */
const named = async (db: Db, project_id: string, rows: readonly TraceRow[]): Promise<NamedRow[]> => {
  const ids = (key: Parameters<typeof idsOf>[1]) => orNone(idsOf(rows, key));
  const ideas = byId(
    await db
      .selectFrom('idea')
      .select(['id', 'title as name'])
      .where('project_id', '=', project_id)
      .where('id', 'in', ids('idea_id'))
      .execute(),
  );
  const featureNames = byId(
    await db
      .selectFrom('feature')
      .select(['id', 'name', 'quote'])
      .where('project_id', '=', project_id)
      .where('id', 'in', ids('feature_id'))
      .execute(),
  );
  const storyNames = byId(
    await db
      .selectFrom('story')
      .select(['id', 'number', 'title', 'status'])
      .where('project_id', '=', project_id)
      .where('id', 'in', ids('story_id'))
      .execute(),
  );
  const criterionWords = byId(
    await db
      .selectFrom('acceptance_criterion')
      .select(['id', 'number', 'given', 'when', 'outcome'])
      .where('project_id', '=', project_id)
      .where('id', 'in', ids('criterion_id'))
      .execute(),
  );
  const testNames = byId(
    await testsBeside(db)
      .select([
        'test_case.id',
        'test_case.number',
        'test_case.title',
        'test_case.priority',
        'test_case.latest_result',
        standingNow.as('standing'),
      ])
      .where('test_case.project_id', '=', project_id)
      .where('test_case.id', 'in', ids('test_id'))
      .execute(),
  );
  return rows.map((row) => ({
    key: row.key,
    idea: ideas.get(row.idea_id ?? '') ?? null,
    feature: featureNames.get(row.feature_id ?? '') ?? null,
    story: storyNames.get(row.story_id ?? '') ?? null,
    criterion: criterionWords.get(row.criterion_id ?? '') ?? null,
    test: testNames.get(row.test_id ?? '') ?? null,
    hole: row.holes[0] ?? null,
    holes: row.holes,
  }));
};

const aKey = /^[\d~]+(?:\.[\d~]+){3}$/;

const list = os.test.trace.list.handler(async ({ input, context }) => {
  const { db } = context.store;
  const { cursor, limit, hole, feature_id } = input;
  await findIncrement(db, input.project_id, input.pi_id, 'pi_id');
  if (cursor !== undefined && !aKey.test(cursor)) refuse('cursor_unknown', {}, { field: 'cursor' });
  const all = traceRows(await skeleton(db, input));
  await othersFirst();
  const ids = await found(context.store, input, input.search);
  const left = all.filter(
    (row) =>
      (hole === 'all' || (hole === 'any' ? row.holes.length > 0 : row.holes.includes(hole))) &&
      (feature_id === undefined || row.feature_id === feature_id) &&
      (ids === null || [row.feature_id, row.story_id, row.test_id].some((id) => id !== null && ids.has(id))),
  );
  const from = cursor === undefined ? 0 : left.findIndex(({ key }) => key > cursor);
  const page = from < 0 ? [] : left.slice(from, from + limit);
  const next_cursor = from >= 0 && from + limit < left.length ? (page.at(-1)?.key ?? null) : null;
  return {
    items: await named(db, input.project_id, page),
    next_cursor,
    total: left.length,
    rows: all.length,
    holes: holeCounts(all),
    holed: all.filter(({ holes }) => holes.length > 0).length,
  };
});

const gherkin = os.test.trace.gherkin.handler(async ({ input, context, signal }) => {
  const { db } = context.store;
  const pi = await findIncrement(db, input.project_id, input.pi_id, 'pi_id');
  const allTests = await tests(db, input)
    .select([
      'test_case.story_id',
      'acceptance_criterion.id as criterion_id',
      'test_case.number',
      'test_case.title',
      'test_case.level',
      'test_case.priority',
      'test_case.steps',
      'test_case.expected',
    ])
    .orderBy('test_case.number')
    .execute();
  await othersFirst();
  const allCriteria = await criteria(db, input)
    .select([
      'acceptance_criterion.id',
      'acceptance_criterion.story_id',
      'acceptance_criterion.number',
      'acceptance_criterion.given',
      'acceptance_criterion.when',
      'acceptance_criterion.outcome',
    ])
    .orderBy('acceptance_criterion.number')
    .execute();
  await othersFirst();
  const allStories = await stories(db, input)
    .select([
      'story.id',
      'story.feature_id',
      'story.number',
      'story.title',
      'story.as_a',
      'story.i_want',
      'story.so_that',
    ])
    .orderBy('story.number')
    .execute();
  await othersFirst();
  const testOf = ({ steps, ...test }: (typeof allTests)[number]): GherkinTest => ({
    ...test,
    steps: JSON.parse(steps) as string[],
  });
  const ofCriterion = Map.groupBy(allTests, ({ criterion_id }) => criterion_id);
  const ofNone = Map.groupBy(ofCriterion.get(null) ?? [], ({ story_id }) => story_id);
  const criteriaOf = Map.groupBy(allCriteria, ({ story_id }) => story_id);
  const storiesOf = Map.groupBy(allStories, ({ feature_id }) => feature_id);
  const withTests = (all: typeof allStories): GherkinFeature['stories'] =>
    all.map((story) => ({
      ...story,
      criteria: (criteriaOf.get(story.id) ?? []).map((criterion): GherkinCriterion => ({
        ...criterion,
        tests: (ofCriterion.get(criterion.id) ?? []).map(testOf),
      })),
      tests: (ofNone.get(story.id) ?? []).map(testOf),
    }));
  const known = await features(db, input).select(['feature.id', 'feature.name', 'feature.description']).execute();
  const loose = storiesOf.get(null) ?? [];
  const holders = [
    ...known.map(({ id, ...feature }) => ({ ...feature, stories: storiesOf.get(id) ?? [] })),
    { name: `${pi.name}: stories of no feature`, description: '', stories: loose },
  ].filter((feature) => feature.stories.length > 0);
  const names = featureFileNames(holders.map(({ name }) => name));
  const written = function* () {
    const files: { name: string; text: string }[] = [];
    for (const [at, feature] of holders.entries()) {
      const text = gherkinOf({ ...feature, stories: withTests(feature.stories) });
      files.push({ name: names[at] ?? 'feature.feature', text });
      yield;
    }
    return files;
  };
  return { files: await inTurns(written(), signal) };
});

export const traceOperations = { list, gherkin };
