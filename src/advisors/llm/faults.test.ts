import { afterEach, describe, expect, test } from 'vitest';
import type { ModelFault } from '#contract/advice-run.ts';
import { builtinEngineName } from '#contract/vocabulary.ts';
import { begin, end, fails, modelAt, says, startModelServer, words, type Script } from '#tests/model-server.ts';
import { modelFaultTexts } from '#domain/model-faults.ts';
import { selfSigned } from '#tests/self-signed.ts';
import type { Run } from '../run.ts';
import { createRulesAdvisor } from '../rules/rules-advisor.ts';
import { limitsFor, type ModelLimits } from './limits.ts';
import { createModelAdvisor } from './llm-advisor.ts';

const key = 'sk-secret-0123456789';
const patient = limitsFor(20_000);
/** For faults that only time can tell. */
const hasty: ModelLimits = { ...patient, firstMs: 150, gapMs: 150, totalMs: 900, waitMs: 400 };

type Server = Awaited<ReturnType<typeof startModelServer>>;
const servers: Server[] = [];
afterEach(async () => {
  for (const server of servers.splice(0)) await server.close();
});

const settingsFor = (url: string) => modelAt(url, { key, priceIn: 1, priceOut: 2 });

const serving = async (...scripts: Script[]): Promise<Server> => {
  const server = await startModelServer(scripts);
  servers.push(server);
  return server;
};

const request = {
  from: 'idea',
  idea: 'Members book boats and see who has the key.',
  project: 'A rowing club',
} as const;
const feature = (name: string) => ({
  name,
  description: `${name}, so that nobody waits.`,
  reasoning: 'They ask for it.',
  quote: 'book boats',
  complexity: 'S',
  value: 'Must Have',
});
const good = { features: [feature('Book a boat'), feature('See who has the key')] };
const nothing = { features: [] };

const asking = async (url: string, limits: ModelLimits = patient) => {
  const runs: Run[] = [];
  const advisor = createModelAdvisor(settingsFor(url), createRulesAdvisor(), limits);
  const features = await Array.fromAsync(advisor.suggestFeatures(request, { report: (run) => runs.push(run) }));
  return {
    features,
    runs,
    names: features.map(({ name }) => name),
    ruled: features.filter(({ rule }) => !rule.startsWith('prompt:')),
  };
};

test("a good answer is the model's, with the prompt, the tokens and the quote that was really written", async () => {
  const { url, calls } = await serving(
    says({ features: [feature('Book a boat'), { ...feature('Pay'), quote: 'pay by card' }] }),
  );
  const { features, runs } = await asking(url);
  expect(features).toEqual([
    { ...feature('Book a boat'), rule: 'prompt:suggest-features@1', engine: 'scripted' },
    { ...feature('Pay'), quote: null, rule: 'prompt:suggest-features@1', engine: 'scripted' },
  ]);
  expect(runs).toEqual([
    {
      engine: { id: 'model', name: 'scripted', model: 'scripted' },
      persona: 'ava',
      source: 'prompt:suggest-features@1',
      durationMs: expect.any(Number) as number,
      tokensIn: 120,
      tokensOut: 40,
      outcome: 'answered',
      fault: null,
    },
  ]);
  expect(calls).toHaveLength(1);
  expect(calls[0]?.authorization).toBe(`Bearer ${key}`);
  expect(calls[0]?.body).toMatchObject({ model: 'scripted', response_format: { type: 'json_schema' } });
  expect(calls[0]?.body.tools).toBeUndefined();
});

test('features come one after another while the model still writes', async () => {
  let finish = () => undefined as void;
  const text = JSON.stringify(good);
  const cut = text.indexOf('{"name":"See');
  const { url } = await serving(async (response) => {
    begin(response);
    words(response, text.slice(0, cut));
    await new Promise<void>((resolve) => (finish = resolve));
    words(response, text.slice(cut));
    end(response);
  });
  const advisor = createModelAdvisor(settingsFor(url), createRulesAdvisor(), patient);
  const names: string[] = [];
  for await (const { name } of advisor.suggestFeatures(request)) {
    names.push(name);
    finish();
  }
  expect(names).toEqual(['Book a boat', 'See who has the key']);
});

test('members of a team come one after another while the model still writes, in its order, and those who must be there last', async () => {
  let finish = () => undefined as void;
  const about = (member: string) => ({ member, reason: `${member} is needed here.`, confidence: 0.8 });
  const text = JSON.stringify({ members: ['ava', 'theo', 'ava', 'claude', 'dana'].map(about) });
  const cut = text.indexOf('{"member":"theo"');
  const { url } = await serving(async (response) => {
    begin(response);
    words(response, text.slice(0, cut));
    await new Promise<void>((resolve) => (finish = resolve));
    words(response, text.slice(cut));
    end(response);
  });
  const advisor = createModelAdvisor(settingsFor(url), createRulesAdvisor(), patient);
  const project = { name: 'Rowing', summary: 'Members book boats.', tags: [], additionalContext: '' };
  const ids: string[] = [];
  for await (const { id } of advisor.composeTeam({ project, chosenRoles: ['security'] })) {
    ids.push(id);
    finish();
  }
  expect(ids).toEqual(['ava', 'theo', 'dana', 'milo', 'sasha']);
});

const page: Script = (response) => {
  response.writeHead(200, { 'content-type': 'text/html' });
  response.end('<!doctype html><title>Router</title><p>Please sign in.</p>');
};
const silent: Script = () => undefined;
const reset: Script = (response) => {
  begin(response);
  response.socket?.resetAndDestroy();
};
const endless: Script = async (response, { closed }) => {
  begin(response);
  const gone = new AbortController();
  void closed.then(() => gone.abort());
  while (!gone.signal.aborted) {
    words(response, 'and on '.repeat(20), 140);
    if (response.writableNeedDrain)
      await Promise.race([closed, new Promise((resolve) => response.once('drain', resolve))]);
    else await new Promise((resolve) => setImmediate(resolve));
  }
};
const dripping: Script = (response, { closed }) => {
  begin(response);
  const timer = setInterval(() => words(response, ' '.repeat(2)), 40);
  void closed.then(() => clearInterval(timer));
};
const huge: Script = async (response, { closed }) => {
  response.writeHead(200, { 'content-type': 'text/event-stream' });
  const mega = `: ${'x'.repeat(1_000_000)}\n\n`;
  for (let sent = 0; sent < 50 && !response.destroyed; sent++)
    if (!response.write(mega)) await Promise.race([closed, new Promise((resolve) => response.once('drain', resolve))]);
  response.end();
};
const empty: Script = (response) => {
  begin(response);
  end(response);
};

const asked = 1;
const askedTwice = 2;

describe('where the model fails, the built-in advisor answers and the run says why:', () => {
  test.each<[string, Script, ModelFault, number, ModelLimits?]>([
    ['a stall before the first word', silent, 'stalled', asked, hasty],
    [
      'a drip of blanks that never becomes an answer',
      dripping,
      'too_slow',
      asked,
      { ...hasty, firstMs: 20_000, gapMs: 20_000 },
    ],
    ['a connection that is reset', reset, 'broken_off', askedTwice],
    ['a page with status 200', page, 'not_a_model', asked],
    ['an empty answer', empty, 'empty', askedTwice],
    ['50 MB', huge, 'too_large', asked],
    ['an endless stream', endless, 'too_large', asked],
    ['401', fails(401), 'key', asked],
    ['404', fails(404), 'model_name', asked],
    ['429 without a time', fails(429), 'busy', asked],
    ['429 that asks to wait for an hour', fails(429, { 'retry-after': '3600' }), 'busy', asked],
    ['500', fails(500), 'server', askedTwice],
    ['503', fails(503), 'server', askedTwice],
    ['prose instead of JSON', says('I would suggest bookings, and a calendar.'), 'wrong_answer', askedTwice],
    ['another form than was asked', says({ answer: { text: 42 } }), 'wrong_answer', askedTwice],
    ['no features at all', says(nothing), 'wrong_answer', askedTwice],
  ])('%s', async (_, script, fault, times, limits) => {
    const { url, calls } = await serving(script);
    const { runs, features, ruled } = await asking(url, limits);
    expect(features.length).toBeGreaterThan(0);
    expect(ruled).toEqual(features);
    expect(new Set(features.map(({ engine }) => engine))).toEqual(new Set([builtinEngineName]));
    expect(runs.map((run) => [run.engine.id, run.outcome, run.fault])).toEqual([
      ['model', 'failed', fault],
      ['builtin', 'answered', null],
    ]);
    expect(calls).toHaveLength(times);
    expect(JSON.stringify({ runs, features })).not.toContain(key);
  });

  test('nothing that listens', async () => {
    const gone = await startModelServer([]);
    await gone.close();
    const { runs, ruled } = await asking(gone.url);
    expect(runs[0]).toMatchObject({ outcome: 'failed', fault: 'unreachable' });
    expect(ruled.length).toBeGreaterThan(0);
  });

  test('a host that nobody knows', async () => {
    const { runs, ruled } = await asking('http://nowhere.invalid/v1');
    expect(runs[0]).toMatchObject({ outcome: 'failed', fault: 'address' });
    expect(ruled.length).toBeGreaterThan(0);
  });

  test('a certificate that nobody vouches for; the request is not sent', async () => {
    const server = await startModelServer([says(good)], selfSigned);
    servers.push(server);
    const { runs, ruled } = await asking(server.url);
    expect(runs[0]).toMatchObject({ outcome: 'failed', fault: 'certificate' });
    expect(ruled.length).toBeGreaterThan(0);
    expect(server.calls).toEqual([]);
  });

  test('a redirect, which would take the key elsewhere', async () => {
    const elsewhere = await serving(says(good));
    const { url } = await serving((response) => {
      response.writeHead(307, { location: `${elsewhere.url}/chat/completions` });
      response.end();
    });
    const { runs } = await asking(url);
    expect(runs[0]).toMatchObject({ outcome: 'failed', fault: 'not_a_model' });
    expect(elsewhere.calls).toEqual([]);
  });
});

describe('what passes is tried again:', () => {
  test.each<[string, Script]>([
    ['500', fails(500)],
    ['503', fails(503)],
    ['429 with Retry-After', fails(429, { 'retry-after': '0' })],
    ['a reset', reset],
    ['an empty answer', empty],
  ])('%s, then a good answer', async (_, first) => {
    const { url, calls } = await serving(first, says(good));
    const { names, runs } = await asking(url);
    expect(names).toEqual(['Book a boat', 'See who has the key']);
    expect(runs.map(({ engine, outcome, fault }) => [engine.id, outcome, fault])).toEqual([
      ['model', 'repaired', null],
    ]);
    expect(calls).toHaveLength(2);
  });

  test('a server that does not know schemas is asked without one', async () => {
    const { url, calls } = await serving(fails(400), says(good));
    expect((await asking(url)).names).toHaveLength(2);
    expect(calls.map(({ body }) => body.response_format?.type)).toEqual(['json_schema', undefined]);
  });

  test('a wrong answer is shown to the model with what was wrong in it', async () => {
    const wrong = { features: [{ ...feature('Book a boat'), name: '' }] };
    const { url, calls } = await serving(says(wrong), says(good));
    const { names, runs } = await asking(url);
    expect(names).toEqual(['Book a boat', 'See who has the key']);
    expect(runs[0]).toMatchObject({ outcome: 'repaired', tokensIn: 240, tokensOut: 80 });
    const [, answer, complaint] = calls[1]?.body.messages.slice(1) ?? [];
    expect(answer).toEqual({ role: 'assistant', content: JSON.stringify(wrong) });
    expect(complaint?.content).toMatch(/could not be used:\n- features\[0\]\.name/);
  });
});

describe('of an answer that does not end, what came whole is kept:', () => {
  const half = JSON.stringify(good).slice(0, -60);
  test.each<[string, ModelFault | null, Script, ModelLimits?]>([
    [
      'a stall in the middle',
      'stalled',
      (response) => {
        begin(response);
        words(response, half);
      },
      { ...hasty, totalMs: 20_000 },
    ],
    [
      'a reset in the middle',
      'broken_off',
      async (response) => {
        begin(response);
        words(response, half);
        await new Promise((resolve) => setTimeout(resolve, 100));
        response.socket?.resetAndDestroy();
      },
    ],
    ['a limit of tokens', 'too_large', says(half, 'length')],
    ['an end that was forgotten', null, says(half)],
  ])('%s', async (_, fault, script, limits) => {
    const { url } = await serving(script);
    const { names, runs } = await asking(url, limits);
    expect(names).toEqual(['Book a boat']);
    expect(runs.map((run) => [run.engine.id, run.outcome, run.fault])).toEqual([['model', 'partial', fault]]);
  });
});

test('a single answer that breaks off is no answer: nothing half-written is shown', async () => {
  const review = { narrativeAssessment: 'Boats are few.', overallAssessment: 'Feasible.', risks: [] };
  const { url, calls } = await serving(says(JSON.stringify(review).slice(0, -14)));
  const runs: Run[] = [];
  const advisor = createModelAdvisor(settingsFor(url), createRulesAdvisor(), patient);
  const asked = { name: 'Book a boat', description: '', complexity: 'M', value_category: 'Must Have' } as const;
  const feedback = await advisor.reviewFeature(
    { architect: 'theo', context: {}, feature: asked },
    { report: (run) => runs.push(run) },
  );
  expect(feedback.engine).toBe('CoScrum built-in advisor');
  expect(feedback.narrativeAssessment).not.toContain('Boats are few.');
  expect(calls).toHaveLength(2);
  expect(runs.map(({ engine, fault }) => [engine.id, fault])).toEqual([
    ['model', 'wrong_answer'],
    ['builtin', null],
  ]);
});

describe('Stop', () => {
  test.each<[string, Script]>([
    ['before the first word', silent],
    [
      'in the middle',
      (response) => {
        begin(response);
        words(response, JSON.stringify(good).slice(0, -60));
      },
    ],
    ['while it waits to try again', fails(429, { 'retry-after': '4' })],
  ])('%s ends the call to the model at once, and the built-in advisor does not answer instead', async (_, script) => {
    const { url, calls } = await serving(script);
    const stop = new AbortController();
    const runs: Run[] = [];
    const advisor = createModelAdvisor(settingsFor(url), createRulesAdvisor(), patient);
    const all = Array.fromAsync(
      advisor.suggestFeatures(request, { signal: stop.signal, report: (run) => runs.push(run) }),
    );
    const outcome = all.then(
      () => 'answered',
      () => 'stopped',
    );
    await expect.poll(() => calls.length).toBe(1);
    stop.abort();
    const late = new Promise<string>((resolve) => setTimeout(() => resolve('late'), 500));
    expect(await Promise.race([outcome, late])).toBe('stopped');
    await calls[0]?.closed;
    expect(runs.map((run) => run.outcome)).toEqual(['stopped']);
  });

  test('leaving the stream hangs up too', async () => {
    const { url, calls } = await serving((response) => {
      begin(response);
      words(response, JSON.stringify(good).slice(0, -60));
    });
    for await (const { name } of createModelAdvisor(settingsFor(url), createRulesAdvisor(), patient).suggestFeatures(
      request,
    )) {
      expect(name).toBe('Book a boat');
      break;
    }
    await calls[0]?.closed;
  });
});

describe('the test of the connection says what failed:', () => {
  const checked = (url: string, limits = patient) =>
    createModelAdvisor(settingsFor(url), createRulesAdvisor(), limits).check?.();

  test.each<[string, Script, ModelFault | null]>([
    ['nothing', says('ready'), null],
    ['nothing, of one that would never end', endless, null],
    ['the key', fails(401), 'key'],
    ['the name of the model', fails(404), 'model_name'],
    ['the address', page, 'not_a_model'],
    ['the silence', silent, 'stalled'],
    ['the haste', fails(429, { 'retry-after': '3600' }), 'busy'],
    ['the server', fails(500), 'server'],
    ['the server that is away for a while', fails(503), 'server'],
    ['the connection', reset, 'broken_off'],
    ['the emptiness', empty, 'empty'],
  ])('%s', async (_, script, fault) => {
    const { url } = await serving(script);
    // Only silence is told by the clock; with the others a slow machine must not look like it.
    expect(await checked(url, script === silent ? hasty : patient)).toBe(fault);
  });

  test('that a key is missing where none is set', async () => {
    const { url } = await serving(fails(401));
    expect(await createModelAdvisor(modelAt(url), createRulesAdvisor(), patient).check?.()).toBe('no_key');
  });

  test('a host that nobody knows, a certificate that nobody vouches for, and nothing that listens', async () => {
    const secure = await startModelServer([says('ready')], selfSigned);
    servers.push(secure);
    const gone = await startModelServer([]);
    await gone.close();
    expect(await checked('http://nowhere.invalid/v1')).toBe('address');
    expect(await checked(secure.url)).toBe('certificate');
    expect(await checked(gone.url)).toBe('unreachable');
  });

  test.each(Object.entries(modelFaultTexts))('and what to do about it: %s', (_, text) => {
    expect(text).toMatch(/COSCRUM_AI_|Try again|larger model/);
  });
});
