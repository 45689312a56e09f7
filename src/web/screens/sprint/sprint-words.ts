import type { Sprint, SprintPlan } from '#contract/sprint.ts';
import type { SprintStatus } from '#contract/vocabulary.ts';

export const sprintStatusLabel: Record<SprintStatus, string> = {
  planned: 'Planned',
  active: 'Active',
  finished: 'Finished',
};

/** The sprint under way, or the one whose turn is next. */
export const sprintAtHand = (sprints: readonly Sprint[]): Sprint | undefined =>
  sprints.find(({ status }) => status === 'active') ?? sprints.find(({ status }) => status === 'planned');

/**
 * Whether placing stories is still the next step: a plan leaves out what nobody has estimated and what fits no sprint, so
 * what waits for that reason alone does not hold the sprint at hand up.
 */
export const canPlaceMore = ({ sprints, unscheduled }: Pick<SprintPlan, 'sprints' | 'unscheduled'>): boolean => {
  if (sprints.every(({ load }) => load.stories === 0)) return unscheduled.stories > 0;
  const hasRoom = sprints.some(({ status, load, capacity }) => status === 'planned' && load.points < capacity);
  return hasRoom && unscheduled.stories > unscheduled.unestimated;
};

/** Whether it is time to finish a sprint: everything in it is done, or its last day has come. */
export const isDue = ({ load, ends_on }: Pick<Sprint, 'load' | 'ends_on'>, today: string): boolean =>
  (load.stories > 0 && load.done_stories === load.stories) || today >= ends_on;
