import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { passagesOf, type Passage } from '#advisors/rules/reading/sentences.ts';
import { stem } from '#advisors/rules/reading/stems.ts';
import { tokensOf, type Token } from '#advisors/rules/reading/tokens.ts';

/*
 * Ideas with every wish in them labelled, as `tests/data/labelled-ideas/format.md` describes: the reading is fitted to them,
 * and measured by those of them that it was not fitted to.
 */

/** A wish as it was labelled: words of the text, `name` a good name made of them. */
type Label = { quote: string; who: string; doing: string; what: string; rest: string; name: string };
/** Something refused, by words of the text. */
type Refused = { quote: string; what: string };
export type LabelledIdea = {
  id: string;
  style: string;
  writer: string;
  text: string;
  wishes: Label[];
  refusals: Refused[];
};

/** A labelled wish by the places of its words in its sentence; `form` as in `heard.ts`. */
export type Gold = { head: number; form: 1 | 2 | 3; who: number[]; what: number[]; rest: number[]; particle: number[] };
export type GoldSentence = { passage: Passage; tokens: Token[]; wishes: Gold[] };

const folder = join(import.meta.dirname, '../../tests/data/labelled-ideas');

const said = (field: string): string => (field === '-' ? '' : field.replaceAll(/[[\]]/gu, ''));

/** All labelled ideas, those of one writer after those of another. */
export const labelledIdeas = (from = folder): LabelledIdea[] =>
  readdirSync(from)
    .filter((file) => file.endsWith('.txt'))
    .toSorted()
    .flatMap((file) => ideasIn(readFileSync(join(from, file), 'utf8'), file.replace(/\.txt$/u, '')));

function ideasIn(file: string, writer: string): LabelledIdea[] {
  return file
    .split(/^=== /mu)
    .slice(1)
    .map((entry) => {
      const [title = '', ...lines] = entry.trimEnd().split('\n');
      const end = lines.indexOf('---');
      const [id = '', style = ''] = title.trim().split(/\s+/u);
      const rows = lines.slice(end + 1).map((line) => line.split('|').map((field) => field.trim()));
      const wishes = rows
        .filter(([mark]) => mark === 'W')
        .map(([, quote = '', who = '', doing = '', what = '', rest = '']): Label => {
          const name = [doing, what, rest].map(said).join(' ').replaceAll(/\s+/gu, ' ').trim();
          return { quote, who: said(who), doing: said(doing), what, rest: said(rest), name };
        });
      const refusals = rows.filter(([mark]) => mark === 'R').map(([, quote = '', what = quote]) => ({ quote, what }));
      return { id, style, writer, text: lines.slice(0, end).join('\n').trim(), wishes, refusals };
    });
}

const wordsOf = (text: string): string[] =>
  text.toLowerCase().match(/[\p{L}\p{N}]+(?:['’_@.-][\p{L}\p{N}]+)*%?/gu) ?? [];
const isWord = (token: Token | undefined, word: string): boolean =>
  token !== undefined &&
  (token.low === word || token.raw.toLowerCase() === word || (word.length > 3 && stem(token.low) === stem(word)));

/** The places of the tokens that reach into this stretch of the text. */
const placesBetween = (tokens: readonly Token[], from: number, to: number): number[] =>
  tokens.flatMap(({ start, end }, place) => (end > from && start < to ? [place] : []));

/** Where these words stand among the places given, in their order and as near together as can be. */
function placesOf(words: readonly string[], tokens: readonly Token[], among: readonly number[]): number[] {
  const [first, ...others] = words;
  if (first === undefined) return [];
  let best: number[] = [];
  let narrowest = Infinity;
  for (const start of among.filter((place) => isWord(tokens[place], first))) {
    const row = [start];
    let last = start;
    for (const word of others) {
      const next = among.find((place) => place > last && isWord(tokens[place], word));
      if (next !== undefined) row.push((last = next));
    }
    const span = last - start;
    if (row.length > best.length || (row.length === best.length && span < narrowest)) {
      best = row;
      narrowest = span;
    }
  }
  return best.length === 0 ? placesOf(others, tokens, among) : best;
}

/** The same near the quoted words, or anywhere in the sentence when more of them stand there. */
function nearest(words: readonly string[], tokens: readonly Token[], near: number[], all: number[]): number[] {
  const found = placesOf(words, tokens, near);
  if (found.length === words.length) return found;
  const anywhere = placesOf(words, tokens, all);
  return anywhere.length > found.length ? anywhere : found;
}

function quotedIn(text: string, quote: string, after: number): [number, number] | null {
  const loose = quote
    .replaceAll(/[.*+?^${}()|[\]\\]/gu, '\\$&')
    .replaceAll(/['’]/gu, "['’]")
    .replaceAll(/\s+/gu, '\\s+');
  for (const from of [after, 0]) {
    const found = new RegExp(loose, 'iu').exec(text.slice(from));
    if (found) return [from + found.index, from + found.index + found[0].length];
  }
  return null;
}

const pronoun = /^(?:it|them|that|those|these|this|they|he|she|ones?|him|her)$/u;

/** Which of the words of a thing is its main noun: the last before what tells more of it. */
function headAmong(what: readonly number[], tokens: readonly Token[]): number {
  const ends = what.findIndex((place, nth) => nth > 0 && /^(?:prep|sub|to|verb)$/u.test(tokens[place]?.tag ?? ''));
  return (ends < 0 ? what.length : ends) - 1;
}

function goldIn(sentence: GoldSentence, label: Label, start: number, end: number): Gold | null {
  const { tokens } = sentence;
  const all = tokens.map((_, place) => place);
  const near = placesBetween(tokens, start, end);
  const [first] = near;
  if (first === undefined) return null;
  let what = nearest(wordsOf(label.what.replaceAll(/\[[^\]]*\]/gu, '')), tokens, near, all);
  if (what.length === 0 && label.what.includes('['))
    what = near.filter((place) => pronoun.test(tokens[place]?.low ?? '')).slice(0, 1);
  const [verb = '', ...further] = wordsOf(label.doing);
  const does = ({ tag, verb: entry, low }: Token, place: number) =>
    tag !== 'mark' && !what.includes(place) && (entry?.base === verb || stem(low) === stem(verb));
  // The verb stands before what is acted on, or else soon after it.
  const aim = what[0] ?? first;
  const away = (place: number) => (place <= aim ? aim - place : 50 + place - aim);
  const verbs = verb === '' ? [] : tokens.flatMap((token, place) => (does(token, place) ? [place] : []));
  const close = verbs.filter((place) => near.includes(place));
  const [acting] = (close.length > 0 ? close : verbs).toSorted((a, b) => away(a) - away(b));
  const head = acting ?? what[headAmong(what, tokens)];
  if (head === undefined) return null;
  const particle = (acting === undefined ? [] : further).flatMap((word) =>
    all
      .filter((place) => place !== head && !what.includes(place) && tokens[place]?.low === word)
      .filter((place) => Math.abs(place - head) < 12)
      .toSorted((a, b) => Math.abs(a - head - 1) - Math.abs(b - head - 1))
      .slice(0, 1),
  );
  const free = (place: number) => place !== head && !what.includes(place) && !particle.includes(place);
  const rest = nearest(wordsOf(label.rest), tokens, near.filter(free), all.filter(free));
  const who = nearest(wordsOf(label.who), tokens, near.filter(free), all.filter(free));
  return { head, form: acting === undefined ? 2 : 1, who, what, rest, particle };
}

/** What is refused, by the places of the words that name it. */
function refusedIn({ tokens }: GoldSentence, { quote, what }: Refused, start: number, end: number): Gold | null {
  const near = placesBetween(tokens, start, end);
  const found = placesOf(wordsOf(what), tokens, near);
  const words = found.length > 0 ? found : placesOf(wordsOf(quote).slice(-2), tokens, near);
  const head = words[headAmong(words, tokens)];
  return head === undefined ? null : { head, form: 3, who: [], what: words, rest: [], particle: [] };
}

/** Adds a wish; what is done to two things by one verb is one wish. */
function add({ wishes }: GoldSentence, gold: Gold): void {
  const same = wishes.find(({ head }) => head === gold.head);
  if (!same) return void wishes.push(gold);
  for (const part of ['who', 'what', 'rest', 'particle'] as const)
    same[part] = [...new Set([...same[part], ...gold[part]])].toSorted((a, b) => a - b);
}

/** The sentences of an idea, each with the wishes labelled in it; a label whose words are not found is left out. */
export function goldSentences(idea: LabelledIdea): GoldSentence[] {
  const sentences = passagesOf(idea.text).map((passage): GoldSentence => ({
    passage,
    tokens: tokensOf(passage.text, passage.start, true),
    wishes: [],
  }));
  let last = 0;
  for (const label of idea.wishes) {
    const quoted = quotedIn(idea.text, label.quote, last);
    if (!quoted) continue;
    const [start, end] = quoted;
    last = start;
    const found = sentences
      .filter(({ passage }) => passage.end > start && passage.start < end)
      .flatMap((sentence) => {
        const gold = goldIn(sentence, label, start, end);
        const weight = gold && gold.what.length * 2 + gold.rest.length + gold.who.length + (gold.form === 1 ? 3 : 0);
        return gold && weight !== null ? [{ sentence, gold, weight }] : [];
      })
      .toSorted((a, b) => b.weight - a.weight)[0];
    if (found) add(found.sentence, found.gold);
  }
  for (const refused of idea.refusals) {
    const [start, end] = quotedIn(idea.text, refused.quote, 0) ?? [0, 0];
    for (const sentence of sentences) {
      const gold =
        sentence.passage.end > start && sentence.passage.start < end ? refusedIn(sentence, refused, start, end) : null;
      if (!gold) continue;
      add(sentence, gold);
      break;
    }
  }
  return sentences;
}
