import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';

const command = join(import.meta.dirname, 'coscrum.ts');
const server = join(import.meta.dirname, '../src/server/main.ts');

let folder = '';
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'coscrum-bin-'));
});
afterAll(() => rmSync(folder, { recursive: true, maxRetries: 3 }));

const started = (file: string, args: string[], env: Record<string, string> = {}): ChildProcess =>
  spawn(process.execPath, [file, ...args], {
    cwd: folder,
    env: { PATH: process.env.PATH, COSCRUM_DATA: join(folder, 'data'), ...env },
    stdio: ['pipe', 'pipe', 'pipe'],
  });

/** Run the command in a process of its own to its end. */
const run = async (args: string[], { input = '', env = {} }: { input?: string; env?: Record<string, string> } = {}) => {
  const child = started(command, args, env);
  let out = '';
  let err = '';
  child.stdout?.on('data', (chunk: Buffer) => (out += chunk.toString()));
  child.stderr?.on('data', (chunk: Buffer) => (err += chunk.toString()));
  child.stdin?.end(input);
  const [code] = (await once(child, 'close')) as [number | null];
  return { code, out, err };
};

type Printed = {
  schema: string;
  project: { id: string | null; name: string };
  team: { id: string }[];
  features: { name: string; quote: string | null; reviews: Record<string, { risks: unknown[] }> }[];
  left_out: { name: string }[];
};

const ideas = {
  booking:
    'A rowing club books its boats. Members must see which boats are free, and everybody must be reminded the day before.',
  money:
    'I want to track the expenses of a shared flat. Each of us must enter what they paid, and it must show who owes whom. Export to CSV would be nice.',
  monitoring:
    'A tool for our small hosting company that must watch the temperature of servers and must alert the person on duty by text message.',
};

test('three ideas of different kinds give three different plans', { timeout: 120_000 }, async () => {
  const plans = await Promise.all(
    Object.values(ideas).map(async (idea) => {
      const { code, out, err } = await run(['plan', '--dry-run', '--format', 'json', '-'], { input: idea });
      expect(err).toContain('Nothing was stored.');
      expect(code).toBe(0);
      return { idea, plan: JSON.parse(out) as Printed };
    }),
  );
  for (const { idea, plan } of plans) {
    expect(plan.features.length).toBeGreaterThan(0);
    expect(plan.features.some(({ quote }) => quote !== null)).toBe(true);
    for (const { quote } of plan.features) expect(idea).toContain(quote ?? '');
    expect(plan.team.map(({ id }) => id)).toEqual(expect.arrayContaining(['milo', 'ava']));
    for (const { reviews } of plan.features) {
      expect(reviews.theo?.risks.length).toBeGreaterThan(0);
      expect(reviews.claude?.risks.length).toBeGreaterThan(0);
    }
  }
  // What follows from each person's own words differs; only what the three ideas have in common may be shared.
  const own = plans.map(({ idea, plan }) =>
    plan.features.filter(({ quote }) => quote !== null && idea.includes(quote)).map(({ name }) => name),
  );
  expect(new Set(own.flat()).size).toBe(own.flat().length);
  expect(new Set(plans.map(({ plan }) => plan.project.name)).size).toBe(3);
});

test('two commands and a running server share one SQLite file', { timeout: 120_000 }, async () => {
  const serving = started(server, [], { PORT: '0' });
  try {
    const address = await new Promise<string>((resolve, reject) => {
      let said = '';
      serving.stdout?.on('data', (chunk: Buffer) => {
        said += chunk.toString();
        const [, url] = /ready at (\S+)/.exec(said) ?? [];
        if (url !== undefined) resolve(url);
      });
      serving.once('exit', () => reject(new Error(`The server ended: ${said}`)));
    });
    const results = await Promise.all([
      run(['plan', '-q', '--format=json', '--name', 'One', ideas.booking]),
      run(['plan', '-q', '--format=json', '--name', 'Two', ideas.money]),
    ]);
    expect(results.map(({ code, err }) => ({ code, err }))).toEqual([
      { code: 0, err: '' },
      { code: 0, err: '' },
    ]);
    const answer = await fetch(`${address}/api/projects`);
    const { items } = (await answer.json()) as { items: { id: string; name: string }[] };
    expect(items.map(({ name }) => name).toSorted()).toEqual(['One', 'Two']);
    for (const { out } of results) {
      const { project, features } = JSON.parse(out) as Printed;
      const stored = await fetch(`${address}/api/projects/${project.id}/features?status=selected`);
      const { items: selected } = (await stored.json()) as { items: { name: string }[] };
      expect(selected.map(({ name }) => name).toSorted()).toEqual(features.map(({ name }) => name).toSorted());
    }
  } finally {
    serving.kill('SIGTERM');
    await once(serving, 'exit');
  }
});

test('a reader that leaves early is no failure', { timeout: 120_000 }, async () => {
  const child = started(command, ['plan', '-q', '--dry-run', ideas.booking]);
  let err = '';
  child.stderr?.on('data', (chunk: Buffer) => (err += chunk.toString()));
  child.stdin?.end();
  child.stdout?.destroy();
  const [code] = (await once(child, 'close')) as [number];
  expect({ code, err }).toEqual({ code: 0, err: '' });
});

test('Ctrl-C while it waits for the text ends it with 130', { timeout: 120_000 }, async () => {
  const child = started(command, ['plan', '-']);
  let err = '';
  child.stderr?.on('data', (chunk: Buffer) => (err += chunk.toString()));
  child.stdin?.write('An idea that is not finish');
  while (!err.includes('Reading')) await once(child.stderr ?? child, 'data');
  child.kill('SIGINT');
  const [code, signal] = (await once(child, 'close')) as [number | null, string | null];
  expect({ code, signal, err }).toEqual({
    code: 130,
    signal: null,
    err: 'Reading the idea from standard input.\ncoscrum: interrupted\n',
  });
});

test.each(['An app', 'help'])('from "%s" no features follow, which is said with what to say first', async (text) => {
  expect(await run(['plan', '--dry-run', text])).toMatchObject({
    code: 1,
    out: '',
    err: expect.stringMatching(
      `Bea asks: What should it help with first\\? .*\ncoscrum: no features follow from "${text}"; say more, at least what Bea asks\n$`,
    ) as string,
  });
});

test('wrong settings are named, and those of the server alone are not asked for', { timeout: 120_000 }, async () => {
  const wrong = await run(['plan', 'x'], { env: { DATABASE_URL: 'mysql://here' } });
  expect(wrong).toEqual({
    code: 1,
    out: '',
    err: 'coscrum: DATABASE_URL must begin with postgres:// or postgresql://.\n',
  });
  const closed = await run(['plan', '-q', 'x'], { env: { COSCRUM_DATA: '/dev/null/data' } });
  expect(closed.code).toBe(1);
  expect(closed.err).toMatch(/^coscrum: the store could not be opened \(COSCRUM_DATA\): .*\n$/);
  const elsewhere = await run(['plan', '-q', '--dry-run', ideas.money], {
    env: { HOST: '0.0.0.0', PORT: 'none', COSCRUM_DATA: join(folder, 'untouched') },
  });
  expect(elsewhere).toMatchObject({ code: 0, err: '' });
  expect(existsSync(join(folder, 'untouched'))).toBe(false);
});
