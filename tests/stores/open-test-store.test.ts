import { existsSync } from 'node:fs';
import { Client } from 'pg';
import { expect, test } from 'vitest';
import { openTestStore, type TestStore } from './open-test-store.ts';

test('a store of its own is there for a test, and gone after it', async () => {
  const store = await openTestStore();
  expect(store.databaseUrl ? 'postgres' : 'sqlite').toBe(process.env.COSCRUM_TEST_STORE);
  expect(await isThere(store)).toBe(true);
  await store.drop();
  expect(await isThere(store)).toBe(false);
});

async function isThere({ databaseUrl, folder }: TestStore): Promise<boolean> {
  if (!databaseUrl) return existsSync(folder);
  const client = new Client(databaseUrl);
  try {
    await client.connect();
    await client.end();
    return true;
  } catch {
    return existsSync(folder);
  }
}
