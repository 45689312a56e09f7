import type { Sprint } from '#contract/sprint.ts';
import type { SprintStatus } from '#contract/vocabulary.ts';

export const sprintStatusLabel: Record<SprintStatus, string> = {
  planned: 'Planned',
  active: 'Active',
  finished: 'Finished',
};

/** The sprint under way, or the one whose turn is next. */
export const sprintAtHand = (sprints: readonly Sprint[]): Sprint | undefined =>
  sprints.find(({ status }) => status === 'active') ?? sprints.find(({ status }) => status === 'planned');
