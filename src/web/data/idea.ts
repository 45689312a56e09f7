import { failures, successes } from '#contract/problems.ts';
import type { Idea } from '#contract/idea.ts';
import {
  infiniteQueryOptions,
  keepPreviousData,
  useMutation,
  useMutationState,
  useQueryClient,
  type QueryClient,
} from '@tanstack/react-query';
import { tellFailure, tellSuccess } from '../ui/toasts.ts';
import { byCursor } from './by-cursor.ts';
import { client, orpc } from './client.ts';
import { currentOf } from './stale.ts';

/** Which ideas a list shows; what is left out narrows nothing. */
export type IdeaFilters = Partial<Pick<Idea, 'type' | 'status'>> & { search?: string };

/** Ideas of a project, newest first, page by page. */
export const ideasQuery = (project_id: string, filters: IdeaFilters = {}) =>
  infiniteQueryOptions(
    orpc.idea.list.infiniteOptions({
      input: (cursor: string | undefined) => ({ project_id, ...filters, ...(cursor !== undefined && { cursor }) }),
      ...byCursor,
      meta: { failure: 'ideasFetch' },
      placeholderData: keepPreviousData,
    }),
  );

export const ideaQuery = (project_id: string, id: string) =>
  orpc.idea.get.queryOptions({ input: { project_id, id }, meta: { failure: 'ideaFetch' } });

const keepIdea = (queries: QueryClient, idea: Idea) =>
  queries.setQueryData(ideaQuery(idea.project_id, idea.id).queryKey, (known) =>
    known !== undefined && known.version > idea.version ? known : idea,
  );

/** Not waited for: what the person did is done, and forms close. */
const refresh = (queries: QueryClient) => void queries.invalidateQueries({ queryKey: orpc.idea.key() });

export type NewIdea = Pick<Idea, 'title' | 'description' | 'type' | 'tags'>;

/** Writes an idea down; the caller keeps the words until the server has them. One `key` writes it only once. */
export function useCreateIdea(projectId: string) {
  const queries = useQueryClient();
  return useMutation({
    mutationFn: ({ key, ...idea }: NewIdea & { key: string }) =>
      client.idea.create({ project_id: projectId, ...idea }, { context: { idempotencyKey: key } }),
    onSuccess: (idea) => {
      keepIdea(queries, idea);
      tellSuccess(successes.ideaCreated);
      refresh(queries);
    },
    onError: (error) => tellFailure(failures.ideaCreate, error),
  });
}

export type IdeaChange = Partial<Pick<Idea, 'title' | 'description' | 'type' | 'status' | 'tags'>>;

/** Saves what was changed of an idea; a refusal brings the idea as it is by now. */
export function useUpdateIdea({ project_id, id, version }: Idea) {
  const queries = useQueryClient();
  return useMutation({
    mutationFn: (change: IdeaChange) => client.idea.update({ project_id, id, version, ...change }),
    onSuccess: (idea) => {
      keepIdea(queries, idea);
      tellSuccess(successes.ideaUpdated);
    },
    onError: (error) => {
      const current = currentOf<Idea>(error);
      if (current) keepIdea(queries, current);
      tellFailure(failures.ideaUpdate, error);
    },
    onSettled: () => refresh(queries),
  });
}

const statusKey = (id: string) => ['idea', 'status', id];

/** Changes the status: shown at once, whatever else of the idea another person changes meanwhile. */
export function useSetIdeaStatus({ project_id, id }: Idea) {
  const queries = useQueryClient();
  const { mutate } = useMutation({
    mutationKey: statusKey(id),
    scope: { id: `idea:${id}` },
    mutationFn: async ({ status }: { status: Idea['status']; before: Idea['status'] }) => {
      const known = await queries.ensureQueryData(ideaQuery(project_id, id));
      const send = (version: number) => client.idea.update({ project_id, id, version, status });
      try {
        return await send(known.version);
      } catch (error) {
        const current = currentOf<Idea>(error);
        if (!current) throw error;
        return await send(current.version);
      }
    },
    onSuccess: (idea, { status, before }) => {
      keepIdea(queries, idea);
      const undo = () => mutate({ status: before, before: status });
      tellSuccess(successes.ideaUpdated, {}, before === status ? {} : { undo });
    },
    onError: (error) => tellFailure(failures.ideaUpdate, error),
    onSettled: () => refresh(queries),
  });
  const onItsWay = useMutationState({
    filters: { mutationKey: statusKey(id), status: 'pending' },
    select: ({ state }) => (state.variables as Pick<Idea, 'status'>).status,
  }).at(-1);
  return { setStatus: mutate, onItsWay };
}

/** Deletes an idea; the toast offers to bring it back as it was. */
export function useDeleteIdea(projectId: string) {
  const queries = useQueryClient();
  const restore = useRestoreIdea(projectId);
  return useMutation({
    mutationFn: ({ id, version }: Idea) => client.idea.delete({ project_id: projectId, id, version }),
    onSuccess: (_done, { id }) => {
      queries.removeQueries({ queryKey: ideaQuery(projectId, id).queryKey });
      tellSuccess(successes.ideaDeleted, {}, { undo: () => restore.mutate(id) });
    },
    onError: (error) => {
      const current = currentOf<Idea>(error);
      if (current) keepIdea(queries, current);
      tellFailure(failures.ideaDelete, error);
    },
    onSettled: () => void queries.invalidateQueries({ queryKey: orpc.idea.list.key() }),
  });
}

function useRestoreIdea(projectId: string) {
  const queries = useQueryClient();
  return useMutation({
    mutationFn: (id: string) => client.idea.restore({ project_id: projectId, id }),
    onSuccess: () => tellSuccess(successes.ideaRestored),
    onError: (error) => tellFailure(failures.ideaUpdate, error),
    onSettled: () => refresh(queries),
  });
}
