import { readFile, writeFile } from 'node:fs/promises';
import { text } from 'node:stream/consumers';
import type { Command } from 'commander';
import { Failure, usageError } from './failure.ts';
import type { Input } from './idea-text.ts';
import { printed } from './printed.ts';
import type { Terminal } from './cli.ts';

/** What can be done with a store as a whole. Each throws an error whose message a person at a terminal can act on. */
export type Keeper = {
  /** Where the store is, in words. */
  place: string;
  backUp: (file: string) => Promise<{ projects: number }>;
  /** `kept` is where the store is that was there before. */
  restore: (file: string) => Promise<{ projects: number; kept: string | null }>;
  exportProjects: (ids: readonly string[] | 'all') => Promise<string>;
  importProjects: (
    document: string,
    how: { replace: boolean },
  ) => Promise<{ projects: { id: string; name: string }[]; rows: number }>;
  move: (to: string) => Promise<{ table: string; rows: number }[]>;
};

const projectsInWords = (count: number): string => `${count} ${count === 1 ? 'project' : 'projects'}`;

/** The commands that keep, carry and bring back what a store holds. */
export const addKeepCommands = (coscrum: Command, terminal: Terminal): void => {
  const { errors, input, output, keeper } = terminal;
  const say = (line: string) => errors.write(`${line}\n`);

  coscrum
    .command('backup')
    .summary('write all of the store into one file')
    .description('Write all of the store into one file, while the server runs, and check the file.')
    .argument('<file>', 'where the backup goes; an existing file is replaced once the new one is whole')
    .action(async (file: string) => {
      const kept = await keeper();
      const { projects } = await kept.backUp(file);
      say(`Backed up ${kept.place} to ${file}: ${projectsInWords(projects)}, checked.`);
    });

  coscrum
    .command('restore')
    .summary('put a backup in the place of the store')
    .description(
      'Check a backup and put it in the place of the store. In a folder, the store that was there stays beside it; a database has to be empty. Stop the server first.',
    )
    .argument('<file>', 'a file that "coscrum backup" wrote')
    .action(async (file: string) => {
      const kept = await keeper();
      const { projects, kept: before } = await kept.restore(file);
      say(`Restored ${projectsInWords(projects)} to ${kept.place}.`);
      if (before !== null) say(`The store that was there is kept as ${before}.`);
    });

  coscrum
    .command('export')
    .summary('print projects as JSON')
    .description('Print projects with all that is theirs as JSON.')
    .argument('[ids...]', 'the projects, by the ids in their addresses')
    .option('--all', 'every project', false)
    .option('-o, --output <path>', 'write to a file instead of standard output')
    .action(async (ids: string[], options: { all: boolean; output?: string }) => {
      if (options.all === ids.length > 0) throw usageError('name the projects, or give --all');
      const document = await (await keeper()).exportProjects(options.all ? 'all' : ids);
      if (options.output === undefined) await printed(output, document);
      else await writeFile(options.output, document, { mode: 0o600 });
    });

  coscrum
    .command('import')
    .summary('take in projects that were exported')
    .description('Take in the projects of a document that "coscrum export" wrote: all of them, or none.')
    .argument('<file>', 'the document; - reads standard input')
    .option('--replace', 'put a project in the place of the one that is there', false)
    .action(async (file: string, options: { replace: boolean }) => {
      const kept = await keeper();
      const { projects, rows } = await kept.importProjects(await documentAt(file, input), options);
      for (const { id, name } of projects) say(`${name} (${id})`);
      say(`Imported ${projectsInWords(projects.length)} of ${rows} rows into ${kept.place}.`);
    });

  coscrum
    .command('move')
    .summary('copy the store into another one')
    .description(
      'Copy all of the store into another, empty one, count and compare every table, and leave the first as it is. Stop the server first.',
    )
    .requiredOption('--to <place>', 'the address of a PostgreSQL database, or a folder')
    .action(async (options: { to: string }) => {
      const kept = await keeper();
      const tables = await kept.move(options.to);
      const width = Math.max(...tables.map(({ table }) => table.length));
      await printed(output, tables.map(({ table, rows }) => `${table.padEnd(width)}  ${rows}\n`).join(''));
      say(`Moved. Every table was compared row by row. ${kept.place} is as it was.`);
    });
};

const documentAt = async (file: string, input: Input): Promise<string> => {
  if (file === '-') return text(input);
  try {
    return await readFile(file, 'utf8');
  } catch (error) {
    throw new Failure(`${file}: ${(error as Error).message}`);
  }
};
