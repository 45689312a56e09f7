import type { Complexity, ValueCategory } from '#contract/vocabulary.ts';

const probabilityOf: Record<Complexity, number> = { S: 1, M: 2, L: 3 };
const impactOf: Record<ValueCategory, number> = { 'Could Have': 1, 'Should Have': 2, 'Must Have': 3 };

/** How a risk of a feature is assessed before a person has: what is large goes wrong more often, what must be had hurts more. */
export const assessedAtFirst = (feature: {
  complexity: Complexity;
  value_category: ValueCategory;
}): { probability: number; impact: number } => ({
  probability: probabilityOf[feature.complexity],
  impact: impactOf[feature.value_category],
});

/** A name of at most `longest` signs; what is longer ends at a word. */
export const shortened = (text: string, longest: number): string => {
  const signs = Array.from(text.replaceAll(/\s+/gu, ' ').trim());
  if (signs.length <= longest) return signs.join('');
  const cut = signs.slice(0, longest - 1).join('');
  return `${cut.slice(0, Math.max(cut.lastIndexOf(' '), longest / 2))}…`;
};
