import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Readable, Writable } from 'node:stream';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { limits } from '#contract/vocabulary.ts';
import { aSuggestion, scriptedAdvisor } from '#tests/builders.ts';
import { openMemoryClient } from '#tests/memory-client.ts';
import { runCli, type Opened } from './cli.ts';
import { Interrupted } from './failure.ts';
import type { Keeper } from './keep.ts';
import type { Plan } from './plan.ts';

let folder = '';
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'coscrum-cli-'));
});
afterAll(() => rmSync(folder, { recursive: true }));

const file = (name: string, content: string | Uint8Array): string => {
  const path = join(folder, name);
  writeFileSync(path, content);
  return path;
};

const aKeeper: Keeper = {
  place: '/a/folder',
  backUp: async () => ({ projects: 2 }),
  restore: async () => ({ projects: 1, kept: '/a/folder/coscrum.db.before' }),
  exportProjects: async (ids) => `${JSON.stringify({ ids })}\n`,
  importProjects: async (document) => ({ projects: [{ id: 'p1', name: document.trim() }], rows: 7 }),
  move: async (to) => {
    if (to === 'full') throw new Error('give it an empty one');
    return [
      { table: 'idea', rows: 12 },
      { table: 'project', rows: 2 },
    ];
  },
};

/** A terminal that remembers what was written, on a program that keeps nothing. */
const aTerminal = ({
  advisor = scriptedAdvisor(),
  input = [] as string[],
  isTTY = false,
  output,
}: { advisor?: Parameters<typeof openMemoryClient>[0]; input?: string[]; isTTY?: boolean; output?: Writable } = {}) => {
  const written = { out: '', err: '' };
  const into = (name: 'out' | 'err') =>
    new Writable({
      write: (chunk: Buffer, _encoding, done) => {
        written[name] += chunk.toString();
        done();
      },
    });
  const stopping = new AbortController();
  const stdin = Object.assign(Readable.from(input.map((part) => Buffer.from(part))), { isTTY });
  const open = async ({ dryRun }: { dryRun: boolean }): Promise<Opened> => {
    const { client, close } = await openMemoryClient(advisor);
    return { client, close, place: dryRun ? null : '/a/folder' };
  };
  const run = (...args: string[]) =>
    runCli(args, {
      version: '1.2.3',
      input: stdin,
      output: output ?? into('out'),
      errors: into('err'),
      signal: stopping.signal,
      open,
      keeper: async () => aKeeper,
    });
  return { run, written, stopping };
};

test('an idea is planned: the plan on standard output, the progress on standard error', async () => {
  const { run, written } = aTerminal();
  expect(await run('plan', 'A rowing club books its boats.')).toBe(0);
  expect(written.out).toMatch(/^# Rowing club books its boats\n\n> A rowing club books its boats\./);
  expect(written.out).toContain('## Team\n\n- **Milo** (Scrum Master): Always.');
  expect(written.out).toContain('### 1. Remind members of their booking\n\nMust Have, size M');
  expect(written.out).toContain('> remind everybody');
  expect(written.out).toContain('#### Theo: Feasible.');
  expect(written.out).toContain('#### Claude: Feasible.');
  expect(written.out).toContain('- Late messages *Mitigation:* Send early');
  expect(written.out).toContain('## Left out of PI 1\n\n- **Export bookings** (Could Have, size S)');
  expect(written.err).toContain('Claude reviewed 1 of 1: Remind members of their booking');
  expect(written.err).toContain('PI 1 is planned: 1 of 2 suggestions included.');
  expect(written.out + written.err).not.toContain('\u001B');
});

test('JSON carries the schema, the ids of what was stored, and the same plan', async () => {
  const { run, written } = aTerminal();
  expect(await run('plan', '--format', 'json', '--name', 'Rowing', '-q', 'Book boats.')).toBe(0);
  const plan = JSON.parse(written.out) as Plan;
  expect(plan).toMatchObject({
    schema: 'coscrum-plan/1',
    engine: { id: 'builtin' },
    project: { name: 'Rowing', summary: 'Book boats.', id: expect.stringMatching(/^[\da-f-]{36}$/) as string },
    increment: { name: 'PI 1', current_stage: 'story_refinement' },
    features: [{ name: 'Remind members of their booking', quote: 'remind everybody', value_category: 'Must Have' }],
    left_out: [{ name: 'Export bookings' }],
  });
  expect(Object.keys(plan.features[0]?.reviews ?? {})).toEqual(['theo', 'claude']);
  expect(written.err).toBe('');
});

test('a dry run says that nothing was stored, and its ids are null', async () => {
  const { run, written } = aTerminal();
  expect(await run('plan', '--dry-run', '--format=json', 'Book boats.')).toBe(0);
  expect(JSON.parse(written.out)).toMatchObject({ project: { id: null }, features: [{ id: null }] });
  expect(written.err).toContain('Nothing was stored.');
});

test('--include widens the scope', async () => {
  const names = async (scope: string) => {
    const { run, written } = aTerminal({
      advisor: scriptedAdvisor({
        suggestions: [
          aSuggestion({ name: 'Must' }),
          aSuggestion({ name: 'Should', value: 'Should Have' }),
          aSuggestion({ name: 'Could', value: 'Could Have' }),
        ],
      }),
    });
    expect(await run('plan', '--format', 'json', '--include', scope, 'Book boats.')).toBe(0);
    return (JSON.parse(written.out) as Plan).features.map(({ name }) => name);
  };
  expect(await names('must')).toEqual(['Must']);
  expect(await names('should')).toEqual(['Must', 'Should']);
  expect(await names('all')).toEqual(['Must', 'Should', 'Could']);
});

test.each([
  ['a file', ['--file', 'FILE'], []],
  ['standard input', ['-'], ['From ', 'elsewhere.']],
  ['--file -', ['--file', '-'], ['From elsewhere.']],
  ['a pipe without a word about it', [], ['From elsewhere.\r\n']],
  ['several words', ['From', 'elsewhere.'], []],
])('the text may come from %s', async (_from, args, input) => {
  const path = file('idea.md', '\uFEFFFrom elsewhere.\n');
  const { run, written } = aTerminal({ input });
  expect(await run('plan', '--format', 'json', ...args.map((arg) => (arg === 'FILE' ? path : arg)))).toBe(0);
  expect(JSON.parse(written.out)).toMatchObject({ project: { summary: 'From elsewhere.' } });
});

test.each([
  [2, [], /^coscrum: no command given/],
  [2, ['fly'], /^coscrum: .*'fly'/],
  [2, ['plan', '--fly', 'x'], /^coscrum: unknown option '--fly'/],
  [2, ['plan', '--format', 'xml', 'x'], /Allowed choices are markdown, json/],
  [2, ['plan', '--file'], /argument missing/],
  [2, ['plan', '--file', 'idea.md', 'x'], /^coscrum: give the text or --file, not both/],
  [2, ['plan'], /^coscrum: no text given/],
  [2, ['plan', ' '], /^coscrum: no text given/],
  [2, ['plan', '--name', ' ', 'x'], /^coscrum: --name: must not be empty/],
  [2, ['plan', '--name', 'x'.repeat(limits.name + 1), 'x'], /^coscrum: --name: At most 200 characters/],
  [1, ['plan', '-'], /^coscrum: standard input is empty/],
  [1, ['plan', '--file', '/no/such/idea.md'], /^coscrum: \/no\/such\/idea\.md: no such file/],
  [1, ['plan', '--file', tmpdir()], /is a directory/],
  [1, ['plan', 'x'.repeat(limits.text + 1)], /^coscrum: text: At most 20,000 characters/],
  [1, ['plan', 'a\u0000b'], /^coscrum: text: Contains a character that cannot be stored/],
])('exit %i for %j', async (code, args, complaint) => {
  const { run, written } = aTerminal();
  expect(await run(...args)).toBe(code);
  const complaints = written.err
    .trim()
    .split('\n')
    .filter((line) => !line.startsWith('Reading'));
  expect(complaints).toEqual([expect.stringMatching(complaint)]);
  expect(written.out).toBe('');
});

test('on a terminal nobody waits for input that was not announced', async () => {
  const { run, written } = aTerminal({ isTTY: true });
  expect(await run('plan')).toBe(2);
  expect(written.err).toMatch(/^coscrum: no text given/);
});

test('a file that is empty, too long or no text is refused by its name', async () => {
  const refused = async (path: string) => {
    const { run, written } = aTerminal();
    expect(await run('plan', '--file', path)).toBe(1);
    return written.err;
  };
  expect(await refused(file('empty.md', '\n'))).toMatch(/empty\.md is empty/);
  expect(await refused(file('long.md', 'x'.repeat(limits.text + 1)))).toMatch(/text: At most 20,000 .*long\.md/);
  expect(await refused(file('huge.md', 'x'.repeat(1_000_000)))).toMatch(/text: At most 20,000 .*huge\.md/);
  expect(await refused(file('picture.md', new Uint8Array([0xff, 0xd8, 0xff])))).toMatch(/is not text in UTF-8/);
});

test('a text of the full length in any script is taken', async () => {
  const { run } = aTerminal();
  expect(await run('plan', '--file', file('full.md', '計'.repeat(limits.text)))).toBe(0);
});

test('an advisor that fails ends the command with its reason', async () => {
  const { run, written } = aTerminal({ advisor: scriptedAdvisor({ failing: true }) });
  expect(await run('plan', '-q', 'Book boats.')).toBe(1);
  expect(written.err).toBe('coscrum: The advisor could not answer. Please try again.\n');
  expect(written.out).toBe('');
});

test('without a suggestion in scope the other scopes are named', async () => {
  const { run, written } = aTerminal({
    advisor: scriptedAdvisor({ suggestions: [aSuggestion({ value: 'Could Have' })] }),
  });
  expect(await run('plan', '-q', 'Book boats.')).toBe(1);
  expect(written.err).toBe(
    'coscrum: none of the 1 suggestions is a Must Have; try --include should or --include all\n',
  );
});

test('stopping it ends it with 130 and nothing on standard output', async () => {
  const stopped = aTerminal();
  const slow = scriptedAdvisor();
  const { run, written, stopping } = aTerminal({
    advisor: {
      ...slow,
      reviewFeature: (request) => {
        stopping.abort(new Interrupted(2));
        return slow.reviewFeature(request);
      },
    },
  });
  expect(await run('plan', '-q', 'Book boats.')).toBe(130);
  expect(written).toEqual({ out: '', err: 'coscrum: interrupted\n' });
  stopped.stopping.abort(new Interrupted(15));
  expect(await stopped.run('plan', '-')).toBe(143);
});

test('a reader that went away is no failure, a full disk is', async () => {
  const failing = (code: string) =>
    new Writable({ write: (_chunk, _encoding, done) => done(Object.assign(new Error(code), { code })) });
  expect(await aTerminal({ output: failing('EPIPE') }).run('plan', 'Book boats.')).toBe(0);
  const { run, written } = aTerminal({ output: failing('ENOSPC') });
  expect(await run('plan', '-q', 'Book boats.')).toBe(1);
  expect(written.err).toBe('coscrum: standard output could not be written: ENOSPC\n');
});

test('help and version go to standard output', async () => {
  const help = aTerminal();
  expect(await help.run('--help')).toBe(0);
  expect(help.written.out).toMatch(/Usage: coscrum[\s\S]*plan/);
  const planHelp = aTerminal();
  expect(await planHelp.run('plan', '--help')).toBe(0);
  expect(planHelp.written.out).toMatch(/--dry-run[\s\S]*Exit codes: 0 planned/);
  const version = aTerminal();
  expect(await version.run('--version')).toBe(0);
  expect(version.written.out).toBe('1.2.3\n');
});

test('a backup and a restore say what they kept, and where', async () => {
  const backup = aTerminal();
  expect(await backup.run('backup', 'now.db')).toBe(0);
  expect(backup.written).toEqual({ out: '', err: 'Backed up /a/folder to now.db: 2 projects, checked.\n' });
  const restore = aTerminal();
  expect(await restore.run('restore', 'now.db')).toBe(0);
  expect(restore.written.err).toBe(
    'Restored 1 project to /a/folder.\nThe store that was there is kept as /a/folder/coscrum.db.before.\n',
  );
});

test('an export is on standard output or in a file, and an import reads either', async () => {
  const printed = aTerminal();
  expect(await printed.run('export', 'p1', 'p2')).toBe(0);
  expect(printed.written).toEqual({ out: '{"ids":["p1","p2"]}\n', err: '' });
  const path = join(folder, 'all.json');
  expect(await aTerminal().run('export', '--all', '-o', path)).toBe(0);
  const fromFile = aTerminal();
  expect(await fromFile.run('import', path)).toBe(0);
  expect(fromFile.written.err).toBe('{"ids":"all"} (p1)\nImported 1 project of 7 rows into /a/folder.\n');
  const piped = aTerminal({ input: ['a document'] });
  expect(await piped.run('import', '-')).toBe(0);
  expect(piped.written.err).toContain('a document (p1)');
});

test.each([
  [['export'], 2, 'coscrum: name the projects, or give --all\n'],
  [['export', 'p1', '--all'], 2, 'coscrum: name the projects, or give --all\n'],
  [['move'], 2, "coscrum: required option '--to <place>' not specified\n"],
  [['move', '--to', 'full'], 1, 'coscrum: give it an empty one\n'],
  [['import', '/nowhere/x.json'], 1, /^coscrum: \/nowhere\/x\.json: ENOENT/],
])('%j ends with %d and one line', async (args, code, complaint) => {
  const { run, written } = aTerminal();
  expect(await run(...args)).toBe(code);
  expect(written.out).toBe('');
  expect(written.err).toEqual(typeof complaint === 'string' ? complaint : expect.stringMatching(complaint));
});

test('a move prints how many rows each table has', async () => {
  const { run, written } = aTerminal();
  expect(await run('move', '--to', '/another/folder')).toBe(0);
  expect(written.out).toBe('idea     12\nproject  2\n');
});
