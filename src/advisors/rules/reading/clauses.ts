import type { Passage } from './sentences.ts';
import { tokensOf, type Token } from './tokens.ts';
import { headOf, opensList, withoutSpeech } from './phrases.ts';
import { plural, singular } from './stems.ts';
import * as classes from './word-classes.ts';

export type Lead = 'main' | 'relative' | 'condition' | 'reason' | 'purpose' | 'with' | 'refusal';
/** What is said in one go. Offsets are those of the whole text. */
export type Clause = {
  passage: Passage;
  lead: Lead;
  tokens: Token[];
  /** The noun before a relative clause: what "that" stands for. */
  antecedent: Token[];
  /** How likely it is that a wish is said in it, from 0 to 1. */
  wished?: number;
};

/** After these verbs "if" and "when" open what is learnt, and no condition. */
const learning = new Set(
  'press tap click tick prove trace see show know tell check find note learn remember say record ask write notify warn inform remind view choose decide set plan pick answer'.split(
    ' ',
  ),
);
const reasonWords = new Set(['because', 'since', 'although', 'though', 'while', 'whereas']);
const conditionWords = new Set(['if', 'when', 'whenever', 'once', 'unless', 'until']);
const isFinite = (token: Token) =>
  token.tag === 'modal' ||
  token.tag === 'be' ||
  token.tag === 'have' ||
  token.tag === 'do' ||
  /^(?:differs?|varies|vary)$/.test(token.low) ||
  (token.tag === 'verb' && token.verb!.form !== 'ing') ||
  classes.wantVerbs.has(token.low) ||
  classes.troubleVerbs.has(token.low);
const inNounPhrase = (token: Token) =>
  ['det', 'poss', 'pron', 'noun', 'num', 'adv'].includes(token.tag) ||
  (token.tag === 'prep' && /^(?:of|in|for|on|at|from|between|per|under|over|than)$/.test(token.low));

function hasSubjectAndVerb(tokens: Token[], from: number): boolean {
  for (let i = from; i < Math.min(tokens.length, from + 8); i++) {
    const token = tokens[i]!;
    // "Each step (cutting, staining) is confirmed".
    if (i > from && token.low === '(') {
      const end = tokens.findIndex(({ low }, k) => k > i && low === ')');
      return end > 0 && tokens[end + 1] !== undefined && isFinite(tokens[end + 1]!);
    }
    if (i > from && isFinite(token)) return true;
    // "The machine then waters them".
    if (i > from + 1 && token.low === 'then' && tokens[i + 1]?.tag === 'verb') return true;
    if (i > from && /^(?:who|that|which|whose)$/.test(token.low)) return false;
    if (!inNounPhrase(token)) return false;
  }
  return false;
}

function startsClause(tokens: Token[], from: number): boolean {
  let i = from;
  while (tokens[i]?.tag === 'adv') i++;
  const token = tokens[i];
  if (!token) return false;
  if (token.tag === 'to')
    return tokens[i + 1]?.tag === 'verb' || tokens[i + 1]?.tag === 'be' || tokens[i + 1]?.low === 'know';
  if (/^(?:wants?|needs?)$/.test(token.low) && tokens[i + 1]?.tag === 'to') return true;
  // "We are two bakeries, want our own page".
  if (
    /^(?:want|need)$/.test(token.low) &&
    tokens[i - 1]?.low === ',' &&
    /^(?:det|poss|num)$/.test(tokens[i + 1]?.tag ?? '')
  )
    return true;
  if (token.tag === 'modal' || token.tag === 'do' || token.tag === 'neg') return true;
  if (token.tag === 'be' && tokens[i + 1]?.verb?.form === 'ed' && tokens[from - 1]?.low === ',') return true;
  // "When it is used twice or was leaked" is one condition.
  if (token.tag === 'be' || token.tag === 'have')
    return (
      i > from ||
      (tokens[from - 1]?.tag === 'conj' &&
        !(tokens[from - 1]!.low === 'or' && tokens.slice(0, from).some(({ low }) => conditionWords.has(low))))
    );
  if (token.tag === 'verb' && token.verb!.form === 'ed' && tokens[from - 1]?.tag === 'conj')
    return tokens
      .slice(Math.max(0, from - 14), from)
      .some((one, k, all) => one.tag === 'be' && all[k + 1]?.verb?.form === 'ed');
  // "Videos picked by the therapist, sent to the phone".
  if (token.tag === 'verb' && token.verb!.form === 'ed' && tokens[from - 1]?.low === ',')
    return tokens
      .slice(0, from - 1)
      .some(({ tag, verb }, k) => tag === 'verb' && verb!.form === 'ed' && tokens[k - 1]?.tag === 'noun');
  if (token.tag === 'verb') return token.verb!.form === 'base' || token.verb!.form === 's';
  if (token.low === 'with' || token.low === 'instead')
    return tokens[from - 1]?.low === ',' || tokens[from - 1]?.low === 'but';
  if (token.tag === 'prep') {
    // "And after some shifts helpers get a voucher".
    const step = tokens.findIndex(({ tag }, k) => k > i && k < i + 4 && tag === 'noun');
    if (
      /^(?:after|before)$/.test(token.low) &&
      step > 0 &&
      tokens[step + 1] !== undefined &&
      classes.namesPeople(tokens[step + 1]!.low) &&
      hasSubjectAndVerb(tokens, step + 1)
    )
      return true;
    const noun = tokens.findIndex((later, k) => k > i && k < i + 4 && later.tag === 'noun');
    if (
      noun > 0 &&
      (classes.timeWords.has(tokens[noun]!.low) || tokens[noun]!.low === 'end') &&
      hasSubjectAndVerb(tokens, noun + 1)
    )
      return true;
    const who = tokens.slice(i + 1, i + 5).findIndex((later) => later.tag === 'pron');
    return who > 0 && tokens[i + 2 + who] !== undefined && isFinite(tokens[i + 2 + who]!);
  }
  return hasSubjectAndVerb(tokens, i) || (tokens[from - 1]?.low !== ',' && arePeople(tokens, i));
}

/** "..., and the doctor and the family have to be told". */
const arePeople = (tokens: Token[], from: number): boolean =>
  tokens[from - 1]?.tag === 'conj' &&
  tokens[from - 2]?.low === ',' &&
  tokens[from]?.tag === 'det' &&
  hasTwoSubjectsAndVerb(tokens, from);

/** "Look at pictures in the browser send a case to the specialist": one order after the other, without a mark between. */
function isNextOrder(tokens: Token[], i: number): boolean {
  const [token, prev, next] = [tokens[i]!, tokens[i - 1], tokens[i + 1]];
  return (
    token.tag === 'verb' &&
    token.verb!.form === 'base' &&
    !token.verb!.noun &&
    !token.verb!.unlisted &&
    prev?.tag === 'noun' &&
    singular(prev.low) === prev.low &&
    prev.verb === null &&
    // "The specialist deletes" is somebody who does it, "to the specialist" is not.
    (!classes.namesPeople(prev.low) ||
      [tokens[i - 2], tokens[i - 3]].some((one) => one?.tag === 'to' || one?.tag === 'prep')) &&
    !classes.groups.has(prev.low) &&
    next !== undefined &&
    ['det', 'poss', 'noun', 'num'].includes(next.tag) &&
    tokens
      .slice(tokens.findLastIndex(({ tag }, at) => at < i && (tag === 'mark' || tag === 'conj')) + 1, i - 1)
      .some(({ tag, verb }) => tag === 'verb' && verb!.form === 'base')
  );
}

const nounBefore = (tokens: Token[], i: number) => {
  const prev = tokens[i - 1]?.low === ',' ? tokens[i - 2] : tokens[i - 1];
  return (
    (prev?.tag === 'noun' && !classes.troubleVerbs.has(prev.low)) ||
    prev?.tag === 'num' ||
    (prev?.tag === 'pron' && !/^(?:it|me|us)$/.test(prev.low))
  );
};

/** "Nobody over 60 wants a password" refuses it; "nobody wants to wait" and "nobody may book twice" tell something else. */
function refusesThing(tokens: Token[], i: number): boolean {
  const verb = tokens.findIndex((token, k) => k > i && classes.wantVerbs.has(token.low));
  return (
    verb > 0 &&
    verb <= i + 6 &&
    tokens[verb + 1]?.tag !== 'to' &&
    tokens.slice(i, verb).every((token) => token.tag !== 'mark')
  );
}

const inParentheses = (tokens: Token[], i: number): boolean =>
  tokens.findLastIndex(({ low }, k) => k < i && low === '(') >
  tokens.findLastIndex(({ low }, k) => k < i && low === ')');

/** "See if it fails", "say until Tuesday whether they come": what is to be learnt, and no condition. */
function asksWhether(tokens: Token[], i: number): boolean {
  const { low } = tokens[i]!;
  if (/^(?:until|once|unless)$/.test(low)) return false;
  let at = i - 1;
  // "Tell me if it is a person".
  if (
    tokens[at]?.tag === 'pron' &&
    tokens[at - 1]?.tag === 'verb' &&
    tokens[i + 1]?.low === 'it' &&
    tokens[i + 2]?.tag === 'be'
  )
    at--;
  if (low === 'if' || low === 'whether')
    while (
      tokens[at] &&
      tokens[at]!.tag !== 'verb' &&
      i - at < 6 &&
      (tokens[at]!.low === 'until' ||
        (/^(?:us|me|them)$/.test(tokens[at]!.low) && i - at > 1) ||
        ['adv', 'det'].includes(tokens[at]!.tag) ||
        classes.timeWords.has(tokens[at]!.low) ||
        (tokens[at]!.tag === 'prep' &&
          classes.timeWords.has((tokens[at + 1]?.tag === 'det' ? tokens[at + 2] : tokens[at + 1])?.low ?? '')))
    )
      at--;
  return tokens[at]?.tag === 'verb' && learning.has(tokens[at]!.verb!.base);
}

/** "Until Tuesday": a time, and nothing that happens then. */
const untilTime = (tokens: Token[], i: number): boolean =>
  (classes.timeWords.has(tokens[i + 1]?.low ?? '') || tokens[i + 1]?.tag === 'num') &&
  !tokens.slice(i + 1, i + 4).some((token) => isFinite(token));

const firstWord = (tokens: Token[]) => tokens.find(({ tag }) => tag !== 'adv' && tag !== 'conj' && tag !== 'mark');

/** "Mileage, what it cost, when the next check is due": one question after the other. */
function asksAlike(tokens: Token[], i: number): boolean {
  const start = tokens.findLastIndex(({ low, tag }, at) => at < i - 1 && (low === ',' || tag === 'conj')) + 1;
  return (
    tokens[i - 1]?.low === ',' &&
    start > 0 &&
    /^(?:what|who|where|how|which)$/.test(tokens[start]!.low) &&
    !tokens.slice(0, start).some(({ tag }) => tag === 'verb' || tag === 'modal') &&
    hasSubjectAndVerb(tokens, i + 1)
  );
}

/** A verb of learning within the same part of the sentence. */
const learnsBefore = (tokens: Token[], i: number): boolean =>
  tokens
    .slice(tokens.findLastIndex(({ low }, at) => low === ',' && at < i) + 1, i)
    .some(({ tag, verb }) => tag === 'verb' && learning.has(verb!.base));

/** "See if it is free, when it goes to the dock, and what is missing": one more thing that is asked. */
function asksOn(tokens: Token[], i: number): boolean {
  const next = tokens.findIndex(({ low }, at) => at > i && low === ',');
  const first = tokens.findIndex(({ tag, low }, at) => at > 0 && at < i && (tag === 'sub' || low === 'who'));
  return (
    tokens[i - 1]?.low === ',' &&
    first > 0 &&
    learning.has(tokens[first - 1]!.verb?.base ?? tokens[first - 1]!.low) &&
    tokens[next + 1]?.tag === 'conj' &&
    classes.questionWords.has(tokens[next + 2]?.low ?? '')
  );
}

/** "See what goes bad when and how much is left": "when" is one more thing that is asked. */
function asksWhen(tokens: Token[], i: number): boolean {
  const next = tokens[i + 1];
  if (asksOn(tokens, i)) return true;
  if (next && next.tag !== 'mark' && next.tag !== 'conj' && !/^(?:which|who|what)$/.test(next.low)) return false;
  return tokens
    .slice(0, i)
    .some(
      ({ low }, at) =>
        classes.questionWords.has(low) &&
        low !== 'when' &&
        tokens.slice(Math.max(0, at - 4), at).some((one) => learning.has(one.verb?.base ?? one.low)),
    );
}

/** "Depending on what they answered": in which case, and no thing. */
const isDepending = (tokens: Token[], i: number): boolean =>
  tokens[i]!.low === 'depending' &&
  tokens[i + 1]?.low === 'on' &&
  (classes.questionWords.has(tokens[i + 2]?.low ?? '') || tokens[i + 2]?.low === 'if');

const whereItIs =
  /^where (?:(?:in|on|at) (?:the|which) [\p{L}]+ )?(?:it|they) (?:is|are|was|were|stands?|lies?|hangs?|lives?|stays?|comes? from|came from)(?: now| right now| today)?(?: [,.].*| and .*)?$/u;

/** What kind of clause begins at this word, or null when none does. */
function leadAt(tokens: Token[], i: number): Lead | null {
  const token = tokens[i]!;
  const prev = tokens[i - 1];
  if (inParentheses(tokens, i)) return null;
  if (isDepending(tokens, i)) return 'condition';
  if (
    token.low === 'only' &&
    (prev?.low === ',' || prev?.tag === 'conj') &&
    /^(?:if|when|once)$/.test(tokens[i + 1]?.low ?? '')
  )
    return 'condition';
  if (token.low === 'when' && asksWhen(tokens, i)) return null;
  if (token.low === 'when' && asksAlike(tokens, i)) return 'main';
  // "Decisions and who does what": one more thing that is written down.
  if (token.low === 'who' && prev?.tag === 'conj' && learnsBefore(tokens, i)) return null;
  if (/^(?:which|who)$/.test(token.low) && /^(?:clear|visible|obvious)$/.test(prev?.low ?? '')) return null;
  if (isNextOrder(tokens, i)) return 'main';
  if (isDepending(tokens, i - 2 < 0 ? i : i - 2)) return null;
  // "Until when the grave is paid": a question, and no condition.
  if ((token.low === 'until' && tokens[i + 1]?.low === 'when') || (token.low === 'when' && prev?.low === 'until'))
    return null;
  // "Where do we play when, who brings what": one more thing that is asked.
  if (
    /^(?:when|what|where)$/.test(token.low) &&
    classes.questionWords.has(firstWord(tokens)?.low ?? '') &&
    (tokens[i + 1] === undefined || tokens[i + 1]!.tag === 'mark')
  )
    return null;
  if (token.low === 'when' && tokens[i + 1]?.tag === 'prep' && classes.questionWords.has(tokens[i + 2]?.low ?? ''))
    return null;
  if (token.low === 'not' && prev?.low === 'or') return null;
  // "Says yes or no".
  if (token.low === 'no' && prev?.low === 'or' && /^(?:yes|ok|okay)$/.test(tokens[i - 2]?.low ?? '')) return null;
  if (
    /^(?:after|before)$/.test(token.low) &&
    hasSubjectAndVerb(tokens, i + 1) &&
    (prev?.low === ',' ||
      (tokens[i + 1]?.tag === 'pron' &&
        tokens
          .slice(0, i)
          .every(
            ({ tag, low }) => !['verb', 'be', 'modal', 'have', 'pron'].includes(tag) && !classes.wantVerbs.has(low),
          )))
  )
    return 'condition';
  if ((token.tag === 'sub' || token.low === 'who') && token.low !== 'that' && token.low !== 'which') {
    if (token.low === 'because' && tokens[i + 1]?.low === 'of') return null;
    if (token.low === 'since' && tokens[i + 1]?.low === 'when') return null;
    if (reasonWords.has(token.low)) return 'reason';
    const last = tokens[i + 1] === undefined || tokens[i + 1]!.tag === 'mark';
    if (token.low === 'until' && untilTime(tokens, i)) return null;
    if (conditionWords.has(token.low) && last && tokens.slice(0, i).some(({ low }) => low === 'who')) return null;
    // "What did it cost, when does the warranty end": what is asked.
    if (token.low === 'when' && tokens[i + 1]?.tag === 'do' && (prev?.low === ',' || prev?.tag === 'conj'))
      return 'main';
    // "Only when both agree": one condition.
    if (prev?.low === 'only' && leadAt(tokens, i - 1) === 'condition') return null;
    if (conditionWords.has(token.low)) return asksWhether(tokens, i) ? null : 'condition';
    if (token.low === 'so' || token.low === 'otherwise') return 'purpose';
    if (classes.questionWords.has(tokens[0]!.low) && prev?.low === ',') return null;
    // "See how many come, where they are from": one more thing to be seen.
    if (
      prev?.low === ',' &&
      tokens
        .slice(1, i)
        .some(
          ({ low }, at) =>
            classes.questionWords.has(low) && tokens[at]!.tag === 'verb' && learning.has(tokens[at]!.verb!.base),
        )
    )
      return null;
    if (
      token.low === 'where' &&
      tokens
        .slice(tokens.findLastIndex(({ low }, k) => k < i && low === ',') + 1, i)
        .some((one) => one.tag === 'verb' && learning.has(one.verb!.base)) &&
      prev?.low !== ','
    )
      return null;
    // "Photo, size, where it hangs": one more thing of a list.
    if (
      token.low === 'where' &&
      prev?.low === ',' &&
      tokens.slice(0, i).every(({ tag }) => tag === 'noun' || tag === 'mark')
    )
      return 'main';
    // "Depth and gas, where on the map it was": what is to be known of it.
    if (
      token.low === 'where' &&
      prev?.low === ',' &&
      whereItIs.test(
        tokens
          .slice(i)
          .map(({ low }) => low)
          .join(' '),
      )
    )
      return 'main';
    if (token.low === 'where' || token.low === 'wherever')
      return (nounBefore(tokens, i) || prev?.low === ',' || prev?.low === 'but') &&
        (hasSubjectAndVerb(tokens, i + 1) || tokens[i + 1]?.tag === 'be')
        ? 'relative'
        : null;
    const told = tokens[i - 2];
    if (
      token.low === 'who' &&
      (prev?.low === ',' || prev?.tag === 'conj') &&
      told?.tag === 'noun' &&
      // "My neighbour Rosa, who keeps bees".
      (told.initial === true || !/^\p{Lu}\p{Ll}/u.test(told.raw)) &&
      !classes.isPeople(plural(told.low)) &&
      !classes.isPeople(told.low)
    )
      return 'main';
    if (token.low === 'who' && classes.timeWords.has(prev?.low ?? '')) return null;
    // "Proof in court who signed": not the court.
    if (
      token.low === 'who' &&
      tokens.slice(Math.max(0, i - 6), i - 1).some(({ low }) => /^(?:proof|evidence|log|history)$/.test(low)) &&
      !classes.isPeople(plural(prev?.low ?? ''))
    )
      return null;
    // "The key who has it": who has the key.
    if (
      token.low === 'who' &&
      prev?.tag === 'noun' &&
      !classes.namesPeople(prev.low) &&
      /^(?:it|them)$/.test(tokens[i + 2]?.low ?? '') &&
      (tokens[i + 3] === undefined || tokens[i + 3]!.tag === 'mark')
    )
      return null;
    if (token.low === 'who')
      return nounBefore(tokens, i) && tokens[i + 1] && isFinite(tokens[i + 1]!) ? 'relative' : null;
    return null;
  }
  if ((token.low === 'that' || token.low === 'which') && nounBefore(tokens, i) && !classes.wantVerbs.has(prev!.low)) {
    const next = tokens[i + 1];
    if (
      next &&
      (next.tag === 'modal' ||
        next.tag === 'be' ||
        (next.tag === 'verb' && next.verb!.form === 's') ||
        next.tag === 'verb')
    )
      return 'relative';
    if (next && (next.tag === 'pron' || next.tag === 'det' || next.tag === 'noun' || next.tag === 'num')) {
      for (let k = i + 2; k < Math.min(tokens.length, i + 6); k++)
        if (tokens[k]!.tag === 'modal' || (tokens[k]!.tag === 'verb' && tokens[k]!.verb!.form !== 'ing'))
          return 'relative';
    }
    return null;
  }
  // "Where answers are found, and which suggests one".
  if (token.low === 'which' && prev?.tag === 'conj' && tokens[i - 2]?.low === ',' && tokens[i + 1]?.verb?.form === 's')
    return 'relative';
  // "They may look but only at their own page".
  const still = token.low === 'but' && tokens[i + 1]?.low === 'only' && tokens[i + 2]?.tag === 'prep';
  if (token.low === 'but' && token.tag === 'conj' && !still) return 'main';
  if (
    (token.low === 'instead' && tokens[i + 1]?.low === 'of') ||
    (token.low === 'rather' && tokens[i + 1]?.low === 'than')
  )
    return 'refusal';
  if (token.low === 'without') return prev?.low === ',' ? 'refusal' : null;
  if (!prev) return null;
  // "What malt and hops are left".
  const asked = tokens.findLastIndex(({ low }, at) => at < i - 1 && /^(?:what|which|whose)$/.test(low));
  if (
    prev.tag === 'conj' &&
    token.tag === 'noun' &&
    asked >= 0 &&
    (tokens[asked] === firstWord(tokens) || tokens.slice(asked + 1, i - 1).every(({ tag }) => tag === 'noun'))
  )
    return null;
  const joined =
    prev.tag === 'conj' ||
    (prev.tag === 'mark' &&
      (/[,;(~]/.test(prev.low) || (prev.low === ')' && token.tag !== 'modal' && token.tag !== 'be')));
  if (!joined || token.tag === 'conj') return null;
  if (token.low === 'with' && startsClause(tokens, i)) return 'with';
  if (token.low === 'in' && prev.low === ',' && tokens.slice(i + 1, i + 4).some(({ low }) => low === 'languages'))
    return 'with';
  if (token.low === 'nobody' && refusesThing(tokens, i)) return 'refusal';
  if (tellsShare(tokens, i)) return 'main';
  if (token.low === 'no' || (token.low === 'not' && tokens[i + 1]?.tag !== 'be')) return 'refusal';
  if (tokens.slice(Math.max(0, i - 3), i).some((one, k, all) => one.low === 'which' && all[k + 1]?.low !== ','))
    return null;
  if (opensRelative(tokens, i)) return 'with';
  return startsClause(tokens, i) ? 'main' : null;
}

/** "People who offer a ride and people who search one": a thing of a list that says itself what it does. */
function opensRelative(tokens: Token[], i: number): boolean {
  let k = i;
  while (k < i + 5 && ['det', 'poss', 'num', 'noun'].includes(tokens[k]?.tag ?? '') && tokens[k]!.low !== 'which') k++;
  const link = tokens[k];
  const next = tokens[k + 1];
  return (
    k > i &&
    tokens[k - 1]!.tag === 'noun' &&
    /^(?:who|which|that|where)$/.test(link?.low ?? '') &&
    next !== undefined &&
    !(link!.low === 'where' && /^(?:they|it)$/.test(next.low)) &&
    (isFinite(next) || next.tag === 'pron')
  );
}

const together =
  /^(?:all|several|many|everybody|everyone)(?: (?:people|of us|[\p{L}]+s))? at (?:once|the same time)\b/u;
const each = /^(?:each|every) [\p{L}-]+(?: only)?(?: (?:an|its|their|his|her))? own [\p{L}]/u;
/** "Draw boxes, all at once on one board", "ask questions, each person an own account": a sentence without its verb. */
const tellsShare = (tokens: Token[], i: number): boolean => {
  const ahead = tokens
    .slice(i, i + 7)
    .map(({ low }) => low)
    .join(' ');
  return together.test(ahead) || each.test(ahead);
};

const leadingWord: Partial<Record<string, Lead>> = {
  with: 'with',
  no: 'refusal',
  without: 'refusal',
  instead: 'refusal',
};

function leadOfFirst(tokens: Token[]): Lead {
  const token = tokens[0]!;
  if (token.low === 'nobody' && refusesThing(tokens, 0)) return 'refusal';
  if (isDepending(tokens, 0)) return 'condition';
  // "After it's done, delete the photo".
  if (
    /^(?:after|before)$/.test(token.low) &&
    tokens[1]?.tag !== 'verb' &&
    (hasSubjectAndVerb(tokens, 1) || /^(?:it|that)'s$/.test(tokens[1]?.low ?? ''))
  ) {
    const comma = tokens.findIndex(({ low }) => low === ',');
    const next = tokens.slice(1, comma);
    // "After the repair we write down ...": what comes after the noun is the sentence itself.
    const own = next.some(({ tag }, at) => /^(?:pron|det|poss)$/.test(tag) && next[at - 1]?.tag === 'noun');
    if (comma > 2 && !own && next.some((one) => isFinite(one) || one.verb?.form === 'ed')) return 'condition';
  }
  if (token.tag === 'sub') {
    // "Since when, until when": a question.
    if (/^(?:since|until)$/.test(token.low) && tokens[1]?.low === 'when') return 'main';
    if (reasonWords.has(token.low)) return 'reason';
    if (token.low === 'when' && /^(?:be|do)$/.test(tokens[1]?.tag ?? '') && !/'/.test(tokens[1]!.low)) return 'main';
    if (conditionWords.has(token.low)) return 'condition';
    if (token.low === 'so') return 'purpose';
  }
  return leadingWord[token.low] ?? 'main';
}

/** The noun that a relative clause is about: the last one before it, or the one before a condition in between. */
function antecedentOf(current: Clause, clauses: Clause[], just: Token[], next: Token | undefined): Token[] {
  const close = just.at(-1)?.tag === 'mark' ? just.slice(0, -1) : just;
  const near = close.slice(
    close.findLastIndex(({ tag, low }) => tag === 'mark' || tag === 'conj' || (tag === 'prep' && low !== 'of')) + 1,
  );
  // "A page outside of our servers that says what works": the page.
  const last = near.at(-1);
  const head = headOf(current.tokens);
  if (
    last?.tag === 'noun' &&
    singular(last.low) !== last.low &&
    (next?.verb?.form === 's' || /^(?:is|was|has)$/.test(next?.low ?? '')) &&
    head !== null &&
    singular(head.low) === head.low
  )
    return [head];
  // "One card per person that shows what they gave": the card.
  const per = close.findLastIndex(({ low }) => low === 'per');
  if (per > 0 && per >= close.length - 3 && head !== null && next?.verb?.form === 's') return [head];
  // "One screen with curves from all of them, that I put together": the screen.
  if (near.at(-1)?.low === 'them' || near.at(-1)?.low === 'it') return [headOf(current.tokens) ?? near.at(-1)!];
  const nouns = current.lead === 'condition' ? (clauses.at(-2)?.tokens ?? []).slice(-3) : near;
  return nouns.filter(
    (token) =>
      (token.tag === 'noun' || (token.tag === 'pron' && !classes.firstPersons.has(token.low))) &&
      !classes.wantVerbs.has(token.low),
  );
}

/** Cuts a passage into clauses: at relatives, conditions, reasons, and at joined parts with a verb of their own. */
export function clausesOf(passage: Passage, said = tokensOf(passage.text, passage.start, true)): Clause[] {
  const tokens = withoutSpeech(said);
  if (tokens.length === 0) return [];
  const clauses: Clause[] = [];
  let current: Clause = { passage, lead: leadOfFirst(tokens), tokens: [], antecedent: [] };
  const close = () => {
    if (current.tokens.some((token) => token.tag !== 'mark' && token.tag !== 'conj')) clauses.push(current);
  };
  for (let i = 0; i < tokens.length; i++) {
    const lead = i === 0 ? null : leadAt(tokens, i);
    const furtherThing =
      (!lead && isNextThing(tokens, i, current)) ||
      (!lead &&
        ['relative', 'purpose', 'condition', 'reason'].includes(current.lead) &&
        isFurtherThing(tokens, i, current));
    const openCondition =
      current.lead === 'condition' &&
      lead === 'main' &&
      tokens[i - 1]?.tag === 'conj' &&
      tokens[i - 2]?.low !== ',' &&
      !(
        tokens[i]!.verb?.form === 'base' &&
        tokens[i]!.tag === 'verb' &&
        current.tokens.some(({ verb, tag }) => tag === 'verb' && verb!.form === 's')
      ) &&
      !(tokens[i]!.tag === 'be' && tokens[i + 1]?.verb?.form === 'ed') &&
      !isObliged(tokens, i);
    const outOfCondition = !lead && current.lead === 'condition' && isMainAfterCondition(tokens, i, current);
    const shared =
      lead === 'main' &&
      tokens[i - 1]!.tag === 'conj' &&
      (tokens[i]!.tag === 'noun' ||
        (i > 1 &&
          /^(?:det|poss)$/.test(tokens[i]!.tag) &&
          (tokens[i - 1]!.low === 'or' ||
            classes.namesPeople(tokens[i - 2]!.low) ||
            classes.groups.has(tokens[i - 2]!.low)))) &&
      isBareThing(current);
    const openVerb = lead === 'main' && joinsVerbs(tokens, i);
    if ((lead && !openCondition && !openVerb && !shared) || furtherThing || outOfCondition) {
      close();
      const antecedent =
        lead === 'relative' ? antecedentOf(current, clauses, tokens.slice(Math.max(0, i - 3), i), tokens[i + 1]) : [];
      current = { passage, lead: lead ?? (outOfCondition ? 'main' : 'with'), tokens: [], antecedent };
    }
    current.tokens.push(tokens[i]!);
  }
  close();
  return clauses;
}

/**
 * "Tokens which the players move, dice, sheets": what follows the relative clause is the next thing of the list, since
 * the verb has its object already, or since the list began with a thing that has no verb of its own.
 */
function isFurtherThing(tokens: Token[], i: number, current: Clause): boolean {
  const prev = tokens[i - 1];
  const token = tokens[i]!;
  if (prev?.tag === 'conj' && tokens[i - 2]?.low === ',') return token.tag === 'det' || token.tag === 'poss';
  if (prev?.low !== ',' || !['noun', 'det', 'num', 'poss'].includes(token.tag) || token.verb?.form === 's')
    return false;
  const said = current.tokens.slice(1);
  const verb = said.findIndex(({ tag }) => tag === 'verb');
  // "Starts when it is free, a webcam, ...": a thing with its article, of which nothing more is said.
  if (current.lead === 'condition' && current.tokens[0]! !== tokens[0])
    return /^(?:an?)$/.test(token.low) && !hasSubjectAndVerb(tokens, i);
  if (verb < 0) return false;
  const opened = current.lead === 'relative' && said.slice(0, verb).some(({ tag }) => tag === 'pron' || tag === 'noun');
  const opening = tokens.findIndex(({ tag, low }, at) => at > 0 && (tag === 'sub' || low === 'who'));
  const before = tokens.slice(0, Math.min(opening < 0 ? i : opening, tokens.indexOf(current.tokens[0]!)));
  return opened || !before.some(({ tag }) => tag === 'verb' || tag === 'modal' || tag === 'be');
}

/**
 * "Draw paths on a map, colours and symbols per layer": what was to be done is told in full before the comma, or what
 * comes after it tells what it is for; bare words after bare words stay one list.
 */
function isThingOfItsOwn(tokens: Token[], i: number, current: Clause): boolean {
  const end = tokens.findIndex(({ tag }, at) => at > i && (tag === 'mark' || tag === 'conj'));
  const next = tokens.slice(i, end < 0 ? undefined : end);
  const said = current.tokens.slice(current.tokens.findIndex(({ tag }) => tag === 'verb') + 1);
  // "Closes them, laundry slots, a notice board": of what them is, nothing more is told.
  if (said.length === 2 && said[0]!.tag === 'pron') return true;
  if (said.slice(0, -1).some(({ low }) => low === ',') || said.some(({ tag }) => tag === 'sub')) return false;
  // "Put in the date, place and language": no place of the date.
  const entering = /^(?:put|type|key|fill|write)$/.test(
    current.tokens.find(({ tag }) => tag === 'verb')?.verb!.base ?? '',
  );
  const told = said.some(
    ({ tag, low }, at) =>
      (tag === 'prep' && low !== 'of' && !(entering && at === 0 && said[1]?.tag === 'det')) || tag === 'to',
  );
  // "Pays online or cash, delivery or pickup".
  if (said.some(({ low }) => low === 'or') && tokens[end]?.low === 'or') return true;
  const closed = said.slice(0, -1).some(({ tag }) => tag === 'conj');
  return (
    (told && (next.length > 1 || closed || tokens[end]?.low === 'and')) ||
    (closed && next.slice(1).some(({ low }) => low === 'by')) ||
    next.slice(1).some(({ low }) => /^(?:for|per)$/.test(low))
  );
}

/** "Mark damage on the drawing, three photos each": counted or with an article, and no part of a list of bare nouns. */
function isNextThing(tokens: Token[], i: number, current: Clause): boolean {
  const token = tokens[i]!;
  if (tokens[i - 1]?.low === ',' && token.tag === 'noun' && current.lead === 'main') {
    if (opensList(current.tokens.slice(0, -1), tokens.slice(i))) return false;
    const before = tokens[i - 2];
    const verb = current.tokens.some(({ tag }) => tag === 'verb');
    if (verb && (before?.tag === 'verb' || (classes.timeWords.has(before?.low ?? '') && tokens[i - 3]?.tag !== 'noun')))
      return true;
    if (verb && isThingOfItsOwn(tokens, i, current)) return true;
  }
  const time = /^(?:once|twice)$/;
  // "..., and once a year the assembly": how often belongs to the thing.
  if (
    time.test(token.low) &&
    tokens[i - 1]?.tag === 'conj' &&
    tokens[i - 2]?.low === ',' &&
    current.lead === 'main' &&
    /^an?$/.test(tokens[i + 1]?.low ?? '') &&
    classes.timeWords.has(tokens[i + 2]?.low ?? '') &&
    /^(?:det|poss)$/.test(tokens[i + 3]?.tag ?? '') &&
    !hasSubjectAndVerb(tokens, i + 3)
  )
    return true;
  if ((token.low === 'a' || token.low === 'an') && !time.test(tokens[i - 1]?.low ?? '')) {
    let joint = i - 1;
    while (tokens[joint]?.tag === 'adv') joint--;
    if (
      tokens[joint]?.tag === 'conj' &&
      tokens[joint - 1]?.low === ',' &&
      current.lead === 'main' &&
      current.tokens.some(({ tag }) => tag === 'verb') &&
      !hasSubjectAndVerb(tokens, i)
    )
      return true;
  }
  // "..., in Spanish too": one more thing, in which everything is offered.
  if (
    tokens[i - 1]?.low === ',' &&
    token.low === 'in' &&
    classes.isLanguage(tokens[i + 1]?.low ?? '') &&
    !['noun', 'verb', 'conj'].includes(tokens[i + 2]?.tag ?? 'mark')
  )
    return true;
  const counted = token.tag === 'num' || token.low === 'a' || token.low === 'an';
  if (tokens[i - 1]?.low !== ',' || !counted || current.lead !== 'main' || tokens[i + 1]?.tag !== 'noun') return false;
  const verb = current.tokens.findIndex(({ tag }) => tag === 'verb');
  const object = current.tokens[verb + 1];
  return (
    verb >= 0 &&
    object !== undefined &&
    object.tag !== token.tag &&
    !current.tokens.slice(0, -1).some(({ low }) => low === ',')
  );
}

/** "The footnotes and the list at the end should ...". */
function hasTwoSubjectsAndVerb(tokens: Token[], from: number): boolean {
  const and = tokens.findIndex(({ tag }, at) => at > from && at < from + 5 && tag === 'conj');
  return and > from && tokens.slice(from, and).every(inNounPhrase) && hasSubjectAndVerb(tokens, and + 1);
}

/** "Cancel when it rains and everybody has to be told": what must be done is no part of the condition that ends the sentence. */
function isObliged(tokens: Token[], i: number): boolean {
  const rest = tokens.slice(i);
  return (
    !rest.some(({ low }) => low === ',') &&
    rest
      .slice(1, 5)
      .some(
        ({ low }, at) =>
          /^(?:must|should|shall)$/.test(low) || (/^(?:has|have)$/.test(low) && rest[at + 2]?.tag === 'to'),
      )
  );
}

/** What is ordered to be done when something happens. */
const orders =
  /^(?:tell|send|warn|notify|remind|inform|delete|call|ring|text|mail|show|block|stop|lock|print|mark|turn|switch|open|close|start|set|put|write|ask|give|cancel|lower|raise|pause|hide)$/u;

/** "When the alarm rings the nurse sees the room": no mark stands between what happens and what is to follow. */
function isMainAfterCondition(tokens: Token[], i: number, current: Clause): boolean {
  const token = tokens[i]!;
  const before = current.tokens.slice(1);
  // "If a show is cancelled money goes back".
  if (
    token.tag === 'noun' &&
    tokens[i + 1]?.verb?.form === 's' &&
    tokens[i + 1]!.tag === 'verb' &&
    tokens[i - 1]?.verb?.form === 'ed' &&
    before.some((one) => one.tag === 'be')
  )
    return true;
  // "If something is not back, mail".
  if (
    tokens[i - 1]?.low === ',' &&
    /^(?:e-?mail|mail|message|sms|alarm|reminder|notification|warning)$/.test(token.low) &&
    (tokens[i + 1] === undefined || tokens[i + 1]!.tag === 'mark')
  )
    return true;
  // "If it storms tell everyone", "when nobody is in turn the heating down".
  const happens = before.findIndex(
    (one, at) => isFinite(one) || one.verb?.form === 's' || (at === before.length - 1 && one.low.endsWith('s')),
  );
  if (
    token.tag === 'verb' &&
    orders.test(token.low) &&
    happens >= 0 &&
    (happens < before.length - 1 || before[happens]!.tag !== 'be') &&
    before.slice(happens).every(({ tag }) => !/^(?:conj|mark|sub|to|modal)$/.test(tag)) &&
    tokens[i - 1]!.tag !== 'pron' &&
    (/^(?:det|poss|pron|noun)$/.test(tokens[i + 1]?.tag ?? '') || tokens[i + 1]?.verb?.form === 'ing')
  )
    return true;
  // "When I sell one the buyer ...", "when we buy a title I don't want ...": the object first.
  if (token.low === 'one' && tokens[i + 1]?.tag === 'det') return false;
  const doer = tokens.findIndex(({ low }, k) => k > i && k < i + 5 && /^(?:i|we|you|they|he|she)$/.test(low));
  if (token.tag !== 'pron' && doer > i && tokens.slice(i, doer).every(inNounPhrase)) return false;
  // "Which page they read" is one thing that is asked.
  if (/^(?:which|what|whose)$/.test(tokens[i - 2]?.low ?? '')) return false;
  return (
    (['det', 'poss', 'pron'].includes(token.tag) || /^(?:it|they|that)'s$|^they're$/.test(token.low)) &&
    before.some(
      (one) =>
        one.tag === 'verb' || one.tag === 'be' || classes.troubleVerbs.has(one.low) || classes.pastForms.has(one.low),
    ) &&
    (['noun', 'verb', 'num'].includes(tokens[i - 1]!.tag) || /^(?:enough|one)$/.test(tokens[i - 1]!.low)) &&
    !classes.lettingVerbs.has(tokens[i - 1]!.low) &&
    (token.tag === 'be' || hasSubjectAndVerb(tokens, i) || hasTwoSubjectsAndVerb(tokens, i))
  );
}

/** "Edit and close questions": two verbs that share what comes after them. */
function joinsVerbs(tokens: Token[], i: number): boolean {
  const other = tokens[i]!;
  const one = tokens[i - 2]?.low === ',' ? tokens[i - 3] : tokens[i - 2];
  return (
    (tokens[i - 1]?.tag === 'conj' || (tokens[i - 1]?.low === ',' && endsInAnd(tokens, i))) &&
    one?.tag === 'verb' &&
    other.tag === 'verb' &&
    !classes.lettingVerbs.has(other.low) &&
    other.low !== 'get' &&
    other.low !== 'gets' &&
    one.verb!.form === other.verb!.form
  );
}

/** "Add, edit and delete": more verbs follow, the last of them after "and". */
function endsInAnd(tokens: Token[], i: number): boolean {
  let at = i + 1;
  while (tokens[at]?.low === ',' && tokens[at + 1]?.tag === 'verb') at += 2;
  if (tokens[at]?.low === ',') at++;
  return tokens[at]?.tag === 'conj' && tokens[at + 1]?.tag === 'verb';
}

/** "Hoses and masks must be checked": the first has no verb of its own. */
const isBareThing = ({ lead, tokens }: Clause): boolean =>
  lead === 'main' &&
  tokens.length <= (tokens.at(-3)?.low === 'with' ? 6 : 4) &&
  tokens.at(-2)?.tag === 'noun' &&
  tokens
    .slice(0, -1)
    .every(({ tag, low }) => tag === 'noun' || tag === 'det' || tag === 'poss' || tag === 'num' || low === 'with');

/** A clause as it stands in the text, without the marks and joining words around it. */
export function wordsIn(clause: Clause, text: string): string {
  const carries = (token: Token) => token.tag !== 'mark' && token.tag !== 'conj';
  const first = clause.tokens.find(carries);
  const last = clause.tokens.findLast(carries);
  return first && last ? text.slice(first.start, last.end) : '';
}

/** The parts of a list within a clause, each as it stands in the text. */
export function partsOfClause(clause: Clause, text: string): { at: number; quote: string }[] {
  const parts: Token[][] = [[]];
  for (const token of clause.tokens) {
    if (token.tag === 'mark' || token.tag === 'conj') parts.push([]);
    else parts.at(-1)!.push(token);
  }
  return parts
    .filter((part) => part.length > 0)
    .map((part) => ({ at: part[0]!.start, quote: text.slice(part[0]!.start, part.at(-1)!.end) }));
}

/** The clause of a sentence in which a word stands, or the nearest before it. */
export const clauseAt = ({ start }: Token, among: readonly Clause[]): Clause | undefined =>
  among.findLast(({ tokens }) => tokens[0]!.start <= start) ?? among[0];

const unlikely = 0.02;
const wishing = /^(?:wants?|needs?|must|should|shall|has|have|wish|please)$/u;
/** It tells how things are, and wishes nothing. */
export const isAsItIs = ({ wished = 1, tokens }: Clause): boolean =>
  wished < unlikely && !tokens.some(({ low }) => wishing.test(low));
