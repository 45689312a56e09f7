import type { Heard } from './heard.ts';
import type { Token } from './tokens.ts';

/*
 * What was heard may end before its clause does: "list every flag with the file" of "with the file and line where it is read".
 * What follows up to the end of the clause, and is part of nothing else that was heard, says how, when or of what, and belongs
 * to the wish.
 */

/** The wishes of a text, each up to the end of its clause. */
export const withTails = (heard: readonly Heard[]): Heard[] => {
  const apart = heard.filter((wish) => !tellsWhich(wish));
  const bySentence = Map.groupBy(apart, ({ sentence }) => sentence);
  const whole = apart.map((wish) => (wish.form === 'refused' ? wish : withTail(wish, bySentence.get(wish.sentence)!)));
  // "Helpers see the bookings but never the prices" refuses no prices.
  const isExcepted = (denied: Heard) =>
    isDenied(denied) &&
    whole.some(
      (one) =>
        one.sentence === denied.sentence &&
        !isDenied(one) &&
        excepted(one) &&
        one.head.end < denied.head.start &&
        one.until! >= denied.head.end,
    );
  return whole.filter((one) => !isExcepted(one));
};

/** Refused, denied, or excepted: "except for those where the family objected". */
const isDenied = ({ form, head, what, sentence }: Heard): boolean =>
  form === 'refused' ||
  head.tag === 'neg' ||
  what[0]?.tag === 'neg' ||
  (what[0]?.low === 'those' &&
    /\bexcept(?: for)? $/iu.test(
      sentence
        .slice(0, sentence.indexOf(what[0]))
        .map(({ low }) => `${low} `)
        .join(''),
    ));
const excepted = ({ until = 0, sentence }: Heard): boolean =>
  sentence.some(
    (token, at) => token.end < until && /^but (?:not|never)$/u.test(`${token.low} ${sentence[at + 1]?.low}`),
  );

/** "The line where it is read", "the moment when it was sold": nobody wishes that it is read. */
function tellsWhich({ form, head, what, sentence }: Heard): boolean {
  const at = sentence.indexOf(head);
  const [noun, where, it, is] = sentence.slice(Math.max(0, at - 4), at);
  return (
    form === 'verb' &&
    what.every(({ tag }) => tag === 'pron') &&
    head.verb?.form === 'ed' &&
    is?.tag === 'be' &&
    /^(?:it|they|he|she)$/u.test(it!.low) &&
    /^(?:where|when|which)$/u.test(where!.low) &&
    noun!.tag === 'noun'
  );
}

const wordsOf = ({ head, who, what, rest, particle }: Heard): Token[] => [head, ...who, ...what, ...rest, ...particle];

function withTail(wish: Heard, besides: readonly Heard[]): Heard {
  const { sentence, what } = wish;
  const last = Math.max(...wordsOf(wish).map((token) => sentence.indexOf(token)));
  const from = last + 1;
  let to = from;
  // "But never the prices" goes on after a comma.
  const excepts = excepting(sentence, sentence[to]?.low === ',' ? to + 1 : to);
  if (excepts) to += sentence[to]!.low === ',' ? 2 : 1;
  const others = besides.filter((one) => one !== wish && !(excepts && isDenied(one))).flatMap(wordsOf);
  const taken = new Set(others);
  while (to < sentence.length && !isEnd(sentence[to]!) && !taken.has(sentence[to]!)) to++;
  if (taken.has(sentence[to]!)) {
    // Of what goes on with something else that was heard the last words belong to that.
    if (sentence[to - 1]?.tag !== 'conj') return wish;
    to--;
  }
  const tail = sentence.slice(from, to);
  if (others.some((token) => sentence.indexOf(token) === last) || !belongs(tail, sentence[last]!)) return wish;
  // "He takes a lane and knocks on the doors": by a word that no list of verbs knows.
  if (tail[0]!.tag === 'conj' && wish.head.low.endsWith('s') && tail[1]!.low.endsWith('s') && tail.length > 2)
    return wish;
  const until = tail.at(-1)!.end;
  // "The customer tells us at the end if he was content": what is told, and not when.
  const isTold = telling.test(wish.head.low) && /^(?:if|whether|when)$/u.test(tail[0]!.low);
  if (isTold || wordsOf(wish).length + tail.length > mostInName) return { ...wish, until };
  const joins = tail[0]!.tag === 'conj' && what.includes(sentence[last]!);
  return joins ? { ...wish, until, what: [...what, ...tail] } : { ...wish, until, rest: [...wish.rest, ...tail] };
}
/** A wish of more words than these keeps the rest for its quote: its name would be cut, and where it is said first as well. */
const mostInName = 11;

const telling = /^(?:tell|say|know|see|notify|inform)s?$/u;

const isEnd = ({ low }: Token): boolean =>
  /^[.,;:!?()–—"“”/|→>+&-]$/u.test(low) || /^(?:because|since|so|cos|bc|but|otherwise)$/u.test(low);
const excepting = (sentence: readonly Token[], at: number): boolean =>
  /^(?:but (?:not|never)|(?:not|never|only) (?:on|in|at|for|by|with|to|after|before|until|if|when|while|once|from|without)|unless|except)\b/u.test(
    sentence
      .slice(at, at + 3)
      .map(({ low }) => low)
      .join(' '),
  );

/** As many words as these at most: what is longer tells something else. */
const most = { how: 8, when: 12, of: 9, and: 8 };

function belongs(tail: readonly Token[], last: Token): boolean {
  const [first, second] = tail;
  if (first === undefined || second === undefined) return false;
  const end = tail.at(-1)!;
  if (/^(?:prep|det|conj|poss|to|modal|be|sub|neg)$/u.test(end.tag) || /^(?:i|we|he|she|they)$/u.test(end.low))
    return false;
  if (tail.some(({ low }) => chatting.test(low)) || (tail.length === 2 && second.tag === 'pron')) return false;
  // "A log in which seeing ...": what is in it goes on behind the comma.
  if (tail.length < 4 && second.tag === 'sub') return false;
  const { low, tag } = first;
  if (/^(?:if|when|unless|until|once|whenever|after|before|while|where|even)$/u.test(low))
    return tail.length <= most.when && tail.length > 2;
  if (/^(?:that|which|who|whose)$/u.test(low)) return last.tag === 'noun' && tail.length <= most.of && isFinite(tail);
  if (low === 'than' || tag === 'prep') return tail.length <= most.how && !tail.some(isClause);
  if (/^(?:and|or)$/u.test(low)) return last.tag === 'noun' && tail.length <= most.and && isThing(tail.slice(1));
  return /^(?:,|but)$/u.test(low) && tail.length <= most.how;
}
const chatting =
  /^(?:um|uh|er|lol|haha?|well|though|etc|cheers|thanks|please|great|nice|ok|okay|that['’]d|cool|lovely)$/u;
const isFinite = (tail: readonly Token[]): boolean => tail.some(({ tag }) => /^(?:verb|be|have|modal|do)$/u.test(tag));
/** Somebody who does something begins a clause of its own. */
const isClause = ({ tag, low }: Token, at: number, all: readonly Token[]): boolean =>
  (/^(?:i|we|he|she|they)$/u.test(low) || /^(?:modal|be|have)$/u.test(tag)) &&
  !all.slice(0, at).some((one) => one.tag === 'sub');
/** "And line where it is read": a thing, with what tells which. */
const isThing = (tail: readonly Token[]): boolean => {
  const end = tail.findIndex(({ tag }) => tag === 'sub' || tag === 'prep');
  const thing = end < 0 ? tail : tail.slice(0, end);
  return (
    thing.length > 0 &&
    thing.length <= 4 &&
    thing.every(({ tag }) => /^(?:det|poss|num|noun|adv)$/u.test(tag)) &&
    thing.at(-1)!.tag === 'noun' &&
    !tail.slice(Math.max(0, end)).some((token, at, all) => isClause(token, at, all))
  );
};
