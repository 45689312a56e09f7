import { stemsIn } from './words.ts';

/** Words of more texts than this tell nothing, and would make every text a neighbour of every other. */
const tooCommon = 60;
const alikeFrom = 0.9;

/** With and without these, a text says the opposite. */
const opposites = ['no', 'not', 'non', 'without', 'never', 'un'];

const likeness = (a: ReadonlySet<string>, b: ReadonlySet<string>): number => {
  let shared = 0;
  for (const word of a) if (b.has(word)) shared += 1;
  const opposed = opposites.some((word) => a.has(word) !== b.has(word));
  return opposed ? 0 : shared / (a.size + b.size - shared);
};

/**
 * For each text that says the same as an earlier one, the earlier one: `[at, earlier]`. Texts of one kind alone are
 * compared; kinds are told apart by `kind`. Word order and endings do not count. Gives way after each text.
 */
export function* repeats<T>(
  items: readonly T[],
  textOf: (item: T) => string,
  kind: (item: T) => string,
): Generator<void, [T, T][]> {
  const read: { item: T; kind: string; words: Set<string> }[] = [];
  for (const item of items) {
    read.push({ item, kind: kind(item), words: stemsIn(textOf(item)) });
    yield;
  }
  const spread = new Map<string, number>();
  for (const { words } of read) for (const word of words) spread.set(word, (spread.get(word) ?? 0) + 1);
  type Read = (typeof read)[number];
  const whole = new Map<string, Read>();
  const postings = new Map<string, Read[]>();
  const found: [T, T][] = [];
  for (const one of read) {
    yield;
    if (one.words.size === 0) continue;
    const key = `${one.kind}\n${[...one.words].toSorted().join(' ')}`;
    const same = whole.get(key);
    if (same === undefined) whole.set(key, one);
    const lists = [...one.words]
      .filter((word) => (spread.get(word) ?? 0) <= tooCommon)
      .map((word) => postings.getOrInsert(`${one.kind}\n${word}`, []));
    const near = new Set(lists.flat());
    const earlier = same ?? [...near].find((other) => likeness(one.words, other.words) >= alikeFrom);
    for (const list of lists) list.push(one);
    if (earlier !== undefined) found.push([one.item, earlier.item]);
  }
  return found;
}
