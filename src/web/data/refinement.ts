import { failures, successes } from '#contract/problems.ts';
import type { OfferedStory, Refinement, RefinementItem } from '#contract/refinement.ts';
import type { Story } from '#contract/story.ts';
import { counted } from '#domain/counted.ts';
import { infiniteQueryOptions, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { tellFailure, tellSuccess } from '../ui/toasts.ts';
import { byCursor } from './by-cursor.ts';
import type { Asking } from './asking.ts';
import { client, orpc } from './client.ts';
import { newKey } from './new-key.ts';
import { currentOf } from './stale.ts';
import { useAsking } from './use-asking.ts';

/** One feature of an increment, as it is refined. */
export type RefinementAddress = { project_id: string; pi_id: string; feature_id: string };
export type OfferedItem = Extract<RefinementItem, { kind: 'story' }>;
export type QuestionItem = Extract<RefinementItem, { kind: 'question' }>;
export type RemarkItem = Extract<RefinementItem, { kind: 'remark' }>;

export const refinedFeaturesQuery = (project_id: string, pi_id: string) =>
  infiniteQueryOptions({
    ...orpc.refinement.features.infiniteOptions({
      input: (cursor: string | undefined) => ({ project_id, pi_id, ...(cursor !== undefined && { cursor }) }),
      ...byCursor,
    }),
    meta: { failure: 'refinementLoad' },
  });

export const refinementQuery = (at: RefinementAddress) =>
  orpc.refinement.get.queryOptions({ input: at, meta: { failure: 'refinementLoad' } });

/** How many questions about the feature of a story are open; none while that is not known. */
export function useOpenQuestions(
  project_id: string,
  { pi_id, feature_id }: Pick<Story, 'pi_id' | 'feature_id'>,
): number {
  const { data } = useQuery({
    ...orpc.refinement.get.queryOptions({
      input: { project_id, pi_id: pi_id ?? '', feature_id: feature_id ?? '' },
    }),
    enabled: pi_id !== null && feature_id !== null,
  });
  return data?.items.filter(({ kind, settled }) => kind === 'question' && settled === null).length ?? 0;
}

export const featureFindingsQuery = ({
  project_id,
  feature_id,
}: Pick<RefinementAddress, 'project_id' | 'feature_id'>) =>
  orpc.lint.ofFeature.queryOptions({ input: { project_id, feature_id } });

export type Ask = 'stories' | 'questions' | 'remarks';

/** Asks an advisor about the feature. Each item is kept on the server before it shows; Stop keeps what has arrived. */
export function useProposals(at: RefinementAddress, ask: Ask) {
  const queries = useQueryClient();
  const readAgain = () => queries.invalidateQueries({ queryKey: orpc.refinement.key() });
  const asking = useAsking<'nothing-new' | 'done'>(at.project_id, failures.refinementAsk, readAgain);
  const show = ({ item }: { item: RefinementItem }) =>
    queries.setQueryData(refinementQuery(at).queryKey, (known) =>
      known && known.items.every(({ id }) => id !== item.id) ? { ...known, items: [...known.items, item] } : known,
    );
  const propose = () =>
    asking.ask({
      open: (call: Asking['call']) => client.refinement.propose({ ...at, ask }, call),
      show,
      endOf: (count) => (count > 0 ? 'done' : 'nothing-new'),
    });
  return { ...asking.asked, ask: () => void propose(), stop: asking.stop };
}

/** Changes of what is offered for one feature: shown at once, and read again when the server refuses. */
export function useRefinementChanges(at: RefinementAddress) {
  const queries = useQueryClient();
  const { queryKey } = refinementQuery(at);
  const scope = { id: `refinement:${at.feature_id}` };
  const keep = (items: readonly RefinementItem[]) =>
    queries.setQueryData(queryKey, (known) => known && { ...known, items: merged(known.items, items) });
  const refresh = () => {
    for (const noun of [orpc.refinement, orpc.story, orpc.lint, orpc.increment, orpc.project] as const)
      void queries.invalidateQueries({ queryKey: noun.key() });
  };
  const onError = (error: Error) => {
    const current = currentOf<RefinementItem>(error);
    if (current) keep([current]);
    tellFailure(failures.refinementChange, error);
  };
  const versionOf = (id: string): { version?: number } => {
    const version = queries.getQueryData(queryKey)?.items.find((item) => item.id === id)?.version;
    return version === undefined ? {} : { version };
  };

  const reopen = useMutation({
    scope,
    mutationFn: (ids: string[]) => client.refinement.reopen({ ...at, ids }),
    onSuccess: (items) => keep(items),
    onError,
    onSettled: refresh,
  });
  const update = useMutation({
    scope,
    mutationFn: ({ id, ...change }: { id: string; story?: Partial<OfferedStory>; answer?: string }) => {
      const { points: _, story_id: __, ...story } = change.story ?? {};
      return client.refinement.update({
        ...at,
        id,
        ...versionOf(id),
        ...(change.story && { story }),
        ...(change.answer !== undefined && { answer: change.answer }),
      });
    },
    onSuccess: (item) => keep([item]),
    onError,
    onSettled: refresh,
  });
  const settle = useMutation({
    scope,
    mutationFn: ({
      items,
      outcome,
      key,
    }: {
      items: readonly OfferedItem[];
      outcome: 'accepted' | 'rejected';
      key: string;
    }) =>
      client.refinement.settle(
        { ...at, items: items.map(({ id, version }) => ({ id, version })), outcome },
        { context: { idempotencyKey: key } },
      ),
    onSuccess: ({ items, stories }, { outcome }) => {
      const ids = items.map(({ id }) => id);
      queries.setQueryData(
        queryKey,
        (known): Refinement | undefined =>
          known && {
            ...known,
            items: known.items.filter(({ id }) => !ids.includes(id)),
            stories: [...known.stories, ...stories],
          },
      );
      const n = counted(items.length, 'story', 'stories');
      const words = outcome === 'accepted' ? successes.storiesAccepted : successes.storiesRejected;
      tellSuccess(words, { n }, { undo: () => reopen.mutate(ids) });
    },
    onError,
    onSettled: refresh,
  });
  const split = useMutation({
    scope,
    mutationFn: (item: OfferedItem) => client.refinement.split({ ...at, id: item.id, ...versionOf(item.id) }),
    onError: (error) => tellFailure(failures.storySplit, error),
    onSettled: refresh,
  });
  const merge = useMutation({
    scope,
    mutationFn: ({ into, other }: { into: OfferedItem; other: OfferedItem }) =>
      client.refinement.merge({
        ...at,
        id: into.id,
        version: into.version,
        other: { id: other.id, version: other.version },
      }),
    onSuccess: (_, { into, other }) => {
      const undo = () => {
        update.mutate({ id: into.id, story: into.body }, { onSuccess: () => reopen.mutate([other.id]) });
      };
      tellSuccess(successes.offersMerged, {}, { undo });
    },
    onError,
    onSettled: refresh,
  });
  const move = useMutation({
    scope,
    mutationFn: ({ id, place, other }: { id: string; place: 'before' | 'after'; other: string }) =>
      client.refinement.move({ ...at, id, place, other }),
    onMutate: async ({ id, place, other }) => {
      await queries.cancelQueries({ queryKey });
      queries.setQueryData(queryKey, (known) => known && { ...known, items: moved(known.items, id, place, other) });
    },
    onError,
    onSettled: refresh,
  });
  return {
    update,
    settle: (items: readonly OfferedItem[], outcome: 'accepted' | 'rejected') =>
      settle.mutate({ items, outcome, key: newKey() }),
    isSettling: settle.isPending,
    split: split.mutate,
    merge: merge.mutate,
    move: move.mutate,
  };
}

/** Items taken over by their id; one that is settled vanishes, but for an answered question. */
const merged = (known: readonly RefinementItem[], items: readonly RefinementItem[]): RefinementItem[] => {
  const ids = new Set(items.map(({ id }) => id));
  const open = items.filter(({ settled }) => settled === null || settled === 'answered');
  return [...known.filter(({ id }) => !ids.has(id)), ...open].toSorted((a, b) => a.position - b.position);
};

const moved = (
  items: readonly RefinementItem[],
  id: string,
  place: 'before' | 'after',
  other: string,
): RefinementItem[] => {
  const item = items.find((one) => one.id === id);
  const rest = items.filter((one) => one.id !== id);
  const at = rest.findIndex((one) => one.id === other);
  if (!item || at < 0) return [...items];
  rest.splice(place === 'after' ? at + 1 : at, 0, item);
  return rest;
};
