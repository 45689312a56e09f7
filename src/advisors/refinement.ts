import type { TeamMember } from '#contract/team.ts';
import type { Complexity, MemberId, ValueCategory } from '#contract/vocabulary.ts';
import type { AdviceOptions, FeatureRequest, ReviewRequest } from './advisor.ts';

/** A question about what is as likely wanted as not. `quote` is what made it arise, copied from the person's words. */
export type Clarification = {
  id: string;
  question: string;
  why: string;
  quote: string | null;
  options: { answer: string; leadsTo: string }[];
  /** Index of the option that the advisor would choose. */
  recommended: number;
};

/** One situation, one action, and what can be seen then. */
export type AcceptanceCriterion = { given: string; when: string; outcome: string };

export type StoryDraft = {
  title: string;
  /** "As a member, I want to ..., so that ...". */
  text: string;
  criteria: AcceptanceCriterion[];
  size: Complexity;
  rule: string;
};

export type TestDraft = {
  title: string;
  kind: 'usual' | 'edge' | 'further';
  steps: string[];
  expected: string;
  rule: string;
};

/** What one member thinks a feature takes. */
export type Estimate = { memberId: MemberId; size: Complexity; reason: string };

/** What happened in an increment, as far as it is known. */
export type IncrementRecord = {
  name: string;
  goal: string;
  features: { id: string; name: string; status: string; value_category: ValueCategory; complexity: Complexity }[];
  stories: { id: string; title: string; status: string; feature_id: string | null }[];
};

/** One claim about an increment, with the items that bear it out. */
export type Claim = { text: string; about: { kind: 'feature' | 'story'; id: string }[] };

export type FeatureInPlan = Omit<ReviewRequest, 'architect'>;

/** What advisors do between the list of features and the sprint. Streams stop when `signal` aborts; nothing is stored. */
export type Refinement = {
  /** At most five, the one that decides most first; none about what the person has said already. */
  clarify(request: FeatureRequest, options?: AdviceOptions): AsyncIterable<Clarification>;
  /** One to five stories that together are the feature, each with at least one criterion at the border. */
  splitFeature(request: FeatureInPlan, options?: AdviceOptions): AsyncIterable<StoryDraft>;
  proposeTests(
    request: FeatureInPlan & { criteria?: AcceptanceCriterion[] },
    options?: AdviceOptions,
  ): AsyncIterable<TestDraft>;
  /** One estimate for each member, each from its own angle. */
  estimate(request: FeatureInPlan & { team: TeamMember[] }, options?: AdviceOptions): AsyncIterable<Estimate>;
  summarise(increment: IncrementRecord, options?: AdviceOptions): AsyncIterable<Claim>;
};
