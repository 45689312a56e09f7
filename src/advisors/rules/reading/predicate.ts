import type { Clause } from './clauses.ts';
import {
  asksByPreposition,
  bare,
  coordinated,
  doneLast,
  empty,
  frontsObject,
  gerundSubject,
  nounAfterContainer,
  verbInAble,
} from './predicate-parts.ts';
import { hiding, limiting, needing, preventing, requiring, reworded, whoever } from './rewording.ts';
import { isFirstPerson, trimmed, withoutAsides } from './phrases.ts';
import { banIn } from './bans.ts';
import { termIn } from './terms.ts';
import { inTurn } from './turns.ts';
import type { Token } from './tokens.ts';
import { plural, singular } from './stems.ts';
import { verbForNoun } from './wish-nouns.ts';
import * as classes from './word-classes.ts';

export type Frame = 'want' | 'modal' | 'let' | 'praise';
/** The grammar of one clause: who does what to what, and how it is put. */
export type Predicate = {
  subject: Token[];
  frame: Frame | null;
  /** The verb in its base form, or null when the clause names a thing only. */
  verb: string | null;
  /** Where the verb stands among the clause's tokens. */
  at: number;
  object: Token[];
  /** The thing wished for when there is no verb. */
  noun: Token[];
  negated: boolean;
  past: boolean;
  passive: boolean;
  stative: boolean;
  trouble: boolean;
};

const praise = new Set(
  'nice great good cool lovely useful helpful handy important essential necessary needed required crucial vital mandatory must perfect awesome amazing wonderful fantastic brilliant ideal fine plus bonus welcome enough'.split(
    ' ',
  ),
);
/** What nobody likes to do by hand. */
/** "Fuel and water used": so much of it. */
const usedUp = /^(?:use|spend|consume|waste|sell)$/;
const drudgery = /^(?:type|retype|enter|key|copy|count|calculate|sort|compare)$/;
const helperVerbs = new Set(['help', 'let', 'allow', 'enable', 'permit', 'make', 'give']);

/** "I'd also like to see", "we want to know". */
const wantsTo = (tokens: Token[], at: number): boolean => {
  const to = tokens.findIndex(({ tag }, k) => k > at && k < at + 5 && tag === 'to');
  return to > 0 && tokens.slice(at, to).some(({ low }) => classes.wantVerbs.has(low) || low === 'like');
};

/** Where a rule of the business may be told as a fact. */
const isTold = ({ lead, background }: Clause): boolean => (lead === 'main' || lead === 'with') && background !== true;

/** What a clause forbids, which may also be what something else is for. */
const banOf = ({ lead, background, passage }: Clause, tokens: Token[]): Predicate | null =>
  /^(?:main|with|purpose)$/.test(lead) && background !== true && tokens.length > 0
    ? banIn(tokens, passage.text.slice(0, tokens[0]!.start - passage.start).toLowerCase())
    : null;

/** Finds subject, frame, verb and object of a clause. */
export function predicateOf(clause: Clause): Predicate {
  const found = told(clause);
  // "It would help if the system reminded us", "what we need is a list".
  return clause.hoped === true && (found.verb !== null || found.noun.length > 0)
    ? { ...found, frame: found.frame ?? 'want', past: false, trouble: false }
    : found;
}

function told(clause: Clause): Predicate {
  const tokens = withoutAsides(clause.tokens);
  const rule = banOf(clause, tokens) ?? (isTold(clause) ? termIn(tokens) : null);
  if (rule) return rule;
  let i = 0;
  while (
    i < tokens.length &&
    (tokens[i]!.tag === 'conj' ||
      tokens[i]!.tag === 'mark' ||
      (tokens[i]!.tag === 'adv' &&
        !(clause.lead === 'with' && /^(?:once|twice)$/.test(tokens[i]!.low)) &&
        !(/^(?:next|last|first|second|third)$/.test(tokens[i]!.low) && tokens[i + 1]?.tag === 'noun')) ||
      tokens[i]!.low === 'with' ||
      (tokens[i]!.tag === 'sub' && (i === 0 || tokens[i - 1]!.tag === 'conj') && clause.lead !== 'main') ||
      (i === 1 && tokens[0]!.tag === 'conj' && tokens[1]!.low === 'where') ||
      (clause.lead === 'purpose' && i === 1 && tokens[i]!.low === 'that'))
  )
    i++;
  const result = empty();
  if (clause.lead === 'with') return { ...result, noun: withTimeLast(tokens.slice(i)), at: i };
  const onTo = clause.lead === 'relative' ? modalAfterRelative(tokens) : -1;
  if (onTo > 0) {
    const whom = clause.antecedent.length > 0 ? clause.antecedent : [];
    const main = reworded(walk(tokens, onTo, { ...empty(), subject: [] }, [...whom, ...tokens.slice(0, onTo)]));
    return main;
  }
  const whether = clause.passage.text.endsWith('?') ? openQuestion(tokens) : null;
  if (whether) return { ...result, noun: whether, at: 0 };
  const anybody = whoever(tokens, i);
  if (anybody) return { ...reworded(walk(tokens, anybody.at, empty())), subject: anybody.people };
  const question = tokens.findIndex(({ tag, low }) => tag !== 'mark' && tag !== 'conj' && low !== 'also');
  if (clause.lead === 'main' && asksByPreposition(tokens.slice(question)))
    return { ...result, noun: tokens.slice(question), at: question };
  if (
    question >= 0 &&
    (tokens[question]!.tag === 'sub' || tokens[question]!.low === 'who') &&
    classes.questionWords.has(tokens[question]!.low) &&
    (clause.lead === 'main' || tokens[question + 1]?.tag === 'be')
  ) {
    // "Who applied I would like to see".
    const wants = tokens.findIndex(
      ({ low }, at) =>
        at > question + 1 && tokens[question + 1]!.tag !== 'do' && classes.firstPersons.has(low) && wantsTo(tokens, at),
    );
    if (wants > 0) {
      const asks = walk(tokens, wants, empty());
      return { ...asks, object: [...trimmed(tokens.slice(question, wants)), ...asks.object] };
    }
    return { ...result, noun: tokens.slice(question), at: question };
  }
  // "Name, pictures, how long the seed keeps": a list, one of whose things is a question.
  const query = tokens.findIndex(
    ({ tag, low }, at) =>
      at > 1 && tag === 'sub' && /^(?:how|what|where|which)$/.test(low) && tokens[at - 1]!.low === ',',
  );
  if (
    query > 0 &&
    clause.lead === 'main' &&
    tokens.slice(i, query).every(({ tag }) => /^(?:noun|mark|det|prep|num|poss)$/.test(tag))
  )
    return { ...result, noun: tokens.slice(i), at: i };
  // "Practice tracks to listen at home would be great": what is praised is a thing, though it may look like a verb.
  const would = tokens.findIndex(({ low }, at) => low === 'would' && tokens[at + 1]?.tag === 'be');
  if (
    would > i + 1 &&
    tokens[i]!.verb?.noun &&
    tokens[i]!.tag === 'verb' &&
    tokens.some(({ low }) => praise.has(low))
  ) {
    const to = tokens.findIndex(({ tag }, at) => at > i && tag === 'to');
    return { ...result, frame: 'praise', noun: tokens.slice(i, to > 0 && to < would ? to : would), at: i };
  }
  const said = reworded(
    needing(tokens, i) ?? requiring(tokens, i) ?? hiding(tokens, i) ?? limiting(tokens, i) ?? walk(tokens, i, result),
  );
  const found = inTurn(clause.lead === 'purpose' && tokens[i]?.low !== 'no' ? said : preventing(said, tokens), tokens);
  // "Quotes that a client accepts should turn into an invoice": the verb after the relative clause is the wish.
  const onward = clause.lead === 'relative' && found.verb !== null ? afterRelative(found.object) : -1;
  if (onward >= 0) {
    const main = walk(found.object, onward, empty());
    return { ...main, subject: clause.antecedent, at: tokens.indexOf(found.object[onward]!) };
  }
  // "I don't want to type the whole record": it is to come by itself.
  if (found.negated && found.frame === 'want' && drudgery.test(found.verb ?? '') && trimmed(found.object).length > 0) {
    const automatically: Token = {
      ...tokens.at(-1)!,
      raw: 'automatically',
      low: 'automatically',
      tag: 'adv',
      verb: null,
    };
    const object = trimmed(found.object).filter(({ low }) => !/^(?:again|twice|myself|ourselves)$/.test(low));
    return {
      ...found,
      negated: false,
      verb: /^(?:type|retype|key|copy|enter)$/.test(found.verb!) ? 'fill in' : found.verb,
      object: [...object, automatically],
    };
  }
  return {
    ...found,
    subject: bare(found.subject),
    noun: found.verb === null && found.frame === null ? withTimeLast(found.noun) : found.noun,
  };
}

/** "After 3 weeks a small message": the time is told last. */
function withTimeLast(noun: Token[]): Token[] {
  const thing = bare(noun);
  return thing.length > 0 && thing.length < noun.length && /^(?:det|poss|num|noun)$/.test(thing[0]!.tag)
    ? [...trimmed(thing), ...noun.slice(0, noun.length - thing.length)]
    : noun;
}

/** "Did the customer pay?", "has everybody signed?": whether they did is to be seen. */
function openQuestion(tokens: Token[]): Token[] | null {
  const [first, ...rest] = tokens;
  if (
    !/^(?:did|does|do|has|have)$/.test(first?.low ?? '') ||
    /^(?:i|we|you|it|there|this|that)$/.test(rest[0]?.low ?? '')
  )
    return null;
  // "Did the customer pay": though the verb may be a noun.
  const last = rest.findLastIndex(({ tag }) => tag !== 'mark');
  const doing = rest.findIndex(({ tag }) => tag === 'verb');
  const verb = doing < 0 && first!.tag === 'do' && rest[last]?.verb?.form === 'base' ? last : doing;
  const who = rest.slice(0, verb);
  if (verb < 1 || who.length > 5 || !who.every(({ tag }) => /^(?:det|poss|noun|pron|num)$/.test(tag))) return null;
  const whether: Token = { ...first!, raw: 'whether', low: 'whether', tag: 'sub', verb: null };
  const said = [{ ...rest[verb]!, tag: 'verb' as const }, ...rest.slice(verb + 1)];
  return [whether, ...(first!.tag === 'have' ? [...who, first!] : [first!, ...who]), ...said];
}

/** Where the sentence goes on after its relative clause: "interpreters who speak the language get a message". */
const afterRelative = (object: Token[]): number =>
  object[0]?.tag === 'modal'
    ? 0
    : object.findIndex(
        ({ tag, verb, low }, k) =>
          k > 0 &&
          (tag === 'modal' ||
            (tag === 'verb' && (verb!.form === 'base' || verb!.form === 's')) ||
            /^(?:needs?|wants?)$/.test(low)) &&
          ['noun', 'pron'].includes(object[k - 1]!.tag) &&
          object[k - 1]!.low !== 'who' &&
          object.slice(0, k).every((one) => !['mark', 'conj', 'to', 'sub'].includes(one.tag)),
      );

/** "Drivers who lost their licence should be blocked": where it is told what is to be done with them. */
const modalAfterRelative = (tokens: Token[]): number =>
  /^(?:who|that|which)$/.test(tokens[0]?.low ?? '') &&
  (tokens[1]?.tag === 'be' ||
    tokens[1]?.verb?.form === 'base' ||
    classes.pastForms.has(tokens[1]?.low ?? '') ||
    /^(?:lost|has|have)$/.test(tokens[1]?.low ?? ''))
    ? tokens.findIndex(
        ({ tag }, at) =>
          at > 2 &&
          (tag === 'modal' || (/^gets?$/.test(tokens[at]!.low) && tokens[1]!.tag === 'have')) &&
          // "Players who leave early should be taken out".
          (tokens[1]!.verb?.form !== 'base' || (tokens[at + 1]?.tag === 'be' && tokens[at + 2]?.verb?.form === 'ed')) &&
          ['noun', 'verb', 'adv'].includes(tokens[at - 1]!.tag) &&
          tokens.slice(1, at).every((one) => !['mark', 'conj', 'pron'].includes(one.tag)),
      )
    : -1;

/** Where a modal follows with nothing but a thing before it. */
const turnsAfter = (tokens: Token[], from: number): boolean => {
  const turn = tokens.findIndex(({ tag }, at) => at > from && tag === 'modal');
  return (
    turn > from + 1 &&
    turn < from + 5 &&
    tokens.slice(from + 1, turn).every(({ tag }) => tag !== 'mark' && tag !== 'conj')
  );
};
/** A thing, and not people. */
const names = (token: Token | undefined): boolean =>
  token?.tag === 'noun' && !classes.isPeople(token.low) && !classes.isPeople(plural(token.low));

const isTurn = (tag: Token['tag']): boolean => tag === 'modal' || tag === 'be';

function walk(tokens: Token[], from: number, result: Predicate, spoken: Token[] = []): Predicate {
  const subject: Token[] = [...spoken];
  for (let i = from; i < tokens.length; i++) {
    const token = tokens[i]!;
    const next = tokens[i + 1];
    // "Bookings not confirmed by Friday are cancelled": which bookings.
    const onward =
      token.low === 'not' && subject.at(-1)?.tag === 'noun' && next?.verb?.form === 'ed' && result.frame === null
        ? tokens.findIndex(({ tag, verb }, k) => k > i + 1 && (isTurn(tag) || (tag === 'verb' && verb!.form !== 'ing')))
        : -1;
    if (onward > 0 && tokens.slice(i, onward).every(({ tag }) => tag !== 'mark' && tag !== 'conj' && tag !== 'sub')) {
      subject.push(...tokens.slice(i, onward));
      i = onward - 1;
      continue;
    }
    // "Maintenance windows without alarms", "guests without a key ought to ring": which of them.
    const which = names(subject.at(-1)) && next?.tag === 'noun';
    if (
      token.low === 'without' &&
      subject.at(-1)?.tag === 'noun' &&
      result.frame === null &&
      (which || turnsAfter(tokens, i))
    ) {
      subject.push({ ...token, tag: 'prep' });
      continue;
    }
    if (token.tag === 'neg' || (token.tag === 'do' && /n[o']?t$/.test(token.low))) {
      result.negated = token.low !== 'not' || tokens[i + 1]?.low !== 'only';
      if (subject.length === 0 && token.tag === 'neg' && result.frame !== 'modal')
        return { ...result, noun: tokens.slice(i + 1), at: i };
      continue;
    }
    if (token.tag === 'do' || (token.tag === 'to' && tokens[i - 1]?.tag === 'modal')) continue;
    if (token.tag === 'modal' || /^(?:i|we|they|you)'d$/.test(token.low)) {
      if (/^(?:i|we|they|you)'d$/.test(token.low)) subject.push(token);
      if (/n't$|^cannot$|^cant$/.test(token.low)) result.negated = true;
      result.frame = 'modal';
      result.past = token.low === "couldn't";
      continue;
    }
    if (
      classes.wantVerbs.has(token.low) &&
      (token.low !== 'like' || result.frame === 'modal' || subject.at(-1)?.tag === 'pron') &&
      (subject.length > 0 || result.frame === 'modal' || i === from)
    ) {
      if (/^needs?$/.test(token.low) && next?.tag === 'num' && next.low !== 'one' && result.frame === null)
        return { ...result, subject, stative: true };
      return afterWant(tokens, i, subject, result);
    }
    if (token.low === 'like' && result.frame === 'modal') return afterWant(tokens, i, subject, result);
    if ((token.low === 'looking' || token.low === 'hoping') && tokens[i - 1]?.tag === 'be')
      return afterWant(tokens, next?.low === 'for' ? i + 1 : i, subject, result);
    if (token.tag === 'have') return afterHave(tokens, i, subject, result);
    if (token.tag === 'be') {
      const done = afterBe(tokens, i, subject, result);
      if (done) return done;
      continue;
    }
    if (
      /^gets?$/.test(token.low) &&
      (next?.verb?.form === 'ed' || /^(?:read|put|cut|set|split)$/.test(next?.low ?? '')) &&
      (next!.tag === 'verb' || next!.tag === 'noun')
    )
      return {
        ...result,
        subject,
        passive: true,
        verb: next!.verb!.base,
        at: i + 1,
        object: [...subject.map(asObject), ...tokens.slice(i + 2)],
      };
    if (classes.lettingVerbs.has(token.low) && token.tag === 'verb' && helperVerbs.has(token.verb?.base ?? token.low))
      return afterLetting(tokens, i, subject, result);
    if (
      token.tag === 'verb' &&
      (token.verb!.noun ||
        /^(?:open|free|clean|complete|correct|direct|separate|present|live|close|empty|dry|clear)$/.test(token.low)) &&
      subject.length === 0 &&
      result.frame === null &&
      tokens
        .slice(i + 1, i + 5)
        .some(
          (later, k, all) =>
            (later.tag === 'modal' || later.tag === 'be') && all.slice(0, k).every((one) => one.tag === 'noun'),
        )
    ) {
      subject.push(token);
      continue;
    }
    // "A competition would keep them going": what is praised.
    if (
      token.tag === 'verb' &&
      /^(?:help|keep|save|motivate|ease|make)$/.test(token.verb!.base) &&
      tokens[i - 1]?.low === 'would' &&
      subject.some(({ tag }) => tag === 'noun') &&
      !isFirstPerson(subject)
    )
      return { ...result, frame: 'praise', noun: subject, at: from };
    // "Covers and descriptions it should find": what is told first is what is acted on.
    if (token.tag === 'verb' && result.frame === 'modal' && frontsObject(subject))
      return {
        ...result,
        subject: subject.slice(-1),
        verb: token.verb!.base,
        at: i,
        object: [...subject.slice(0, -1), ...tokens.slice(i + 1)],
      };
    if (
      token.low === 'know' &&
      (result.frame !== null || (tokens[i - 1]?.tag === 'to' && i === from + 1) || (i === from && token.tag === 'verb'))
    )
      return {
        ...result,
        subject: subject.filter(({ tag }) => tag !== 'to'),
        verb: 'see',
        at: i,
        object: tokens.slice(i + 1),
      };
    if (
      token.tag === 'verb' &&
      subject.length >= 2 &&
      /^(?:i|we|you)$/.test(subject.at(-1)!.low) &&
      subject.at(-2)!.tag === 'noun' &&
      subject[0]!.tag !== 'prep' &&
      result.frame === null
    ) {
      // "Answers we write again and again can be inserted with two keys".
      const can = tokens.findIndex(
        ({ tag }, at) =>
          at > i && tag === 'modal' && tokens[at + 1]?.tag === 'be' && tokens[at + 2]?.verb?.form === 'ed',
      );
      if (can > 0)
        return {
          ...result,
          subject: subject.slice(0, -1),
          frame: 'modal',
          passive: true,
          verb: tokens[can + 2]!.verb!.base,
          at: can + 2,
          object: [...subject, ...tokens.slice(i, can), ...tokens.slice(can + 3)],
        };
      return { ...result, noun: subject.slice(0, -1), at: i };
    }
    // "A plan of the cemetery to click": a thing, and what it is for.
    if (token.tag === 'verb' && subject.at(-1)?.tag === 'to' && subject.length > 1 && result.frame === null)
      return { ...result, noun: nounAfterContainer(subject.slice(0, -1)), at: from };
    if (token.tag === 'verb') {
      if (
        token.verb!.form === 'ing' &&
        subject.length === 0 &&
        tokens.slice(i + 1).some((later) => later.tag === 'modal' || later.tag === 'be') &&
        !tokens
          .slice(i + 1)
          .some((later, k, all) => later.tag === 'be' && all[k - 1]?.tag === 'modal' && all[k + 1]?.verb?.form === 'ed')
      )
        return gerundSubject(tokens, i, result);
      if (
        token.verb!.form === 'ing' &&
        (subject.length > 0 ||
          tokens
            .slice(i + 1)
            .some(
              (later, k, all) => later.tag === 'be' && all[k - 1]?.tag === 'modal' && all[k + 1]?.verb?.form === 'ed',
            ))
      ) {
        subject.push(token);
        continue;
      }
      if (
        token.verb!.form === 'ed' &&
        result.frame === null &&
        (doneLast.test(token.verb!.base) || usedUp.test(token.verb!.base)) &&
        trimmed(tokens.slice(i + 1)).length === 0 &&
        subject.every(({ tag }) => tag !== 'pron')
      )
        return { ...result, noun: tokens.slice(from), at: from };
      if (token.verb!.form === 'ed' && result.frame !== 'modal')
        return { ...result, subject, past: true, verb: token.verb!.base, at: i, object: tokens.slice(i + 1) };
      const particle =
        token.verb!.base === 'look' && tokens[i + 1]?.low === 'after'
          ? 2
          : token.low === 'get' && tokens[i + 1]?.low === 'to'
            ? 2
            : 1;
      const pair = coordinated(tokens, i);
      return {
        ...result,
        subject,
        verb: particle === 2 && token.verb!.base === 'look' ? 'look after' : pair ? pair.verb : token.verb!.base,
        at: i,
        object: tokens.slice(pair ? pair.next : i + particle),
        trouble:
          (classes.troubleVerbs.has(token.low) &&
            result.frame === null &&
            !tokens.some(({ low }) => low === 'automatically')) ||
          (classes.troubleVerbs.has(token.low) &&
            ['live', 'run', 'work', 'happen'].includes(token.verb!.base) &&
            next?.low !== 'it' &&
            next?.low !== 'them'),
      };
    }
    if (classes.pastForms.has(token.low) && subject.length > 0 && tokens[i - 1]?.tag !== 'to')
      return { ...result, subject, past: true };
    if (classes.troubleVerbs.has(token.low) && subject.length > 0 && token.tag === 'noun' && isFirstPerson(subject))
      return { ...result, subject, trouble: true, stative: true };
    subject.push(token);
  }
  return { ...result, noun: nounAfterContainer(subject) };
}

const offices =
  /^(?:ministry|authority|authorities|government|insurer|insurance|auditors?|municipality|council|office)$/;

function afterWant(tokens: Token[], i: number, subject: Token[], result: Predicate): Predicate {
  const wish: Predicate = { ...result, frame: 'want', subject };
  const rest = tokens.slice(i + 1);
  if (
    /^needs?$/.test(tokens[i]!.low) &&
    !isFirstPerson(subject) &&
    subject.length > 0 &&
    rest.some(({ low }, at) => low === 'before' && at > 0)
  )
    return { ...wish, subject: [], verb: 'require', at: i, object: rest };
  if (rest.length === 0 && subject.length > 0) return { ...wish, noun: [] };
  // "Helpers need access to the list": it is given to them.
  if (/^(?:access|permission|rights)$/.test(rest[0]?.low ?? '') && subject.at(-1)?.tag === 'noun' && rest.length > 1)
    return { ...wish, subject: [], verb: 'give', at: i, object: [...bare(subject), ...rest] };
  const to = rest.findIndex((token) => token.tag === 'to');
  if (to === 0) {
    const done = infinitive(tokens, i + 2, { ...wish });
    // "Photos I would like to sort by year".
    const fronted = frontsObject(subject.filter(({ tag }) => tag !== 'adv')) && done.verb !== null;
    return fronted && !['det', 'poss', 'noun', 'pron', 'num', 'sub'].includes(trimmed(done.object)[0]?.tag ?? '')
      ? { ...done, subject: subject.slice(-1), object: [...trimmed(subject.slice(0, -1)), ...done.object] }
      : done;
  }
  // "I'd love for parents to see the photos".
  if (rest[0]?.low === 'for' && to > 1 && to <= 6 && rest[to + 1]?.tag === 'verb')
    return infinitive(tokens, i + to + 2, { ...wish, subject: rest.slice(1, to) });
  // "I want members to be able to pay online".
  if (to > 0 && to <= 6 && rest[to + 1]?.low === 'be' && rest[to + 2]?.low === 'able' && rest[to + 3]?.tag === 'to')
    return infinitive(tokens, i + to + 5, { ...wish, subject: rest.slice(0, to) });
  // "I want invoices to be sent by mail": what is to be done with them.
  if (
    to > 0 &&
    to <= 6 &&
    rest[to + 1]?.low === 'be' &&
    rest.slice(to + 2, to + 4).some(({ verb }) => verb?.form === 'ed') &&
    !rest.slice(0, to).some(({ tag }) => tag === 'mark')
  ) {
    const things = rest.slice(0, to);
    return withSubject(withPassive(walk(tokens, i + to + 2, { ...wish, frame: 'modal' }), things), things);
  }
  const verbAfterTo =
    to > 0 &&
    to <= 6 &&
    rest[to + 1]?.tag === 'verb' &&
    !rest.slice(0, to).some((token) => token.tag === 'mark' || token.tag === 'prep');
  if (verbAfterTo && !rest.slice(0, to).some((token) => classes.containerNouns.has(token.low)))
    return infinitive(tokens, i + to + 2, { ...wish, subject: rest.slice(0, to) });
  if (
    rest[0]?.verb?.form === 'base' &&
    ['prep', 'det', 'poss'].includes(rest[1]?.tag ?? '') &&
    rest[1]!.low !== 'of' &&
    rest[1]!.low !== 'for' &&
    rest[1]!.low !== 'with'
  )
    return infinitive(
      tokens.map((token, at) => (at === i + 1 ? { ...token, tag: 'verb' as const } : token)),
      i + 1,
      wish,
    );
  // "I want make plans from the photos": likewise.
  const [doing, thing] = rest;
  if (
    doing?.verb?.form === 'base' &&
    doing.low !== 'own' &&
    !doing.verb.noun &&
    !doing.verb.unlisted &&
    (thing?.tag === 'noun' || thing?.verb?.noun === true)
  )
    return infinitive(
      tokens.map((token, at) =>
        at === i + 1 ? { ...token, tag: 'verb' as const } : at === i + 2 ? { ...token, tag: 'noun' as const } : token,
      ),
      i + 1,
      wish,
    );
  // "I want know what was sprayed": as people say who learn the language.
  if (/^(?:know|see)$/.test(rest[0]?.low ?? '') && rest.length > 1)
    return { ...wish, verb: 'see', at: i + 1, object: rest.slice(1) };
  if (rest[0]?.low === 'that') return walk(tokens, i + 2, { ...wish });
  // "Customers are in Excel, I want them in there".
  if (
    /^(?:them|these|those)$/.test(rest[0]?.low ?? '') &&
    rest[1]?.low === 'in' &&
    /^(?:there|here|it)?$/.test(
      trimmed(rest.slice(2))
        .map(({ low }) => low)
        .join(' '),
    )
  )
    return { ...wish, verb: 'import', at: i + 1, object: rest.slice(0, 1) };
  // "I want breaks taken off automatically".
  const done = rest.findIndex(
    ({ verb }, at) =>
      at > 0 &&
      at < 5 &&
      verb?.form === 'ed' &&
      !/^(?:call|name|use|base|connect)$/.test(verb.base) &&
      !['noun', 'verb'].includes(rest[at + 1]?.tag ?? ''),
  );
  if (
    done > 0 &&
    rest.slice(0, done).every(({ tag }) => ['det', 'poss', 'noun', 'num'].includes(tag)) &&
    rest[done + 1] !== undefined
  )
    return {
      ...wish,
      subject: rest.slice(0, done),
      passive: true,
      verb: rest[done]!.verb!.base,
      at: i + 1 + done,
      object: [...rest.slice(0, done), ...rest.slice(done + 1)],
    };
  // "I imagine every request gets a number".
  const tells = rest.findIndex(({ tag, verb }, at) => at > 0 && at < 5 && tag === 'verb' && verb!.form === 's');
  if (
    tells > 0 &&
    rest.slice(0, tells).every(({ tag }) => ['det', 'poss', 'noun', 'num'].includes(tag)) &&
    !classes.containerNouns.has(rest[tells - 1]!.low)
  )
    return walk(tokens, i + 1, { ...wish, subject: [] });
  // "Auditors love asking which instrument was used": that is to be seen.
  if (rest[0]?.verb?.form === 'ing' && rest[0].verb.base === 'ask' && classes.questionWords.has(rest[1]?.low ?? ''))
    return { ...wish, subject: [], verb: 'show', at: i, object: rest.slice(1) };
  // "Every month the ministry wants numbers": they are reported there.
  if (offices.test(subject.at(-1)?.low ?? ''))
    return {
      ...wish,
      subject: [],
      verb: 'report',
      at: i,
      object: [...trimmed(rest), { ...tokens[i]!, raw: 'to', low: 'to', tag: 'to', verb: null }, ...bare(subject)],
    };
  return nounOrInner(tokens, i + 1, wish);
}

function infinitive(tokens: Token[], at: number, wish: Predicate): Predicate {
  const first = tokens[at];
  if (first?.tag === 'have') return nounOrInner(tokens, at + 1, wish);
  if (first?.tag === 'be') return afterBe(tokens, at, wish.subject, wish) ?? { ...wish, stative: true };
  const inner = walk(tokens, at, { ...empty(), frame: 'want' });
  return {
    ...inner,
    subject: inner.subject.length > 0 ? inner.subject : wish.subject,
    frame: 'want',
    negated: wish.negated,
  };
}

/** A thing, or an action told through the thing: "a place for deals", "an app to book courts". */
function nounOrInner(tokens: Token[], from: number, wish: Predicate): Predicate {
  const rest = tokens.slice(from);
  const container = rest.findIndex((token) => classes.containerNouns.has(token.low));
  const to = rest.findIndex(
    (token, k) => token.tag === 'to' && rest[k + 1]?.verb && rest[k + 1]!.verb!.form === 'base',
  );
  const withAt = rest.findIndex((token) => token.low === 'with');
  const heads =
    container >= 0 &&
    container <= 5 &&
    !rest.slice(0, container).some((token) => token.tag === 'prep' || token.tag === 'mark');
  if (heads && to > container && (withAt < 0 || to < withAt) && to <= container + 5) {
    // "A page for parents to sign the consent": the parents do.
    const whom = rest[container + 1]?.low === 'for' ? rest.slice(container + 2, to) : [];
    const people = classes.isPeople(whom.at(-1)?.low ?? '');
    return infinitive(tokens, from + to + 1, people ? { ...wish, subject: whom } : wish);
  }
  if (heads) return { ...wish, noun: nounAfterContainer(rest), at: from };
  return { ...wish, noun: rest, at: from };
}

function afterHave(tokens: Token[], i: number, subject: Token[], result: Predicate): Predicate {
  if (tokens[i + 1]?.tag === 'to') {
    const must = { ...result, frame: 'modal' as const };
    if (walk(tokens, i + 2, { ...must, subject }).verb)
      return withSubject(withPassive(walk(tokens, i + 2, must), subject), subject);
    // "The data has to be anonymous": as with "must be".
    const being = tokens[i + 2]?.tag === 'be' ? afterBe(tokens, i + 2, subject, must) : null;
    return being !== null && being.verb !== null ? being : { ...result, subject };
  }
  const past =
    tokens[i]!.low === 'had' ||
    (/(?:ed|een|one|wn|ept|ent|ost|ade|ought)$/.test(tokens[i + 1]?.low ?? '') &&
      !/^(?:own|one|none)$/.test(tokens[i + 1]!.low));
  if (past) return { ...result, subject, past: true, object: tokens.slice(i + 2) };
  const owns =
    subject.at(-1)?.tag === 'noun' &&
    !/^(?:no|not)$/.test(tokens[i + 1]?.low ?? '') &&
    tokens[i + 1]?.tag !== 'num' &&
    subject.every(({ tag }) => tag === 'noun' || tag === 'adv');
  if (
    result.frame === null &&
    !owns &&
    !subject.some((token) => /^(?:each|every|everyone|everybody|all|it)$/.test(token.low))
  )
    return { ...result, subject, stative: true };
  const owner = subject.filter((token) => token.tag !== 'adv');
  const person =
    /^every(?:body|one)$/.test(owner.at(-1)?.low ?? '') || classes.isPeople(plural(owner.at(-1)?.low ?? ''));
  const link = person || result.frame !== null ? 'for' : 'of';
  const forWhom =
    owner.some((token) => token.low === 'it') || isFirstPerson(owner)
      ? []
      : [{ ...tokens[i]!, raw: link, low: link, tag: 'prep' as const, verb: null }, ...owner];
  const noun = trimmed(tokens.slice(i + 1)).flatMap((token) =>
    // "Each student has a log of what he can do".
    /^(?:he|she)$/.test(token.low) && /^(?:each|every)$/.test(owner[0]?.low ?? '') ? owner : [token],
  );
  const simple = !noun.some(({ tag }) => tag === 'mark' || tag === 'conj' || tag === 'sub');
  // "Every row has variety and year": fields of one thing.
  if (
    link === 'of' &&
    forWhom.length > 0 &&
    noun.some(({ tag }) => tag === 'conj') &&
    noun.every(({ tag, low }) => tag === 'noun' || tag === 'conj' || low === ',')
  )
    return {
      ...result,
      subject: [],
      frame: result.frame ?? 'let',
      verb: 'record',
      at: i,
      object: [...noun, ...forWhom],
    };
  return {
    ...result,
    subject: classes.isPeople(plural(owner.at(-1)?.low ?? '')) ? owner : [],
    frame: result.frame ?? 'let',
    noun: simple ? [...noun, ...forWhom] : noun,
    at: i + 1,
  };
}

/** "After 3 months things are sold": the time before the subject, which is told last. */
const when = (subject: Token[]): Token[] => {
  const rest = bare(subject);
  const time = subject.slice(0, subject.length - rest.length);
  return (time[0]?.tag === 'prep' || time[0]?.tag === 'num') &&
    time.some(({ low }) => classes.timeWords.has(low)) &&
    time.some(({ tag }) => tag === 'num')
    ? time
    : [];
};

const asObject = (token: Token): Token => (token.low === 'they' ? { ...token, raw: 'them', low: 'them' } : token);

/** "Filament has to be counted": what is counted is the subject. */
const withPassive = (predicate: Predicate, subject: Token[]): Predicate =>
  predicate.passive && predicate.subject.length === 0
    ? { ...predicate, object: [...trimmed(subject), ...predicate.object] }
    : predicate;

const withSubject = (predicate: Predicate, subject: Token[]): Predicate => ({
  ...predicate,
  subject: predicate.subject.length > 0 ? predicate.subject : subject,
});

function afterBe(tokens: Token[], i: number, subject: Token[], result: Predicate): Predicate | null {
  const token = tokens[i]!;
  if (token.low === 'was' || token.low === 'were') result.past = true;
  let k = i + 1;
  while (tokens[k]?.tag === 'adv') k++;
  const next = tokens[k];
  if (token.low.endsWith("n't")) result.negated = true;
  if (next?.tag === 'neg') {
    result.negated = !/^(optional|negotiable)$/.test(tokens[k + 1]?.low ?? '');
    return { ...result, subject, stative: true };
  }
  if (!next) return { ...result, subject, stative: true };
  if (/^(going|able|allowed|supposed|meant|possible)$/.test(next.low) && tokens[k + 1]?.tag === 'to')
    return withSubject(walk(tokens, k + 2, { ...result, frame: 'modal' }), subject);
  // "It should be possible for members to leave".
  const possible = next.low === 'possible' && tokens[k + 1]?.low === 'for';
  const whom = possible ? tokens.findIndex(({ tag }, at) => at > k + 2 && at < k + 8 && tag === 'to') : -1;
  if (whom > 0)
    return withSubject(walk(tokens, whom + 1, { ...result, frame: 'modal', subject: [] }), tokens.slice(k + 2, whom));
  // "Gaps are to be marked".
  if (next.tag === 'to' && subject.length > 0 && token.tag === 'be')
    return withSubject(withPassive(walk(tokens, k + 1, { ...result, frame: 'modal' }), subject), subject);
  if (next.low === 'looking' || next.low === 'hoping') return null;
  if (
    (next.verb?.form === 'ed' ||
      (next.verb?.form === 'base' && /^(?:put|cut|set|read|split|sent|hit)$/.test(next.low))) &&
    !['needed', 'required'].includes(next.low)
  ) {
    // "Stamped and delivered as a PDF".
    const second = tokens[k + 1]?.tag === 'conj' && tokens[k + 2]?.verb?.form === 'ed' ? tokens[k + 2]!.verb : null;
    return {
      ...result,
      subject,
      passive: true,
      verb: second ? `${next.verb.base} and ${second.base}` : next.verb.base,
      at: k,
      object: [
        ...bare(trimmed(subject)).map(asObject),
        ...tokens.slice(second ? k + 3 : k + 1),
        ...(tokens.some(({ tag }, at) => at > k && tag === 'sub') ? [] : when(trimmed(subject))),
      ],
    };
  }
  // "A part should be visible for the public".
  const to = tokens[k + 1];
  if (
    result.frame === 'modal' &&
    !result.negated &&
    /^(?:visible|readable|accessible|viewable)$/.test(next.low) &&
    /^(?:for|to)$/.test(to?.low ?? '') &&
    subject.some(({ tag }) => tag === 'noun')
  )
    return {
      ...result,
      subject: [],
      verb: 'show',
      at: k,
      object: [...bare(trimmed(subject)), { ...to!, raw: 'to', low: 'to', tag: 'to' }, ...tokens.slice(k + 2)],
    };
  const able = result.frame === 'modal' ? verbInAble(next.low) : null;
  if (able !== null && subject.some(({ tag, low }) => tag === 'noun' || /^(?:it|they|everything|all)$/.test(low)))
    return {
      ...result,
      subject,
      passive: true,
      verb: able,
      at: k,
      object: [...bare(trimmed(subject)).map(asObject), ...tokens.slice(k + 1)],
    };
  const asked = tokens.findIndex(({ low }, at) => at > k && classes.questionWords.has(low));
  if (asked > k && asked <= k + 3 && tokens.slice(k, asked).some(({ low }) => /^(?:clear|visible|obvious)$/.test(low)))
    return { ...result, subject: [], verb: 'show', at: asked, object: tokens.slice(asked) };
  const isOfThing =
    result.frame === 'modal' &&
    subject.some(({ tag }) => tag === 'noun') &&
    !subject.some(({ tag, low }) => tag === 'pron' || classes.isPeople(low) || classes.isPeople(plural(low)));
  // "Sources must be with each entry".
  if (isOfThing && next.low === 'with' && tokens[k + 1] !== undefined) {
    const end = tokens.findIndex(({ tag }, at) => at > k && tag === 'mark');
    return {
      ...result,
      subject: [],
      verb: 'attach',
      at: i,
      object: [
        ...bare(trimmed(subject)),
        { ...next, raw: 'to', low: 'to', tag: 'to' },
        ...tokens.slice(k + 1, end < 0 ? undefined : end),
      ],
    };
  }
  // "The answers shall be anonymous".
  if (isOfThing && !result.negated && /^(?:anonymous|pseudonymous|private|secret|confidential)$/.test(next.low))
    return { ...result, subject: [], verb: 'keep', at: i, object: [...bare(trimmed(subject)), ...tokens.slice(k)] };
  if (
    result.frame === 'modal' &&
    next.tag === 'prep' &&
    /^(?:on|in|at|under)$/.test(next.low) &&
    subject.some(({ tag }) => tag === 'noun') &&
    !subject.some(({ tag }) => tag === 'pron')
  )
    return { ...result, subject: [], verb: 'show', at: i, object: [...trimmed(subject), ...tokens.slice(k)] };
  if (subject.some((one) => one.low === 'there') || (subject.length === 0 && tokens[i - 1]?.low === 'there'))
    return { ...result, noun: tokens.slice(i + 1), frame: result.frame === null ? null : 'praise', at: i + 1 };
  if (
    tokens.slice(k).some((one) => praise.has(one.low)) &&
    subject.length > 0 &&
    !subject.every((one) => one.tag === 'pron')
  )
    return { ...result, subject: [], noun: subject, frame: 'praise', at: 0 };
  if (subject.length <= 1 && tokens.slice(k).some((one) => praise.has(one.low))) {
    const to = tokens.findIndex((one, n) => n > k && one.tag === 'to');
    if (to > 0) return infinitive(tokens, to + 1, { ...result, frame: 'praise', subject: [] });
    return { ...result, subject, frame: 'praise', noun: tokens.slice(k + 1).filter((one) => !praise.has(one.low)) };
  }
  const named =
    result.frame === 'modal' &&
    (next.tag !== 'noun' || /^(?:included|possible|available|visible|part|present|possible)$/.test(next.low)) &&
    subject.length > 0 &&
    subject.every((one) => one.tag !== 'pron') &&
    verbForNoun(singular(subject.at(-1)!.low)) !== null;
  return {
    ...result,
    subject,
    stative: true,
    noun: named ? tokens.slice(0, i).filter((one) => one.tag !== 'modal') : [],
  };
}

function afterLetting(tokens: Token[], i: number, subject: Token[], result: Predicate): Predicate {
  const base = tokens[i]!.verb?.base ?? tokens[i]!.low;
  let k = i + 1;
  if (base === 'give' || base === 'make') {
    const to = tokens.findIndex(
      (token, n) => n > i && n < i + 8 && token.tag === 'to' && tokens[n + 1]?.tag === 'verb',
    );
    const easy = tokens
      .slice(i + 1, to < 0 ? i + 1 : to)
      .some((token) => /^(easy|possible|simple|easier|sure|it)$/.test(token.low));
    if (to < 0 || !easy) return { ...result, subject, verb: base, at: i, object: tokens.slice(i + 1) };
    const who = tokens.slice(i + 1, to).findIndex((token) => token.low === 'for');
    return {
      ...infinitive(tokens, to + 1, { ...result, subject: who >= 0 ? tokens.slice(i + 2 + who, to) : [] }),
      frame: 'let',
    };
  }
  const who: Token[] = [];
  while (
    k < tokens.length &&
    tokens[k]!.tag !== 'verb' &&
    tokens[k]!.tag !== 'to' &&
    tokens[k]!.tag !== 'have' &&
    tokens[k]!.tag !== 'be' &&
    who.length < 7
  )
    who.push(tokens[k++]!);
  if (tokens[k]?.tag === 'to') k++;
  if (!tokens[k]) return { ...result, subject, verb: base, at: i, object: tokens.slice(i + 1) };
  const inner = walk(tokens, k, { ...empty(), frame: 'let' });
  const helped = who.length > 0 && !isFirstPerson(who) ? who : [];
  return { ...inner, subject: helped, frame: 'let' };
}
