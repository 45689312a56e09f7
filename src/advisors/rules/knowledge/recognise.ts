import type { Reading } from '../reading/reading.ts';
import { plural, singular, stem } from '../reading/stems.ts';
import { isPeople, kin } from '../reading/word-classes.ts';
import type { Slots } from './slots.ts';
import type { Kind } from './kind.ts';
import { kinds } from './kinds.ts';

/** A kind the texts speak of, how strongly, and the words that show it. */
export type Recognised = { kind: Kind; score: number; signs: string[] };

type Sign = { stems: string[]; words: string; weight: number };
const signsOf = (kind: Kind): Sign[] =>
  [[kind.strong, 3] as const, [kind.weak, 1] as const].flatMap(([words, weight]) =>
    words
      .split(/\s+/)
      .filter(Boolean)
      .map((word) => ({ stems: word.split(/[_-]/).map(stem), words: word.replaceAll('_', ' '), weight })),
  );
const table = kinds.map((kind) => ({ kind, signs: signsOf(kind) }));

/** The kinds of product that the texts speak of, most likely first. */
export function recogniseKinds(reading: Reading): Recognised[] {
  const heads = new Set(reading.wishes.map((wish) => wish.head));
  return table
    .map(({ kind, signs }) => {
      const hit = signs.filter((sign) => sign.stems.every((one) => reading.stems.has(one)));
      const score = hit.reduce(
        (sum, sign) =>
          sum +
          sign.weight *
            Math.min(...sign.stems.map((one) => reading.stems.get(one)!)) *
            (sign.stems.length > 1 ? 1.3 : 1),
        0,
      );
      const acted = kind.things.filter((noun) => heads.has(noun)).length;
      const plain = hit.some((sign) => sign.weight === 3) || hit.length > 2;
      return { kind, score: plain ? score + Math.min(2, acted) * 2.5 : 0, signs: hit.map((sign) => sign.words) };
    })
    .filter(({ score }) => score >= 2.9)
    .toSorted((a, b) => b.score - a.score || a.kind.id.localeCompare(b.kind.id));
}

const vague = new Set(
  'map alarm statistics chart report reminder message notification live lot thing something stuff way lot time day week one everything everybody people place user data information access account search tag link page number box room total price date note detail list part end member email file name place click word kind browser phone website'.split(
    ' ',
  ),
);

const commonPeople =
  'customers members users visitors guests students teachers volunteers parents patients colleagues clients staff employees players readers listeners participants tenants neighbours friends drivers owners residents citizens farmers relatives cousins trainers players coaches'.split(
    ' ',
  );

/** The product's own nouns: the kind's usual ones when the text says them, else what the wishes act on most, else the kind's first. */
export function slotsFor(reading: Reading, recognised: Recognised[]): Slots {
  const words: string[] = reading.text.toLowerCase().match(/[\p{L}\p{N}-]+/gu) ?? [];
  const count = new Map<string, number>();
  for (const word of words) count.set(singular(word), (count.get(singular(word)) ?? 0) + 1);
  const order = [...count.keys()];
  const most = (nouns: string[]) =>
    nouns
      .filter((noun) => count.has(noun))
      .toSorted((a, b) => count.get(b)! - count.get(a)! || order.indexOf(a) - order.indexOf(b))[0];
  const kind = recognised[0]?.kind;
  const heads = reading.wishes
    .map((wish) => wish.head)
    .filter(
      (head) =>
        head.length > 2 && !vague.has(head) && !isPeople(plural(head)) && !kin.has(head) && /^[a-z-]+$/.test(head),
    );
  const acted = kind?.things.filter((noun) => heads.includes(noun)) ?? [];
  const sure = kind !== undefined && recognised[0]!.score >= 6;
  const named = most([...(kind?.things ?? [])]);
  const thing =
    most(acted) ?? (sure ? (named ?? kind.things[0]) : (most(heads) ?? named)) ?? kind?.things[0] ?? 'entry';
  const groups: readonly string[] = [
    ...(kind?.people.filter((noun) => words.includes(noun)) ?? []),
    ...commonPeople.filter((noun) => words.includes(noun)),
    ...(kind?.people ?? []),
  ];
  const people = groups[0] ?? 'users';
  return { thing, people };
}
