import { afterEach, beforeEach, expect, test } from 'vitest';
import { openTestStore, type TestStore } from '#tests/stores/open-test-store.ts';
import { openStore, type Db, type Store } from './store.ts';

let place: TestStore;
let store: Store;
const open = () =>
  openStore(place.databaseUrl === undefined ? { folder: place.folder } : { databaseUrl: place.databaseUrl });

beforeEach(async () => {
  place = await openTestStore();
  store = await open();
});
afterEach(async () => {
  await store.close();
  await place.drop();
});

const keeping = (key: string) => async (tx: Db) => {
  const row = { key, operation: 'test', request: '', response: '', created_at: '2026-01-01T00:00:00.000Z' };
  await tx.insertInto('idempotency').values(row).execute();
  return key;
};

const keys = async (db: Db): Promise<string[]> =>
  (await db.selectFrom('idempotency').select('key').orderBy('key').execute()).map(({ key }) => key);

test('changes that come at once are all kept, and each is answered its own', async () => {
  const wanted = Array.from({ length: 100 }, (_, index) => `key-${String(index).padStart(2, '0')}`);
  expect(await Promise.all(wanted.map((key) => store.transact(keeping(key))))).toEqual(wanted);
  const other = await open();
  expect(await keys(other.db)).toEqual(wanted);
  await other.close();
});

test('a change that is refused takes back only its own', async () => {
  const failing = async (tx: Db) => {
    await keeping('b')(tx);
    throw new Error('refused');
  };
  const outcomes = await Promise.allSettled([
    store.transact(keeping('a')),
    store.transact(failing),
    store.transact(keeping('c')),
    store.transact(keeping('a')),
    store.transact(keeping('d')),
  ]);
  expect(outcomes.filter(({ status }) => status === 'rejected')).toHaveLength(2);
  expect(await keys(store.db)).toEqual(['a', 'c', 'd']);
  expect(await store.transact(keeping('b'))).toBe('b');
});
