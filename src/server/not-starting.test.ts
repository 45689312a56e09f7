import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { refusedToStart } from '#tests/server-process.ts';

let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'coscrum-test-'));
});
afterAll(() => rm(folder, { recursive: true, force: true }));

test.each([
  ['PORT', 'x', /^CoScrum did not start: PORT must be a number\.\n$/],
  ['HOST', '192.0.2.1', /^CoScrum did not start: HOST is not an address of this machine\.\n$/],
  ['LOG_LEVEL', 'loud', /^CoScrum did not start: LOG_LEVEL must be/],
  ['DATABASE_URL', 'mysql://x:hunter2@y/z', /^CoScrum did not start: DATABASE_URL must begin with postgres:\/\//],
  [
    'DATABASE_URL',
    'postgres://x:hunter2@127.0.0.1:99999/z',
    /^CoScrum did not start: the store could not be opened \(DATABASE_URL\): Invalid URL\.\n$/,
  ],
  [
    'DATABASE_URL',
    'postgres://x:hunter2@127.0.0.1:1/z',
    /^CoScrum did not start: the store could not be opened \(DATABASE_URL\)/,
  ],
])('with %s=%s is refused in one line that names it and tells no secret', async (name, value, line) => {
  // Else an address that other machines may reach needs accounts.
  const { code, out, err } = await refusedToStart({ COSCRUM_DATA: folder, COSCRUM_INSECURE: '1', [name]: value });
  expect([code, out]).toEqual([1, '']);
  expect(err).toMatch(line);
  expect(err.trim().split('\n')).toHaveLength(1);
  expect(err).not.toContain('hunter2');
});

test.each(['file', '/proc/of-nobody/below'])('with its data in %s is refused in one line', async (data) => {
  await writeFile(join(folder, 'file'), '');
  const { code, err } = await refusedToStart({ COSCRUM_DATA: resolve(folder, data) });
  expect(code).toBe(1);
  expect(err).toMatch(/^CoScrum did not start: the store could not be opened \(COSCRUM_DATA\): .*\n$/);
});
