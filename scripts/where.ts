/**
 * `npm run where feature` lists the whole slice of a noun: every file that it or its folder is named for, room by room. A
 * folder of many files is one line.
 */
import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

const noun = process.argv[2]?.toLowerCase();
if (!noun) {
  console.error('Which noun? For example: npm run where feature');
  process.exit(2);
}

const root = join(import.meta.dirname, '..');
const listedOneByOne = 30;
const roomOf = (file: string) => /^(src\/)?[^/]+\//.exec(file)?.[0] ?? '';

/** What of a file's path is named for the noun: the file itself, or else the outermost folder; undefined where nothing is. */
const namedPart = (file: string): string | undefined => {
  const room = roomOf(file);
  const parts = file.slice(room.length).split('/');
  if (parts.at(-1)?.startsWith(noun)) return file;
  const at = parts.findIndex((part) => part.startsWith(noun));
  return at === -1 ? undefined : `${room}${parts.slice(0, at + 1).join('/')}/`;
};

const files = globSync('{src/*,bin,tests,bench,docs,scripts}/**/*.*', { cwd: root }).sort();
const byPart = Map.groupBy(files, namedPart);
byPart.delete(undefined);
if (byPart.size === 0) {
  console.error(`No file is named for "${noun}".`);
  process.exit(1);
}

const lines = [...byPart].flatMap(([part = '', inside]) => (inside.length > listedOneByOne ? [part] : inside)).sort();
const linesOf = (file: string) => String(readFileSync(join(root, file), 'utf8').split('\n').length - 1);
for (const [room, inside] of Map.groupBy(lines, roomOf)) {
  console.log(room.slice(0, -1));
  for (const line of inside) {
    const size = line.endsWith('/') ? `${byPart.get(line)?.length} files` : linesOf(line);
    console.log(`  ${size.padStart(9)}  ${line.slice(room.length)}`);
  }
}
