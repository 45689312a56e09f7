import { fill, nameIn } from '../knowledge/slots.ts';
import { general } from '../knowledge/general.ts';
import { aboutOf, whyOf } from '../knowledge/capabilities.ts';
import type { Kind, TypicalFeature } from '../knowledge/kind.ts';
import { isBrief, type Recognised } from '../knowledge/recognise.ts';
import type { Slots } from '../knowledge/slots.ts';
import type { Clause } from '../reading/clauses.ts';
import type { Reading } from '../reading/reading.ts';
import type { Strength } from '../reading/strength.ts';
import { verbForms } from '../reading/verbs.ts';
import type { Steps } from '../pace.ts';
import { echoesOf, placesOf } from './echoes.ts';
import { rankOf } from './suggestion.ts';
import { softer, valueOf } from './from-wishes.ts';
import type { Situation } from './suggest.ts';
import type { Candidate } from './suggestion.ts';
import { comparing, finding, ruleOf, sameInBoth, toldIn, usualOf, type Told, type Usual } from './usual.ts';

/** What is less likely to be wanted than this is not offered. */
const least = 0.15;

/** What stands first in the file of a kind is wanted more often than what stands last. */
const likelyAt = (fit: number, at: number): number => fit * (1.08 - 0.02 * at);

/** The kinds that count: the likeliest, and up to two that are nearly as likely. */
export function pickedKinds(kinds: readonly Recognised[]): Recognised[] {
  const best = kinds[0];
  return best ? kinds.filter((one, i) => i === 0 || (i < 3 && one.score >= Math.max(4, best.score * 0.6))) : [];
}

/** Of how many kinds, that are how likely beside the likeliest, it is asked whether they do what is wished, and by how many wishes. */
const comparedBy = { kinds: 3, beside: 0.7, wishes: 40 };

/**
 * The likeliest kinds again, by how far what they usually have says what is wished as well: those who keep bees and ask each
 * other questions want a place for questions.
 */
export function* byWishes(kinds: readonly Recognised[], reading: Reading): Steps<Recognised[]> {
  const told = reading.wishes
    .filter(({ source }) => source.weight >= 0.5)
    .slice(0, comparedBy.wishes)
    .map(({ quote }) => toldIn(quote, '', null));
  const first = kinds.slice(0, comparedBy.kinds).filter(({ score }) => score >= kinds[0]!.score * comparedBy.beside);
  // A few words are heard by their signs.
  if (first.length < 2 || told.length === 0 || isBrief(reading)) return [...kinds];
  const doing: number[] = [];
  for (const one of first) {
    const likely = comparing(usualOf([one]));
    yield;
    const best = told.map((wish) => Math.max(...likely(wish)));
    const mean = best.reduce((all, share) => all + share, 0) / Math.max(3, told.length);
    doing.push(1 + (one.sure ? mean : 0));
    yield;
  }
  // The one that does most keeps its score, so that it weighs as much beside other evidence as before.
  const most = Math.max(...doing);
  const again = first.map((one, at) => ({ ...one, score: (one.score * doing[at]!) / most }));
  return [...again, ...kinds.slice(again.length)].toSorted((a, b) => b.score - a.score);
}

const nounsFor = (kind: Kind, place: number, { slots, reading }: Situation): Slots => {
  const said = kind.things.find((noun) => new RegExp(`\\b${noun}s?\\b`, 'iu').test(reading.text));
  return place === 0 || said === undefined ? slots : { thing: said, people: slots.people };
};

/** A typical feature as what somebody's words ask for. */
const heardAs = (kind: Kind, feature: TypicalFeature, quote: string, own: Slots) => ({
  name: nameIn(feature.name, own),
  description: fill(aboutOf(feature), own),
  reasoning: `From your words: "${quote.replace(/\s+/gu, ' ')}". Products of this kind have it because ${fill(whyOf(feature), own)}.`,
  quote,
  rule: ruleOf({ kind, feature }),
  complexity: feature.size,
  skills: feature.skill ? [feature.skill] : [],
});

/** What was heard is wanted as much as the wish in whose clause it stands. */
function strengthOf({ reading }: Situation, clause: Clause, source: string): Strength {
  return (
    reading.wishes.find(
      (wish) =>
        wish.source.id === source && wish.start < clause.tokens.at(-1)!.end && wish.end > clause.tokens[0]!.start,
    )?.strength ?? 'must'
  );
}

/** Which features of the likeliest kind say the same as those of another kind, or of most products. */
const likeThose = (other: Parameters<typeof sameInBoth>[1], [likeliest]: readonly Recognised[]) =>
  likeliest === undefined || likeliest.kind === other ? undefined : sameInBoth(likeliest.kind, other);

/** Typical features that the person's words speak of: named as such products name them, with the words as quote. */
export function* fromEchoes(situation: Situation): Steps<Candidate[]> {
  const places = yield* placesOf(situation.reading);
  const found: Candidate[] = [];
  const picked = pickedKinds(situation.kinds);
  for (const [place, { kind }] of picked.entries()) {
    yield;
    const own = nounsFor(kind, place, situation);
    const like = likeThose(kind, picked);
    for (const { feature, clause, source, quote, at, strength, outright } of echoesOf(kind, places)) {
      if (strength < (place === 0 ? 0.8 : 1)) continue;
      found.push({
        ...heardAs(kind, feature, quote, own),
        value: valueOf(strengthOf(situation, clause, source.id), source.weight),
        rank: 1000 * source.weight - 60 - place * 20 + Math.min(2, strength) * 5,
        like: like?.get(ruleOf({ kind, feature })),
        at,
        outright,
      });
    }
  }
  return found;
}

/**
 * What was heard and is less likely than this to be what was said is not offered as such: by the place of its kind. Of what
 * is less likely people called a third right; of what a third kind is heard for, a quarter.
 */
const heardFrom = [0.12, 0.3];

/** Those of the typical features heard that people would not deny: one word of a name may stand in a wish for something else. */
export function plausible(picked: readonly Recognised[], echoes: readonly Candidate[]): Candidate[] {
  const among = usualOf(picked);
  const likely = comparing(among);
  return echoes.filter(({ rule, quote, outright }) => {
    const at = among.findIndex((one) => ruleOf(one) === rule);
    const place = among[at]?.place;
    if (place === 0 && outright === true) return true;
    if (place === undefined) return false;
    return likely(toldIn(quote ?? '', '', null))[at]! >= heardFrom[place]!;
  });
}

/** From which fit on a kind is sure by its words alone, and not by what was heard of its features. */
const fitOfSure = 0.3;
/**
 * From how likely on people call the name of a wish good, it keeps it, where it is a doing. Of others, fourteen of seventeen with a
 * likelihood below that were better called by the usual name, and of those above it six of thirteen.
 */
const keepsName = 0.8;
/** From how likely on a wish is told by itself, and not by the clause around it. */
const saysEnough = 0.45;

/**
 * From how likely on a typical feature says the same as a wish, it does not stand beside it: of these half do, and what comes
 * in their place is as often wanted as the other half was. It has to be likelier beside a name that is weak, and of kinds that
 * are not sure.
 */
const notBeside = { sure: 0.25, weak: 0.4, unsure: 0.5 };
/** What is less likely than this stands beside a wish, also where both rest on one capability. */
const unlikeBelow = 0.1;

/** The typical features that something told likely says the same as, by their rules. */
export function likeUsual({ kinds }: Situation): (told: Told) => Set<string> {
  const picked = pickedKinds(kinds);
  const among = usualOf(picked);
  const likely = comparing(among);
  const like = likeFrom(among, picked);
  return (told) => like(likely(told));
}

function likeFrom(
  among: readonly Usual[],
  picked: readonly Recognised[],
): (likely: readonly number[], good?: number) => Set<string> {
  const rules = among.map(ruleOf);
  const isSure = among.map(({ place }) => picked[place]!.sure);
  return (likely, good = 1) => {
    const { sure, weak, unsure } = notBeside;
    const from = (at: number) => (!isSure[at] ? unsure : good < keepsName ? weak : sure);
    return new Set(rules.filter((_, at) => likely[at]! >= from(at)));
  };
}

/**
 * The wishes again: where one says the same as a typical feature that nothing else was heard for, it is that feature, under
 * the usual name unless its own is a doing and likely good (decision 088). Which it is, only kinds that are sure tell.
 */
export function* asUsual(situation: Situation, heard: readonly Candidate[]): Steps<Candidate[]> {
  const picked = pickedKinds(situation.kinds);
  const among = usualOf(picked);
  const find = finding(among, ({ place }) => {
    const { sure, fit } = picked[place]!;
    return !sure ? null : fit >= fitOfSure ? 'sure' : 'unsure';
  });
  const likeThem = likeFrom(among, picked);
  const compare = comparing(among);
  const rules = among.map(ruleOf);
  const taken = new Set(heard.map(({ rule }) => rule));
  const all: Candidate[] = [];
  for (const [i, wish] of heard.entries()) {
    if (i % 10 === 9) yield;
    const told = toldOf(wish);
    if (told === null) {
      all.push(wish);
      continue;
    }
    const good = wish.good ?? 0;
    const around = isDoing(wish) && good >= saysEnough ? null : aroundOf(wish, situation);
    const { found: usual, likely } = find(told, good, isDoing(wish) || good >= keepsName, around);
    const like = likeThem(likely, good);
    const isUsual = usual !== undefined && !isByDoer(wish, (without) => compare(without)[among.indexOf(usual)]!);
    if (!isUsual || taken.has(ruleOf(usual)) || setsLimit(wish)) {
      all.push({ ...wish, like, unlike: new Set(rules.filter((_, at) => likely[at]! < unlikeBelow)) });
      continue;
    }
    taken.add(ruleOf(usual));
    const nouns = nounsFor(usual.kind, usual.place, situation);
    const own = { ...nouns, people: wish.people ?? nouns.people };
    const both = {
      ...borneOutBy(wish),
      like: like.union(likeThose(usual.kind, picked)?.get(ruleOf(usual)) ?? new Set<string>()),
    };
    all.push(
      good >= keepsName && isDoing(wish)
        ? { ...both, same: { rule: ruleOf(usual), name: nameIn(usual.feature.name, own) } }
        : { ...both, ...heardAs(usual.kind, usual.feature, wish.quote!, own) },
    );
  }
  return all;
}

/** "Look at their own project but not at others": the usual feature would leave out what is not to be. */
const setsLimit = ({ name, quote, good = 0 }: Candidate): boolean =>
  good >= 0.5 &&
  (/^(?:prevent|nobody|no one|never)\b/iu.test(name) || /\b(?:but (?:not|never)|unless)\b/iu.test(quote ?? ''));

/** What products of this kind have is wished, also where it was only told. */
const borneOutBy = (wish: Candidate): Candidate =>
  wish.asTold === true ? { ...wish, value: 'Must Have', rank: wish.rank + softer.could } : wish;

/** True of "Mark the spot on a map" and "Know who has it", as names in a plan are, and not of "Stickers on drawers" and "Schools get a bill". */
const isDoing = ({ rule, name }: Candidate): boolean => {
  const first = name.split(' ')[0]!.toLowerCase();
  return rule === 'wish.verb' && (first === 'know' || verbForms.get(first)?.form === 'base');
};

/** True where a wish is like a usual feature by who does it alone: "let members see who has the wheelbarrow" manages no members. */
function isByDoer({ name, quote, said, good = 0 }: Candidate, likely: (told: Told) => number): boolean {
  // A name that people would hardly call good gives way all the same.
  if (said === undefined || good < 0.5 || !name.startsWith('Let ')) return false;
  const at = name.indexOf(` ${said.verb} `);
  return at > 0 && likely(toldIn(quote!, name.slice(at), said)) < 0.1;
}

/** The whole clause in which a wish stands alone, which says more than what was taken of it as the wish. */
function aroundOf({ at, quote, said }: Candidate, { reading }: Situation): Told | null {
  const wish = reading.wishes.find((one) => one.start === at && one.quote === quote);
  if (!wish || reading.wishes.some((one) => one !== wish && one.clause === wish.clause)) return null;
  return toldIn(wish.source.text.slice(wish.clause.tokens[0]!.start, wish.clause.tokens.at(-1)!.end), '', said ?? null);
}

/** A wish as it is compared with what is usual; null for what is usual already. */
function toldOf({ rule, name, quote, said }: Candidate): Told | null {
  if (quote === null) return null;
  if (rule.startsWith('wish.')) return toldIn(quote, name, said ?? null);
  return rule.startsWith('capability.') ? toldIn(quote, '', said ?? null) : null;
}

/**
 * The kinds again, now that it is known which of their features the person's words speak of: words that name a kind may
 * stand in any text, but who wants such a product also wants some of what it does.
 */
export function borneOut(kinds: readonly Recognised[], echoes: readonly Candidate[]): Recognised[] {
  const picked = pickedKinds(kinds);
  const heard = [...new Set(echoes.map(({ rule }) => rule))];
  const echoed = ({ kind }: Recognised) => heard.filter((rule) => rule.startsWith(`kind.${kind.id}.`)).length;
  return picked
    .filter((one, place) => place === 0 || echoed(one) > 1)
    .map((one) => {
      const times = echoed(one);
      return { ...one, sure: one.sure || times > 1, score: one.score + times };
    })
    .toSorted((a, b) => b.score - a.score);
}

/** How likely it is, from 0 to 1, that a clause of the texts speaks of each typical feature of the picked kinds, by its rule. */
export function* spokenOf({ reading, kinds }: Situation): Steps<Map<string, number>> {
  const among = usualOf(pickedKinds(kinds));
  const rules = among.map(ruleOf);
  const likely = comparing(among);
  const most = new Map<string, number>();
  for (const { source, clauses } of reading.parts) {
    if (source.weight < 0.5) continue;
    for (const { lead, tokens } of clauses) {
      if (lead === 'refusal') continue;
      const clause = source.text.slice(tokens[0]!.start, tokens.at(-1)!.end);
      likely(toldIn(clause, '', null)).forEach((one, nth) =>
        most.set(rules[nth]!, Math.max(one, most.get(rules[nth]!) ?? 0)),
      );
      yield;
    }
  }
  return most;
}

/** How likely what a text speaks of is wanted at most. */
const spokenMost = 0.85;

/**
 * How likely a typical feature is wanted, the more so the likelier a clause speaks of it: of those that one surely speaks of
 * three of four are, also where they stand last in their kind's file, where else it is one of five.
 */
const wantedBy = (likely: number, spoken: number): number => likely + Math.max(0, spokenMost - likely) * spoken ** 0.75;

/** What is usual for the kinds of product that the text speaks of, and for most products, by how likely it is wanted. */
export function fromKinds(
  situation: Situation,
  said: readonly Candidate[],
  near: readonly Candidate[],
  spoken: ReadonlyMap<string, number>,
): Candidate[] {
  const nearby = new Set(near.map(({ rule }) => rule));
  const { kinds, slots } = situation;
  const found: Candidate[] = [];
  const brief = isBrief(situation.reading);
  const all = situation.reading.main.trim().replace(/\s+/gu, ' ');
  const picked = pickedKinds(kinds);
  for (const [place, { kind, fit, words }] of picked.entries()) {
    const own = nounsFor(kind, place, situation);
    const like = likeThose(kind, picked);
    const pointing = brief && all.length <= 60 ? all : words.slice(0, 2).join('" and "');
    kind.features.forEach((feature, at) => {
      const rule = ruleOf({ kind, feature });
      const likely = nearby.has(rule)
        ? 0.7
        : wantedBy(likelyAt(place === 0 ? fit : fit / 2, at), spoken.get(rule) ?? 0);
      if (likely < least) return;
      found.push({
        name: nameIn(feature.name, own),
        description: fill(aboutOf(feature), own),
        reasoning: `Typical for ${kind.title} (read from "${pointing}"): ${fill(whyOf(feature), own)}.`,
        quote: null,
        rule,
        complexity: feature.size,
        value: nearby.has(rule) || (place === 0 && at < 5) ? 'Should Have' : 'Could Have',
        rank: rankOf(likely),
        skills: feature.skill ? [feature.skill] : [],
        like: like?.get(rule),
        at,
      });
    });
  }
  // Where it is sure what kind of product it is, half of what most products have is among what that kind has.
  const besides = kinds[0]?.sure === true ? 0.5 : 1;
  const sentence = all.split(' ').length > 5 && situation.reading.parts.some(({ clauses }) => clauses.length > 0);
  const like = likeThose(general, picked);
  if (said.length > 0 || (kinds.length === 0 && sentence))
    for (const [at, feature] of general.features.entries())
      found.push({
        name: nameIn(feature.name, slots),
        description: fill(aboutOf(feature), slots),
        reasoning: `Usual in ${general.title}: ${fill(whyOf(feature), slots)}.${brief ? ` Your words "${all}" point to none in particular.` : ''}`,
        quote: null,
        rule: `kind.general.${feature.id}`,
        complexity: feature.size,
        value: 'Could Have',
        rank: rankOf(feature.often * besides),
        skills: feature.skill ? [feature.skill] : [],
        like: like?.get(`kind.general.${feature.id}`),
        at,
      });
  return found;
}
