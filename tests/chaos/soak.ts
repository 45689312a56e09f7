import { mkdtemp, rm, stat } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { run } from '#scripts/command.ts';
import { storeFile } from '#server/db/store.ts';
import { startServer } from '../server-process.ts';
import { clientAt } from './load.ts';
import type { Outcome, Scenario } from './scenario.ts';

const people = 4;
const features = 200;
const looks = 60;
/** What the garbage collector leaves lying about differs from one look to the next. */
const tolerance = 0.05;

const median = (numbers: readonly number[]): number => numbers.toSorted((a, b) => a - b)[numbers.length >> 1] ?? 0;

const soaking = async (minutes: number): Promise<Outcome> => {
  const folder = await mkdtemp(join(tmpdir(), 'coscrum-chaos-'));
  const server = await startServer({ folder, drop: async () => undefined }, { COSCRUM_BACKUP_DAYS: '0' });
  const memory = async () => Number((await run('ps', ['-o', 'rss=', '-p', String(server.child.pid)])).output) / 1000;
  const fileSize = async () => (await stat(storeFile(folder))).size / 1e6;
  const faults: string[] = [];
  const over = new AbortController();
  let requests = 0;
  try {
    const client = clientAt(server.url);
    const { id: project_id } = await client.project.create({ name: 'Rowing club', summary: 'Book boats.' });
    const ids: string[] = [];
    for (let each = 0; each < features; each += 1)
      ids.push((await client.feature.create({ project_id, name: `Boat ${each}`, description: 'Book it.' })).id);
    const person = async (number: number): Promise<void> => {
      for (let turn = number; !over.signal.aborted; turn += people) {
        const one = { project_id, id: ids[turn % features] ?? '' };
        await client.feature.list({ project_id, limit: 50 });
        await client.feature.get(one);
        await client.project.get({ id: project_id });
        if (turn % 10 === 0)
          await client.feature.setStatus({ ...one, status: turn % 20 === 0 ? 'selected' : 'suggested' });
        const page = new AbortController();
        const stream = await fetch(`${server.url}/api/live`, { signal: page.signal });
        await stream.body?.getReader().read();
        page.abort();
        requests += 5;
        await pause(5);
      }
    };
    const all = Array.from({ length: people }, (_, number) =>
      person(number).catch((error: unknown) => void faults.push(String(error))),
    );
    const seen: { memory: number; file: number }[] = [];
    for (let look = 0; look < looks && faults.length === 0; look += 1) {
      await pause((minutes * 60_000) / looks);
      seen.push({ memory: await memory(), file: await fileSize() });
    }
    over.abort();
    await Promise.all(all);
    const part = (from: number, what: 'memory' | 'file') =>
      median(seen.slice(from, from + looks / 3).map((at) => at[what]));
    const [middle, last] = [part(looks / 3, 'memory'), part((2 * looks) / 3, 'memory')];
    // The store keeps as much of its file in memory as there is, up to a bound.
    const cached = part((2 * looks) / 3, 'file') - part(looks / 3, 'file');
    if (last - middle > middle * tolerance + cached)
      faults.push(
        `memory grew from ${middle.toFixed(1)} to ${last.toFixed(1)} MB, its file by ${cached.toFixed(1)} MB`,
      );
    const note = `${requests} requests; memory ${median(seen.slice(0, looks / 3).map((at) => at.memory)).toFixed(0)}, ${middle.toFixed(0)} and ${last.toFixed(0)} MB in the three thirds (medians)`;
    return { note, faults };
  } finally {
    over.abort();
    server.child.kill('SIGTERM');
    await server.ended;
    await rm(folder, { recursive: true, force: true, maxRetries: 3 });
  }
};

export const soak: Scenario = {
  name: 'Soak',
  holds: 'Under a steady load of reading, changing, and pages that come and go, memory is flat after the first third.',
  amount: 60,
  unit: 'minutes',
  run: soaking,
};
