import type { Reading } from '../reading/reading.ts';
import { stemsOf } from '../reading/stems.ts';
import { common, commonStems } from '../reading/synonyms.ts';
import type { Kind } from './kind.ts';
import { kinds } from './kinds.ts';
import { kept } from '../pace.ts';

/** How much a word counts by where it stands in the file of a kind. */
const weights = {
  strong: 4,
  pair: 2,
  weak: 1.5,
  told: 3,
  title: 2,
  thing: 2,
  people: 0.7,
  name: 1,
  said: 1.5,
  asked: 0.7,
};

/** The words of a kind's file, each with what it counts there. */
function wordsOf(kind: Kind): Map<string, number> {
  const found = new Map<string, number>();
  const add = (text: string, weight: number) => {
    for (const word of commonStems(stemsOf(text.replaceAll(/\{[^}]*\}/gu, ' ').replaceAll('_', ' '))))
      found.set(word, (found.get(word) ?? 0) + weight);
  };
  for (const sign of kind.strong.split(/\s+/u)) add(sign, sign.includes('_') ? weights.pair : weights.strong);
  for (const sign of kind.weak.split(/\s+/u)) add(sign, weights.weak);
  for (const word of kind.told.split(/\s+/u)) add(word, weights.told);
  add(kind.title, weights.title);
  for (const noun of kind.things) add(noun, weights.thing);
  for (const noun of kind.people) add(noun, weights.people);
  for (const { name, said, asked } of kind.features) {
    add(name, weights.name);
    add(said ?? '', weights.said);
    for (const way of asked?.split(/\s+/u) ?? []) add(way, weights.asked);
  }
  return found;
}

/** By how often a word may be said before once more hardly counts, and how much a long file is held back. */
const saturation = 4;
const length = 0.4;

/** What a word says for each kind that uses it (BM25), by the place of the kind: more where few kinds do. */
export const wordsOfKinds = kept(function* () {
  const files: Map<string, number>[] = [];
  for (const kind of kinds) if (files.push(wordsOf(kind)) % 20 === 0) yield;
  const sizes = files.map((words) => words.values().reduce((sum, weight) => sum + weight, 0));
  const average = sizes.reduce((sum, size) => sum + size, 0) / sizes.length;
  const says = new Map<string, [place: number, much: number][]>();
  for (const [place, words] of files.entries())
    for (const [word, weight] of words) {
      const held = saturation * (1 - length + (length * sizes[place]!) / average);
      const uses = says.get(word) ?? [];
      uses.push([place, (weight * (saturation + 1)) / (weight + held)]);
      says.set(word, uses);
    }
  for (const uses of says.values()) {
    const rare = Math.log(1 + (kinds.length - uses.length + 0.5) / (uses.length + 0.5));
    for (const use of uses) use[1] *= rare;
  }
  return says;
});

/** How like each kind's file the texts are, by the place of the kind. */
export function likenessOf({ stems }: Reading): number[] {
  const says = wordsOfKinds.now();
  const all = kinds.map(() => 0);
  const heard = new Map<string, number>();
  for (const [one, weight] of stems) {
    const word = common(one);
    heard.set(word, Math.max(heard.get(word) ?? 0, weight));
  }
  for (const [word, weight] of heard) for (const [place, much] of says.get(word) ?? []) all[place]! += much * weight;
  return all;
}
