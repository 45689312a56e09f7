import type { Clause } from './clauses.ts';
import { bare, coordinated, gerundSubject, nounAfterContainer } from './predicate-parts.ts';
import { headOf, isFirstPerson, trimmed, withoutAsides } from './phrases.ts';
import type { Token } from './tokens.ts';
import { plural, singular } from './stems.ts';
import { gerund } from './verbs.ts';
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

const empty = (): Predicate => ({
  subject: [],
  frame: null,
  verb: null,
  at: 0,
  object: [],
  noun: [],
  negated: false,
  past: false,
  passive: false,
  stative: false,
  trouble: false,
});
const praise = new Set(
  'nice great good cool lovely useful helpful handy important essential necessary needed required crucial vital mandatory must perfect awesome fine plus welcome'.split(
    ' ',
  ),
);
const helperVerbs = new Set(['help', 'let', 'allow', 'enable', 'permit', 'make', 'give']);

/** Finds subject, frame, verb and object of a clause. */
export function predicateOf(clause: Clause): Predicate {
  const tokens = withoutAsides(clause.tokens);
  let i = 0;
  while (
    i < tokens.length &&
    (tokens[i]!.tag === 'conj' ||
      tokens[i]!.tag === 'mark' ||
      (tokens[i]!.tag === 'adv' && !(/^(?:next|last|first)$/.test(tokens[i]!.low) && tokens[i + 1]?.tag === 'noun')) ||
      tokens[i]!.low === 'with' ||
      (tokens[i]!.tag === 'sub' && (i === 0 || tokens[i - 1]!.tag === 'conj') && clause.lead !== 'main') ||
      (i === 1 && tokens[0]!.tag === 'conj' && tokens[1]!.low === 'where') ||
      (clause.lead === 'purpose' && i === 1 && tokens[i]!.low === 'that'))
  )
    i++;
  const result = empty();
  if (clause.lead === 'with') return { ...result, noun: tokens.slice(i), at: i };
  const question = tokens.findIndex((token) => token.tag !== 'mark' && token.tag !== 'conj');
  if (
    question >= 0 &&
    (tokens[question]!.tag === 'sub' || tokens[question]!.low === 'who') &&
    classes.questionWords.has(tokens[question]!.low) &&
    (clause.lead === 'main' || tokens[question + 1]?.tag === 'be')
  )
    return { ...result, noun: tokens.slice(question), at: question };
  // "Name, pictures, how long the seed keeps": a list, one of whose things is a question.
  const query = tokens.findIndex(
    ({ tag, low }, at) =>
      at > 1 && tag === 'sub' && /^(?:how|what|where|which)$/.test(low) && tokens[at - 1]!.low === ',',
  );
  if (
    query > 0 &&
    clause.lead === 'main' &&
    tokens.slice(i, query).every(({ tag }) => tag === 'noun' || tag === 'mark' || tag === 'det')
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
  const said = usual(needing(tokens, i) ?? hiding(tokens, i) ?? limiting(tokens, i) ?? walk(tokens, i, result));
  const found = clause.lead === 'purpose' && tokens[i]?.low !== 'no' ? said : preventing(said, tokens);
  // "Quotes that a client accepts should turn into an invoice": the verb after the relative clause is the wish.
  const onward = clause.lead === 'relative' && found.verb !== null ? afterRelative(found.object) : -1;
  if (onward >= 0) {
    const main = walk(found.object, onward, empty());
    return { ...main, subject: clause.antecedent, at: tokens.indexOf(found.object[onward]!) };
  }
  return { ...found, subject: bare(found.subject) };
}

/** Where the sentence goes on after its relative clause: "interpreters who speak the language get a message". */
const afterRelative = (object: Token[]): number =>
  object[0]?.tag === 'modal'
    ? 0
    : object.findIndex(
        ({ tag, verb }, k) =>
          k > 0 &&
          (tag === 'modal' || (tag === 'verb' && (verb!.form === 'base' || verb!.form === 's'))) &&
          ['noun', 'pron'].includes(object[k - 1]!.tag) &&
          object.slice(0, k).every((one) => !['mark', 'conj', 'to', 'sub'].includes(one.tag)),
      );

const states =
  /^(?:old|older|new|full|lost|dirty|wet|dry|cold|warm|hot|late|tired|empty|worse|better|bigger|smaller|longer|shorter|busy|stuck|sick|ill|angry|broken|rusty|expensive|dear|mad|bored|annoyed|confused|messy|chaotic|out|too|more|less|very)$/;

/** It is the product that does it, not who was spoken of before. */
const itself = ([one]: Token[]): Token[] => (one ? [{ ...one, raw: 'it', low: 'it', tag: 'pron', verb: null }] : []);

/** What people say in more words: to write down is to record, to go online is to be published, to go into a list is to be put there. */
function usual(found: Predicate): Predicate {
  const [first, ...rest] = found.object;
  // "Routes get old": what becomes of a thing is how matters stand.
  if (/^(?:get|become|grow)$/.test(found.verb ?? '') && found.frame === null && states.test(first?.low ?? ''))
    return { ...found, stative: true, trouble: true };
  // "Open tasks should nag people": people are reminded of them.
  const things = found.subject.filter(({ tag }) => tag !== 'adv');
  if (
    /^(?:nag|ping|bother|annoy)$/.test(found.verb ?? '') &&
    things.some(({ tag, low }) => tag === 'noun' && !classes.isPeople(low)) &&
    first
  )
    return {
      ...found,
      subject: itself(things),
      verb: 'remind',
      object: [
        ...found.object.filter(({ tag }) => tag !== 'mark'),
        { ...first, raw: 'of', low: 'of', tag: 'prep', verb: null },
        ...things,
      ],
    };
  if (/^(?:bring|take|carry|move)$/.test(found.verb ?? '') && first?.tag === 'pron' && rest[0]?.low === 'over')
    return {
      ...found,
      verb: 'import',
      object: ['existing', 'data'].map((low) => ({ ...first, raw: low, low, tag: 'noun' as const })),
    };
  // "Rehearsals move a lot" tells of every day, and wishes nothing.
  const manner = trimmed(found.object)
    .map(({ low }) => low)
    .join(' ');
  if (
    found.frame === null &&
    found.subject.length > 0 &&
    /^(?:a lot|lots|often|constantly|all the time|too often)$/.test(manner)
  )
    return { ...found, stative: true, trouble: true };
  // "It must explain itself" is no step of anybody.
  if (found.verb === 'explain' && first?.low === 'itself') return { ...found, stative: true, trouble: true };
  // "Everybody must hear of it": they are told.
  if (
    found.verb === 'hear' &&
    found.frame !== null &&
    !found.negated &&
    /^(?:of|about)$/.test(first?.low ?? '') &&
    !isFirstPerson(found.subject)
  )
    return {
      ...found,
      subject: [],
      verb: 'notify',
      object: [...bare(found.subject), ...(rest[0]?.tag === 'pron' ? rest.slice(1) : found.object)],
    };
  // "One click opens an incident": by that it is opened.
  if (/^(?:clicks?|taps?|button)$/.test(things.at(-1)?.low ?? '') && things.length > 1 && first && first.tag !== 'prep')
    return {
      ...found,
      subject: itself(things),
      frame: found.frame ?? 'let',
      object: [...trimmed(found.object), { ...first, raw: 'with', low: 'with', tag: 'prep', verb: null }, ...things],
    };
  // "A timeline writes itself from the chat".
  if (
    first?.low === 'itself' &&
    things.some(({ tag }) => tag === 'noun') &&
    !things.some(({ low }) => classes.isPeople(plural(low)))
  )
    return {
      ...found,
      subject: itself(things),
      frame: found.frame ?? 'let',
      object: [...things, { ...first, raw: 'automatically', low: 'automatically', tag: 'adv' }, ...rest],
    };
  if (found.verb === 'remember' && classes.firstPersons.has(first?.low ?? '')) return { ...found, verb: 'remind' };
  if (found.verb === 'write' && first?.low === 'down') return { ...found, verb: 'record', object: rest };
  if (
    /^(?:put|type|key|fill)$/.test(found.verb ?? '') &&
    first?.low === 'in' &&
    rest.some(({ tag }) => tag === 'noun' || tag === 'verb') &&
    found.verb !== 'fill'
  )
    return { ...found, verb: 'enter', object: rest };
  const ends = found.object.findLast(({ tag }) => tag !== 'mark' && tag !== 'conj');
  if (found.verb === 'put' && ends?.low === 'in' && found.object.length > 2)
    return { ...found, verb: 'enter', object: found.object.slice(0, found.object.indexOf(ends)) };
  const subject = found.subject.filter(({ tag }) => tag !== 'adv');
  const shown =
    found.verb === 'come' &&
    /^(?:on|live|up)$/.test(first?.low ?? '') &&
    !subject.some(({ low }) => classes.isPeople(low));
  if ((found.verb === 'appear' || shown) && subject.some(({ tag }) => tag === 'noun') && !found.negated)
    return {
      ...found,
      subject: itself(subject),
      frame: found.frame ?? 'let',
      verb: 'show',
      object: [...subject, ...found.object],
    };
  if (found.verb === 'show' && first?.low === 'up' && subject.some(({ tag }) => tag === 'noun') && !found.negated)
    return { ...found, subject: itself(subject), object: [...subject, ...rest] };
  // "In the office it becomes a report", "a quote turns into an invoice": that is made of it.
  const made = found.verb === 'turn' && first?.low === 'into' ? rest : found.verb === 'become' ? found.object : [];
  if (made[0]?.tag === 'det' && !found.negated && verbForNoun(singular(headOf(made)?.low ?? '')) !== null) {
    const from =
      found.verb === 'turn' && subject.some(({ tag }) => tag === 'noun') && first
        ? [{ ...first, raw: 'from', low: 'from' }, ...subject]
        : [];
    return {
      ...found,
      subject: itself(found.object),
      frame: found.frame ?? 'let',
      verb: 'create',
      object: [...made, ...from],
    };
  }
  if (found.verb !== 'go' || subject.length === 0 || found.negated) return found;
  const people = subject.some(({ low, tag }) => tag === 'pron' || classes.isPeople(low));
  if (/^(?:up|down)$/.test(first?.low ?? '') && rest.length <= 1 && !people)
    return {
      ...found,
      subject: itself(subject),
      frame: found.frame ?? ('let' as const),
      verb: 'track',
      object: subject,
    };
  if (first?.low === 'back' && rest[0]?.tag === 'to' && !people)
    return {
      ...found,
      subject: itself(subject),
      frame: found.frame ?? ('let' as const),
      verb: 'send',
      object: [...subject, ...found.object],
    };
  const moved = { ...found, subject: itself(subject), frame: found.frame ?? ('let' as const) };
  if (first?.tag === 'to' && !people && /^(?:det|poss|noun)$/.test(rest[0]?.tag ?? ''))
    return { ...moved, verb: 'send', object: [...subject, ...found.object] };
  if (first?.low === 'out') return { ...moved, verb: 'send', object: [...subject, ...rest] };
  if (first?.low === 'online' || first?.low === 'live')
    return { ...moved, verb: 'publish', object: [...subject, ...rest] };
  if (
    /^(?:in|into)$/.test(first?.low ?? '') &&
    !subject.some(({ low }) => classes.isPeople(low) || classes.firstPersons.has(low))
  )
    return { ...moved, verb: 'put', object: [...subject, ...found.object] };
  return found;
}

/** "Postponing a match needs both teams to agree": it is done when they do. */
function needing(tokens: Token[], from: number): Predicate | null {
  const first = tokens[from];
  const need = tokens.findIndex(({ low }) => /^(?:needs|requires)$/.test(low));
  const to = tokens.findIndex(({ tag }, at) => at > need && tag === 'to');
  if (first?.verb?.form !== 'ing' || need <= from + 1 || to < need + 2 || tokens[to + 1]?.verb?.form !== 'base')
    return null;
  const when: Token = { ...tokens[need]!, raw: 'when', low: 'when', tag: 'sub', verb: null };
  return {
    ...empty(),
    frame: 'want',
    verb: first.verb.base,
    at: from,
    object: [...tokens.slice(from + 1, need), when, ...tokens.slice(need + 1, to), ...tokens.slice(to + 1)],
  };
}

const ables =
  /^(?:say|tell|find|see|know|remember|keep|reach|hear|read|afford|understand|come|access|work|open|get|follow|answer|plan|decide)$/;

/** "Teams must not see images of others", "nobody may vote twice": what is to be prevented. */
function preventing(found: Predicate, tokens: Token[]): Predicate {
  // "No hall is used twice": that is to be prevented as well.
  const no = tokens.findIndex(({ low }) => low === 'no');
  const is = tokens.findIndex(({ tag }, at) => at > no && tag === 'be');
  if (no >= 0 && no < 3 && is > no + 1 && is < no + 5 && tokens.slice(no + 1, is).every(({ tag }) => tag === 'noun')) {
    const done = trimmed(tokens.slice(is + 1));
    const word = (low: string): Token => ({ ...tokens[no]!, raw: low, low, tag: 'noun', verb: null });
    if (done.some(({ verb }) => verb?.form === 'ed'))
      return {
        ...empty(),
        frame: 'modal',
        verb: 'prevent',
        at: no,
        object: [
          ...tokens
            .slice(no + 1, is)
            .map((token, at) =>
              at === 0 && singular(token.low) === token.low
                ? { ...token, raw: `a ${token.raw}`, low: `a ${token.low}` }
                : token,
            ),
          { ...word('from'), tag: 'prep' },
          word('being'),
          ...done,
        ],
      };
  }
  const subject = bare(found.subject).filter(({ low }) => low !== 'also');
  const forbidden = tokens.some(
    ({ low }, at) =>
      /^(?:must|may|should|shall|can|cannot|mustn't|can't|shouldn't)$/.test(low) &&
      (tokens[at + 1]?.low === 'not' || /n't$|not$/.test(low) || subject[0]?.low === 'nobody'),
  );
  const who = subject.at(-1);
  if (!forbidden || found.verb === null || found.passive || !who || isFirstPerson(subject)) return found;
  if (
    who.low !== 'nobody' &&
    (!found.negated || !(classes.isPeople(plural(who.low)) || classes.groups.has(singular(who.low))))
  )
    return found;
  // "The librarian cannot say who has which score": what somebody is not able to is no ban, and what is not known is to be seen.
  const unable = tokens.some(
    ({ low }, at) => /^(?:cannot|can't)$/.test(low) || (low === 'can' && tokens[at + 1]?.low === 'not'),
  );
  if (unable && ables.test(found.verb)) {
    const asks = classes.questionWords.has(found.object[0]?.low ?? '') || found.object[0]?.low === 'who';
    return asks ? { ...found, frame: 'modal', negated: false, verb: 'see' } : found;
  }
  const word = (low: string, tag: Token['tag']): Token => ({ ...who, raw: low, low, tag, verb: null });
  const doing = word(gerund(found.verb.split(' ')[0]!), 'noun');
  const seen = found.verb === 'see' || found.verb === 'read' || found.verb === 'know';
  const object = trimmed(found.object);
  if (who.low === 'nobody' && seen) return found;
  return seen
    ? {
        ...found,
        subject: [],
        frame: 'modal',
        negated: false,
        verb: 'hide',
        object: [...object, word('from', 'prep'), ...subject],
      }
    : {
        ...found,
        subject: [],
        frame: 'modal',
        negated: false,
        verb: 'prevent',
        object: who.low === 'nobody' ? [doing, ...object] : [...subject, word('from', 'prep'), doing, ...object],
      };
}

const everyone = new Set(['everybody', 'everyone', 'anybody', 'anyone', 'all']);

/** "Addresses must not be visible to everybody" wishes to hide them from others. */
function hiding(tokens: Token[], from: number): Predicate | null {
  const bare = tokens.findIndex(({ low }, k) => low === 'not' && /^(?:visible|public)$/.test(tokens[k + 1]?.low ?? ''));
  const plain = tokens.slice(from, Math.max(from, bare));
  if (
    bare > from &&
    plain.every(({ tag }) => ['noun', 'det', 'poss', 'prep'].includes(tag)) &&
    plain.some(({ tag }) => tag === 'noun')
  ) {
    const others = (low: string, tag: Token['tag']): Token => ({ ...tokens[bare]!, raw: low, low, tag, verb: null });
    return {
      ...empty(),
      frame: 'modal',
      verb: 'hide',
      at: from,
      object: [...plain, others('from', 'prep'), others('others', 'noun')],
    };
  }
  const seen = tokens.findIndex((token) =>
    /^(?:visible|public|shown|seen|accessible|readable|displayed)$/.test(token.low),
  );
  const turn = tokens.findIndex((token, k) => k > from && (token.tag === 'modal' || token.tag === 'be'));
  const negated =
    tokens.slice(turn + 1, seen).some((token) => token.low === 'not') || (tokens[turn]?.low ?? '').endsWith("n't");
  const subject = tokens.slice(from, Math.max(from, turn));
  if (seen <= turn || turn < 0 || !negated || !subject.some((token) => token.tag === 'noun')) return null;
  const link = tokens[seen + 1];
  const audience = /^(?:to|by|for)$/.test(link?.low ?? '') ? tokens.slice(seen + 2) : [];
  const away: Token[] = link && audience.length > 0 ? [{ ...link, raw: 'from', low: 'from', tag: 'prep' }] : [];
  const others = audience.map((token) =>
    everyone.has(token.low) ? { ...token, raw: 'others', low: 'others' } : token,
  );
  return { ...empty(), frame: 'modal', verb: 'hide', at: seen, object: [...subject, ...away, ...others] };
}

/** "Nobody may book more than two slots" wishes to limit booking to two slots. */
function limiting(tokens: Token[], from: number): Predicate | null {
  const verb = tokens.findIndex(
    (token, k) => k > from && token.verb?.form === 'base' && tokens[k - 1]!.tag === 'modal',
  );
  const than = tokens.findIndex((token, k) => token.low === 'than' && tokens[k - 1]?.low === 'more');
  if (tokens[from]?.low !== 'nobody' || verb < 0 || than !== verb + 2) return null;
  const word = gerund(tokens[verb]!.verb!.base);
  const doing: Token = { ...tokens[verb]!, raw: word, low: word, tag: 'noun', verb: null };
  const to: Token = { ...tokens[than]!, raw: 'to', low: 'to', tag: 'prep' };
  return { ...empty(), frame: 'modal', verb: 'limit', at: from, object: [doing, to, ...tokens.slice(than + 1)] };
}

function walk(tokens: Token[], from: number, result: Predicate): Predicate {
  const subject: Token[] = [];
  for (let i = from; i < tokens.length; i++) {
    const token = tokens[i]!;
    const next = tokens[i + 1];
    if (token.tag === 'neg' || (token.tag === 'do' && /n[o']?t$/.test(token.low))) {
      result.negated = token.low !== 'not' || tokens[i + 1]?.low !== 'only';
      if (subject.length === 0 && token.tag === 'neg') return { ...result, noun: tokens.slice(i + 1), at: i };
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
      if (/^needs?$/.test(token.low) && next?.tag === 'num' && result.frame === null)
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
    if (/^gets?$/.test(token.low) && next?.verb?.form === 'ed' && (next.tag === 'verb' || next.tag === 'noun'))
      return {
        ...result,
        subject,
        passive: true,
        verb: next.verb.base,
        at: i + 1,
        object: [...subject, ...tokens.slice(i + 2)],
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
    if (token.low === 'know' && result.frame !== null)
      return { ...result, subject, verb: 'see', at: i, object: tokens.slice(i + 1) };
    if (
      token.tag === 'verb' &&
      subject.length >= 2 &&
      /^(?:i|we|you)$/.test(subject.at(-1)!.low) &&
      subject.at(-2)!.tag === 'noun' &&
      subject[0]!.tag !== 'prep' &&
      result.frame === null
    )
      return { ...result, noun: subject.slice(0, -1), at: i };
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
          (classes.troubleVerbs.has(token.low) && ['live', 'run', 'work', 'happen'].includes(token.verb!.base)),
      };
    }
    if (classes.pastForms.has(token.low) && subject.length > 0) return { ...result, subject, past: true };
    if (classes.troubleVerbs.has(token.low) && subject.length > 0 && token.tag === 'noun' && isFirstPerson(subject))
      return { ...result, subject, trouble: true, stative: true };
    subject.push(token);
  }
  return { ...result, noun: nounAfterContainer(subject) };
}

const offices = /^(?:ministry|authority|authorities|government|insurer|insurance|auditors?|municipality|council)$/;

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
  const to = rest.findIndex((token) => token.tag === 'to');
  if (to === 0) return infinitive(tokens, i + 2, { ...wish });
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
  // "I want know what was sprayed": as people say who learn the language.
  if (/^(?:know|see)$/.test(rest[0]?.low ?? '') && rest.length > 1)
    return { ...wish, verb: 'see', at: i + 1, object: rest.slice(1) };
  if (rest[0]?.low === 'that') return walk(tokens, i + 2, { ...wish });
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
  if (heads && to > container && (withAt < 0 || to < withAt) && to <= container + 5)
    return infinitive(tokens, from + to + 1, wish);
  if (heads) return { ...wish, noun: nounAfterContainer(rest), at: from };
  return { ...wish, noun: rest, at: from };
}

function afterHave(tokens: Token[], i: number, subject: Token[], result: Predicate): Predicate {
  if (tokens[i + 1]?.tag === 'to')
    return walk(tokens, i + 2, { ...result, frame: 'modal', subject }).verb
      ? withSubject(withPassive(walk(tokens, i + 2, { ...result, frame: 'modal' }), subject), subject)
      : { ...result, subject };
  const past = tokens[i]!.low === 'had' || /(?:ed|een|one|wn|ept|ent|ost|ade|ought)$/.test(tokens[i + 1]?.low ?? '');
  if (past) return { ...result, subject, past: true, object: tokens.slice(i + 2) };
  const owns =
    subject.at(-1)?.tag === 'noun' &&
    !/^(?:no|not|\d+)$/.test(tokens[i + 1]?.low ?? '') &&
    subject.every(({ tag }) => tag === 'noun' || tag === 'adv');
  if (result.frame === null && !owns && !subject.some((token) => /^(each|every|all|it)$/.test(token.low)))
    return { ...result, subject, stative: true };
  const owner = subject.filter((token) => token.tag !== 'adv');
  const link = classes.isPeople(plural(owner.at(-1)?.low ?? '')) || result.frame !== null ? 'for' : 'of';
  const forWhom = owner.some((token) => token.low === 'it')
    ? []
    : [{ ...tokens[i]!, raw: link, low: link, tag: 'prep' as const, verb: null }, ...owner];
  const noun = trimmed(tokens.slice(i + 1));
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
  return { ...result, frame: result.frame ?? 'let', noun: simple ? [...noun, ...forWhom] : noun, at: i + 1 };
}

/** "After 3 months things are sold": the time before the subject, which is told last. */
const when = (subject: Token[]): Token[] => {
  const rest = bare(subject);
  const time = subject.slice(0, subject.length - rest.length);
  return time[0]?.tag === 'prep' &&
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
  if (next.low === 'looking' || next.low === 'hoping') return null;
  if (
    (next.verb?.form === 'ed' ||
      (next.verb?.form === 'base' && /^(?:put|cut|set|read|split|sent|hit)$/.test(next.low))) &&
    !['needed', 'required'].includes(next.low)
  )
    return {
      ...result,
      subject,
      passive: true,
      verb: next.verb.base,
      at: k,
      object: [...bare(trimmed(subject)).map(asObject), ...tokens.slice(k + 1), ...when(trimmed(subject))],
    };
  const asked = tokens.findIndex(({ low }, at) => at > k && classes.questionWords.has(low));
  if (asked > k && asked <= k + 3 && tokens.slice(k, asked).some(({ low }) => /^(?:clear|visible|obvious)$/.test(low)))
    return { ...result, subject: [], verb: 'show', at: asked, object: tokens.slice(asked) };
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
