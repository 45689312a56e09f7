import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { lintPlan } from '#domain/lint/lint.ts';
import type { LintStory } from '#domain/lint/plan.ts';
import { drained } from '../pace.ts';
import { sampleIdeas } from '../sample-ideas.ts';
import { suggestionsFor } from '../suggest/suggest.ts';
import { splitting } from './split.ts';

const folder = join(import.meta.dirname, '../../../../tests/data/advisor-eval');
const evaluated = ['ideas-later.json', 'ideas-unknown-kinds.json'].flatMap(
  (file) => JSON.parse(readFileSync(join(folder, file), 'utf8')) as { idea: string }[],
);

/** The whole plan of an idea: every feature that is suggested, split. */
const planned = (idea: string) => {
  const stories: LintStory[] = [];
  const features = suggestionsFor({ from: 'idea', idea, project: '' }).map((one, at) => ({ ...one, id: `F${at + 1}` }));
  for (const { id: feature_id, name, description, complexity, value } of features) {
    const feature = { name, description, complexity, value_category: value };
    const existing = stories.map(({ title }) => title);
    for (const draft of drained(splitting({ feature, context: {}, existing }))) {
      const id = `S${stories.length + 1}`;
      const criteria = draft.criteria.map((criterion, at) => ({ ...criterion, id: `${id}.${at + 1}` }));
      stories.push({ ...draft, id, feature_id, criteria, story_points: draft.points, depends_on: [] });
    }
  }
  return { features, stories, tests: null };
};

test('the linter finds nothing in 2,000 stories of the built-in advisor', () => {
  const ideas = [...Object.values(sampleIdeas), ...evaluated.map(({ idea }) => idea)];
  const plans = ideas.map(planned);
  expect(plans.flatMap(({ stories }) => stories).length).toBeGreaterThan(2000);
  const found = plans.flatMap((plan) =>
    lintPlan(plan).map(({ rule, place, sentence, subject_id }) => {
      const story = plan.stories.find(({ id }) => id === subject_id.split('.')[0]);
      const criterion = story?.criteria.find(({ id }) => id === subject_id);
      return { rule, place, sentence, story: story?.title, criterion };
    }),
  );
  expect(found).toEqual([]);
});
