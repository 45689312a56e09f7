import type { Reading } from '../reading/reading.ts';
import { plural, singular } from '../reading/stems.ts';
import { verbForms } from '../reading/verbs.ts';
import { isPeople, kin, notVerbs, timeWords, troubleVerbs } from '../reading/word-classes.ts';
import { isBrief, nothingElse, opening, type Recognised } from './recognise.ts';
import type { Slots } from './slots.ts';

/** Nouns that are said of so many products that none is about them. */
const vague = new Set(
  'clock nothing nobody anything once twice thrice tonight today tomorrow yesterday first second third last next rest best worst latest newest oldest cheapest broken far long much many few soon often late early near high low done missing wrong map alarm statistics chart report reminder message notification live lot thing something stuff way lot time day week one everything everybody people place user data information access account search tag link page number box room total price date note detail list overview record collection size name pro pros training picture photo image glance screen month word step help track chaos camera disk form period sum part end member email file name place click word kind browser phone tablet computer laptop screen website pdf csv excel spreadsheet mode database code server browser version'.split(
    ' ',
  ),
);

/** What a kind of product calls its things that may be any. */
const anyThing = /^(?:product|item|thing|object|entry|part|asset|offer)$/u;
/** "A shop for shoes", "a list for teams": in a few words that is all that is said of what it deals with, or of who. */
const purpose = /\bfor (?:(?:my|our|the|all|some) )?(?<what>[a-z-]{3,}s)\b[\s.!]*$/iu;

/** Who is on call or on duty deals with no calls. */
const isIdle = (before: string | undefined, noun: string): boolean =>
  before === 'on' && /^(?:call|duty|hold|loan|sale|site|time|track|top|board|leave)$/u.test(noun);

/** A word that is only ever a verb is no thing. */
const isNoun = (word: string) => (verbForms.get(word)?.noun ?? true) && !troubleVerbs.has(word);

const commonPeople =
  'customers members users visitors guests students teachers volunteers parents patients colleagues clients staff employees players readers listeners participants tenants neighbours friends drivers owners residents citizens farmers relatives cousins trainers players coaches'.split(
    ' ',
  );

/** One of them, with the word between: "a customer", "each new customer"; but "I am a nurse", who need not be one of those who use it. */
const oneOfThem =
  /(?<!\b(?:i am|i'm|as|being) )\b(?:an?|each|every|the|one|any|no|our|my|his|her|their)\s+(?<next>[\p{L}-]+)(?=(?:\s+(?<after>[\p{L}-]+))?)/giu;

/**
 * The product's own nouns: the kind's usual ones when the text says them, else what the wishes act on most, else the kind's
 * first. With `onlyNamed` nobody is made up: a group that the person did not name is just people.
 */
export function slotsFor(reading: Reading, recognised: Recognised[], onlyNamed = false): Slots {
  const words: string[] = reading.text.toLowerCase().match(/[\p{L}\p{N}-]+/gu) ?? [];
  const count = new Map<string, number>();
  // "I run a gym" speaks of no runs.
  const nouns = reading.parts.flatMap(({ clauses, refusals }) =>
    clauses.flatMap(({ tokens }) =>
      tokens.filter(
        ({ tag, low, start }, at) =>
          tag === 'noun' &&
          // "Visits are counted without cookies": no cookies are dealt with.
          tokens[at - 1]?.tag !== 'neg' &&
          !isIdle(tokens[at - 1]?.low, low) &&
          !refusals.some((one) => one.start <= start && start < one.end),
      ),
    ),
  );
  for (const { low } of nouns) count.set(singular(low), (count.get(singular(low)) ?? 0) + 1);
  const order = [...count.keys()];
  const most = (nouns: string[]) =>
    nouns
      .filter((noun) => count.has(noun))
      .toSorted((a, b) => count.get(b)! - count.get(a)! || order.indexOf(a) - order.indexOf(b))[0];
  const kind = recognised[0]?.kind;
  const built = (opening.exec(reading.main) ?? nothingElse.exec(reading.main))?.groups?.['what']?.toLowerCase();
  const wishes = reading.wishes.filter(({ source }) => source.weight > 0.5);
  const heads = wishes
    .filter(({ verb }) => !/^(?:tell|notify|inform|warn|ask|invite|remind)$/u.test(verb))
    .map(({ head, object }) => {
      const of = vague.has(head) ? /\bof (?:(?:the|our|my|all|their) )?([a-z-]+)/u.exec(object)?.[1] : undefined;
      return of === undefined ? head : singular(of);
    })
    .filter(
      (head) =>
        head.length > 2 &&
        head !== built &&
        isNoun(head) &&
        !/(?:ic|ous|ful|less)$/u.test(head.replace(/(?:mus|top|clin|traff|fabr|com)ic$/u, '')) &&
        !notVerbs(head) &&
        !vague.has(head) &&
        !timeWords.has(head) &&
        !isPeople(plural(head)) &&
        !head.endsWith('wife') &&
        !kin.has(head) &&
        /^[a-z-]+$/.test(head),
    );
  const acted = kind?.things.filter((noun) => heads.includes(noun)) ?? [];
  const sure = recognised[0]?.sure ?? false;
  const named = kind?.things
    .filter((noun) => count.has(noun))
    .map((noun, at) => ({ noun, said: count.get(noun)! + (acted.includes(noun) ? 1 : 0) - at / 10 }))
    .toSorted((a, b) => b.said - a.said)[0]?.noun;
  const what = isBrief(reading) ? purpose.exec(reading.main)?.groups?.['what']?.toLowerCase() : undefined;
  const isWho = what !== undefined && (what === 'teams' || isPeople(what));
  const isThing =
    what !== undefined &&
    !isWho &&
    anyThing.test(kind?.things[0] ?? 'entry') &&
    count.has(singular(what)) &&
    isNoun(what) &&
    !vague.has(singular(what)) &&
    !timeWords.has(what);
  const thing =
    (isThing ? singular(what) : undefined) ??
    (sure ? named : (most(acted) ?? most(heads) ?? named)) ??
    (sure || wishes.length === 0 || nothingElse.test(reading.main) ? kind?.things[0] : undefined) ??
    'entry';
  const isMany = (noun: string) => words.includes(noun);
  // "Office manager of a clinic": who writes is not those who use it.
  const ones = new Set(
    reading.text
      .toLowerCase()
      .matchAll(oneOfThem)
      .flatMap(({ groups }) => [groups?.['next'], groups?.['after']]),
  );
  const isOne = (noun: string) => ones.has(singular(noun));
  // Who is said to do something with it uses it.
  const doing = wishes.flatMap(({ actor }) => {
    const who = plural(singular(/[\p{L}-]+$/u.exec(actor?.toLowerCase() ?? '')?.[0] ?? ''));
    return isPeople(who) && who !== 'people' ? [who] : [];
  });
  const doer = [...new Set(doing)]
    .map((who, at) => ({ who, often: doing.filter((other) => other === who).length - at / 10 }))
    .toSorted((a, b) => b.often - a.often)[0]?.who;
  const isSigned = (recognised[0]?.signs.length ?? 0) > 0;
  const usual = !onlyNamed && isSigned && (sure || wishes.length === 0) ? kind?.people[0] : undefined;
  const people =
    (isWho ? what : undefined) ??
    kind?.people.find(isMany) ??
    doer ??
    commonPeople.find(isMany) ??
    kind?.people.find(isOne) ??
    commonPeople.find(isOne) ??
    usual ??
    (onlyNamed ? 'people' : 'users');
  return { thing, people };
}
