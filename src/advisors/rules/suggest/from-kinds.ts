import { fill, nameIn } from '../knowledge/slots.ts';
import { general } from '../knowledge/general.ts';
import { aboutOf, whyOf } from '../knowledge/capabilities.ts';
import type { Kind } from '../knowledge/kind.ts';
import type { Recognised } from '../knowledge/recognise.ts';
import type { Slots } from '../knowledge/slots.ts';
import type { Steps } from '../pace.ts';
import { echoesOf, placesOf } from './echoes.ts';
import { strengthOf } from './from-capabilities.ts';
import { valueOf } from './from-wishes.ts';
import type { Situation } from './suggest.ts';
import type { Candidate } from './suggestion.ts';

/** How much of what nearly every product has is offered where no kind is sure: what is further down is wanted too rarely. */
const most = 5;

/** The kinds that count: the likeliest, and up to two that are nearly as likely. */
export function pickedKinds(kinds: readonly Recognised[]): Recognised[] {
  const best = kinds[0];
  return best ? kinds.filter((one, i) => i === 0 || (i < 3 && one.score >= Math.max(4, best.score * 0.6))) : [];
}

const nounsFor = (kind: Kind, place: number, { slots, reading }: Situation): Slots => {
  const said = kind.things.find((noun) => new RegExp(`\\b${noun}s?\\b`, 'iu').test(reading.text));
  return place === 0 || said === undefined ? slots : { thing: said, people: slots.people };
};

/** Typical features that the person's words speak of: named as such products name them, with the words as quote. */
export function* fromEchoes(situation: Situation): Steps<Candidate[]> {
  const places = yield* placesOf(situation.reading);
  const found: Candidate[] = [];
  for (const [place, { kind, sure }] of pickedKinds(situation.kinds).entries()) {
    yield;
    const own = nounsFor(kind, place, situation);
    for (const { feature, clause, source, quote, at, strength, terms } of echoesOf(kind, places)) {
      if (strength < (place === 0 ? 0.8 : 1)) continue;
      found.push({
        name: nameIn(feature.name, own),
        description: fill(aboutOf(feature), own),
        reasoning: `From your words: "${quote.replace(/\s+/gu, ' ')}". Products of this kind have it because ${fill(whyOf(feature), own)}.`,
        quote,
        rule: `kind.${kind.id}.${feature.id}`,
        complexity: feature.size,
        value: valueOf(strengthOf(situation, clause, source.id), source.weight),
        rank: 1000 * source.weight - 60 - place * 20 + Math.min(2, strength) * 5,
        skills: feature.skill ? [feature.skill] : [],
        at,
        terms,
        sure: sure && place === 0,
      });
    }
  }
  return found;
}

/**
 * The kinds again, now that it is known which of their features the person's words speak of: words that name a kind may
 * stand in any text, but who wants such a product also wants some of what it does.
 */
export function borneOut(kinds: readonly Recognised[], echoes: readonly Candidate[], wishes: number): Recognised[] {
  const picked = pickedKinds(kinds);
  const echoed = ({ kind }: Recognised) => echoes.filter(({ rule }) => rule.startsWith(`kind.${kind.id}.`)).length;
  return picked
    .filter((one, place) => place === 0 || echoed(one) > 1)
    .map((one, place) => {
      const times = echoed(one);
      const few = wishes < 2 || (wishes < 4 && times > 0);
      const named = one.signs.length > 4 && one.signs.some((sign) => sign.includes(' '));
      const alone =
        place === 0 && one.sure && one.score >= 7 && (picked[1]?.score ?? kinds[1]?.score ?? 0) <= one.score * 0.6;
      const sure = few
        ? one.sure
        : times > 1 || named || alone || one.standsOut || (times > 0 && one.score >= 10 && one.signs.length > 3);
      return { ...one, sure, score: one.score + times * 2 };
    })
    .toSorted((a, b) => b.score - a.score);
}

/** What is usual for the kinds of product that the text speaks of; what is near to the person's words comes first. */
export function fromKinds(situation: Situation, said: readonly Candidate[], near: readonly Candidate[]): Candidate[] {
  const nearby = new Set(near.map(({ rule }) => rule));
  const { kinds, slots } = situation;
  const found: Candidate[] = [];
  // Of one vague sentence the kind of product is the best guess there is; without a kind, what most products have.
  const length = situation.reading.text.trim().split(/\s+/u).length;
  const vague = situation.reading.wishes.length < (length < 14 ? 3 : 2) && length < 25;
  const sentence = length > 5;
  for (const [place, { kind, score, words, sure }] of pickedKinds(kinds).entries()) {
    const share = score / kinds[0]!.score;
    const own = nounsFor(kind, place, situation);
    const heard = said.some(({ rule }) => rule.startsWith(`kind.${kind.id}.`));
    const most =
      place === 0 ? (sure || said.length === 0 ? kind.features.length : vague ? 8 : heard ? 2 : 0) : sure ? 6 : 0;
    kind.features.forEach((feature, i) => {
      const rule = `kind.${kind.id}.${feature.id}`;
      if (i >= most && !nearby.has(rule)) return;
      found.push({
        name: nameIn(feature.name, own),
        description: fill(aboutOf(feature), own),
        reasoning: `Typical for ${kind.title}: ${fill(whyOf(feature), own)}. Your words "${words.slice(0, 2).join('" and "')}" point there.`,
        quote: null,
        rule,
        complexity: feature.size,
        value: nearby.has(rule) || (place === 0 && i < 5) ? 'Should Have' : 'Could Have',
        rank:
          (nearby.has(rule) ? 290 : sure || vague || said.length === 0 ? 200 : 160) -
          i * (place === 0 ? 5 : 8) -
          (1 - share) * 60 -
          place * 30,
        skills: feature.skill ? [feature.skill] : [],
        at: i,
      });
    });
  }
  if (said.length > 0 || (kinds.length === 0 && sentence)) {
    const unsure = !(kinds[0]?.sure ?? false);
    general.features.slice(0, unsure ? most : general.features.length).forEach((feature, i) =>
      found.push({
        name: nameIn(feature.name, slots),
        description: fill(aboutOf(feature), slots),
        reasoning: `Usual in ${general.title}: ${fill(whyOf(feature), slots)}.`,
        quote: null,
        rule: `kind.general.${feature.id}`,
        complexity: feature.size,
        value: 'Could Have',
        rank: (unsure ? 188 : 90) - i * (unsure ? 5 : 1),
        skills: feature.skill ? [feature.skill] : [],
        at: i,
      }),
    );
  }
  return found;
}
