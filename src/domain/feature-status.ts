import type { FeatureStatus, HistoryAction } from '#contract/vocabulary.ts';

const labels: Record<FeatureStatus, string> = {
  suggested: 'Suggested',
  selected: 'Selected',
  rejected: 'Not Selected',
  implemented: 'Implemented',
  approved: 'Approved',
  in_progress: 'In Progress',
  completed: 'Completed',
};

/** How a status is shown; a feature without one is in the Backlog. */
export const statusLabel = (status: FeatureStatus | null): string => (status === null ? 'Backlog' : labels[status]);

/** The history action that a status leaves behind; `suggested` for any that is not an action itself. */
export const historyActionOf = (status: FeatureStatus | null): HistoryAction =>
  status === 'selected' || status === 'rejected' || status === 'implemented' ? status : 'suggested';

/** The note that the service writes at a change of status. */
export const statusNote = (status: FeatureStatus): string => `Status changed to ${status}`;

/** Whether the import into an increment offers the feature. */
export const canBeImported = (status: FeatureStatus | null): boolean =>
  status !== 'selected' && status !== 'implemented';
