import type { ArchitectFeedback } from '#contract/advice.ts';
import type { Complexity, ValueCategory } from '#contract/vocabulary.ts';
import { positionOf } from './disagreement.ts';

const probabilityOf: Record<Complexity, number> = { S: 1, M: 2, L: 3 };
const impactOf: Record<ValueCategory, number> = { 'Could Have': 1, 'Should Have': 2, 'Must Have': 3 };

/** What a review says of the odds: who would rather wait expects it to go wrong, who sets conditions thinks it may. */
const saidIn = (review: ArchitectFeedback): { probability: number; by: string } => {
  const { assessment, size } = positionOf(review);
  if (assessment === 'not yet') return { probability: 3, by: 'the verdict there (not yet)' };
  if (assessment === 'go with conditions')
    return { probability: 2, by: 'the verdict there (go ahead, with conditions)' };
  if (size === 'smaller first') return { probability: 2, by: 'the advice there (smaller first)' };
  return { probability: 1, by: '' };
};

/**
 * How a risk is assessed before a person has. Probability: the graver of what the architect who names it said of the feature
 * and of its size, for what is large goes wrong more often; by size alone, all risks of small features would be alike.
 * Impact: what must be had hurts more. `by` says so in words.
 */
export const assessedAtFirst = (
  { complexity, value_category }: { complexity: Complexity; value_category: ValueCategory },
  review: ArchitectFeedback,
): { probability: number; impact: number; by: string } => {
  const said = saidIn(review);
  const ofSize = probabilityOf[complexity];
  return {
    probability: Math.max(said.probability, ofSize),
    impact: impactOf[value_category],
    by: `Probability by ${said.probability > ofSize ? said.by : `its size (${complexity})`}, impact by its value (${value_category}).`,
  };
};

/** The first so many of several lists by turns, so that none is left out for the length of another; what has the same key counts once. */
export function byTurns<T>(lists: readonly (readonly T[])[], most: number, keyOf: (one: T) => unknown): T[] {
  const turns = Array.from({ length: Math.max(0, ...lists.map(({ length }) => length)) }, (_, turn) =>
    lists.flatMap((list) => list.slice(turn, turn + 1)),
  ).flat();
  const first = new Map<unknown, T>();
  for (const one of turns) first.getOrInsert(keyOf(one), one);
  return [...first.values()].slice(0, most);
}

/** A name of at most `longest` signs; what is longer ends at a word. */
export const shortened = (text: string, longest: number): string => {
  const signs = Array.from(text.replaceAll(/\s+/gu, ' ').trim());
  if (signs.length <= longest) return signs.join('');
  const cut = signs.slice(0, longest - 1).join('');
  return `${cut.slice(0, Math.max(cut.lastIndexOf(' '), longest / 2))}…`;
};
