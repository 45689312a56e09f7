import { isAttested, isKnownWord } from '../knowledge/lexicon.ts';
import { isMass, plural, singular } from './stems.ts';
import { tokensOf, type Token } from './tokens.ts';
import { gerund, verbForms } from './verbs.ts';
import { verbForNoun } from './wish-nouns.ts';
import * as classes from './word-classes.ts';

/** What can surely be read from a feature's name. What is not sure is not there. */
export type Title = {
  /** What is done, as it is said in a sentence, always singular: "reserving a tool", "the cash book of deposits", or the name in quotes. */
  said: string;
  /** The feature as a thing: "the cash book of deposits", or the name in quotes, without its circumstances where it is long. */
  called: string;
  /** The verb of an order, in its base form. */
  verb?: string;
  /** What the order is done to, one and several: "a tool" gives tool and tools. No people, and nothing that cannot be counted. */
  object?: { one: string; many: string };
  /** The noun that a name without a verb is about: "book" in "cash book of deposits". */
  head?: string;
};

const set = (words: string) => new Set(words.split(' '));

const tidied = (name: string): string =>
  name
    .replaceAll('"', "'")
    .replaceAll(/\s+/gu, ' ')
    .trim()
    .replace(/[\s.;:,]+$/u, '');

/** The name as it stands, in quotation marks. */
export const quoted = (name: string): string => `"${tidied(name)}"`;

const small = /(?:[\s.;:,]|\b(?:a|an|the|of|and|or|to|for|with|in|on|at|by|from)\b)+$/u;

/** The same, of a long name the first words. */
function shortlyQuoted(name: string): string {
  const plain = tidied(name);
  const cut = plain.length > 60 ? plain.lastIndexOf(' ', 50) : -1;
  return cut < 20 ? quoted(name) : `"${plain.slice(0, cut).replace(small, '')} …"`;
}

/** Verbs that no list of product verbs has. */
const plainVerbs = set(
  'make do have be help allow let leave become think deal care avoid mention break consume shuffle taste thank complain respect scale catalogue randomise randomize motivate dispense replicate cache style relay obscure typeset copyedit adopt blend boost carry chase clarify comply deduct ease emphasise enjoy flash guarantee invest mend pledge pool praise reassure rebuild reclaim reconnect refresh reload restart rethink retire reward rewrite salvage seek shift simplify smooth soften standardise stick substitute supplement tidy tighten trim troubleshoot unblock unify vary waive widen wipe',
);
/** Base forms that stand before a noun as an adjective or as the first part of its name. */
const ratherFirst = set(
  'open clean clear complete direct separate secure own welcome present double dry cool lower level empty slow order email contact map test stock budget price message time water group number access display process account photo file mirror mobile live sample target trial season seed plant host dose',
);
/** Verbs in front even where a single noun follows: "track attendance". */
const ratherVerb = set(
  'show track report record note search log plan check schedule upload update block control form grade import export charge bill print split scale version match',
);
/** What a name of a thing ends with: "search results" are not searched. */
/** Beside these verbs they are; "share notes" is an order. */
const leadsAThing = set('search filter order test print access plan tag check');
const ofAThing = set('results settings options limits rules details templates types filters fields notes requirements');
/** No verbs, although the list of product verbs has them. */
const nouns = set('backup login checkout lookup log-in sign-up sign-in inventory garden compost hand-out');
const particle = /^(?:in|out|up|off|over|down|on|away|back|together)$/u;
/** Without what follows, these are only half said. */
const wantsMore = set(
  'put turn keep make let help allow ask tell have get set leave be distinguish do treat go come use enable permit require prevent stop stand deal care remind-of become',
);
/** Nouns that a name of one thing ends with, also behind a verb: "search page", "budget overview". */
const holder =
  /^(?:list|plan|log|book|board|page|form|report|calendar|history|value|box|code|table|card|map|sheet|overview|view|dashboard|diary|catalogue|directory|feed|chart|summary|profile|account|inbox|queue|editor|builder|planner|tracker|wizard|system|tool|mode|button|export|import|backup|archive|index|screen|window|panel|menu|widget|service|portal)$/u;

/** There is one of them, and what stands in it is meant. */
const wholes =
  /^(?:list|calendar|history|overview|map|report|dashboard|directory|catalogue|index|diary|archive|inbox)$/u;

/** Nouns of which the whole is made with a verb, and places that are no things. */
const noThing = set(
  'part parts way ways side sides case cases kind kinds sort sorts track note care account look sense turn use charge place places lot lots thing things something nothing everything anything moment glance advance rest others more number amount stuff step order touch notice contact sure control mind means possible access open one selection',
);
const ofOthers = set(
  'der die das den dem des ein eine einen und oder mit für von vom zu zum zur nach bei auf aus la les un une du et ou avec pour par sur dans el los las del y con para una unos il lo gli della di da dos das com em na att med för på av och het een van voor naar',
);
const firstPerson = /^(?:i|me|we|us|mine|ours|myself|ourselves|i'm|i'd|i'll|i've|we're|you|yourself|yours)$/u;
const noun = (token: Token | undefined): token is Token => token?.tag === 'noun';

/** "Book" and "prolong" as the first word of an order, with the words that belong to the verb. */
function opening(tokens: readonly Token[], at: number): { verbs: Token[]; next: number } | null {
  const first = tokens[at];
  if (!first || !/^\p{L}[\p{L}-]+$/u.test(first.raw) || /^\p{Lu}{2}/u.test(first.raw) || nouns.has(first.low))
    return null;
  const entry = verbForms.get(first.low);
  const [second, third] = [tokens[at + 1], tokens[at + 2]];
  if (first.low === 'back' && second?.low === 'up') return { verbs: [first], next: at + 2 };
  const opensObject =
    /^(?:det|poss)$/u.test(second?.tag ?? '') ||
    (second?.tag === 'num' && second.low !== 'second') ||
    second?.low === 'everything';
  const isPhrasal = particle.test(second?.low ?? '');
  // "Catalogue works on old phones" says what a thing does.
  if (
    /^(?:works|runs|loads|stays|goes|comes|waits)$/u.test(second?.low ?? '') &&
    /^(?:prep|adv)$/u.test(third?.tag ?? '')
  )
    return null;
  if (second?.low === 'of') return /^(?:remind|warn)$/u.test(first.low) ? { verbs: [first], next: at + 1 } : null;
  const listed = entry?.form === 'base' || plainVerbs.has(first.low);
  if (!listed && /^(?:out|up)$/u.test(second?.low ?? '') && third?.tag === 'noun')
    return { verbs: [first], next: at + 2 };
  if (!listed)
    return /^[a-z]{3,}$/u.test(first.low) &&
      /^(?:an?|the|my|our|your|their|all|each|every)$/u.test(second?.low ?? '') &&
      first.tag !== 'prep' &&
      entry === undefined &&
      /^(?:noun|verb)$/u.test(first.tag)
      ? { verbs: [first], next: at + 1 }
      : null;
  // "Add, edit and delete": further verbs before the first object.
  const verbs = [first];
  let next = at + 1;
  while (
    tokens[next] &&
    (tokens[next]!.low === ',' ||
      tokens[next]!.low === 'and' ||
      tokens[next]!.low === 'or' ||
      tokens[next]!.low === '/')
  ) {
    const ahead = tokens[next]!.low === ',' && /^(?:and|or)$/u.test(tokens[next + 1]?.low ?? '') ? next + 2 : next + 1;
    if (verbForms.get(tokens[ahead]?.low ?? '')?.form !== 'base' || nouns.has(tokens[ahead]!.low)) break;
    verbs.push(tokens[ahead]!);
    next = ahead + 1;
  }
  if (verbs.length > 1) return { verbs, next };
  if (opensObject) return { verbs, next };
  if (isPhrasal) return { verbs, next: third?.low === 'of' ? next : next + 1 };
  const isAmbiguous = entry?.noun === true || ratherFirst.has(first.low);
  if (!isAmbiguous) return { verbs, next };
  if (second === undefined || first.low === 'access') return null;
  if (/^(?:prep|to|adv|sub|neg)$/u.test(second.tag)) return ratherFirst.has(first.low) ? null : { verbs, next };
  if (second.low === 'who') return { verbs, next };
  if (!/^(?:noun|verb)$/u.test(second.tag)) return null;
  // Of "plan menus" the noun says that it is an order; "plan menu" could be the menu of a plan.
  let end = next;
  while (noun(tokens[end + 1]) && end < next + 3) end++;
  const { low } = tokens[end]!;
  if (ratherFirst.has(first.low) && !/^(?:into|by|with|to|from|until|when|about)$/u.test(tokens[end + 1]?.low ?? ''))
    return null;
  if (first.low === 'show') return { verbs, next };
  if (classes.groups.has(low) || (ofAThing.has(low) && leadsAThing.has(first.low)) || holder.test(low)) return null;
  return singular(low) !== low || isMass(low) || ratherVerb.has(first.low) ? { verbs, next } : null;
}

const timeOpens = /^(?:an?|the|every|each|per|this|next|last|once|twice)$/u;

/** Where what the order is done to ends, and its circumstances begin. */
function endOfObject(tokens: readonly Token[], from: number, verb: string): number {
  let seen = false;
  for (let at = from; at < tokens.length; at++) {
    const { tag, low } = tokens[at]!;
    const next = tokens[at + 1];
    if (/^[(:;–—|/]$/u.test(low) || low === '-') return at;
    if (tag === 'conj' && at > from && next?.verb?.form === 'base' && !next.verb.noun) return at;
    if (!seen) {
      // A question is the object as a whole: "showing who owes what".
      if ((tag === 'sub' && low !== 'so' && low !== 'that') || low === 'who') return tokens.length;
      seen = tag === 'noun' || tag === 'pron' || tag === 'verb';
      continue;
    }
    if (wantsMore.has(verb)) continue;
    if (/^(?:everywhere|anywhere|despite)$/u.test(low)) return at;
    if (low === ',' || tag === 'to' || tag === 'sub' || low === 'who' || low === 'such') return at;
    // "Take a tool back" is not done without the last word.
    if (particle.test(low) && (next === undefined || /^(?:prep|conj|mark|to)$/u.test(next.tag))) continue;
    if (tag === 'prep' && low !== 'of') return at;
    if (tag === 'adv' || tag === 'neg' || tag === 'modal' || tag === 'be' || tag === 'have') return at;
    if (timeOpens.test(low) && tokens.slice(at + 1, at + 3).some((word) => classes.timeWords.has(word.low))) return at;
    if (tag === 'verb' && tokens[at]!.verb!.form !== 'base' && tokens[at]!.verb!.form !== 's') return at;
    if (
      tag === 'conj' &&
      next?.verb?.form === 'base' &&
      (!next.verb.noun || /^(?:det|poss|pron|prep)$/u.test(tokens[at + 2]?.tag ?? ''))
    )
      return at;
    if (tag === 'conj' && !/^(?:det|poss|noun)$/u.test(next?.tag ?? '')) return at;
  }
  return tokens.length;
}

const isTitleCase = (tokens: readonly Token[]) => {
  const words = tokens.slice(1).filter(({ raw }) => /^\p{L}{4,}$/u.test(raw));
  return words.length > 0 && words.every(({ raw, low }) => /^\p{Lu}\p{Ll}+$/u.test(raw) && isKnownWord(low));
};

/** The words as they were typed, or null where they cannot be said by somebody else. */
function spoken(tokens: readonly Token[], low: boolean): string | null {
  let out = '';
  let end = -1;
  for (const [at, token] of tokens.entries()) {
    const { raw } = token;
    if (firstPerson.test(token.low) || /^(?:it|them|themselves|itself|they)$/u.test(token.low)) return null;
    if (token.tag === 'mark' && !/^[,&%'’]$/u.test(raw)) return null;
    const own =
      /^(?:my|our|your)$/u.test(token.low) ||
      (token.low === 'their' && !tokens.slice(0, at).some((one) => /[^s]s$/u.test(one.low)));
    const word = own ? (tokens[at + 1]?.low === 'own' ? "one's" : "one's own") : low ? raw.toLowerCase() : raw;
    out += `${end >= 0 && token.start > end ? ' ' : ''}${word}`;
    end = token.end;
  }
  return out;
}

const loose = /^(?:prep|conj|det|poss|to|sub|neg|modal|be|have|adv)$/u;
const adverbial =
  /^(?:online|offline|together|here|there|up|down|in|out|off|over|back|away|on|early|later|again|automatically)$/u;

function orderOf(
  tokens: readonly Token[],
  start: number,
): (Pick<Title, 'verb' | 'object'> & { said: string; end: number }) | null {
  const open = opening(tokens, start);
  if (!open) return null;
  const verb = verbForms.get(open.verbs[0]!.low)?.base ?? open.verbs[0]!.low;
  let end = endOfObject(tokens, open.next, verb);
  while (
    end < tokens.length &&
    end > open.next &&
    loose.test(tokens[end - 1]!.tag) &&
    !adverbial.test(tokens[end - 1]!.low)
  )
    end--;
  const low = isTitleCase(tokens.slice(start));
  const doings = open.verbs.map((one) => gerund(verbForms.get(one.low)?.base ?? one.low));
  const doing = doings.length > 1 ? `${doings.slice(0, -1).join(', ')} and ${doings.at(-1)}` : doings[0];
  const after = tokens[open.next - 1];
  const phrasal = open.verbs.length === 1 && after !== open.verbs[0] ? ` ${after!.low}` : '';
  const rest = spoken(tokens.slice(open.next, end), low);
  if (rest === null || end - open.next > 9) return null;
  const whom = verb === 'remind' && rest.startsWith('of ') ? ' people' : '';
  return {
    verb,
    said: `${doing}${phrasal}${whom} ${rest}`.trim(),
    end: tokens[Math.max(end, open.next) - 1]!.end,
    // Who signs in or votes on something does it to nothing.
    ...(!/^(?:in|on|off|over)$/u.test(phrasal.trim()) && objectIn(tokens.slice(open.next, end))),
  };
}

/** The one noun phrase that the words are, when they surely are one. */
function objectIn(tokens: readonly Token[]): Pick<Title, 'object'> {
  let from = 0;
  while (/^(?:det|poss|num)$/u.test(tokens[from]?.tag ?? '')) from++;
  const opens = tokens[from - 1]?.low ?? '';
  const until = tokens.findIndex(
    ({ tag }, at) =>
      at > from && (tag === 'prep' || tag === 'conj' || tag === 'mark' || tag === 'det' || tag === 'adv'),
  );
  const phrase = tokens.slice(from, until < 0 ? tokens.length : until);
  const last = phrase.at(-1);
  if (!last || phrase.length > 3) return {};
  if (
    !phrase.every(
      ({ tag, raw, verb }) =>
        (tag === 'noun' || (tag === 'verb' && (verb!.noun || verb!.form === 'ing'))) && /^\p{L}[\p{L}-]+$/u.test(raw),
    )
  )
    return {};
  // As it was typed: a rare word is not mended into a known one.
  const low = last.raw.toLowerCase();
  const one = singular(low);
  const others = phrase.slice(0, -1).map(({ raw }) => (/^\p{Lu}\p{Ll}/u.test(raw) ? raw.toLowerCase() : raw));
  if (others.some((word) => singular(word) !== word && !classes.pluralFirst.has(word))) return {};
  if (
    others.some((word) =>
      /^(?:known|due|free|whole|half|several|most|different|same|current|next|previous|last|first)$/u.test(word),
    )
  )
    return {};
  if (
    noThing.has(low) ||
    (isMass(low) && low !== 'data') ||
    classes.timeWords.has(low) ||
    classes.isPeople(plural(one)) ||
    classes.kin.has(low)
  )
    return {};
  if (
    classes.manners.has(low) ||
    /(?:ful|ous|able|ible|less|ive|ic)$/u.test(low) ||
    (last.verb && !last.verb.noun && !/^(?:s|ing)$/u.test(last.verb.form)) ||
    /^\p{Lu}{2}/u.test(last.raw)
  )
    return {};
  const isPlural = low === 'data' || (one !== low && /[^su]s$/u.test(low));
  // One that is counted has an article; "track progress" is of something that is not.
  const isCounted =
    /^(?:an?|each|every|one|another)$/u.test(opens) ||
    (/^(?:the|my|our|your|their|its)$/u.test(opens) && plural(one) !== one && isAttested(plural(one)));
  if (!isPlural && (!isCounted || wholes.test(low) || plural(one) === one)) return {};
  const before = others.map((word) => `${word} `).join('');
  return { object: { one: before + one, many: before + (isPlural ? low : plural(one)) } };
}

/** True of the last word of a name that surely names one thing. */
const isOneThing = (low: string): boolean =>
  /^\p{Ll}+(?:-\p{Ll}+)*$/u.test(low) &&
  isKnownWord(low) &&
  singular(low) === low &&
  !/[^su]s$/u.test(low) &&
  !classes.manners.has(low) &&
  !classes.timeWords.has(low) &&
  (holder.test(low) || (!classes.isPeople(plural(low)) && !/(?:ful|ous|able|ible|less|[^eps]ed)$/u.test(low)));

/** "Cash book of deposits": one thing, named by a noun and what belongs to it. */
function thingIn(tokens: readonly Token[]): { said: string; head: string } | null {
  const cut = tokens.findIndex(({ tag }, at) => at > 0 && (tag === 'prep' || tag === 'to'));
  const before = cut < 0 ? tokens : tokens.slice(0, cut);
  const [first] = tokens;
  const head = before.at(-1);
  if (!first || !head || tokens.length > 8 || !isOneThing(head.low)) return null;
  const isPlain = ({ tag, raw }: Token) =>
    /^(?:noun|verb|det|num|prep|to)$/u.test(tag) && /^[\p{L}\p{N}][\p{L}\p{N}-]*$/u.test(raw);
  const leads = verbForms.get(first.low);
  if (!tokens.every(isPlain) || /^(?:prep|to)$/u.test(first.tag) || firstPerson.test(first.low)) return null;
  // A word in front that is a verb, or that nobody knows, could be meant as an order.
  const isNoun =
    leads?.form === 'ing' || nouns.has(first.low) || (before.length === 1 && verbForNoun(first.low) !== null);
  const couldOrder = leads !== undefined || (first.tag === 'noun' && !isKnownWord(first.low));
  if (couldOrder && !isNoun && (before.length === 1 || !holder.test(head.low))) return null;
  if (before.length > 1 && isMass(head.low)) return null;
  if (before.slice(1).some(({ tag, low }) => tag === 'verb' && !holder.test(low))) return null;
  const opens = /^(?:an?|the)$/u.test(first.low);
  if (!opens && (first.tag === 'det' || (first.tag === 'num' && !/\p{L}/u.test(first.raw)))) return null;
  const words = spoken(tokens, isTitleCase(tokens));
  if (words === null) return null;
  return { said: `the ${opens ? words.slice(first.raw.length + 1) : lowFirst(words, first)}`, head: head.low };
}

/** A known word begins in lower case within a sentence; names and letters of their own stay. */
const lowFirst = (words: string, { raw, low }: Token): string =>
  /^\p{Lu}\p{Ll}+$/u.test(raw) && (isKnownWord(low) || verbForms.has(low))
    ? words.charAt(0).toLowerCase() + words.slice(1)
    : words;

const isForeign = (tokens: readonly Token[]) =>
  tokens.filter(({ low }) => ofOthers.has(low)).length > 0 &&
  !tokens.some(({ low }) => /^(?:the|an?|of|for|with|to|and|my|who|what)$/u.test(low));

/** "Let members swap shifts" is about swapping shifts; what cannot be said without them keeps them. */
function letting(tokens: readonly Token[]): ReturnType<typeof orderOf> {
  const at = tokens.findIndex(({ verb }, i) => i > 1 && verb?.form === 'base');
  const said = spoken(tokens.slice(1), false);
  if (at < 0) return null;
  return (
    orderOf(tokens, at) ??
    (said !== null && tokens.length < 9
      ? { verb: tokens[at]!.verb!.base, said: `letting ${said}`, end: tokens.at(-1)!.end }
      : null)
  );
}

/** "Booking online" is a doing already. */
function gerundIn(tokens: readonly Token[]): { said: string } | null {
  const [first, second] = tokens;
  if (first?.verb?.form !== 'ing') return null;
  // "Opening hours" are hours, and "reminding members" is a doing.
  const tells = /^(?:remind|notify|inform|invite|warn|alert|ask|help|tell)$/u.test(first.verb.base);
  if (second && !/^(?:det|poss|prep|adv)$/u.test(second.tag) && !(tells && noun(second))) return null;
  let end = endOfObject(tokens, 1, first.verb.base);
  while (end < tokens.length && end > 1 && loose.test(tokens[end - 1]!.tag) && !adverbial.test(tokens[end - 1]!.low))
    end--;
  const said = spoken(tokens.slice(0, end), true);
  return said === null || end > 9 ? null : { said };
}

/** Whether a name is an order, also one that only the person can say: "Export what is known of me". */
export const isOrder = (name: string): boolean =>
  titleOf(name).verb !== undefined || opening(tokensOf(name), 0) !== null;

/** Reads a feature's name. */
export function titleOf(name: string): Title {
  const tokens = tokensOf(name.trim().replace(/[\s.;:,!]+$/u, ''));
  const called = shortlyQuoted(name);
  if (tokens.length === 0 || tokens.length > 24 || isForeign(tokens) || /["“”?{}]/u.test(name))
    return { said: called, called };
  const order = tokens[0]!.low === 'let' ? letting(tokens) : orderOf(tokens, 0);
  if (order) {
    const { end, ...read } = order;
    // Of a longer name its circumstances are left out: "Scale ingredients" of "Scale ingredients to other portions".
    return { ...read, called: name.trim().length > 32 && end > 8 ? shortlyQuoted(name.trim().slice(0, end)) : called };
  }
  const doing = gerundIn(tokens);
  if (doing) return { ...doing, verb: tokens[0]!.verb!.base, called };
  const thing = thingIn(tokens);
  return thing ? { ...thing, called: thing.said } : { said: called, called };
}
