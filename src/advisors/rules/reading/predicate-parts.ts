import type { Predicate } from './predicate.ts';
import type { Token } from './tokens.ts';
import { verbForms } from './verbs.ts';
import * as classes from './word-classes.ts';

/** "After the ride they", "every evening the baker": the adverbial before the subject is left out. */
export function bare(subject: Token[]): Token[] {
  const timed = subject[0]?.tag === 'det' && classes.timeWords.has(subject[1]?.low ?? '') && subject.length > 2;
  if (timed) return subject.slice(2);
  // "Once a year the review talk".
  const often = /^(?:once|twice)$/.test(subject[0]?.low ?? '') && classes.timeWords.has(subject[2]?.low ?? '');
  if (often && subject.length > 3) return subject.slice(3);
  // "Two weeks before the deadline the office".
  const since = subject.findIndex(({ low }) => /^(?:before|after)$/.test(low));
  if (since > 0 && subject.slice(0, since).every(({ low, tag }) => tag === 'num' || classes.timeWords.has(low))) {
    const whom = subject.findIndex(({ tag }, at) => at > since + 2 && /^(?:det|poss|pron|num)$/.test(tag));
    if (whom > 0) return subject.slice(whom);
  }
  if (subject[0]?.tag !== 'prep') return subject;
  const pronoun = subject.findLastIndex((token) => token.tag === 'pron');
  if (pronoun > 0) return subject.slice(pronoun);
  const first = subject.findIndex((token) => token.tag === 'noun');
  // "At month end".
  const noun = classes.timeWords.has(subject[first + 1]?.low ?? '') ? first + 1 : first;
  if (classes.timeWords.has(subject[noun]?.low ?? '') && subject[noun + 1] && subject[noun + 1]!.low !== 'of')
    return subject.slice(noun + 1);
  // "After some rounds people".
  if (
    noun > 0 &&
    subject.length === noun + 2 &&
    subject[noun]!.low !== 'of' &&
    classes.isPeople(subject[noun + 1]!.low)
  )
    return subject.slice(noun + 1);
  const next = subject.findIndex(
    (token, at) =>
      at > noun &&
      noun > 0 &&
      // "At the end of the month every ward": not the month.
      subject[at - 1]!.tag !== 'prep' &&
      (token.tag === 'det' || token.tag === 'poss' || token.tag === 'num'),
  );
  return next > 0 ? subject.slice(next) : subject;
}

/** "In which hall it was used", "from whom", "since when". */
export const asksByPreposition = ([first, second]: readonly Token[]): boolean =>
  (first?.tag === 'prep' || first?.tag === 'to' || /^(?:since|until)$/.test(first?.low ?? '')) &&
  /^(?:which|what|whom|when|where)$/.test(second?.low ?? '');

/** "Importable" imports. */
export function verbInAble(word: string): string | null {
  const stem = /^(\p{L}{3,})able$/u.exec(word)?.[1];
  const base = [stem, `${stem}e`, stem?.replace(/(.)\1$/u, '$1')].find(
    (one) => one !== undefined && verbForms.get(one)?.form === 'base',
  );
  return base === undefined || /^(?:suit|avail|afford|reason|comfort|accept)$/.test(stem!) ? null : base;
}

/** "Papers as a scan attached": what is to be done may stand last. */
export const doneLast = /^(?:attach|include|scan|save|store|print|export|encrypt|translate|log|count|record|film)$/;

/** "Descriptions it (should find)": a thing before the pronoun that does something. */
export const frontsObject = (subject: Token[]): boolean =>
  subject.length >= 2 &&
  /^(?:it|they|one|you|i|we|i'd|we'd)$/.test(subject.at(-1)!.low) &&
  subject.at(-2)!.tag === 'noun' &&
  !classes.timeWords.has(subject.at(-2)!.low) &&
  subject[0]!.tag !== 'prep' &&
  subject[0]!.tag !== 'adv';

/** "add, edit and delete recipes": the verbs together. */
export function coordinated(tokens: Token[], i: number): { verb: string; next: number } | null {
  const verbs = [tokens[i]!.verb!.base];
  let k = i + 1;
  let closed = false;
  let or = false;
  while (verbs.length < 4 && !closed) {
    let skip = k;
    while (tokens[skip] && (tokens[skip]!.low === ',' || tokens[skip]!.low === '/' || tokens[skip]!.tag === 'conj'))
      skip++;
    const token = tokens[skip];
    if (
      skip === k ||
      /^gets?$/.test(token?.low ?? '') ||
      token?.verb?.form !== tokens[i]!.verb!.form ||
      token.tag !== 'verb'
    )
      break;
    closed = tokens.slice(k, skip).some(({ tag, low }) => tag === 'conj' || low === '/');
    or = tokens.slice(k, skip).some(({ low }) => low === 'or');
    verbs.push(token.verb.base);
    k = skip + 1;
  }
  return verbs.length > 1 && closed
    ? { verb: `${verbs.slice(0, -1).join(', ')} ${or ? 'or' : 'and'} ${verbs.at(-1)}`, next: k }
    : null;
}

const marks = (tokens: Token[], from: number) => {
  const end = tokens.findIndex((token, k) => k >= from && token.tag === 'mark' && /[.!?;]/.test(token.low));
  return end < 0 ? tokens.slice(from) : tokens.slice(from, end);
};

/** What follows "a place for ...": nothing when it only names an audience. */
export function nounAfterContainer(tokens: Token[]): Token[] {
  const container = tokens.findIndex((token) => classes.containerNouns.has(token.low));
  if (container < 0 || container > 6 || tokens.slice(0, container).some((token) => token.tag === 'prep')) return tokens;
  const link = tokens.findIndex(
    (token, k) =>
      k > container && ((token.tag === 'prep' && /^(for|of|with|like|about)$/.test(token.low)) || token.tag === 'mark'),
  );
  if (link < 0) return [];
  let after = marks(tokens, link + 1);
  if (tokens[link]!.low === 'for') {
    const single = after[0] && (after[0].tag === 'det' || after[0].tag === 'poss');
    const last = after.findLast(({ tag }) => tag === 'noun');
    const audience = last && (classes.groups.has(last.low) || classes.isPeople(last.low)) && after.length <= 4;
    if (single || audience) {
      const onward = after.findIndex((token) => token.low === 'with' || token.low === ',');
      after = onward < 0 ? [] : after.slice(onward + 1);
    }
  }
  return after;
}

/** "Adding must be one click": the action is the subject. */
export function gerundSubject(tokens: Token[], i: number, result: Predicate): Predicate {
  const finite = tokens.findIndex((token, k) => k > i && (token.tag === 'modal' || token.tag === 'be'));
  const complement = tokens.findIndex((token, k) => k >= finite && (token.tag === 'num' || token.low === 'one'));
  const object = tokens.slice(i + 1, finite);
  if (tokens[finite]!.tag === 'be' && tokens[finite + 1]?.verb?.form === 'ing')
    return { ...result, stative: true, trouble: true };
  return {
    ...result,
    frame: 'modal',
    verb: tokens[i]!.verb!.base,
    at: i,
    object:
      complement < 0
        ? object
        : [
            ...object,
            { ...tokens[complement]!, raw: 'with', low: 'with', tag: 'prep', verb: null },
            ...tokens.slice(complement),
          ],
  };
}

/** A clause of which nothing is known yet. */
export const empty = (): Predicate => ({
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

const acts = ({ tag, low, verb }: Token): boolean =>
  (tag === 'verb' && verb!.form !== 'ing' && verb!.form !== 'ed') || classes.troubleVerbs.has(low);
/** Two doings without a word between them: a sentence that goes on after its relative clause. */
export const goesOn = (tokens: Token[]): boolean => {
  const first = tokens.findIndex(acts);
  const second = tokens.findIndex((token, at) => at > first && acts(token));
  return (
    first >= 0 &&
    second > first &&
    !tokens.slice(first, second).some(({ tag }) => tag === 'mark' || tag === 'conj' || tag === 'to' || tag === 'sub')
  );
};
