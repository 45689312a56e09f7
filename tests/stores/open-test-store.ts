import { randomUUID } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Client } from 'pg';

export type StoreKind = 'sqlite' | 'postgres';

/** An empty place for a store; what opens it creates the tables. */
export interface TestStore {
  /** Absent where the store lies in `folder`. */
  databaseUrl?: string;
  folder: string;
  /** Removes all of it; close the store first. */
  drop(): Promise<void>;
}

/** A fresh place of the kind which the present test project is run for. */
export async function openTestStore(kind: StoreKind = kindOfThisRun()): Promise<TestStore> {
  const folder = await mkdtemp(join(tmpdir(), 'coscrum-test-'));
  const removeFolder = () => rm(folder, { recursive: true, force: true, maxRetries: 3 });
  if (kind === 'sqlite') return { folder, drop: removeFolder };

  const cluster = process.env.COSCRUM_TEST_POSTGRES;
  if (!cluster) throw new Error('No PostgreSQL: tests/stores/postgres.setup.ts has to run first.');
  const name = `t_${randomUUID().replaceAll('-', '')}`;
  await runOn(cluster, `create database ${name}`);
  const address = new URL(cluster);
  address.pathname = `/${name}`;
  return {
    folder,
    databaseUrl: address.href,
    async drop() {
      await runOn(cluster, `drop database ${name} with (force)`);
      await removeFolder();
    },
  };
}

function kindOfThisRun(): StoreKind {
  const kind = process.env.COSCRUM_TEST_STORE;
  if (kind !== 'sqlite' && kind !== 'postgres') throw new Error('COSCRUM_TEST_STORE has to be sqlite or postgres.');
  return kind;
}

async function runOn(url: string, statement: string): Promise<void> {
  const client = new Client(url);
  await client.connect();
  try {
    await client.query(statement);
  } finally {
    await client.end();
  }
}
