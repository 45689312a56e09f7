import { sql } from 'kysely';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { aFeature, aProject, everything, openTestApp } from '#tests/builders.ts';
import { settingsOf, startProcess } from '#tests/server-process.ts';
import { openTestStore, type TestStore } from '#tests/stores/open-test-store.ts';
import { isBusy, troubleOf, whenFree } from './busy.ts';
import { StoreTooNew } from './migrate.ts';
import { openStore, type StoreLocation } from './store.ts';

let place: TestStore;
beforeEach(async () => {
  place = await openTestStore();
});
afterEach(() => place.drop());

const location = (): StoreLocation =>
  place.databaseUrl === undefined ? { folder: place.folder } : { databaseUrl: place.databaseUrl };
const storeModule = JSON.stringify(new URL('./store.ts', import.meta.url).href);

/** A process that opens the store, and then does what is written. */
const aProcess = (then: string) =>
  startProcess(
    [
      '--input-type=module',
      '--eval',
      `import { openStore } from ${storeModule};
       const { COSCRUM_DATA: folder, DATABASE_URL: databaseUrl } = process.env;
       const store = await openStore(databaseUrl === undefined ? { folder } : { databaseUrl });
       const db = store.db;
       ${then}
       await store.close();`,
    ],
    settingsOf(place),
  );

test('what was written is there when the store is opened again', async () => {
  const app = await openTestApp();
  const { project } = await aProject(app.client, { name: 'Ärzte 東京 🚣' });
  await aFeature(app.client, project.id);
  const before = await everything(app);
  const again = await openStore(app.location);
  expect(await everything({ program: { ...app.program, store: again } })).toEqual(before);
  await again.close();
  await app.close();
});

test('a commit on SQLite waits for the disk, on macOS too', async () => {
  const store = await openStore({ folder: place.folder });
  const settingOf = async (name: string) =>
    Object.values((await sql<object>`pragma ${sql.raw(name)}`.execute(store.db)).rows[0] ?? {});
  expect(await settingOf('journal_mode')).toEqual(['wal']);
  expect(await settingOf('synchronous')).toEqual([2]);
  expect(await settingOf('fullfsync')).toEqual([1]);
  await store.close();
});

test('a store of a newer program refuses to open, with what to do, and is left as it was', async () => {
  const store = await openStore(location());
  await store.db.updateTable('schema_version').set({ version: 99 }).execute();
  await store.close();
  await expect(openStore(location())).rejects.toThrow(StoreTooNew);
  await expect(openStore(location())).rejects.toThrow(
    /newer version of CoScrum \(store version 99, this program knows \d+\)\. Nothing was changed\. Start the newer version/,
  );
  const { ended, said } = aProcess('');
  expect((await ended).code).toBe(1);
  expect(said().err).toContain('Nothing was changed');
});

test('several processes that open the same fresh store at once all do, and make it once', async () => {
  const processes = Array.from({ length: 4 }, () =>
    aProcess(`console.log(JSON.stringify(await db.selectFrom('schema_version').selectAll().execute()));`),
  );
  for (const { ended, said } of processes) {
    const { code } = await ended;
    expect([
      code,
      said()
        .err.replaceAll(/^.*Warning.*$/gm, '')
        .trim(),
    ]).toEqual([0, '']);
    expect(said().out).toMatch(/^\[\{"version":\d+\}\]\n$/);
  }
});

test('a store opened a second time by the same process is the same store', async () => {
  const one = await openStore(location());
  const two = await openStore(location());
  await one.db.updateTable('schema_version').set({ version: 1 }).execute();
  expect(await two.db.selectFrom('schema_version').selectAll().execute()).toEqual([{ version: 1 }]);
  await two.close();
  await one.close();
});

test('a change waits for a long one of another process on the same rows, and is then made', async () => {
  const app = await openTestApp();
  const { project } = await aProject(app.client);
  const settings =
    'folder' in app.location ? { COSCRUM_DATA: app.location.folder } : { DATABASE_URL: app.location.databaseUrl };
  const other = startProcess(
    [
      '--input-type=module',
      '--eval',
      `import { openStore } from ${storeModule};
       import { once } from 'node:events';
       const { COSCRUM_DATA: folder, DATABASE_URL: databaseUrl } = process.env;
       const store = await openStore(databaseUrl === undefined ? { folder } : { databaseUrl });
       await store.db.transaction().execute(async (tx) => {
         await tx.updateTable('project').set({ summary: 'Theirs' }).execute();
         console.log('holding');
         await once(process.stdin, 'data');
       });
       await store.close();
       process.exit(0);`,
    ],
    settings,
  );
  await other.says(/holding/);
  let isDone = false;
  const change = app.client.project.update({ id: project.id, version: 1, name: 'Ours' }).finally(() => (isDone = true));
  // Reading is not held up meanwhile, and what is not committed is not seen.
  expect(await app.client.project.get({ id: project.id })).toEqual(project);
  expect(isDone).toBe(false);
  other.child.stdin?.end('done\n');
  expect(await change).toMatchObject({ name: 'Ours', summary: 'Theirs' });
  expect((await other.ended).code).toBe(0);
  await app.close();
});

describe('a busy store', () => {
  const busy = Object.assign(new Error('locked'), { code: 'ERR_SQLITE_ERROR', errcode: 5 });
  const deadlock = Object.assign(new Error('deadlock'), { code: '40P01' });
  const full = Object.assign(new Error('full'), { code: 'ERR_SQLITE_ERROR', errcode: 13 });

  test('is asked again until it is free', async () => {
    const outcomes = [busy, deadlock, null];
    const answer = await whenFree(async () => {
      const outcome = outcomes.shift();
      if (outcome) throw outcome;
      return 'done';
    });
    expect(answer).toBe('done');
  });

  test('is told from a broken one, which is not asked again', async () => {
    let asked = 0;
    const work = async () => {
      asked += 1;
      throw full;
    };
    await expect(whenFree(work)).rejects.toBe(full);
    expect([asked, isBusy(full), isBusy(busy), isBusy(null)]).toEqual([1, false, true, false]);
  });
});

test.each([
  [{ code: 'ERR_SQLITE_ERROR', errcode: 13 }, 'store_full'],
  [{ code: 'ERR_SQLITE_ERROR', errcode: 1032 }, 'store_locked'],
  [{ code: 'ERR_SQLITE_ERROR', errcode: 11 }, 'store_damaged'],
  [{ code: 'ERR_SQLITE_ERROR', errcode: 778 }, 'store_away'],
  [{ code: '57P01' }, 'store_away'],
  [{ code: 'ECONNREFUSED' }, 'store_away'],
  [{ code: '53100' }, 'store_full'],
  [{ code: '23505' }, undefined],
  [{ code: 'ERR_SQLITE_ERROR', errcode: 2067 }, undefined],
])('an error of the store with %j is %s', (parts, trouble) => {
  expect(troubleOf(Object.assign(new Error('of the store'), parts))).toBe(trouble);
});
