import type { Complexity, Priority, SourceType, ValueCategory } from '#contract/vocabulary.ts';

/** The form in which text is searched and ordered: no case, no accents. A sigma is the same at the end of a word as in it. */
export const folded = (text: string): string =>
  text.normalize('NFKD').replace(/\p{M}/gu, '').toLowerCase().replaceAll('ς', 'σ');

/** The form in which names are ordered: folding can make a name many times longer, and its beginning is enough to order by. */
export const foldedName = (name: string): string => folded(name).slice(0, 200).toWellFormed();

/** Rank for ordering: the higher comes first, so that the most wanted leads. */
export const valueRank: Record<ValueCategory, number> = { 'Must Have': 2, 'Should Have': 1, 'Could Have': 0 };
/** The priority that a suggested feature has at first. */
export const priorityOf: Record<ValueCategory, Priority> = {
  'Must Have': 'high',
  'Should Have': 'medium',
  'Could Have': 'low',
};
/** Rank for ordering: the higher comes first, so that the smallest leads. */
export const complexityRank: Record<Complexity, number> = { S: 2, M: 1, L: 0 };
/** Points that a complexity stands for unless the project says otherwise. */
export const complexityPoints: Record<Complexity, number> = { S: 1, M: 3, L: 8 };

/**
 * What each value counts beside the sizes' points: Must Have as much as the largest size, Could Have as the smallest.
 */
export const valueWeight: Record<ValueCategory, number> = { 'Must Have': 8, 'Should Have': 3, 'Could Have': 1 };

/**
 * Weighted shortest job first: value over size, in thousandths so that it is a whole number; the higher comes first.
 * Source: Donald G. Reinertsen, The Principles of Product Development Flow (2009), principle F15, where the cost of
 * delay is divided by the duration. Value category and points stand for the two here.
 */
export const wsjfRank = (
  feature: { value_category: ValueCategory; complexity: Complexity },
  points: Record<Complexity, number>,
): number => Math.floor((1000 * valueWeight[feature.value_category]) / points[feature.complexity]);

export const complexityLabel: Record<Complexity, string> = { S: 'Small', M: 'Medium', L: 'Large' };

const sourceNames: Record<SourceType, string> = {
  ava: 'Ava',
  theo: 'Theo',
  claude: 'Claude',
  user: 'User',
  pi_planning: 'PI Planning',
};

/** 'Suggested by {source} PI {n}', without the PI while the feature belongs to none. */
export const sourceLabel = (feature: {
  source_type: SourceType;
  source_name: string;
  pi_number: number | null;
}): string => {
  const source =
    feature.source_type === 'user' ? sourceNames.user : feature.source_name || sourceNames[feature.source_type];
  return feature.pi_number === null ? `Suggested by ${source}` : `Suggested by ${source} PI ${feature.pi_number}`;
};

/** Implemented / total x 100, and 0 when there are none. */
export const completionPercentage = (implemented: number, total: number): number =>
  total === 0 ? 0 : (implemented / total) * 100;
