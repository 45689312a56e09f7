import type { Heard } from './heard.ts';
import type { Passage } from './sentences.ts';
import { isMass, plural, singular, stem } from './stems.ts';
import type { Token } from './tokens.ts';
import * as classes from './word-classes.ts';

type Sentences = readonly { passage: Passage; tokens: readonly Token[] }[];
type Wish = Pick<Heard, 'who' | 'what' | 'rest'> & Partial<Pick<Heard, 'form' | 'head'>>;
type Noun = { at: number; sentence: number; low: string; stem: string; token: Token };
/** The nouns that a pronoun may stand for, what speaks for each of them, and what speaks for none. */
export type Choice = { nouns: Noun[]; speaking: number[][]; against: number[] };

/**
 * How much each sign counts, in the order of `choiceOf`. Fitted to 1,269 pronouns of the labelled ideas; `npm run eval --
 * --fit-reading` fits them again.
 */
export const weights = {
  speaking: [
    1.98, -1.41, -0.24, -0.33, -0.36, -0.84, -0.69, 0.8, 2.13, 0.85, 0.54, 1.19, -1.74, 2.51, 0.84, 0.49, -0.68, 0.51,
    -0.54, -0.77, -0.97, -1.03,
  ],
  against: [-0.21, 0.46, 0.24],
};
/** From how likely on a noun is taken: below, a pronoun that is left open costs less than a wrong name. */
const likelyEnough = 0.4;

const several = /^(?:them|those|these|they|ones)$/u;
const isPronoun = /^(?:it|that|this|ones?|them|those|these|they)$/u;
const noThing =
  /'|^(?:wh(?:o|ose|ich|at)(?:ever)?|(?:some|any|every|no)(?:body|one|thing)|others?|half|rest|own|either|both|more|less|few|far|not|to|idk|etc|bit|lot|lots|ok|okay|yes|oh|u[mh])$/u;
const anybody = /^(?:(?:some|any|every|no)(?:body|one)|no-one|none)$/u;
const aside = /^(?:in|on|at|by|from|into|onto|to|after|before|until|per|during|within|near|with|without|for|about)$/u;
const unlikely = [classes.timeWords, classes.containerNouns, classes.manners];
const untold = [classes.wantVerbs, classes.troubleVerbs, classes.pastForms];

/** "The gate they leave from", "the day they expire": what things do. */
const byThemselves = /^(?:expire|end|fall|ripen|leave|appear|arrive|start|come|go|happen)$/u;
/** "A tablet with the products" before "on it": a thing, and what is to be in or on it. */
function endsWithinThing(tokens: readonly Token[], at: number): boolean {
  const from = tokens.findLastIndex(({ low }, nth) => nth < at && low === 'with');
  const within = tokens.slice(from + 1, at);
  return (
    from > 0 && tokens[from - 1]!.tag === 'noun' && within.every(({ tag }) => /^(?:det|poss|num|noun)$/u.test(tag))
  );
}

/** True when the word is a pronoun for a thing spoken of: not "that" in "see that it works", nor "one" in "one boat". */
export function standsForThing(tokens: readonly Token[], at: number): boolean {
  const [{ low, tag }, next] = [tokens[at]!, tokens[at + 1]];
  if (!isPronoun.test(low) || tag === 'num' || next?.low === 'who') return false;
  // "A tablet with the products on it": of the thing itself.
  if (low === 'it' && /^(?:in|on|at)$/u.test(tokens[at - 1]?.low ?? '') && endsWithinThing(tokens, at - 1))
    return false;
  // "Who did it", "help one another", "lay one over the other".
  if (low === 'it') return !/^(?:rain|snow|freez)/u.test(next?.low ?? '') && tokens[at - 1]?.tag !== 'do';
  // "One or more of our own codes".
  if (low === 'one' && tokens[at + 1]?.low === 'or' && tokens[at + 3]?.low === 'of') return false;
  if (low === 'one' && tokens.slice(at + 1, at + 4).some((one) => /^(?:an)?other$/u.test(one.low))) return false;
  // "They done the course": things do nothing.
  if (low === 'they' && /^(?:did|do|done|want|know|think|say|said|pay|paid)$/u.test(next?.low ?? '')) return false;
  // "The price they signed at", "from a list they keep": who does so is somebody.
  if (low === 'they' && tokens[at - 1]?.tag === 'noun' && next?.tag === 'verb')
    return classes.timeWords.has(tokens[at - 1]!.low) || byThemselves.test(next.verb!.base);
  if (/^th[eo]se$|^this$/u.test(low)) return !/^(?:noun|num)$/u.test(next?.tag ?? '');
  if (low !== 'that') return next?.low !== 'of';
  // "Note all that".
  if (tokens[at - 1]?.low === 'all') return false;
  // "A list that shows": what follows belongs to the noun before.
  const follows = tokens[at - 1]?.tag === 'noun' && /^(?:verb|modal|be|have|do)$/u.test(next?.tag ?? '');
  return !follows && !/^(?:det|pron|poss|noun|num)$/u.test(next?.tag ?? '');
}

/** A text in one row of words, with its nouns and what the wishes in it act on. */
export function textOf(sentences: Sentences, wishes: readonly Wish[]) {
  const tokens = sentences.flatMap((one) => one.tokens);
  const sentenceAt = sentences.flatMap((one, nth) => one.tokens.map(() => nth));
  const nouns: Noun[] = [];
  const often = new Map<string, number>();
  const done = new Set(wishes.flatMap(({ form, head }) => (form === 'verb' ? [head] : [])));
  tokens.forEach((token, at) => {
    const { low, tag, verb } = token;
    if (done.has(token)) return;
    const before = sentenceAt[at - 1] === sentenceAt[at] ? tokens[at - 1]!.tag : 'mark';
    const named = before === 'det' || before === 'poss';
    // "Feed results straight into the card": what is taken for a verb may be what "them" stands for.
    if (tag !== 'noun' && !(tag === 'verb' && (verb!.noun || named))) return;
    // "Nobody running it".
    const isNobodys = low.endsWith('ing') && anybody.test(tokens[at - 1]?.low ?? '');
    if (isPronoun.test(low) || noThing.test(low) || isNobodys || !/\p{L}{2}/u.test(low)) return;
    if (!named && untold.some((those) => those.has(low))) return;
    nouns.push({ at, sentence: sentenceAt[at]!, low, stem: stem(low), token });
    often.set(stem(low), (often.get(stem(low)) ?? 0) + 1);
  });
  const actedOn = new Map<Token, number[]>();
  wishes.forEach(({ what }, nth) => {
    for (const token of what) actedOn.getOrInsertComputed(token, () => []).push(nth);
  });
  const places = new Map(tokens.map((token, at) => [token, at]));
  return { sentences, wishes, tokens, sentenceAt, nouns, often, actedOn, places };
}
type Text = ReturnType<typeof textOf>;

const isMany = ({ low }: Noun): boolean => singular(low) !== low;
const isWho = ({ low }: Noun): boolean => classes.namesPeople(low);

/** Where the words begin that belong to a noun: "big" of "the big boats". */
function runTo({ at, sentence }: Noun, { tokens, sentenceAt }: Text): number {
  let from = at;
  while (sentenceAt[from - 1] === sentence && /^(?:noun|num|adv)$/u.test(tokens[from - 1]!.tag)) from--;
  return from;
}

/** What a pronoun of a wish may stand for; `last` is the stem of what the pronoun before stood for. */
export function choiceOf(text: Text, token: Token, wish: Wish, last: string): Choice {
  const { tokens, sentenceAt, sentences } = text;
  const at = text.places.get(token)!;
  const own = text.wishes.indexOf(wish);
  const mine = new Set([...wish.who, ...wish.what, ...wish.rest]);
  const ofMany = several.test(token.low);
  // Dictated text has sentences of a hundred words and more.
  const isNear = (noun: Noun) => noun.at < at && at - noun.at <= 150 && sentenceAt[at]! - noun.sentence <= 3;
  const nouns = text.nouns.filter(isNear);
  const nearest = new Map(nouns.map((noun) => [noun.stem, noun]));
  const speaking = nouns.map((noun) => {
    const { sentence, low } = noun;
    const within = (place: number) => (sentenceAt[place] === sentence ? tokens[place] : undefined);
    const start = runTo(noun, text);
    const opener = within(start - 1);
    const isOpened = opener !== undefined && /^(?:det|poss|num)$/u.test(opener.tag);
    const governor = (isOpened ? within(start - 2) : opener)?.low ?? '';
    const same = sentence === sentenceAt[at];
    const distance = Math.log(1 + at - noun.at);
    const rank = nearest.values().reduce((all, { at: place }) => all + Number(place > noun.at), 0);
    const breaks = tokens.slice(noun.at, at).filter(({ tag, low: mark }) => tag === 'conj' || /^[,;:.]$/u.test(mark));
    const wishes = (text.actedOn.get(noun.token) ?? []).filter((nth) => nth !== own);
    return [
      ofMany && isMany(noun),
      !ofMany && isWho(noun),
      distance,
      same ? 0 : distance,
      Math.log(1 + rank),
      rank === 0,
      sentenceAt[at]! - sentence > 1,
      // What the whole text is about.
      sentence === 0 && !same,
      sentences[sentence]!.passage.text.endsWith(':'),
      same && breaks.length === 1,
      wishes.length > 0,
      wishes.some((nth) => Math.abs(nth - own) === 1),
      mine.has(noun.token),
      noun.stem === last,
      Math.log(text.often.get(noun.stem)!),
      nearest.get(noun.stem) === noun,
      unlikely.some((those) => those.has(low) || those.has(singular(low))) || classes.isPlain(low),
      /^(?:an?|each|every|any)$/u.test(opener?.low ?? ''),
      !isMany(noun) && !isOpened,
      aside.test(governor),
      within(noun.at + 1)?.tag === 'noun',
      noun.token.tag === 'verb' || noun.token.verb?.noun === false,
    ].map(Number);
  });
  return { nouns, speaking, against: [1, Number(ofMany), Number(/^th(?:at|is)$/u.test(token.low))] };
}

/** How likely a pronoun stands for each of the nouns, as shares of one; what is left is how likely for none. */
export function likelihoods({ speaking, against }: Omit<Choice, 'nouns'>, by = weights): number[] {
  const weighed = (signs: readonly number[], each: readonly number[]) =>
    Math.exp(signs.reduce((sum, sign, one) => sum + sign * each[one]!, 0));
  const each = speaking.map((signs) => weighed(signs, by.speaking));
  const all = each.reduce((sum, one) => sum + one, weighed(against, by.against));
  return each.map((one) => one / all);
}

/** The noun that a pronoun stands for: the likeliest, all places together where it is named; none where it is not likely enough. */
export function chosen(choice: Choice, by = weights, enough = likelyEnough): Noun | undefined {
  const shares = new Map<string, number>();
  likelihoods(choice, by).forEach((likely, nth) => {
    const named = choice.nouns[nth]!.stem;
    shares.set(named, (shares.get(named) ?? 0) + likely);
  });
  const most = Math.max(...shares.values());
  return most < enough ? undefined : choice.nouns.findLast((noun) => shares.get(noun.stem) === most);
}

/** How the noun stands in a name: with the words before it where the text has it with others too. */
function nameOf(noun: Noun, { low }: Token, text: Text): string {
  const said = (one: Noun) => {
    const words = text.tokens.slice(runTo(one, text), one.at).filter(({ tag }) => tag === 'noun');
    return words.map((word) => `${word.low} `).join('');
  };
  const ways = new Set(text.nouns.filter((other) => other.stem === noun.stem).map(said));
  const some = several.test(low);
  const name = (ways.size > 1 ? said(noun) : '') + (some ? plural(noun.low) : singular(noun.low));
  // "A new one", "this one": the word before stays.
  return some || low === 'one' || isMass(name) ? name : `the ${name}`;
}

/** Wishes whose words end within a phrase, with the pronoun that ends it, "compare two of them", or that lack what is done: "enter it". */
export const withPronouns = (heard: readonly Heard[]): Heard[] =>
  heard.map((wish) => {
    const taken = new Set([...wish.who, ...wish.what, ...wish.rest]);
    const whole = (part: Token[]): Token[] => {
      const last = part.at(-1);
      const next = last && wish.sentence[wish.sentence.indexOf(last) + 1];
      const isOpen = next && /^(?:prep|to)$/u.test(last.tag) && /^(?:it|them|those|these)$/u.test(next.low);
      return isOpen && !taken.has(next) ? [...part, next] : part;
    };
    const next = wish.sentence[wish.sentence.indexOf(wish.head) + 1];
    const isLacking = wish.form === 'verb' && wish.what.length === 0 && wish.particle.length === 0;
    const it = isLacking && next && /^(?:it|them)$/u.test(next.low) && !taken.has(next) ? [next] : wish.what;
    return { ...wish, what: whole(it), rest: whole(wish.rest) };
  });

/** What the pronouns in wishes stand for, as it would stand in a name ("the boat", "reports"), by their token; none where no noun is likely enough. */
export function antecedentsIn(sentences: Sentences, heard: readonly Heard[]): Map<Token, string> {
  const text = textOf(sentences, heard);
  const found = new Map<Token, string>();
  let last = '';
  for (const wish of heard)
    for (const token of [...wish.what, ...wish.rest]) {
      const { tokens } = sentences[text.sentenceAt[text.places.get(token)!]!]!;
      if (found.has(token) || !standsForThing(tokens, tokens.indexOf(token))) continue;
      const noun = chosen(choiceOf(text, token, wish, last));
      // Who reads it does not read itself.
      if (noun !== undefined && wish.what[0] === token && wish.who.includes(noun.token)) continue;
      // "For two weeks" tells how long.
      const isSpan = noun && classes.timeWords.has(noun.low) && text.tokens[noun.at - 1]?.tag === 'num';
      if (noun === undefined || isSpan) continue;
      last = noun.stem;
      found.set(token, nameOf(noun, token, text));
    }
  return found;
}
