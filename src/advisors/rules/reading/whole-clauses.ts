import type { Heard } from './heard.ts';
import { singular } from './stems.ts';
import type { Token } from './tokens.ts';
import { namesPeople, questionWords } from './word-classes.ts';

/*
 * Word by word a clause may be heard in pieces: "how form" and "move over the season" are one thing that somebody wants to
 * see. What belongs together is put together here, and what was only a piece of another wish is none.
 */

/** The wishes of a text in their order; what lies within a clause, a quotation or a thing that was made whole here is none beside it. */
export function withWholeClauses(heard: readonly Heard[]): Heard[] {
  const whole: Heard[] = [];
  const taken = new Set<Token>();
  for (const [nth, wish] of heard.entries()) {
    if (taken.has(wish.head) || isEndOfBetween(wish)) continue;
    const one = withoutHalfClause(withQuotation(withWhatItIsOf(withQuestion(withItem(wish)))));
    // Said already: the curve was heard by itself, and made of what it is of.
    if (one.form === 'noun' && one !== wish && whole.some(({ head }) => head === one.head)) continue;
    const asked = askedWith(one, verbAfter(heard, nth));
    const { what, rest } = asked ?? one;
    const [from, to] = [what[0], lastOf([...what, ...rest])];
    if (from && to && (asked || one !== wish))
      for (const token of one.sentence) if (token.start > from.start && token.end <= to.end) taken.add(token);
    const apart = questionsApart(asked ?? one);
    if (apart.length > 1) for (const part of apart) for (const token of part.what) taken.add(token);
    whole.push(...apart);
  }
  return whole;
}

/** The next wish of the same sentence that is said with a verb. */
function verbAfter(heard: readonly Heard[], nth: number): Heard | undefined {
  for (let at = nth + 1; heard[at]?.passage === heard[nth]!.passage; at++)
    if (heard[at]!.form === 'verb') return heard[at];
  return undefined;
}

/** "The manager okays the hours, payslips at month end": an item of a list, by a word that no list of verbs knows. */
function withItem(wish: Heard): Heard {
  const { form, head, what, sentence } = wish;
  const at = sentence.indexOf(head);
  const isItem =
    form === 'verb' &&
    head.verb === null &&
    singular(head.low) !== head.low &&
    what.length === 0 &&
    sentence[at - 1]?.low === ',' &&
    /^(?:mark|prep|conj)$/u.test(sentence[at + 1]?.tag ?? 'mark');
  return isItem ? { ...wish, form: 'noun', who: [], what: [head] } : wish;
}

/** Half of "test and live addresses" in "switch between test and live addresses". */
function isEndOfBetween({ form, what, rest, sentence }: Heard): boolean {
  const from = what[0] ? sentence.indexOf(what[0]) : -1;
  if (form !== 'noun' || from < 2 || sentence[from - 1]!.low !== 'and' || rest[0]?.low === 'to') return false;
  const between = sentence.slice(Math.max(0, from - 5), from - 1);
  const at = between.findIndex(({ low }) => low === 'between');
  return at >= 0 && between.slice(at + 1).every(({ tag }) => /^(?:det|poss|num|adv|noun)$/u.test(tag));
}

/** 'A state of "drying, two days"' goes on to where the quotation ends. */
function withQuotation(wish: Heard): Heard {
  const { what, rest, sentence } = wish;
  const last = lastOf([...what, ...rest]);
  if (what.length === 0 || last === undefined) return wish;
  const [from, to] = [sentence.indexOf(what[0]!), sentence.indexOf(last)];
  const isMark = ({ low, tag }: Token) => tag === 'mark' && quotation.test(low);
  const opened = sentence.slice(from, to + 1).filter(isMark).length % 2 === 1;
  const closes = opened ? sentence.findIndex((token, at) => at > to && at <= to + 8 && isMark(token)) : -1;
  if (closes < 0) return wish;
  const further = sentence.slice(to + 1, closes + 1);
  return rest.includes(last) ? { ...wish, rest: [...rest, ...further] } : { ...wish, what: [...what, ...further] };
}
/** Other marks are also those of a possessive. */
const quotation = /^["“”«»]$/u;
const lastOf = (tokens: readonly Token[]): Token | undefined => tokens.toSorted((a, b) => a.start - b.start).at(-1);

/** "A curve of how the range goes down": the curve is wished, and the range does so by itself. */
function withWhatItIsOf(wish: Heard): Heard {
  const { form, head, sentence, what, rest, particle } = wish;
  const at = sentence.indexOf(head);
  const of = sentence.findLastIndex(
    ({ low }, nth) => nth < at && nth >= at - 6 && low === 'of' && questionWords.has(sentence[nth + 1]?.low ?? ''),
  );
  const noun = sentence[of - 1];
  if (form !== 'verb' || noun?.tag !== 'noun') return wish;
  // "Inform members of what is decided"; "where foxes live and people report".
  if (sentence.slice(0, of).some(({ low }) => telling.test(low))) return wish;
  if (sentence.slice(of, at).some(({ tag }) => !/^(?:noun|pron|det|poss|num|adv|prep|sub)$/u.test(tag))) return wish;
  let from = of - 1;
  while (sentence[from - 1]?.tag === 'noun' || sentence[from - 1]?.tag === 'adv') from--;
  const end = Math.max(...[head, ...what, ...rest, ...particle].map((one) => sentence.indexOf(one)));
  return { ...wish, form: 'noun', head: noun, who: [], what: sentence.slice(from, end + 1), rest: [], particle: [] };
}
const telling = /^(?:inform|tell|warn|notify|remind|ask)s?$/u;

/** "And mostly what all camps agree on": nobody is to agree, but somebody wants to see on what. */
function withQuestion(wish: Heard): Heard {
  const { form, who, head, what, rest, particle, sentence } = wish;
  const doer = who[0] ? sentence.indexOf(who[0]) : -1;
  const subject = sentence[doer - 1]?.tag === 'det' ? doer - 1 : doer;
  const at = subject - 1;
  if (form !== 'verb' || at < 0 || !/^(?:how|what|whether)$/u.test(sentence[at]!.low)) return wish;
  const before = sentence.slice(0, at).findLast(({ tag }) => tag !== 'adv');
  if (sentence.at(-1)!.low === ':') return wish;
  const begins = before === undefined || before.tag === 'conj' || /^[,;:–—]$/u.test(before.low);
  if (!begins || sentence.slice(subject, sentence.indexOf(head)).some(doesSo)) return wish;
  const end = Math.max(...[head, ...what, ...rest, ...particle].map((one) => sentence.indexOf(one)));
  return {
    ...wish,
    form: 'noun',
    head: sentence[at]!,
    who: [],
    what: sentence.slice(at, end + 1),
    rest: [],
    particle: [],
  };
}

/** "A cost estimate that the patient" of "that the patient can sign": what it is, without the half of a clause. */
function withoutHalfClause(wish: Heard): Heard {
  const { what, rest, sentence } = wish;
  const last = lastOf([...what, ...rest]);
  const part = last !== undefined && rest.includes(last) ? rest : what;
  const at = part.findLastIndex(({ low }) => /^(?:that|which|whom)$/u.test(low));
  const half = part.slice(at + 1);
  const isHalf =
    last !== undefined &&
    half.length > 0 &&
    (at > 0 || (at === 0 && part === rest)) &&
    last.tag === 'noun' &&
    part[at - 1]?.tag !== 'prep' &&
    /^(?:det|poss)$/u.test(half[0]!.tag) &&
    half.every(({ tag }) => /^(?:det|poss|num|noun)$/u.test(tag)) &&
    sentence[sentence.indexOf(last) + 1]?.tag === 'modal';
  if (!isHalf) return wish;
  return part === rest ? { ...wish, rest: rest.slice(0, at) } : { ...wish, what: what.slice(0, at) };
}

/** "How form" with "and fatigue move over the season": what is asked, up to the end of its own clause; undefined where it is whole. */
function askedWith(wish: Heard, verb: Heard | undefined): Heard | undefined {
  const { what, sentence } = wish;
  const at = what.findIndex(({ low }) => questionWords.has(low));
  // With somebody who does it the clause is whole, by a verb that no list may know.
  if (verb === undefined || at < 0 || what.slice(at).some((token) => doesSo(token) || token.tag === 'pron'))
    return undefined;
  const [from, to] = [sentence.indexOf(what.at(-1)!) + 1, sentence.indexOf(verb.head)];
  const between = sentence.slice(from, to);
  const subject = sentence.slice(0, Math.max(0, to)).findLast(({ tag }) => tag !== 'adv');
  const goesOn =
    to >= from &&
    between.length <= 6 &&
    !between.some(({ low }, nth) => isNext(between[nth - 1], low) || /^(?:cause|cos|bc)$/u.test(low)) &&
    between.every(({ tag }) => /^(?:noun|pron|det|poss|num|adv|conj)$/u.test(tag)) &&
    /^(?:noun|pron)$/u.test(subject?.tag ?? '') &&
    // What it is done to is said: "how many cakes and customers order them" are two things.
    !verb.what.some(({ start, tag }) => start > verb.head.start && /^(?:noun|pron)$/u.test(tag));
  if (!goesOn) return undefined;
  let end = Math.max(...[verb.head, ...verb.what, ...verb.rest, ...verb.particle].map((one) => sentence.indexOf(one)));
  // "Where our shop feels slow".
  while (/^(?:adv|noun)$/u.test(sentence[end + 1]?.tag ?? '')) end++;
  const further = sentence.slice(from, end + 1);
  return { ...wish, what: [...what, ...further], rest: wish.rest.filter((one) => !further.includes(one)) };
}
/** Questions of so many words are whole at most; what is longer goes on to something else. */
const longest = 9;

/** "See who visits when, what the doctor said and which medicine she takes": each that is asked is a wish. */
function questionsApart(wish: Heard): Heard[] {
  const { form, what, sentence } = wish;
  const first = what[0] && questionWords.has(what[0].low) ? sentence.indexOf(what[0]) : -1;
  if (form !== 'verb' || first < 0 || what[0]!.start < wish.head.start) return [wish];
  const parts: Token[][] = [];
  for (let from = first; ;) {
    let end = from + 1;
    const isNew = (at: number) =>
      questionWords.has(sentence[at]!.low) && /^(?:,|and|or)$/u.test(sentence[at - 1]?.low ?? '');
    while (end < sentence.length && !/^[,.;:!?()–—]$/u.test(sentence[end]!.low) && !isNew(end)) end++;
    const part = sentence.slice(from, end);
    if (/^(?:and|or)$/u.test(part.at(-1)!.low)) part.pop();
    if (part.length < 2 || part.length > longest) break;
    parts.push(part);
    const next = /^(?:and|or)$/u.test(sentence[end + 1]?.low ?? '')
      ? end + 2
      : sentence[end]?.low === ','
        ? end + 1
        : end;
    if (next >= sentence.length || !questionWords.has(sentence[next]!.low) || !isNew(next)) break;
    from = next;
  }
  // "Who comes and who leaves" is one.
  const inRow = parts.slice(1).some(([opens]) => sentence[sentence.indexOf(opens!) - 1]!.low === ',');
  if (!inRow) return [wish];
  return parts.map((part) => ({ ...wish, what: part, rest: [] }));
}

/** Who stands behind "and" begins something of their own. */
const isNext = (before: Token | undefined, low: string): boolean =>
  before?.tag === 'conj' && (/^(?:i|we|you|he|she|it|they)$/u.test(low) || namesPeople(low));
const doesSo = ({ tag, low }: Token): boolean =>
  /^(?:verb|be|modal|have|do)$/u.test(tag) || /\p{L}['’](?:s|re|ve|ll|d)$/u.test(low);
