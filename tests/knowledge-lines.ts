import { globSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';

const knowledge = join(import.meta.dirname, '../src/advisors/rules/knowledge');

/** Every line of a folder of the advisor's knowledge as it stands, also one that the advisor leaves out, with its file's name. */
export const knowledgeLines = (folder: string): { file: string; fields: string[] }[] =>
  globSync('*.txt', { cwd: join(knowledge, folder) }).flatMap((file) =>
    readFileSync(join(knowledge, folder, file), 'utf8')
      .split('\n')
      .filter((line) => line.trim() !== '')
      .map((line) => ({ file: basename(file, '.txt'), fields: line.split(' | ').map((field) => field.trim()) })),
  );
