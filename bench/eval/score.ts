import type { FeatureSuggestion } from '#contract/advice.ts';
import { matched } from './matching.ts';

/** An idea, and the feature list of the real product it describes; `explicit` are the indexes of what the idea itself says. */
export type EvaluatedIdea = { id: string; domain: string; idea: string; features: string[]; explicit: number[] };

export type Score = {
  id: string;
  explicit: number;
  explicitFound: number;
  features: number;
  found: number;
  offered: number;
  /** Suggestions in the person's own words, and how many of them are features; then the same for all others. */
  extracted: number;
  extractedFound: number;
  catalogue: number;
  catalogueFound: number;
};

export const most = 15;

/** Counts over the first fifteen suggestions. */
export function scoreOf(one: EvaluatedIdea, all: readonly Pick<FeatureSuggestion, 'name' | 'quote'>[]): Score {
  const offered = all.slice(0, most);
  const match = matched(offered, one.features);
  const found = new Set(match.values());
  const extracted = offered.map(({ quote }, at) => ({ at, said: quote !== null }));
  const hits = (said: boolean) => extracted.filter((entry) => entry.said === said && match.has(entry.at)).length;
  const count = (said: boolean) => extracted.filter((entry) => entry.said === said).length;
  return {
    id: one.id,
    explicit: one.explicit.length,
    explicitFound: one.explicit.filter((index) => found.has(index)).length,
    features: one.features.length,
    found: found.size,
    offered: offered.length,
    extracted: count(true),
    extractedFound: hits(true),
    catalogue: count(false),
    catalogueFound: hits(false),
  };
}

/** Sums of many scores, as one. */
export function together(id: string, scores: readonly Score[]): Score {
  const sum = (of: (score: Score) => number) => scores.reduce((all, score) => all + of(score), 0);
  return {
    id,
    explicit: sum((score) => score.explicit),
    explicitFound: sum((score) => score.explicitFound),
    features: sum((score) => score.features),
    found: sum((score) => score.found),
    offered: sum((score) => score.offered),
    extracted: sum((score) => score.extracted),
    extractedFound: sum((score) => score.extractedFound),
    catalogue: sum((score) => score.catalogue),
    catalogueFound: sum((score) => score.catalogueFound),
  };
}

export const share = (part: number, whole: number): string => (whole === 0 ? '-' : (part / whole).toFixed(2));
