import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { availableParallelism, cpus, totalmem } from 'node:os';
import { join } from 'node:path';
import type { Outcome, Scenario } from './scenario.ts';

/** One scenario as it was last run. */
export type Result = Pick<Scenario, 'name' | 'holds' | 'unit'> &
  Outcome & { amount: number; seconds: number; date: string; command: string; machine: string };

const folder = join(import.meta.dirname, '../../bench/results');

export const machine = (): string =>
  `${cpus()[0]?.model.trim() || process.arch}, ${availableParallelism()} cores, ${Math.round(totalmem() / 2 ** 30)} GB, ${process.platform}, Node ${process.versions.node}, SQLite ${process.versions.sqlite}`;

export const verdict = ({ faults }: Outcome): string => (faults.length === 0 ? 'held' : 'FAILED');

/** `1 round`, `10 minutes`. */
export const amountOf = ({ amount, unit }: Pick<Result, 'amount' | 'unit'>): string =>
  `${amount.toLocaleString('en')} ${amount === 1 ? unit.slice(0, -1) : unit}`;

const cell = (text: string): string => text.replaceAll('|', '\\|').replaceAll('\n', ' ');

const markdown = (results: readonly Result[]): string =>
  [
    '# Chaos',
    '',
    '`npm run chaos` breaks things on purpose; each row is the last run of one scenario, with what it was asked for.',
    '',
    '| Scenario | What holds | Amount | Seconds | Verdict | Tried | When | Command | Machine |',
    '|---|---|---|---|---|---|---|---|---|',
    ...results.map((result) => {
      const { name, holds, seconds, note, faults, date, command, machine } = result;
      const tried = [note, ...faults.slice(0, 3)].filter(Boolean).join('; ');
      const cells = [name, holds, amountOf(result), seconds.toFixed(0), verdict(result), tried, date, command, machine];
      return `| ${cells.map(cell).join(' | ')} |`;
    }),
    '',
  ].join('\n');

/** Keeps results beside those of other scenarios that stand in the folder, in the order of `names`. */
export const keep = (results: readonly Result[], names: readonly string[]): string => {
  const path = join(folder, 'chaos');
  const before = existsSync(`${path}.json`) ? (JSON.parse(readFileSync(`${path}.json`, 'utf8')) as Result[]) : [];
  const all = new Map([...before, ...results].map((result) => [result.name, result]));
  const kept = names.flatMap((name) => all.get(name) ?? []);
  mkdirSync(folder, { recursive: true });
  writeFileSync(`${path}.json`, `${JSON.stringify(kept, undefined, 1)}\n`);
  writeFileSync(`${path}.md`, markdown(kept));
  return `${path}.md`;
};
