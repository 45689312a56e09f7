import { article, fill, lowered, type Slots } from '../knowledge/slots.ts';
import type { Criterion } from '../knowledge/capability.ts';
import { isMass, plural, singular } from '../reading/stems.ts';
import { tokensOf, type Token } from '../reading/tokens.ts';
import { participle, thirdPerson } from '../reading/verbs.ts';
import { isPeople, timeWords } from '../reading/word-classes.ts';
import type { Subject } from '../review/subject.ts';
import { roleOf } from './behaviours.ts';

/** Who a story is told by, and what that person wants. */
export type Wanted = { role: string; want: string };

/** What is set up once for everybody, and so by somebody who answers for it. */
const administered =
  /\b(?:backups?|(?:nightly|daily|weekly) cop(?:y|ies)|audit|permissions?|access rights|user accounts|single sign-on|own server|retention|house rules)\b/iu;

/** The verb of an order: "Book a court", also one that no list knows ("Prolong a loan"), but not "Repair list for the workshop". */
function opensWithVerb([first, next, third]: Token[]): boolean {
  if (!first || first.tag === 'num' || /^(?:most|at|who|what)$/u.test(first.low)) return false;
  if (first.verb?.noun && compound.test(next?.low ?? '') && (!third || third.tag === 'prep')) return false;
  if (first.verb?.form === 'base') return first.tag === 'verb' || !/^(?:of|for)$|ing$/u.test(next?.low ?? '');
  if (first.low === 'have') return true;
  const isPhrasal = /^(?:out|over|back|up|off)$/u.test(next?.low ?? '');
  return (
    isPhrasal || (first.tag === 'noun' && (next?.tag === 'det' || next?.tag === 'poss') && /^\p{L}+$/u.test(first.low))
  );
}
const compound =
  /^(?:list|plan|log|book|board|page|form|report|calendar|history|value|box|code|table|card|map|sheet)s?$/u;

/** "Let members book by themselves": a member wants to book by myself. */
function letDo(name: string, tokens: Token[]): Wanted | null {
  const verb = tokens.findIndex((token, at) => at > 0 && token.verb?.form === 'base' && token.tag !== 'det');
  if (tokens[0]?.low !== 'let' || verb < 2) return null;
  const who = name
    .slice(tokens[1]!.start, tokens[verb]!.start)
    .trim()
    .replace(/^(?:the|an?|each|every|all)\s+/iu, '')
    .toLowerCase();
  const one = who.includes(' ') || who === 'everybody' ? who : singular(who);
  const want = name.slice(tokens[verb]!.start);
  return {
    role: who === 'everybody' ? 'a person' : `${article(one)} ${one}`,
    want: want.replaceAll(/\b(?:them|they|their)(?:selves)?\b/giu, (word) => asOne[word.toLowerCase()] ?? word),
  };
}

/** "Volunteers sign up" is a wish of theirs; "The catalogue works on old phones" is a wish that it be so. */
function statement(name: string, tokens: Token[], role: string): Wanted | null {
  const verb = tokens.findIndex(
    (token, at) => at > 0 && token.tag === 'verb' && /^(?:s|base)$/u.test(token.verb!.form),
  );
  const subject = tokens.slice(0, verb);
  if (verb < 1 || !subject.every(({ tag }) => /^(?:noun|det|num|adv)$/u.test(tag))) return null;
  const doer = roleOf(subject.filter(({ tag }) => tag !== 'num'));
  if (doer !== null) return { role: doer, want: `${tokens[verb]!.verb!.base}${name.slice(tokens[verb]!.end)}` };
  const isOpen = !/^(?:det|num)$/u.test(subject[0]!.tag);
  return { role, want: `be sure that ${isOpen ? 'the ' : ''}${lowered(name)}` };
}

/** "Delete a member who leaves" is not done by a member. */
function isDoneTo(one: string, tokens: Token[]): boolean {
  const end = tokens.findIndex(({ tag, low }, at) => at > 0 && (tag === 'prep' || tag === 'sub' || low === 'who'));
  return tokens.slice(1, end < 0 ? 4 : end).some(({ low }) => singular(low) === one);
}

/**
 * Who wants what, of a feature's name: "Let members reserve tools" is done by a member, and so is "Members reserve tools".
 * Otherwise it is `actor`, whom the description names, or one of those who use the product.
 */
export function roleAndWant(name: string, people: string, actor: string | null = null): Wanted {
  const tidy = name
    .replaceAll(/\s*\([^)]*\)/gu, '')
    .trim()
    .replace(/[\s.;:,]+$/u, '');
  const tokens = tokensOf(tidy);
  const allowed = letDo(tidy, tokens);
  if (allowed) return allowed;
  const [first, told] = tokens;
  if (first && told && /^(?:remind|notify|tell|alert|warn|inform)$/u.test(first.low) && isPeople(told.low)) {
    const who = singular(told.low);
    return { role: `${article(who)} ${who}`, want: `be ${participle(first.low)}${tidy.slice(told.end)}` };
  }
  const one = singular(people.split(' ').at(-1) ?? 'user');
  const usual = actor ?? `${article(one)} ${one}`;
  const role = administered.test(tidy) ? 'an administrator' : usual;
  if (!opensWithVerb(tokens)) return statement(tidy, tokens, role) ?? { role, want: wantOfThing(lowered(tidy)) };
  return { role: actor === null && isDoneTo(one, tokens) ? 'an administrator' : role, want: askedFor(lowered(tidy)) };
}

/** The product shows and offers; a person sees and uses. */
const askedFor = (want: string): string =>
  want
    .replace(/^show (?=\p{L})/u, 'see ')
    .replace(/^offer (?=an? |the )/u, 'use ')
    .replace(/^remind of /u, 'be reminded of ');

const shown =
  /(?:lists?|overview|reports?|statistics|charts?|maps?|calendars?|dashboards?|totals?|history|pages?|figures|progress|status|summary)$/iu;

const modal = /\b(?:cannot|can|must|may|should|will|never|is|are)\b/u;
const opens = /\s(?:of|for|on|with|by|in|at|to|from|what|which|who|that|when|once|as)\s.*$/u;
const isDetermined = /^(?:an?|the|one|two|three|each|every|all|no|my|our|their|own)\b/iu;

/** A feature's name, of a thing without what it is for: "Repair list for the workshop" is a repair list. */
export const coreOf = (name: string): string => (opensWithVerb(tokensOf(name)) ? name : name.replace(opens, ''));

/** What a person wants of a feature that is named by a thing or by a rule: to have the one, and to be sure of the other. */
const wantOfThing = (name: string): string => {
  if (/^(?:who|what|which|where|when|how)\b/u.test(name)) return `see ${name}`;
  const core = name.replace(opens, '').replace(/ (?:only|once|online|anew)$/u, '');
  if (modal.test(core)) return `be sure that ${name}`;
  const head = core.split(' ').at(-1) ?? core;
  const isOne = singular(head) === head && !isMass(head) && !isDetermined.test(core);
  const verb = shown.test(core) ? 'see' : 'have';
  return isOne ? `${verb} ${article(name)} ${name}` : `${verb} ${name}`;
};

/** There is one of them, and what stands in it is meant. */
const holders =
  /\b(?:catalogues?|catalogs?|calendars?|lists?|overviews?|maps?|inventor(?:y|ies)|internets?|networks?)$/u;

/** The nouns of a feature, for texts that speak of things in general. */
export const nounsOf = (subject: Subject): Slots => {
  const { object } = subject.title;
  if (object && !holders.test(object.one)) return { ...subject.slots, thing: object.one };
  const tokens = tokensOf(subject.name);
  const aside = tokens.findIndex(({ low }, at) => /^(?:who|that|which)$/u.test(low) && tokens[at - 1]?.tag === 'noun');
  const noun = (aside < 0 ? tokens : tokens.slice(0, aside)).findLast(
    (token, at) =>
      at > 0 &&
      token.tag === 'noun' &&
      !/^(?:due|free|late|time|day|live|same|other|next|last|whole|half|several|moment|glance|once|tap|way|known|most|existing)s?$/u.test(
        token.low,
      ) &&
      token.verb === null &&
      !timeWords.has(token.low) &&
      !isMass(token.low) &&
      !isPeople(plural(singular(token.low))),
  );
  const thing = noun && !holders.test(noun.low) ? singular(noun.low) : subject.slots.thing;
  return { ...subject.slots, thing: /^(?:moment|time|part|side|case)$/u.test(thing) ? 'entry' : thing };
};

/** What many do for themselves, as one of them says it. */
const asOne: Readonly<Record<string, string>> = { themselves: 'myself', they: 'I', their: 'my' };

const ownWords: Readonly<Record<string, string>> = {
  i: 'they',
  me: 'them',
  my: 'their',
  mine: 'theirs',
  myself: 'themselves',
  am: 'are',
  was: 'were',
};

/** A wish as something that happens: "a member" and "see what I owe" give "a member sees what they owe". */
export const doesOf = (role: string, want: string): string => {
  // Having a thing and being sure of a rule are no actions; using the one and trying the other are.
  if (want.startsWith('be sure that ') || /^have (?:at most|at least|no|only)\b|^have .* only for /u.test(want))
    return `${role} tries it`;
  const thing =
    /^have (?!(?:\p{L}+ ){1,3}\p{L}+(?:ed|sent|made|done)\b)(?!(?:my|our|the|more|no|to|it|them)\b)(?:an? )?(?<thing>.+)/u.exec(
      want,
    )?.groups?.['thing'];
  if (thing !== undefined) return `${role} uses ${/^(?:the|every|all|one|at)\b/u.test(thing) ? '' : 'the '}${thing}`;
  const [verb = '', ...rest] = want.split(' ');
  const others = rest.join(' ').replaceAll(/\p{L}+/gu, (word) => ownWords[word.toLowerCase()] ?? word);
  return `${role} ${{ be: 'is', have: 'has' }[verb] ?? thirdPerson(verb)} ${others}`.trim();
};

/** A criterion with the nouns in it; {does} is what the story does. */
export const filled = (criterion: Criterion, slots: Slots, does: string): Criterion => {
  const put = (text: string) => fill(text, slots).replaceAll('{does}', does);
  return { given: put(criterion.given), when: put(criterion.when), outcome: put(criterion.outcome) };
};
