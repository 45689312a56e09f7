import type {
  ArchitectFeedback,
  Engine,
  FeatureSuggestion,
  KickoffMessage,
  PlanningContext,
} from '#contract/advice.ts';
import type { DomainExpertise, TeamMember } from '#contract/team.ts';
import type { ArchitectType, Complexity, RoleType, ValueCategory } from '#contract/vocabulary.ts';

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

export type AdviceOptions = { signal?: AbortSignal };

/**
 * The team that advises. Two implementations give the same kinds of answer: rules (no model, no network) and a model.
 * Calls that give several items stream each as soon as it is ready and stop when `signal` aborts.
 * An advisor reads only what it is given and stores nothing. A failure is thrown.
 */
export type Advisor = {
  readonly engine: Engine;
  /** The members in the order of the roster; the two core members always, each with a reason and a confidence of 0 to 1. */
  composeTeam(request: TeamRequest, options?: AdviceOptions): AsyncIterable<TeamMember>;
  /** One introduction for each member in the team's order, then two closing messages by Milo. All of it about this project. */
  introduce(
    request: { project: ProjectBrief; team: TeamMember[] },
    options?: AdviceOptions,
  ): AsyncIterable<KickoffMessage>;
  /** At most 20 features, most wanted first, no two alike; those in the person's own words carry the quote. */
  suggestFeatures(request: FeatureRequest, options?: AdviceOptions): AsyncIterable<FeatureSuggestion>;
  /** One architect's six-part review of one feature. */
  reviewFeature(request: ReviewRequest, options?: AdviceOptions): Promise<ArchitectFeedback>;
};
