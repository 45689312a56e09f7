import type { Kind, TypicalFeature } from '../knowledge/kind.ts';
import { isAsItIs, partsOfClause, type Clause } from '../reading/clauses.ts';
import type { Reading, Source } from '../reading/reading.ts';
import { plural, stem, stemsOf } from '../reading/stems.ts';
import { asking, common, commonStems } from '../reading/synonyms.ts';
import type { Wish } from '../reading/wishes.ts';
import { isPeople, questionWords } from '../reading/word-classes.ts';
import type { Steps } from '../pace.ts';
import { keyOf } from './alike.ts';

/** A typical feature that the person's own words speak of, and where. */
export type Echo = {
  feature: TypicalFeature;
  clause: Clause;
  source: Source;
  quote: string;
  at: number;
  strength: number;
  /** True when it was asked for outright. */
  outright: boolean;
};

type Ear = { feature: TypicalFeature; key: Set<string>; cues: string[][]; asked: string[][] };

/** Verbs that stand in the names of all kinds of features. */
const everywhere = new Set(['write', 'see', 'use', 'view', 'set', 'take', 'make', 'get', 'work', 'read'].map(stem));

/** What a kind's file has in one line: phrases of words that belong together, each word by its stem. */
export const phrasesIn = (words = ''): string[][] =>
  words
    .split(/\s+/u)
    .filter(Boolean)
    .map((phrase) => phrase.split(/[_-]/u).map((word) => common(stem(word))));

type Ears = { all: Ear[]; by: Map<string, Ear[]> };
const ears = new WeakMap<Kind, Ears>();

/** By which words each feature of a kind is heard: those of its name, without what half of the kind speaks of. */
function earsOf(kind: Kind): Ears {
  const known = ears.get(kind);
  if (known) return known;
  const keys = kind.features.map(({ name }) => commonStems(keyOf(name.replace(/\{[^}]*\}/gu, ''))));
  const spread = commonStems(kind.things.flatMap((noun) => [...stemsOf(noun)]));
  for (const one of new Set(keys.flatMap((key) => [...key])))
    if (everywhere.has(one) || keys.filter((key) => key.has(one)).length > 3) spread.add(one);
  const all = kind.features.map((feature, at) => ({
    feature,
    key: new Set([...keys[at]!].filter((one) => !spread.has(one))),
    cues: phrasesIn(feature.said),
    asked: phrasesIn(feature.asked).map((way) => way.map(asking)),
  }));
  const by = new Map<string, Ear[]>();
  for (const ear of all)
    for (const word of new Set([...ear.key, ...ear.cues.flat(), ...ear.asked.flat()]))
      by.getOrInsertComputed(word, () => []).push(ear);
  ears.set(kind, { all, by });
  return { all, by };
}

/** The features of which a word is said at a place: no other is heard there. */
const within = ({ by }: Ears, { words, asked }: Place): Set<Ear> =>
  new Set([...words.union(asked)].flatMap((word) => by.get(word) ?? []));

const isIn = (words: ReadonlySet<string>) => (phrase: readonly string[]) => phrase.every((one) => words.has(one));
const isAskedIn =
  ({ asked }: Place) =>
  (phrase: readonly string[]) =>
    phrase.every((one) => asked.has(one));

/** How clearly some words speak of a feature: 0.9 and more is clear. */
function heard({ key, cues, asked }: Ear, place: Place): number {
  const { words } = place;
  const hits = cues.filter(isIn(words));
  const outright = asked.some(isAskedIn(place)) ? 1.2 : 0;
  const phrase = hits.some((cue) => cue.length > 1) ? 1 : 0;
  const single = hits.filter((cue) => cue.length === 1).length;
  const cued = new Set(hits.flat());
  const named = [...key].filter((one) => words.has(one) && !cued.has(one)).length;
  return Math.max(outright, phrase) + (single > 0 ? 0.6 : 0) + Math.max(0, single - 1) * 0.3 + named * 0.45;
}

type Place = {
  clause: Clause;
  source: Source;
  quote: string;
  at: number;
  words: Set<string>;
  asked: Set<string>;
  parts: number;
  /** A thing that is wished for, in a word or two. */
  named: boolean;
};

/** "Reviews of books" and "totals per book" are no books, while a list of members is about members, and who is reminded of a date needs the date. */
const ofAnother =
  /(?<!\b(?:remind|inform|warn|notify|tell)s? (?:(?:the|our|my|all) )?)\b([\p{L}-]+) (?:of|per) (?:(?:the|our|my|their|its|all) )?[\p{L}-]+/giu;
const stand =
  /^(?:lists?|numbers?|overviews?|cop(?:y|ies)|kinds?|sums?|states?|status|history|photos?|pictures?|map|parts?|ends?|beginnings?|rest)$/iu;
const heads = (quote: string): string =>
  quote.replaceAll(ofAnother, (all, head: string) => (stand.test(head) ? all : head));

/** The verb of those who ask "Which books are overdue?": they wish to see it. */
const seeing = asking(common(stem('see')));

const isQuestion = ({ lead, passage, tokens: [first] }: Clause): boolean =>
  lead === 'main' &&
  first !== undefined &&
  (questionWords.has(first.low)
    ? first.tag === 'sub' || first.low === 'who'
    : /^(?:be|do|have)$/.test(first.tag) && passage.text.trimEnd().endsWith('?'));

/**
 * The words of a quote by which it may ask for something: "members must see ..." does not ask to see members, while
 * "Which members are late?" does.
 */
function askingIn(clause: Clause, quote: string): Set<string> {
  const stems = stemsOf(heads(quote));
  if (isQuestion(clause)) return new Set([...commonStems(stems)].map(asking)).add(seeing);
  const verb = clause.tokens.findIndex(({ tag }) => tag === 'verb' || tag === 'modal');
  const who = clause.tokens
    .slice(0, Math.max(0, verb))
    .filter(({ low }) => isPeople(low) || isPeople(plural(low)))
    .map(({ low }) => stem(low));
  return new Set([...commonStems(stems.difference(new Set(who)))].map(asking));
}

/** The plain words that stand for what was said in a picture: who puts their name down reserves. */
const plainIn = ({ tokens }: Clause, from: number, to: number, text: string): string =>
  tokens
    .filter(({ low, start, end }) => start >= from && end <= to && low !== text.slice(start, end).toLowerCase())
    .map(({ low }) => low)
    .join(' ');

/** What may be heard at once: a part of a list, two that follow each other, or the whole clause. */
function placesIn(clause: Clause, source: Source): Place[] {
  const parts = partsOfClause(clause, source.text);
  const place = (from: number, size: number): Place => {
    const last = parts[from + size - 1]!;
    const { at } = parts[from]!;
    const end = last.at + last.quote.length;
    const quote = source.text.slice(at, end);
    const said = `${quote} ${plainIn(clause, at, end, source.text)}`;
    return {
      clause,
      source,
      quote,
      at,
      words: commonStems(stemsOf(said)),
      asked: askingIn(clause, said),
      parts: size,
      named: false,
    };
  };
  return [
    ...parts.map((_part, i) => place(i, 1)),
    ...parts.slice(1).map((_part, i) => place(i, 2)),
    ...(parts.length > 2 ? [place(0, parts.length)] : []),
  ];
}

/** A thing that is wished for in a word or two, such as "certificates". */
function namedIn({ form, clause, source, quote, start }: Wish): Place[] {
  const words = commonStems(stemsOf(quote));
  const asks = questionWords.has(quote.split(' ')[0]!.toLowerCase());
  return form === 'noun' && !asks && words.size > 0 && words.size < 3
    ? [{ clause, source, quote, at: start, words, asked: new Set(), parts: 1, named: true }]
    : [];
}

/** A wish and its condition, or who it is about, in which only a whole way to ask is heard: "tell me | when the door stands open". */
function joined(clause: Clause, next: Clause | undefined, source: Source): Place[] {
  if (next?.passage !== clause.passage) return [];
  if (next.lead !== 'relative' && ![clause.lead, next.lead].includes('condition')) return [];
  const at = clause.tokens[0]!.start;
  const end = next.tokens.at(-1)!.end;
  const quote = source.text.slice(at, end);
  const said = `${quote} ${plainIn(clause, at, end, source.text)} ${plainIn(next, at, end, source.text)}`;
  return [{ clause, source, quote, at, words: new Set(), asked: askingIn(clause, said), parts: 2, named: false }];
}

/** "So that volunteers know what to do" is a hope of any product, and names nothing of one. */
const hope =
  /\b(?:knows? what(?: is| they are)? to (?:do|be done)|(?:stops?|avoids?|without|not|never) los(?:e|es|ing) (?:track|sight|the overview))\b/iu;

/** Every place of the texts in which something may be heard. */
export function* placesOf(reading: Reading): Steps<Place[]> {
  const places: Place[] = [];
  for (const { source, clauses, wishes, refusals } of reading.parts) {
    if (source.weight < 0.5) continue;
    for (const [at, clause] of clauses.entries()) {
      if (at % 40 === 39) yield;
      const start = clause.tokens[0]!.start;
      const end = clause.tokens.at(-1)!.end;
      if (clause.lead === 'refusal' || clause.lead === 'reason' || isAsItIs(clause)) continue;
      if (refusals.some((one) => one.start >= start - 1 && one.start < end)) continue;
      if (hope.test(source.text.slice(start, end))) continue;
      places.push(
        ...wishes.filter((wish) => wish.clause === clause).flatMap(namedIn),
        ...placesIn(clause, source),
        ...joined(clause, clauses[at + 1], source),
      );
    }
  }
  return places;
}

/**
 * The typical features of a kind that the texts speak of, each with the words that do so most clearly, and with those that
 * ask for just this where they stand elsewhere: who introduces a product as one for feedings wishes to see the last one.
 */
export function echoesOf(kind: Kind, places: readonly Place[]): Echo[] {
  const ears = earsOf(kind);
  const heardOf = new Map(ears.all.map((ear): [Ear, Heard[]] => [ear, []]));
  for (const place of places) {
    const only = place.named ? onlyEar(ears.all, place) : undefined;
    for (const ear of within(ears, place)) {
      const strength = heard(ear, place) - Math.min(2, place.parts - 1) * 0.1 + (only === ear ? 0.5 : 0);
      if (strength >= 0.8) heardOf.get(ear)!.push({ place, strength });
    }
  }
  return [...heardOf].flatMap(([ear, clear]) => {
    const best = clearest(clear);
    const outright = clearest(clear.filter(({ place }) => ear.asked.some(isAskedIn(place))));
    const apart = outright?.place.clause === best?.place.clause ? [] : [outright];
    return [best, ...apart].flatMap((one) => (one ? [echoAt(ear, one)] : []));
  });
}

/** The one feature of a kind that some words name: "certificates" where only one has to do with them. */
function onlyEar(ears: readonly Ear[], { words }: Place): Ear | undefined {
  const [one, ...others] = ears.filter(({ key, cues }) =>
    [...words].every((word) => key.has(word) || cues.some((cue) => cue.length === 1 && cue[0] === word)),
  );
  return others.length === 0 ? one : undefined;
}

type Heard = { place: Place; strength: number };

const clearest = (found: readonly Heard[]): Heard | undefined =>
  found.reduce<Heard | undefined>((best, one) => (best && best.strength >= one.strength ? best : one), undefined);

function echoAt(ear: Ear, { place, strength }: Heard): Echo {
  const { clause, source, quote, at } = place;
  return {
    feature: ear.feature,
    clause,
    source,
    quote,
    at,
    strength,
    outright: ear.asked.some(isAskedIn(place)),
  };
}
