import { failures, successes } from '#contract/problems.ts';
import type { Project } from '#contract/project.ts';
import { infiniteQueryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import { tellFailure, tellSuccess } from '../ui/toasts.ts';
import { byCursor } from './by-cursor.ts';
import { client, orpc } from './client.ts';
import { currentOf } from './stale.ts';

/** All projects with their figures, newest first, page by page. */
export const projectsQuery = () =>
  infiniteQueryOptions(
    orpc.project.list.infiniteOptions({
      input: (cursor: string | undefined) => ({ ...(cursor !== undefined && { cursor }) }),
      ...byCursor,
      meta: { failure: 'projectsFetch' },
    }),
  );

export const projectQuery = (id: string) =>
  orpc.project.get.queryOptions({ input: { id }, meta: { failure: 'projectFetch' } });

export const projectMetricsQuery = (id: string) => orpc.project.metrics.queryOptions({ input: { id } });

export type NewProject = Parameters<typeof client.project.create>[0];

/** Creates a project, with one `idempotencyKey` only once; the caller shows what comes next. */
export function useCreateProject(idempotencyKey?: string) {
  const queries = useQueryClient();
  return useMutation({
    mutationFn: (project: NewProject) =>
      client.project.create(project, { context: { ...(idempotencyKey !== undefined && { idempotencyKey }) } }),
    onSuccess: (project) => {
      queries.setQueryData(projectQuery(project.id).queryKey, project);
      tellSuccess(successes.projectCreated);
    },
    onError: (error) => tellFailure(failures.projectCreate, error),
    onSettled: () => queries.invalidateQueries({ queryKey: orpc.project.list.key() }),
  });
}

export type ProjectDetails = Pick<Project, 'name' | 'summary'> & Partial<Pick<Project, 'size_points'>>;

/** Saves name, summary and the points of the sizes: shown at once, taken back when the server refuses. */
export function useUpdateProject(id: string) {
  const queries = useQueryClient();
  const { queryKey } = projectQuery(id);
  return useMutation({
    mutationFn: (change: ProjectDetails & { version: number }) => client.project.update({ id, ...change }),
    onMutate: async (change) => {
      await queries.cancelQueries({ queryKey });
      const before = queries.getQueryData(queryKey);
      if (before) queries.setQueryData(queryKey, { ...before, ...change });
      return { before };
    },
    onSuccess: (project) => {
      queries.setQueryData(queryKey, project);
      tellSuccess(successes.projectDetailsUpdated);
    },
    onError: (error, _change, context) => {
      queries.setQueryData(queryKey, currentOf<Project>(error) ?? context?.before);
      tellFailure(failures.projectUpdate, error);
    },
    onSettled: () => queries.invalidateQueries({ queryKey: orpc.project.key() }),
  });
}

/** Deletes a project; the toast offers to bring it back. */
export function useDeleteProject() {
  const queries = useQueryClient();
  const restore = useRestoreProject();
  return useMutation({
    mutationFn: ({ id, version }: Pick<Project, 'id' | 'version'>) => client.project.delete({ id, version }),
    onSuccess: (_done, { id }) => {
      tellSuccess(successes.projectPageDeleted, {}, { undo: () => restore.mutate(id) });
    },
    onError: (error) => tellFailure(failures.projectDelete, error),
    onSettled: () => queries.invalidateQueries({ queryKey: orpc.project.list.key() }),
  });
}

function useRestoreProject() {
  const queries = useQueryClient();
  return useMutation({
    mutationFn: (id: string) => client.project.restore({ id }),
    onSuccess: () => tellSuccess(successes.projectRestored),
    onError: (error) => tellFailure(failures.projectUpdate, error),
    onSettled: () => queries.invalidateQueries({ queryKey: orpc.project.key() }),
  });
}
