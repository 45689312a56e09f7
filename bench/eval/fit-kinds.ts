import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { packed as packedAsked, type Asked } from '#advisors/rules/knowledge/asked.ts';
import { kinds } from '#advisors/rules/knowledge/kinds.ts';
import { packed, type ToldKinds, type WordOfKinds } from '#advisors/rules/knowledge/told.ts';
import { stemsOf } from '#advisors/rules/reading/stems.ts';
import { commonStems } from '#advisors/rules/reading/synonyms.ts';
import { plainOf } from '#advisors/rules/suggest/usual.ts';
import { labelledTexts, writtenClauses, writtenTexts, type ToldText } from './told-kinds.ts';

/*
 * Fits what words say for kinds of product: naive Bayes over the words of a text, each counted once, held back by as many words as
 * the texts of a kind have, and 500 more, shared out as words are among all kinds.
 */

const file = join(import.meta.dirname, '../../src/advisors/rules/knowledge/fitted/kinds.bin');
const askedFile = join(import.meta.dirname, '../../src/advisors/rules/knowledge/fitted/asked.bin');
const heldBack = { by: 500, byOwn: 1 };
/** A text counts so much for the kinds that it may be about as well. */
const alsoCounts = 0.4;
/** What one text alone says is chance. */
const seldom = 2;

export function fittedKinds(texts: readonly ToldText[]): ToldKinds {
  const written = new Set(texts.map(({ kind }) => kind));
  const ids = kinds.map(({ id }) => id).filter((id) => written.has(id));
  const placeOf = new Map(ids.map((id, place) => [id, place]));
  const uses = new Map<string, { texts: number; of: Map<number, number> }>();
  const totals = new Map(ids.map((_, place) => [place, 0]));
  for (const { text, kind, also } of texts) {
    const about = [kind, ...also].flatMap((id, nth) => {
      const place = placeOf.get(id);
      return place === undefined ? [] : [{ place, counts: nth === 0 ? 1 : alsoCounts }];
    });
    for (const word of commonStems(stemsOf(text))) {
      const use = uses.getOrInsertComputed(word, () => ({ texts: 0, of: new Map<number, number>() }));
      use.texts++;
      for (const { place, counts } of about) {
        use.of.set(place, (use.of.get(place) ?? 0) + counts);
        totals.set(place, (totals.get(place) ?? 0) + counts);
      }
    }
  }
  const all = uses.values().reduce((sum, use) => sum + use.texts, 0);
  const held = (place: number) => heldBack.by + heldBack.byOwn * (totals.get(place) ?? 0);
  const absent = [...totals].map(([place, total]) => Math.log(held(place) / (total + held(place))));
  const words = [...uses].flatMap(([word, use]): [string, WordOfKinds][] => {
    if (use.texts < seldom) return [];
    const share = use.texts / all;
    const entries = [...use.of].toSorted(([one], [other]) => one - other);
    const more = ([place, count]: [number, number]) => Math.log(1 + count / (held(place) * share));
    return [[word, { places: entries.map(([place]) => place), more: entries.map(more) }]];
  });
  return { kinds: ids, absent, words: new Map(words) };
}

/** All texts of which the kind is known; the clauses that ask for one feature are one text. */
export const toldTexts = (): ToldText[] => [
  ...writtenTexts(),
  ...labelledTexts(),
  ...[...writtenClauses()].map(([rule, clauses]) => ({
    text: clauses.join('. '),
    kind: rule.slice(0, rule.indexOf('.')),
    also: [],
    apart: false,
  })),
];

/** The clauses in which typical features are asked for, as the words by which they are compared. */
export const askedClauses = (): Asked =>
  new Map([...writtenClauses()].map(([rule, clauses]) => [rule, clauses.map((clause) => [...plainOf(clause)])]));

export function fitKinds(print: (line: string) => void): void {
  const texts = toldTexts().filter(({ apart }) => !apart);
  const found = packed(fittedKinds(texts));
  writeFileSync(file, found);
  print(`${texts.length} texts, ${found.length} bytes`);
  const asked = packedAsked(askedClauses());
  writeFileSync(askedFile, asked);
  print(`clauses, ${asked.length} bytes`);
}
