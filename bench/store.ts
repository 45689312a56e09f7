import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Client } from 'pg';
import { startPostgres } from '#scripts/postgres.ts';

export const storeKinds = ['sqlite', 'postgres'] as const;
export type StoreKind = (typeof storeKinds)[number];

/** Where a store lies, as the server's settings name it. */
export type Place = { folder: string; databaseUrl?: string };

export type BenchStore = Place & {
  /** Does at once what the store does by itself a while after many rows came: counts them for its query planner. */
  settle(): Promise<void>;
  remove(): Promise<void>;
};

/** An empty store on this machine's disk; PostgreSQL with a cluster of its own, as durable as in production. */
export const openBenchStore = async (kind: StoreKind): Promise<BenchStore> => {
  const folder = await mkdtemp(join(tmpdir(), 'coscrum-bench-'));
  const removeFolder = () => rm(folder, { recursive: true, force: true, maxRetries: 3 });
  // SQLite's planner is told when the server stops.
  if (kind === 'sqlite') return { folder, settle: async () => undefined, remove: removeFolder };
  const cluster = await startPostgres({ durable: true });
  return {
    folder,
    databaseUrl: cluster.url,
    settle: () => onPostgres(cluster.url, async (client) => void (await client.query('vacuum analyze'))),
    remove: async () => {
      await cluster.stop();
      await removeFolder();
    },
  };
};

/** Does something with a connection to PostgreSQL, and closes it. */
export const onPostgres = async <T>(url: string, work: (client: Client) => Promise<T>): Promise<T> => {
  const client = new Client(url);
  await client.connect();
  try {
    return await work(client);
  } finally {
    await client.end();
  }
};
