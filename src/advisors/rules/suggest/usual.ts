import { aboutOf } from '../knowledge/capabilities.ts';
import type { Kind, TypicalFeature } from '../knowledge/kind.ts';
import { kinds } from '../knowledge/kinds.ts';
import { stem, stemsOf } from '../reading/stems.ts';
import { asking, common } from '../reading/synonyms.ts';
import { clausesFor } from '../knowledge/asked.ts';
import { kept } from '../pace.ts';
import { phrasesIn } from './echoes.ts';
import { doingsIn, sayDoing, type Doings, type Said } from './same-doing.ts';

/** What a person wishes for, as far as it is compared with what is usual: the words, and what is done where that was said. */
export type Told = { words: ReadonlySet<string>; said: Said | null };

/** A typical feature of a kind of product that a text may mean; the likeliest kind has place 0. */
export type Usual = { kind: Kind; feature: TypicalFeature; place: number };

type Compared = Pick<Usual, 'feature' | 'place'>;

/**
 * How much each sign counts, in the order of `signsFor` and `signsAgainst`. Fitted to 20,406 wishes of 2,260 ideas, for each
 * of which it was judged by hand which typical feature says the same, if any; `npm run eval -- --fit` fits them again.
 */
export const weights = {
  speaking: [1.92, 0.97, 1.2, 2.92, 2.77, -1.32, 0.52, 2.07, 2.43],
  against: [3.5, -1.55, 2.02],
};

/** From how likely on a wish is taken to say the same as a typical feature. */
export const sameFrom = 0.6;

/** The typical features of the two likeliest kinds, of which one may be what was wished. */
export const usualOf = (found: readonly { kind: Kind }[]): Usual[] =>
  found.slice(0, 2).flatMap(({ kind }, place) => kind.features.map((feature) => ({ kind, feature, place })));

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
type Known = {
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

const knownOf = (feature: TypicalFeature): Known => {
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

const rarity = (word: string): number => {
  const { uses, features } = wordsOfFeatures.now();
  const often = uses.get(word) ?? 0;
  return Math.log(1 + (features - often + 0.5) / (often + 0.5));
};

const sum = <T>(words: Iterable<T>, of: (word: T) => number): number => {
  let all = 0;
  for (const word of words) all += of(word);
  return all;
};

const ofSkill = new Map<string, Map<string, number>>();

/** How much more often the words stand in features of one capability than in any, as a mean of logarithms. */
function likeSkill(words: ReadonlySet<string>, skill: string | undefined): number {
  const { bySkill, sizes, inAll, counted } = wordsOfFeatures.now();
  const own = skill === undefined ? undefined : bySkill.get(skill);
  if (own === undefined) return 0;
  const size = sizes.get(skill!)!;
  const held = 5;
  const weighed = ofSkill.getOrInsertComputed(skill!, () => new Map());
  const all = sum(words, (word) => {
    const often = inAll.get(word);
    if (often === undefined) return 0;
    return weighed.getOrInsertComputed(word, () => {
      const usual = often / counted;
      return Math.max(-1, Math.log(((own.get(word) ?? 0) + held * usual) / (size + held) / usual));
    });
  });
  return all / Math.max(3, words.size);
}

/** True when a feature does what was wished to be done, by the same verb, one that means the same, or one by which it is asked for. */
const doesSame = (said: Said, { does, ways }: Known): boolean =>
  sayDoing(said, does) || ways.some(([verb]) => verb === plain(stem(said.verb)));

/**
 * True when a feature does what was wished with what it was wished for, as a name that quotes a wish has to say the same;
 * where no doing was said, when its name holds a word of what was.
 */
function isFaithful({ words, said }: Told, { feature }: Usual): boolean {
  const known = knownAgain(feature);
  const { name, heard } = known;
  if (said === null) return !words.isDisjointFrom(name);
  const things = plainOf(said.object);
  return doesSame(said, known) && !(things.size > 0 && things.isDisjointFrom(name.union(heard)));
}

/** How like the words, which are so rare together, are to the clause that is most like them of those in which a feature is asked for: a cosine. */
function likeClause(words: ReadonlySet<string>, size: number, clauses: readonly ReadonlySet<string>[]): number {
  let most = 0;
  for (const clause of clauses) {
    const shared = sum(clause, (word) => (words.has(word) ? rarity(word) ** 2 : 0));
    if (shared > 0) most = Math.max(most, shared / Math.sqrt(size * sizeOf(clause)));
  }
  return most;
}

/** What speaks for each of some features, or against it: a row of numbers for each. */
export function signsFor(among: readonly Compared[]): (told: Told) => number[][] {
  const known = among.map(({ feature }) => knownAgain(feature));
  /** The features that each word stands in, by their places: in the name, in what points to it, in all by which it is heard. */
  const standing = new Map<string, { named: number[]; pointing: number[]; heard: number[]; features: number }>();
  const at = (word: string) =>
    standing.getOrInsertComputed(word, () => ({ named: [], pointing: [], heard: [], features: 0 }));
  for (const [place, { name, pointing, heard }] of known.entries()) {
    for (const word of name) at(word).named.push(place);
    for (const word of pointing) at(word).pointing.push(place);
    for (const word of heard) at(word).heard.push(place);
    for (const word of name.union(heard)) at(word).features++;
  }
  /** What half of these features speak of tells none of them. */
  const here = (word: string) =>
    Math.max(0, Math.log((among.length + 1) / ((standing.get(word)?.features ?? 0) + 0.5)));
  const named = known.map(({ name }) => sum(name, here) || 1);
  return ({ words, said }) => {
    const whole = sum(words, rarity) || 1;
    const wholeHere = sum(words, here) || 1;
    const size = sum(words, (word) => rarity(word) ** 2);
    const pointed = new Float64Array(among.length);
    const called = new Float64Array(among.length);
    const spoken = new Float64Array(among.length);
    for (const word of words) {
      const uses = standing.get(word);
      if (uses === undefined) continue;
      const [rare, rareHere] = [rarity(word), here(word)];
      for (const place of uses.pointing) pointed[place]! += rare;
      for (const place of uses.named) called[place]! += rareHere;
      for (const place of uses.heard) spoken[place]! += rareHere;
    }
    return among.map(({ feature, place }, nth) => [
      pointed[nth]! / whole,
      known[nth]!.ways.some((way) => way.every((word) => words.has(word))) ? 1 : 0,
      likeSkill(words, feature.skill),
      called[nth]! / named[nth]!,
      spoken[nth]! / wholeHere,
      place,
      said === null ? 0 : doesSame(said, known[nth]!) ? 1 : -1,
      sum(words, (word) => (known[nth]!.told.has(word) ? rarity(word) : 0)) / whole,
      likeClause(words, size, known[nth]!.clauses),
    ]);
  };
}

/** What speaks for no feature at all: that a wish may be this person's alone, that much was said, and how much of it is known. */
export const signsAgainst = ({ words }: Told): number[] => [
  1,
  Math.min(1, words.size / 10),
  [...words].filter((word) => wordsOfFeatures.now().uses.has(word)).length / Math.max(1, words.size),
];

/** From signs to shares of one: how likely each feature is what was wished; what is left is how likely none is. */
export function likelihoods(speaking: readonly number[][], against: readonly number[], by = weights): number[] {
  const weighed = (signs: readonly number[], each: readonly number[]) =>
    signs.reduce((all, sign, at) => all + sign * each[at]!, 0);
  const none = weighed(against, by.against);
  const each = speaking.map((signs) => weighed(signs, by.speaking));
  const most = Math.max(none, ...each);
  const all = [none, ...each].reduce((sofar, one) => sofar + Math.exp(one - most), 0);
  return each.map((one) => Math.exp(one - most) / all);
}

/** How likely each of some typical features says the same as what was told, as people would judge it: 0 to 1. */
export function comparing(among: readonly Compared[]): (told: Told) => number[] {
  const signs = signsFor(among);
  return (told) => likelihoods(signs(told), signsAgainst(told));
}

/**
 * How likely each of some typical features is what a wish says, and the likeliest, if that is likely enough and says what the wish
 * does. What two kinds of product have is as likely as both together. Only those that `may` be it are.
 */
export function finding(
  among: readonly Usual[],
  may: (one: Usual) => boolean,
): (told: Told) => { found: Usual | undefined; likely: number[] } {
  const comparable = comparing(among);
  const twins = twinsIn(among);
  return (told) => {
    const likely = comparable(told);
    const open = likely.map((one, nth) => (may(among[nth]!) ? one : 0));
    const most = Math.max(0, ...open);
    const at = open.indexOf(most);
    const both = most + sum(twins[at] ?? [], (twin) => likely[twin]!);
    const best = both >= sameFrom ? among[at]! : undefined;
    return { found: best && isFaithful(told, best) ? best : undefined, likely };
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

/** From how likely on a feature of one kind of product is taken for one of another kind under another name: so are seven of eleven. */
const inBothFrom = 0.1;

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
