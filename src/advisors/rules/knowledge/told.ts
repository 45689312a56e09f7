import { readFileSync } from 'node:fs';
import { headAndNumbers, headed } from './headed.ts';
import { kinds } from './kinds.ts';

/*
 * How those speak who have a kind of product in mind and no word of its trade: what each word of theirs says for each kind,
 * fitted to texts that were written for one kind each and to ideas whose kind is known (`npm run eval -- --fit-kinds`).
 */

/** What a word says: the kinds in whose texts it stands, and how much more it speaks for them than if it stood in none; a logarithm. */
export type WordOfKinds = { places: number[]; more: number[] };
/** Of all texts: `absent` is what a word that never stands in the texts of a kind says for it. In the file both are in steps of 1 / `step`. */
export type ToldKinds = { kinds: string[]; absent: number[]; words: Map<string, WordOfKinds> };

const step = 16;

/** As it lies in a file: a line of JSON, then the kinds of all words and their steps. */
export function packed({ kinds: ids, absent, words }: ToldKinds): Uint8Array {
  const entries = [...words].toSorted(([one], [other]) => (one < other ? -1 : 1));
  const inSteps = (value: number) => Math.max(-127, Math.min(127, Math.round(value * step)));
  const head = {
    kinds: ids,
    absent: absent.map(inSteps),
    words: entries.map(([word, { places }]) => [word, places.length]),
  };
  const places = Uint16Array.from(entries.flatMap(([, word]) => word.places));
  const steps = Int8Array.from(entries.flatMap(([, word]) => word.more.map(inSteps)));
  return headed(head, places, steps);
}

type Read = {
  /** By the place of a kind in the file: its place now, or none. */
  placeNow: Int16Array;
  absent: Float64Array;
  /** From where on a word's kinds lie, and how many there are. */
  words: Map<string, [from: number, count: number]>;
  places: Uint16Array;
  steps: Int8Array;
};

function unpacked(file: Uint8Array): Read {
  const { head, buffer } = headAndNumbers<{ kinds: string[]; absent: number[]; words: [string, number][] }>(file);
  const now = new Map(kinds.map(({ id }, place) => [id, place]));
  const words = new Map<string, [number, number]>();
  let all = 0;
  for (const [word, count] of head.words) {
    words.set(word, [all, count]);
    all += count;
  }
  return {
    placeNow: Int16Array.from(head.kinds, (id) => now.get(id) ?? -1),
    absent: Float64Array.from(head.absent, (one) => one / step),
    words,
    places: new Uint16Array(buffer, 0, all),
    steps: new Int8Array(buffer, 2 * all, all),
  };
}

let fitted: Read | null = null;
const read = () => (fitted ??= unpacked(readFileSync(new URL('fitted/kinds.bin', import.meta.url))));

/** How much the words of a text about the right kind say for it, each; what says less speaks for another kind. */
const usually = 0.08;

/**
 * How much the words speak for each kind, by its place, as a logarithm: about 0 for the kind that is meant, less for others,
 * and the mean of all for a kind that no text was written for. `words` are stems with what each counts.
 */
export function toldOf(words: ReadonlyMap<string, number>): Float64Array {
  const { placeNow, absent, words: known, places, steps } = read();
  const found = new Float64Array(placeNow.length);
  let count = 0;
  for (const [word, weight] of words) {
    const entry = known.get(word);
    if (entry === undefined) continue;
    count += weight;
    const [from, many] = entry;
    for (let at = from; at < from + many; at++) found[places[at]!]! += (weight * steps[at]!) / step;
  }
  for (const [at, nothing] of absent.entries()) found[at]! += count * (nothing - usually);
  const mean = found.reduce((sum, one) => sum + one, 0) / found.length;
  const all = new Float64Array(kinds.length).fill(mean);
  for (const [at, place] of placeNow.entries()) if (place >= 0) all[place] = found[at]!;
  return all;
}
