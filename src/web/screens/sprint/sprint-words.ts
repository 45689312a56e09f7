import type { SprintStatus } from '#contract/vocabulary.ts';

export const sprintStatusLabel: Record<SprintStatus, string> = {
  planned: 'Planned',
  active: 'Active',
  finished: 'Finished',
};
