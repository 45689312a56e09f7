import type { Increment } from '#contract/increment.ts';
import { failures, successes } from '#contract/problems.ts';
import { advanced, begun, stageTexts } from '#domain/increment-stages.ts';
import { useMutation, useQueryClient, type QueryClient } from '@tanstack/react-query';
import { refusalOf } from '../ui/reason.ts';
import { tellFailure, tellSuccess } from '../ui/toasts.ts';
import { client, orpc } from './client.ts';
import { currentOf } from './stale.ts';

/** All increments of a project in their order. */
export const incrementsQuery = (projectId: string) =>
  orpc.increment.list.queryOptions({ input: { project_id: projectId }, meta: { failure: 'incrementLoad' } });

/** There is at most one. */
export const activeOf = (increments: readonly Increment[]): Increment | undefined =>
  increments.find(({ status }) => status === 'active');

export const incrementMetricsQuery = (projectId: string, id: string) =>
  orpc.increment.metrics.queryOptions({ input: { project_id: projectId, id } });

/** Features and stories of every increment, in the order of the increments. */
export const incrementFiguresQuery = (projectId: string) =>
  orpc.increment.figures.queryOptions({ input: { project_id: projectId } });

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

export type IncrementDetails = Pick<Increment, 'name' | 'theme' | 'goal' | 'start_date' | 'end_date'>;

/** Saves what an increment is called and for, and when it is: shown at once, taken back when the server refuses. */
export function useUpdateIncrement({ project_id, id }: Pick<Increment, 'project_id' | 'id'>) {
  const queries = useQueryClient();
  const { queryKey } = incrementsQuery(project_id);
  const replace = replacer(queries, project_id);
  return useMutation({
    mutationFn: (change: IncrementDetails & { version: number }) =>
      client.increment.update({ project_id, id, ...change }),
    onMutate: async (change) => {
      await queries.cancelQueries({ queryKey });
      const before = queries.getQueryData(queryKey);
      const known = before?.find((one) => one.id === id);
      if (known) replace({ ...known, ...change });
      return { before };
    },
    onSuccess: (increment) => {
      replace(increment);
      tellSuccess(successes.incrementUpdated, { name: increment.name });
    },
    onError: (error, _change, context) => {
      queries.setQueryData(queryKey, context?.before);
      const now = currentOf<Increment>(error);
      if (now) replace(now);
      tellFailure(failures.incrementUpdate, error);
    },
    onSettled: () => refresh(queries),
  });
}

/** The increment as it is when somebody else was quicker to leave this stage; undefined for every other failure. */
function leftAlready(asked: Increment, error: unknown): Increment | undefined {
  const now = currentOf<Increment>(error) ?? currentOf<Increment>(error, 'increment_completed');
  return now && (now.current_stage !== asked.current_stage || now.status !== 'active') ? now : undefined;
}

/** Advances an increment whose stage is still the one asked for, even if something else about it has changed. */
async function advance(asked: Increment): Promise<Increment> {
  const send = ({ project_id, id, version }: Increment) => client.increment.advance({ project_id, id, version });
  try {
    return await send(asked);
  } catch (error) {
    const now = currentOf<Increment>(error);
    if (now === undefined || leftAlready(asked, error)) throw error;
    return send(now);
  }
}

/**
 * Completes the current stage and begins the next: shown at once, taken back when the server refuses. When somebody
 * else was quicker the page shows where the increment is by now. The toast offers to undo. `onAdvanced` is told even when
 * the button that was pressed is gone by then.
 */
export function useAdvanceIncrement(projectId: string, onAdvanced?: (from: Increment, to: Increment) => void) {
  const queries = useQueryClient();
  const { queryKey } = incrementsQuery(projectId);
  const replace = replacer(queries, projectId);
  const undo = useUndoAdvance(projectId);
  return useMutation({
    scope: { id: `advance:${projectId}` },
    mutationFn: advance,
    onMutate: async (increment) => {
      await queries.cancelQueries({ queryKey });
      const before = queries.getQueryData(queryKey);
      const ruling = advanced(increment);
      if (ruling.ok) replace({ ...increment, ...ruling.position });
      return { before };
    },
    onSuccess: (increment, asked) => {
      replace(increment);
      tellSuccess(successes.stageAdvanced, {}, { undo: () => undo.mutate(increment) });
      onAdvanced?.(asked, increment);
    },
    onError: (error, asked, context) => {
      queries.setQueryData(queryKey, context?.before);
      const now = leftAlready(asked, error);
      if (now === undefined) return tellFailure(failures.incrementAdvance, error);
      replace(now);
      const state = now.status === 'completed' ? 'it is completed' : `it is at ${stageTexts[now.current_stage].name}`;
      return tellSuccess(successes.advancedAlready, { name: now.name, state });
    },
    onSettled: () => refresh(queries),
  });
}

/** Takes an advance back, as long as nothing else has changed since. */
function useUndoAdvance(projectId: string) {
  const queries = useQueryClient();
  return useMutation({
    scope: { id: `advance:${projectId}` },
    mutationFn: ({ project_id, id, version }: Increment) => client.increment.undoAdvance({ project_id, id, version }),
    onSuccess: (increment) => {
      replacer(queries, projectId)(increment);
      tellSuccess(successes.advanceUndone, {
        name: increment.name,
        stage: stageTexts[increment.current_stage].name,
      });
    },
    onError: (error) => {
      // Changed since, or not its last change any more: for the person it is the same.
      const settled = refusalOf(error)?.problem;
      if (settled === 'stale' || settled === 'advance_settled') tellFailure(failures.advanceSettled);
      else tellFailure(failures.advanceUndo, error);
    },
    onSettled: () => refresh(queries),
  });
}

/** Shows an increment as it is now wherever the project's increments are shown. */
const replacer = (queries: QueryClient, projectId: string) => (increment: Increment) =>
  queries.setQueryData(incrementsQuery(projectId).queryKey, (known) => known && after(known, increment));

/** The increments once this one has changed; when it is completed, the turn of the next planned one has come. */
function after(known: readonly Increment[], changed: Increment): Increment[] {
  const all = known.map((one) => (one.id === changed.id ? changed : one));
  if (changed.status !== 'completed') return all;
  const next = all.find(({ status, order_index }) => status === 'planned' && order_index > changed.order_index);
  return all.map((one) => (one === next ? { ...one, ...begun(one) } : one));
}

function refresh(queries: QueryClient) {
  for (const noun of [orpc.increment, orpc.activity, orpc.project])
    void queries.invalidateQueries({ queryKey: noun.key() });
}
