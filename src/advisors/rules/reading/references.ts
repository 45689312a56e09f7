import type { Clause } from './clauses.ts';
import { headOf, shortened, wordsOf, type Reference } from './phrases.ts';
import type { Predicate } from './predicate.ts';
import { plural, singular } from './stems.ts';
import type { Token } from './tokens.ts';
import * as classes from './word-classes.ts';

/** Keeps in mind what was spoken of, for the pronouns that follow. */
export function remember(reference: Reference, predicate: Predicate, clause: Clause): void {
  rememberWho(reference, clause);
  // "Boats: name, length, who owns it": the boat.
  if (listsFields(predicate)) {
    if (reference.them !== '' && !classes.isPeople(reference.them)) reference.it = `the ${singular(reference.them)}`;
    return;
  }
  const doer = headOf(predicate.subject);
  if (doer && !predicate.passive)
    reference.subject = classes.isPeople(doer.low) || classes.isPeople(plural(doer.low)) ? '' : `the ${doer.low}`;
  // "Guests phone": how things are today leaves nothing that "it" could stand for but what was done something to.
  const owns = clause.tokens.some(({ tag }) => tag === 'have');
  if (clause.background === true && predicate.noun.length > 0 && predicate.subject.length === 0 && !owns) {
    // "Parents always ring to ask about absences": but those.
    const about = clause.tokens.findIndex(({ low }) => low === 'about');
    const topic = about > 0 ? headOf(clause.tokens.slice(about + 1)) : null;
    if (topic !== null && singular(topic.low) !== topic.low && !classes.isPeople(topic.low))
      Object.assign(reference, { it: topic.low, them: topic.low, themAt: clause.passage.start, fresh: true });
    return;
  }
  if (/^(?:it|them|this|these|those)$/.test(predicate.object[0]?.low ?? '')) return;
  // "Customers order with two taps": by what means is nothing that "it" stands for.
  if (/^(?:with|by|via|per)$/.test(predicate.object[0]?.low ?? '')) return;
  // "Pickup with a code, or we send it": the one or the other.
  if (predicate.verb === null && predicate.frame === null && clause.tokens.at(-1)!.low === 'or') return;
  if (predicate.object.some(({ low, tag }) => low === 'what' && tag === 'sub'))
    return void Object.assign(reference, { it: '', them: '' });
  // "Who has which one, when does the warranty end, lend it": what is asked is not acted on.
  if (predicate.verb === null && predicate.noun[0]?.low === 'when' && predicate.noun[1]?.tag === 'do') return;
  // "The questions change every few weeks": not the weeks.
  const onlyTime =
    predicate.object.some(({ low }) => classes.timeWords.has(low)) &&
    predicate.object.every(({ tag, low }) => tag !== 'noun' || classes.timeWords.has(low)) &&
    predicate.subject.some(({ tag }) => tag === 'noun');
  // "An emergency comes in by phone, and the office puts it on the board": not the phone.
  const aside =
    predicate.object[0]?.tag === 'prep' &&
    predicate.subject.some(
      ({ tag, low }) => tag === 'noun' && !classes.isPeople(low) && !classes.isPeople(plural(low)),
    );
  const had = clause.tokens.findIndex(({ tag }) => tag === 'have');
  const needing =
    predicate.frame === 'want' &&
    predicate.verb === null &&
    (/^(?:things?|items?|objects?|goods|pieces)$/.test(predicate.subject.at(-1)?.low ?? '') ||
      /^(?:every|each)$/.test(predicate.subject[0]?.low ?? ''));
  // "Members see on the web whether a book is in": the book.
  const asks = predicate.object[0]?.tag === 'prep' ? predicate.object.findIndex(({ tag }) => tag === 'sub') : -1;
  const head = headOf(
    asks > 0
      ? predicate.object.slice(asks + 1)
      : needing || aside || onlyTime
        ? predicate.subject
        : predicate.stative && had > 0 && predicate.noun.length === 0
          ? clause.tokens.slice(had + 1)
          : predicate.object.length > 0
            ? predicate.object
            : predicate.noun.length > 0
              ? predicate.noun
              : predicate.subject.length > 0
                ? predicate.subject
                : clause.tokens,
  );
  if (
    !head ||
    head.low.length < 3 ||
    /^(?:rains?|snows?|storms?|percent|lot|bit|kind|number|others?|ones|usual|side|nothing|anything|everything|euros?|dollars?|pounds?)$/.test(
      head.low,
    ) ||
    (head.low !== 'application' &&
      (classes.containerNouns.has(head.low) || (classes.notVerbs(head.low) && !isActedOn(head, predicate)))) ||
    classes.timeWords.has(head.low) ||
    classes.manners.has(head.low) ||
    (classes.kin.has(head.low) && !isOneOfSeveral(head, clause)) ||
    // "My supervisor and I share part of it": not the supervisor.
    (singular(head.low) === head.low && classes.isPeople(plural(head.low)) && !classes.groups.has(head.low)) ||
    // "They get a mail and can cancel it": not the mail.
    (/^(?:get|receive)$/.test(predicate.verb ?? '') && /^(?:e-?mail|mail|message|sms|text|link)s?$/.test(head.low))
  )
    return;
  // "Photo, age, size, where it hangs": what is to be known of one thing is not that thing.
  const fields = predicate.noun.filter(({ tag }) => tag !== 'mark' && tag !== 'conj');
  if (
    predicate.verb === null &&
    predicate.frame === null &&
    fields.length > 2 &&
    fields.length ===
      predicate.noun.filter(({ low }) => low === ',' || low === 'and').length +
        (clause.tokens.at(-1)!.low === ',' ? 0 : 1) &&
    fields.every(({ tag }) => tag === 'noun') &&
    singular(head.low) === head.low
  )
    return;
  reference.fresh = true;
  const at = clause.passage.start;
  if (singular(head.low) === head.low) Object.assign(reference, { it: `the ${head.low}`, itAt: at });
  else Object.assign(reference, { them: head.low, themAt: at });
  if (reference.it === '' && !classes.isPeople(head.low) && !classes.kin.has(head.low)) reference.it = head.low;
}

/** "Start runs on a free machine": though the word may be a verb. */
const isActedOn = (head: Token, { verb, object }: Predicate): boolean =>
  verb !== null && head === object[0] && classes.troubleVerbs.has(head.low);

/** "Find a team": not the own one. */
const isOneOfSeveral = (head: Token, { tokens }: Clause): boolean =>
  head.low === 'team' && /^(?:an?|each|every)$/.test(tokens[tokens.indexOf(head) - 1]?.low ?? '');

/** "Name, length": what is to be known of one thing, each in a word. */
const listsFields = ({ verb, frame, noun }: Predicate): boolean =>
  verb === null &&
  frame === null &&
  noun.filter(({ low }) => low === ',').length > 1 &&
  noun.every(({ tag }, at) => (tag === 'noun' ? noun[at - 1]?.tag !== 'noun' : tag === 'mark')) &&
  noun.some(({ low }) => singular(low) === low);

/** The people of whom was spoken last, also where it was only told how matters stand. */
export function rememberWho(reference: Reference, clause: Clause): void {
  for (const token of clause.tokens)
    if (token.tag === 'noun' && classes.isPeople(token.low))
      Object.assign(reference, { who: token.low, whoAt: clause.passage.start });
  // "See who has not answered and write to them": to those.
  const asked = clause.tokens.findIndex(({ low }) => low === 'who');
  reference.asked =
    asked > 0 && clause.lead === 'main'
      ? `those ${wordsOf(shortened(clause.tokens.slice(asked), 5), { it: '', them: '', who: '' })}`
      : '';
}

const actsOn =
  /^(?:approve|reject|accept|decline|confirm|sign|print|cancel|return|collect|deliver|correct|check|verify|release|repair|edit|close|extend|renew|delete|look|view|copy|replicate|restart|start|share|download|rate|review|pack|send|upload|compare|see|watch|hear|read)$/u;

/** "Copy to the second data centre": the images of which it was just spoken. */
export function withPatient(object: string, verb: string, reference: Reference, actor: string | null): string {
  const within =
    (/^(?:to|as|again|automatically) /u.test(object) && !/^look\b/u.test(verb)) ||
    (/^(?:compare|share)$/u.test(verb) && object.startsWith('with ')) ||
    (/^(?:scan|test)$/u.test(verb) && object.startsWith('for ')) ||
    // "Lessons are filmed so that the absent can see later".
    (/^(?:see|watch|view|hear|read)$/u.test(verb) && /^(?:later|afterwards|again)$/u.test(object));
  if (object === '' ? /^(?:see|watch|hear|read)$/u.test(verb) : !within) return object;
  return `${whatIsActedOn(verb, reference, actor)} ${object}`.trim();
}

/** Several things were spoken of after the one. */
const isLater = ({ itAt = 0, themAt = 0 }: Reference): boolean => themAt > itAt;

/** "The committee approves": what was spoken of just before. */
const whatIsActedOn = (verb: string, reference: Reference, actor: string | null): string =>
  verb === 'ask' || verb === 'answer'
    ? 'questions'
    : reference.fresh && actsOn.test(verb.split(' ')[0]!.replace(',', ''))
      ? ((isLater(reference) ? [reference.them, reference.it] : [reference.it, reference.them]).find(
          (one) => one !== '' && one !== actor,
        ) ?? '')
      : '';
