import { readFileSync } from 'node:fs';
import { isMass, plural, singular } from '../reading/stems.ts';
import { tokensOf, type Token } from '../reading/tokens.ts';
import type { Criterion } from './capability.ts';
import { isAttested } from './lexicon.ts';
import { linesByFile } from './lines-by-file.ts';
import { remarksIn, type Remark } from './remarks.ts';
import { fill } from './slots.ts';

/**
 * What is usual of doing something to something, "compare" and two commits: what it means in practice, what it is good for, by
 * which two criteria it is accepted, and what the architects say of it. The thing stands in it; {does} is what the
 * story does, and {who} by whom it is told.
 */
export type UsualDeed = {
  about: string;
  so: string;
  usual: Criterion;
  /** Null where it would be the same in any story that does this. */
  edge: Criterion | null;
  /** Only where it is known what the deed is done to, as they speak of it. */
  remarks: Record<'theo' | 'claude', Remark> | undefined;
};

/**
 * A file per verb, a line per group of classes of things with a space between them; `*` is for everything else. What it means, what
 * for, situation and outcome of the usual case, situation, action and outcome of one at the border, then remarks as of features.
 */
const lines = linesByFile('deeds', 13);

let classes: ReadonlyMap<string, string> | undefined;
/** The class of a noun by what it mostly means in names of features: "fee" is money, and "deadline" a time. */
export function classOf(noun: string): string | undefined {
  classes ??= new Map(
    readFileSync(new URL('nouns-by-class.txt', import.meta.url), 'utf8')
      .split('\n')
      .flatMap((line) => {
        const [name = '', words = ''] = line.split(': ');
        return words.split(', ').map((word) => [word.trim(), name] as const);
      }),
  );
  return classes.get(noun) ?? classes.get(noun.slice(noun.lastIndexOf(' ') + 1));
}

/** "Sign in" and "log on to the site"; who signs on the screen does not. */
export const signsIn = /^(?:sign|log) (?:in|on)\b(?! (?:the|an?|my|our|your|his|her|their)\b)/u;

const particles = /^(?:in|out|up|off|on|down|back|away|over)$/u;

/** These name nothing of which more could be said. */
const noThing = /^(?:one|thing|something|everything|lot|bit|part|kind|sort|way|own|other|rest|time|good)$/u;

/** "A firing" and "firings" were counted by whoever wrote them, also where no list has the word. */
const isTypedAsCounted = (head: string, done: string): boolean =>
  head.length > 3 &&
  plural(head) !== head &&
  new RegExp(`\\ban? ${RegExp.escape(head)}\\b|^(?:the |all |our |my )?${RegExp.escape(plural(head))}\\b`, 'u').test(
    done,
  );

/** What can be counted of a class, for a noun that cannot: of money there are amounts. */
const countable: Readonly<Record<string, string>> = {
  person: 'person',
  document: 'document',
  text: 'text',
  media: 'recording',
  money: 'amount',
  figure: 'value',
  time: 'date',
  event: 'event',
  place: 'place',
  thing: 'item',
  message: 'message',
  view: 'page',
  state: 'state',
  rule: 'rule',
  request: 'request',
  code: 'code',
  data: 'record',
  software: 'program',
};

/** The noun that something is done to: "a wall over the plan" is a wall. Null where that is not told. */
function nounIn(done: readonly Token[]): string | null {
  const isNoun = ({ tag, verb, raw }: Token): boolean =>
    tag === 'noun' || (tag === 'verb' && verb!.noun) || /^\p{Ll}+-\p{Ll}+$/u.test(raw);
  const from = done.findIndex(isNoun);
  const opens = done.slice(0, Math.max(from, 0));
  if (from < 0 || !opens.every(({ tag, verb }) => /^(?:det|num|poss)$/u.test(tag) || verb?.form === 'ed')) return null;
  const end = done.findIndex((token, at) => at > from && !isNoun(token));
  const head = done.at(end < 0 ? -1 : end - 1)!;
  const noun = singular(head.low);
  if (!/^\p{Ll}+(?:-\p{Ll}+)*$/u.test(head.raw) || noThing.test(noun)) return null;
  // "Benchmark results" are said whole; "old results" are results.
  const before = done[done.indexOf(head) - 1];
  return before && isNoun(before) && classOf(before.raw) !== undefined ? `${before.raw} ${noun}` : noun;
}

/** To see a thing is to have it shown. */
const sameAs: Readonly<Record<string, string>> = { see: 'show', 'put-together': 'compose' };

/** "Take part" and "put together" as the file that tells of them; null where there is none. */
const phrasal = (verb: string): string | null => {
  const told = sameAs[verb] ?? verb;
  return lines(told).size > 0 ? told : null;
};

const gives = /^(?:give|send|show|hand|offer|lend|pay|tell|grant|bring)$/u;
/** "Give the team its photo": the photo is given. */
function givenIn(verb: string, done: readonly Token[]): readonly Token[] {
  const whom = done.findIndex(({ tag }) => !/^(?:det|poss|num)$/u.test(tag));
  const given = done.findIndex(({ tag }, at) => at > whom && tag !== 'noun');
  return gives.test(verb) && done[whom]?.tag === 'noun' && given > 0 && /^(?:det|poss)$/u.test(done[given]!.tag)
    ? done.slice(given)
    : done;
}

/**
 * What is usual of a deed by its verb and the class of what it is done to; `done` are the words behind the verb. Null where the
 * verb is not known, or where a thing that is only named, which is to have it, has no class.
 */
export function usualDeed(verb: string, done: string): UsualDeed | null {
  const [first, ...others] = tokensOf(done);
  const isPlace = /^(?:sign|log) (?:in|on)\b/u.test(`${verb} ${done}`) && !signsIn.test(`${verb} ${done}`);
  const isPhrasal =
    first !== undefined && !isPlace && (particles.test(first.low) || phrasal(`${verb}-${first.low}`) !== null);
  const verbs = [...(isPhrasal ? [phrasal(`${verb}-${first.low}`) ?? ''] : []), sameAs[verb] ?? verb];
  const ofVerb = verbs.map((one) => lines(one)).find((found) => found.size > 0);
  const noun = nounIn(isPhrasal || first === undefined ? others : givenIn(verb, [first, ...others]));
  const ofNoun = noun === null ? undefined : classOf(noun);
  if (ofVerb === undefined || (verb === 'have' && ofNoun === undefined)) return null;
  const head = noun?.slice(noun.lastIndexOf(' ') + 1);
  const key = [head, ofNoun, '*'].map((told) => ofVerb.keys().find((one) => told && one.split(' ').includes(told)));
  const line = ofVerb.get(key.find((one) => one !== undefined) ?? '');
  if (line === undefined) return null;
  const isCounted = noun !== null && !isMass(noun) && (isAttested(plural(head!)) || isTypedAsCounted(head!, done));
  const thing = isCounted ? noun : countable[ofNoun ?? ''];
  const isOwn = line.slice(4, 7).some((text) => text.includes('{does}') || (thing !== undefined && text.includes('{')));
  const [about = '', so = '', given = '', outcome = '', at = '', when = '', ends = '', ...remarks] = line.map((text) =>
    fill(text, { thing: thing ?? 'entry', people: 'people' }),
  );
  return {
    about,
    so,
    usual: { given, when: '{does}', outcome },
    edge: isOwn ? { given: at, when, outcome: ends } : null,
    remarks: thing === undefined ? undefined : remarksIn(remarks),
  };
}
