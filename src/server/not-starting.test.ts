import { once } from 'node:events';
import { createServer, type AddressInfo } from 'node:net';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { startProcess } from '#tests/server-process.ts';

let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'coscrum-test-'));
});
afterAll(() => rm(folder, { recursive: true, force: true }));

/** What a server says that does not start, in an own folder unless the settings name another place. */
const refusedToStart = async (settings: Record<string, string>) => {
  const { ended, said } = startProcess(['src/server/main.ts'], { PORT: '0', COSCRUM_DATA: folder, ...settings });
  const { code } = await ended;
  return { code, ...said() };
};

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
  const { code, out, err } = await refusedToStart({ COSCRUM_INSECURE: '1', [name]: value });
  expect([code, out]).toEqual([1, '']);
  expect(err).toMatch(line);
  expect(err.trim().split('\n')).toHaveLength(1);
  expect(err).not.toContain('hunter2');
});

test('on a port in use is refused in one line', async () => {
  const taken = createServer().listen(0, '127.0.0.1');
  await once(taken, 'listening');
  const { code, err } = await refusedToStart({ PORT: String((taken.address() as AddressInfo).port) });
  taken.close();
  expect([code, err]).toEqual([
    1,
    'CoScrum did not start: PORT is in use by another program. Set PORT to a free one.\n',
  ]);
});

test.each(['file', '/proc/of-nobody/below'])('with its data in %s is refused in one line', async (data) => {
  await writeFile(join(folder, 'file'), '');
  const { code, err } = await refusedToStart({ COSCRUM_DATA: resolve(folder, data) });
  expect(code).toBe(1);
  expect(err).toMatch(/^CoScrum did not start: the store could not be opened \(COSCRUM_DATA\): .*\n$/);
});
