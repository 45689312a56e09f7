import type { FeatureCard } from '#contract/feature.ts';
import type { NewFeature } from '../../data/feature.ts';

/** How a feature is shown before the server has answered, with the defaults that the server will give it. */
export const cardOnItsWay = (projectId: string, feature: NewFeature): FeatureCard => {
  const now = new Date().toISOString();
  return {
    id: feature.key,
    project_id: projectId,
    pi_id: feature.pi_id ?? null,
    idea_id: null,
    name: feature.name.trim(),
    description: feature.description.trim(),
    status: 'suggested',
    priority: 'medium',
    value_category: feature.value_category ?? 'Should Have',
    complexity: feature.complexity ?? 'M',
    source_type: 'user',
    source_name: '',
    pi_number: feature.pi_number ?? 1,
    reasoning: '',
    quote: null,
    rule: null,
    engine: null,
    run_id: null,
    edited_at: null,
    reviewed_at: null,
    skipped_reason: null,
    created_at: now,
    last_updated: now,
    version: 1,
  };
};
