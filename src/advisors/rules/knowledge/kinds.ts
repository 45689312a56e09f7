import { readdirSync, readFileSync } from 'node:fs';
import { basename } from 'node:path';
import type { Kind } from './kind.ts';

const folder = new URL('kinds/', import.meta.url);
const read = (id: string) => JSON.parse(readFileSync(new URL(`${id}.json`, folder), 'utf8')) as Omit<Kind, 'id'>;

/** The kinds of product that are known, by name: one file each, of which `knowledge.test.ts` checks that it is as it should be. */
export const kinds: readonly Kind[] = readdirSync(folder)
  .filter((file) => file.endsWith('.json'))
  .map((file) => basename(file, '.json'))
  .toSorted()
  .map((id) => ({ ...read(id), id }));
