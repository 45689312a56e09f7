import type { Engine, Reviews } from '#contract/advice.ts';
import type { Feature } from '#contract/feature.ts';
import type { Increment } from '#contract/increment.ts';
import type { PlanningFeature } from '#contract/planning.ts';
import type { Project } from '#contract/project.ts';
import type { TeamMember } from '#contract/team.ts';
import type { Complexity, ValueCategory } from '#contract/vocabulary.ts';

/** Raised when a field of the printed plan goes away or changes its meaning; new fields may come without it. */
const planSchema = 'coscrum-plan/1';

type Wish = {
  name: string;
  description: string;
  value_category: ValueCategory;
  complexity: Complexity;
  reasoning: string;
  quote: string | null;
  rule: string | null;
};

/** A planned increment as it is printed; docs/cli.md describes it field by field. Ids are null where nothing was stored. */
export type Plan = {
  schema: typeof planSchema;
  engine: Engine;
  project: { id: string | null; name: string; summary: string; icon: string };
  increment: { id: string | null; name: string; goal: string; current_stage: Increment['current_stage'] };
  team: Pick<TeamMember, 'id' | 'name' | 'role' | 'roleType' | 'selectedBy' | 'reason' | 'confidence'>[];
  features: (Wish & { id: string | null; reviews: Reviews })[];
  left_out: Wish[];
};

const wishOf = (from: Feature | PlanningFeature): Wish => ({
  name: from.name,
  description: from.description,
  value_category: from.value_category,
  complexity: from.complexity,
  reasoning: from.reasoning,
  quote: from.quote,
  rule: from.rule,
});

/** Put the printed plan together from what the contract answered. */
export const planOf = (parts: {
  stored: boolean;
  engine: Engine;
  project: Project;
  increment: Increment;
  team: TeamMember[];
  features: Feature[];
  leftOut: PlanningFeature[];
}): Plan => {
  const idOf = ({ id }: { id: string }) => (parts.stored ? id : null);
  const { project, increment } = parts;
  return {
    schema: planSchema,
    engine: parts.engine,
    project: { id: idOf(project), name: project.name, summary: project.summary, icon: project.icon },
    increment: {
      id: idOf(increment),
      name: increment.name,
      goal: increment.goal,
      current_stage: increment.current_stage,
    },
    team: parts.team.map(({ id, name, role, roleType, selectedBy, reason, confidence }) => ({
      id,
      name,
      role,
      roleType,
      selectedBy,
      reason,
      confidence,
    })),
    features: parts.features.map((feature) => ({
      id: idOf(feature),
      ...wishOf(feature),
      reviews: feature.reviews ?? {},
    })),
    left_out: parts.leftOut.map(wishOf),
  };
};
