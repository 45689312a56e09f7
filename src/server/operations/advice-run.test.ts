import { inspect } from 'node:util';
import { afterEach, describe, expect, onTestFinished, test, vi } from 'vitest';
import { createModelAdvisor } from '#advisors/llm/llm-advisor.ts';
import { limitsFor } from '#advisors/llm/limits.ts';
import { createRulesAdvisor } from '#advisors/rules/rules-advisor.ts';
import type { ModelSettings } from '#advisors/run.ts';
import type { ModelFault } from '#contract/advice-run.ts';
import type { Provenance } from '#contract/provenance.ts';
import { builtinEngineName } from '#contract/vocabulary.ts';
import { purgeRuns } from '../advice-record.ts';
import { askings } from '#tests/askings.ts';
import { aFeature, aProject, aStory, everything, openTestApp, scriptedAdvisor, type TestApp } from '#tests/builders.ts';
import { sensible } from '#tests/sensible-model.ts';
import { begin, fails, modelAt, says, startModelServer, words, type Script } from '#tests/model-server.ts';

const key = 'sk-secret-0123456789';
const feature = (name: string) => ({
  name,
  description: 'So that nobody waits.',
  reasoning: 'They ask for it.',
  quote: null,
  complexity: 'S',
  value: 'Must Have',
});
const suggestions = { features: [feature('Book a boat')] };
const said = { analysis: 'Boats are few.', keyPoints: ['Two at once'], recommendations: ['Lock the hour'] };
const noon = new Date('2026-06-01T12:00:00.000Z');

const open: { close(): Promise<void> }[] = [];
afterEach(async () => {
  for (const one of open.splice(0).toReversed()) await one.close();
});

const opened = async (script: Script, terms: Partial<ModelSettings> = {}, now = () => noon) => {
  const server = await startModelServer([script]);
  open.push(server);
  const settings = modelAt(server.url, { key, priceIn: 1000, priceOut: 2000, ...terms });
  const limits = { ...limitsFor(20_000), waitMs: 0 };
  const app = await openTestApp({
    advisor: createModelAdvisor(settings, createRulesAdvisor(), limits),
    now,
    logLevel: 'trace',
  });
  open.push(app);
  return { app, server };
};

const suggested = async ({ client }: TestApp, at: { project_id: string; pi_id: string }) => {
  const { context, version } = await client.planning.get(at);
  await client.planning.saveContext({ ...at, context: { ...context, vision: 'Members book boats.' }, version });
  return Array.fromAsync(await client.planning.suggest(at));
};

describe('a run of an advisor', () => {
  test('of a model is kept with prompt, tokens and cost', async () => {
    const { app } = await opened(says(suggestions));
    const { project, increment } = await aProject(app.client);
    await suggested(app, { project_id: project.id, pi_id: increment.id });
    const { items } = await app.client.advice.runs({ project_id: project.id });
    expect(items).toEqual([
      {
        id: expect.any(String) as string,
        project_id: project.id,
        kind: 'suggestFeatures',
        persona: 'ava',
        engine: 'scripted',
        engine_id: 'model',
        model: 'scripted',
        source: 'prompt:suggest-features@1',
        started_at: noon.toISOString(),
        duration_ms: expect.any(Number) as number,
        tokens_in: 120,
        tokens_out: 40,
        cost: 0.2,
        outcome: 'answered',
        fault: null,
      },
    ]);
    expect((await app.client.advice.status()).today).toEqual({
      day: '2026-06-01',
      runs: 1,
      failed: 0,
      tokens_in: 120,
      tokens_out: 40,
      cost: 0.2,
      highest: 0.2,
    });
  });

  test('that failed is kept beside that of the built-in advisor, which answered and says so', async () => {
    const { app } = await opened(fails(401));
    const { project } = await aProject(app.client);
    const asked = { projectContext: {}, featureData: { name: 'Book a boat' }, architectType: 'claude' } as const;
    const { feedback } = await app.client.functions.getArchitectFeedback(asked);
    expect(feedback.engine).toBe('CoScrum built-in advisor');
    const { items } = await app.client.advice.runs({});
    expect(items.map(({ engine_id, persona, outcome, fault }) => [engine_id, persona, outcome, fault])).toEqual(
      expect.arrayContaining([
        ['builtin', 'claude', 'answered', null],
        ['model', 'claude', 'failed', 'key'],
      ]),
    );
    expect((await app.client.advice.runs({ project_id: project.id })).items).toEqual([]);
  });

  test('is named by what came of it, which also says whether a person had edited it', async () => {
    const { app } = await opened(says({ features: [feature('Book a boat'), feature('Lend oars')] }));
    const { project, increment } = await aProject(app.client);
    const at = { project_id: project.id, pi_id: increment.id };
    await suggested(app, at);
    const session = await app.client.planning.get(at);
    const oars = session.features.find(({ name }) => name === 'Lend oars');
    await app.client.planning.updateFeature({ ...at, id: oars?.id ?? '', version: 1, name: 'Lend paddles' });
    const { features } = await app.client.planning.finalise({ ...at, version: session.version });
    const [run] = (await app.client.advice.runs({ project_id: project.id })).items;
    expect(features.map(({ name, engine, run_id, rule }) => [name, engine, run_id, rule])).toEqual([
      ['Book a boat', 'scripted', run?.id, 'prompt:suggest-features@1'],
      ['Lend paddles', 'scripted', run?.id, 'prompt:suggest-features@1'],
    ]);
    expect(features.map(({ edited_at }) => edited_at)).toEqual([null, noon.toISOString()]);
    const unread = await app.client.feature.list({ project_id: project.id, reviewed: 'not_yet' });
    expect(unread.items.map(({ name }) => name)).toEqual(['Book a boat']);
  });

  const speakers: [who: string, script: Script | null][] = [
    ['the built-in advisor', null],
    ['a model', sensible],
    ['the built-in advisor in the place of a model', fails(401)],
  ];
  const spokenBy = async (script: Script | null) => {
    if (script !== null) return (await opened(script)).app;
    const app = await openTestApp({ advisor: createRulesAdvisor() });
    open.push(app);
    return app;
  };

  test.each(speakers)('of %s is named by risks that were accepted, and by estimates', async (_, script) => {
    const source =
      script === sensible
        ? /^prompt:(?:review-feature|estimate)@\d+$/
        : /^(?:review\.(?:usual|deed|capability)|estimate)\./;
    const { client } = await spokenBy(script);
    const { project, increment } = await aProject(client);
    const { id: project_id } = project;
    const at = { project_id, pi_id: increment.id };
    // Claude has reviewed one feature while it was planned; the other is read by Theo when risks are asked for.
    const planned = await client.planning.addFeature({ ...at, name: 'Book a boat' });
    await client.planning.review({ ...at, id: planned.id, architectType: 'claude' });
    const { version } = await client.planning.get(at);
    await client.planning.finalise({ ...at, version });
    const other = await aFeature(client, project_id, { name: 'Pay for a boat', pi_id: at.pi_id, status: 'selected' });
    const asked = await Array.fromAsync(await client.test.risk.propose(at));
    const offered = asked.flatMap((event) => (event.type === 'risk' ? [event.risk] : []));
    await client.test.risk.createMany({ ...at, risks: offered.map(({ feature_name: __, ...risk }) => risk) });
    const risks = await client.test.risk.list(at);
    expect(
      new Set(risks.map(({ feature_id, provenance }) => `${feature_id === other.id} ${provenance?.persona}`)),
    ).toEqual(new Set(['true theo', 'false claude']));

    const { id } = await aStory(client, project_id);
    await Array.fromAsync(await client.story.estimate({ project_id, id }));
    const { estimates } = await client.story.get({ project_id, id });
    expect(estimates.length).toBeGreaterThan(1);

    const { items: runs } = await client.advice.runs({ project_id, limit: 100 });
    const runOf = (said: Pick<Provenance, 'rule' | 'run_id'> | null) => {
      const run = runs.find((one) => one.id === said?.run_id);
      expect(said?.rule).toMatch(source);
      expect(run?.source.split(' ')).toContain(said?.rule);
      return run;
    };
    for (const { provenance } of risks) {
      const { persona, engine, model } = provenance ?? {};
      expect(runOf(provenance)).toMatchObject({ kind: 'reviewFeature', persona, engine, model });
    }
    // The built-in advisor speaks for all of them in one run; a model is asked once for each.
    for (const { member_id, engine, model, ...from } of estimates)
      expect(runOf(from)).toMatchObject({ kind: 'estimate', persona: script && member_id, engine, model });
  });

  test.each(speakers)('of %s is named by remarks on a feature and in a discussion', async (_, script) => {
    const { client } = await spokenBy(script);
    const { project, increment } = await aProject(client);
    const { id: project_id } = project;
    const at = { project_id, pi_id: increment.id };
    const { id: feature_id } = await aFeature(client, project_id, { pi_id: at.pi_id, status: 'selected' });
    await Array.fromAsync(await client.refinement.propose({ ...at, feature_id, ask: 'remarks' }));
    const { items } = await client.refinement.get({ ...at, feature_id });
    const { id } = await client.discussion.start({ project_id, idea: 'Members pay for a boat.' });
    await Array.fromAsync(await client.discussion.discuss({ project_id, id, memberId: 'theo' }));
    const { feedback } = await client.discussion.get({ project_id, id });

    const { items: runs } = await client.advice.runs({ project_id });
    const said = [
      ...items.map(({ provenance }) => ({ persona: provenance?.persona, from: provenance })),
      ...feedback.map((one) => ({ persona: one.memberId, from: one })),
    ];
    expect(said.map(({ persona }) => persona)).toEqual(['uma', 'sasha', 'theo']);
    for (const { persona, from } of said) {
      const run = runs.find((one) => one.id === from?.run_id);
      expect(run).toMatchObject({ kind: 'discuss', persona, engine: from?.engine, outcome: 'answered' });
      expect(run?.source).toBe(from?.rule);
    }
  });

  test('of rules names the rules, whatever was asked, and costs nothing', async () => {
    const app = await openTestApp({ advisor: createRulesAdvisor(), now: () => noon });
    open.push(app);
    const { client } = app;
    const { project, increment } = await aProject(client);
    const { id: project_id } = project;
    const at = { project_id, pi_id: increment.id };
    const feature = await aFeature(client, project_id, { pi_id: at.pi_id, status: 'selected' });
    const { id: story_id } = await aStory(client, project_id, { feature_id: feature.id });
    const idea = await client.discussion.start({ project_id, idea: 'Members pay for a boat.' });
    const asked = { projectContext: {}, featureData: { name: 'Pay for a boat' }, architectType: 'theo' } as const;
    const suggested = await client.functions.ideaToFeatures({ idea: 'Members pay for a boat.' });
    await client.functions.analyzeTeamComposition({
      projectName: 'Rowing',
      projectDescription: 'Children book boats.',
    });
    await client.functions.getArchitectFeedback(asked);
    for (const stream of [
      await client.team.kickoff({ project_id }),
      await client.discussion.discuss({ project_id, id: idea.id, memberId: 'milo' }),
      await client.advice.questions({ project_id, text: 'Members pay for a boat.' }),
      await client.refinement.propose({ ...at, feature_id: feature.id, ask: 'stories' }),
      await client.test.propose({ project_id, story_id }),
      await client.story.estimate({ project_id, id: story_id }),
      await client.review.summarise(at),
    ])
      await Array.fromAsync<unknown>(stream);
    const { items } = await client.advice.runs({});
    const team = ['milo', 'ava', 'theo', 'quinn', 'uma'];
    const suggestedBy = suggested.features.map(({ rule }) => rule);
    expect(suggestedBy[0]).toBe('wish.verb');
    expect(Object.fromEntries(items.map(({ kind, source }) => [kind, source.split(' ')]))).toEqual({
      composeTeam: ['team.milo.wishes', 'team.ava.wishes', 'team.sasha.children'],
      introduce: [...team.map((id) => `introduce.${id}`), 'introduce.close.team', 'introduce.close.planning'],
      discuss: ['discuss.milo.opening', 'discuss.milo.decide', 'discuss.milo.general'],
      suggestFeatures: [...new Set(suggestedBy)],
      reviewFeature: ['review.deed.pay', 'review.capability.payments'],
      clarify: ['confirm', 'channel', 'accounts', 'who-sees', 'offline'].map((id) => `clarify.${id}`),
      splitFeature: ['split.capability.calendar'],
      proposeTests: ['tests.criterion', 'tests.capability.calendar', 'tests.action.decide'],
      estimate: team.map((id) => `estimate.${id}.less`),
      summarise: ['summarise.increment'],
    });
    for (const { engine_id, tokens_in, cost, outcome } of items)
      expect([engine_id, tokens_in, cost, outcome]).toEqual(['builtin', null, null, 'answered']);
    expect(await client.advice.status()).toMatchObject({ provider: null, today: { runs: items.length, cost: null } });
  });

  test('that broke is kept as failed', async () => {
    const app = await openTestApp({ advisor: scriptedAdvisor({ failing: true }) });
    open.push(app);
    await expect(app.client.functions.ideaToFeatures({ idea: 'Boats.' })).rejects.toMatchObject({
      data: { problem: 'advice_failed' },
    });
    expect(app.takeFaults()).toHaveLength(1);
    expect((await app.client.advice.runs({})).items).toMatchObject([{ outcome: 'failed' }]);
  });

  test('that was stopped is kept as stopped, with the features that had come, and nothing half', async () => {
    const { app, server } = await opened((response) => {
      begin(response);
      words(response, JSON.stringify({ features: [feature('Book a boat'), feature('Pay')] }).slice(0, -30));
    });
    const { project, increment } = await aProject(app.client);
    const at = { project_id: project.id, pi_id: increment.id };
    const { context, version } = await app.client.planning.get(at);
    await app.client.planning.saveContext({ ...at, context: { ...context, vision: 'Members book boats.' }, version });
    const stop = new AbortController();
    const asking = app.clientSending({ 'x-request-id': 'asked-1' });
    for await (const item of await asking.planning.suggest(at, { signal: stop.signal })) {
      expect(item).toMatchObject({ type: 'feature', feature: { name: 'Book a boat' } });
      break;
    }
    stop.abort();
    await server.calls[0]?.closed;
    await expect
      .poll(async () => (await app.client.advice.runs({})).items.map(({ outcome }) => outcome))
      .toEqual(['stopped']);
    // The model has not said what it took, and has to be paid all the same.
    const [run] = (await app.client.advice.runs({})).items;
    expect(run?.tokens_in).toBeGreaterThan(200);
    expect(run?.tokens_out).toBeGreaterThan(10);
    expect(run?.cost).toBeCloseTo(((run?.tokens_in ?? 0) * 1000 + (run?.tokens_out ?? 0) * 2000) / 1e6);
    expect((await app.client.planning.get(at)).features.map(({ name }) => name)).toEqual(['Book a boat']);
    // Nobody heard the end of it; who asked can ask what it took.
    const { project_id } = at;
    const tokens = (run?.tokens_in ?? 0) + (run?.tokens_out ?? 0);
    expect(await app.client.advice.taken({ project_id, request_id: 'asked-1' })).toEqual({ tokens, cost: run?.cost });
    expect(await app.client.advice.taken({ project_id, request_id: 'asked-2' })).toBeNull();
    const other = (await aProject(app.client)).project.id;
    expect(await app.client.advice.taken({ project_id: other, request_id: 'asked-1' })).toBeNull();
  });
});

test('a run is forgotten after a year', async () => {
  let today = noon;
  const app = await openTestApp({ now: () => today });
  open.push(app);
  const ask = () => app.client.functions.ideaToFeatures({ idea: 'Members book boats.' });
  await ask();
  today = new Date('2027-05-31T12:00:00.000Z');
  await ask();
  expect(await purgeRuns(app.program.store.db, new Date('2027-06-02T12:00:00.000Z'))).toBe(1);
  expect((await app.client.advice.runs({})).items.map(({ started_at }) => started_at)).toEqual([today.toISOString()]);
});

test('questions come one by one, are recorded, and stored nowhere else', async () => {
  const app = await openTestApp({ now: () => noon });
  open.push(app);
  const { project } = await aProject(app.client);
  const at = { project_id: project.id, text: 'Members book boats.' };
  const events = await Array.fromAsync(await app.client.advice.questions(at));
  const asked = events.flatMap((event) => (event.type === 'question' ? [event.question] : []));
  expect(asked.map(({ id }) => id)).toContain('clarify.confirm');
  expect(events.at(-1)).toEqual({ type: 'done', count: asked.length, taken: null });
  expect((await app.client.advice.runs({ project_id: project.id })).items).toMatchObject([
    { kind: 'clarify', source: asked.map(({ rule }) => rule).join(' '), outcome: 'answered' },
  ]);
});

describe('the budget of a day', () => {
  test('refuses before the model is asked, for that project alone, until midnight in UTC', async () => {
    let now = noon;
    const { app, server } = await opened(says(said), { dailyBudget: 0.2 }, () => now);
    const project = (await aProject(app.client)).project;
    const other = (await aProject(app.client)).project;
    const asking = async (project_id: string) => {
      const idea = await app.client.discussion.start({ project_id, idea: 'Swap bookings.' });
      return Array.fromAsync(await app.client.discussion.discuss({ project_id, id: idea.id, memberId: 'milo' }));
    };
    await asking(project.id);
    const before = server.calls.length;
    expect(before).toBeGreaterThan(0);
    const refused = await asking(project.id).catch((error: unknown) => error);
    expect(server.calls).toHaveLength(before);
    expect(JSON.stringify(refused)).not.toContain('"type":"feedback"');
    await asking(other.id);
    expect(server.calls.length).toBeGreaterThan(before);
    now = new Date('2026-06-02T00:00:01.000Z');
    const atNoon = server.calls.length;
    await asking(project.id);
    expect(server.calls.length).toBeGreaterThan(atNoon);
  });

  test('is told before anything is asked, with what it will take, by what it took before', async () => {
    const { app } = await opened(says(suggestions), { dailyBudget: 10 });
    const { project, increment } = await aProject(app.client);
    const ask = { project_id: project.id, letters: 400 };
    expect(await app.client.advice.expected(ask)).toEqual({ tokens: 1900, cost: 3.1, left: 10 });
    await suggested(app, { project_id: project.id, pi_id: increment.id });
    expect(await app.client.advice.expected(ask)).toEqual({ tokens: 740, cost: 0.78, left: 9.8 });
    const builtin = await openTestApp();
    open.push(builtin);
    const other = await aProject(builtin.client);
    expect(await builtin.client.advice.expected({ project_id: other.project.id, letters: 400 })).toBeNull();
  });

  test('says how much of it is spent', async () => {
    const { app } = await opened(says(suggestions), { dailyBudget: 0.1 });
    await app.client.functions.ideaToFeatures({ idea: 'Boats.' });
    await expect(app.client.functions.ideaToFeatures({ idea: 'Boats.' })).rejects.toMatchObject({
      message: "This project has spent 0.20 of today's 0.10 on the model. The budget begins anew at midnight UTC.",
      data: { problem: 'budget_spent' },
    });
  });
});

const club = { projectName: 'Rowing', projectDescription: 'Members book boats.' };

test('the analysis of a team gives it whole in the order of the roster, and says what it took', async () => {
  const about = (member: string) => ({ member, reason: `${member} is needed.`, confidence: 0.8 });
  const { app } = await opened(says({ members: ['theo', 'ava'].map(about) }));
  const analysis = await app.client.functions.analyzeTeamComposition(club);
  // Of whom the model said nothing the built-in advisor speaks.
  expect(analysis.teamMembers.map(({ id, engine }) => [id, engine])).toEqual([
    ['milo', builtinEngineName],
    ['ava', 'scripted'],
    ['theo', 'scripted'],
  ]);
  const runs = (await app.client.advice.runs({})).items;
  const tokens = runs.reduce((sum, run) => sum + (run.tokens_in ?? 0) + (run.tokens_out ?? 0), 0);
  expect(tokens).toBeGreaterThan(0);
  expect(analysis.taken?.tokens).toBe(tokens);
});

test('a team that was stopped has given whom it had, and who asked can ask what that took, outside of any project', async () => {
  const { app, server } = await opened((response) => {
    begin(response);
    words(
      response,
      JSON.stringify({ members: [{ member: 'theo', reason: 'Boats are few.', confidence: 0.8 }, {}] }).slice(0, -4),
    );
  });
  const { id: project_id } = (await aProject(app.client)).project;
  const stop = new AbortController();
  const asking = app.clientSending({ 'x-request-id': 'asked-1' });
  for await (const event of await asking.team.compose(club, { signal: stop.signal })) {
    expect(event).toMatchObject({ type: 'member', member: { id: 'theo', reason: 'Boats are few.' } });
    break;
  }
  stop.abort();
  await server.calls[0]?.closed;
  const taken = () => app.client.advice.taken({ request_id: 'asked-1' });
  await expect.poll(taken).toMatchObject({ tokens: expect.any(Number) });
  expect(await app.client.advice.taken({ project_id, request_id: 'asked-1' })).toBeNull();
  expect((await app.client.advice.runs({})).items).toMatchObject([{ kind: 'composeTeam', outcome: 'stopped' }]);
});

describe('the test of the connection', () => {
  test.each<[string, Script, object]>([
    ['answers', says('ready'), { ok: true, fault: null, text: 'scripted answered.' }],
    [
      'names the key',
      fails(401),
      { ok: false, fault: 'key', text: 'The model server refused the key. Check COSCRUM_AI_KEY.' },
    ],
  ])('%s', async (_, script, answer) => {
    const { app } = await opened(script);
    expect(await app.client.advice.test()).toMatchObject(answer);
    expect((await app.client.advice.runs({})).items).toEqual([]);
  });

  test('needs nothing of the built-in advisor', async () => {
    const app = await openTestApp({ advisor: createRulesAdvisor() });
    open.push(app);
    expect(await app.client.advice.test()).toMatchObject({ ok: true });
  });
});

/** Breaks off in the middle, with an error that repeats the key. */
const breaksOff: Script = (response, { authorization }) => {
  begin(response);
  response.end(`data: ${JSON.stringify({ error: { message: `Lost ${authorization}` } })}\n\n`);
};

test.each<[string, ModelFault, Script]>([
  ['refuses', 'key', fails(401)],
  ['breaks off', 'broken_off', breaksOff],
])('where a model %s and repeats the key, it is nowhere in the store and in no line of the log', async (...given) => {
  const [, fault, script] = given;
  const printed: unknown[] = [];
  for (const level of ['debug', 'info', 'log', 'warn', 'error'] as const) {
    const spy = vi.spyOn(console, level).mockImplementation((...words) => void printed.push(inspect(words)));
    onTestFinished(() => spy.mockRestore());
  }
  const { app, server } = await opened(script);
  for (const asking of Object.values(askings)) await (await asking(app, 'Members book boats.'))();
  await app.client.advice.test();
  expect(new Set(server.calls.map(({ authorization }) => authorization))).toEqual(new Set([`Bearer ${key}`]));
  const runs = await app.program.store.db.selectFrom('advice_run').selectAll().execute();
  expect(new Set(runs.flatMap((run) => run.fault ?? []))).toEqual(new Set([fault]));
  const stored = JSON.stringify([await everything(app), runs]);
  expect(stored).toContain('Members book boats.');
  expect(stored).not.toContain(key);
  const logged = app.logged.join('');
  expect(logged).toContain('/planning/suggest');
  expect(logged).not.toContain(key);
  expect(printed.join('')).not.toContain(key);
});

test('neither key nor credentials are in any answer about the model', async () => {
  const { app, server } = await opened(fails(401));
  await app.client.functions.ideaToFeatures({ idea: 'Boats.' });
  const { client } = app;
  const told = [
    await client.about(),
    await client.advice.status(),
    await client.advice.runs({}),
    await client.advice.test(),
  ];
  expect(JSON.stringify(told)).not.toContain(key);
  expect(await client.advice.status()).toMatchObject({
    provider: 'openai-compatible',
    address: new URL(server.url).origin,
    has_key: true,
  });
});
