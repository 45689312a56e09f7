import { closeSync, fdatasyncSync, openSync, writeSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { once } from 'node:events';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { fork } from 'node:child_process';
import { Client } from './client.ts';
import { ofTimes, type Figure } from './figure.ts';
import { onPostgres, type BenchStore } from './store.ts';
import { atOnce, timed } from './timing.ts';

/** What this machine takes at the least, so that figures of different machines can be compared. */
export type Floor = { http: number; httpPerSecond: number; write: number; figures: Figure[] };

const row = JSON.stringify({ text: 'x'.repeat(600) });

/** A server that answers `{}` to everything, in a process of its own. */
const bareServer = async (): Promise<{ url: string; stop(): Promise<void> }> => {
  const child = fork(new URL('./bare-server.ts', import.meta.url), { stdio: ['ignore', 'ignore', 'inherit', 'ipc'] });
  const [port] = (await once(child, 'message')) as [number];
  return {
    url: `http://127.0.0.1:${port}`,
    stop: async () => {
      const gone = once(child, 'exit');
      child.kill();
      await gone;
    },
  };
};

const syncs = (folder: string, runs: number) => {
  const file = openSync(join(folder, 'sync'), 'w');
  const block = Buffer.alloc(4096, 1);
  return timed(runs, async () => {
    const begun = performance.now();
    writeSync(file, block);
    fdatasyncSync(file);
    return performance.now() - begun;
  }).finally(() => closeSync(file));
};

const sqliteInserts = (folder: string, runs: number) => {
  const database = new DatabaseSync(join(folder, 'floor.db'));
  database.exec('pragma journal_mode = wal; pragma synchronous = full; create table entry (body text)');
  const insert = database.prepare('insert into entry values (?)');
  return timed(runs, async () => {
    const begun = performance.now();
    insert.run(row);
    return performance.now() - begun;
  }).finally(() => database.close());
};

const postgresInserts = (url: string, runs: number) =>
  onPostgres(url, async (client) => {
    await client.query('create table floor (body text)');
    const times = await timed(runs, async () => {
      const begun = performance.now();
      await client.query({ name: 'floor', text: 'insert into floor values ($1)', values: [row] });
      return performance.now() - begun;
    });
    await client.query('drop table floor');
    return times;
  });

export const measureFloor = async (store: BenchStore, runs: number, seconds: number): Promise<Floor> => {
  const folder = await mkdtemp(join(tmpdir(), 'coscrum-floor-'));
  const bare = await bareServer();
  const client = new Client(bare.url, 16);
  try {
    const sync = await syncs(folder, runs);
    const http = await timed(runs, () => client.time('GET', '/'));
    const many = await atOnce(16, seconds, () => client.time('GET', '/'));
    const write = await (store.databaseUrl === undefined
      ? sqliteInserts(folder, runs)
      : postgresInserts(store.databaseUrl, runs));
    return {
      http: http.p50,
      httpPerSecond: many.perSecond,
      write: write.p50,
      figures: [
        ofTimes('write and sync 4 kB', sync),
        ofTimes('bare HTTP answer', http),
        { name: 'bare HTTP answers, 16 clients', value: many.perSecond, unit: 'a second' },
        ofTimes('bare durable insert', write),
      ],
    };
  } finally {
    client.close();
    await bare.stop();
    await rm(folder, { recursive: true, force: true });
  }
};
