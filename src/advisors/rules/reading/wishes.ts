import type { Steps } from '../pace.ts';
import { baseOf } from './base-of.ts';
import { clauseAt, type Clause } from './clauses.ts';
import type { Heard } from './heard.ts';
import { byNobody, isHowItIs, isReplaced, troubles, turning } from './how-it-is.ts';
import { headOf, ofWeather, trimmed, verbatim, wordsOf } from './phrases.ts';
import { isComplaint, protecting } from './demands.ts';
import type { Source } from './reading.ts';
import { noMore } from './refusals.ts';
import { singular } from './stems.ts';
import { strengthIn, type Strength } from './strength.ts';
import type { Token } from './tokens.ts';
import { gerund } from './verbs.ts';
import { verbForNoun } from './wish-nouns.ts';
import {
  before,
  isBareNoun,
  isDoer,
  isTold,
  partsOf,
  presses,
  withArticle,
  withoutDoers,
  type Parts,
} from './wish-parts.ts';
import { questionWords, timeWords } from './word-classes.ts';

/** Something the product is wished to do, in the person's words. */
export type Wish = {
  form: 'verb' | 'noun';
  /** Who does it, when it is somebody else than the person or the product itself. */
  actor: string | null;
  verb: string;
  object: string;
  /** The object's main noun in its singular, lower case. */
  head: string;
  condition: string;
  /** What it is done with, without all that belongs to it; empty where that was not said. */
  thing: string;
  /** The wish as it was said, from who does it to its last word, and all that was said between two marks around it. */
  own: string;
  around: string;
  /** The words beside its own in their sentence. */
  beside: [Token | undefined, Token | undefined];
  strength: Strength;
  quote: string;
  start: number;
  end: number;
  source: Source;
  clause: Clause;
  /** As likely wanted as not. */
  asTold: boolean;
};

/** The wishes of one source, in the order they were said. */
export function* wishesOf(
  heard: readonly Heard[],
  antecedents: ReadonlyMap<Token, string>,
  clauses: readonly Clause[],
  source: Source,
): Steps<Wish[]> {
  const clausesIn = Map.groupBy(clauses, ({ passage }) => passage.start);
  const wishes: Wish[] = [];
  for (const [nth, one] of withFieldsTogether(once(heard), source.text).entries()) {
    if (nth % 5 === 0) yield;
    wishes.push(...wishIn(one, antecedents, clausesIn, source));
  }
  return wishes;
}

/** What is wished with words that were heard as a wish: nothing where they only tell how things are. */
function wishIn(
  one: Heard,
  antecedents: ReadonlyMap<Token, string>,
  clausesIn: ReadonlyMap<number, readonly Clause[]>,
  source: Source,
): Wish[] {
  if (one.form === 'refused' || isHowItIs(one) || isReplaced(one, source) || saysNothing(one, antecedents)) return [];
  const wish = partsOf(one);
  const { sure, head, who, early, into, passive, passage } = wish;
  const form = wish.form === 'noun' ? 'noun' : 'verb';
  const forbidden = head.tag === 'neg' ? doingAfter(wish) : [];
  if (forbidden === null) return [];
  const inName = (tokens: readonly Token[], first = false) => wordsOf(withNouns(tokens, antecedents, wish), first);
  const asSaid = (tokens: readonly Token[]) => verbatim(withNouns(tokens, antecedents, wish));
  const siblings = clausesIn.get(passage.start) ?? [];
  const clause = clauseAt(head, siblings)!;
  const doubtful = sure < 0.5 && !clause.tokens.some(({ low }) => wishing.test(low));
  // "No more double bookings".
  const averted =
    form === 'noun' ? passage.text.slice(0, (one.what[0] ?? head).start - passage.start).search(noMore) : -1;
  const ban = form === 'verb' ? banBefore(wish) : null;
  // "He's not supposed to see the names": what is forbidden stands behind the verb.
  const acted = ban !== null && !passive ? wish.what.filter(({ start: from }) => from > head.start) : wish.what;
  // "Visitors are led to the plot": whom it is done to.
  const done = withoutDoers(passive && acted.length === 0 ? who : acted, antecedents);
  const what = averted < 0 ? withArticle(done, wish) : done;
  // What the parts were put right by, other than the "in" that nobody said.
  const added = wish.rest.filter((token) => wish.sentence.includes(token));
  const all = [head, ...what, ...into, ...one.rest, ...added, ...one.particle, ...forbidden];
  const start = averted >= 0 ? passage.start + averted : (ban ?? Math.min(...all.map((token) => token.start)));
  const end = Math.max(one.until ?? 0, ...all.map((token) => token.end));
  const doing = form === 'noun' ? verbFor(what) : verbIn(wish, what, forbidden);
  if (doing === null && isAll(source, start, end)) return [];
  const verb = doing ?? 'keep';
  const [when, how] = whenAndHow(wish, inName);
  // "Tell me if it is a fox": when, and not what.
  const told = !isDoer(wish) && telling.test(verb) && /^(?:if|when|once)$/u.test(what[0]?.low ?? '');
  // "Turn red": behind the thing, other than "up" and "off".
  const state = wish.particle.filter(({ tag }) => tag === 'noun');
  const only = early.length === 1 && early[0]!.low === 'only' ? early[0]! : null;
  const owned = form === 'noun' && isBareNoun(early);
  const asked = what.some(({ low }) => questionWords.has(low));
  const acting = form === 'verb' && !passive && isDoer(wish) ? inName(withArticle(who, wish), true) : null;
  const doer =
    acting !== null && only !== null && only.start < who[0]!.start && !acting.startsWith('only ')
      ? `only ${acting}`
      : acting;
  const object = [
    toYou(wish),
    only !== null && doer === acting ? 'only' : '',
    told
      ? ''
      : inName(owned ? what.map((token) => (isHe.test(token.low) ? named(token, inName(early)) : token)) : what, true),
    inName(into),
    inName(state),
    how,
    owned && !asked ? `${isWhen.test(inName(early)) ? '' : 'for '}${inName(early)}` : '',
  ]
    .filter(Boolean)
    .join(' ')
    // "A picture of it into the chat", where nobody knows of what.
    .replace(/ of (?=(?:into|onto|to|in|on|at|from)\b)/u, ' ')
    // "Who may open which" is whole.
    .replace(/(?<!^(?:who|which|what)\b.*) (?:of )?(?:who|what|which|that)$/u, '');
  return [
    {
      form,
      actor: ban === null ? doer : null,
      verb: ban === null && averted < 0 ? verb : 'prevent',
      object:
        ban === null
          ? object
          : `${doer === null || nobody.test(doer) || nobody.test(passage.text.slice(ban - passage.start)) ? '' : `${doer} from `}${gerund(verb)} ${object.replace(/^no /u, 'any ')}`.trim(),
      head: singular(headOf(what)?.low ?? ''),
      condition: told ? inName(what) : when || (isTold(early) ? `when ${inName(early)}` : ''),
      thing: told ? '' : inName(what),
      own: [isDoer(wish) && who[0]!.start < start ? asSaid(who) : '', asSaid(between(wish, start, end))]
        .join(' ')
        .trim()
        .replace(product, '')
        // "Guest should can reserve".
        .replace(/\b(should|must|would|will|may) can(?= )/u, '$1'),
      around: asSaid(betweenMarks(wish, start, end)).replace(product, ''),
      beside: [
        wish.sentence.findLast((token) => token.end <= start),
        wish.sentence.find((token) => token.start >= end),
      ],
      strength: doubtful ? 'could' : strengthIn(clause, siblings),
      quote: source.text.slice(start, end),
      start,
      end,
      source,
      clause,
      asTold: doubtful,
    },
  ];
}

const between = ({ sentence }: Heard, start: number, end: number): Token[] =>
  sentence.filter((token) => token.start >= start && token.end <= end);

/** From the mark before a wish to the mark after it. */
function betweenMarks({ sentence }: Heard, start: number, end: number): Token[] {
  const isBorder = ({ low }: Token) => /^[.,;:!?()–—"“”]$/u.test(low);
  const from = sentence.findLastIndex((token) => token.end <= start && isBorder(token));
  const to = sentence.findIndex((token) => token.start >= end && isBorder(token));
  return sentence.slice(from + 1, to < 0 ? undefined : to);
}

/** "It should nag me", "something ought to visit each site": the product, which every name is about. */
const product =
  /^(?:you|i|we) (?:want|need|would like) to (?=\p{L})|^(?:it|this|something(?: else)?) (?:(?:should|would|could|must|can|may|might|will|shall|ought to|has to|needs to|had better) )(?:(?:also|just|then|simply) )?/iu;

/** "Every Monday the list": when, and not for whom. */
const isWhen = /^(?:every|each) (?:\p{L}+day|morning|evening|night)$/iu;
/** Whoever says so is no longer in doubt. */
const wishing = /^(?:wants?|needs?|must|should|shall|wish|please)$/u;
const telling = /^(?:tell|notify|warn|alert|inform|remind)$/u;
const isHe = /^(?:he|she|they)$/u;
const named = (token: Token, noun: string): Token => ({ ...token, raw: noun, low: noun, tag: 'noun', verb: null });

/** "When the fridge gets too warm" is when or whether; all else is how. */
function whenAndHow({ head, rest }: Parts, inName: (tokens: readonly Token[]) => string): [string, string] {
  const stretches = [rest.filter(({ start }) => start < head.start), rest.filter(({ start }) => start >= head.start)];
  const said = stretches.map((tokens, nth) => {
    const words = inName(tokens);
    const conditional = trimmed(tokens)[0]?.tag === 'sub';
    if (nth > 0 || conditional || words === '' || /^(?:prep|sub)$/u.test(tokens[0]!.tag)) return { conditional, words };
    // "Every tree row has variety": for every row; "one click opens it": with one click.
    if (presses.test(tokens.at(-1)!.low)) return { conditional, words: `with ${words}` };
    const each = /^(?:every|each) /u.test(words) && !rest.some(({ low }) => timeWords.has(low));
    return { conditional, words: each ? `for ${words}` : words };
  });
  const joined = (conditional: boolean) =>
    said
      .filter((one) => one.conditional === conditional && one.words !== '')
      .map(({ words }) => words)
      .join(' ');
  return [joined(true), joined(false)];
}

/** "Tell me who is due": to whom it is told, which was labelled as no part of it. */
function toYou({ form, head, what, sentence }: Heard): string {
  const next = sentence[sentence.indexOf(head) + 1];
  return form === 'verb' && next && /^(?:me|us)$/u.test(next.low) && !what.includes(next) ? 'you' : '';
}

/** "To each other" names no thing, nor does "get a mail" mail one. */
function saysNothing(
  { form, head, what, rest, sentence, passage }: Heard,
  antecedents: ReadonlyMap<Token, string>,
): boolean {
  // A word that no list of verbs knows, and nothing else.
  if (form === 'verb' && head.verb === null && [...what, ...rest].every(({ tag }) => tag === 'mark')) return true;
  // "They hear their voice, slower if they like": how, and of what is done nothing.
  if (form === 'verb' && head.verb === null && what.length === 0 && head.low.endsWith('er')) return true;
  const before = sentence[sentence.indexOf(head) - 1];
  const after = sentence[sentence.indexOf(head) + 1];
  // "One file per person, contract included": of the file.
  if (head.low === 'included' && before?.tag === 'noun' && (after === undefined || after.tag === 'mark')) return true;
  const ahead = passage.text.slice(0, head.start - passage.start);
  const isOpen = form === 'verb' && what.length > 0 && what.every((token) => isThis(token) && !antecedents.has(token));
  // "He sees this before he sends", where nobody knows what.
  if (isOpen && noticing.test(head.low) && !turning.test(ahead))
    return /^(?:before|after|when|while|until)$/u.test(rest[0]?.low ?? '') && rest[1]?.tag === 'pron';
  // "If a neighbour already told it": in which case.
  if (isOpen && /^\s*if\b[^,]*\balready $/iu.test(ahead)) return true;
  if (form === 'verb') return what.length === 0 && /^(?:a|an)$/u.test(sentence[sentence.indexOf(head) - 1]?.low ?? '');
  // "Last year I lost two colonies": what happened to somebody.
  if (what.some(({ low }, at) => at > 0 && /^(?:i|we)$/u.test(low)) && !questionWords.has(what[0]!.low)) return true;
  return what.every(
    (token) => /^(?:det|to|prep|adv|conj|mark|be|have|modal)$/u.test(token.tag) && !antecedents.has(token),
  );
}

const noticing = /^(?:see|know|hear|notice|learn)s?$/u;
const isThis = ({ low }: Token): boolean => /^(?:this|that|it)$/u.test(low);

/** What must not be done, where it was not heard as part of the wish; null where it is not said. */
function doingAfter({ head, particle, sentence }: Heard): Token[] | null {
  if (particle.length > 0) return [];
  const done = sentence
    .slice(sentence.indexOf(head) + 1)
    .find(({ tag, low }) => tag !== 'adv' && tag !== 'be' && low !== 'be');
  return done?.verb ? [done] : null;
}

/** Where a ban on what is said begins: "nobody may vote twice", "must not be shown", "nobody gets two"; null where there is none. */
function banBefore({ head, who, what, passage }: Heard): number | null {
  const said = passage.text.slice(0, head.start - passage.start);
  const forbidden = said.search(banning);
  // "Nobody knows who has the key" is a trouble, and no rule.
  const trouble = troubles.test(baseOf(head));
  if (atLoss.test(baseOf(head)) && unable.test(said)) return null;
  const guarded = protecting.test(baseOf(head)) && !isComplaint(passage.text) ? said.search(beyond) : -1;
  const withheld = limiting.test(passage.text.slice(head.end - passage.start)) ? said.search(beyond) : -1;
  const at = [forbidden, guarded, withheld, trouble ? -1 : said.search(byNobody)].find((found) => found >= 0);
  if (at === undefined) return null;
  const begins = passage.start + at;
  // "Guests pay on the spot and may not book twice": of the guests, in a sentence that says something else first.
  const near = who.filter(({ end }) => !/\b(?:and|but)\b/iu.test(said.slice(end - passage.start, at)));
  return Math.min(begins, ...[...near, ...what].map(({ start }) => start));
}
const nobody = /^(?:nobody|nothing|none|no[ -]one)\b/iu;
/** "Nobody running the storage can", "nothing may", "no card numbers may", "must not be able to". */
const banning =
  /\b(?:no (?!(?:one|matter|doubt)\b)(?:(?!(?:that|which|who|so|and|but|because|then|when|if|as|where)\b)\p{L}+ ){1,3}(?:may|must|should|shall|can(?= be)|could(?= be))(?: ever)?(?: be)?|(?:nobody|no[ -]one|none of \p{L}+|nothing)(?: else)?(?: (?:who|that|\p{L}+ing)\b(?:(?!\b(?:and|or|so|but|then|when|while)\b)[^,;:.!?]){1,40}?)? (?:(?:should |must |may )?can|could|may|must|should|shall|is allowed to)(?: be)?|not even (?:(?!\b(?:and|but|or|so)\b)\p{L}+ ){1,6}(?:can|could|may|must|should|shall)(?: be)?|(?:may|must|should|shall)(?: be)?(?: not| never|n['’]t)(?: be)?(?: (?:able|allowed|permitted|possible)(?: for (?:\p{L}+ ){1,3}?)? ?to)?|(?:(?:is|are)(?: not| never|n['’]t)|(?:he|she|it|they)['’](?:s|re) (?:not|never)) (?:ever )?(?:supposed|allowed|permitted|meant) to(?: be)?|must not can|(?:must|may|should|shall)(?: not| never|n['’]t)(?: ever)? happen(?: again| ever)? that(?: \p{L}+){1,4}?|(?:must|should|shall|has to|needs to|ought to) be(?: made)? impossible (?:for (?:\p{L}+ ){1,3}?)?to)(?: ever)? $/iu;
/** "Members can't book two at once": a rule where a limit follows; without one it is a trouble, which is wished away. */
const beyond = /(?<!\b(?:i|we) )\b(?:cannot|can ?not|can['’]?t)(?: (?:ever|just|simply|be|also))* $/iu;
const limiting =
  /^(?:(?!\b(?:and|but|so)\b)[^,;:.!?])*?\b(?:two|three|twice|more than|at once|at the same time|until|till|unless|after|before|each other(?:['’]s)?|one another(?:['’]s)?|others['’]|without (?:an? |the |any |his |her |their )?(?!\p{L}+ing\b)\p{L}+)/iu;
/** "Nobody can find the key". */
const unable = /\b(?:nobody|no[ -]one|none of \p{L}+) (?:can|could) $/iu;
const atLoss = /^(?:know|find|remember|tell|understand|look|help)$/u;

/** "A list to tick off": heard as a thing and as what is done with it, of which the doing says more. */
function once(heard: readonly Heard[]): Heard[] {
  const words = heard.map(({ head, what, rest, particle }) => new Set([head, ...what, ...rest, ...particle]));
  return heard.filter((one, at) =>
    heard.every((other, nth) => {
      if (nth === at || other.passage !== one.passage) return true;
      if (one.form === 'refused' || other.form === 'refused') return true;
      const [own, its] = [words[at]!, words[nth]!];
      if (one.form !== other.form) return one.form === 'verb' || !(its.isSubsetOf(own) || own.isSubsetOf(its));
      return own.size === its.size || !own.isSubsetOf(its);
    }),
  );
}

/** "Name, age, where it hangs": things of a list that are only to be known are one wish. */
function withFieldsTogether(heard: readonly Heard[], text: string): Heard[] {
  const all: Heard[] = [];
  for (const wish of heard) {
    const last = all.at(-1);
    const between = last?.what.length ? text.slice(last.what.at(-1)!.end, wish.what[0]?.start ?? 0) : '';
    const alike = last?.rest.length === wish.rest.length && last.rest.every((word) => wish.rest.includes(word));
    if (last && alike && isField(last) && isField(wish) && last.passage === wish.passage && listing.test(between))
      all[all.length - 1] = { ...wish, what: [...last.what, ...marksIn(between, last), ...wish.what] };
    else all.push(wish);
  }
  return all;
}
const listing = /^\s*(?:,|;|\/|\+|&|\band\b|\bor\b|\s)+$/u;
const isField = ({ form, what }: Heard): boolean => form === 'noun' && (verbFor(what) ?? 'keep') === 'keep';
/** The comma or "and" between two things, as a word of its own. */
const marksIn = (between: string, { what }: Heard): Token[] => {
  const last = what.at(-1)!;
  const low = /\b(?:and|or)\b|[&+]/u.test(between) ? 'and' : ',';
  return [{ ...last, raw: low, low, start: last.end, end: last.end, verb: null, tag: low === ',' ? 'mark' : 'conj' }];
};

/** "They cannot say which room is free": what somebody is not able to tell is to be seen. */
const verbIn = ({ head, particle, passage }: Heard, what: readonly Token[], forbidden: readonly Token[]): string =>
  /^(?:say|tell)$/u.test(head.low) &&
  questionWords.has(what[0]?.low ?? '') &&
  /\b(?:can ?not|can['’]?t) $/u.test(before(head, passage))
    ? 'see'
    : [
        baseOf(head),
        ...particle.filter(({ tag }) => tag !== 'noun').map(({ low }) => low),
        ...forbidden.map(baseOf),
      ].join(' ');

/** A thing that is all that was said of the idea is the product itself. */
const isAll = ({ id, text }: Source, start: number, end: number): boolean =>
  /^(?:idea|vision)$/u.test(id) && onlyArticles.test(`${text.slice(0, start)}${text.slice(end)}`);
/** Of a long text its first word shows that it is not. */
const onlyArticles = /^(?:\b(?:an?|the)\b|[^\p{L}\d])*$/iu;

/** What is done with a thing that is only named; null where nothing is usual. */
function verbFor(what: readonly Token[]): string | null {
  const [first] = what;
  if (first && /^(?:sub|pron)$/u.test(first.tag) && questionWords.has(first.low)) return 'show';
  const head = headOf([...what]);
  return head ? verbForNoun(singular(head.low)) : null;
}

/** The words with what "it" and "them" stand for in their place. */
const withNouns = (tokens: readonly Token[], antecedents: ReadonlyMap<Token, string>, wish: Heard): Token[] =>
  tokens.flatMap((token, at) => {
    const noun = antecedents.get(token);
    // "Two of them": two boats.
    if (token.low === 'of' && tokens[at - 1]?.tag === 'num' && antecedents.has(tokens[at + 1]!)) return [];
    return noun === undefined || speaksForItself(tokens, at, wish) ? token : named(token, noun);
  });

/** "Check photos before they go online", "when it is cloudy", "how often they came": it is clear without a noun, or none is meant. */
function speaksForItself(tokens: readonly Token[], at: number, { who, what }: Heard): boolean {
  const [{ low, start }, last, next, after] = [tokens[at]!, tokens[at - 1], tokens[at + 1], tokens[at + 2]];
  if (low === 'they' && tokens.slice(0, at).some((one) => questionWords.has(one.low))) return true;
  if (low === 'they' && last !== undefined && /^(?:sub|prep)$/u.test(last.tag))
    return [...who, ...what].some((one) => one.tag === 'noun' && one.start < start && singular(one.low) !== one.low);
  if (low !== 'it' || next?.tag !== 'be') return false;
  return (
    ofWeather.test(after?.low ?? '') ||
    (/^(?:if|whether)$/u.test(last?.low ?? '') && /^(?:det|num)$/u.test(after?.tag ?? ''))
  );
}
