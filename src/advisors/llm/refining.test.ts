import { afterEach, expect, test } from 'vitest';
import type { StoryDraft } from '#contract/story-advice.ts';
import { roster } from '#domain/personas.ts';
import { begin, fails, modelAt, says, startModelServer, words, type Script } from '#tests/model-server.ts';
import type { Advisor } from '../advisor.ts';
import type { Ruled, Run } from '../run.ts';
import { createRulesAdvisor } from '../rules/rules-advisor.ts';
import { atOnce } from './in-order.ts';
import { createModelAdvisor } from './llm-advisor.ts';

let close: (() => Promise<void>) | undefined;
afterEach(() => close?.());

const asking = async (...scripts: Script[]) => {
  const server = await startModelServer(scripts);
  close = server.close;
  return { advisor: createModelAdvisor(modelAt(server.url), createRulesAdvisor()), calls: server.calls };
};

const feature = {
  name: 'Book a boat',
  description: 'Members book boats for a day.',
  complexity: 'M',
  value_category: 'Must Have',
} as const;
const planned = { feature, context: { vision: 'A rowing club' } };
const criterion = (outcome: string, kind: string) => ({ given: 'a free boat', when: 'it is booked', outcome, kind });
const story = (title: string, points: unknown = 3) => ({
  title,
  as_a: 'As a member',
  i_want: 'I want to book a boat',
  so_that: 'so that nobody else takes it.',
  criteria: [criterion('the boat is mine', 'usual'), criterion('it is refused', 'negative')],
  points,
});
const team = [roster.milo, roster.theo, roster.uma, roster.quinn, roster.sasha].map((persona) => ({
  ...persona,
  selectedBy: 'user' as const,
  reason: '',
  confidence: 1,
}));
const increment = {
  name: 'PI 1',
  goal: '',
  features: [{ id: 'f', ...feature, status: 'implemented' }],
  stories: [{ id: 's', title: 'Book a boat', status: 'done', feature_id: 'f' }],
};

const brief = { name: 'Rowing', summary: 'Members book boats.', tags: [], additionalContext: '' };
type Said = AsyncIterable<Ruled> | Promise<Ruled>[];
const calls: [string, (advisor: Advisor, report: (run: Run) => void) => Said][] = [
  ['composeTeam', (advisor, report) => advisor.composeTeam({ project: brief, chosenRoles: [] }, { report })],
  ['introduce', (advisor, report) => advisor.introduce({ project: brief, team }, { report })],
  [
    'discuss',
    (advisor, report) =>
      team.map((member) => advisor.discuss({ idea: 'Lend oars.', project: brief, member }, { report })),
  ],
  ['reviewFeature', (advisor, report) => [advisor.reviewFeature({ ...planned, architect: 'claude' }, { report })]],
  [
    'suggestFeatures',
    (advisor, report) => advisor.suggestFeatures({ from: 'idea', idea: 'Lend oars.', project: '' }, { report }),
  ],
  ['clarify', (advisor, report) => advisor.clarify({ from: 'feature', ...planned }, { report })],
  ['splitFeature', (advisor, report) => advisor.splitFeature(planned, { report })],
  ['proposeTests', (advisor, report) => advisor.proposeTests(planned, { report })],
  ['estimate', (advisor, report) => advisor.estimate({ ...planned, team }, { report })],
  ['summarise', (advisor, report) => advisor.summarise(increment, { report })],
];

test.each(calls)(
  '%s: where the model fails, the built-in advisor answers and both runs are reported, with its rules',
  async (_, ask) => {
    const { advisor } = await asking(fails(401));
    const runs: Run[] = [];
    const items = await Array.fromAsync(ask(advisor, (run) => runs.push(run)));
    expect(items.length).toBeGreaterThan(0);
    const rules = items.flatMap(({ rule }) => rule?.split(' ') ?? ['none']);
    expect(rules.filter((rule) => rule === 'none' || rule.startsWith('prompt:'))).toEqual([]);
    const failed = runs.filter(({ outcome }) => outcome === 'failed');
    const instead = runs.filter(({ engine }) => engine.id === 'builtin');
    expect(failed.every(({ fault }) => fault === 'no_key')).toBe(true);
    expect(instead).toHaveLength(failed.length);
    expect(new Set(instead.flatMap(({ source }) => source.split(' ')))).toEqual(new Set(rules));
  },
);

test('stories come in parts without the words around them, with points of the scale, each once', async () => {
  const { advisor, calls: asked } = await asking(
    says({
      stories: [story('Book', '6 points'), story('Book'), { ...story('Lend'), criteria: [] }, story('Take back', 40)],
    }),
  );
  const stories = await Array.fromAsync(advisor.splitFeature({ ...planned, existing: ['Row'] }));
  expect(stories.map(({ title, points }) => [title, points])).toEqual([
    ['Book', 5],
    ['Take back', 13],
  ]);
  expect(stories[0]).toMatchObject({
    as_a: 'a member',
    i_want: 'book a boat',
    so_that: 'nobody else takes it',
    rule: 'prompt:split-feature@1',
  });
  expect(asked[0]?.body.messages[1]?.content).toContain('Row');
});

test('stopping between two stories hangs up, and the second is never given', async () => {
  const text = JSON.stringify({ stories: [story('Book'), story('Lend')] });
  let hungUp: Promise<void> | undefined;
  const { advisor } = await asking((response, { closed }) => {
    begin(response);
    words(response, text.slice(0, -60));
    hungUp = closed;
  });
  const stop = new AbortController();
  const got: StoryDraft[] = [];
  const all = (async () => {
    for await (const one of advisor.splitFeature(planned, { signal: stop.signal })) {
      got.push(one);
      stop.abort();
    }
  })();
  await expect(all).rejects.toThrow(/abort/i);
  expect(got.map(({ title }) => title)).toEqual(['Book']);
  await hungUp;
});

test('no member that estimates is told of another, and a claim that no item bears out is left out', async () => {
  const { advisor, calls: asked } = await asking(says({ points: 5, reason: 'Only in my view.' }));
  // Who is asked last is asked after others have answered.
  expect(team.length).toBeGreaterThan(atOnce);
  const estimates = await Array.fromAsync(advisor.estimate({ ...planned, team }));
  expect(estimates.map(({ reason }) => reason)).toEqual(team.map(() => 'Only in my view.'));
  expect(asked).toHaveLength(team.length);
  for (const { body } of asked) expect(JSON.stringify(body)).not.toContain('Only in my view');

  const summing = await asking(
    says({
      claims: [
        { text: 'Done.', about: ['F1', 'S1'] },
        { text: 'Sold.', about: [] },
      ],
    }),
  );
  const claims = await Array.fromAsync(summing.advisor.summarise(increment));
  expect(claims.map(({ text, about }) => [text, about.map(({ id }) => id)])).toEqual([['Done.', ['f', 's']]]);
});
