/** `npm run where feature` lists the whole slice of a noun: every file that it or its folder is named for, room by room. */
import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

const noun = process.argv[2]?.toLowerCase();
if (!noun) {
  console.error('Which noun? For example: npm run where feature');
  process.exit(2);
}

const root = join(import.meta.dirname, '..');
const files = globSync('{src/*,bin,tests,bench,docs}/**/*.*', { cwd: root })
  .filter((file) => file.split('/').some((part) => part.startsWith(noun)))
  .sort();
if (files.length === 0) {
  console.error(`No file is named for "${noun}".`);
  process.exit(1);
}

const roomOf = (file: string) => /^(src\/)?[^/]+/.exec(file)?.[0] ?? '';
const linesOf = (file: string) => readFileSync(join(root, file), 'utf8').split('\n').length - 1;
for (const [room, inside] of Map.groupBy(files, roomOf)) {
  console.log(room);
  for (const file of inside) console.log(`  ${String(linesOf(file)).padStart(5)}  ${file.slice(room.length + 1)}`);
}
