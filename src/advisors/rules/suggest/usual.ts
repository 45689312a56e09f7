import { aboutOf } from '../knowledge/capabilities.ts';
import type { Kind, TypicalFeature } from '../knowledge/kind.ts';
import { kinds } from '../knowledge/kinds.ts';
import { stem, stemsOf } from '../reading/stems.ts';
import { asking, common } from '../reading/synonyms.ts';
import { clausesFor } from '../knowledge/asked.ts';
import { kept } from '../pace.ts';
import { phrasesIn } from './echoes.ts';
import { fittedMeanings, nearness, type Meanings, type Point, type Weighed } from './meanings.ts';
import { doingsIn, sayDoing, type Doings, type Said } from './same-doing.ts';

/** What a person wishes for, as far as it is compared with what is usual: the words, and what is done where that was said. */
export type Told = { words: ReadonlySet<string>; said: Said | null };

/** A typical feature of a kind of product that a text may mean; the likeliest kind has place 0. */
export type Usual = { kind: Kind; feature: TypicalFeature; place: number };

type Compared = Pick<Usual, 'feature' | 'place'>;

/**
 * How much each sign counts, in the order of `signsFor` and `signsAgainst`. Fitted to 17,894 wishes, for each
 * of which it was judged by hand which typical feature says the same, if any; `npm run eval -- --fit` fits them again.
 */
export const weights = {
  speaking: [0.88, 0.8, 0.47, 1.51, 0.53, -1.12, 0.41, 1.04, 0.88, 1.37, 1.88, 1.42],
  against: [1.93, 0.4, 1.83],
};

/**
 * From how likely on a wish is taken to say the same as a typical feature, at least and at most: between them from where that is
 * likelier than its own name is good. Where the kind is less sure it has to be likelier.
 */
export const sameFrom = { sure: [0.25, 0.4], unsure: [0.4, 0.6] } as const;

/** From how likely on what is said around a wish counts, where its own name holds and where not; and how likely it has to be by itself. */
const saidAround = { holding: 0.5, open: 0.3, itself: 0.05 };

/** The typical features of the two likeliest kinds, of which one may be what was wished. */
export function usualOf(found: readonly { kind: Kind }[]): readonly Usual[] {
  const kinds = found.slice(0, 2).map(({ kind }) => kind);
  if (last === undefined || last.kinds.length !== kinds.length || kinds.some((kind, at) => kind !== last!.kinds[at]))
    last = { kinds, usual: kinds.flatMap((kind, place) => kind.features.map((feature) => ({ kind, feature, place }))) };
  return last.usual;
}
/** One request asks for the same several times. */
let last: { kinds: readonly Kind[]; usual: readonly Usual[] } | undefined;

/** The visible rule of a typical feature. */
export const ruleOf = ({ kind, feature }: { kind: { id: string }; feature: TypicalFeature }): string =>
  `kind.${kind.id}.${feature.id}`;

/** The words of a wish: those that were quoted, and those of its name, where a pronoun stands for nothing any more. */
export const toldIn = (quote: string, name: string, said: Said | null): Told => ({
  words: new Set([...plainOf(quote), ...plainOf(name)]),
  said,
});

const plain = (one: string): string => asking(common(one));

/** The words of a text as features are compared by them. */
export const plainOf = (text: string): Set<string> =>
  new Set([...stemsOf(text.replaceAll(/\{[^}]*\}/gu, ' '))].map(plain));

const waysOf = (words?: string): string[][] => phrasesIn(words).map((way) => way.map(asking));

/**
 * By which words a feature is known: of its name, those that point to it, those by which it is asked for, and all of these; and
 * what it does. `clauses` are those in which people ask for it, and `told` their words that it is not known by otherwise.
 */
export type Known = {
  name: Set<string>;
  pointing: Set<string>;
  ways: string[][];
  heard: Set<string>;
  does: Doings;
  clauses: Set<string>[];
  told: Set<string>;
};
/** Of the words of a clause, how rare they are together; of a clause that is compared again and again. */
const sizes = new WeakMap<ReadonlySet<string>, number>();
const sizeOf = (clause: ReadonlySet<string>): number =>
  sizes.getOrInsertComputed(clause, () => sum(clause, (word) => rarity(word) ** 2));

/** The kind that each typical feature belongs to. */
const kindOf = new WeakMap(kinds.flatMap((kind) => kind.features.map((feature) => [feature, kind] as const)));

const clausesOf = (feature: TypicalFeature): Set<string>[] => {
  const kind = kindOf.get(feature);
  return kind === undefined ? [] : clausesFor(`${kind.id}.${feature.id}`);
};

export const knownOf = (feature: TypicalFeature): Known => {
  const ways = waysOf(feature.asked);
  const pointing = new Set(waysOf(feature.said).flat());
  const name = plainOf(feature.name);
  const heard = new Set([...pointing, ...ways.flat()]);
  const clauses = clausesOf(feature);
  const told = new Set(clauses.flatMap((clause) => [...clause])).difference(name.union(heard));
  return { name, pointing, ways, heard, does: doingsIn(feature.name), clauses, told };
};

const read = new WeakMap<TypicalFeature, Known>();
/** The same, of features that are compared again and again. */
const knownAgain = (feature: TypicalFeature): Known => read.getOrInsertComputed(feature, () => knownOf(feature));

const addTo = (counts: Map<string, number>, words: Iterable<string>, times = 1) => {
  for (const word of words) counts.set(word, (counts.get(word) ?? 0) + times);
};
const total = (counts: ReadonlyMap<string, number>) => counts.values().reduce((all, one) => all + one, 0);

/** How often words stand in the typical features of all kinds. */
export const wordsOfFeatures = kept(function* () {
  /** In how many features a word stands. */
  const uses = new Map<string, number>();
  /** How often each word stands in the features that rest on a capability, how many words these are, and the same for all. */
  const bySkill = new Map<string, Map<string, number>>();
  let features = 0;
  for (const [at, kind] of kinds.entries()) {
    for (const feature of kind.features) {
      const name = plainOf(feature.name);
      const pointing = new Set(waysOf(feature.said).flat());
      const asked = waysOf(feature.asked).flat();
      const clauses = clausesOf(feature);
      addTo(uses, new Set([...name, ...pointing, ...asked, ...clauses.flatMap((clause) => [...clause])]));
      if (feature.skill === undefined) continue;
      const words = bySkill.getOrInsertComputed(feature.skill, () => new Map());
      // A name and what points to it say more than one way of asking.
      addTo(words, name, 2);
      addTo(words, pointing, 2);
      addTo(words, asked);
      for (const clause of clauses) addTo(words, clause);
    }
    features += kind.features.length;
    if (at % 10 === 9) yield;
  }
  const sizes = new Map([...bySkill].map(([skill, words]) => [skill, total(words)]));
  const inAll = new Map<string, number>();
  for (const words of bySkill.values())
    for (const [word, often] of words) {
      inAll.set(word, (inAll.get(word) ?? 0) + often);
      // What was said once is chance, and these are most of what would be kept.
      if (often < 2) words.delete(word);
    }
  return { uses, features, bySkill, sizes, inAll, counted: total(inAll) };
});

const rarities = new Map<string, number>();
/** How rare a word is among the typical features of all kinds, as a logarithm; words that no feature has are alike. */
const rarity = (word: string): number => {
  const known = rarities.get(word);
  if (known !== undefined) return known;
  const { uses, features } = wordsOfFeatures.now();
  const often = uses.get(word) ?? 0;
  const rare = Math.log(1 + (features - often + 0.5) / (often + 0.5));
  if (often > 0) rarities.set(word, rare);
  return rare;
};

/** A text's words as its meaning is told by them. */
export const weighedIn = (words: ReadonlySet<string>): Weighed => words.values().map((word) => [word, rarity(word)]);

/**
 * The same of a feature: those of its name and that point to it count twice, those of each way and each clause in which it is
 * asked for once; without those of one of these where that is compared with it.
 */
export function weighedOf({ name, pointing, ways, clauses }: Known, without?: Iterable<string>): [string, number][] {
  const counts = new Map<string, number>();
  addTo(counts, name, 2);
  addTo(counts, pointing, 2);
  for (const words of [...ways, ...clauses]) if (words !== without) addTo(counts, words);
  return counts
    .entries()
    .map(([word, count]): [string, number] => [word, Math.log(1 + count) * rarity(word)])
    .toArray();
}

const sum = <T>(words: Iterable<T>, of: (word: T) => number): number => {
  let all = 0;
  for (const word of words) all += of(word);
  return all;
};

/** How much more often words stand in features of each of some capabilities than in any, as a mean of logarithms; one a skill. */
function likeSkills(skills: readonly (string | undefined)[]): (words: ReadonlySet<string>) => Float64Array {
  const { bySkill, sizes, inAll, counted } = wordsOfFeatures.now();
  const held = 5;
  const known = skills.flatMap((skill, nth) => {
    const own = skill === undefined ? undefined : bySkill.get(skill);
    return own === undefined ? [] : [{ nth, own, size: sizes.get(skill!)! + held }];
  });
  const weighing = (often: number, usual: number, size: number) =>
    Math.max(-1, Math.log((often + held * usual) / size / usual));
  // What a capability never says counts the same whatever the word.
  const unsaid = new Float64Array(skills.length);
  for (const { nth, size } of known) unsaid[nth] = weighing(0, 1, size);
  const weighed = new Map<string, Float64Array | undefined>();
  const weigh = (word: string): Float64Array | undefined => {
    const often = inAll.get(word);
    if (often === undefined) return undefined;
    const each = unsaid.slice();
    for (const { nth, own, size } of known) {
      const times = own.get(word);
      if (times !== undefined) each[nth] = weighing(times, often / counted, size);
    }
    return each;
  };
  return (words) => {
    const sums = new Float64Array(skills.length);
    for (const word of words) {
      const each = weighed.getOrInsertComputed(word, weigh);
      if (each !== undefined) for (let nth = 0; nth < sums.length; nth++) sums[nth]! += each[nth]!;
    }
    const many = Math.max(3, words.size);
    for (let nth = 0; nth < sums.length; nth++) sums[nth]! /= many;
    return sums;
  };
}

/** True when a feature does what was wished to be done, by the same verb, one that means the same, or one by which it is asked for. */
const doesSame = (said: Said, verb: string, { does, ways }: Known): boolean =>
  sayDoing(said, does) || ways.some(([first]) => first === verb);

const points = new WeakMap<Meanings, WeakMap<TypicalFeature, Point>>();
const pointOf = (feature: TypicalFeature, meanings: Meanings): Point =>
  points
    .getOrInsertComputed(meanings, () => new WeakMap())
    .getOrInsertComputed(feature, () => meanings.point(weighedOf(knownAgain(feature))));

/** How many signs speak for a feature, or against it. */
export const signs = weights.speaking.length;

/** What speaks for each of some features, or against it: a row of `signs` numbers for each, one row after the other. */
export function signsFor(among: readonly Compared[], meanings = fittedMeanings()): (told: Told) => Float64Array {
  const known = among.map(({ feature }) => knownAgain(feature));
  const lying = among.map(({ feature }) => pointOf(feature, meanings));
  /** The clauses in which they are asked for, each by the place of its feature and how rare its words are together. */
  const clauses = known.flatMap((one, place) => one.clauses.map((words) => ({ place, words, size: sizeOf(words) })));
  /** The ways in which they are asked for, each by the place of its feature and how many words it has. */
  const ways = known.flatMap((one, place) => one.ways.map((way) => ({ place, words: new Set(way) })));
  /** Where each word stands, by places of features: in the name, in what points to it, in all by which it is heard, only in a clause. */
  type Standing = {
    named: number[];
    pointing: number[];
    heard: number[];
    told: number[];
    features: number;
    clauses: number[];
    ways: number[];
  };
  const standing = new Map<string, Standing>();
  const at = (word: string) =>
    standing.getOrInsertComputed(word, () => ({
      named: [],
      pointing: [],
      heard: [],
      told: [],
      features: 0,
      clauses: [],
      ways: [],
    }));
  for (const [place, { name, pointing, heard, told }] of known.entries()) {
    for (const word of name) at(word).named.push(place);
    for (const word of pointing) at(word).pointing.push(place);
    for (const word of heard) at(word).heard.push(place);
    for (const word of told) at(word).told.push(place);
    for (const word of name.union(heard)) at(word).features++;
  }
  for (const [nth, { words }] of clauses.entries()) for (const word of words) at(word).clauses.push(nth);
  for (const [nth, { words }] of ways.entries()) for (const word of words) at(word).ways.push(nth);
  const skills = [...new Set(among.map(({ feature }) => feature.skill))];
  const skillOf = among.map(({ feature }) => skills.indexOf(feature.skill));
  const likeThem = likeSkills(skills);
  const rareHere = new Map<string, number>();
  /** What half of these features speak of tells none of them. */
  const here = (word: string) =>
    rareHere.getOrInsertComputed(word, () =>
      Math.max(0, Math.log((among.length + 1) / ((standing.get(word)?.features ?? 0) + 0.5))),
    );
  const named = known.map(({ name }) => sum(name, here) || 1);
  // Done for each clause of a text: counted in rows of numbers that lie there already.
  const row = () => new Float64Array(among.length);
  const [pointed, called, spoken, told, likeClause] = [row(), row(), row(), row(), row()] as const;
  const isAsked = new Uint8Array(among.length);
  const shared = new Float64Array(clauses.length);
  const wordsOfWay = new Uint16Array(ways.length);
  return ({ words, said }) => {
    for (const counted of [pointed, called, spoken, told, likeClause, isAsked, shared, wordsOfWay]) counted.fill(0);
    let [whole, wholeHere, size] = [0, 0, 0];
    for (const word of words) {
      const [rare, rareAmong] = [rarity(word), here(word)];
      whole += rare;
      wholeHere += rareAmong;
      size += rare ** 2;
      const uses = standing.get(word);
      if (uses === undefined) continue;
      for (const place of uses.pointing) pointed[place]! += rare;
      for (const place of uses.named) called[place]! += rareAmong;
      for (const place of uses.heard) spoken[place]! += rareAmong;
      for (const place of uses.told) told[place]! += rare;
      for (const nth of uses.clauses) shared[nth]! += rare ** 2;
      for (const nth of uses.ways) {
        const way = ways[nth]!;
        if (++wordsOfWay[nth]! === way.words.size) isAsked[way.place] = 1;
      }
    }
    whole ||= 1;
    wholeHere ||= 1;
    /** How like the words are to the clause that is most like them: a cosine. */
    for (let nth = 0; nth < shared.length; nth++) {
      if (shared[nth] === 0) continue;
      const clause = clauses[nth]!;
      const like = shared[nth]! / Math.sqrt(size * clause.size);
      if (like > likeClause[clause.place]!) likeClause[clause.place] = like;
    }
    const ofSkills = likeThem(words);
    const near = nearness(meanings.point(weighedIn(words)), lying);
    const verb = said === null ? '' : plain(stem(said.verb));
    const rows = new Float64Array(among.length * signs);
    for (let nth = 0, start = 0; nth < among.length; nth++, start += signs) {
      rows[start] = pointed[nth]! / whole;
      rows[start + 1] = isAsked[nth]!;
      rows[start + 2] = ofSkills[skillOf[nth]!]!;
      rows[start + 3] = called[nth]! / named[nth]!;
      rows[start + 4] = spoken[nth]! / wholeHere;
      rows[start + 5] = among[nth]!.place;
      rows[start + 6] = said === null ? 0 : doesSame(said, verb, known[nth]!) ? 1 : -1;
      rows[start + 7] = told[nth]! / whole;
      rows[start + 8] = likeClause[nth]!;
      for (let one = 0; one < 3; one++) rows[start + 9 + one] = near[3 * nth + one]!;
    }
    return rows;
  };
}

/** What speaks for no feature at all: that a wish may be this person's alone, that much was said, and how much of it is known. */
export const signsAgainst = ({ words }: Told): number[] => [
  1,
  Math.min(1, words.size / 10),
  [...words].filter((word) => wordsOfFeatures.now().uses.has(word)).length / Math.max(1, words.size),
];

/** From rows of signs to shares of one: how likely each feature is what was wished; what is left is how likely none is. */
export function likelihoods(speaking: Float64Array, against: readonly number[], by = weights): number[] {
  const none = against.reduce((all, sign, at) => all + sign * by.against[at]!, 0);
  const each: number[] = [];
  let most = none;
  for (let row = 0; row < speaking.length; row += signs) {
    let all = 0;
    for (let one = 0; one < signs; one++) all += speaking[row + one]! * by.speaking[one]!;
    each.push(all);
    if (all > most) most = all;
  }
  let shares = Math.exp(none - most);
  for (let nth = 0; nth < each.length; nth++) shares += each[nth] = Math.exp(each[nth]! - most);
  for (let nth = 0; nth < each.length; nth++) each[nth]! /= shares;
  return each;
}

const compared = new WeakMap<readonly Compared[], (told: Told) => number[]>();

/** How likely each of some typical features says the same as what was told, as people would judge it: 0 to 1. */
export const comparing = (among: readonly Compared[]): ((told: Told) => number[]) =>
  compared.getOrInsertComputed(among, () => {
    const speaking = signsFor(among);
    return (told) => likelihoods(speaking(told), signsAgainst(told));
  });

/**
 * How likely each of some typical features is what a wish says, and the likeliest of those that may be it, if that is likely
 * enough; `sure` tells how sure the kind of one is, null where it may not. `good` is how likely the wish's own name is good,
 * 0 to 1; where that name does not hold (`holds`) it counts for nothing beside what the likeliest kind calls it. What two kinds
 * of product have is as likely as both together. `around` is more of what was said there: what that likely says counts as well,
 * unless the wish itself hardly speaks of it (`saidAround`).
 */
export function finding(
  among: readonly Usual[],
  sure: (one: Usual) => keyof typeof sameFrom | null,
): (told: Told, good: number, holds: boolean, around?: Told | null) => { found: Usual | undefined; likely: number[] } {
  const comparable = comparing(among);
  const twins = twinsIn(among);
  const may = among.map(sure);
  return (told, good, holds, around) => {
    const own = comparable(told);
    const whole = around ? comparable(around) : own;
    const saysSo = (at: number) =>
      own[at]! >= saidAround.itself && whole[at]! >= (holds ? saidAround.holding : saidAround.open);
    const likely = own.map((one, at) => (saysSo(at) ? Math.max(one, whole[at]!) : one));
    const open = likely.map((one, nth) => (may[nth] === null ? 0 : one));
    const most = Math.max(0, ...open);
    const at = open.indexOf(most);
    const both = most + sum(twins[at] ?? [], (twin) => likely[twin]!);
    const [least, enough] = sameFrom[may[at] ?? 'unsure'];
    const weight = !holds && may[at] === 'sure' && among[at]!.place === 0 ? 0 : good;
    const from = Math.min(enough, Math.max(least, weight));
    return { found: both >= from ? among[at] : undefined, likely };
  };
}

/** For each of the features of two kinds the places of those of the other kind that say the same. */
function twinsIn(among: readonly Usual[]): number[][] {
  const [one, other] = [0, 1].map((nth) => among.find(({ place }) => place === nth)?.kind);
  if (one === undefined || other === undefined) return [];
  const same = sameInBoth(one, other);
  const rules = among.map(ruleOf);
  return rules.map((rule) =>
    rules.flatMap((twin, at) => (same.get(rule)?.has(twin) === true || same.get(twin)?.has(rule) === true ? [at] : [])),
  );
}

/** From how likely on a feature of one kind of product is taken for one of another kind under another name: so are seventeen of 24. */
const inBothFrom = 0.35;

type Features = { id: string; features: readonly TypicalFeature[] };

const inBoth = new WeakMap<object, WeakMap<object, ReadonlyMap<string, ReadonlySet<string>>>>();

/** Which features of a kind each feature of another kind, or of most products, says the same as: all by their rules. */
export function sameInBoth(kind: Features, other: Features): ReadonlyMap<string, ReadonlySet<string>> {
  return inBoth
    .getOrInsertComputed(kind, () => new WeakMap())
    .getOrInsertComputed(other, () => {
      const likely = comparing(kind.features.map((feature) => ({ feature, place: 0 })));
      return new Map(
        other.features.map((feature) => {
          const each = likely(toldIn(aboutOf(feature), feature.name, null));
          const same = kind.features.filter((_, at) => each[at]! >= inBothFrom);
          return [ruleOf({ kind: other, feature }), new Set(same.map((one) => ruleOf({ kind, feature: one })))];
        }),
      );
    });
}
