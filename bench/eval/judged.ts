import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { labelledIdeas } from './labelled.ts';

/** A wish of a labelled idea as it was judged by hand; `tests/data/judged-names.md` describes the file. */
export type JudgedWish = {
  /** Its writer and id. */
  idea: string;
  /** Names that were proposed for the wish, in lower case, and whether each is good; none where it is no wish. */
  names: Map<string, boolean>;
  /** The rules of the typical features that say the same; null where that was not judged. */
  same: string[] | null;
};

const file = join(import.meta.dirname, '../../tests/data/judged-names.txt');

/** By which a judged wish is found: its idea, and from where to where it stands in the text. */
export const placeOf = (idea: string, { start, end }: { start: number; end: number }): string =>
  `${idea} ${start} ${end}`;

export function judgedWishes(): Map<string, JudgedWish> {
  const all = new Map<string, JudgedWish>();
  let idea = '';
  let last: JudgedWish | undefined;
  for (const line of readFileSync(file, 'utf8').split('\n')) {
    const [mark = '', ...words] = line.split(' ');
    if (mark === '===') [idea = ''] = words;
    else if (mark === '+' || mark === '-') last?.names.set(words.join(' ').toLowerCase(), mark === '+');
    else if (mark !== '') {
      const [end = '', , rules = '?'] = words;
      const same = rules === '-' ? [] : rules.split(',').map((rule) => `kind.${rule}`);
      last = { idea, names: new Map(), same: rules === '?' ? null : same };
      all.set(`${idea} ${mark} ${end}`, last);
    }
  }
  return all;
}

/** Every nth of the labelled ideas of which wishes were judged, by the name it has there. */
export function judgedIdeas(judged: ReadonlyMap<string, JudgedWish>, nth: number): { idea: string; text: string }[] {
  const known = new Set(judged.values().map(({ idea }) => idea));
  return labelledIdeas()
    .map(({ writer, id, text }) => ({ idea: `${writer}/${id}`, text }))
    .filter(({ idea }) => known.has(idea))
    .filter((_, at) => at % nth === 0);
}
