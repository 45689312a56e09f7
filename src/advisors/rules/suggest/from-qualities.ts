import type { Complexity } from '#contract/vocabulary.ts';
import { fill, nameIn } from '../knowledge/slots.ts';
import type { Quality, QualityId } from '../reading/qualities.ts';
import { likeUsual, pickedKinds } from './from-kinds.ts';
import { toldIn } from './usual.ts';
import { valueOf } from './from-wishes.ts';
import type { Situation } from './suggest.ts';
import type { Candidate } from './suggestion.ts';

type Answer = { name: string; about: string; why: string; size: Complexity; skill?: string };

/** The qualities that need a feature of their own; the others colour descriptions, reviews and the team. */
const answers: Partial<Record<QualityId, Answer>> = {
  offline: {
    name: 'Work offline and synchronise {things} later',
    about:
      '{People} go on working on {things} while there is no connection. What they changed is sent when the connection is back, and a clash is shown instead of overwritten.',
    why: 'work on {things} would otherwise stop wherever the connection does',
    size: 'L',
    skill: 'offline',
  },
  phone: {
    name: 'Use everything on a phone',
    about: 'Every step with {things} can be done on a small touch screen with one hand.',
    why: '{people} have a phone with them, not a desk',
    size: 'M',
    skill: 'mobile',
  },
  capacity: {
    name: 'Limit how many {people} there may be at once',
    about:
      'No more {people} than allowed get a place for the same time. What is full says so, and shows what is free next.',
    why: 'more would not fit, or not be allowed',
    size: 'S',
  },
  privacy: {
    name: 'Let {people} see and delete their personal data',
    about:
      'The product keeps only the personal data it needs for {things}, shows it to the person it is about, and erases it on request.',
    why: 'the law asks for it and {people} will ask too',
    size: 'M',
    skill: 'data-rights',
  },
  'self-hosted': {
    name: 'Run everything on an own server or computer',
    about:
      'One documented step brings the product with its {things} onto an own machine, and one more updates it without loss.',
    why: 'you want to keep {things} in your own hands',
    size: 'M',
    skill: 'self-hosting',
  },
  languages: {
    name: 'Offer {things} in several languages',
    about: '{People} choose their language, and texts, dates and numbers about {things} follow it.',
    why: 'not all {people} read the same language',
    size: 'M',
    skill: 'languages',
  },
  accessible: {
    name: 'Make every step with {things} accessible',
    about: 'Large type, strong contrast, keyboard and screen reader work on every page that shows {things}.',
    why: 'some {people} see, hear or move less well',
    size: 'M',
    skill: 'accessibility',
  },
  restricted: {
    name: 'Limit who can see which {things}',
    about: 'Each of the {people} gets a role, and the role decides which {things} can be seen and changed.',
    why: 'not everybody may see everything about {things}',
    size: 'M',
    skill: 'roles',
  },
  'no-login': {
    name: 'Let {people} take part without an account',
    about:
      '{People} use a link of their own instead of a password, so that {things} can be reached without signing in.',
    why: 'signing in would keep {people} away',
    size: 'S',
  },
  'no-install': {
    name: 'Use everything in the browser without installing',
    about: 'Every step with {things} works in any browser, on a phone too, and asks {people} to install nothing.',
    why: '{people} do not want to install anything',
    size: 'M',
  },
  'no-ads': {
    name: 'Show {things} without advertising',
    about: 'No page with {things} holds advertising, and none loads anything from an advertiser.',
    why: 'you rule advertising out',
    size: 'S',
  },
  'no-algorithm': {
    name: 'Show {things} in order of time without an algorithm',
    about:
      'What is newest stands first for everybody, and nothing is left out or moved up because of what somebody did.',
    why: '{people} want to decide themselves what they read',
    size: 'S',
  },
};

/** The qualities of which words say nothing beside their feature; where something runs on a phone is told in the words themselves. */
export const withFeature = (Object.keys(answers) as QualityId[]).filter((id) => id !== 'phone');

/** How everything is to be: it comes after what is to be done, since it is often said in passing. */
const ofAll = new Set<QualityId>(['phone', 'privacy', 'languages', 'no-install', 'no-ads', 'no-algorithm']);
/** What is ruled out outright. */
const ruledOut = new Set<QualityId>(['no-ads', 'no-algorithm']);

/** "Members sign on the phone" says of one step where it is done, and "find the times without an account" says it already. */
const saidAlready = ({ id, sign }: Quality, heard: readonly Candidate[]): boolean =>
  heard.some(({ name, quote }) =>
    /^(?:phone|restricted|accessible|no-(?:install|ads|algorithm))$/u.test(id)
      ? quote?.includes(sign) === true
      : id === 'no-login' && name.toLowerCase().includes(sign.toLowerCase()),
  );

export function fromQualities(situation: Situation, heard: readonly Candidate[]): Candidate[] {
  if (situation.qualities.length === 0) return [];
  const like = likeUsual(situation);
  return situation.qualities.flatMap((quality) => {
    const usual = answers[quality.id];
    if (!usual || quality.weight < 0.4 || saidAlready(quality, heard)) return [];
    const named = pickedKinds(situation.kinds)[0]?.kind.features.find(
      ({ skill }) => skill !== undefined && skill === usual.skill,
    );
    const answer = named ? { ...usual, ...named } : usual;
    if (
      quality.id === 'restricted' &&
      situation.reading.wishes.some((wish) => /^(?:hide|limit|restrict|protect)$/u.test(wish.verb))
    )
      return [];
    const { slots } = situation;
    return [
      {
        name: nameIn(answer.name, slots),
        description: fill(answer.about, slots),
        reasoning: `From your words: "${quality.quote.replace(/\s+/gu, ' ')}". It is needed because ${fill(answer.why, slots)}.`,
        quote: quality.quote,
        rule: `quality.${quality.id}`,
        complexity: answer.size,
        value: valueOf(ofAll.has(quality.id) && !ruledOut.has(quality.id) ? 'should' : 'must', quality.weight),
        rank: ofAll.has(quality.id) ? 196 : 1000 * quality.weight - 120,
        skills: answer.skill ? [answer.skill] : [],
        // What is usual comes before how everything is to be, and would stand in its place.
        like: ofAll.has(quality.id) ? undefined : like(toldIn(quality.quote, answer.name, null)),
        at: 0,
      } satisfies Candidate,
    ];
  });
}
