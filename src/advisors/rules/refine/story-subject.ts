import type { Capability, Criterion, Practice } from '../knowledge/capability.ts';
import { isAttested } from '../knowledge/lexicon.ts';
import { practices } from '../knowledge/practice.ts';
import { article, fill, lowered, type Slots } from '../knowledge/slots.ts';
import { isMass, plural, singular } from '../reading/stems.ts';
import { isOrder, quoted, titleOf } from '../reading/title.ts';
import { tokensOf, type Token } from '../reading/tokens.ts';
import { participle, thirdPerson, verbForms } from '../reading/verbs.ts';
import { isPeople, timeWords } from '../reading/word-classes.ts';
import type { Subject } from '../review/subject.ts';
import { personOf } from './people.ts';

/** Who a story is told by, and what that person wants. */
export type Wanted = { role: string; want: string };

/** What is set up once for everybody, and so by somebody who answers for it. */
const administered =
  /\b(?:backups?|(?:nightly|daily|weekly) cop(?:y|ies)|audit|permissions?|access rights|user accounts|single sign-on|own server|retention|house rules)\b/iu;

/** What many do for themselves, as one of them says it. */
const asOne: Readonly<Record<string, string>> = { themselves: 'myself', they: 'I', their: 'my', its: 'my' };

/** "Let members book by themselves": a member wants to book by myself. What is no person is let do it. */
function letDo(name: string, tokens: readonly Token[]): Wanted | null {
  const verb = tokens.findIndex((token, at) => at > 1 && token.verb?.form === 'base' && token.tag !== 'det');
  if (tokens[0]?.low !== 'let' || verb < 2) return null;
  const role = personOf(name.slice(tokens[1]!.start, tokens[verb]!.start).trim());
  if (role === null) return null;
  const want = name.slice(tokens[verb]!.start);
  return {
    role,
    want: want.replaceAll(/\b(?:they|their|its|themselves)\b/giu, (word) => asOne[word.toLowerCase()] ?? word),
  };
}

const telling = /^(?:remind|notify|tell|alert|warn|inform)$/u;

/** "Remind members of a return" and "Notify when a seat is free" are wishes of those who are told. */
function beTold(name: string, tokens: readonly Token[], usual: string): Wanted | null {
  const [first, second] = tokens;
  if (!first || !telling.test(first.low)) return null;
  const told = `be ${participle(first.low)}`;
  const at = tokens.findIndex(({ tag }, i) => i > 0 && tag !== 'noun' && tag !== 'det' && tag !== 'poss');
  const who =
    at === 1 ? null : personOf(name.slice(second?.start ?? name.length, tokens[at]?.start ?? name.length).trim());
  // "Remind volunteers and replace those who cannot come" is about more than being told.
  if ((second !== undefined && at !== 1 && who === null) || tokens[at]?.tag === 'conj') return null;
  const rest = at < 0 || second === undefined ? '' : name.slice(tokens[at]!.start);
  const ends = rest === '' || /^(?:by|automatically|in)\b/u.test(rest);
  return {
    role: who ?? usual,
    want: `${told} ${ends && !/\b(?:of|when|before|about)\b/u.test(rest) ? 'in time ' : ''}${rest}`.trim(),
  };
}

const modal = /\b(?:cannot|can|must|may|should|will|never|is|are)\b/u;
const isWhole = /^(?:noun|det|num|adv|poss)$/u;

/** "Volunteers sign up" is a wish of theirs; "The catalogue works on old phones" is a wish that it be so. */
function statement(name: string, tokens: readonly Token[], role: string): Wanted | null {
  const verb = tokens.findIndex(
    (token, at) =>
      at > 0 &&
      (token.tag === 'modal' || token.tag === 'be' || (token.tag === 'verb' && /^(?:s|base)$/u.test(token.verb!.form))),
  );
  const subject = tokens.slice(0, verb);
  if (verb < 1 || !subject.every(({ tag }) => isWhole.test(tag)) || subject.some(({ low }) => /^(?:at|no)$/u.test(low)))
    return null;
  const said = tokens[verb]!;
  const head = subject.at(-1)!;
  const isMany = singular(head.low) !== head.low;
  const isOpen = !/^(?:det|num|poss)$/u.test(subject[0]!.tag);
  const that = `be sure that ${isOpen && !isMany && !isMass(head.low) ? 'the ' : ''}${lowered(name)}`;
  if (said.tag !== 'verb') return { role, want: that };
  // What agrees with no verb is a list of nouns: "picture frames".
  if (head.tag !== 'noun' || (said.verb!.form === 's') === isMany) return null;
  const doer = subject.every(({ tag }) => tag === 'noun') ? personOf(name.slice(0, said.start).trim()) : null;
  if (doer !== null) return { role: doer, want: `${said.verb!.base}${name.slice(said.end)}` };
  return { role, want: that };
}

/** "Delete a member who leaves" is not done by a member. */
function isDoneTo(person: string, tokens: readonly Token[]): boolean {
  const end = tokens.findIndex(({ tag, low }, at) => at > 0 && (tag === 'prep' || tag === 'sub' || low === 'who'));
  return tokens.slice(1, end < 0 ? 4 : end).some(({ low }) => singular(low) === person);
}

/**
 * Who wants what, of a feature's name: "Let members reserve tools" is done by a member, and so is "Members reserve tools".
 * Otherwise it is `actor`, whom the description names, or one of those who use the product.
 */
export function roleAndWant(name: string, people: string, actor: string | null = null): Wanted {
  const tidy = name
    .replaceAll(/\s*\([^)]*\)/gu, '')
    .replaceAll(/["“”]/gu, '')
    .trim()
    .replace(/[\s.;:,!]+$/u, '');
  const tokens = tokensOf(tidy);
  const somebody = personOf(people) ?? 'a user';
  const usual = actor ?? somebody;
  const role = administered.test(tidy) ? 'an administrator' : usual;
  const wanted = letDo(tidy, tokens) ?? beTold(tidy, tokens, usual);
  if (wanted) return wanted;
  if (isOrder(tidy))
    return {
      role: actor === null && isDoneTo(somebody.replace(/^an? /u, ''), tokens) ? 'an administrator' : role,
      want: askedFor(lowered(asOrder(tidy, tokens))),
    };
  return statement(tidy, tokens, role) ?? { role, want: wantOfThing(tidy, tokens) };
}

/** "Booking online" is what somebody wants to do as "Book online" is. */
const asOrder = (name: string, [first]: readonly Token[]): string =>
  first?.verb?.form === 'ing' ? `${first.verb.base}${name.slice(first.end)}` : name;

/** The product shows and offers; a person sees and uses. */
const askedFor = (want: string): string =>
  want.replace(/^show (?=\p{L})/u, 'see ').replace(/^offer (?=an? |the )/u, 'use ');

const shown =
  /(?:lists?|overviews?|reports?|statistics|charts?|maps?|calendars?|dashboards?|totals?|history|pages?|figures|progress|status|summary|catalogues?|timelines?|directory)$/iu;
const message =
  /(?:reminders?|notifications?|alerts?|messages?|warnings?|confirmations?|receipts?|newsletters?|invitations?)$/iu;
const atOnce = /\b(?:at a glance|at one glance|on one page|side by side|in one view)\b/iu;
const opens = /\s(?:of|for|on|with|by|in|at|to|from|what|which|who|that|when|once|as|per|without|before|after)\s.*$/iu;
const isDetermined = /^(?:an?|the|one|two|three|each|every|all|no|my|our|your|their|own|some|\d+)\b/iu;

/** A feature's name, of a thing without what it is for: "Repair list for the workshop" is a repair list. */
export const coreOf = (name: string): string => (isOrder(name) ? name : name.replace(opens, ''));

/** What a person wants of a feature that is named by a thing or by a rule: to have the one, and to be sure of the other. */
function wantOfThing(tidy: string, tokens: readonly Token[]): string {
  const name = lowered(tidy);
  if (/^(?:who|whom|whose|what|which|where|when|why|how)\b/iu.test(name)) return `see ${name}`;
  const core = name.replace(opens, '').replace(/ (?:only|once|online|anew|automatically)$/u, '');
  const head = core.split(' ').at(-1)?.toLowerCase() ?? '';
  const isMany = singular(head) !== head;
  if (modal.test(core)) return `be sure that ${name}`;
  if (/^(?:at most|at least|no more than|only|no)\b/u.test(name))
    return `be sure that there ${isMany ? 'are' : 'is'} ${name}`;
  const onlyFor = /^(?<what>.+?) only (?<whom>(?:for|in|on|with|by|after|to|at)\b.+)$/u.exec(name)?.groups;
  if (onlyFor) return `be sure that ${onlyFor['what']} ${isMany ? 'are' : 'is'} only ${onlyFor['whom']}`;
  // What is no noun phrase for sure is called by its name.
  const phrase = tokensOf(core);
  const isPhrase =
    phrase.every(
      ({ tag, verb, low }) =>
        isWhole.test(tag) || /^(?:ing|ed)$/u.test(verb?.form ?? '') || (verb?.noun ?? false) || /-/u.test(low),
    ) &&
    !(phrase.length > 1 && isMany && phrase[0]!.verb?.form === 'base') &&
    /^[\p{L}\p{N} ,'’-]+$/u.test(core) &&
    phrase.at(-1)?.tag !== 'adv' &&
    tokens.length <= 16;
  if (!isPhrase) return `use ${quoted(tidy)}`;
  const isOne =
    !isMany &&
    !isMass(head) &&
    !isDetermined.test(core) &&
    (isAttested(plural(head)) || shown.test(core) || message.test(core));
  const verb = message.test(core)
    ? 'get'
    : shown.test(core) || atOnce.test(name)
      ? 'see'
      : core.includes(' ')
        ? 'have'
        : 'use';
  return isOne ? `${verb} ${verb === 'use' ? 'the' : article(name)} ${name}` : `${verb} ${name}`;
}

const isThing = (noun: string): boolean =>
  /^\p{Ll}[\p{Ll} -]*$/u.test(noun) && !isMass(noun) && !isPeople(plural(noun)) && !timeWords.has(noun);

/** What texts speak of: `own` is what the feature is surely done to, or an entry; `product` is what the product is about. */
export type Nouns = { own: Slots; product: Slots; object: string | null };

export function nounsOf(subject: Subject, name: string): Nouns {
  const object = titleOf(name).object?.one ?? null;
  const { thing, people } = subject.slots;
  const product = isThing(thing) && isAttested(plural(thing)) ? thing : 'entry';
  return { own: { people, thing: object ?? 'entry' }, product: { people, thing: product }, object };
}

/** Labels are printed for tools: what a capability is applied to is not what it is itself. */
export const nounsFor = ({ triggers }: Capability, { own, product, object }: Nouns): Slots =>
  object === null || triggers.test(object) ? product : own;

/** How a capability is cut and tested, with the nouns in it. */
export function practiceOfSkill({ id }: Capability, slots: Slots): Practice {
  const { stories, usual, edge, further } = practices[id]!;
  const people = isPeople(slots.people) ? slots.people : 'people';
  const put = <T extends Criterion>(one: T): T => ({ ...one, ...filled(one, { ...slots, people }, '{does}') });
  return {
    stories,
    usual: put(usual),
    edge: put(edge),
    further: { ...put(further), title: fill(further.title, slots) },
  };
}

/** To have a thing is no action; to have something done is one. */
export const isHad = (want: string): boolean =>
  want.startsWith('have ') &&
  !want
    .split(' ')
    .some((word, at) => at > 1 && (verbForms.get(word)?.form === 'ed' || /^(?:read|sent|made|done|told)$/u.test(word)));

const ownWords: Readonly<Record<string, string>> = {
  i: 'they',
  me: 'them',
  my: 'their',
  mine: 'theirs',
  myself: 'themselves',
};

/** A wish as something that happens: "a member" and "see what I owe" give "a member sees what they owe". */
export const doesOf = (role: string, want: string): string => {
  if (want.startsWith('be sure that ')) return `${role} checks ${want.slice('be sure '.length)}`;
  const [verb = '', ...rest] = want.split(' ');
  const others = rest
    .join(' ')
    .replaceAll(/\bI (?:am|was)\b/gu, (said) => (said.endsWith('was') ? 'they were' : 'they are'))
    .replaceAll(/\p{L}+/gu, (word) => ownWords[word === 'I' ? 'i' : word] ?? word);
  if (isHad(want)) return `${role} uses ${others.replace(/^an? /u, 'the ')}`;
  return `${role} ${{ be: 'is', have: 'has' }[verb] ?? thirdPerson(verb)} ${others}`.trim();
};

/** A criterion with the nouns in it; {does} is what the story does. */
export const filled = (criterion: Criterion, slots: Slots, does: string): Criterion => {
  const put = (text: string) => fill(text, slots).replaceAll('{does}', does);
  return { given: put(criterion.given), when: put(criterion.when), outcome: put(criterion.outcome) };
};
