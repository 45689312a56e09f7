import type { FeatureCard } from '#contract/feature.ts';
import type { FeatureStatus, HistoryAction, ValueCategory } from '#contract/vocabulary.ts';

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

/** What a card shows: in progress while stories of what was selected are under way. */
export const shownStatus = ({ status, stories }: Pick<FeatureCard, 'status' | 'stories'>): FeatureStatus | null => {
  const begun = stories !== undefined && (stories.under_way > 0 || (stories.done > 0 && stories.done < stories.total));
  return begun && (status === 'selected' || status === 'approved') ? 'in_progress' : status;
};

/** The history action that a status leaves behind; `suggested` for any that is not an action itself. */
export const historyActionOf = (status: FeatureStatus | null): HistoryAction =>
  status === 'selected' || status === 'rejected' || status === 'implemented' ? status : 'suggested';

/** The note that the service writes at a change of status. */
export const statusNote = (status: FeatureStatus): string => `Status changed to ${status}`;

/** The note of a change of several fields at once: of the status in the service's words, of the others after it. */
export const changeNote = (change: {
  status?: FeatureStatus | null;
  value_category?: ValueCategory;
  pi_number?: number | null;
}): string => {
  const { status, value_category, pi_number } = change;
  return [
    ...(status === undefined ? [] : [status === null ? 'Status removed' : statusNote(status)]),
    ...(value_category === undefined ? [] : [`Value changed to ${value_category}`]),
    ...(pi_number === undefined ? [] : [pi_number === null ? 'Moved out of its PI' : `Moved to PI ${pi_number}`]),
  ].join('. ');
};

/** Whether the import into an increment offers the feature. */
export const canBeImported = (status: FeatureStatus | null): boolean =>
  status !== 'selected' && status !== 'implemented';
