import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { labelledIdeas } from './labelled.ts';

/** A text of which is known which kind of product it is about; `also` are others that it may be about nearly as well. */
export type ToldText = { text: string; kind: string; also: string[]; apart: boolean };

const folder = join(import.meta.dirname, '../../tests/data/told-kinds');

/** The lines of the files of one sort, each with the kind whose heading it stands under. */
function linesOf(sort: 'texts' | 'asked'): { kind: string; line: string }[] {
  let kind = '';
  return readdirSync(folder)
    .filter((file) => file.startsWith(`${sort}-`))
    .toSorted()
    .flatMap((file) => readFileSync(join(folder, file), 'utf8').split('\n'))
    .flatMap((line) => {
      if (!line.startsWith('== ')) return line.trim() === '' ? [] : [{ kind, line }];
      kind = line.slice(3).trim();
      return [];
    });
}

/** The texts that were written for one kind each, as `tests/data/told-kinds/format.md` describes. */
export const writtenTexts = (): ToldText[] =>
  linesOf('texts').map(({ kind, line }) => ({ text: line, kind, also: [], apart: false }));

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
export const writtenClauses = (): Map<string, string[]> =>
  new Map(
    linesOf('asked').map(({ kind, line }) => {
      const [feature = '', ...clauses] = line.split(' | ');
      return [`${kind}.${feature}`, clauses];
    }),
  );
