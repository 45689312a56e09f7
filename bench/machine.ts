import { readFileSync } from 'node:fs';
import { availableParallelism, cpus, machine as architecture, platform, release, totalmem } from 'node:os';
import { join } from 'node:path';
import { run } from '#scripts/command.ts';
import { providePostgres } from '#scripts/provide-postgres.ts';

/** What the figures were measured on; says nothing of who it belongs to. */
export type Machine = Record<'name' | 'processor' | 'memory' | 'system' | 'Node' | 'SQLite' | 'PostgreSQL', string>;

const systemName = (): string => {
  try {
    return /^PRETTY_NAME="(.+)"$/m.exec(readFileSync('/etc/os-release', 'utf8'))?.[1] ?? platform();
  } catch {
    return platform();
  }
};

export const describeMachine = async (withPostgres: boolean): Promise<Machine> => {
  const cores = availableParallelism();
  const postgres = withPostgres
    ? (await run(join(await providePostgres(), 'postgres'), ['--version'])).output.trim()
    : 'not measured';
  return {
    name: `${platform()}-${architecture()}-${cores}-cores`,
    processor: `${cpus()[0]?.model.trim() || architecture()}, ${cores} cores`,
    memory: `${Math.round(totalmem() / 2 ** 30)} GB`,
    system: `${systemName()}, ${release()}`,
    Node: process.versions.node,
    SQLite: process.versions.sqlite ?? '',
    PostgreSQL: postgres,
  };
};
