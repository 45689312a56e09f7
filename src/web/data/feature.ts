import { failures, successes } from '#contract/problems.ts';
import type { Feature } from '#contract/feature.ts';
import { settableFeatureStatuses, type SettableFeatureStatus } from '#contract/vocabulary.ts';
import { counted } from '#domain/counted.ts';
import { statusLabel } from '#domain/feature-status.ts';
import {
  useMutation,
  useMutationState,
  useQuery,
  useQueryClient,
  type QueryClient,
  type UseQueryResult,
} from '@tanstack/react-query';
import { tellFailure, tellSuccess } from '../ui/toasts.ts';
import { client, orpc } from './client.ts';
import { currentOf } from './stale.ts';
import {
  addToLists,
  featuresQuery,
  moveInList,
  replaceInLists,
  withStories,
  type FeatureFilters,
} from './feature-list.ts';

export const featureQuery = (project_id: string, id: string) =>
  orpc.feature.get.queryOptions({ input: { project_id, id }, meta: { failure: 'backlogLoad' } });

/** Shows a feature as a change has left it, in itself and in the lists. */
const keep = (queries: QueryClient, feature: Feature) => {
  const { queryKey } = featureQuery(feature.project_id, feature.id);
  queries.setQueryData(queryKey, (known) => withStories(feature, known));
  replaceInLists(queries, feature);
};

export const featureStatisticsQuery = (project_id: string) =>
  orpc.feature.statistics.queryOptions({ input: { project_id } });

/** How many features the filters leave. */
export const featureCountQuery = (project_id: string, filters: FeatureFilters) =>
  orpc.feature.count.queryOptions({ input: { project_id, ...filters } });

/** What a person says of a new feature; `key` tells it from others until the server has given it an id. */
export type NewFeature = Omit<Parameters<typeof client.feature.create>[0], 'project_id'> & { key: string };
const createKey = (projectId: string) => ['feature', 'create', projectId];

/** Adds a feature; lists show it before the server has answered, and the caller keeps the words if it refuses. */
export function useCreateFeature(projectId: string) {
  const queries = useQueryClient();
  return useMutation({
    mutationKey: createKey(projectId),
    mutationFn: ({ key, ...feature }: NewFeature) =>
      client.feature.create({ project_id: projectId, ...feature }, { context: { idempotencyKey: key } }),
    onSuccess: (feature) => {
      addToLists(queries, feature);
      void queries.invalidateQueries({ queryKey: orpc.feature.statistics.key({ input: { project_id: projectId } }) });
    },
    onError: (error) => tellFailure(failures.featureCreate, error),
  });
}

/** The features that are on their way to the server, newest first. */
export const useFeaturesOnTheirWay = (projectId: string): NewFeature[] =>
  useMutationState({
    filters: { mutationKey: createKey(projectId), status: 'pending' },
    select: ({ state }) => state.variables as NewFeature,
  }).toReversed();

export type StatusChange = { id: string; status: SettableFeatureStatus };
const statusKey = (projectId: string) => ['feature', 'status', projectId];

const settable: readonly string[] = settableFeatureStatuses;

/** Changes the status, whatever it is at that moment; the toast offers to take it back. */
export function useSetFeatureStatus(projectId: string) {
  const queries = useQueryClient();
  const { mutate } = useMutation({
    mutationKey: statusKey(projectId),
    scope: { id: `feature-status:${projectId}` },
    mutationFn: ({ id, status }: StatusChange & { before: Feature['status'] }) =>
      client.feature.setStatus({ project_id: projectId, id, status }),
    onSuccess: (feature, { id, before, status }) => {
      keep(queries, feature);
      void queries.invalidateQueries({ queryKey: orpc.feature.key() });
      const undo =
        before !== null && before !== status && settable.includes(before)
          ? () => mutate({ id, status: before as SettableFeatureStatus, before: status })
          : undefined;
      tellSuccess(successes.statusUpdated, { status: statusLabel(status) }, undo && { undo });
    },
    onError: (error) => tellFailure(failures.featureUpdate, error),
  });
  return mutate;
}

/** Status changes that are on their way to the server, by feature. */
export function useStatusesOnTheirWay(projectId: string): ReadonlyMap<string, SettableFeatureStatus> {
  const changes = useMutationState({
    filters: { mutationKey: statusKey(projectId), status: 'pending' },
    select: ({ state }) => state.variables as StatusChange,
  });
  return new Map(changes.map(({ id, status }) => [id, status]));
}

/** One feature with its history, as it will be once the server has taken what is on its way. */
export function useFeature(projectId: string, id: string): UseQueryResult<Feature> {
  const query = useQuery(featureQuery(projectId, id));
  const status = useStatusesOnTheirWay(projectId).get(id);
  const data = query.data && status ? { ...query.data, status } : query.data;
  return { ...query, data } as UseQueryResult<Feature>;
}

type FeatureWords = Partial<Pick<Feature, 'name' | 'description' | 'value_category' | 'complexity'>>;

type FeatureUpdate = {
  version: number;
  change: FeatureWords;
  before?: FeatureWords;
  /** Finished stories that get a successor. */
  supersede?: string[];
};

/** Changes the words, the value or the size of a feature; a refusal brings it as it is by now, and the toast takes it back. */
export function useUpdateFeature({ project_id, id }: Pick<Feature, 'project_id' | 'id'>) {
  const queries = useQueryClient();
  const updating = useMutation({
    mutationFn: ({ version, change, supersede = [] }: FeatureUpdate) =>
      client.feature.update({ project_id, id, version, ...change, supersede }),
    onSuccess: (feature, { before }) => {
      keep(queries, feature);
      const undo = before && (() => updating.mutate({ version: feature.version, change: before }));
      tellSuccess(successes.featureEdited, { name: feature.name }, undo && { undo });
    },
    onError: (error) => {
      const current = currentOf<Feature>(error);
      if (current) keep(queries, current);
      tellFailure(failures.featureUpdate, error);
    },
    onSettled: () => void queries.invalidateQueries({ queryKey: orpc.feature.key() }),
  });
  return updating;
}

/** Says that a person has looked into what an advisor suggested. */
export function useConfirmFeature(projectId: string) {
  const queries = useQueryClient();
  return useMutation({
    mutationFn: ({ id, version }: { id: string; version: number }) =>
      client.feature.confirm({ project_id: projectId, id, version }),
    onSuccess: (feature) => keep(queries, feature),
    onError: (error) => tellFailure(failures.featureUpdate, error),
    onSettled: () => queries.invalidateQueries({ queryKey: orpc.feature.list.key() }),
  });
}

/** Writes a note into the history of a feature. */
export function useAddFeatureNote(projectId: string) {
  const queries = useQueryClient();
  return useMutation({
    mutationFn: ({ id, note }: { id: string; note: string }) =>
      client.feature.addNote({ project_id: projectId, id, note }),
    onSuccess: (feature) => {
      queries.setQueryData(featureQuery(projectId, feature.id).queryKey, feature);
      replaceInLists(queries, feature);
      tellSuccess(successes.noteAdded);
    },
    onError: (error) => tellFailure(failures.noteAdd, error),
  });
}

/** Takes a change of many features back, by a further change of them. */
function useRestoreFeatures(projectId: string) {
  const queries = useQueryClient();
  return useMutation({
    mutationFn: (changes: FeatureChange[]) => client.feature.changeMany({ project_id: projectId, changes }),
    onSuccess: ({ undo }) => tellSuccess(successes.featuresRestored, { n: counted(undo.length, 'feature') }),
    onError: (error) => tellFailure(failures.featuresChange, error),
    onSettled: () => void queries.invalidateQueries({ queryKey: orpc.feature.key() }),
  });
}

/** Imports features of the backlog into an increment; the toast offers to take all of it back. */
export function useImportFeatures(projectId: string) {
  const queries = useQueryClient();
  const restoring = useRestoreFeatures(projectId);
  return useMutation({
    mutationFn: ({ pi_id, ids }: { pi_id: string; ids: string[] }) =>
      client.feature.import({ project_id: projectId, pi_id, ids }),
    onSuccess: ({ features, undo }) => {
      const [first] = features;
      tellSuccess(
        successes.featuresImported,
        { n: counted(features.length, 'feature'), pi: first?.pi_number ?? '' },
        { undo: () => restoring.mutate(undo) },
      );
    },
    onError: (error) => tellFailure(failures.featureImport, error),
    onSettled: () => void queries.invalidateQueries({ queryKey: orpc.feature.key() }),
  });
}

export type FeatureChange = Parameters<typeof client.feature.changeMany>[0]['changes'][number];

/** Changes many features in one transaction; the toast offers to take all of it back. */
export function useChangeFeatures(projectId: string) {
  const queries = useQueryClient();
  const restoring = useRestoreFeatures(projectId);
  return useMutation({
    mutationFn: (changes: FeatureChange[]) => client.feature.changeMany({ project_id: projectId, changes }),
    onSuccess: ({ undo }) =>
      tellSuccess(
        successes.featuresChanged,
        { n: counted(undo.length, 'feature') },
        undo.length > 0 ? { undo: () => restoring.mutate(undo) } : {},
      ),
    onError: (error) => tellFailure(failures.featuresChange, error),
    onSettled: () => void queries.invalidateQueries({ queryKey: orpc.feature.key() }),
  });
}

/** Every feature that the filters leave, with its version. */
export const matchingFeatures = (projectId: string, filters: FeatureFilters) =>
  client.feature.matching({ project_id: projectId, ...filters });

export type FeatureMove = { id: string; place: 'before' | 'after'; other: string };
/** The move that brings it back; with `goesOn` it takes the moves before back as well, which the toast then no longer offers. */
export type MoveBack = FeatureMove & { goesOn?: boolean };

/** Moves a feature in the order by hand: shown at once, taken back when the server refuses. With `back` the toast offers that. */
export function useMoveFeature(projectId: string, filters: FeatureFilters) {
  const queries = useQueryClient();
  const { queryKey } = featuresQuery(projectId, filters, 'hand');
  const moving = useMutation({
    scope: { id: `feature-move:${projectId}` },
    mutationKey: ['feature', 'move', projectId],
    mutationFn: ({ id, place, other }: FeatureMove & { back?: MoveBack }) =>
      client.feature.move({ project_id: projectId, id, place, other }),
    onMutate: async (move) => {
      await queries.cancelQueries({ queryKey });
      moveInList(queries, queryKey, move);
    },
    onSuccess: (feature, { back }) => {
      replaceInLists(queries, feature);
      if (back)
        tellSuccess(
          successes.featureMoved,
          { name: feature.name },
          { undo: () => moving.mutate(back), instead: back.goesOn === true },
        );
    },
    onError: (error) => tellFailure(failures.featureMove, error),
    // The last of several moves in a row reads the list again; a reading between them would show an older order.
    onSettled: () => {
      if (queries.isMutating({ mutationKey: ['feature', 'move', projectId] }) === 1)
        void queries.invalidateQueries({ queryKey: orpc.feature.list.key() });
    },
  });
  return moving;
}
