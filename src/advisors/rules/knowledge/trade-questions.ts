import { kept } from '../pace.ts';
import type { Kind, TypicalFeature } from './kind.ts';
import { kinds } from './kinds.ts';
import { stemsOf } from '../reading/stems.ts';
import { linesByFile } from './lines-by-file.ts';

/** What people of a trade ask about a usual feature before it is built: how it shall work, and what follows from each answer. */
export type TradeQuestion = {
  kind: string;
  feature: string;
  question: string;
  why: string;
  options: readonly (readonly [answer: string, leadsTo: string])[];
  /** The place of the option that suits most. */
  recommended: number;
  /** Words of who has said something of it. */
  settled: RegExp;
};

/** Question and reason, three answers each with what it leads to, which of them suits most, and the words that settle it. */
const lines = linesByFile('questions', 10);

/** What the feature is called by says only that it is wanted, and nothing of how it shall work. */
function settledBy(words: string, name: string): RegExp {
  const called = stemsOf(name);
  const said = words.split(/\s*,\s*/u).filter((word) => !stemsOf(word).isSubsetOf(called));
  return said.length === 0 ? /(?!)/u : new RegExp(`\\b(?:${said.map((word) => RegExp.escape(word)).join('|')})`, 'iu');
}

function asQuestion(kind: string, { id, name }: TypicalFeature, line: readonly string[]): TradeQuestion {
  const [question = '', why = '', first = '', then = '', second = '', after = '', third = '', last = '', ...others] =
    line;
  const [best, words = ''] = others;
  return {
    kind,
    feature: id,
    question,
    why,
    options: [
      [first, then],
      [second, after],
      [third, last],
    ],
    recommended: Number(best) - 1,
    settled: settledBy(words, name),
  };
}

/** The questions about the features of one kind of product, the most usual feature first. */
export const tradeQuestionsOf = ({ id, features }: Kind): TradeQuestion[] =>
  features.flatMap((feature) => {
    const line = lines(id).get(feature.id);
    return line === undefined ? [] : [asQuestion(id, feature, line)];
  });

/** The question about one of them. */
export function tradeQuestionOn(kind: string, feature: TypicalFeature): TradeQuestion | undefined {
  const line = lines(kind).get(feature.id);
  return line === undefined ? undefined : asQuestion(kind, feature, line);
}

/** Of which kind and feature each question is, by its words: who has answered one is not asked which kind it was about. */
const askedOf = kept(function* () {
  const byWords = new Map<string, { kind: string; feature: TypicalFeature }>();
  for (const [at, kind] of kinds.entries()) {
    for (const feature of kind.features) {
      const [question] = lines(kind.id).get(feature.id) ?? [];
      if (question !== undefined) byWords.set(question, { kind: kind.id, feature });
    }
    if (at % 20 === 0) yield;
  }
  return byWords;
});

/** Makes ready what takes long when a question is first looked for by its words. */
export const questionsAhead = askedOf.ahead;

/** True of the words of one of them. */
export const isTradeQuestion = (words: string): boolean => askedOf.now().has(words);

/** The question of those words. */
export function tradeQuestionSaying(words: string): TradeQuestion | undefined {
  const asked = askedOf.now().get(words);
  return asked && tradeQuestionOn(asked.kind, asked.feature);
}
