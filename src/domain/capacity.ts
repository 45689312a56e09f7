import type { Complexity } from '#contract/vocabulary.ts';
import { complexityPoints } from './backlog.ts';

/** What a project says a size counts; without it, 1, 3 and 8 points for S, M and L. */
type Sizing = { size_points?: Record<Complexity, number> };

/** The points of one feature in its project. */
export const pointsOf = ({ complexity }: { complexity: Complexity }, project: Sizing = {}): number =>
  (project.size_points ?? complexityPoints)[complexity];

/** How much of a team's capacity a plan takes: all figures in points. `over` is 0 while the plan fits, or nobody said a capacity. */
export const loadOf = (
  features: readonly { included: boolean; complexity: Complexity }[],
  project: Sizing | undefined,
  capacity: number | null,
) => {
  const points = features.reduce((sum, feature) => sum + (feature.included ? pointsOf(feature, project) : 0), 0);
  return { points, capacity, over: capacity === null ? 0 : Math.max(0, points - capacity) };
};
