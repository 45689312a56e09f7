import { readFileSync } from 'node:fs';

/**
 * How much each sign speaks for each class: a table of whole numbers in steps of 1/32, found by its sign. Classes are what a
 * word may be, such as "no head, the verb of a wish, the noun of a wish".
 */
export class Weights {
  readonly classes: number;
  readonly #mask: number;
  readonly #signs: Int32Array;
  readonly #values: Int8Array;
  /** A bit for each sign that has weights: most have none, and to look there is faster than in the whole table. */
  readonly #present: Int32Array;

  /** `signs` of n numbers, each once, and `values` of n times `classes` numbers in the same order. */
  constructor(classes: number, signs: Int32Array, values: Int8Array) {
    const places = 2 ** Math.ceil(Math.log2(signs.length * 2 + 2));
    const mask = places - 1;
    const [table, rows, present] = [
      new Int32Array(places),
      new Int8Array(places * classes),
      new Int32Array(places / 4),
    ];
    this.classes = classes;
    this.#mask = mask;
    this.#signs = table;
    this.#values = rows;
    this.#present = present;
    // Done for a hundred thousand signs by a server that has just started: as `add` is.
    for (let nth = 0; nth < signs.length; nth++) {
      const sign = signs[nth]!;
      let place = this.#placeOf(sign);
      while (table[place] !== 0) place = (place + 1) & mask;
      table[place] = sign;
      const bit = this.#bitOf(sign);
      present[bit >>> 5]! |= 1 << (bit & 31);
      for (let one = 0; one < classes; one++) rows[place * classes + one] = values[nth * classes + one]!;
    }
  }

  #placeOf(sign: number): number {
    return (sign ^ (sign >>> 16)) & this.#mask;
  }

  #bitOf(sign: number): number {
    return (sign ^ (sign >>> 13)) & (this.#present.length * 32 - 1);
  }

  /** Adds to `sums`, one number per class, what the signs say. */
  add(signs: readonly number[], sums: Float64Array): void {
    // Called for each word of a text: without the checks and steps that shorter ways of writing it bring.
    const [table, values, mask, classes] = [this.#signs, this.#values, this.#mask, this.classes];
    const present = this.#present;
    for (let nth = 0; nth < signs.length; nth++) {
      const sign = signs[nth]!;
      const bit = this.#bitOf(sign);
      if ((present[bit >>> 5]! & (1 << (bit & 31))) === 0) continue;
      let place = this.#placeOf(sign);
      while (table[place] !== sign && table[place] !== 0) place = (place + 1) & mask;
      if (table[place] === 0) continue;
      const row = place * classes;
      for (let one = 0; one < classes; one++) sums[one]! += values[row + one]! / step;
    }
  }
}

const step = 32;

/** How likely each class is, from its sum. */
export function likelihoodsOf(sums: Float64Array): Float64Array {
  let most = -Infinity;
  for (let one = 0; one < sums.length; one++) if (sums[one]! > most) most = sums[one]!;
  let all = 0;
  for (let one = 0; one < sums.length; one++) all += sums[one] = Math.exp(sums[one]! - most);
  for (let one = 0; one < sums.length; one++) sums[one]! /= all;
  return sums;
}

/** As they lie in a file: how many signs and classes, the signs, the values. */
export function packed(classes: number, weighed: ReadonlyMap<number, readonly number[]>): Uint8Array {
  const entries = [...weighed].toSorted(([a], [b]) => a - b);
  const steps = (value: number) => Math.max(-127, Math.min(127, Math.round(value * step)));
  const head = Int32Array.from([entries.length, classes, ...entries.map(([sign]) => sign)]);
  const values = Int8Array.from(entries.flatMap(([, row]) => row.map(steps)));
  return new Uint8Array(Buffer.concat([new Uint8Array(head.buffer), new Uint8Array(values.buffer)]));
}

export function unpacked(file: Uint8Array): Weights {
  const { buffer } = file.slice();
  const [count = 0, classes = 0] = new Int32Array(buffer, 0, 2);
  return new Weights(classes, new Int32Array(buffer, 8, count), new Int8Array(buffer, 8 + 4 * count));
}

export const weightsIn = (file: URL): Weights => unpacked(readFileSync(file));
