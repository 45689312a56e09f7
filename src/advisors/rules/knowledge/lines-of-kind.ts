import { existsSync, readFileSync } from 'node:fs';

/**
 * What stands in a folder of one file per kind, read when it is first asked for: by a feature's id, which begins its line, the
 * other fields, with " | " between them. A line with another number of fields is left out, and `knowledge.test.ts` finds it.
 */
export function linesOfKind(folder: string, fields: number): (kind: string) => ReadonlyMap<string, readonly string[]> {
  const known = new Map<string, ReadonlyMap<string, readonly string[]>>();
  const read = (kind: string) => {
    const file = new URL(`${folder}/${kind}.txt`, import.meta.url);
    const lines = existsSync(file) ? readFileSync(file, 'utf8').split('\n') : [];
    return new Map(
      lines
        .map((line) => line.split(' | ').map((field) => field.trim()))
        .filter((line) => line.length === fields + 1)
        .map(([id = '', ...others]) => [id, others]),
    );
  };
  return (kind) => known.getOrInsertComputed(kind, read);
}
