import type { Reading } from '../reading/reading.ts';
import { isSmall, stem, stemsOf } from '../reading/stems.ts';
import { common, commonStems } from '../reading/synonyms.ts';
import type { Kind } from './kind.ts';
import { kinds } from './kinds.ts';
import { kept } from '../pace.ts';
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

/** What a word says for each kind that uses it (BM25), by the place of the kind: more where few kinds do. */
export const wordsOfKinds = kept(function* () {
  const files: Map<string, number>[] = [];
  const stems = new Map<string, string | null>();
  // The same words stand in many files.
  const stemAgain = (word: string) =>
    stems.getOrInsertComputed(word, () => (word.length > 1 && !isSmall(word) ? common(stem(word)) : null));
  for (const kind of kinds) if (files.push(wordsOf(kind, stemAgain)) % 10 === 0) yield;
  yield;
  const sizes = files.map((words) => words.values().reduce((sum, weight) => sum + weight, 0));
  const average = sizes.reduce((sum, size) => sum + size, 0) / sizes.length;
  // Places and numbers apart, as tens of thousands of pairs would take long to make and to walk through.
  const says = new Map<string, { places: number[]; much: number[] }>();
  for (const [place, words] of files.entries()) {
    if (place % 50 === 49) yield;
    const held = saturation * (1 - length + (length * sizes[place]!) / average);
    for (const [word, weight] of words) {
      const uses = says.getOrInsertComputed(word, () => ({ places: [], much: [] }));
      uses.places.push(place);
      uses.much.push((weight * (saturation + 1)) / (weight + held));
    }
  }
  yield;
  for (const { places, much } of says.values()) {
    const rare = Math.log(1 + (kinds.length - places.length + 0.5) / (places.length + 0.5));
    for (let nth = 0; nth < much.length; nth++) much[nth]! *= rare;
  }
  return says;
});

/** The stems of a text that say most for a kind, by its place. */
export const sayingMost = ({ stems }: Reading, place: number): string[] =>
  [...stems.keys()]
    .map((one) => {
      const uses = wordsOfKinds.now().get(common(one));
      return { one, much: uses?.much[uses.places.indexOf(place)] ?? 0 };
    })
    .filter(({ much }) => much > 0)
    .toSorted((one, other) => other.much - one.much)
    .map(({ one }) => one);

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
  const says = wordsOfKinds.now();
  const all = kinds.map(() => 0);
  const heard = new Map<string, number>();
  for (const [one, weight] of stems) {
    const word = common(one);
    heard.set(word, Math.max(heard.get(word) ?? 0, weight));
  }
  for (const [word, weight] of heard) {
    const uses = says.get(word);
    if (uses === undefined) continue;
    const { places, much } = uses;
    for (let nth = 0; nth < places.length; nth++) all[places[nth]!]! += much[nth]! * weight;
  }
  const told = toldOf(heard);
  const counts = toldWeight(heard.size);
  return all.map((like, place) => like + counts * told[place]!);
}
