import type { Passage } from './sentences.ts';
import { stem } from './stems.ts';
import type { Token } from './tokens.ts';
import { isPeople } from './word-classes.ts';

/*
 * What the fitted reading looks at. A sign is a number that stands for what is seen at one place, such as "a noun after
 * 'should'"; `weights.ts` knows how much each speaks for what. The same signs are taken when it is fitted and when it reads.
 */

/** A word's number; the same on every machine. */
export function numberOf(word: string): number {
  const known = numbers.get(word);
  if (known !== undefined) return known;
  let number = 0x811c9dc5;
  for (let at = 0; at < word.length; at++) number = Math.imul(number ^ word.charCodeAt(at), 0x01000193);
  if (numbers.size > 50_000) numbers.clear();
  numbers.set(word, (number |= 0));
  return number;
}
const numbers = new Map<string, number>();

/** Several numbers as one, in their order. */
export function joined(first: number, second: number): number {
  let number = (Math.imul(first, 31) + second) | 0;
  number = Math.imul(number ^ (number >>> 15), 0x85ebca6b);
  return (number ^ (number >>> 13)) | 0;
}
export const three = (a: number, b: number, c: number): number => joined(joined(a, b), c);
const four = (a: number, b: number, c: number, d: number): number => joined(three(a, b, c), d);

/** A sentence or list item, with the numbers of its words under four views, and what is seen of it as a whole. */
export type Seen = {
  passage: Passage;
  tokens: readonly Token[];
  /** The word itself; a figure counts as any figure. */
  word: readonly number[];
  stem: readonly number[];
  /** What class of word it is: a plural noun, a verb with -ing. */
  kind: readonly number[];
  /** The word itself where it is a small one such as "when", and its class where not. */
  role: readonly number[];
  /** Its verb and the form of it. */
  verb: readonly number[];
  /** What holds of its words: told once for each, as it is asked for again and again. */
  is: Readonly<Record<keyof typeof holding, readonly boolean[]>>;
  around: readonly number[];
};

export const closed = new Set<Token['tag']>(
  'sub modal prep conj neg pron be have do to mark det poss'.split(' ') as Token['tag'][],
);
const open = new Set<Token['tag']>(['noun', 'adv', 'det', 'poss', 'num']);
const speakers = /^(?:i|we|my|our|us|me|i'm|we're|i'd|we'd)$/u;
const past = /^(?:was|were|had|did)$/u;
const today = /^(?:currently|today|now|still|nowadays|always|often|usually|keeps?|moment|right|years?|last|until)$/u;
const wishing = /^(?:wants?|needs?|wish|like|love|should|must|shall|can|could|would|hope|please)$/u;
const governing = new Set(
  "want wants need needs should must shall can could would will may might let lets if when because who that which where so to never no not without don't can't has have is are was were be i we they he she it you".split(
    ' ',
  ),
);
const offering = /^(?:wants?|needs?|like|love|wish|lets?|able|ability|way|possible|please)$/u;
const denying = /n't$|^(?:without|nobody|nothing|never|none)$/u;
const stops = /^[.,;:!?()–—]$/u;
const linking = /^(?:[.,;:!?()–—-]|and|or|but|so|because|then|if|when|while|that|which|who|to)$/u;
const holding = {
  stop: ({ low }: Token) => stops.test(low),
  acting: ({ tag }: Token) => tag === 'verb' || tag === 'be' || tag === 'modal',
  doer: ({ tag }: Token) => tag === 'pron' || tag === 'noun',
  open: ({ tag }: Token) => open.has(tag),
  governing: ({ low }: Token) => governing.has(low),
  offering: ({ tag, low }: Token) => tag === 'modal' || offering.test(low),
  denying: ({ tag, low }: Token) => tag === 'neg' || denying.test(low),
  linking: ({ low }: Token) => linking.test(low),
};

export function kindOf({ tag, low, verb }: Token): string {
  if (tag === 'mark') return low;
  if (tag === 'verb') return `v-${verb!.form}`;
  if (tag !== 'noun') return tag;
  return verb ? `nv-${verb.form}` : isPeople(low) ? 'people' : low.endsWith('s') ? 'ns' : 'n';
}

/** The sentences of a text as the fitted reading sees them. */
export function seen(sentences: readonly { passage: Passage; tokens: readonly Token[] }[]): Seen[] {
  const lists = sentences.filter(({ passage }) => passage.bullet).length > 4;
  return sentences.map(({ passage, tokens }, at) => {
    const word = tokens.map(({ low }) => numberOf(/^\d/u.test(low) ? '0' : low));
    const kind = tokens.map((token) => numberOf(kindOf(token)));
    const role = tokens.map((token) => (closed.has(token.tag) ? numberOf(token.low) : numberOf(kindOf(token))));
    const before = sentences[at - 1];
    const has = (words: RegExp) => tokens.some(({ low }) => words.test(low));
    const facts = [
      passage.bullet,
      has(speakers),
      has(past),
      has(today),
      has(wishing),
      before?.passage.text.endsWith(':') === true,
      passage.text.endsWith('?'),
      passage.text.endsWith(':'),
      at === 0,
      tokens.length > 60 ? 3 : tokens.length > 8 ? 2 : tokens.length < 4 ? 1 : 0,
      role[0] ?? 0,
      joined(word[0] ?? 0, word[1] ?? 0),
      lists,
      Math.floor((5 * at) / sentences.length),
      sentences.length > 3,
      before?.passage.bullet === true,
      before?.tokens.some(({ low }) => wishing.test(low)) === true,
      tokens.some(({ tag, verb }) => tag === 'verb' && verb!.form === 's'),
      tokens.some(({ tag }) => tag === 'modal'),
    ];
    return {
      passage,
      tokens,
      word,
      stem: tokens.map(({ low }) => numberOf(stem(low))),
      kind,
      role,
      verb: tokens.map(({ verb }) => (verb ? joined(numberOf(verb.base), numberOf(verb.form)) : 5)),
      is: {
        stop: tokens.map(holding.stop),
        acting: tokens.map(holding.acting),
        doer: tokens.map(holding.doer),
        open: tokens.map(holding.open),
        governing: tokens.map(holding.governing),
        offering: tokens.map(holding.offering),
        denying: tokens.map(holding.denying),
        linking: tokens.map(holding.linking),
      },
      around: facts.map((fact, which) => joined(900 + which, Number(fact))),
    };
  });
}

/** Stands for the place before the first word and after the last. */
const edge = 77;
const at = (numbers: readonly number[], place: number): number =>
  // An array asked for what lies before its begin is slow.
  place < 0 || place >= numbers.length ? edge : numbers[place]!;

/** The last word before a place for which something holds, not before `from`; -1 when there is none. */
function back(holds: readonly boolean[], place: number, from: number): number {
  for (let i = place - 1; i >= Math.max(0, from); i--) if (holds[i]) return i;
  return -1;
}

/** By what it is told whether a wish is said with the word at a place; all but the wishes found before it. */
export function headSigns({ tokens, word, stem, kind, role, verb, is, around, passage }: Seen, i: number): number[] {
  const signs: number[] = [];
  let which = 0;
  const put = (a: number) => signs.push(joined(++which, a));
  const two = (a: number, b: number) => signs.push(three(++which, a, b));
  const many = (a: number, b: number, c: number) => signs.push(four(++which, a, b, c));
  const [own, its, does] = [kind[i]!, word[i]!, verb[i]!];
  put(0);
  put(its);
  put(stem[i]!);
  put(own);
  put(numberOf(tokens[i]!.low.slice(-3)));
  put(does);
  for (const step of [-3, -2, -1, 1, 2, 3]) {
    put(at(word, i + step));
    put(at(kind, i + step));
  }
  for (const step of [-2, -1, 1, 2]) two(at(role, i + step), own);
  many(at(role, i - 1), own, at(role, i + 1));
  many(at(role, i - 2), at(role, i - 1), own);
  many(three(1, at(kind, i - 3), at(kind, i - 2)), at(kind, i - 1), own);
  many(own, at(role, i + 1), at(role, i + 2));
  many(three(1, own, at(kind, i + 1)), at(kind, i + 2), at(kind, i + 3));
  two(at(word, i - 1), its);
  two(at(word, i - 2), at(word, i - 1));
  two(its, at(word, i + 1));
  two(does, at(role, i - 1));
  two(does, at(role, i + 1));
  many(does, at(role, i - 1), at(role, i - 2));
  // The words between the last mark and the next one.
  const opened = back(is.stop, i, i - 11);
  let closes = i + 1;
  while (closes < tokens.length && closes - i < 10 && !is.stop[closes]) closes++;
  const governor = back(is.governing, i, opened + 1);
  const governed = governor < 0 ? edge : word[governor]!;
  let chain = edge;
  let links = 0;
  for (let y = i - 1; y > opened && links < 3; y--)
    if (!is.open[y] && tokens[y]!.tag !== 'verb') {
      chain = joined(chain, role[y]!);
      links++;
    }
  two(governed, own);
  two(governed, does);
  two(chain, own);
  two(opened < 0 ? edge : word[opened]!, i - 1 === opened ? own : role[opened + 1]!);
  two(Number(i === 0), own);
  const offered = back(is.offering, i, i - 12);
  two(at(word, offered), own);
  two(at(word, offered), does);
  two(at(word, back(is.denying, i, i - 6)), own);
  const doer = back(is.doer, i, opened + 1);
  two(at(role, doer), own);
  two(at(role, doer), does);
  many(at(role, doer), governed, own);
  two(Math.min(5, closes - i - 1), own);
  two(Math.min(5, i - 1 - opened), own);
  two(at(word, closes), own);
  many(Number(i - 1 === opened) + 2 * Number(closes === i + 1), own, Number(passage.bullet));
  const earlier = at(kind, back(is.acting, i, opened + 1));
  let later = i + 1;
  while (later < closes && !is.acting[later]) later++;
  const next = later < closes ? kind[later]! : 0;
  two(next, own);
  two(earlier, own);
  many(earlier, next, own);
  for (const fact of around) signs.push(three(98, fact, own), three(99, fact, governed));
  return signs;
}

/** By what the wishes that were found before in the sentence tell about the word at a place; `last` is the nearest, or -1. */
export function historySigns({ word, kind, role, is }: Seen, i: number, found: Uint8Array, last: number): number[] {
  const own = kind[i]!;
  const form = last < 0 ? 9 : found[last]!;
  const links: number[] = [];
  for (let y = i - 1; y > last && links.length < 2; y--) if (is.linking[y]) links.push(word[y]!);
  const [near = edge, far = edge] = links;
  const signs = [
    three(101, i > 0 ? found[i - 1]! : 7, own),
    four(102, form, last < 0 ? 9 : Math.min(6, i - last), own),
    four(103, at(kind, last), joined(near, far), own),
    four(104, form, near, own),
  ];
  if (last >= 0 && i - last < 12) {
    let path = 0;
    let small = 0;
    for (let y = Math.max(last, i - 5); y < i; y++) path = joined(path, kind[y]!);
    for (let y = last + 1; y < i; y++) if (!is.open[y]) small = joined(small, role[y]!);
    signs.push(three(105, path, own), four(106, small, form, own));
  }
  return signs;
}

/** By what it is told which part of the wish with this head a word is; all but what the word before it is. */
export function partSigns(
  { tokens, word, stem, kind, role, is, passage }: Seen,
  head: number,
  form: number,
  i: number,
) {
  const signs: number[] = [];
  let which = 200;
  const two = (a: number, b: number) => signs.push(three(++which, a, b));
  const many = (a: number, b: number, c: number) => signs.push(four(++which, a, b, c));
  const [own, its] = [kind[i]!, word[i]!];
  const after = Number(i > head);
  const side = form * 2 + after;
  const far = Math.max(-9, Math.min(9, i - head));
  let marks = 0;
  let links = 0;
  let acting = 0;
  let nested = 0;
  let doing = 0;
  const from = Math.min(i, head) + 1;
  const to = Math.max(i, head);
  for (let y = from; y < to; y++) {
    const { tag } = tokens[y]!;
    if (is.stop[y]) marks++;
    if (is.acting[y]) acting++;
    if (tag === 'conj') links++;
    else if (tag === 'sub') nested++;
    else if (tag === 'verb') doing = 1;
  }
  const between = Math.min(2, marks) * 9 + Math.min(2, links) * 3 + Math.min(2, acting);
  const verb = headVerb(tokens[head]!, word[head]!);
  two(side, 1);
  two(far, form);
  many(far, own, form);
  two(its, side);
  many(its, at(word, i - 1), side);
  many(its, at(word, i + 1), side);
  for (const step of [-2, -1, 1, 2]) many(at(role, i + step), own, side);
  many(between, Math.min(1, nested), side);
  many(between, own, side);
  many(verb, own, after);
  many(verb, its, after);
  many(at(role, head - 1), own, joined(side, Math.abs(far) < 4 ? far : 9));
  many(headForm(tokens[head]!, kind[head]!), own, joined(between, side));
  two(stem[i]!, side);
  many(Number(passage.bullet), own, side);
  many(doing, own, side);
  many(between, its, side);
  many(side, Math.min(i, 3), own);
  many(side, Math.min(tokens.length - 1 - i, 2), own);
  if (to - from < 6) {
    let roles = 0;
    let kinds = 0;
    for (let y = from; y < to; y++) {
      roles = joined(roles, role[y]!);
      kinds = joined(kinds, kind[y]!);
    }
    signs.push(four(298, roles, own, side), four(299, kinds, own, side));
  }
  return signs;
}

/** By what the part of the word before tells which part a word is. */
export function turnSigns({ tokens, word, kind, role }: Seen, head: number, form: number, i: number, before: number) {
  const own = kind[i]!;
  const so = before * 8 + form * 2 + Number(i > head);
  return [
    joined(301, so),
    three(302, so, own),
    three(303, so, word[i]!),
    four(304, so, at(role, i - 1), joined(own, at(role, i + 1))),
    four(305, so, own, joined(at(kind, i + 1), at(kind, i + 2))),
    four(306, so, own, headForm(tokens[head]!, kind[head]!)),
    four(307, so, own, at(role, i + 1)),
    four(308, so, own, at(role, i - 1)),
    four(309, so, word[i]!, at(word, i + 1)),
    four(310, so, own, headVerb(tokens[head]!, word[head]!)),
  ];
}

const headVerb = ({ verb }: Token, word: number): number => (verb ? numberOf(verb.base) : word);
const headForm = ({ verb }: Token, kind: number): number => (verb ? numberOf(verb.form) : kind);
