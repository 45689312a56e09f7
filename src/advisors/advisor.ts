import type {
  ArchitectFeedback,
  Engine,
  FeatureSuggestion,
  KickoffMessage,
  PlanningContext,
  ProposedMember,
} from '#contract/advice.ts';
import type { ModelFault } from '#contract/advice-run.ts';
import type { MemberFeedback } from '#contract/discussion.ts';
import type { DomainExpertise, TeamMember } from '#contract/team.ts';
import type { ArchitectType, Complexity, RoleType, ValueCategory } from '#contract/vocabulary.ts';
import type { Refinement } from './refinement.ts';
import type { Run, Terms } from './run.ts';

/** What is known of a project when advice is asked. Every text is the person's own. */
export type ProjectBrief = { name: string; summary: string; tags: string[]; additionalContext: string };

export type TeamRequest = {
  project: ProjectBrief;
  /** Roles the person has chosen already; they are on the team whatever the advisor thinks. */
  chosenRoles: RoleType[];
  domainExpertise?: DomainExpertise;
};

/** From where features are asked: an idea with the project around it, or the context of a planning session. */
export type FeatureRequest =
  | { from: 'idea'; idea: string; project: string }
  | {
      from: 'planning';
      context: PlanningContext;
      project: ProjectBrief;
      existing: { name: string; description: string }[];
    };

export type ReviewRequest = {
  architect: ArchitectType;
  context: Partial<PlanningContext>;
  feature: { name: string; description: string; complexity: Complexity; value_category: ValueCategory };
};

/** Features are asked for an idea that the team has discussed; what the members said is taken along. */
export type DiscussedRequest = {
  from: 'discussion';
  idea: string;
  project: string;
  feedback: readonly MemberFeedback[];
};

/** One member is asked about an idea in the setting of its project; no member is told what another said. */
export type DiscussRequest = { idea: string; project: ProjectBrief; member: TeamMember };

export type AdviceOptions = {
  signal?: AbortSignal;
  /** Is told of every time that a model spoke or failed to, and of who answered in its place. */
  report?: (run: Run) => void;
};

/**
 * The team that advises. Two implementations give the same kinds of answer: rules (no model, no network) and a model.
 * Calls that give several items stream each as soon as it is ready and stop when `signal` aborts.
 * An advisor reads only what it is given and stores nothing. A failure is thrown.
 */
export type Advisor = Refinement & {
  readonly engine: Engine;
  /** On what terms a model is asked; without it the advisor needs none. */
  readonly terms?: Terms;
  /** Asks the model for one word; answers what failed, or null. */
  check?(options?: { signal?: AbortSignal }): Promise<ModelFault | null>;
  /** Each member once, with a reason and a confidence of 0 to 1; the two core members and those chosen always. */
  composeTeam(request: TeamRequest, options?: AdviceOptions): AsyncIterable<ProposedMember>;
  /** One introduction for each member in the team's order, then two closing messages by Milo. All of it about this project. */
  introduce(
    request: { project: ProjectBrief; team: TeamMember[] },
    options?: AdviceOptions,
  ): AsyncIterable<KickoffMessage>;
  /** What one member says of an idea, from its own angle. */
  discuss(request: DiscussRequest, options?: AdviceOptions): Promise<MemberFeedback>;
  /** At most 20 features, most wanted first, no two alike; those in the person's own words carry the quote. */
  suggestFeatures(
    request: FeatureRequest | DiscussedRequest,
    options?: AdviceOptions,
  ): AsyncIterable<FeatureSuggestion>;
  /** One architect's six-part review of one feature. */
  reviewFeature(request: ReviewRequest, options?: AdviceOptions): Promise<ArchitectFeedback>;
};
