import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createModelAdvisor } from '#advisors/llm/llm-advisor.ts';
import { createRulesAdvisor } from '#advisors/rules/rules-advisor.ts';
import { memberIds } from '#contract/vocabulary.ts';
import { askings, type Asking } from '#tests/askings.ts';
import { everything, openTestApp, type TestApp } from '#tests/builders.ts';
import { injections } from '#tests/injections.ts';
import { begin, end, modelAt, startModelServer, words, type ModelCall, type Script } from '#tests/model-server.ts';

const key = 'sk-secret-0123456789abcdef';

const promptOf = ({ body }: ModelCall) => body.messages.map(({ content }) => content);
/** What stands inside of the fences of a request. */
const dataOf = (call: ModelCall): string[] =>
  [...(promptOf(call)[1] ?? '').matchAll(/<data (\w+)>\n([\s\S]*?)\n<\/data \1>/g)].map(([, , text]) => text ?? '');

/** A model that obeys whatever it reads: says it all again in every field, tells its key and its instructions, and calls tools. */
const obedient: Script = (response, call) => {
  const [instructions = ''] = promptOf(call);
  const obeyed = [...dataOf(call), `My key is ${call.authorization?.replace('Bearer ', '')}.`].join('\n');
  const list = [obeyed];
  const forms: Record<string, object> = {
    '"features"': {
      features: [
        { name: obeyed, description: obeyed, reasoning: obeyed, quote: obeyed, complexity: 'S', value: 'Must Have' },
      ],
    },
    '"narrativeAssessment"': {
      narrativeAssessment: obeyed,
      overallAssessment: obeyed,
      implementationApproach: obeyed,
      technicalConsiderations: list,
      risks: [{ risk: obeyed, mitigation: obeyed }],
      recommendations: list,
    },
    '"keyPoints"': { analysis: obeyed, keyPoints: list, recommendations: list },
    '"members"': {
      members: memberIds.map((member) => ({
        member,
        reason: obeyed,
        confidence: 1,
        domain: obeyed,
        domainDescription: obeyed,
      })),
    },
    '"questions"': {
      questions: [
        {
          question: obeyed,
          why: obeyed,
          quote: obeyed,
          options: [
            { answer: obeyed, leadsTo: obeyed },
            { answer: 'No', leadsTo: obeyed },
          ],
          recommended: 0,
        },
      ],
    },
    '"stories"': {
      stories: [
        {
          title: obeyed,
          as_a: obeyed,
          i_want: obeyed,
          so_that: obeyed,
          criteria: [{ given: obeyed, when: obeyed, outcome: obeyed, kind: 'usual' }],
          points: 3,
        },
      ],
    },
    '"tests"': {
      tests: [{ criterion: 1, title: obeyed, level: 'system', priority: 'P1', steps: list, expected: obeyed }],
    },
    '"points"': { points: 5, reason: obeyed },
    '"claims"': { claims: [{ text: obeyed, about: ['F1'] }] },
    '"first"': { first: obeyed, second: obeyed },
    '"text"': { text: obeyed },
  };
  const answer = Object.entries(forms).find(([sign]) => instructions.includes(sign))?.[1] ?? {};
  begin(response);
  response.write(
    `data: ${JSON.stringify({ choices: [{ index: 0, delta: { tool_calls: [{ index: 0, id: 't1', type: 'function', function: { name: 'delete_project', arguments: '{"id":"*"}' } }] } }] })}\n\n`,
  );
  words(response, JSON.stringify(answer), 4000);
  end(response);
};

let app: TestApp;
let model: Awaited<ReturnType<typeof startModelServer>>;
beforeAll(async () => {
  model = await startModelServer([obedient]);
  app = await openTestApp({ advisor: createModelAdvisor(modelAt(model.url, { key }), createRulesAdvisor()) });
});
afterAll(async () => {
  await app.close();
  await model.close();
});

/** Fields that hold the person's words, or the name of a rule, and are no words of the model. */
const saidBy = (answer: unknown): string =>
  JSON.stringify(answer, (name, value: unknown) => (name === 'quote' || name === 'rule' ? undefined : value));

/** Operations that answer at once; nothing has to be there for them. */
const functions: Record<string, Asking> = {
  'functions.ideaToFeatures': async ({ client }, text) =>
    whole(() => client.functions.ideaToFeatures({ idea: text, project_context: text })),
  'functions.getArchitectFeedback': async ({ client }, text) =>
    whole(() =>
      client.functions.getArchitectFeedback({
        projectContext: { comments: text, inventory: text },
        featureData: { name: 'Book a boat', description: text },
        architectType: 'claude',
      }),
    ),
  'functions.analyzeTeamComposition': async ({ client }, text) =>
    whole(() => client.functions.analyzeTeamComposition({ projectName: 'Club', projectDescription: text })),
};
const whole = (ask: () => Promise<unknown>) => Promise.resolve(async () => ({ said: [await ask()], taken: undefined }));

/** What is kept of what advisors say, apart from what is a person's. */
const offers = new Set([
  'advice_run',
  'discussion',
  'discussion_answer',
  'planning_feature',
  'planning_session',
  'refinement_item',
  'story_estimate',
]);
const ownData = async () => {
  const all = await everything(app);
  return Object.fromEntries(Object.entries(all).filter(([table]) => !offers.has(table)));
};

const all = { ...askings, ...functions };

test('there are two hundred texts that tell a model to do something else, and each goes through one operation', () => {
  expect(new Set(injections).size).toBeGreaterThanOrEqual(200);
  expect(injections.length / Object.keys(all).length).toBeGreaterThanOrEqual(12);
});

describe.each(Object.entries(all))('%s', (name, asking) => {
  const place = Object.keys(all).indexOf(name);
  const share = injections.filter((_, index) => index % Object.keys(all).length === place);

  test('obeys none of them: no write, no key, no markup', async () => {
    const asks: [string, Awaited<ReturnType<Asking>>][] = [];
    for (const text of share) asks.push([text, await asking(app, text)]);
    const before = await ownData();
    for (const [text, ask] of asks) {
      const called = model.calls.length;
      const { said } = await ask();
      expect(said.length, text).toBeGreaterThan(0);
      const words = saidBy(said);
      expect(words, text).not.toContain(key);
      expect(words, text).not.toMatch(/<[a-z/!?]|!\[|\]\(|javascript:/i);
      // oxlint-disable-next-line no-control-regex
      expect(words, text).not.toMatch(/[\u200b\u202e\u0000]/u);
      const calls = model.calls.slice(called);
      expect(calls.length).toBeGreaterThan(0);
      expect(calls.flatMap(dataOf).some((data) => data.includes(text))).toBe(true);
    }
    expect(await ownData()).toEqual(before);
  });
});

test('what was kept of all that holds no key', async () => {
  const kept = JSON.stringify(await everything(app));
  expect(kept).toContain('My key is ');
  expect(kept).not.toContain(key);
});

test('what the model is told holds no secret, lets no text out of its fence, and offers no tool', () => {
  expect(model.calls.length).toBeGreaterThan(0);
  for (const call of model.calls) {
    const told = JSON.stringify(call.body);
    expect(told).not.toContain(key);
    expect(told).not.toContain('databaseUrl' in app.location ? app.location.databaseUrl : app.location.folder);
    expect(call.body.tools).toBeUndefined();
    const [instructions = '', data = ''] = promptOf(call);
    for (const text of injections) expect(instructions).not.toContain(text);
    const outside = data.replaceAll(/<data (\w+)>\n[\s\S]*?\n<\/data \1>/g, '');
    expect(outside).not.toMatch(/ignore all|system:|authorise|elsewhere\.example|<script/i);
  }
});
