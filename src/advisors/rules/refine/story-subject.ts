import { article } from '#domain/article.ts';
import { wishesIn } from '#domain/lint/story-rules.ts';
import type { Capability, Criterion, Practice } from '../knowledge/capability.ts';
import { calledFor } from '../knowledge/called-for.ts';
import { isAttested, isKnownWord } from '../knowledge/lexicon.ts';
import { practices } from '../knowledge/practice.ts';
import { fill, lowered, type Slots } from '../knowledge/slots.ts';
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

/** What other programs do, and so those who write them. */
const programmed = /\b(?:apis?|webhooks?|rest interface)\b/iu;

/** What many do for themselves, as one of them says it. */
const asOne: Readonly<Record<string, string>> = { themselves: 'myself', they: 'I', their: 'my', its: 'my' };

const saidByOne = (want: string): string =>
  want.replaceAll(/\b(?:they|their|its|themselves)\b/giu, (word) => asOne[word.toLowerCase()] ?? word);

/** "Let members book by themselves": a member wants to book by myself. What is no person is let do it. */
function letDo(name: string, tokens: readonly Token[]): Wanted | null {
  const verb = tokens.findIndex((token, at) => at > 1 && token.verb?.form === 'base' && token.tag !== 'det');
  if (tokens[0]?.low !== 'let' || verb < 2) return null;
  const role = personOf(name.slice(tokens[1]!.start, tokens[verb]!.start).trim());
  if (role === null) return null;
  return { role, want: saidByOne(name.slice(tokens[verb]!.start)) };
}

/** "Show the office who is missing": somebody from the office wants to see who is missing. */
function shownTo(name: string): Wanted | null {
  const { who = '', what } =
    /^(?:show|tell) (?<who>[\p{L} -]+?) (?<what>(?:who|what|when|where|how)\b.+)$/iu.exec(name)?.groups ?? {};
  const role = personOf(who);
  return role === null || what === undefined ? null : { role, want: `see ${what}` };
}

/** "Prevent members from booking twice", "Nobody books twice": that no member books twice is to be sure of. */
function prevented(name: string, role: string): Wanted | null {
  if (/^(?:nobody|no one|nothing|none)\b/iu.test(name)) return { role, want: `be sure that ${lowered(name)}` };
  const {
    who,
    doing = '',
    rest = '',
  } = /^prevent (?:(?<who>[\p{L} -]+?) from )?(?<doing>\p{L}+ing)\b(?<rest>.*)$/iu.exec(name)?.groups ?? {};
  const verb = verbForms.get(doing.toLowerCase());
  if (verb?.form !== 'ing') return null;
  const whom = who === undefined ? 'nobody' : `no ${(personOf(who) ?? '').replace(/^an? /u, '') || lowered(who)}`;
  // "No films leave".
  const head = who?.split(' ').at(-1)?.toLowerCase() ?? '';
  const isMany = who !== undefined && personOf(who) === null && singular(head) !== head && !isMass(head);
  return {
    role,
    want: `be sure that ${whom} ${isMany ? (verb.base === 'be' ? 'are' : verb.base) : thirdPerson(verb.base)}${rest}`,
  };
}

/** "Make sure that the letters are large", "Survive a power cut": how the product is to be, which nobody does, is to be sure of. */
function demanded(name: string, role: string): Wanted | null {
  const that = /^make sure that (.+)$/iu.exec(name)?.[1];
  if (that !== undefined) return { role, want: `be sure that ${that}` };
  const avoided = /^avoid being (.+)$/iu.exec(name)?.[1];
  if (avoided !== undefined) return { role, want: `be sure that the product is not ${avoided}` };
  const { not, doing, rest = '', verb = doing ?? '' } = ofProduct.exec(name)?.groups ?? {};
  if (verb === '') return null;
  const does = verb.toLowerCase() === 'be' ? 'is' : thirdPerson(verb.toLowerCase());
  return { role, want: `be sure that the product ${not === undefined ? '' : 'never '}${does}${rest}` };
}
const ofProduct =
  /^(?:(?<not>never) (?<doing>\p{L}+)|(?<verb>be|survive|cope|comply|conform|cost|function|feel|remain|stay|work(?= (?:on|in|with|without|under|over|from|at|until)\b)|run(?= (?:on|in|under|without)\b)|load(?= (?:in|within|on)\b)|start(?= (?:in|within)\b)|look(?= (?!up\b|at\b|for\b|into\b|after\b))))(?<rest> .+)$/iu;

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
  const rest = at < 0 || second === undefined ? '' : name.slice(tokens[at]!.start).replace(/^(?:me|us|you) /iu, '');
  const ends = rest === '' || /^(?:by|automatically|in)\b/u.test(rest);
  return {
    role: who ?? usual,
    want: saidByOne(`${told} ${ends && !/\b(?:of|when|before|about)\b/u.test(rest) ? 'in time ' : ''}${rest}`.trim()),
  };
}

const rules = /\b(?:cannot|can|must|may|should|will|never)\b/u;
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
  const isOpen = !/^(?:det|num|poss|adv)$/u.test(subject[0]!.tag);
  const that = `be sure that ${isOpen && !isMany && !isMass(head.low) ? 'the ' : ''}${lowered(name)}`;
  if (said.tag !== 'verb') return { role, want: that };
  // What agrees with no verb is a list of nouns: "picture frames".
  if (head.tag !== 'noun' || (said.verb!.form === 's') === isMany) return null;
  const doer = subject.every(({ tag }) => tag === 'noun') ? personOf(name.slice(0, said.start).trim()) : null;
  if (doer !== null) return { role: doer, want: saidByOne(`${said.verb!.base}${name.slice(said.end)}`) };
  return { role, want: that };
}

/** "Delete a member who leaves" is not done by a member, nor are "Keep records of guests" and "Import bookings" by a guest. */
const isDoneTo = (person: string, tokens: readonly Token[]): boolean =>
  tokens.some(
    ({ low }, at) =>
      at > 0 &&
      (singular(low) === person || personOf(low)?.replace(/^an? /u, '') === person) &&
      !/^(?:with|as|by)$/u.test(tokens[at - 1]!.low),
  ) ||
  (served.test(person) && forThose.test(tokens[0]?.low ?? ''));
/** Who does it, where nobody was named: of those whom the text names the first to whom it is not done. */
const doneBy = (person: string, tokens: readonly Token[], role: string, named: readonly string[]): string =>
  isDoneTo(person, tokens)
    ? (named.find((one) => !isDoneTo(one.replace(/^an? /u, ''), tokens)) ?? 'an administrator')
    : guests.test(person) &&
        (!byGuests.test(tokens[0]?.low ?? '') ||
          tokens[1]?.low === 'who' ||
          (tokens[0]?.low === 'take' && taken.test(tokens[1]?.low ?? '')))
      ? (named.find((one) => !guests.test(one)) ?? 'a member of staff')
      : role;
const served =
  /(?:guest|customer|visitor|patient|client|reader|subscriber|donor|citizen|resident|tenant|relative|student|parent|participant|owner)$/u;
const forThose =
  /^(?:import|export|manage|configure|charge|integrate|connect|migrate|archive|moderate|restore|install|publish|bill|invoice|assign|register|define|collect|support)$/u;
/** What those do who come for a service; all else is done for them. */
const guests = /(?:guest|customer|visitor|client|donor|citizen|subscriber|reader)$/u;
/** Those who come for a service give these. */
const taken = /^(?:(?:pre-?)?payments?|orders?|deposits?|bookings?|reservations?|applications?|registrations?|fees?)$/u;
const byGuests =
  /^(?:book|reserve|buy|order|pay|see|show|view|browse|search|find|filter|sort|read|listen|play|watch|rate|comment|ask|cancel|choose|join|sign|subscribe|unsubscribe|follow|receive|get|use|vote|share|save|mark|download|print|apply|submit|request|report|give|answer|write|compare|redeem|return|borrow|prolong|renew|change|be|work|confirm|upload|open|leave|review|translate|look|fill|register|check|bid|tip|donate|accept|take|enter|log|record)$/u;

/**
 * Who wants what, of a feature's name: "Let members reserve tools" is done by a member, and so is "Members reserve tools".
 * Otherwise it is `actor`, whom the description names, or one of those who use the product; `named` are the people of the whole
 * text, those who run the product first.
 */
export function roleAndWant(
  name: string,
  people: string,
  actor: string | null = null,
  named: readonly string[] = [],
): Wanted {
  const tidy = name
    .replaceAll(/\s*\([^)]*\)/gu, '')
    .trim()
    .replace(/[\s.;:,!]+$/u, '');
  const tokens = tokensOf(tidy);
  const oneOf = personOf(people) ?? 'a user';
  // A group is told of by its members only where the text names nobody else.
  const somebody = oneOf.startsWith('a member of the ') ? (named[0] ?? oneOf) : oneOf;
  const usual = actor ?? somebody;
  const role = administered.test(tidy) ? 'an administrator' : programmed.test(tidy) ? 'a developer' : usual;
  const wanted =
    prevented(tidy, usual) ??
    demanded(tidy, usual) ??
    letDo(tidy, tokens) ??
    shownTo(tidy) ??
    beTold(tidy, tokens, usual);
  if (wanted) return wanted;
  // Verbs alone say not what is done to what.
  const isBare =
    tokens.length > 2 &&
    tokens.every(({ verb, tag, low }, at) => (at % 2 === 0 ? verb?.form === 'base' : tag === 'conj' || low === ','));
  if (isBare || /\?/u.test(tidy)) return { role, want: `use ${quoted(tidy)}` };
  if (isOrder(tidy) || /^use \S/iu.test(tidy) || wishesIn(tidy).length > 1)
    return {
      role: actor === null ? doneBy(somebody.replace(/^an? /u, ''), tokens, role, named) : role,
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
  /(?:lists?|overviews?|reports?|values?|sums?|numbers?|prices?|costs?|rankings?|balances?|statistics|charts?|maps?|calendars?|dashboards?|totals?|history|pages?|figures|progress|status|summary|catalogues?|timelines?|directory)$/iu;
const message =
  /(?:reminders?|notifications?|alerts?|messages?|warnings?|confirmations?|receipts?|newsletters?|invitations?)$/iu;
const atOnce = /\b(?:at a glance|at one glance|on one page|side by side|in one view)\b/iu;
const opens =
  /\s(?:of|for|on|with|by|in|at|to|from|what|which|who|that|when|once|as|per|without|before|after|an?)\s.*$/iu;
/** "Repair list" and "order form" are things, although they begin with what could be a verb. */
const holder =
  /^(?:list|book|form|log|plan|page|box|board|calendar|report|history|table|card|map|sheet|diary|button|panel|screen|view|mode|tool|code|reminder|profile|queue|inbox|feed)$/u;
const isDetermined = /^(?:an?|the|one|two|three|each|every|all|no|my|our|your|their|own|some|\d+)\b/iu;

/** A feature's name, of a thing without what it is for: "Repair list for the workshop" is a repair list. */
const coreOf = (name: string): string =>
  name.replace(isOrder(name) ? / for (?:an?|the|our|my|each|every) .*$/iu : opens, '');

/** What a person wants of a feature that is named by a thing or by a rule: to have the one, and to be sure of the other. */
function wantOfThing(tidy: string, tokens: readonly Token[]): string {
  const name = lowered(tidy);
  const asked =
    /^(?:(?:know|find out|learn) )?(?<question>(?:who|whom|whose|what|which|where|when|why|how|whether)\b.*)$/iu;
  const { question } = asked.exec(name)?.groups ?? {};
  if (question !== undefined) return `see ${question}`;
  const core = name.replace(opens, '').replace(/ (?:only|once|online|anew|automatically)$/u, '');
  const head = core.split(' ').at(-1)?.toLowerCase() ?? '';
  const isMany = singular(head) !== head;
  // "Guests from a customer may only see their own channel"; what stands behind a "who" rules nothing.
  const stated = name.replace(/ (?:that|who|which|where|when|what|whether|if|whose)\b.*$/iu, '');
  if (rules.test(stated) || /\b(?:is|are)\b/u.test(core)) return `be sure that ${name}`;
  if (/^(?:at most|at least|no more than|only|no)\b/u.test(name))
    return `be sure that there ${isMany || /^at (?:most|least) (?!one\b|1\b)/u.test(name) ? 'are' : 'is'} ${name}`;
  const onlyFor = /^(?<what>.+?) only (?<whom>(?:for|in|on|with|by|after|to|at)\b.+)$/u.exec(name)?.groups;
  if (onlyFor) return `be sure that ${onlyFor['what']} ${isMany ? 'are' : 'is'} only ${onlyFor['whom']}`;
  // What is no noun phrase for sure is called by its name.
  const phrase = tokensOf(core);
  const isPhrase =
    phrase.every(
      ({ tag, verb, low }) =>
        isWhole.test(tag) || /^(?:ing|ed)$/u.test(verb?.form ?? '') || (verb?.noun ?? false) || /-/u.test(low),
    ) &&
    !(phrase.length > 1 && phrase[0]!.verb?.form === 'base' && !holder.test(head)) &&
    /^[\p{L}\p{N} ,'’-]+$/u.test(core) &&
    phrase.at(-1)?.tag !== 'adv' &&
    tokens.length <= 16;
  const { head: thing } = titleOf(tidy);
  if (!isPhrase || !isKnownWord(head) || (thing === undefined && !name.includes(' ') && !isMany))
    return `use ${quoted(tidy)}`;
  const isOne =
    !isMany &&
    !isMass(head) &&
    !isDetermined.test(core) &&
    (thing !== undefined || isAttested(plural(head)) || shown.test(core) || message.test(core));
  const verb = message.test(core)
    ? 'get'
    : shown.test(core) || atOnce.test(name) || /^[\p{L} -]+ (?:that|who|which) /u.test(name)
      ? 'see'
      : name.includes(' ')
        ? 'have'
        : 'use';
  return isOne ? `${verb} ${verb === 'use' ? 'the' : article(name)} ${name}` : `${verb} ${name}`;
}

const isThing = (noun: string): boolean =>
  /^\p{Ll}[\p{Ll} -]*$/u.test(noun) && !isMass(noun) && !isPeople(plural(noun)) && !timeWords.has(noun);

/** What a name is surely about: something of which there can be several, and not the one that is meant by "the collection". */
export function objectOf(name: string): string | null {
  const object = titleOf(name).object;
  if (!object || object.many === object.one || isMass(object.one)) return null;
  const isTheOne = new RegExp(`\\b(?:the|my|our|your|this) ${RegExp.escape(object.one)}\\b`, 'iu').test(name);
  return isTheOne ? null : object.one;
}

const refused = /\b(?:without|no|not|never|nobody)(?: (?:an?|any|the|having|my|our|their|your))* [\p{L}-]+/giu;
/** "Without an account" calls for no accounts, but for whatever is called so itself. */
const isAskedFor = ({ triggers }: Capability, text: string): boolean =>
  triggers.test(text.replaceAll(refused, '')) ||
  /\b(?:without|no|not|never|nobody)\b/iu.test(triggers.exec(text)?.[0] ?? '');

const slotsIn = /(?:an?\x20)?\\\{[^}]*\}/giu;
/** The capability that a feature is by its name: "Recover deleted pieces from a bin" is the bin itself. */
export const isItself = ({ name }: Capability, feature: string): boolean =>
  patternOf(name.replace(/^Let \{people\} /u, '')).test(feature.trim().replace(/^let [\p{L}-]+ /iu, ''));

/** What a name or a wish with slots looks like once there are nouns in it. */
export const patternOf = (text: string): RegExp =>
  new RegExp(`^${RegExp.escape(text).replaceAll(slotsIn, '(?:an? )?[\\p{L}-]+(?: [\\p{L}-]+){0,2}')}$`, 'iu');

/**
 * The capabilities that a name calls for by more than the thing it is about, and never by what the whole product is about:
 * "send a calendar by mail" is about mail, and "plan a repair" in a workshop is about plans.
 */
export function skillsOf(name: string, { skills, slots, known }: Subject): Capability[] {
  if (known !== null) return skills;
  const without = (text: string, noun: string) =>
    text.replaceAll(new RegExp(`\\b(?:${RegExp.escape(plural(noun))}|${RegExp.escape(noun)})\\b`, 'giu'), '');
  const core = without(coreOf(name), slots.thing);
  // To suggest something is no forecast.
  const isForecast = !/^(?:suggest|propose)\b/iu.test(name);
  const called = calledFor(core, skills).filter(
    (one) =>
      (isForecast || one.id !== 'prediction') &&
      (one.surely === undefined || one.surely.test(name)) &&
      isAskedFor(one, core),
  );
  const object = titleOf(name).object?.one;
  const others = object === undefined ? [] : calledFor(without(core, object), called);
  return others.length > 0 ? others : called;
}

/** What texts speak of: `own` is what the feature is surely done to, or an entry; `product` is what the product is about. */
export type Nouns = { own: Slots; product: Slots; object: string | null };

export function nounsOf(subject: Subject, name: string): Nouns {
  const object = objectOf(name);
  const { thing, people } = subject.slots;
  const product = isThing(thing) && isAttested(plural(thing)) ? thing : 'entry';
  return { own: { people, thing: object ?? 'entry' }, product: { people, thing: product }, object };
}

/** By these something is done to others: a label is printed for a tool. */
const means =
  /(?:^| )(?:label|code|barcode|tag|link|file|photo|picture|message|mail|email|statistic|figure|report|template)$/u;

/** What a capability is applied to, which is not what it is itself: labels are printed for tools. */
export function nounsFor({ triggers }: Capability, { own, product, object }: Nouns): Slots {
  const isItself = (noun: string) => triggers.test(`${noun}, ${plural(noun)}`);
  if (object !== null && !means.test(object) && !isItself(object)) return own;
  return isItself(product.thing) ? { ...product, thing: 'entry' } : product;
}

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

/** To have a thing is no action, to look at it is; to have something done is one. */
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

const ratherVerb =
  /^(?:note|record|track|report|log|check|plan|show|search|export|import|print|share|order|rate|mark)$/u;
/** A second verb of the same person: "hand in work and give feedback". */
const isSecond = (word: string, at: number, words: readonly string[]): boolean => {
  const verb = verbForms.get(word);
  return (
    /(?:^(?:and|or)|,)$/u.test(words[at - 1] ?? '') &&
    verb?.form === 'base' &&
    (at === 1 || !verb.noun || (ratherVerb.test(word) && /^\p{Ll}/u.test(words[at + 1] ?? 'end'))) &&
    !words.slice(0, at).includes('to')
  );
};

/** A wish as something that happens: "a member" and "see what I owe" give "a member sees what they owe". */
export const doesOf = (role: string, want: string): string => {
  if (want.startsWith('be sure that ')) return `${role} checks ${want.slice('be sure '.length)}`;
  const [verb = '', ...rest] = want.split(' ');
  const others = rest
    .map((word, at) => (isSecond(word, at, rest) && !/^(?:let|help|be)$/u.test(verb) ? thirdPerson(word) : word))
    .join(' ')
    .replaceAll(/\bI (?:am|was)\b/gu, (said) => (said.endsWith('was') ? 'they were' : 'they are'))
    .replaceAll(/\p{L}+/gu, (word) => ownWords[word === 'I' ? 'i' : word] ?? word);
  if (isHad(want)) return `${role} looks at ${others.replace(/^an? /u, 'the ')}`;
  return `${role} ${{ be: 'is', have: 'has' }[verb] ?? thirdPerson(verb)} ${others}`.trim();
};

/** A criterion with the nouns in it; {does} is what the story does, and {who} by whom it is told. */
export const filled = (criterion: Criterion, slots: Slots, does: string, who = 'somebody'): Criterion => {
  const put = (text: string) => fill(text, slots).replaceAll('{does}', does).replaceAll('{who}', who);
  return { given: put(criterion.given), when: put(criterion.when), outcome: put(criterion.outcome) };
};
