import { baseOf } from './base-of.ts';
import type { Heard } from './heard.ts';
import type { Passage } from './sentences.ts';
import type { Token } from './tokens.ts';
import { isLanguage, namesPeople } from './word-classes.ts';

/**
 * How the product, or something in it, has to be, where nothing is said to be done: "it must be usable with gloves on", "has
 * to survive a power cut", "films may not leave our server".
 */
export type Demand = {
  passage: Passage;
  /** What has to be so; empty for the product itself. */
  subject: Token[];
  negated: boolean;
  /** Told as a whole: "nobody except me sees the margin"; all its words are the subject. */
  isRule?: true;
  /** Said to the product: "never plan a berth below two metres". */
  isOrder?: true;
  /** What follows "must": the verb, and the rest. */
  verb: Token;
  rest: Token[];
  start: number;
  end: number;
};

/** The demands in the sentences of one text, where nothing was heard as a wish. */
export const demandsIn = (
  sentences: readonly { passage: Passage; tokens: readonly Token[] }[],
  heard: readonly Heard[],
): Demand[] => {
  const wished = Map.groupBy(heard, ({ passage }) => passage);
  return sentences.flatMap(({ passage, tokens }) => {
    if (asItIs.test(passage.text)) return [];
    let last = -1;
    return openings(tokens).flatMap((from) => {
      const demand =
        ruleFrom(passage, tokens, from) ?? neverFrom(passage, tokens, from) ?? demandFrom(passage, tokens, from);
      if (demand === null || demand.start < last) return [];
      last = demand.end;
      const reaches = ({ start, end }: Token) => end > demand.start && start < demand.end;
      const isHeard = (wished.get(passage) ?? []).some(
        (one) => !isPartOf(one, demand) && [one.head, ...one.what].some(reaches),
      );
      return isHeard ? [] : [demand];
    });
  });
};

/** How things are, which nobody asks for. */
const asItIs = /\b(?:at the moment|currently|sadly|unfortunately|so far|these days|nowadays|until now)\b/iu;

/**
 * True where a word such as "readable" was heard as something to do, and tells how the product has to be, or where of what must
 * not be only a part was heard.
 */
export function isPartOf(one: Heard, { subject, verb, start, end, negated, isRule, isOrder }: Demand): boolean {
  const words = [one.head, ...one.who, ...one.what, ...one.rest, ...one.particle];
  const [from, to] = [Math.min(...words.map((token) => token.start)), Math.max(...words.map((token) => token.end))];
  if (from < start || to > end) return false;
  if (isRule) return true;
  if (isOrder) return one.form !== 'refused' || one.what.includes(verb);
  if (one.form === 'refused') return false;
  if (!negated) return subject.length === 0 && verb.tag === 'be' && able.test(one.head.low);
  return subject.length > 0 && (one.form === 'noun' || (one.head.tag !== 'neg' && to < end - leastLeft));
}
/** So many characters left of what must not be say more than "twice". */
const leastLeft = 10;
const able = /.{3}[ai]ble$/u;

/** Where a clause may begin that stands for itself. */
const openings = (tokens: readonly Token[]): number[] =>
  tokens.flatMap((_, at) => {
    const last = tokens[at - 1];
    return last === undefined || borders.test(last.low) || last.tag === 'conj' || last.low === 'so' ? [at] : [];
  });
const borders = /^[,;:.!?()–—]$/u;
/** "Nobody except me sees the margin", "no one may borrow more than two unless I agree": what nobody does, within limits. */
function ruleFrom(passage: Passage, tokens: readonly Token[], from: number): Demand | null {
  const words = tokens.slice(from, from + 2).map(({ low }) => low);
  if (!/^(?:nobody|nothing|neither|only|no one$)/u.test(words.join(' '))) return null;
  const end = tokens.findIndex(({ low }, at) => at > from && /^[;:.!?()–—]$/u.test(low));
  const said = tokens.slice(from, end < 0 ? undefined : end);
  const text = said.map(({ low }) => low).join(' ');
  const verb = said.at(-1);
  if (words[0] === 'only' && !/^(?:nobody|no[ -]?one)\b/iu.test(passage.text.slice(said[0]!.start - passage.start)))
    return null;
  if (verb === undefined || said.length > mostInRule || !limited.test(text) || isTrouble.test(text)) return null;
  return {
    passage,
    subject: said,
    negated: true,
    isRule: true,
    verb,
    rest: [],
    start: said[0]!.start,
    end: said.at(-1)!.end,
  };
}
const mostInRule = 20;
const limited =
  /^nothing (?:is|gets|may be|must be|should be) (?:ever )?(?:overwritten|deleted|lost|changed|sent|published|shared|uploaded)\b|^neither (?:[^ ]+ )*?(?:until|unless)\b|^only (?:\p{L}+ ){1,3}(?:and|or) (?:\p{L}+ ){1,3}(?:may|can|should|must|sees?|gets?|knows?|changes?|opens?)\b|^(?:nobody|no one) (?:(?:except|but|besides|other than|outside|apart from)\b|(?:may|must|can|should|shall|sees|opens|enters|starts|uses|borrows|climbs|edits|changes) .*\b(?:until|unless)\b)/u;
const isTrouble =
  /\b(?:knows?|notice[sd]?|remembers?|answers?|cares?|understands?|(?:can|could) (?:say|tell|find|remember|read|follow|see|agree)|(?<!\b(?:is|be|gets) )ever|anymore|any more|have to|has to|be able)\b/u;

/** "Malformed lines are counted, never abort", "Never plan below 15 degrees": said to the product. */
function neverFrom(passage: Passage, tokens: readonly Token[], from: number): Demand | null {
  const at = /^(?:and|but)$/u.test(tokens[from]?.low ?? '') ? from + 1 : from;
  const [never, verb] = [tokens[at], tokens[at + 1]];
  if (never?.low !== 'never' || verb === undefined || idle.test(verb.low)) return null;
  const rest = restFrom(tokens, at + 2);
  // "Never abort" ends with a word that no list of verbs knows.
  const isDoing =
    verb.tag === 'verb' ? verb.verb!.form === 'base' : verb.tag === 'noun' && rest.length === 0 && from > 0;
  if (!isDoing) return null;
  return {
    passage,
    subject: [],
    negated: true,
    isOrder: true,
    verb,
    rest,
    start: never.start,
    end: (rest.at(-1) ?? verb).end,
  };
}
const idle = /^(?:know|see|find|remember|ask|stop|mind|hear|think|get|forget|understand|learn|want|need)$/u;

const opens = /^(?:and|but|also|so|then|please|again|important|very|well|oh|still|therefore|thus|hence)$/u;

function demandFrom(passage: Passage, tokens: readonly Token[], from: number): Demand | null {
  let at = from;
  while (tokens[at] !== undefined && opens.test(tokens[at]!.low)) at++;
  const start = at;
  // "It's got to be readable": one word says who and that it must.
  const isShort =
    /^(?:it|that)['’]?s$/u.test(tokens[at]?.low ?? '') &&
    /^got to\b/u.test(`${tokens[at + 1]?.low} ${tokens[at + 2]?.low}`);
  while (at < tokens.length && at - start < mostWords && ofSubject(tokens[at]!) && mustAt(tokens, at) === null) at++;
  const said = tokens.slice(start, at);
  const after = isShort ? { at: at + 3, negated: false, isLet: false, isAbility: undefined } : mustAt(tokens, at);
  if (after === null || tokens[at - 1]?.low === 'so') return null;
  at = after.at;
  let { negated } = after;
  for (; tokens[at] !== undefined && (between.test(tokens[at]!.low) || negations.test(tokens[at]!.low)); at++)
    if (negations.test(tokens[at]!.low)) negated = true;
  const verb = tokens[at];
  if (verb === undefined || !(verb.tag === 'be' ? verb.low === 'be' : /^(?:verb|noun|have)$/u.test(verb.tag)))
    return null;
  if (after.isLet && !negated) return null;
  if (after.isAbility && (!protects(verb, tokens[at + 1]) || isComplaint(passage.text))) return null;
  const rest = restFrom(tokens, at + 1);
  const isProduct = isShort || (said.length === 0 ? from === 0 : product.test(said.map(({ low }) => low).join(' ')));
  if (said.length === 0 && !isProduct) return null;
  // "Should vibration exceed the limit, ...": in which case.
  if (said.length === 0 && tokens[start]!.low === 'should' && verb.tag === 'noun') return null;
  if (!isProduct && !isThing(said, negated)) return null;
  if (!saysSomething(verb, rest, negated, isProduct)) return null;
  return {
    passage,
    subject: isProduct ? [] : said,
    negated,
    verb,
    rest,
    start: (said[0] ?? tokens[start]!).start,
    end: (rest.at(-1) ?? verb).end,
  };
}
/** What has to be so is named in few words. */
const mostWords = 8;
const ofSubject = ({ tag, low, verb }: Token): boolean =>
  /^(?:det|poss|num|noun|adv)$/u.test(tag) ||
  (tag === 'verb' && (verb!.noun || verb!.form === 'ing')) ||
  /^(?:of|in|for|with|without|on|under|from|no|it|this|that|everything|nothing|anything)$/u.test(low);
const product =
  /^(?:it|this|that|(?:the|this|our|my) (?:\p{L}+ )?(?:app|application|product|tool|program|programme|system|software|solution|thing|whole thing|site|website|platform|service)|app|program|system|software|(?:the )?whole thing)$/u;

/** Where what has to be so follows "must", "has to" or "may not"; `isLet` where only a denial makes it a rule. */
function mustAt(
  tokens: readonly Token[],
  at: number,
): { at: number; negated: boolean; isLet: boolean; isAbility?: true } | null {
  const [first, next] = [tokens[at]?.low ?? '', tokens[at + 1]?.low];
  if (/^(?:must|should|shall)$/u.test(first)) return { at: at + 1, negated: false, isLet: false };
  if (/^(?:must|should)n['’]?t$/u.test(first)) return { at: at + 1, negated: true, isLet: false };
  if (/^(?:cannot|can['’]?t)$/u.test(first)) return { at: at + 1, negated: true, isLet: false, isAbility: true };
  if (first === 'can' && next === 'not') return { at: at + 2, negated: true, isLet: false, isAbility: true };
  if (first === 'may') return { at: at + 1, negated: false, isLet: true };
  if (/^(?:has|have|needs?|ought)$/u.test(first) && next === 'to') return { at: at + 2, negated: false, isLet: false };
  return null;
}
const between =
  /^(?:also|still|really|just|always|simply|only|at|least|ever|even|definitely|absolutely|therefore|all|both|further)$/u;
const negations = /^(?:not|never)$/u;

/** "Helpers cannot delete a booking", "entries can't be edited": a rule; that somebody cannot find a thing is a trouble. */
const protects = (verb: Token, next: Token | undefined): boolean =>
  verb.tag === 'be' ? next?.verb?.form === 'ed' && protecting.test(next.verb.base) : protecting.test(baseOf(verb));
/** What somebody complains of is no rule: "can't be changed today, which makes everybody angry". */
export const isComplaint = (sentence: string): boolean => complaint.test(sentence);
const complaint =
  /\b(?:today|currently|at the moment|at present|because|sadly|unfortunately|(?:in|with) (?:the|our|my) (?:old|current|present|existing)|the old|so it|which (?:makes|costs|is)|and (?:that|it|this) (?:costs|makes|is))\b/iu;
export const protecting = /^(?:delete|remove|edit|change|alter|modify|overwrite|override|erase|reopen|tamper|forge)$/u;

/** The rest of the clause, up to where something else begins. */
function restFrom(tokens: readonly Token[], from: number): Token[] {
  let to = from;
  while (to < tokens.length && !isNext(tokens, to) && (!borders.test(tokens[to]!.low) || goesOn(tokens, to))) to++;
  return tokens.slice(from, to);
}
/** "Work over SSH, with vim keys, and without a config file"; "never be open, even if the program crashes". */
function goesOn(tokens: readonly Token[], at: number): boolean {
  if (tokens[at]!.low !== ',') return false;
  const from = tokens[at + 1]?.tag === 'conj' ? at + 2 : at + 1;
  const end = tokens.findIndex(({ low }, nth) => nth > at && borders.test(low));
  const words = tokens.slice(from, end < 0 ? undefined : end);
  const [first, second] = words;
  if (first?.low === 'even' || first?.low === 'unless') return second !== undefined;
  // "With Polish, Czech and Slovak".
  const isList =
    words.length <= 5 &&
    words.some(({ tag }) => tag === 'conj') &&
    words.every(({ tag }) => /^(?:noun|det|conj|num|adv)$/u.test(tag));
  return isList || (first?.tag === 'prep' && !words.some(({ tag }) => /^(?:modal|be|have|verb|pron)$/u.test(tag)));
}
const isNext = (tokens: readonly Token[], at: number): boolean => {
  const [{ low, tag }, next] = [tokens[at]!, tokens[at + 1]];
  if (/^(?:because|since|but|so|otherwise|cos|as)$/u.test(low))
    return !(low === 'as' || low === 'so') || next?.tag === 'pron';
  return tag === 'conj' && (next === undefined || /^(?:pron|modal)$/u.test(next.tag) || finite(tokens, at + 1));
};
/** "And it must", "and the letters should": a clause of its own. */
const finite = (tokens: readonly Token[], from: number): boolean => {
  let at = from;
  while (at < tokens.length && /^(?:det|poss|noun|num)$/u.test(tokens[at]!.tag)) at++;
  return at > from && at < tokens.length && /^(?:modal|be|have)$/u.test(tokens[at]!.tag);
};

/** A thing, and not people who have to do something, nor what was said before. */
function isThing(said: readonly Token[], negated: boolean): boolean {
  const words = said.map(({ low }) => low);
  if (
    words.some((low) =>
      /^(?:that|what|nobody|everyone|everybody|one|somebody|someone|there|anyone|anybody)$/u.test(low),
    )
  )
    return false;
  if (/^(?:prep|neg)$/u.test(said.at(-1)!.tag)) return false;
  // "Nothing in it" is a thing, "a clerk it" is none.
  if (words.some((low, at) => low === 'it' && !/^(?:in|of)$/u.test(words[at - 1] ?? ''))) return false;
  const people = said.some(({ tag, low }) => tag === 'noun' && namesPeople(low));
  return negated || !people;
}

/** "This must change", "it should be said", "it should know that", "the ground must have settled": of no product. */
function saysSomething(verb: Token, rest: readonly Token[], negated: boolean, isProduct: boolean): boolean {
  const base = baseOf(verb);
  const [first, second] = rest;
  if (first === undefined) return !isProduct && verb.tag === 'verb' && !vague.test(base);
  if (
    (rest.length === 1 && first.tag === 'prep') ||
    first.tag === 'be' ||
    first.tag === 'sub' ||
    first.low === 'let' ||
    (rest.length === 1 && first.tag === 'pron') ||
    /^(?:have|do|let)$/u.test(base)
  )
    return false;
  if (verb.tag !== 'be') return !(vague.test(base) && /^(?:to|so|that|it|on|this)$/u.test(first.low));
  // "It must be your age", "it has to be Anna", "it must be raining": a guess, or who it is.
  const isGuess =
    isProduct &&
    (first.tag === 'poss' ||
      first.tag === 'pron' ||
      first.tag === 'det' ||
      /^\p{L}{3,}ing$/u.test(first.low) ||
      (/^\p{Lu}\p{Ll}/u.test(first.raw) && !isLanguage(first.low)));
  if (isGuess) return false;
  if (saying.test(first.low) || (first.low === 'a' && second?.low === 'must')) return false;
  // "Must be dried within two days": by people, of a thing that was named before.
  return !isProduct || first.verb?.form !== 'ed' || negated || ofProduct.test(first.low);
}
const vague = /^(?:happen|end|stop|change|go|admit|say|know|confess|add|be)$/u;
const saying =
  /^(?:able|allowed|said|noted|admitted|added|so|it|like|possible|great|nice|good|fun|the|mentioned|there|about|clear|ours|mine|hard|easy|ready|no|summer|winter|spring|autumn|true|wrong)$/u;
const ofProduct = /^(?:hosted|installed|built|written|kept|stored|operated|encrypted|translated|licensed|used)$/u;
