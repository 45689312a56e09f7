import type { Token } from './tokens.ts';
import { isMass, singular } from './stems.ts';
import { verbForNoun } from './wish-nouns.ts';
import * as classes from './word-classes.ts';

const fillers = new Set(
  'please etc somehow too well there here then really just actually basically simply also ideally maybe perhaps probably possibly thanks already even anyway right yes obviously definitely certainly surely honestly naturally preferably hopefully ofc'.split(
    ' ',
  ),
);
const loose = (token: Token | undefined) =>
  token !== undefined &&
  (token.tag === 'mark' ||
    (token.tag === 'sub' && /^(?:until|when|where|if|so|that|which|because|though)$/.test(token.low)) ||
    token.tag === 'conj' ||
    token.tag === 'to' ||
    (token.tag === 'det' &&
      token.low !== 'many' &&
      token.low !== 'much' &&
      token.low !== 'all' &&
      token.low !== 'each' &&
      token.low !== 'other' &&
      token.low !== 'another' &&
      token.low !== 'own') ||
    token.tag === 'poss' ||
    fillers.has(token.low) ||
    (token.tag === 'prep' && !/^(up|out|back|in|on|off|down|together|away|before|after)$/.test(token.low)) ||
    token.tag === 'neg' ||
    token.tag === 'be' ||
    token.tag === 'modal');

const isQuestion = ({ tag, low }: Token): boolean => (tag === 'sub' || low === 'who') && classes.questionWords.has(low);

export function trimmed(tokens: Token[]): Token[] {
  let from = 0;
  let to = tokens.length;
  while (
    from < to &&
    (tokens[from]!.tag === 'mark' ||
      tokens[from]!.tag === 'conj' ||
      (tokens[from]!.low === 'away' && tokens[from - 1]?.low === 'right') ||
      (fillers.has(tokens[from]!.low) &&
        !isYesOrNo(tokens, from) &&
        !(tokens[from]!.low === 'right' && tokens[from + 1]?.tag === 'to')))
  )
    from++;
  while (
    to > from &&
    loose(tokens[to - 1]) &&
    !saysThere(tokens, to - 1) &&
    !isSide(tokens, to - 1) &&
    !(tokens[to - 1]!.low === 'no' && to - from > 2 && isYesOrNo(tokens, to - 3)) &&
    // "Give what they like".
    !(tokens[to - 1]!.low === 'like' && tokens[to - 2]?.tag === 'pron') &&
    // "Who signed when".
    !(
      /^(?:when|where|which|not)$/.test(tokens[to - 1]!.low) && tokens.slice(from, to).some(({ low }) => low === 'who')
    ) &&
    // "What goes bad when".
    !(
      /^(?:when|where)$/.test(tokens[to - 1]!.low) &&
      tokens.slice(from, to - 1).some(({ low }) => /^(?:what|which|how)$/.test(low))
    ) &&
    !endsClause(tokens.slice(from, to)) &&
    // "Who paid and who not", "what works and what not".
    !(tokens[to - 1]!.low === 'not' && to - from > 3 && isQuestion(tokens[to - 2]!)) &&
    !(
      /^(?:modal|be)$/.test(tokens[to - 1]!.tag) &&
      (isQuestion(tokens[from]!) || (to - from > 3 && tokens.slice(to - 4, to - 1).some(isQuestion)))
    )
  )
    to--;
  return tokens.slice(from, to);
}

/** "Yes or no", "yes/no". */
const isYesOrNo = (tokens: Token[], at: number): boolean =>
  tokens[at]!.low === 'yes' && /^(?:\/|or|and)$/.test(tokens[at + 1]?.low ?? '');

/** "On the right". */
const isSide = (tokens: Token[], at: number): boolean => tokens[at]!.low === 'right' && tokens[at - 1]?.tag === 'det';

/** "Where it comes from", "the families I hand over", "when one goes over": what looks left over belongs to its verb. */
function endsClause(tokens: Token[]): boolean {
  const [doer, doing, last] = tokens.slice(-3);
  if (last?.tag !== 'prep' || !endings.test(last.low)) return false;
  const opening = tokens.slice(0, -2);
  const acts =
    doing!.tag === 'verb' ||
    /^(?:s|ed)$/.test(doing!.verb?.form ?? '') ||
    classes.troubleVerbs.has(doing!.low) ||
    classes.pastForms.has(doing!.low);
  return (
    (acts && opening.some(({ tag }) => tag === 'sub')) ||
    (/^(?:noun|verb)$/.test(doing!.tag) && (opening.some(isQuestion) || /^(?:i|we|you|they)$/.test(doer!.low)))
  );
}
const endings =
  /^(?:from|to|for|with|in|at|of|by|through|over|around|about|into|onto|under|near|against|behind|across)$/;

/** "Who was there", "what is in there", "whether it is right": without the word nothing is said. */
const saysThere = (tokens: Token[], at: number): boolean =>
  /^(?:there|here|right|near|away|off|outside|inside|over|due)$/.test(tokens[at]?.low ?? '') &&
  (tokens[at - 1]?.tag === 'be' ||
    tokens[at - 1]?.low === 'in' ||
    (/^(?:still|already|not)$/.test(tokens[at - 1]?.low ?? '') && tokens[at - 2]?.tag === 'be'));

export const ofWeather = /^(?:cloudy|sunny|rainy|raining|snowing|windy|stormy|foggy|icy|freezing|dark|slippery)$/u;
const own = new Set(['my', 'our']);
const acronym = (raw: string) => /[A-Z].*[A-Z]|\d|^[a-z]+[A-Z]/.test(raw);
const names =
  /^(?:monday|tuesday|wednesday|thursday|friday|saturday|sunday|january|february|april|june|july|august|september|october|november|december|english|german|french|spanish|arabic|turkish|android|iphone|google|excel|outlook|whatsapp|markdown|facebook|instagram|bluetooth)s?$/i;

/** The words of a phrase as they stand in a feature's name: no "my", no "it", no filler. */
export function wordsOf(tokens: Token[], first = false): string {
  const out: string[] = [];
  const list = trimmed(tokens);
  list.forEach((token, i) => {
    const next = list[i + 1];
    if (token.tag === 'mark') {
      if (/[,)]/.test(token.low) && out.length > 0) out[out.length - 1] += token.low;
      else if (/[%/]/.test(token.low) || isOfTime(list, i)) out.push(token.low);
      else if (token.low === '+' && next && out.length > 0) out.push('and');
      else if (token.low === '(' && next) out.push(token.low);
      return;
    }
    if (token.low === 'there' && next?.tag === 'be') return void out.push('there');
    if (token.low === 'away' && list[i - 1]?.low === 'right') return;
    if (
      token.tag === 'adv' &&
      (token.low === 'once' || token.low === 'at') &&
      /^(?:at|once)$/.test((token.low === 'at' ? next : list[i - 1])?.low ?? '')
    )
      return;
    if (
      fillers.has(token.low) &&
      token.low !== 'well' &&
      !isYesOrNo(list, i) &&
      (token.low !== 'stuff' || list[i - 1]?.tag !== 'noun') &&
      (token.low !== 'right' || next?.tag === 'prep' || next?.tag === 'to') &&
      (token.low !== 'right' || next?.tag !== 'to') &&
      // "When the day is too full".
      (token.low !== 'too' || next === undefined || next.tag === 'mark') &&
      !isSide(list, i) &&
      !saysThere(list, i)
    )
      return;
    if (token.low === 'of' && /^(?:both|all)$/.test(list[i - 1]?.low ?? '') && next && own.has(next.low)) return;
    if (own.has(token.low)) {
      if (next && (classes.kin.has(next.low) || (i > 0 && next.low === 'own'))) out.push('your');
      else if ((i > 0 || first) && next?.tag === 'noun' && isOne(list.slice(i + 1))) out.push('the');
      return;
    }
    if (token.low === 'all' && list.length === 1)
      return void out.push(tokens.length === 1 ? 'everybody' : 'everything');
    // "It" that nothing stands for is left out where it is no subject, other than in "who broke it".
    if (token.low === 'it' && !isSubject(next) && list[i - 1]?.tag !== 'sub' && !list.slice(0, i).some(isQuestion))
      return void (list[i - 1]?.low === 'on' && out.push('it'));
    // "Others see only theirs".
    if (token.low === 'theirs' && list[i - 1]?.low === 'only') return void out.push('their own');
    if (token.low === 'i' || token.low === 'we') return void out.push('you');
    if (token.low === 'me' || token.low === 'us') return void out.push('you');
    if (/^(?:i|we)['’](?:m|re|ve|d|ll)$/u.test(token.low)) return void out.push(toYou(token));
    if (token.low === 'myself' || token.low === 'ourselves') return void out.push('yourself');
    if (i === 0 && first && (token.low === 'the' || token.low === 'this') && list.length > 1)
      return void out.push('the');
    // "Questionnaire in german".
    if (classes.isLanguage(token.low) && /^(?:in|and|or|,|from|to|into)$/.test(list[i - 1]?.low ?? ''))
      return void out.push(token.low.charAt(0).toUpperCase() + token.low.slice(1));
    out.push(written(token));
  });
  return agreeing(out.join(' '))
    .replace(/(?<=\d) : (?=\d\d\b)/g, ':')
    .replace(/\( /g, '(')
    .replace(/,(?=\s*$)/, '')
    .replace(/\s+/g, ' ')
    .trim()
    .replace(/\(([^)]*)$/, '($1)');
}

const written = ({ raw, low, initial }: Token): string =>
  acronym(raw) || names.test(raw) || (!initial && /^\p{Lu}/u.test(raw)) ? raw : low;

/** "By 7:30". */
const isOfTime = (tokens: Token[], at: number): boolean =>
  tokens[at]!.low === ':' && /\d$/.test(tokens[at - 1]?.low ?? '') && /^\d\d$/.test(tokens[at + 1]?.low ?? '');

const agreeing = (words: string): string => words.replace(/\byou am\b/g, 'you are').replace(/\byou was\b/g, 'you were');

/** "On the right", "who is there", "the evening is too short": no filler there. */
const meaning = /^(?:too|well|there|here|right|even|already)$/u;

/** The words as they were said, to "you" who said them; only what joins them to other words, and quotation marks, are left out. */
export function verbatim(tokens: readonly Token[]): string {
  const joins = ({ tag, low }: Token) =>
    tag === 'mark' || tag === 'conj' || /^(?:so|then)$/u.test(low) || (fillers.has(low) && !meaning.test(low));
  const from = tokens.findIndex((token) => !joins(token));
  const to = tokens.findLastIndex((token) => !joins(token));
  let words = '';
  let last: Token | undefined;
  for (const token of tokens.slice(Math.max(0, from), to + 1)) {
    if (/^["“”„]$/u.test(token.low)) continue;
    // The words of an idiom all stand where it was said.
    // "It'd" are two words in one.
    const isApart = last !== undefined && (last.end !== token.start || token.tag === 'modal');
    words += `${isApart ? ' ' : ''}${isApart && token.low === '+' ? 'and' : toYou(token)}`;
    last = token;
  }
  return agreeing(words);
}

function toYou(token: Token): string {
  const { low } = token;
  if (/^(?:i|me|we|us)$/u.test(low)) return 'you';
  if (own.has(low)) return 'your';
  const short = /^(?:i|we)['’](m|re|ve|d|ll)$/u.exec(low)?.[1];
  if (short !== undefined) return `you'${short === 'm' ? 're' : short}`;
  return /^(?:myself|ourselves)$/u.test(low) ? 'yourself' : written(token);
}

/** True when the nouns that a phrase begins with are about one thing. */
function isOne(tokens: Token[]): boolean {
  const end = tokens.findIndex(({ tag }) => tag !== 'noun');
  const { low } = tokens.at(end < 0 ? -1 : end - 1)!;
  return singular(low) === low && !isMass(low);
}

const isSubject = (next: Token | undefined) =>
  next !== undefined &&
  (next.tag === 'be' ||
    next.tag === 'modal' ||
    next.tag === 'have' ||
    classes.troubleVerbs.has(next.low) ||
    classes.pastForms.has(next.low) ||
    (next.tag === 'verb' && next.verb!.form === 's'));

const isNoun = (token: Token | undefined | null): token is Token => token?.tag === 'noun';
const isWhich = (token: Token | undefined | null): boolean => isNoun(token) && /(?:ed|ing)$/u.test(token.low);

/** The noun a phrase is about: the last noun before a preposition or a mark. */
export function headOf(tokens: Token[]): Token | null {
  let head: Token | null = null;
  const told = trimmed(tokens);
  for (const [at, token] of told.entries()) {
    // "Missed or coming deadlines": both say which.
    if (token.tag === 'conj' && head === told[at - 1] && isWhich(head) && isWhich(told[at + 1]) && isNoun(told[at + 2]))
      continue;
    if (token.tag === 'noun' && !(head && classes.troubleVerbs.has(token.low))) head = token;
    else if (
      head &&
      (token.tag === 'prep' ||
        token.tag === 'mark' ||
        (token.tag === 'sub' && /^(?:until|when|where|if|so|that|which|because)$/.test(token.low)) ||
        token.tag === 'to' ||
        token.tag === 'verb' ||
        token.tag === 'conj' ||
        token.tag === 'det' ||
        token.tag === 'adv' ||
        token.tag === 'modal' ||
        token.tag === 'be')
    )
      break;
  }
  return head;
}

/** Without what somebody says in it: "a small message "your nails need love"" wishes for no love. */
export function withoutSpeech(tokens: Token[]): Token[] {
  const from = tokens.findIndex(({ low }, at) => at > 0 && /^["“„]$/.test(low));
  const to = tokens.findIndex(({ low }, at) => from > 0 && at > from && /^["“”]$/.test(low));
  const speaks = tokens.slice(from, to).some(({ tag }) => /^(?:verb|be|modal|have|pron|poss)$/.test(tag));
  return to > from + 2 && speaks ? [...tokens.slice(0, from), ...withoutSpeech(tokens.slice(to + 1))] : tokens;
}

/** "With sizes, stone and deadline", "by month, soil and light": bare words that go on with what stands after "with" or "by". */
export function opensList(before: readonly Token[], after: readonly Token[]): boolean {
  const link = before.findLastIndex(({ tag }) => tag === 'prep');
  const end = after.findIndex(({ tag, low }) => tag === 'mark' && low !== ',');
  const and = after.findIndex(({ tag }) => tag === 'conj');
  const close = after.findIndex(({ tag, low }, at) => at > and && (tag === 'conj' || low === ','));
  const list = after.slice(0, close > 0 ? close : end < 0 ? undefined : end);
  return (
    /^(?:with|by)$/.test(before[link]?.low ?? '') &&
    link > 0 &&
    isBare(before.slice(link + 1)) &&
    and > 0 &&
    list.length < 10 &&
    isBare(list) &&
    list.every(({ low }) => !/^(?:offer|send|print|raise)$/.test(verbForNoun(singular(low)) ?? ''))
  );
}

const isBare = (tokens: readonly Token[]): boolean =>
  tokens.length > 0 &&
  tokens.every(
    ({ tag, low, verb }) =>
      tag === 'noun' || tag === 'conj' || low === ',' || (tag === 'verb' && (verb!.noun || verb!.form === 'ing')),
  );

export const isFirstPerson = (tokens: Token[]) =>
  tokens.length > 0 &&
  (classes.firstPersons.has(tokens.at(-1)!.low) ||
    tokens.at(-1)!.low === 'he' ||
    tokens.at(-1)!.low === 'she' ||
    (tokens.length <= 3 && tokens.some((token) => classes.firstPersons.has(token.low))));
