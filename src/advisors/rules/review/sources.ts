import type { Capability } from '../knowledge/capability.ts';
import type { QualityId } from '../reading/qualities.ts';
import type { Deed } from './action-classes.ts';

/** The ids of what architects speak from: what a feature does, what it rests on, what the product has to be. */
export const ruleOf = {
  deed: (deed: Deed) => `review.deed.${deed}`,
  capability: ({ id }: Capability) => `review.capability.${id}`,
  quality: (id: QualityId) => `review.quality.${id}`,
};

/** What is said by one rule, with its id. */
export const by = <T>(rule: string, texts: readonly T[]): { said: T; rule: string }[] =>
  texts.map((said) => ({ said, rule }));

/** The ids of all that spoke, each once, as a run is recorded. */
export const rulesIn = (spoken: readonly { rule: string }[]): string =>
  [...new Set(spoken.map(({ rule }) => rule))].join(' ');
