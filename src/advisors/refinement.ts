import type {
  Claim,
  Clarification,
  OfferedCriterion,
  EstimateDraft,
  StoryDraft,
  TestDraft,
} from '#contract/story-advice.ts';
import type { TeamMember } from '#contract/team.ts';
import type { Complexity, ValueCategory } from '#contract/vocabulary.ts';
import type { AdviceOptions, FeatureRequest, ReviewRequest } from './advisor.ts';

/** What happened in an increment, as far as it is known. */
export type IncrementRecord = {
  name: string;
  goal: string;
  features: { id: string; name: string; status: string; value_category: ValueCategory; complexity: Complexity }[];
  stories: { id: string; title: string; status: string; feature_id: string | null }[];
};

/** `answers` are an advisor's questions about the feature, each with what the person answered. */
export type FeatureInPlan = Omit<ReviewRequest, 'architect'> & { answers?: string };

/**
 * Before features are asked, or before a feature that is planned is split. `suggested` says that its words are still those
 * of an advisor, which nobody has edited.
 */
export type ClarifyRequest = FeatureRequest | ({ from: 'feature'; suggested?: boolean } & FeatureInPlan);

/** `existing` are titles of other stories of the project, which are not offered again. */
export type SplitRequest = FeatureInPlan & { existing?: readonly string[] };

/** The criteria are those of one story, told by `role`, or of a feature as a whole. */
export type TestRequest = FeatureInPlan & { criteria?: readonly OfferedCriterion[]; role?: string };

/** With a story, it is the story that is estimated. */
export type EstimateRequest = FeatureInPlan & {
  team: readonly TeamMember[];
  story?: Pick<StoryDraft, 'title' | 'criteria'>;
};

/** What advisors do between the list of features and the sprint. Streams stop when `signal` aborts; nothing is stored. */
export type Refinement = {
  /** At most five, the one that decides most first; none about what the person has said already. */
  clarify(request: ClarifyRequest, options?: AdviceOptions): AsyncIterable<Clarification>;
  /** At most five stories that together are the feature, each with two criteria or more, one of them at the border. */
  splitFeature(request: SplitRequest, options?: AdviceOptions): AsyncIterable<StoryDraft>;
  /** At most ten, those of the given criteria first and in their order. */
  proposeTests(request: TestRequest, options?: AdviceOptions): AsyncIterable<TestDraft>;
  /** One estimate for each member in the team's order, each from its own angle and without knowing the others'. */
  estimate(request: EstimateRequest, options?: AdviceOptions): AsyncIterable<EstimateDraft>;
  /** Nothing that no item bears out. */
  summarise(increment: IncrementRecord, options?: AdviceOptions): AsyncIterable<Claim>;
};
