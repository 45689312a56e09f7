import type { LiveEvent, Noun } from '#contract/events.ts';
import type { QueryKey } from '@tanstack/react-query';

/** Queries that show a noun besides its own. A project's tile shows its newest change, whatever that was. */
const shownBy: Partial<Record<Noun, readonly string[]>> = {
  project: ['activity', 'team', 'planning'],
  increment: ['project', 'planning', 'lint', 'review'],
  team: ['project'],
  discussion: ['project'],
  idea: ['project'],
  feature: ['project', 'increment', 'refinement', 'story', 'lint', 'test', 'review'],
  planning: ['project'],
  refinement: ['project', 'lint'],
  story: ['project', 'increment', 'feature', 'refinement', 'lint', 'test', 'sprint', 'review'],
  test: ['project', 'increment', 'story', 'lint', 'review'],
  sprint: ['project', 'increment', 'story', 'review'],
  review: ['project'],
  activity: ['project'],
  workspace: ['account'],
  // Where somebody belongs says what they see.
  account: ['workspace', 'token', 'project', 'activity'],
};

const nounOf = (key: QueryKey): string | undefined => {
  const path = key[0];
  return Array.isArray(path) && typeof path[0] === 'string' ? path[0] : undefined;
};

/** A query without a project in its input spans all of them. */
const projectOf = (key: QueryKey): string | undefined => {
  const input = (key[1] as { input?: { project_id?: unknown; id?: unknown } } | undefined)?.input;
  const own = input?.project_id ?? (nounOf(key) === 'project' ? input?.id : undefined);
  return typeof own === 'string' ? own : undefined;
};

/** Whether what a query shows may have changed. Keys are oRPC's: [[noun, operation], { input }]. */
export function isTouched(key: QueryKey, { noun, project_id }: LiveEvent): boolean {
  const project = projectOf(key);
  if (project_id !== null && project !== undefined && project !== project_id) return false;
  if (noun === 'all') return true;
  const own = nounOf(key);
  return own === noun || (shownBy[noun] ?? []).some((shown) => shown === own);
}
