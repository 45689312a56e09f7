import type { LintSubject } from '#contract/vocabulary.ts';
import { circlesIn } from './circles.ts';
import { lintCriterion, lintTest } from './criterion-rules.ts';
import { repeats } from './duplicates.ts';
import type { Finding, LintStory, LintTest, Plan, Waiver } from './plan.ts';
import { remedies, type LintRule } from './rules.ts';
import { lintStory, type Report } from './story-rules.ts';
import { evened, isBlank } from './words.ts';

type Reporter = (subject: LintSubject, subject_id: string) => Report;

/** A form is the project's own when at least so many stories, and most of them, keep to it. */
const leastForForm = 5;
const mostKeep = 0.8;

/** Stories whose wish begins with "to" among those that do not, or the other way round. */
const uniformity = (stories: readonly LintStory[], of: Reporter): void => {
  const told = stories.filter(({ i_want }) => !isBlank(i_want));
  const withTo = new Set(told.filter(({ i_want }) => /^\s*to\b/iu.test(i_want)));
  if (told.length < leastForForm) return;
  const share = withTo.size / told.length;
  const odd = share >= mostKeep ? told.filter((one) => !withTo.has(one)) : share <= 1 - mostKeep ? withTo : [];
  const sentence =
    share >= mostKeep ? 'The other stories say “to” and a verb here.' : 'The other stories begin here without “to”.';
  for (const { id } of odd) of('story', id)('story.not-uniform', 'i_want', sentence);
};

function* duplicates({ features, stories, tests }: Plan, of: Reporter): Generator<void, void> {
  for (const [one, earlier] of yield* repeats(
    features,
    ({ name }) => name,
    () => '',
  ))
    of('feature', one.id)('feature.duplicate', 'name', `It says the same as the feature “${earlier.name}”.`);
  const wanted = stories.filter(({ i_want }) => !isBlank(i_want));
  for (const [one, earlier] of yield* repeats(
    wanted,
    ({ i_want }) => i_want,
    ({ as_a }) => evened(as_a),
  ))
    of('story', one.id)(
      'story.duplicate',
      'i_want',
      `It wants the same as the story “${earlier.title || earlier.i_want}”.`,
    );
  const seen = new Map<string, string>();
  for (const { criteria, title } of stories) {
    yield;
    for (const { id, given, when, outcome } of criteria) {
      const words = evened(`${given} / ${when} / ${outcome}`);
      const before = seen.get(words);
      if (words !== '' && before !== undefined)
        of('criterion', id)('criterion.repeated', '', `The story “${before}” has the same criterion.`);
      else seen.set(words, title);
    }
  }
  const byText = (test: LintTest) => evened([test.title, ...test.steps, test.expected].join(' / '));
  const known = new Map<string, string>();
  for (const test of tests) {
    yield;
    const text = `${test.criterion_id} ${byText(test)}`;
    const before = known.get(text);
    if (before === undefined) known.set(text, test.title);
    else of('test', test.id)('test.duplicate', '', `The test “${before}” is the same.`);
  }
}

const links = ({ features, stories, tests }: Plan, of: Reporter): void => {
  const featureIds = new Set(features.map(({ id }) => id));
  const withStory = new Set(stories.map(({ feature_id }) => feature_id));
  const storyIds = new Set(stories.map(({ id }) => id));
  for (const { id } of features)
    if (!withStory.has(id)) of('feature', id)('feature.no-story', '', 'No story belongs to it.');
  for (const { id, feature_id, depends_on } of stories) {
    if (feature_id === null || !featureIds.has(feature_id))
      of('story', id)('story.no-feature', 'feature_id', 'It belongs to no feature.');
    if (depends_on.some((other) => !storyIds.has(other)))
      of('story', id)('story.waits-for-nothing', 'depends_on', 'It waits for a story that is not here.');
  }
  const titles = new Map(stories.map(({ id, title }) => [id, title]));
  for (const circle of circlesIn(stories)) {
    const way = circle.map((id) => `“${titles.get(id) ?? ''}”`).join(', which waits for ');
    of('story', circle[0] ?? '')('story.cycle', 'depends_on', `It waits for itself: ${way}.`);
  }
  const tested = new Set(tests.map(({ criterion_id }) => criterion_id));
  const testedStories = new Set(tests.map(({ story_id }) => story_id));
  for (const { id, criteria, tests_due } of stories) {
    if (!tests_due) continue;
    const bare = criteria.filter((criterion) => !tested.has(criterion.id));
    if (bare.length === criteria.length && !testedStories.has(id))
      of('story', id)('story.no-test', '', 'No test belongs to it.');
    else
      for (const { id: bareId, outcome } of bare) {
        const sentence = isBlank(outcome) ? 'No test belongs to it.' : `No test shows that “${outcome}”.`;
        of('criterion', bareId)('criterion.no-test', '', sentence);
      }
  }
};

/**
 * All that the rules find in a plan, in its order: features, then stories each with its criteria, then tests. With `about`,
 * the words of other stories are not read for themselves, which most of the time goes into. Gives way again and again, since
 * a large plan takes a while.
 */
export function* lintSteps(plan: Plan, about?: ReadonlySet<string>): Generator<void, Finding[]> {
  const findings = new Map<string, Finding>();
  const of: Reporter = (subject, subject_id) => (rule: LintRule, place, sentence) => {
    const key = `${subject_id}\n${rule}\n${place}`;
    if (!findings.has(key)) findings.set(key, { rule, subject, subject_id, place, sentence, remedy: remedies[rule] });
  };
  for (const { id, description } of plan.features)
    if (isBlank(description)) of('feature', id)('feature.no-description', 'description', 'It has no description.');
  for (const story of plan.stories) {
    if (about && !about.has(story.id)) continue;
    yield;
    lintStory(story, of('story', story.id));
    for (const criterion of story.criteria) lintCriterion(criterion, of('criterion', criterion.id));
  }
  for (const test of plan.tests) {
    yield;
    lintTest(test, of('test', test.id));
  }
  uniformity(plan.stories, of);
  yield* duplicates(plan, of);
  links(plan, of);
  yield;
  const order = new Map(
    [
      ...plan.features.map(({ id }) => id),
      ...plan.stories.flatMap(({ id, criteria }) => [id, ...criteria.map((criterion) => criterion.id)]),
      ...plan.tests.map(({ id }) => id),
    ].map((id, at) => [id, at]),
  );
  return [...findings.values()].toSorted((a, b) => (order.get(a.subject_id) ?? 0) - (order.get(b.subject_id) ?? 0));
}

/** The same in one go, for a plan that is not large. */
export const lintPlan = (plan: Plan, about?: ReadonlySet<string>): Finding[] => {
  const steps = lintSteps(plan, about);
  for (let step = steps.next(); ; step = steps.next()) if (step.done === true) return step.value;
};

/** The findings with what a person said of those that may stay; null for those that are open. */
export const withWaivers = (
  findings: readonly Finding[],
  waivers: readonly Waiver[],
): (Finding & { waiver: Waiver | null })[] => {
  const key = ({ subject_id, rule, place }: Pick<Waiver, 'subject_id' | 'rule' | 'place'>) =>
    `${subject_id}\n${rule}\n${place}`;
  const known = new Map(waivers.map((waiver) => [key(waiver), waiver]));
  return findings.map((finding) => ({ ...finding, waiver: known.get(key(finding)) ?? null }));
};
