import { drained, kept, type Steps } from '../pace.ts';
import type { Reading } from '../reading/reading.ts';
import { isSmall, singular, stem } from '../reading/stems.ts';
import type { Kind } from './kind.ts';
import { kinds } from './kinds.ts';
import { likenessOf, sayingMost } from './likeness.ts';

/** A kind the texts speak of, how strongly, and the words that show it. */
export type Recognised = {
  kind: Kind;
  score: number;
  signs: string[];
  /** The person's own words that are these signs, as they stand in the text. */
  words: string[];
  /** False when a word or two point there that many products use: then what is usual everywhere counts as much. */
  sure: boolean;
  /** True where words of the trade itself say so, and not only everyday ones that many products use, such as "room" and "photo". */
  named: boolean;
  /** How much of what such products usually have is likely to be wanted, as a share. */
  fit: number;
  /** True when the person said so, asked which kind is meant. */
  chosen?: boolean;
};

/**
 * What a word is compared by: its stem, where those who do it and what is done stay apart ("trailers" are no trails, "the
 * savings" nothing that was saved), and small words as they are ("off" is not "of").
 */
const keyOf = (word: string): string => {
  if (isSmall(word)) return `=${word}`;
  const one = singular(word);
  const bare = stem(word);
  if (word.endsWith('ings')) return `${bare}#`;
  return /[eo]r$/u.test(one) && bare.length < one.length ? `${bare}+` : bare;
};
const bareOf = (key: string): string => key.replace(/[+#]$/u, '');

/** What points to a kind: `place` is that of the kind, `at` its own among the signs of that kind. */
type Sign = { stems: string[]; words: string; strong: boolean; weight: number; place: number; at: number };

/** The signs of a kind, each once. */
function signsOf({ strong, weak }: Kind, place: number): Sign[] {
  const signs = new Map<string, Sign>();
  for (const [all, isStrong] of [
    [strong, true],
    [weak, false],
  ] as const)
    for (const word of all.split(/\s+/).filter(Boolean)) {
      const stems = word.split(/[_-]/).map(keyOf);
      signs.getOrInsertComputed(stems.join(' '), () => ({
        stems,
        words: word.replaceAll('_', ' '),
        strong: isStrong,
        // Told when all signs are known.
        weight: 1,
        place,
        at: signs.size,
      }));
    }
  return [...signs.values()];
}

/** Places that have a kind of product of their own: where nothing else is said, "something for our museum" means that. */
const houses = new Set(
  'club school clinic hospital farm parish church museum pub kindergarten association'.split(' ').map(keyOf),
);

/**
 * Words that say who and where rather than what: "our club", "for the school". Beside a word for what is done they hardly
 * count.
 */
const setting = new Set([
  ...houses,
  ...'company house office village town city theatre university firm business shop team group family member employee patient pupil student client customer parent child teacher staff neighbour colleague fan tenant guest'
    .split(' ')
    .map(keyOf),
]);

/** Every stem counts once: "book a room" says the same three times where book, room and booking are signs. */
function distinct(hit: readonly Sign[]): Sign[] {
  const seen = new Set<string>();
  return hit
    .toSorted((a, b) => b.stems.length - a.stems.length || b.weight - a.weight)
    .filter(({ stems }) => {
      if (stems.every((one) => seen.has(one))) return false;
      for (const one of stems) seen.add(one);
      return true;
    });
}

/** A word that many kinds know says little about any of them. */
function weightOf({ stems, strong }: Sign, among: number): number {
  if (!strong) return among <= 10 ? 1 : 0.6;
  if (stems.every((one) => setting.has(one) || one.startsWith('='))) return 1.5;
  return among <= 5 ? 3 : among <= 9 ? 2 : 1;
}

/** All signs by the stem that they begin with: most of the many thousand are in no text. */
const signsByStem = kept(function* () {
  const beginning = new Map<string, Sign[]>();
  for (const [place, kind] of kinds.entries()) {
    for (const sign of signsOf(kind, place)) beginning.getOrInsertComputed(sign.stems[0]!, () => []).push(sign);
    if (place % 20 === 19) yield;
  }
  for (const signs of beginning.values()) {
    const alone = signs.filter(({ stems }) => stems.length === 1).length;
    for (const sign of signs) sign.weight = weightOf(sign, sign.stems.length > 1 ? 1 : alone);
  }
  return beginning;
});

/** True when the words of a sign stand close to one another somewhere, in any order; "my runs" is not "my wife runs". */
const together = (sign: readonly string[], places: ReadonlyMap<string, number[]>): boolean => {
  const [first, ...rest] = sign;
  const apart = sign.some((one) => one.startsWith('=')) ? sign.length - 1 : 6;
  return (places.get(first!) ?? []).some((at) =>
    rest.every((one) => (places.get(one) ?? []).some((other) => Math.abs(other - at) <= apart)),
  );
};

/** "A shop for my ceramics", "an online shop": the word with which an idea begins is what is to be built, and no place. */
export const opening =
  /^\s*(?:(?:i|we) (?:want|need|would like)(?: to (?:have|build|make|open))? )?(?:an?|my|our|some) (?:(?:small|simple|little|new|own|online|digital|web) )*(?<what>[\p{L}-]+) (?:for|where|with|that|of|to)\b/iu;

/** "A shop", "crm": nothing else is said. */
export const nothingElse = /^\s*(?:(?:an?|my|our|some) )?(?:[\p{L}-]+ )?(?<what>[\p{L}-]+)[\s.!?]*$/iu;

/** In so few words a place alone is all there is to go by. */
const fewWords = 14;
const wordsIn = ({ main }: Reading): number => main.match(/[\p{L}\p{N}]+/gu)?.length ?? 0;
export const isBrief = (reading: Reading): boolean => wordsIn(reading) <= fewWords;

/** In a handful of words one that names a kind outright is enough, "a shoe shop", unless it names software as such. */
const handful = 6;
const software = new Set(
  'app application page site website tool program software system platform'.split(' ').map(keyOf),
);

/** "A website", "a new website": where nothing else is said it is what is to be built. */
const website = keyOf('website');

/** The words that are a sign, as one phrase where the text has them as one: "days off". */
function saidAs(
  stems: readonly string[],
  text: string,
  words: readonly string[],
  places: ReadonlyMap<string, number[]>,
): readonly string[] {
  const phrases = places.get(stems[0]!)!.map((at) => words.slice(at, at + stems.length));
  const phrase = phrases.find(
    (said) =>
      stems.every((one, nth) => said[nth] !== undefined && keyOf(said[nth]) === one) && text.includes(said.join(' ')),
  );
  return phrase === undefined
    ? stems.filter((one) => !one.startsWith('=')).map((one) => words[places.get(one)![0]!]!)
    : [phrase.join(' ')];
}

/** The person's words that are some signs, the ones that say most first. */
const ownWords = (
  signs: readonly Sign[],
  text: string,
  words: readonly string[],
  places: ReadonlyMap<string, number[]>,
): string[] => [
  ...new Set(
    signs
      .toSorted((one, other) => other.weight - one.weight)
      .flatMap(({ stems }) => saidAs(stems, text, words, places)),
  ),
];

/** Where none of them is a sign: those that are most like the words of the kind's file. */
const telling = (reading: Reading, place: number, words: readonly string[]): string[] =>
  sayingMost(reading, place)
    .slice(0, 3)
    .flatMap((one) => words.find((word) => stem(word) === one) ?? []);

/** A thing that any kind of product may deal with tells nothing. */
const tells = (noun: string): boolean =>
  !software.has(keyOf(noun)) &&
  !/^(?:entry|item|thing|object|result|value|date|time|table|zone|space|part|asset|offer|card|list|page|point)$/u.test(
    noun,
  );

/** How much of the usual list is wanted, by how much a text of so many words points to a kind: see decision 066. */
const fitOf = (score: number, words: number): number => Math.min(0.6, 0.2 * (score / Math.sqrt(Math.min(300, words))));
const leastFit = 0.2;

/** "Can my tenants pay by card? Who saw the letter?": nothing but questions, and by what they are about the product is known. */
const onlyAsks = ({ main }: Reading): boolean => /^(?:[^.!?]{6,}\?\s*)+$/u.test(main.trim());

/** "A message, on phone or in chat": by which way somebody is told, and nothing that is built. */
const channel = /\b(?:in|by|via|on|through)(?: (?:the|our|a|team))? chat\b/gu;

/** "We run a hospice": nobody runs there. */
const managing =
  /\b(?<=\b(?:i|we|he|she|they|who|wife|husband) (?:also )?)runs? (?=(?:an?|the|our|my|two|three|four|several|some)\b)(?!an? (?:half |full )?(?:marathon|race|mile|lap|trail|10k|5k)\b)/gu;

/** The kinds of product that the texts speak of, most likely first. */
export function* recognising(reading: Reading): Steps<Recognised[]> {
  const heads = new Set(reading.wishes.filter(({ source }) => source.weight >= 0.5).map(({ head }) => head));
  const text = reading.text.toLowerCase();
  const words =
    text
      .replaceAll(channel, ' ')
      .replaceAll(managing, ' ')
      .match(/[\p{L}\p{N}]+/gu) ?? [];
  const places = Map.groupBy(words.keys(), (at) => keyOf(words[at]!));
  const count = wordsIn(reading);
  const heard = new Set(
    reading.main
      .toLowerCase()
      .replaceAll(managing, ' ')
      .match(/[\p{L}\p{N}]+/gu)
      ?.map(keyOf),
  );
  yield* signsByStem.ahead();
  const beginning = signsByStem.now();
  const likeness = likenessOf(reading);
  yield;
  const built = keyOf((opening.exec(reading.main)?.groups?.['what'] ?? '').toLowerCase());
  const isSaid = ({ stems }: Sign) =>
    stems.every((one) => places.has(one)) &&
    stems.some((one) => reading.stems.has(bareOf(one))) &&
    (stems.length === 1 || together(stems, places));
  const said = places
    .keys()
    .flatMap((key) => beginning.get(key) ?? [])
    .filter(isSaid);
  const standing = Map.groupBy(said, ({ place }) => place);
  yield;
  const all = kinds.map((kind, place) => {
    const hit = (standing.get(place) ?? []).toSorted((one, other) => one.at - other.at);
    const apart = distinct(hit);
    const countsFor = ({ stems, weight, strong }: Sign) =>
      strong && stems.length === 1 && stems[0] === built ? 3 : weight;
    const score = apart.reduce(
      (sum, sign) =>
        sum +
        countsFor(sign) *
          Math.min(...sign.stems.flatMap((one) => reading.stems.get(bareOf(one)) ?? [])) *
          (sign.stems.length > 1 ? 1.3 : 1),
      0,
    );
    const acted = kind.things.filter((noun) => heads.has(noun)).length;
    const like = likeness[place]!;
    const plain = hit.some((sign) => countsFor(sign) >= 2) || hit.length > 2;
    const outright = apart.filter((sign) => countsFor(sign) === 3).length;
    const opens = hit.some(({ strong, stems }) => strong && stems.length === 1 && stems[0] === built);
    // What a few words are like may be by chance.
    const total =
      (plain ? score + Math.min(2, acted) * 2.5 : 0) * 0.375 + (plain || count > fewWords ? like * 0.25 : 0);
    const fit = fitOf(total, count);
    const ofTrade = apart.filter(({ strong, weight }) => strong && weight >= 2).length;
    return {
      kind,
      named: opens || ofTrade > 1 || (ofTrade === 1 && apart.length > 2),
      sure: opens || outright > 1 || (outright === 1 && hit.length > 3) || (fit >= 0.3 && count > fewWords),
      fit,
      housed: apart.some(({ strong, stems }) => strong && stems.length === 1 && houses.has(stems[0]!)),
      outspoken: apart.some(
        ({ strong, stems: [one, ...more] }) =>
          strong &&
          more.length === 0 &&
          (!software.has(one!) || (one === website && count <= 4)) &&
          reading.stems.get(bareOf(one!))! >= 0.5,
      ),
      score: total,
      signs: hit.map((sign) => sign.words),
      apart,
      place,
    };
  });
  yield;
  type Weighed = (typeof all)[number];
  const inWords = ({ apart, place, housed: _housed, outspoken: _outspoken, ...one }: Weighed): Recognised => {
    const own = ownWords(apart, text, words, places);
    return { ...one, words: own.length > 0 ? own : telling(reading, place, words) };
  };
  const found = all
    .filter(({ score, fit }) => score >= 2.9 && fit >= leastFit)
    .map(inWords)
    // What no word of the person's points to cannot be told by one.
    .filter((one) => one.words.length > 0)
    .toSorted((a, b) => b.score - a.score || a.kind.id.localeCompare(b.kind.id));
  if (found.length === 0 && onlyAsks(reading)) {
    const dealing = all
      .filter(({ outspoken, signs }) => outspoken || signs.length > 1)
      .toSorted((a, b) => likeness[b.place]! + b.score - (likeness[a.place]! + a.score))
      .slice(0, 1);
    return dealing.map((one) => ({ ...inWords(one), sure: false, score: 3, fit: 0.3 }));
  }
  if (found.length > 0 || count > fewWords) return found;
  const named = all
    .filter((one) => one.housed || (one.outspoken && count <= handful))
    .toSorted((a, b) => b.score - a.score)
    .slice(0, 1)
    .map((one) => ({ ...inWords(one), score: 3, fit: 0.3 }));
  if (named.length > 0 || count > handful) return named;
  // "Employee software": what it deals with is all that is said, and several kinds may deal with it.
  const dealt = all
    .map((one) => ({
      kind: one.kind,
      named: one.named,
      sure: one.sure,
      score: likeness[one.place]!,
      words: one.kind.things.filter((noun) => tells(noun) && heard.has(keyOf(noun))),
    }))
    .filter(({ words }) => words.length > 0)
    .toSorted((a, b) => b.score - a.score)
    .slice(0, 3);
  const most = Math.max(1, dealt[0]?.score ?? 1);
  return dealt.map((one) => ({ ...one, signs: [], score: 3 * Math.max(0.1, one.score / most), fit: 0.3 }));
}

/** The same in one go. */
export const recogniseKinds = (reading: Reading): Recognised[] => drained(recognising(reading));
