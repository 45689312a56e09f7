import { randomInt } from 'node:crypto';
import { copyFileSync, openSync, writeSync, closeSync, statSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import pino from 'pino';
import { createRulesAdvisor } from '#advisors/rules/rules-advisor.ts';
import { storeFile } from '#server/db/store.ts';
import { clientOf, openProgram } from '#server/program.ts';
import { aProject } from '../builders.ts';
import { startProcess, type TestProcess } from '../server-process.ts';
import { damageOf, inStore } from './files.ts';
import { anyMoment, type Outcome, type Scenario } from './scenario.ts';

/** The ids of features with the last version that was acknowledged. */
type Acknowledged = Map<string, number>;

const mostWrites = 40;
const integrityEvery = 50;
/** Loading takes longer than writing: so many processes load at a time. */
const ahead = 3;

/** What is wrong with a store of which these features were acknowledged: those that are missing, too old or written in part. */
const lossesIn = (file: string, acknowledged: Acknowledged): string[] =>
  inStore(file, (database) => {
    const rows = database.prepare('select id, version from feature').all() as { id: string; version: number }[];
    const kept = new Map(rows.map(({ id, version }) => [id, version]));
    const lost = [...acknowledged].filter(([id, version]) => (kept.get(id) ?? 0) < version);
    const parts = database
      .prepare(
        `select id from feature f where version > (select count(*) from feature_history h
         where h.project_id = f.project_id and h.feature_id = f.id)`,
      )
      .all() as { id: string }[];
    return [
      ...lost.map(
        ([id, version]) => `feature ${id}: version ${version} was acknowledged, ${kept.get(id) ?? 'nothing'} is there`,
      ),
      ...parts.map(({ id }) => `feature ${id} was changed without its history`),
    ];
  });

/** Whether the two checks see what is planted in a copy: a write that is gone, one taken back, a page of noise. */
const blindTo = (file: string, acknowledged: Acknowledged): string[] => {
  const copy = `${file}.planted`;
  const planted = (what: string, plant: () => void, sees: () => string[]): string[] => {
    inStore(file, (database) => database.exec('pragma wal_checkpoint(truncate)'));
    copyFileSync(file, copy);
    plant();
    return sees().length > 0 ? [] : [`the check does not see ${what}`];
  };
  const [one = ''] = acknowledged.keys();
  const change = (statement: string) => () => inStore(copy, (database) => database.prepare(statement).run(one));
  const noise = () => {
    const handle = openSync(copy, 'r+');
    writeSync(handle, Buffer.alloc(4096, 0xa5), 0, 4096, Math.floor(statSync(copy).size / 2 / 4096) * 4096);
    closeSync(handle);
  };
  const losses = () => lossesIn(copy, acknowledged);
  return [
    ...planted('a lost write', change('delete from feature where id = ?'), losses),
    ...planted('a write that was taken back', change('update feature set version = 0 where id = ?'), losses),
    ...planted('a change without its history', change('delete from feature_history where feature_id = ?'), losses),
    ...planted('a damaged page', noise, () => damageOf(copy)),
  ];
};

const emptyStore = async (folder: string): Promise<string> => {
  const program = await openProgram({ folder }, { log: pino({ level: 'silent' }), advisor: createRulesAdvisor() });
  const { project } = await aProject(clientOf(program));
  await program.close();
  return project.id;
};

/** Kills processes that write to one store, which grows; every acknowledged write of every round is looked for in each. */
const crashWriting = async (rounds: number): Promise<Outcome> => {
  const folder = await mkdtemp(join(tmpdir(), 'coscrum-chaos-'));
  const file = storeFile(folder);
  const acknowledged: Acknowledged = new Map();
  const faults: string[] = [];
  const next: TestProcess[] = [];
  let whileStarting = 0;
  let openedAfterMs = 1000;
  try {
    const projectId = await emptyStore(folder);
    const nextWriter = () => startProcess([join(import.meta.dirname, 'writer.ts'), folder, projectId]);
    for (let round = 1; round <= rounds && faults.length === 0; round += 1) {
      while (next.length < Math.min(ahead, rounds - round + 1)) next.push(nextWriter());
      const { child, ended, says, said } = next.shift() ?? nextWriter();
      const begun = performance.now();
      child.stdin?.write('begin\n');
      if (randomInt(20) === 0) {
        whileStarting += 1;
        await pause(anyMoment(openedAfterMs));
      } else {
        // The product itself opens what the last one left behind; what was acknowledged before has to be there then.
        await says(/open\n/);
        openedAfterMs = performance.now() - begun;
        faults.push(...lossesIn(file, acknowledged));
        await says(new RegExp(`(?:.*\\n){${randomInt(2, mostWrites)}}`));
        await pause(anyMoment(3));
      }
      child.kill('SIGKILL');
      const { signal } = await ended;
      if (signal !== 'SIGKILL') faults.push(`round ${round}: the writer ended by itself: ${said().err}`);
      for (const [, id = '', version] of said().out.matchAll(/^(\S+) (\d+)\n/gm)) acknowledged.set(id, Number(version));
      if (round % integrityEvery === 0 || round === rounds) faults.push(...damageOf(file));
    }
    faults.push(...lossesIn(file, acknowledged), ...damageOf(file), ...blindTo(file, acknowledged));
  } finally {
    for (const { child, ended } of next) {
      child.kill('SIGKILL');
      await ended;
    }
    await rm(folder, { recursive: true, force: true, maxRetries: 3 });
  }
  const note = `${acknowledged.size} features acknowledged, ${whileStarting} processes killed while they started; a planted loss of each of four kinds is seen`;
  return { note, faults };
};

export const writing: Scenario = {
  name: 'SIGKILL in mid-write',
  holds: 'Every acknowledged write is there, whole, in every later round, and the file is sound.',
  amount: 1000,
  unit: 'rounds',
  run: crashWriting,
};
