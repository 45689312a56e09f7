import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { architectFeedback, featureSuggestion, kickoffMessage, planningContext } from '#contract/advice.ts';
import { memberFeedback } from '#contract/discussion.ts';
import { claim, clarification, estimateDraft, storyDraft, testDraft } from '#contract/story-advice.ts';
import { teamMember, type TeamMember } from '#contract/team.ts';
import { roster } from '#domain/personas.ts';
import { modelAt, startModelServer } from '#tests/model-server.ts';
import { sensible } from '#tests/sensible-model.ts';
import type { Advisor, AdviceOptions, ProjectBrief } from './advisor.ts';
import type { IncrementRecord } from './refinement.ts';
import { createModelAdvisor } from './llm/llm-advisor.ts';
import { createRulesAdvisor } from './rules/rules-advisor.ts';

const project: ProjectBrief = {
  name: 'Orchard',
  summary: 'Members of an orchard book trees, and must be reminded by email before the harvest.',
  tags: ['garden'],
  additionalContext: 'Personal data stays in the country.',
};
const idea = 'Members must be able to swap trees with one another before the harvest.';

let model: Awaited<ReturnType<typeof startModelServer>>;
let advisors: Record<'rules' | 'model', Advisor>;
beforeAll(async () => {
  model = await startModelServer([sensible]);
  const rules = createRulesAdvisor();
  advisors = { rules, model: createModelAdvisor(modelAt(model.url), rules) };
});
afterAll(() => model.close());

const teamOf = (advisor: Advisor) => Array.fromAsync(advisor.composeTeam({ project, chosenRoles: ['security'] }));
const persona = (id: 'theo' | 'sasha'): TeamMember => ({
  ...roster[id],
  selectedBy: 'user',
  reason: '',
  confidence: 1,
});
const feature = {
  name: 'Swap trees',
  description: 'Two members agree.',
  complexity: 'M',
  value_category: 'Must Have',
} as const;

const done: IncrementRecord['features'] = (['a', 'b'] as const).map((id) => ({
  id,
  name: id === 'a' ? 'Swap trees' : 'Send reminders',
  status: id === 'a' ? 'implemented' : 'selected',
  value_category: 'Must Have',
  complexity: 'M',
}));

const planned = { context: { vision: project.summary }, feature };

type Streams = Record<string, (advisor: Advisor, options: AdviceOptions) => AsyncIterable<unknown>>;
/** Every call that gives several items. */
const streams = {
  composeTeam: (advisor, options) => advisor.composeTeam({ project, chosenRoles: [] }, options),
  introduce: (advisor, options) => advisor.introduce({ project, team: [persona('theo'), persona('sasha')] }, options),
  suggestFeatures: (advisor, options) => advisor.suggestFeatures({ from: 'idea', idea, project: '' }, options),
  clarify: (advisor, options) => advisor.clarify({ from: 'idea', idea, project: project.summary }, options),
  splitFeature: (advisor, options) => advisor.splitFeature(planned, options),
  proposeTests: (advisor, options) => advisor.proposeTests({ ...planned, criteria: [] }, options),
  estimate: (advisor, options) => advisor.estimate({ ...planned, team: [persona('theo'), persona('sasha')] }, options),
  summarise: (advisor, options) => advisor.summarise({ name: 'PI 1', goal: '', features: done, stories: [] }, options),
} satisfies Streams;
/** Every call there is. */
const calls = {
  ...Object.fromEntries(
    Object.entries<Streams[string]>(streams).map(([name, call]) => [
      name,
      async (advisor: Advisor, options: AdviceOptions): Promise<unknown> => Array.fromAsync(call(advisor, options)),
    ]),
  ),
  discuss: (advisor: Advisor, options: AdviceOptions): Promise<unknown> =>
    advisor.discuss({ idea, project, member: persona('theo') }, options),
  reviewFeature: (advisor: Advisor, options: AdviceOptions): Promise<unknown> =>
    advisor.reviewFeature({ architect: 'theo', context: {}, feature }, options),
};

test('every call of an advisor is among those tried here, on both', () => {
  for (const advisor of [advisors.rules, advisors.model]) {
    const own = Object.entries(advisor).flatMap(([name, value]) => (typeof value === 'function' ? [name] : []));
    expect(own.filter((name) => name !== 'check').toSorted()).toEqual(Object.keys(calls).toSorted());
  }
});

test.each(Object.keys(calls) as (keyof typeof calls)[])(
  'the built-in advisor answers %s twice with the same words',
  async (call) => {
    const once = await calls[call](createRulesAdvisor(), {});
    expect(JSON.stringify(once).length).toBeGreaterThan(20);
    expect(await calls[call](createRulesAdvisor(), {})).toEqual(once);
  },
);

describe.each(['rules', 'model'] as const)('the advisor that speaks by %s', (kind) => {
  test('composes a team with the core members and those chosen, each once, with reasons and confidences', async () => {
    const team = await teamOf(advisors[kind]);
    for (const member of team) teamMember.parse(member);
    expect(new Set(team.map(({ id }) => id)).size).toBe(team.length);
    expect(team.map(({ id }) => id)).toEqual(expect.arrayContaining(['milo', 'ava', 'sasha']));
    expect(team.find(({ id }) => id === 'milo')?.selectedBy).toBe('both');
    expect(team.find(({ id }) => id === 'sasha')?.selectedBy).toBe('user');
    expect(team.every(({ id, reason }) => id !== 'claude' && reason !== '')).toBe(true);
  });

  test('introduces everybody in order, then lets Milo close twice', async () => {
    const team = await teamOf(advisors[kind]);
    const messages = await Array.fromAsync(advisors[kind].introduce({ project, team }));
    for (const message of messages) kickoffMessage.parse(message);
    expect(messages.map(({ memberId }) => memberId)).toEqual([...team.map(({ id }) => id), 'milo', 'milo']);
    expect(new Set(messages.map(({ text }) => text)).size).toBe(messages.length);
  });

  test('discusses an idea as the member that is asked, and two members differ', async () => {
    const [theo, sasha] = await Promise.all(
      (['theo', 'sasha'] as const).map((id) => advisors[kind].discuss({ idea, project, member: persona(id) })),
    );
    expect([memberFeedback.parse(theo).memberId, memberFeedback.parse(sasha).memberId]).toEqual(['theo', 'sasha']);
    expect(theo?.analysis).not.toBe(sasha?.analysis);
  });

  test.each([
    { from: 'idea', idea, project: project.summary } as const,
    {
      from: 'discussion' as const,
      idea,
      project: project.summary,
      feedback: [
        {
          memberId: 'theo' as const,
          analysis: 'Both of them must agree.',
          keyPoints: ['We must be told of it.'],
          recommendations: ['Show who has which tree.'],
        },
      ],
    },
    { from: 'planning' as const, context: planningContext.parse({ vision: idea }), project, existing: [] },
  ])(
    'suggests features $from: at most 20, no two alike, with a reason, a rule, and quotes that were really written',
    async (request) => {
      const features = await Array.fromAsync(advisors[kind].suggestFeatures(request));
      expect(features.length).toBeGreaterThan(0);
      expect(features.length).toBeLessThanOrEqual(20);
      expect(new Set(features.map(({ name }) => name.toLowerCase())).size).toBe(features.length);
      for (const one of features) {
        const { quote, reasoning, rule } = featureSuggestion.parse(one);
        expect([reasoning, rule]).not.toContain('');
        if (quote !== null) expect(`${idea} ${project.summary} ${project.additionalContext}`).toContain(quote);
      }
      expect(features.some(({ quote }) => quote !== null)).toBe(true);
    },
  );

  test('reviews a feature as two architects who differ', async () => {
    const [theo, claude] = await Promise.all(
      (['theo', 'claude'] as const).map((architect) =>
        advisors[kind].reviewFeature({ architect, context: { vision: project.summary }, feature }),
      ),
    );
    expect(architectFeedback.parse(theo).overallAssessment).not.toBe(architectFeedback.parse(claude).overallAssessment);
    expect(theo?.risks.length).toBeGreaterThan(0);
  });

  test('asks at most five questions, each with options of which one is recommended, and quotes what was really written', async () => {
    const context = { vision: project.summary };
    const ofFeature = { from: 'feature', feature, context } as const;
    for (const [request, own] of [
      [{ from: 'idea', idea, project: project.summary } as const, `${idea} ${project.summary}`],
      [ofFeature, `${feature.name} ${feature.description} ${project.summary}`],
      [{ ...ofFeature, suggested: true }, project.summary],
    ] as const) {
      const asked = await Array.fromAsync(advisors[kind].clarify(request));
      expect(asked.length).toBeGreaterThan(0);
      expect(asked.length).toBeLessThanOrEqual(5);
      expect(new Set(asked.map(({ id }) => id)).size).toBe(asked.length);
      for (const one of asked) {
        const { options, recommended, quote, question } = clarification.parse(one);
        expect(options[recommended]).toBeDefined();
        expect(question).toMatch(/\?$/);
        if (quote !== null) expect(own).toContain(quote);
      }
    }
  });

  test('splits a feature into stories with parts, points and criteria, of which one is negative', async () => {
    const stories = await Array.fromAsync(advisors[kind].splitFeature(planned));
    expect(stories.length).toBeGreaterThan(0);
    expect(stories.length).toBeLessThanOrEqual(5);
    for (const story of stories) {
      const { as_a, i_want, so_that, criteria } = storyDraft.parse(story);
      expect(`${as_a}|${i_want}|${so_that}`).not.toMatch(/(?:^|\|)(?:as|i want|to|so that)\b|\.(?:\||$)|\|\|/i);
      expect(criteria.length).toBeGreaterThanOrEqual(2);
      expect(criteria.filter(({ kind }) => kind !== 'usual')).not.toEqual([]);
    }
    expect(new Set(stories.map(({ title }) => title.toLowerCase())).size).toBe(stories.length);
  });

  test('proposes a test for each criterion, and others', async () => {
    const [story] = await Array.fromAsync(advisors[kind].splitFeature(planned));
    const { criteria } = storyDraft.parse(story);
    const tests = await Array.fromAsync(advisors[kind].proposeTests({ ...planned, criteria }));
    for (const one of tests) expect(testDraft.parse(one).steps.length).toBeGreaterThan(0);
    expect(tests.map(({ criterion }) => criterion)).toEqual(expect.arrayContaining([0, 1, null]));
    expect(tests.length).toBeLessThanOrEqual(10);
  });

  test('estimates as each member of the team, in their order, with points of the scale and a reason', async () => {
    const team = await teamOf(advisors[kind]);
    const [story] = await Array.fromAsync(advisors[kind].splitFeature(planned));
    for (const request of [planned, { ...planned, story: storyDraft.parse(story) }]) {
      const estimates = await Array.fromAsync(advisors[kind].estimate({ ...request, team }));
      for (const one of estimates) expect(estimateDraft.parse(one).reason).not.toBe('');
      expect(estimates.map(({ memberId }) => memberId)).toEqual(team.map(({ id }) => id));
    }
  });

  test('summarises an increment by claims that items bear out', async () => {
    const claims = await Array.fromAsync(
      advisors[kind].summarise({ name: 'PI 1', goal: 'A harvest', features: done.slice(0, 1), stories: [] }),
    );
    expect(claims.length).toBeGreaterThan(0);
    for (const one of claims) expect(claim.parse(one).about).toEqual([{ kind: 'feature', id: 'a' }]);
  });

  test.each(Object.keys(streams) as (keyof typeof streams)[])(
    'stops %s when it is told to, and gives nothing more',
    async (call) => {
      const stop = new AbortController();
      let got = 0;
      const all = (async () => {
        for await (const _ of streams[call](advisors[kind], { signal: stop.signal })) {
          got += 1;
          stop.abort();
        }
      })();
      await expect(all).rejects.toThrow(/abort/i);
      expect(got).toBe(1);
    },
  );

  test.each(Object.keys(calls) as (keyof typeof calls)[])(
    'answers %s with nothing when it was stopped before',
    async (call) => {
      await expect(calls[call](advisors[kind], { signal: AbortSignal.abort() })).rejects.toThrow(/abort/i);
    },
  );
});

test('every member is asked by a call of its own, and none is told what another said', async () => {
  const asked = model.calls.length;
  const team = await teamOf(advisors.model);
  await Array.fromAsync(advisors.model.introduce({ project, team }));
  for (const member of team) await advisors.model.discuss({ idea, project, member });
  const calls = model.calls.slice(asked + 1);
  expect(calls).toHaveLength(team.length * 2 + 1);
  const speakers = calls.map(({ body }) => /^You are (\w+)/.exec(body.messages[0]?.content ?? '')?.[1]);
  for (const { name } of team) expect(speakers.filter((speaker) => speaker === name).length).toBeGreaterThanOrEqual(2);
  for (const [index, { body }] of calls.entries()) {
    const told = body.messages.map(({ content }) => content).join('\n');
    expect(body.messages).toHaveLength(2);
    for (const { name } of team) {
      expect(told).not.toContain(`${name} on: `);
      if (name !== speakers[index]) expect(told).not.toContain(name);
    }
  }
});
