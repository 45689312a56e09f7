export type Noun =
  | 'project'
  | 'increment'
  | 'team'
  | 'discussion'
  | 'idea'
  | 'feature'
  | 'planning'
  | 'refinement'
  | 'story'
  | 'test'
  | 'sprint'
  | 'review'
  | 'activity'
  | 'workspace'
  | 'account'
  | 'presence';

/**
 * A live event is a hint, never the data: it says which noun of which project changed, and the page reads it again.
 * `project_id` is null when it may concern any project (after a lost connection, or a change by another process), and for
 * a workspace or an account, whose id it then carries.
 */
export type LiveEvent = {
  noun: Noun | 'all';
  project_id: string | null;
  id: string | null;
  /** With `presence`, which is no change: who looks at which screen. */
  person?: { name: string; screen: string };
};
