import { randomInt } from 'node:crypto';
import { existsSync } from 'node:fs';
import { chmod, copyFile, mkdir, mkdtemp, open, rm, stat, truncate, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { run } from '#scripts/command.ts';
import { isRoot } from '#scripts/machine.ts';
import { storeFile } from '#server/db/store.ts';
import { backUp, checkBackup, restore } from '#server/transfer/backup.ts';
import { settingsOf, startProcess, startServer, type TestProcess } from '../server-process.ts';
import { damageOf, inStore } from './files.ts';
import { clientAt, inWords, startLoad, unexpected } from './load.ts';
import type { Outcome, Scenario } from './scenario.ts';

const withoutBackups = { COSCRUM_BACKUP_DAYS: '0' };
const placeOf = (folder: string) => ({ folder, drop: async () => undefined });

const mounted = async (...args: string[]): Promise<void> => {
  const { code, output } = await run('mount', args);
  if (code !== 0) throw new Error(`this scenario needs to mount a small disk, as root on Linux: ${output}`);
};

/** A small disk of its own, in memory, for as long as `work` takes. */
const onSmallDisk = async <T>(megabytes: number, work: (folder: string) => Promise<T>): Promise<T> => {
  const folder = await mkdtemp(join(tmpdir(), 'coscrum-chaos-disk-'));
  await mounted('-t', 'tmpfs', '-o', `size=${megabytes}m`, 'tmpfs', folder);
  try {
    return await work(folder);
  } finally {
    await run('umount', [folder]);
    await rm(folder, { recursive: true, force: true });
  }
};

const inFolder = async <T>(work: (folder: string) => Promise<T>): Promise<T> => {
  const folder = await mkdtemp(join(tmpdir(), 'coscrum-chaos-'));
  try {
    return await work(folder);
  } finally {
    await rm(folder, { recursive: true, force: true, maxRetries: 3 });
  }
};

const ended = async ({ child, ended }: Pick<TestProcess, 'child' | 'ended'>): Promise<void> => {
  child.kill('SIGTERM');
  await ended;
};

const missingFrom = (folder: string, acknowledged: ReadonlySet<string>): string[] =>
  inStore(storeFile(folder), (database) => {
    const kept = new Set((database.prepare('select id from feature').all() as { id: string }[]).map(({ id }) => id));
    return [...acknowledged]
      .filter((id) => !kept.has(id))
      .map((id) => `feature ${id} was acknowledged and is not there`);
  });

const fillDisk = async (rounds: number): Promise<Outcome> => {
  const faults: string[] = [];
  const refused = new Map<string, number>();
  let acknowledged = 0;
  for (let round = 1; round <= rounds && faults.length === 0; round += 1)
    await onSmallDisk(12, async (folder) => {
      const ballast = join(folder, 'ballast');
      await writeFile(ballast, Buffer.alloc(6_000_000));
      const server = await startServer(placeOf(folder), withoutBackups);
      const load = await startLoad(server.url, 4, 'A long description. '.repeat(500));
      const until = performance.now() + 120_000;
      while (load.refused.size === 0 && performance.now() < until) await pause(20);
      if (load.refused.size === 0) faults.push(`round ${round}: the disk did not fill`);
      const projects = await clientAt(server.url).project.list({});
      if (projects.items.length !== 1) faults.push(`round ${round}: a full disk cannot be read`);
      await rm(ballast);
      if ((await load.goesOn(5)) === null) faults.push(`round ${round}: it does not go on when there is room again`);
      await load.stop();
      await ended(server);
      for (const [refusal, times] of load.refused) refused.set(refusal, (refused.get(refusal) ?? 0) + times);
      faults.push(...missingFrom(folder, load.acknowledged), ...damageOf(storeFile(folder)));
      acknowledged += load.acknowledged.size;
    });
  faults.push(...unexpected(refused, /^503 store_full$/));
  return {
    note: `a file system in memory of 12 MB; ${acknowledged} features acknowledged; ${inWords(refused)}`,
    faults,
  };
};

export const fullDisk: Scenario = {
  name: 'Full disk',
  holds:
    'Who writes is told that there is no room, reading goes on, writing goes on once there is room, nothing acknowledged is lost.',
  amount: 10,
  unit: 'rounds',
  run: fillDisk,
};

/** How a server says that it cannot start, in one line; anything else is a fault. */
const refusesToStart = async (folder: string, like: RegExp): Promise<string[]> => {
  const { ended, said } = startProcess(['src/server/main.ts'], {
    PORT: '0',
    ...settingsOf(placeOf(folder)),
    ...withoutBackups,
  });
  const { code } = await ended;
  return code === 1 && like.test(said().err) && said().err.trim().split('\n').length === 1
    ? []
    : [`it ended with ${code} and said: ${said().err}`];
};

const notReadable = /^CoScrum did not start: the store could not be opened \(COSCRUM_DATA\): .+\n$/;

const readOnly = async (rounds: number): Promise<Outcome> => {
  const faults: string[] = [];
  const lock = async (folder: string) => {
    if (isRoot) await mounted('-o', 'remount,ro', folder);
    else for (const path of [storeFile(folder), folder]) await chmod(path, 0o555);
  };
  const unlock = async (folder: string) => {
    if (isRoot) await mounted('-o', 'remount,rw', folder);
    else for (const path of [folder, storeFile(folder)]) await chmod(path, 0o755);
  };
  const place = <T>(work: (folder: string) => Promise<T>) => (isRoot ? onSmallDisk(24, work) : inFolder(work));
  for (let round = 1; round <= rounds && faults.length === 0; round += 1)
    await place(async (folder) => {
      const server = await startServer(placeOf(folder), withoutBackups);
      const load = await startLoad(server.url, 2);
      await load.goesOn(5);
      await load.stop();
      await ended(server);
      await lock(folder);
      try {
        faults.push(...(await refusesToStart(folder, notReadable)));
        faults.push(...(await refusesToStart(join(folder, 'new'), notReadable)));
      } finally {
        await unlock(folder);
      }
      await ended(await startServer(placeOf(folder), withoutBackups));
      faults.push(...missingFrom(folder, load.acknowledged));
    });
  return { note: isRoot ? 'a file system mounted read-only' : 'a folder without permission to write', faults };
};

export const readOnlyFolder: Scenario = {
  name: 'Read-only folder',
  holds: 'The server refuses to start in one line that names the setting, and starts when it may write again.',
  amount: 3,
  unit: 'rounds',
  run: readOnly,
};

/** Noise over one page of a file by chance, or over its head, or its end cut off. */
const damage = async (file: string, kind: number): Promise<string> => {
  const { size } = await stat(file);
  if (kind === 0) {
    await truncate(file, randomInt(size / 2));
    return 'cut off';
  }
  const handle = await open(file, 'r+');
  const at = kind === 1 ? 0 : randomInt(1, Math.floor(size / 4096)) * 4096;
  await handle.write(Buffer.alloc(4096, 0xa5), 0, 4096, at);
  await handle.close();
  return kind === 1 ? 'head overwritten' : `page at ${at} overwritten`;
};

const damaging = (rounds: number): Promise<Outcome> =>
  inFolder(async (folder) => {
    const faults: string[] = [];
    const whole = join(folder, 'whole');
    await mkdir(whole);
    const server = await startServer(placeOf(whole), withoutBackups);
    const load = await startLoad(server.url, 4);
    await load.goesOn(300);
    await load.stop();
    await ended(server);
    const backup = join(folder, 'backup.db');
    await backUp({ folder: whole }, backup);
    const counts = {
      'refused to start': 0,
      'started, and refused what it could not read': 0,
      'had nothing to read there': 0,
    };

    for (let round = 1; round <= rounds && faults.length === 0; round += 1) {
      const place = join(folder, 'damaged');
      await rm(place, { recursive: true, force: true });
      await mkdir(place);
      await copyFile(storeFile(whole), storeFile(place));
      const what = await damage(storeFile(place), round % 4);
      const isDamaged = damageOf(storeFile(place)).length > 0;

      // A backup of what is damaged does not take the place of a good one.
      const second = join(folder, 'second.db');
      await copyFile(backup, second);
      const made = await backUp({ folder: place }, second).then(
        () => true,
        () => false,
      );
      if (made && isDamaged) faults.push(`round ${round}: a backup was made of a damaged store (${what})`);
      if (existsSync(`${second}.part`)) faults.push(`round ${round}: a part of a backup was left behind`);
      if (!made && checkBackup(second).projects !== 1) faults.push(`round ${round}: the good backup is gone`);

      const started = startProcess(['src/server/main.ts'], {
        PORT: '0',
        ...settingsOf(placeOf(place)),
        ...withoutBackups,
      });
      const url = await started.says(/^CoScrum is ready at (http:\S+)\n/).then(
        ([, url = '']) => url,
        () => '',
      );
      if (url === '') {
        counts['refused to start'] += 1;
        if (!notReadable.test(started.said().err)) faults.push(`round ${round} (${what}): ${started.said().err}`);
      } else {
        const answers = new Map<string, number>();
        for (const path of ['', '/features?limit=200', '/features?sort=name', '/activity', '/features/statistics']) {
          const answer = await fetch(`${url}/api/projects/${load.project.id}${path}`);
          const problem = ((await answer.json()) as { data?: { problem: string } }).data?.problem;
          if (answer.status >= 500) answers.set(`${answer.status} ${problem}`, 1);
        }
        faults.push(...unexpected(answers, /^503 store_damaged$/).map((fault) => `round ${round} (${what}): ${fault}`));
        counts[answers.size > 0 ? 'started, and refused what it could not read' : 'had nothing to read there'] += 1;
      }
      await ended(started);

      await rm(place, { recursive: true, force: true });
      await restore(backup, { folder: place }, new Date());
      faults.push(...missingFrom(place, load.acknowledged), ...damageOf(storeFile(place)));
    }
    const note = Object.entries(counts).map(([what, times]) => `${times} ${what}`);
    return { note: `${note.join(', ')}; each restored from a backup`, faults };
  });

export const damagedFile: Scenario = {
  name: 'Damaged file',
  holds:
    'Damage is told and not served as a fault, never replaces a good backup, and the backup brings everything back.',
  amount: 40,
  unit: 'rounds',
  run: damaging,
};
