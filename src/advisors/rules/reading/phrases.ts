import type { Token } from './tokens.ts';
import { isMass, plural, singular } from './stems.ts';
import { verbForNoun } from './wish-nouns.ts';
import * as classes from './word-classes.ts';

/** What pronouns stand for where a phrase is read. */
export type Reference = {
  it: string;
  them: string;
  who: string;
  subject?: string;
  fresh?: boolean;
  /** What a line is about, by the words before its colon: "Hay: how much is left". */
  label?: Token[];
  /** What was wished for by its name last. */
  named?: string;
  past?: string;
  itAt?: number;
  themAt?: number;
  whoAt?: number;
  /** Of which people was asked just before: "those who have not answered". */
  asked?: string;
};

const fillers = new Set(
  'please etc somehow too well there here then really just actually basically simply also ideally maybe perhaps probably possibly thanks already even anyway right yes obviously definitely certainly surely honestly naturally preferably hopefully ofc'.split(
    ' ',
  ),
);
const loose = (token: Token | undefined) =>
  token !== undefined &&
  (token.tag === 'mark' ||
    (token.tag === 'sub' && /^(?:until|when|where|if|so|that|which|because)$/.test(token.low)) ||
    token.tag === 'conj' ||
    token.tag === 'to' ||
    (token.tag === 'det' &&
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
      (fillers.has(tokens[from]!.low) && !(tokens[from]!.low === 'right' && tokens[from + 1]?.tag === 'to')))
  )
    from++;
  while (
    to > from &&
    loose(tokens[to - 1]) &&
    !saysThere(tokens, to - 1) &&
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
    !(
      to - from > 2 &&
      tokens[from]!.tag === 'sub' &&
      tokens[to - 1]!.tag === 'prep' &&
      /^(?:from|to|for|with|in|at|of|by|through)$/.test(tokens[to - 1]!.low) &&
      (tokens[to - 2]!.tag === 'verb' ||
        classes.troubleVerbs.has(tokens[to - 2]!.low) ||
        classes.pastForms.has(tokens[to - 2]!.low))
    ) &&
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

/** "Who was there", "what is in there", "whether it is right": without the word nothing is said. */
const saysThere = (tokens: Token[], at: number): boolean =>
  /^(?:there|here|right|near|away|off|outside|inside|over|due)$/.test(tokens[at]?.low ?? '') &&
  (tokens[at - 1]?.tag === 'be' ||
    tokens[at - 1]?.low === 'in' ||
    (/^(?:still|already|not)$/.test(tokens[at - 1]?.low ?? '') && tokens[at - 2]?.tag === 'be'));

/** At most this many words; longer phrases end before a later preposition or mark. */
export function shortened(tokens: Token[], most: number): Token[] {
  if (tokens.length <= most) return trimmed(tokens);
  for (let i = most; i >= 3; i--) {
    const token = tokens[i]!;
    if (
      token.tag === 'mark' ||
      token.tag === 'conj' ||
      token.tag === 'prep' ||
      (token.tag === 'sub' && /^(?:until|when|where|if|so|that|which|because)$/.test(token.low)) ||
      token.tag === 'to'
    )
      return trimmed(tokens.slice(0, i));
  }
  return trimmed(tokens.slice(0, most));
}

const ofWeather = /^(?:cloudy|sunny|rainy|raining|snowing|windy|stormy|foggy|icy|freezing|dark|slippery)$/u;
const ofPeople = /^(?:ill|sick|absent|elderly|deaf|blind|little|young|late|poor|injured)$/u;
const own = new Set(['my', 'our']);
const acronym = (raw: string) => /[A-Z].*[A-Z]|\d|^[a-z]+[A-Z]/.test(raw);
const names =
  /^(?:monday|tuesday|wednesday|thursday|friday|saturday|sunday|january|february|april|june|july|august|september|october|november|december|english|german|french|spanish|arabic|turkish|android|iphone|google|excel|outlook|whatsapp|markdown|facebook|instagram|bluetooth)s?$/i;

/** The words of a phrase as they stand in a feature's name: no "my", no "it", no filler. */
export function wordsOf(tokens: Token[], reference: Reference, first = false, adding = false): string {
  const out: string[] = [];
  const list = trimmed(tokens);
  list.forEach((token, i) => {
    const next = list[i + 1];
    if (token.tag === 'mark') {
      if (/[,)]/.test(token.low) && out.length > 0) out[out.length - 1] += token.low;
      else if (/[%/]/.test(token.low)) out.push(token.low);
      else if (token.low === '(' && next) out.push(token.low);
      return;
    }
    if (token.low === 'there' && next?.tag === 'be') return void out.push('there');
    if (
      token.tag === 'adv' &&
      (token.low === 'once' || token.low === 'at') &&
      /^(?:at|once)$/.test((token.low === 'at' ? next : list[i - 1])?.low ?? '')
    )
      return;
    if (
      /^(?:stuff|things)$/.test(token.low) &&
      list[i - 1]?.low === 'own' &&
      reference.them &&
      !classes.isPeople(reference.them)
    )
      return void out.push(reference.them);
    if (
      fillers.has(token.low) &&
      token.low !== 'well' &&
      !(token.low === 'yes' && /^(?:\/|or|and)$/.test(next?.low ?? '')) &&
      (token.low !== 'stuff' || list[i - 1]?.tag !== 'noun') &&
      (token.low !== 'right' || next?.tag === 'prep' || next?.tag === 'to') &&
      (token.low !== 'right' || next?.tag !== 'to') &&
      !saysThere(list, i)
    )
      return;
    if (token.low === 'of' && /^(?:both|all)$/.test(list[i - 1]?.low ?? '') && next && own.has(next.low)) return;
    if (own.has(token.low)) {
      if (next && (classes.kin.has(next.low) || (i > 0 && next.low === 'own'))) out.push('your');
      else if ((i > 0 || first) && next?.tag === 'noun' && isOne(list.slice(i + 1))) out.push('the');
      return;
    }
    if (token.low === 'one' && next?.low === 'another') return void out.push('one');
    // "They get one a week".
    if (
      token.low === 'one' &&
      /^(?:an?|per|every|each)$/.test(next?.low ?? '') &&
      classes.timeWords.has(list[i + 2]?.low ?? '') &&
      reference.them.endsWith('s') &&
      !classes.isPeople(reference.them)
    )
      return void out.push(`one ${singular(reference.them)}`);
    if (token.low === 'one' && list.length === 1 && reference.them && adding)
      return void out.push(`a ${singular(reference.them)}`);
    if (token.low === 'one' && list.length === 1 && reference.it && classes.isPeople(reference.them))
      return void out.push(reference.it);
    if (token.low === 'one' && list.length === 1 && reference.them)
      return void out.push(`one of the ${reference.them}`);
    if (
      token.low === 'one' &&
      i === list.length - 1 &&
      /^(?:in|into|to|for|with|from|on)$/.test(list[i - 1]?.low ?? '') &&
      reference.it
    )
      return void out.push(
        reference.it.replace(/^the (?=(.))/u, (_, next: string) => (/[aeiou]/u.test(next) ? 'an ' : 'a ')),
      );
    if (
      token.low === 'one' &&
      i > 0 &&
      list[i - 1]!.tag === 'sub' &&
      next?.tag === 'verb' &&
      reference.them &&
      !classes.isPeople(reference.them)
    )
      return void out.push(`${list[i - 1]!.low === 'which' ? '' : 'a '}${singular(reference.them)}`);
    // "The boss gets his one": one of what was spoken of.
    if (token.low === 'one' && list[i - 1]?.tag === 'poss' && reference.them && !classes.isPeople(reference.them))
      return void (out[out.length - 1] = `a ${singular(reference.them)}`);
    // "The ill ones" are people, whatever was spoken of.
    if (token.low === 'ones' && ofPeople.test(list[i - 1]?.low ?? '')) return void out.push('ones');
    // "Badges for the small ones", "the yearly ones go out" after people were spoken of: rather as it was said.
    if (
      token.low === 'ones' &&
      (classes.isPeople(reference.them) || list.slice(Math.max(0, i - 3), i).some(({ low }) => low === 'for'))
    )
      return void out.push('ones');
    if (token.low === 'ones' && reference.them) return void out.push(reference.them);
    if (token.low === 'ones' && /^the [\p{L}-]+$/u.test(reference.it) && list[i - 1]?.low.endsWith('s') === true)
      return void out.push(plural(reference.it.replace(/^the /u, '')));
    if (token.low === 'all' && list.length === 1) return void out.push('everybody');
    if (token.low === 'they' && list[0]!.tag === 'sub' && reference.who && i > 0) return void out.push(reference.who);
    // "When it is cloudy": nothing that was named before.
    if (token.low === 'it' && next?.tag === 'be' && ofWeather.test(list[i + 2]?.low ?? '')) return void out.push('it');
    if (token.low === 'it' && /^(?:rains?|snows?|storms?|freezes?|thunders?|pours?)$/.test(next?.low ?? ''))
      return void out.push('it');
    if (
      token.low === 'it' &&
      next?.tag === 'be' &&
      /^(?:if|whether)$/.test(list[i - 1]?.low ?? '') &&
      /^(?:det|num)$/.test(list[i + 2]?.tag ?? '')
    )
      return void out.push('it');
    if (
      token.low === 'it' &&
      isSubject(next) &&
      list.slice(0, i).some(({ tag, low }) => tag === 'noun' && singular(low) === low)
    )
      return void out.push('it');
    if (token.low === 'it' && isSubject(next) && (reference.subject || (reference.fresh && reference.it)) && i > 0)
      return void out.push(reference.subject || reference.it);
    if (token.low === 'it' && !isSubject(next))
      return void out.push(
        reference.it ||
          (classes.isPeople(reference.them) ? '' : reference.them) ||
          (list[i - 1]?.low === 'on' ? 'it' : ''),
      );
    // "A bill of materials as a tree, compare two of them".
    if (
      token.low === 'them' &&
      list[i - 1]?.low === 'of' &&
      (list[i - 2]?.tag === 'num' || /^(?:several|some|many|most|both|few)$/.test(list[i - 2]?.low ?? ''))
    ) {
      const later = (reference.itAt ?? 0) > (reference.themAt ?? 0) && reference.it !== '';
      const several = later ? plural(reference.it.replace(/^the /u, '')) : reference.them;
      if (several !== '') return void (out[out.length - 1] = several);
    }
    if (
      (token.low === 'them' || token.low === 'these' || token.low === 'those') &&
      next?.tag !== 'noun' &&
      next?.low !== 'who'
    )
      return void out.push(
        reference.them || (token.low === 'them' && reference.who !== 'they' ? reference.who : '') || token.low,
      );
    // "Others see only theirs".
    if (token.low === 'theirs' && list[i - 1]?.low === 'only') return void out.push('their own');
    if (token.low === 'theirs' && reference.them && !classes.isPeople(reference.them))
      return void out.push(`${reference.them} of others`);
    if (token.low === 'i' || token.low === 'we') return void out.push('you');
    if (token.low === 'me' || token.low === 'us') return void out.push('you');
    if (token.low === 'myself' || token.low === 'ourselves') return void out.push('yourself');
    if (i === 0 && first && (token.low === 'the' || token.low === 'this') && list.length > 1)
      return void out.push('the');
    // "Questionnaire in german".
    if (classes.isLanguage(token.low) && /^(?:in|and|or|,|from|to|into)$/.test(list[i - 1]?.low ?? ''))
      return void out.push(token.low.charAt(0).toUpperCase() + token.low.slice(1));
    const keepsCase = acronym(token.raw) || names.test(token.raw) || (!token.initial && /^\p{Lu}/u.test(token.raw));
    out.push(keepsCase ? token.raw : token.low);
  });
  return out
    .join(' ')
    .replace(/\byou am\b/g, 'you are')
    .replace(/\byou was\b/g, 'you were')
    .replace(/\( /g, '(')
    .replace(/,(?=\s*$)/, '')
    .replace(/\s+/g, ' ')
    .trim()
    .replace(/\(([^)]*)$/, '($1)');
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

/** The noun a phrase is about: the last noun before a preposition or a mark. */
export function headOf(tokens: Token[]): Token | null {
  let head: Token | null = null;
  for (const token of trimmed(tokens)) {
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

/** Without "right away" and what stands in brackets, such as examples; a name in capitals like "(GEDCOM)" stays. */
export function withoutAsides(tokens: Token[]): Token[] {
  const away = tokens.findIndex(
    ({ low }, at) => low === 'away' && /^(?:right|straight)$/.test(tokens[at - 1]?.low ?? ''),
  );
  if (away > 1) return withoutAsides(tokens.toSpliced(away - 1, 2));
  const like = tokens.findIndex(({ low }, at) => low === 'like' && /^["“„]$/.test(tokens[at + 1]?.low ?? ''));
  if (like > 0) return tokens.slice(0, like);
  const from = tokens.findIndex(({ low }) => low === '(');
  if (from < 1) return tokens;
  const close = tokens.findIndex(({ low }, at) => at > from && low === ')');
  const to = close < 0 ? tokens.length : close;
  const inside = tokens.slice(from + 1, to);
  const after = withoutAsides(tokens.slice(to));
  return inside.length === 1 && acronym(inside[0]!.raw)
    ? [...tokens.slice(0, to), ...after]
    : [...tokens.slice(0, from), ...after.slice(1)];
}

/** Without what somebody says in it: "a small message "your nails need love"" wishes for no love. */
export function withoutSpeech(tokens: Token[]): Token[] {
  const from = tokens.findIndex(({ low }, at) => at > 0 && /^["“„]$/.test(low));
  const to = tokens.findIndex(({ low }, at) => from > 0 && at > from && /^["“”]$/.test(low));
  const speaks = tokens.slice(from, to).some(({ tag }) => /^(?:verb|be|modal|have|pron|poss)$/.test(tag));
  return to > from + 2 && speaks ? [...tokens.slice(0, from), ...withoutSpeech(tokens.slice(to + 1))] : tokens;
}

/** The parts of a list of nouns: "tags, search and reminders" gives three. */
export function partsOf(tokens: Token[]): Token[][] {
  const parts: Token[][] = [[]];
  for (const [at, token] of tokens.entries()) {
    // "Started by a mail, by a timetable or by a call": one doing.
    if (
      startedBy(parts.at(-1)!) &&
      (tokens[at + 1]?.low === 'by' || (tokens[at + 1]?.tag === 'conj' && tokens[at + 2]?.low === 'by'))
    )
      parts.at(-1)!.push(token);
    // "Rooms per unit and per topic".
    else if (
      /^(?:and|or)$/.test(token.low) &&
      /^(?:per|without)$/.test(tokens[at + 1]?.low ?? '') &&
      parts.at(-1)!.some(({ low }) => low === tokens[at + 1]!.low)
    )
      parts.at(-1)!.push(token);
    // "A form in Danish and Swedish".
    else if (
      token.tag === 'conj' &&
      parts.at(-1)!.at(-2)?.low === 'in' &&
      classes.isLanguage(parts.at(-1)!.at(-1)!.low) &&
      classes.isLanguage(tokens[at + 1]?.low ?? '')
    )
      parts.at(-1)!.push(token);
    // "Filled into the browser and the phone": into both.
    else if (
      token.low === 'and' &&
      parts.at(-1)![0]?.verb?.form === 'ed' &&
      parts.at(-1)![1]?.tag === 'prep' &&
      tokens[at + 1]?.tag === 'det' &&
      parts.at(-1)![2]?.tag === 'det'
    )
      parts.at(-1)!.push(token);
    // "Every three months, or after so many hours": either of them.
    else if (
      token.low === ',' &&
      tokens[at + 1]?.low === 'or' &&
      tokens[at + 2]?.tag === 'prep' &&
      parts.at(-1)!.length > 0
    )
      continue;
    else if (token.low === 'or' && tokens[at + 1]?.tag === 'prep' && parts.at(-1)!.length > 0)
      parts.at(-1)!.push(token);
    // "By card or paypal": by either.
    else if (token.low === 'or' && byWay(parts.at(-1)!, tokens[at + 1])) parts.at(-1)!.push(token);
    // "A sheet with sizes, stone and deadline": all of them stand on the sheet.
    else if (token.low === ',' && opensList(parts.at(-1)!, tokens.slice(at + 1))) parts.at(-1)!.push(token);
    else if (token.low === 'and' && extendsWith(parts.at(-1)!, tokens[at + 1], tokens[at + 2]))
      parts.at(-1)!.push(token);
    else if (
      (token.tag === 'mark' &&
        /[,;/+()]/.test(token.low) &&
        !(
          token.low === ',' &&
          tokens[at + 1]?.low === 'only' &&
          /^(?:for|to|in|within|at)$/.test(tokens[at + 2]?.low ?? '')
        )) ||
      token.low === 'and' ||
      token.low === 'or' ||
      token.low === 'plus' ||
      token.low === 'incl' ||
      token.low === 'including'
    )
      parts.push([]);
    else parts.at(-1)!.push(token);
  }
  return parts.map(trimmedStart).filter((part) => part.some((token) => token.tag === 'noun' || token.tag === 'verb'));
}

const byWay = (part: Token[], next: Token | undefined): boolean =>
  part.length > 2 && /^(?:by|via|per|from|as)$/.test(part.at(-2)!.low) && next?.tag === 'noun';

const startedBy = ([one, link]: Token[]): boolean => one?.verb?.form === 'ed' && link?.low === 'by';

/** "A list with price and weight": both belong to the list; what is sent or offered stands for itself. */
const extendsWith = (part: Token[], next: Token | undefined, after: Token | undefined): boolean =>
  part.length > 2 &&
  (part.slice(-3).some(({ low }) => low === 'with') ||
    part.at(-2)?.low === ',' ||
    (part.at(-2)?.low === 'of' && after?.tag !== 'noun')) &&
  next?.tag === 'noun' &&
  !/^(?:offer|send|print|raise)$/.test(verbForNoun(singular(next.low)) ?? '');

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

function trimmedStart(tokens: Token[]): Token[] {
  let from = /^(?:at|in)$/.test(tokens[0]?.low ?? '') && tokens[2]?.low === 'end' && tokens.length > 3 ? 3 : 0;
  // "At the end of the day cash book as Excel".
  const when = tokens.findIndex(({ low }, at) => at > from && at < from + 3 && classes.timeWords.has(low));
  if (from > 0 && tokens[from]!.low === 'of' && when > 0 && tokens[when + 1] !== undefined) from = when + 1;
  while (
    from < tokens.length &&
    (['det', 'poss', 'adv', 'conj', 'mark'].includes(tokens[from]!.tag) || tokens[from]!.low === 'with')
  )
    from++;
  return trimmed(tokens.slice(from));
}

export const isFirstPerson = (tokens: Token[]) =>
  tokens.length > 0 &&
  (classes.firstPersons.has(tokens.at(-1)!.low) ||
    tokens.at(-1)!.low === 'he' ||
    tokens.at(-1)!.low === 'she' ||
    (tokens.length <= 3 && tokens.some((token) => classes.firstPersons.has(token.low))));
