import { readdirSync, readFileSync } from 'node:fs';

/** So many files of a folder are kept: more than a project needs, kinds and verbs alike, and less than many projects would gather. */
const most = 100;

/**
 * What stands in a folder of text files, one per kind of product or per verb, read when it is asked for: by what begins a line,
 * the other fields, with " | " between them. A line with another number of fields is left out, and a test of the folder finds
 * it. A name that no file has, which may be any word that somebody typed, is not looked for on the disk and not kept.
 */
export function linesByFile(folder: string, fields: number): (name: string) => ReadonlyMap<string, readonly string[]> {
  const place = new URL(`${folder}/`, import.meta.url);
  const known = new Map<string, ReadonlyMap<string, readonly string[]>>();
  const none: ReadonlyMap<string, readonly string[]> = new Map();
  let files: ReadonlySet<string> | undefined;
  const read = (name: string) =>
    new Map(
      readFileSync(new URL(`${name}.txt`, place), 'utf8')
        .split('\n')
        .map((line) => line.split(' | ').map((field) => field.trim()))
        .filter((line) => line.length === fields + 1)
        .map(([first = '', ...others]) => [first, others] as const),
    );
  return (name) => {
    files ??= new Set(readdirSync(place));
    if (!files.has(`${name}.txt`)) return none;
    const found = known.get(name) ?? read(name);
    // The last place is that of what was asked for last.
    known.delete(name);
    known.set(name, found);
    if (known.size > most) known.delete(known.keys().next().value!);
    return found;
  };
}
