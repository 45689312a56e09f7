import type { PlanningContext } from '#contract/advice.ts';
import type { Complexity, ValueCategory } from '#contract/vocabulary.ts';
import { complexityPoints, folded } from './backlog.ts';
import { counted } from './counted.ts';

/** Said where an advisor gave no reason of its own. */
export const defaultReasoning = 'This feature aligns with your project goals.';

/** Only what must be had is in the plan until the person says otherwise. */
export const includedAtFirst = (value: ValueCategory): boolean => value === 'Must Have';

/** The increment's goal after finalising: the primary goals joined, or else the PI goal. */
export const goalOf = (context: Pick<PlanningContext, 'primaryGoals' | 'piGoal'>): string =>
  context.primaryGoals.filter((goal) => goal.trim() !== '').join(', ') || context.piGoal;

/** The increment that every project begins with. Its goal is the program's words, not the person's. */
export const firstIncrement = {
  name: 'PI 1',
  theme: 'Getting Started',
  goal: 'Establish core features and initial implementation',
};

/** What of the context the person said: an advisor that quoted the goal of a new project would quote the program itself. */
export const inOwnWords = (context: PlanningContext): PlanningContext =>
  context.piGoal.trim() === firstIncrement.goal ? { ...context, piGoal: '' } : context;

const asKnown = (name: string): string =>
  folded(name)
    .replaceAll(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();

/** Whether a feature of this name is there already, whatever its case, accents and punctuation. */
export const isAmong = (name: string, features: readonly { name: string }[]): boolean =>
  features.some((feature) => asKnown(feature.name) === asKnown(name));

/** Why a suggestion that was kept in the backlog is not in the plan. */
export const skippedReason = (piNumber: number): string => `Not included in PI ${piNumber}`;

type Planned = {
  included: boolean;
  value_category: ValueCategory;
  complexity: Complexity;
  reviews: { theo?: unknown; claude?: unknown };
};

/** The counters of the planning steps. `points` adds up the sizes of what is included. */
export const planningCounts = (features: readonly Planned[]) => {
  const included = features.filter((feature) => feature.included);
  const having = (value: ValueCategory) => included.filter((feature) => feature.value_category === value).length;
  return {
    total: features.length,
    selected: included.length,
    reviewed: included.filter((feature) => feature.reviews.theo !== undefined || feature.reviews.claude !== undefined)
      .length,
    mustHave: having('Must Have'),
    shouldHave: having('Should Have'),
    couldHave: having('Could Have'),
    points: included.reduce((sum, feature) => sum + complexityPoints[feature.complexity], 0),
  };
};

/** The activity entry that finalising leaves behind. */
export const planningActivity = (count: number) => ({
  message: `PI Planning completed with ${counted(count, 'feature')}`,
  description: `Added ${counted(count, 'feature')} to the PI scope`,
});
