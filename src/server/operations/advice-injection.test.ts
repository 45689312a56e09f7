import { afterAll, beforeAll, expect, test } from 'vitest';
import { createModelAdvisor } from '#advisors/llm/llm-advisor.ts';
import { createRulesAdvisor } from '#advisors/rules/rules-advisor.ts';
import { memberIds } from '#contract/vocabulary.ts';
import { aProject, everything, openTestApp, type TestApp } from '#tests/builders.ts';
import { injections } from '#tests/injections.ts';
import { begin, end, startModelServer, words, type ModelCall, type Script } from '#tests/model-server.ts';

const key = 'sk-secret-0123456789abcdef';

const promptOf = ({ body }: ModelCall) => body.messages.map(({ content }) => content);
/** What stands inside of the fences of a request. */
const dataOf = (call: ModelCall): string[] =>
  [...(promptOf(call)[1] ?? '').matchAll(/<data (\w+)>\n([\s\S]*?)\n<\/data \1>/g)].map(([, , text]) => text ?? '');

/** A model that obeys whatever it reads: says it all again in every field, tells its key and its instructions, and calls tools. */
const obedient: Script = (response, call) => {
  const [instructions = ''] = promptOf(call);
  const obeyed = [...dataOf(call), `My key is ${call.authorization?.replace('Bearer ', '')}.`].join('\n');
  const field = { text: obeyed, list: [obeyed] };
  begin(response);
  response.write(
    `data: ${JSON.stringify({ choices: [{ index: 0, delta: { tool_calls: [{ index: 0, id: 't1', type: 'function', function: { name: 'delete_project', arguments: '{"id":"*"}' } }] } }] })}\n\n`,
  );
  const answer = instructions.includes('"features"')
    ? {
        features: [
          { name: obeyed, description: obeyed, reasoning: obeyed, quote: obeyed, complexity: 'S', value: 'Must Have' },
        ],
      }
    : instructions.includes('"narrativeAssessment"')
      ? {
          narrativeAssessment: field.text,
          overallAssessment: field.text,
          implementationApproach: field.text,
          technicalConsiderations: field.list,
          risks: [{ risk: field.text, mitigation: field.text }],
          recommendations: field.list,
        }
      : {
          members: memberIds.map((member) => ({
            member,
            reason: obeyed,
            confidence: 1,
            domain: obeyed,
            domainDescription: obeyed,
          })),
        };
  words(response, JSON.stringify(answer), 4000);
  end(response);
};

let app: TestApp;
let model: Awaited<ReturnType<typeof startModelServer>>;
beforeAll(async () => {
  model = await startModelServer([obedient]);
  const settings = {
    provider: 'openai-compatible',
    model: 'obedient',
    baseUrl: model.url,
    key,
    priceIn: null,
    priceOut: null,
    dailyBudget: null,
    timeoutMs: 20_000,
  } as const;
  app = await openTestApp({ advisor: createModelAdvisor(settings, createRulesAdvisor()) });
});
afterAll(async () => {
  await app.close();
  await model.close();
});

/** Fields that hold the person's words, or the name of a rule, and are no words of the model. */
const saidBy = (answer: unknown): string =>
  JSON.stringify(answer, (name, value: unknown) => (name === 'quote' || name === 'rule' ? undefined : value));

test('two hundred texts that tell a model to do something else lead to no write, no key and no markup', async () => {
  expect(new Set(injections).size).toBeGreaterThanOrEqual(200);
  const { client } = app;
  await aProject(client);
  const before = await everything(app);
  for (const [index, text] of injections.entries()) {
    const asked = [
      () => client.functions.ideaToFeatures({ idea: text, project_context: 'A rowing club.' }),
      () => client.functions.ideaToFeatures({ idea: 'Book boats.', project_context: text }),
      () =>
        client.functions.getArchitectFeedback({
          projectContext: { comments: text, inventory: text },
          featureData: { name: 'Book a boat', description: text },
          architectType: 'claude',
        }),
      () => client.functions.analyzeTeamComposition({ projectName: 'Club', projectDescription: text }),
    ][index % 4];
    const said = saidBy(await asked?.());
    expect(said, text).not.toContain(key);
    expect(said, text).not.toMatch(/<[a-z/!?]|!\[|\]\(|javascript:/i);
    // oxlint-disable-next-line no-control-regex
    expect(said, text).not.toMatch(/[\u200b\u202e\u0000]/u);
    const call = model.calls.at(-1);
    if (call === undefined) throw new Error('the model was asked');
    expect(dataOf(call).some((data) => data.includes(text))).toBe(true);
  }
  expect(await everything(app)).toEqual(before);
  expect(model.calls.length).toBeGreaterThanOrEqual(injections.length);
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
