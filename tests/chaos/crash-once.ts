import { copyFile, mkdir, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { Kysely } from 'kysely';
import { migrate, newestVersion } from '#server/db/migrate.ts';
import type { Schema } from '#server/db/schema.ts';
import { openSqlite } from '#server/db/sqlite.ts';
import { openStore, storeFile } from '#server/db/store.ts';
import { backUp, checkBackup } from '#server/transfer/backup.ts';
import { startProcess } from '../server-process.ts';
import { damageOf, inStore } from './files.ts';
import { anyMoment, type Scenario } from './scenario.ts';

const rows = 3000;

/** A store as the first version of the program left it, with one project and its ideas and features. */
const firstStore = async (folder: string): Promise<void> => {
  const file = storeFile(folder);
  const db = new Kysely<Schema>({ dialect: openSqlite(file).dialect });
  await migrate(db, 'sqlite', 1);
  await db.destroy();
  inStore(file, (database) =>
    database.exec(`
      insert into project (id, name, summary, icon, tags, additional_context, created_at, updated_at)
        values ('p', 'Rowing club', 'Book boats.', 'x', '[]', '', '2026-01-01', '2026-01-01');
      create temp table n as with recursive n(i) as (select 1 union all select i + 1 from n where i < ${rows}) select i from n;
      insert into idea (project_id, id, title, description, type, status, tags, created_at, updated_at, created_by)
        select 'p', i, 'Idea ' || i, 'Members see which boats are free.', 'feature', 'open', '[]', '2026-01-01', '2026-01-01', 'You' from n;
      insert into feature (project_id, id, name, description, folded, folded_name, status, priority, value_category, value_rank,
          complexity, complexity_rank, source_type, source_name, reasoning, prompt_history, created_at, last_updated)
        select 'p', i, 'Feature ' || i, 'Members see which boats are free.', 'feature', 'feature', 'suggested', 'high', 'Must Have', 1,
          'M', 2, 'user', 'You', '', '[]', '2026-01-01', '2026-01-01' from n;
      pragma wal_checkpoint(truncate);`),
  );
};

type Found = { version: number; ideas: number; features: number };
const contentOf = (file: string): Found =>
  inStore(
    file,
    (database) =>
      database
        .prepare(
          `select (select version from schema_version) as version, (select count(*) from idea) as ideas,
           (select count(*) from feature) as features`,
        )
        .get() as Found,
  );

const isWhole = ({ ideas, features }: Found): boolean => ideas === rows && features === rows;

/** Starts a job and kills it at any moment of the time that it takes when nobody does; answers whether it was still at work. */
const killed = async (job: string[], takesMs: number): Promise<boolean> => {
  const { child, ended, says, said } = startProcess([join(import.meta.dirname, 'once.ts'), ...job]);
  await says(/begin\n/);
  await pause(anyMoment(takesMs));
  child.kill('SIGKILL');
  const { code } = await ended;
  if (code !== null && code !== 0) throw new Error(`it ended by itself: ${said().err}`);
  return !said().out.includes('done');
};

const timeOf = async (job: string[]): Promise<number> => {
  const { ended, says } = startProcess([join(import.meta.dirname, 'once.ts'), ...job]);
  await says(/begin\n/);
  const begun = performance.now();
  await says(/done\n/);
  const time = performance.now() - begun;
  await ended;
  return time;
};

const inFolder = async <T>(work: (folder: string) => Promise<T>): Promise<T> => {
  const folder = await mkdtemp(join(tmpdir(), 'coscrum-chaos-'));
  try {
    return await work(folder);
  } finally {
    await rm(folder, { recursive: true, force: true, maxRetries: 3 });
  }
};

/** The folder of a fresh copy of the first store. */
const copied = async (folder: string): Promise<string> => {
  const place = join(folder, 'store');
  await rm(place, { recursive: true, force: true });
  await mkdir(place);
  await copyFile(storeFile(folder), storeFile(place));
  return place;
};

export const migrating: Scenario = {
  name: 'SIGKILL during a migration',
  holds:
    'The store is of the old version or the new one, nothing between; no row is lost, and the next start finishes it.',
  amount: 100,
  unit: 'rounds',
  run: (rounds) =>
    inFolder(async (folder) => {
      await firstStore(folder);
      const takes = await timeOf(['migrate', await copied(folder)]);
      const faults: string[] = [];
      let atWork = 0;
      for (let round = 1; round <= rounds && faults.length === 0; round += 1) {
        const place = await copied(folder);
        if (await killed(['migrate', place], takes)) atWork += 1;
        const left = contentOf(storeFile(place));
        if (![1, newestVersion].includes(left.version) || !isWhole(left))
          faults.push(`round ${round} left ${JSON.stringify(left)}`);
        await (await openStore({ folder: place })).close();
        const after = contentOf(storeFile(place));
        if (after.version !== newestVersion || !isWhole(after))
          faults.push(`round ${round} became ${JSON.stringify(after)}`);
        faults.push(...damageOf(storeFile(place)));
      }
      const note = `version 1 to ${newestVersion} with ${rows} ideas and features; ${atWork} killed before they were done`;
      return { note, faults };
    }),
};

export const backingUp: Scenario = {
  name: 'SIGKILL during a backup',
  holds:
    'Under the name of the backup stands a whole one, the earlier or the new; the store is sound and takes writes meanwhile.',
  amount: 100,
  unit: 'rounds',
  run: (rounds) =>
    inFolder(async (folder) => {
      await firstStore(folder);
      const place = await copied(folder);
      const store = await openStore({ folder: place });
      const file = join(folder, 'backup.db');
      await backUp({ folder: place }, file);
      const takes = await timeOf(['backup', place, file]);
      const faults: string[] = [];
      let atWork = 0;
      let written = 0;
      const over = new AbortController();
      const writing = (async () => {
        while (!over.signal.aborted) {
          written += 1;
          await store.db.updateTable('project').set({ version: written }).execute();
          await pause(1);
        }
      })();
      const versionIn = (path: string) =>
        inStore(
          path,
          (database) => (database.prepare('select version from project').get() as { version: number }).version,
        );
      let before = versionIn(file);
      for (let round = 1; round <= rounds && faults.length === 0; round += 1) {
        if (await killed(['backup', place, file], takes)) atWork += 1;
        checkBackup(file);
        const now = versionIn(file);
        if (!isWhole(contentOf(file)) || now < before) faults.push(`round ${round} left a backup of version ${now}`);
        before = now;
      }
      // One that nobody kills ends, however much is written meanwhile.
      await backUp({ folder: place }, file);
      over.abort();
      await writing;
      await backUp({ folder: place }, file);
      if (versionIn(file) !== written) faults.push('the last backup does not hold the last write');
      await store.close();
      faults.push(...damageOf(storeFile(place)));
      const note = `${atWork} killed before they were done, ${written} writes meanwhile`;
      return { note, faults };
    }),
};
