import { counted } from '#domain/counted.ts';
import { failures, successes } from '#contract/problems.ts';
import type { PlanningFeature, PlanningSession } from '#contract/planning.ts';
import {
  useMutation,
  useMutationState,
  useQuery,
  useQueryClient,
  type QueryClient,
  type UseQueryResult,
} from '@tanstack/react-query';
import { useMemo } from 'react';
import { tellFailure, tellSuccess } from '../ui/toasts.ts';
import { client, orpc } from './client.ts';
import { useKeyOfRequest } from './key-of-request.ts';
import { currentOf } from './stale.ts';

/** Which planning session: there is one for each increment. */
export type PlanningAddress = { project_id: string; pi_id: string };

export const planningQuery = ({ project_id, pi_id }: PlanningAddress) =>
  orpc.planning.get.queryOptions({ input: { project_id, pi_id }, meta: { failure: 'planningLoad' } });

export const knownSession = (queries: QueryClient, at: PlanningAddress): PlanningSession | undefined =>
  queries.getQueryData(planningQuery(at).queryKey);

/** Takes over what the server says of the session. Its features have versions of their own and are kept as they are known. */
export const keepSession = (queries: QueryClient, at: PlanningAddress, session: PlanningSession) =>
  queries.setQueryData(planningQuery(at).queryKey, (known) =>
    known === undefined || session.version >= known.version
      ? { ...session, features: known?.features ?? session.features }
      : known,
  );

const inOrder = (a: PlanningFeature, b: PlanningFeature): number => a.order - b.order;

/** Takes over a feature that was added or changed, unless something newer is known. */
export const keepPlanningFeature = (queries: QueryClient, at: PlanningAddress, feature: PlanningFeature) =>
  queries.setQueryData(planningQuery(at).queryKey, (known) => {
    if (known === undefined) return known;
    const before = known.features.find(({ id }) => id === feature.id);
    if (before === undefined) return { ...known, features: [...known.features, feature].toSorted(inOrder) };
    if (before.version > feature.version) return known;
    return { ...known, features: known.features.map((one) => (one.id === feature.id ? feature : one)) };
  });

/** Changes of one session wait for one another, so that each is based on what the one before it made. */
const inTurn = ({ pi_id }: PlanningAddress) => ({ id: `planning:${pi_id}` });

export type PlanningFeatureChange = { id: string } & Partial<
  Pick<PlanningFeature, 'name' | 'description' | 'complexity' | 'value_category' | 'included'>
>;
const changeKey = ({ pi_id }: PlanningAddress) => ['planning', 'change', pi_id];

/** The session as the person sees it: with the changes that are on their way to the server. A refused one vanishes by itself. */
export function usePlanning(at: PlanningAddress): UseQueryResult<PlanningSession> {
  const query = useQuery(planningQuery(at));
  const changes = useMutationState({
    filters: { mutationKey: changeKey(at), status: 'pending' },
    select: ({ state }) => state.variables as PlanningFeatureChange,
  });
  const data = useMemo(() => {
    if (query.data === undefined || changes.length === 0) return query.data;
    const changed = (feature: PlanningFeature): PlanningFeature =>
      Object.assign({}, feature, ...changes.filter(({ id }) => id === feature.id)) as PlanningFeature;
    return { ...query.data, features: query.data.features.map(changed) };
  }, [query.data, changes]);
  return { ...query, data } as UseQueryResult<PlanningSession>;
}

/** Includes, leaves out or edits a suggestion: shown at once. */
export function useChangePlanningFeature(at: PlanningAddress) {
  const queries = useQueryClient();
  return useMutation({
    mutationKey: changeKey(at),
    scope: inTurn(at),
    mutationFn: async (change: PlanningFeatureChange) => {
      const known = knownSession(queries, at)?.features.find(({ id }) => id === change.id);
      const send = (version: number | undefined) =>
        client.planning.updateFeature({ ...at, ...change, ...(version !== undefined && { version }) });
      try {
        return await send(known?.version);
      } catch (error) {
        const current = currentOf<PlanningFeature>(error);
        if (current) keepPlanningFeature(queries, at, current);
        // Two people may tick different boxes of one card; only the same field is a conflict.
        if (!known || !current || !isAside(change, known, current)) throw error;
        return await send(current.version);
      }
    },
    onSuccess: (feature) => keepPlanningFeature(queries, at, feature),
    onError: (error) => tellFailure(failures.planningChange, error),
  });
}

/** Whether what another person changed lies beside this change, or is the same. */
const isAside = (change: PlanningFeatureChange, known: PlanningFeature, current: PlanningFeature): boolean =>
  (Object.keys(change) as (keyof PlanningFeatureChange)[]).every(
    (field) => current[field] === known[field] || current[field] === change[field],
  );

export type NewPlanningFeature = Omit<Parameters<typeof client.planning.addFeature>[0], keyof PlanningAddress>;

/** Adds a feature that a person thought of. */
export function useAddPlanningFeature(at: PlanningAddress) {
  const queries = useQueryClient();
  return useMutation({
    scope: inTurn(at),
    mutationFn: (feature: NewPlanningFeature) => client.planning.addFeature({ ...at, ...feature }),
    onSuccess: (feature) => keepPlanningFeature(queries, at, feature),
    onError: (error) => tellFailure(failures.featureCreate, error),
  });
}

/** Removes a feature that a person thought of; the toast offers to bring it back, with its reviews and in its place. */
export function useRemovePlanningFeature(at: PlanningAddress) {
  const queries = useQueryClient();
  const restore = useMutation({
    scope: inTurn(at),
    mutationFn: (id: string) => client.planning.restoreFeature({ ...at, id }),
    onSuccess: (feature) => keepPlanningFeature(queries, at, feature),
    onError: (error) => tellFailure(failures.planningChange, error),
  });
  return useMutation({
    scope: inTurn(at),
    mutationFn: ({ id, version }: PlanningFeature) => {
      const known = knownSession(queries, at)?.features.find((feature) => feature.id === id);
      return client.planning.removeFeature({ ...at, id, version: known?.version ?? version });
    },
    onSuccess: (_done, { id, name }) => {
      queries.setQueryData(planningQuery(at).queryKey, (known) =>
        known ? { ...known, features: known.features.filter((feature) => feature.id !== id) } : known,
      );
      tellSuccess(successes.planningRemoved, { name }, { undo: () => restore.mutate(id) });
    },
    onError: (error) => {
      tellFailure(failures.planningChange, error);
      void queries.invalidateQueries({ queryKey: planningQuery(at).queryKey });
    },
  });
}

/**
 * Remembers on the server which step was reached, for the next visit. The step that is shown stands in the address,
 * so a failure takes nothing from the person and is only logged.
 */
export function useRememberStep(at: PlanningAddress) {
  const queries = useQueryClient();
  const { mutate } = useMutation({
    scope: inTurn(at),
    mutationFn: async (step: number) => {
      const send = (version: number | undefined) =>
        client.planning.goTo({ ...at, step, ...(version !== undefined && { version }) });
      try {
        return await send(knownSession(queries, at)?.version);
      } catch (error) {
        const current = currentOf<PlanningSession>(error);
        if (!current) throw error;
        return await send(current.version);
      }
    },
    onSuccess: (session) => keepSession(queries, at, session),
    onError: (error) => console.error('The planning step was not remembered', error),
  });
  return mutate;
}

/** What finalising makes of a session: the step that somebody looks at is no part of it. */
const planOf = ({ context, features }: PlanningSession): string =>
  JSON.stringify([context, features.map(({ id, version }) => [id, version])]);

/**
 * Makes the included suggestions the project's features; refused when the plan changed since it was read, and not when
 * only an answer to this page was lost. Sent again after such an answer, the plan is finalised once.
 */
export function useFinalisePlanning(at: PlanningAddress) {
  const queries = useQueryClient();
  const keyOf = useKeyOfRequest();
  const send = (keepOthers: boolean, version: number | undefined) => {
    const request = { ...at, keep_others: keepOthers, ...(version !== undefined && { version }) };
    return client.planning.finalise(request, { context: { idempotencyKey: keyOf(request) } });
  };
  return useMutation({
    scope: inTurn(at),
    mutationFn: async ({ keepOthers }: { keepOthers: boolean }) => {
      const known = knownSession(queries, at);
      try {
        return await send(keepOthers, known?.version);
      } catch (error) {
        const current = currentOf<PlanningSession>(error);
        if (!known || !current || planOf(known) !== planOf(current)) throw error;
        return send(keepOthers, current.version);
      }
    },
    onSuccess: ({ session }) => {
      queries.setQueryData(planningQuery(at).queryKey, session);
      const { length } = session.features.filter(({ included }) => included);
      tellSuccess(successes.planningFinalised, { n: counted(length, 'feature') });
      for (const noun of [orpc.feature, orpc.increment, orpc.activity, orpc.project] as const)
        void queries.invalidateQueries({ queryKey: noun.key() });
    },
    onError: (error) => {
      const changed = currentOf<PlanningSession>(error);
      const done = currentOf<PlanningSession>(error, 'planning_finalised');
      const current = changed ?? done;
      if (current) queries.setQueryData(planningQuery(at).queryKey, current);
      else void queries.invalidateQueries({ queryKey: planningQuery(at).queryKey });
      if (changed) tellFailure(failures.planningChanged);
      else if (done) tellFailure(failures.planningDone);
      else tellFailure(failures.planningSave, error);
    },
  });
}
