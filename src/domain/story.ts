import { storyStatuses, type StoryStatus } from '#contract/vocabulary.ts';

export const storyStatusLabel: Record<StoryStatus, string> = {
  backlog: 'Backlog',
  ready: 'Ready',
  in_progress: 'In Progress',
  in_review: 'In Review',
  done: 'Done',
};

/** How far a status is along the board. */
export const statusRank = (status: StoryStatus): number => storyStatuses.indexOf(status);

/** How people call it: S-12. */
export const storyName = (number: number): string => `S-${number}`;

/**
 * When work on a story began and ended, after its status became `to`. Going back to work forgets the end; going back to
 * the backlog forgets both.
 */
export const workTimes = (
  to: StoryStatus,
  before: { started_at: string | null; done_at: string | null },
  now: string,
): { started_at: string | null; done_at: string | null } => {
  if (to === 'done') return { started_at: before.started_at ?? now, done_at: before.done_at ?? now };
  if (to === 'in_progress' || to === 'in_review') return { started_at: before.started_at ?? now, done_at: null };
  return { started_at: null, done_at: null };
};
