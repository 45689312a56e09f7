import type { Increment } from '#contract/increment.ts';
import { failures, successes } from '#contract/problems.ts';
import { advanced, begun } from '#domain/increment-stages.ts';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { tellFailure, tellSuccess } from '../ui/toasts.ts';
import { client, orpc } from './client.ts';

/** All increments of a project in their order. */
export const incrementsQuery = (projectId: string) =>
  orpc.increment.list.queryOptions({ input: { project_id: projectId }, meta: { failure: 'incrementLoad' } });

/** There is at most one. */
export const activeOf = (increments: readonly Increment[]): Increment | undefined =>
  increments.find(({ status }) => status === 'active');

export const incrementMetricsQuery = (projectId: string, id: string) =>
  orpc.increment.metrics.queryOptions({ input: { project_id: projectId, id } });

export type NewIncrement = Omit<Parameters<typeof client.increment.create>[0], 'project_id'>;

/** Creates an increment, with one `idempotencyKey` only once. */
export function useCreateIncrement(projectId: string, idempotencyKey: string) {
  const queries = useQueryClient();
  const { queryKey } = incrementsQuery(projectId);
  return useMutation({
    mutationFn: (increment: NewIncrement) =>
      client.increment.create({ project_id: projectId, ...increment }, { context: { idempotencyKey } }),
    onSuccess: (increment) => {
      queries.setQueryData(queryKey, (known) =>
        known?.every(({ id }) => id !== increment.id) ? [...known, increment] : known,
      );
      tellSuccess(successes.incrementCreated, { name: increment.name });
    },
    onError: (error) => tellFailure(failures.incrementCreate, error),
    onSettled: () => refresh(queries),
  });
}

/** Completes the current stage and begins the next: shown at once, taken back when the server refuses. */
export function useAdvanceIncrement(projectId: string) {
  const queries = useQueryClient();
  const { queryKey } = incrementsQuery(projectId);
  const replace = (increment: Increment) => queries.setQueryData(queryKey, (known) => known && after(known, increment));
  return useMutation({
    scope: { id: `advance:${projectId}` },
    mutationFn: ({ id, version }: Increment) => client.increment.advance({ project_id: projectId, id, version }),
    onMutate: async (increment) => {
      await queries.cancelQueries({ queryKey });
      const before = queries.getQueryData(queryKey);
      const ruling = advanced(increment);
      if (ruling.ok) replace({ ...increment, ...ruling.position });
      return { before };
    },
    onSuccess: (increment) => {
      replace(increment);
      tellSuccess(successes.stageAdvanced);
    },
    onError: (error, _increment, context) => {
      queries.setQueryData(queryKey, context?.before);
      tellFailure(failures.incrementAdvance, error);
    },
    onSettled: () => refresh(queries),
  });
}

/** The increments once this one has changed; when it is completed, the turn of the next planned one has come. */
function after(known: readonly Increment[], changed: Increment): Increment[] {
  const all = known.map((one) => (one.id === changed.id ? changed : one));
  if (changed.status !== 'completed') return all;
  const next = all.find(({ status, order_index }) => status === 'planned' && order_index > changed.order_index);
  return all.map((one) => (one === next ? { ...one, ...begun(one) } : one));
}

function refresh(queries: ReturnType<typeof useQueryClient>) {
  for (const noun of [orpc.increment, orpc.activity, orpc.project])
    void queries.invalidateQueries({ queryKey: noun.key() });
}
