import type { Reading } from '../reading/reading.ts';
import { isSmall, stem, stemsOf } from '../reading/stems.ts';
import { common, commonStems } from '../reading/synonyms.ts';
import type { Kind } from './kind.ts';
import { kinds } from './kinds.ts';
import { kept, type Steps } from '../pace.ts';
import { toldOf } from './told.ts';

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
function wordsOf(kind: Kind, stemAgain: (word: string) => string | null): Map<string, number> {
  const found = new Map<string, number>();
  const put = (word: string, weight: number) => found.set(word, (found.get(word) ?? 0) + weight);
  const addText = (text: string, weight: number) => {
    for (const word of commonStems(stemsOf(text.replaceAll(/\{[^}]*\}/gu, ' ')))) put(word, weight);
  };
  /** "find_date date_poll": their words. */
  const wordsIn = (signs: string) =>
    (signs.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? []).map(stemAgain).filter((one) => one !== null);
  const addSigns = (signs: string, weight: number) => {
    for (const word of wordsIn(signs)) put(word, weight);
  };
  for (const sign of kind.strong.split(' ')) addSigns(sign, sign.includes('_') ? weights.pair : weights.strong);
  addSigns(kind.weak, weights.weak);
  addSigns(kind.told, weights.told);
  addText(kind.title, weights.title);
  for (const noun of kind.things) addText(noun, weights.thing);
  for (const noun of kind.people) addText(noun, weights.people);
  for (const { name, said = '', asked = '' } of kind.features) {
    addText(name, weights.name);
    for (const word of new Set(wordsIn(said))) put(word, weights.said);
    addSigns(asked, weights.asked);
  }
  return found;
}

/** By how often a word may be said before once more hardly counts, and how much a long file is held back. */
const saturation = 4;
const length = 0.4;

/** What the words say for kinds: those of one word lie together, by the place of the kind and how much it says for it. */
type WordsOfKinds = {
  lying: Map<string, { from: number; to: number }>;
  places: Uint16Array;
  much: Float64Array;
};

/** What a word says for each kind that uses it (BM25): more where few kinds do. */
export const wordsOfKinds = kept(function* (): Steps<WordsOfKinds> {
  const files: Map<string, number>[] = [];
  const stems = new Map<string, string | null>();
  // The same words stand in many files.
  const stemAgain = (word: string) =>
    stems.getOrInsertComputed(word, () => (word.length > 1 && !isSmall(word) ? common(stem(word)) : null));
  for (const kind of kinds) if (files.push(wordsOf(kind, stemAgain)) % 10 === 0) yield;
  yield;
  const sizes = files.map((words) => words.values().reduce((sum, weight) => sum + weight, 0));
  const average = sizes.reduce((sum, size) => sum + size, 0) / sizes.length;
  const uses = new Map<string, number>();
  for (const words of files) for (const word of words.keys()) uses.set(word, (uses.get(word) ?? 0) + 1);
  yield;
  const lying: WordsOfKinds['lying'] = new Map();
  let all = 0;
  for (const [word, many] of uses) {
    lying.set(word, { from: all, to: all });
    all += many;
  }
  const [places, much] = [new Uint16Array(all), new Float64Array(all)];
  for (const [place, words] of files.entries()) {
    if (place % 50 === 49) yield;
    const held = saturation * (1 - length + (length * sizes[place]!) / average);
    for (const [word, weight] of words) {
      const many = uses.get(word)!;
      const rare = Math.log(1 + (kinds.length - many + 0.5) / (many + 0.5));
      const at = lying.get(word)!.to++;
      places[at] = place;
      much[at] = ((weight * (saturation + 1)) / (weight + held)) * rare;
    }
  }
  return { lying, places, much };
});

/** The stems of a text that say most for a kind, by its place. */
export function sayingMost({ stems }: Reading, place: number): string[] {
  const { lying, places, much } = wordsOfKinds.now();
  const says = (word: string): number => {
    const { from, to } = lying.get(word) ?? { from: 0, to: 0 };
    const at = places.subarray(from, to).indexOf(place);
    return at < 0 ? 0 : much[from + at]!;
  };
  return [...stems.keys()]
    .map((one) => ({ one, much: says(common(one)) }))
    .filter(({ much: counts }) => counts > 0)
    .toSorted((one, other) => other.much - one.much)
    .map(({ one }) => one);
}

/**
 * How much what such texts say of kinds counts beside the words of their files: in a few words that is much by chance, and who
 * tells a whole story has hardly a word of the trade.
 */
const toldCounts = { brief: 1.2, long: 3.5 };
/** In so many different words a text is brief or long. */
const different = { brief: 12, long: 40 };

function toldWeight(words: number): number {
  const share = (words - different.brief) / (different.long - different.brief);
  return toldCounts.brief + (toldCounts.long - toldCounts.brief) * Math.min(1, Math.max(0, share));
}

/** How like each kind's file the texts are, and those that were written for it, by the place of the kind. */
export function likenessOf({ stems }: Reading): number[] {
  const { lying, places, much } = wordsOfKinds.now();
  const all = kinds.map(() => 0);
  const heard = new Map<string, number>();
  for (const [one, weight] of stems) {
    const word = common(one);
    heard.set(word, Math.max(heard.get(word) ?? 0, weight));
  }
  for (const [word, weight] of heard) {
    const { from, to } = lying.get(word) ?? { from: 0, to: 0 };
    for (let at = from; at < to; at++) all[places[at]!]! += much[at]! * weight;
  }
  const told = toldOf(heard);
  const counts = toldWeight(heard.size);
  return all.map((like, place) => like + counts * told[place]!);
}
