import { readFileSync } from 'node:fs';
import { headAndNumbers, headed } from '../knowledge/headed.ts';

/*
 * Words as points: those with which people ask for the same lie near each other, also where they share no letter ("queue",
 * "waiting list"). Fitted to the clauses in which typical features are asked for, and to judged wishes (`npm run eval -- --fit`).
 */

/** How many numbers tell the place of a word. */
export const dimensions = 64;

/** Words with what each weighs. */
export type Weighed = Iterable<readonly [word: string, weight: number]>;

/** Where a text lies, and how far from the middle. */
export type Point = { at: Float32Array; length: number };

export class Meanings {
  readonly #places: ReadonlyMap<string, number>;
  readonly #values: Float32Array | Int8Array;
  readonly #step: number;

  /** `values` holds for each word its numbers, each as so many steps. */
  constructor(words: readonly string[], values: Float32Array | Int8Array, step = 1) {
    this.#places = new Map(words.map((word, place) => [word, place]));
    this.#values = values;
    this.#step = step;
  }

  /** Where a text lies: the sum of its words, by their weights as shares of the length of all these. */
  point(words: Weighed): Point {
    const sum = new Float32Array(dimensions);
    let length = 0;
    for (const [word, weight] of words) {
      const place = this.#places.get(word);
      if (place === undefined) continue;
      length += weight ** 2;
      const row = place * dimensions;
      for (let nth = 0; nth < dimensions; nth++) sum[nth]! += weight * this.#values[row + nth]!;
    }
    if (length > 0) for (let nth = 0; nth < dimensions; nth++) sum[nth]! *= this.#step / Math.sqrt(length);
    return { at: sum, length: Math.sqrt(inner(sum, sum)) };
  }
}

export function inner(one: Float32Array, other: Float32Array): number {
  let sum = 0;
  for (let nth = 0; nth < one.length; nth++) sum += one[nth]! * other[nth]!;
  return sum;
}

/**
 * How near a text lies to each of some others: by itself, as a share of all of them (a logarithm), and by direction alone. Three
 * numbers for each, one after the other.
 */
export function nearness(text: Point, others: readonly Point[]): Float64Array {
  const found = new Float64Array(3 * others.length);
  let most = -Infinity;
  for (let nth = 0; nth < others.length; nth++) {
    const near = inner(text.at, others[nth]!.at);
    found[3 * nth] = near;
    if (near > most) most = near;
  }
  let shares = 0;
  for (let nth = 0; nth < others.length; nth++) shares += Math.exp(found[3 * nth]! - most);
  const all = most + Math.log(shares);
  for (let nth = 0; nth < others.length; nth++) {
    const near = found[3 * nth]!;
    found[3 * nth] = near / 10;
    found[3 * nth + 1] = Math.max(-8, near - all) / 5;
    found[3 * nth + 2] = near / (text.length * others[nth]!.length || 1);
  }
  return found;
}

/** As they lie in a file: a line of JSON with the words and the step, then the numbers of each word. */
export function packed(words: readonly string[], values: Float32Array): Uint8Array {
  const step = values.reduce((most, one) => Math.max(most, Math.abs(one)), 0) / 127;
  return headed(
    { words, step },
    Int8Array.from(values, (one) => Math.round(one / step)),
  );
}

export function unpacked(file: Uint8Array): Meanings {
  const { head, buffer } = headAndNumbers<{ words: string[]; step: number }>(file);
  return new Meanings(head.words, new Int8Array(buffer), head.step);
}

let fitted: Meanings | null = null;
/** Read once, when they are first asked for. */
export const fittedMeanings = (): Meanings =>
  (fitted ??= unpacked(readFileSync(new URL('fitted/meanings.bin', import.meta.url))));
