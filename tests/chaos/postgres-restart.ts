import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Client } from 'pg';
import { startPostgres } from '#scripts/postgres.ts';
import { startServer } from '../server-process.ts';
import { inWords, startLoad, unexpected } from './load.ts';
import type { Outcome, Scenario } from './scenario.ts';

const people = 8;

const missingIn = async (databaseUrl: string, acknowledged: ReadonlySet<string>): Promise<string[]> => {
  const database = new Client(databaseUrl);
  await database.connect();
  const { rows } = await database.query<{ id: string; entries: string }>(
    `select id, (select count(*) from feature_history h where h.project_id = f.project_id and h.feature_id = f.id) as entries
     from feature f`,
  );
  await database.end();
  const kept = new Set(rows.map(({ id }) => id));
  return [
    ...[...acknowledged].filter((id) => !kept.has(id)).map((id) => `feature ${id} was acknowledged and is not there`),
    ...rows.filter(({ entries }) => Number(entries) !== 1).map(({ id }) => `feature ${id} is there in part`),
  ];
};

const restarting = async (rounds: number): Promise<Outcome> => {
  const folder = await mkdtemp(join(tmpdir(), 'coscrum-chaos-'));
  const postgres = await startPostgres({ durable: true });
  const server = await startServer({ databaseUrl: postgres.url, folder, drop: async () => undefined });
  const faults: string[] = [];
  let slowest = 0;
  try {
    const load = await startLoad(server.url, people);
    for (let round = 1; round <= rounds && faults.length === 0; round += 1) {
      await load.goesOn(20);
      await postgres.restart(round % 2 === 0 ? 'crash' : 'orderly');
      const took = await load.goesOn(people + 1);
      if (took === null) faults.push(`round ${round}: the server did not find back to PostgreSQL within a minute`);
      else slowest = Math.max(slowest, took);
    }
    await load.stop();
    if (server.child.exitCode !== null)
      return { note: '', faults: [`the server ended: ${server.said().err.slice(-1500)}`] };
    const ready = await fetch(`${server.url}/readyz`);
    if (ready.status !== 200) faults.push('the server is not ready afterwards');
    faults.push(...unexpected(load.refused, /^503 store_away$/));
    faults.push(...(await missingIn(postgres.url, load.acknowledged)));
    const note = `${load.acknowledged.size} features acknowledged; half of the restarts were crashes; ${inWords(load.refused)}; written again at most ${slowest.toFixed(0)} ms after PostgreSQL was back`;
    return { note, faults };
  } finally {
    server.child.kill('SIGKILL');
    await server.ended;
    await postgres.stop();
    await rm(folder, { recursive: true, force: true, maxRetries: 3 });
  }
};

export const postgresRestart: Scenario = {
  name: 'PostgreSQL restarted under load',
  holds:
    'The server lives on and writes again by itself; whoever is refused is told why; no acknowledged write is lost.',
  amount: 20,
  unit: 'rounds',
  run: restarting,
};
