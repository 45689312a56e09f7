import type { FeatureCard } from '#contract/feature.ts';
import type { Origin } from '#contract/provenance.ts';
import { memberIds } from '#contract/vocabulary.ts';

/** Where a feature came from. What no rule or prompt suggested may have a reason all the same, and needs no review. */
export const originOf = (feature: FeatureCard): Origin => {
  const { source_type, reasoning, quote, rule, engine, run_id, edited_at, created_at } = feature;
  const persona = memberIds.find((id) => id === source_type) ?? null;
  const hasReason = reasoning !== '' || quote !== null || rule !== null;
  return {
    provenance: hasReason ? { persona, engine: engine ?? '', model: null, rule, quote, reasoning, run_id } : null,
    edited_at,
    reviewed_at: rule === null ? created_at : feature.reviewed_at,
  };
};
