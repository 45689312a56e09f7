import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import type { FeatureSuggestion } from '#contract/advice.ts';
import { lintPlan } from '#domain/lint/lint.ts';
import type { LintStory } from '#domain/lint/plan.ts';
import { aboutOf, capabilities } from '../knowledge/capabilities.ts';
import { kinds } from '../knowledge/kinds.ts';
import { fill, nameIn } from '../knowledge/slots.ts';
import { listed } from '../pace.ts';
import { sampleIdeas } from '../sample-ideas.ts';
import { suggestionsFor } from '../suggest/suggest.ts';
import { splitting } from './split.ts';

const folder = join(import.meta.dirname, '../../../../tests/data/advisor-eval');
const evaluated = ['ideas-later.json', 'ideas-unknown-kinds.json'].flatMap(
  (file) => JSON.parse(readFileSync(join(folder, file), 'utf8')) as { idea: string }[],
);

type Planned = Pick<FeatureSuggestion, 'name' | 'description' | 'complexity' | 'value'>;

/** A plan of these features, each split. */
const planned = (wanted: readonly Planned[]) => {
  const stories: LintStory[] = [];
  const features = wanted.map((one, at) => ({ ...one, id: `F${at + 1}` }));
  for (const { id: feature_id, name, description, complexity, value } of features) {
    const feature = { name, description, complexity, value_category: value };
    const existing = stories.map(({ title }) => title);
    for (const draft of listed(splitting({ feature, context: {}, existing }))) {
      const id = `S${stories.length + 1}`;
      const criteria = draft.criteria.map((criterion, at) => ({ ...criterion, id: `${id}.${at + 1}` }));
      stories.push({
        ...draft,
        id,
        feature_id,
        criteria,
        story_points: draft.points,
        depends_on: [],
        tests_due: false,
      });
    }
  }
  return { features, stories, tests: [] };
};

const findings = (plans: readonly ReturnType<typeof planned>[]) =>
  plans.flatMap((plan) =>
    lintPlan(plan).map(({ rule, place, sentence, subject_id }) => {
      const story = plan.stories.find(({ id }) => id === subject_id.split('.')[0]);
      const criterion = story?.criteria.find(({ id }) => id === subject_id);
      return { rule, place, sentence, story: story?.title, criterion };
    }),
  );

const textsOf = ({ title, as_a, i_want, so_that, criteria }: LintStory) => [
  title,
  as_a,
  i_want,
  so_that,
  ...criteria.flatMap(({ given, when, outcome }) => [given, when, outcome]),
];
/** "Get a deleted deleted piece back". */
const doubled = (plans: readonly ReturnType<typeof planned>[]) =>
  plans
    .flatMap(({ stories }) => stories)
    .flatMap(textsOf)
    .filter((text) => /\b(?!that\b|had\b)(\p{L}+) \1\b(?!-)/iu.test(text.replaceAll(/"[^"]*"/gu, '""')));

test('no capability says a word twice or is a story twice, whatever it is done to', () => {
  const things = ['piece', 'deleted piece', 'shared photo'];
  const features = (thing: string) =>
    capabilities.map((one) => ({
      name: nameIn(one.name, { thing, people: 'members' }),
      description: '',
      complexity: 'M' as const,
      value: 'Should Have' as const,
    }));
  expect(things.flatMap((thing) => doubled(features(thing).map((one) => planned([one]))))).toEqual([]);
  const bin = planned([{ ...features('piece')[0]!, name: 'Recover deleted pieces from a bin' }]).stories;
  expect(bin.map(({ title }) => title)).toEqual(['Recover deleted pieces from a bin', 'Empty the bin']);
  expect(bin[0]!.criteria[0]).toMatchObject({ given: 'a deleted piece in the bin', when: 'it is restored' });
});

test('the linter finds nothing in 2,000 stories of the built-in advisor', () => {
  // Every second one makes more than are asked for.
  const ideas = [...Object.values(sampleIdeas), ...evaluated.filter((_, at) => at % 2 === 0).map(({ idea }) => idea)];
  const plans = ideas.map((idea) => planned(suggestionsFor({ from: 'idea', idea, project: '' })));
  expect(plans.flatMap(({ stories }) => stories).length).toBeGreaterThan(2000);
  expect(findings(plans)).toEqual([]);
  expect(doubled(plans)).toEqual([]);
});

// Of every third kind: the criteria of all are linted where their examples are checked, what is made of them here.
test.each([0, 1])('the linter finds nothing in the stories of what a kind of product usually has, %i', (part) => {
  const some = kinds.filter((_, at) => at % 6 === 3 * part);
  const plans = some.map(({ features, things, people }) => {
    const slots = { thing: things[0]!, people: people[0]! };
    return planned(
      features.map((feature) => ({
        name: nameIn(feature.name, slots),
        description: fill(aboutOf(feature), slots),
        complexity: feature.size,
        value: 'Should Have',
      })),
    );
  });
  expect(plans.flatMap(({ stories }) => stories).length).toBeGreaterThan(2000);
  expect(findings(plans)).toEqual([]);
});
