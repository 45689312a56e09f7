import { readFileSync } from 'node:fs';
import { headAndNumbers, headed } from './headed.ts';

/*
 * In which words people ask for typical features who do not know their names: clauses that were written for one feature
 * each, as the stems of their words (`npm run eval -- --fit-kinds`).
 */

/** The clauses by the rule of their feature without "kind.", such as "booking.remind-ahead", each as its words. */
export type Asked = Map<string, string[][]>;

/** As it lies in a file: a line of JSON with all words and all rules, then for each rule how many clauses, and for each of these how many words and which. */
export function packed(asked: Asked): Uint8Array {
  const words = [...new Set([...asked.values()].flat(2))].toSorted();
  const placeOf = new Map(words.map((word, place) => [word, place]));
  const numbers = [...asked.values()].flatMap((clauses) => [
    clauses.length,
    ...clauses.flatMap((clause) => [clause.length, ...clause.map((word) => placeOf.get(word)!)]),
  ]);
  return headed({ words, rules: [...asked.keys()] }, Uint16Array.from(numbers));
}

type Read = { words: string[]; numbers: Uint16Array; from: Map<string, number> };

function unpacked(file: Uint8Array): Read {
  const { head, buffer } = headAndNumbers<{ words: string[]; rules: string[] }>(file);
  const numbers = new Uint16Array(buffer);
  const from = new Map<string, number>();
  let at = 0;
  for (const rule of head.rules) {
    from.set(rule, at);
    let clauses = numbers[at++]!;
    for (; clauses > 0; clauses--) at += 1 + numbers[at]!;
  }
  return { words: head.words, numbers, from };
}

let fitted: Read | null = null;
const read = () => (fitted ??= unpacked(readFileSync(new URL('fitted/asked.bin', import.meta.url))));

/** The clauses in which a feature is asked for, each as its words; none where none were written. */
export function clausesFor(rule: string): Set<string>[] {
  const { words, numbers, from } = read();
  let at = from.get(rule);
  if (at === undefined) return [];
  const clauses: Set<string>[] = [];
  for (let left = numbers[at++]!; left > 0; left--) {
    const end = at + 1 + numbers[at]!;
    const clause = new Set<string>();
    for (at++; at < end; at++) clause.add(words[numbers[at]!]!);
    clauses.push(clause);
  }
  return clauses;
}
