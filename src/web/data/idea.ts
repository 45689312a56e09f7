import { failures, successes } from '#contract/problems.ts';
import type { Idea } from '#contract/idea.ts';
import { infiniteQueryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import { tellFailure, tellSuccess } from '../ui/toasts.ts';
import { client, orpc } from './client.ts';

/** Ideas of a project, newest first, page by page. */
export const ideasQuery = (project_id: string) =>
  infiniteQueryOptions(
    orpc.idea.list.infiniteOptions({
      input: (cursor: string | undefined) => ({ project_id, ...(cursor !== undefined && { cursor }) }),
      initialPageParam: undefined,
      getNextPageParam: (page) => page.next_cursor ?? undefined,
      meta: { failure: 'ideasFetch' },
    }),
  );

export type IdeaText = Pick<Idea, 'title' | 'description'>;

/** Writes an idea down; the caller keeps the words until the server has them. */
export function useCreateIdea(projectId: string) {
  const queries = useQueryClient();
  return useMutation({
    mutationFn: (idea: IdeaText) => client.idea.create({ project_id: projectId, ...idea }),
    onSuccess: () => {
      tellSuccess(successes.ideaCreated);
      return queries.invalidateQueries({ queryKey: orpc.idea.key() });
    },
    onError: (error) => tellFailure(failures.ideaCreate, error),
  });
}

/** Deletes an idea; the toast offers to write it down again as it was. */
export function useDeleteIdea(projectId: string) {
  const queries = useQueryClient();
  const again = useRestoreIdea(projectId);
  return useMutation({
    mutationFn: ({ id, version }: Idea) => client.idea.delete({ project_id: projectId, id, version }),
    onSuccess: (_done, idea) => tellSuccess(successes.ideaDeleted, {}, { undo: () => again.mutate(idea) }),
    onError: (error) => tellFailure(failures.ideaDelete, error),
    onSettled: () => queries.invalidateQueries({ queryKey: orpc.idea.key() }),
  });
}

function useRestoreIdea(projectId: string) {
  const queries = useQueryClient();
  return useMutation({
    mutationFn: ({ title, description, type, status, tags }: Idea) =>
      client.idea.create({ project_id: projectId, title, description, type, status, tags }),
    onSuccess: () => tellSuccess(successes.ideaCreated),
    onError: (error) => tellFailure(failures.ideaCreate, error),
    onSettled: () => queries.invalidateQueries({ queryKey: orpc.idea.key() }),
  });
}
