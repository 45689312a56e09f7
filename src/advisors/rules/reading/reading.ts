import { clausesOf, type Clause } from './clauses.ts';
import { antecedentsIn, withPronouns } from './antecedents.ts';
import { hear, type Heard } from './heard.ts';
import { demandsIn, isPartOf, type Demand } from './demands.ts';
import { isForeign } from './language.ts';
import { passagesOf, type Passage } from './sentences.ts';
import { wishesOf, type Wish } from './wishes.ts';
import { refusalsOf, withDenials, type Refusal } from './refusals.ts';
import { stemsOf } from './stems.ts';
import { tokensOf, type Token } from './tokens.ts';
import { withTails } from './tails.ts';
import { withWholeClauses } from './whole-clauses.ts';
import type { Steps } from '../pace.ts';

/**
 * One of the texts, and how much it counts: 1 for what is to be built now, less for what surrounds it. What is `told` holds
 * words of an advisor: it is read like the person's own, and never quoted.
 */
export type Source = { id: string; text: string; weight: number; told?: true };
export type SourceReading = {
  source: Source;
  /** Written in another language than English: then nothing is read in it. */
  foreign: boolean;
  clauses: Clause[];
  wishes: Wish[];
  demands: Demand[];
  refusals: Refusal[];
};
export type Reading = {
  parts: SourceReading[];
  wishes: Wish[];
  refusals: Refusal[];
  stems: Map<string, number>;
  text: string;
  /** Of the text what says what is to be built, without what surrounds it, such as the project's name. */
  main: string;
};

/** Reads the person's texts into wishes and refusals, each with its place. */
export function* readSources(sources: Source[]): Steps<Reading> {
  const parts: SourceReading[] = [];
  for (const source of sources) if (source.text.trim() !== '') parts.push(yield* readSource(source));
  const stems = new Map<string, number>();
  for (const { source } of parts)
    for (const stem of stemsOf(withoutRefusals(source.text, parts.find((part) => part.source === source)!.refusals)))
      stems.set(stem, Math.max(stems.get(stem) ?? 0, source.weight));
  const textOf = (some: readonly SourceReading[]) =>
    some.map((part) => withoutRefusals(part.source.text, part.refusals)).join('\n');
  return {
    parts,
    wishes: parts.flatMap((part) => part.wishes),
    refusals: parts.flatMap((part) => part.refusals),
    stems,
    text: textOf(parts),
    main: textOf(parts.filter(({ source }) => source.weight >= 0.5)),
  };
}

/** The text with what was refused blanked out, so that it does not count as a sign of anything. */
export function withoutRefusals(text: string, refusals: readonly Refusal[]): string {
  return refusals.reduce(
    (left, { start, end }) => left.slice(0, start) + ' '.repeat(Math.max(0, end - start)) + left.slice(end),
    text,
  );
}

function* readSource(source: Source): Steps<SourceReading> {
  if (isForeign(source.text)) return { source, foreign: true, clauses: [], wishes: [], demands: [], refusals: [] };
  const sentences: { passage: Passage; tokens: Token[] }[] = [];
  for (const passage of passagesOf(source.text)) {
    if (sentences.length % 20 === 19) yield;
    sentences.push({ passage, tokens: tokensOf(passage.text, passage.start, true) });
  }
  const clauses: Clause[] = [];
  for (const { passage, tokens } of sentences) {
    clauses.push(...clausesOf(passage, tokens));
    yield;
  }
  const { heard: words, likely } = yield* hear(sentences);
  const demands = demandsIn(sentences, words);
  const isDemanded = (one: Heard) => demands.some((demand) => isPartOf(one, demand));
  const parted = withWholeClauses(withPronouns(withDenials(words.filter((one) => !isDemanded(one)))));
  for (const clause of clauses) clause.wished = Math.max(...clause.tokens.map((token) => likely.get(token) ?? 0));
  yield;
  // In what a wish goes on with, a pronoun may stand for anything, and is left as it was said.
  const antecedents = antecedentsIn(sentences, parted);
  const heard = withTails(parted);
  yield;
  const wishes = yield* wishesOf(heard, antecedents, clauses, source);
  yield;
  const passages = sentences.map((one) => one.passage);
  const refusals = refusalsOf(heard, passages, source.text);
  // "Comment threads? Never again.": heard as something to do.
  const isRefused = ({ start, end }: Wish) => refusals.some((one) => one.start <= start && end <= one.end);
  return { source, foreign: false, clauses, wishes: wishes.filter((one) => !isRefused(one)), demands, refusals };
}
