import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { labelledIdeas } from './labelled.ts';

/** A text of which is known which kind of product it is about; `also` are others that it may be about nearly as well. */
export type ToldText = { text: string; kind: string; also: string[]; apart: boolean };

const folder = join(import.meta.dirname, '../../tests/data/told-kinds');

/** The texts that were written for one kind each, as `tests/data/told-kinds/format.md` describes. */
export function writtenTexts(): ToldText[] {
  let kind = '';
  return readdirSync(folder)
    .filter((file) => file.startsWith('texts-'))
    .toSorted()
    .flatMap((file) => readFileSync(join(folder, file), 'utf8').split('\n'))
    .flatMap((line): ToldText[] => {
      if (line.startsWith('== ')) kind = line.slice(3).trim();
      else if (line.trim() !== '') return [{ text: line, kind, also: [], apart: false }];
      return [];
    });
}

/** The labelled ideas whose kind is known; those of writers that nothing is fitted to are apart. */
export function labelledTexts(): ToldText[] {
  const texts = new Map(labelledIdeas().map(({ writer, id, text }) => [`${writer}/${id}`, text]));
  return readFileSync(join(folder, 'labelled.txt'), 'utf8')
    .split('\n')
    .flatMap((line): ToldText[] => {
      const [idea = '', kind, ...also] = line.split(' ');
      const text = texts.get(idea);
      return kind === undefined || text === undefined ? [] : [{ text, kind, also, apart: idea.startsWith('apart') }];
    });
}

/** Clauses that were written for one typical feature each, by its rule without "kind.". */
export function writtenClauses(): Map<string, string[]> {
  const all = new Map<string, string[]>();
  let kind = '';
  const files = readdirSync(folder).filter((file) => file.startsWith('asked-'));
  for (const line of files.toSorted().flatMap((file) => readFileSync(join(folder, file), 'utf8').split('\n'))) {
    if (line.startsWith('== ')) kind = line.slice(3).trim();
    const [feature = '', ...clauses] = line.split(' | ');
    if (clauses.length > 0) all.set(`${kind}.${feature}`, clauses);
  }
  return all;
}
