import { failures, successes } from '#contract/problems.ts';
import type { OfferedStory, Refinement, RefinementItem } from '#contract/refinement.ts';
import type { Taken } from '#contract/taken.ts';
import { infiniteQueryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { tellFailure, tellSuccess } from '../ui/toasts.ts';
import { findTaken, newAsking, withTaken, type Asking } from './asking.ts';
import { byCursor } from './by-cursor.ts';
import { client, orpc } from './client.ts';
import { hearAll } from './hear-all.ts';
import { newKey } from './new-key.ts';
import { currentOf } from './stale.ts';
import { counted } from './story.ts';

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

export const featureFindingsQuery = ({
  project_id,
  feature_id,
}: Pick<RefinementAddress, 'project_id' | 'feature_id'>) =>
  orpc.lint.ofFeature.queryOptions({ input: { project_id, feature_id } });

export type Ask = 'stories' | 'questions' | 'remarks';
/** How the last asking stands. `count` is how many items have arrived. */
type Proposing = {
  state: 'idle' | 'asking' | 'stopped' | 'failed' | 'nothing-new' | 'done';
  count: number;
  taken?: Taken;
};

/** Asks an advisor about the feature. Each item is kept on the server before it shows; Stop keeps what has arrived. */
export function useProposals(at: RefinementAddress, ask: Ask) {
  const queries = useQueryClient();
  const [asking, setAsking] = useState<Proposing>({ state: 'idle', count: 0 });
  const running = useRef<Asking>(null);
  useEffect(() => () => running.current?.stop.abort(), []);
  const { queryKey } = refinementQuery(at);
  const show = (item: RefinementItem) =>
    queries.setQueryData(queryKey, (known) =>
      known && known.items.every(({ id }) => id !== item.id) ? { ...known, items: [...known.items, item] } : known,
    );
  const readAgain = () => queries.invalidateQueries({ queryKey: orpc.refinement.key() });
  const run = async () => {
    if (running.current) return;
    const one = newAsking();
    running.current = one;
    let arrived = 0;
    setAsking({ state: 'asking', count: arrived });
    try {
      const stream = await client.refinement.propose({ ...at, ask }, one.call);
      const arrive = ({ item }: { item: RefinementItem }, count: number) => {
        show(item);
        arrived = count;
        setAsking({ state: 'asking', count });
      };
      const { count, taken } = await hearAll(stream, arrive, readAgain);
      setAsking({ state: count > 0 ? 'done' : 'nothing-new', count, taken });
    } catch (error) {
      const isStopped = one.stop.signal.aborted;
      setAsking({ state: isStopped ? 'stopped' : 'failed', count: arrived });
      if (!isStopped) tellFailure(failures.refinementAsk, error);
      void readAgain();
      void findTaken(at.project_id, one, (took) => setAsking((now) => withTaken(now, took)));
    } finally {
      running.current = null;
    }
  };
  return { ...asking, ask: () => void run(), stop: () => running.current?.stop.abort() };
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
      const n = counted(items.length);
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
