import { failures, successes } from '#contract/problems.ts';
import type { Carried, DemoItem, RetroNote, Review, ReviewClaim } from '#contract/review.ts';
import { limits, type RetroKind } from '#contract/vocabulary.ts';
import { counted } from '#domain/counted.ts';
import { unfinishedIn } from '#domain/review.ts';
import { useMutation, useQueryClient, type QueryClient } from '@tanstack/react-query';
import { tellFailure, tellSuccess } from '../ui/toasts.ts';
import { client, orpc } from './client.ts';
import { newKey } from './new-key.ts';
import { createOffers } from './offers.ts';

type Within = { project_id: string; pi_id: string };

/** Planned against done, the demo's checklist and the retrospective. */
export const reviewQuery = (at: Within) => orpc.review.get.queryOptions({ input: at });

const refresh = (queries: QueryClient) => {
  for (const noun of [orpc.review, orpc.story, orpc.feature, orpc.increment, orpc.project, orpc.activity])
    void queries.invalidateQueries({ queryKey: noun.key() });
};

type Carry = { to: 'next' | 'backlog'; feature_ids?: string[]; story_ids?: string[] };

/** All that is unfinished, however much it is: one request carries only so much. */
const carryAll = async (at: Within, to: Carry['to']) => {
  const undo: Carried = { features: [], stories: [] };
  for (;;) {
    const review = await client.review.get(at);
    const feature_ids = unfinishedIn(review).features.map(({ id }) => id);
    const story_ids = review.loose.map(({ id }) => id);
    const what = { feature_ids: feature_ids.slice(0, limits.list), story_ids };
    const part = feature_ids.length + story_ids.length > 0 ? await client.review.carry({ ...at, to, ...what }) : null;
    if (part === null || part.undo.features.length + part.undo.stories.length === 0) return { undo };
    undo.features.push(...part.undo.features);
    undo.stories.push(...part.undo.stories);
  }
};

/** Takes unfinished work, all of it where none is named, to the next increment or the backlog; the toast takes it back. */
export function useCarry(at: Within) {
  const queries = useQueryClient();
  const settled = {
    onError: (error: unknown) => tellFailure(failures.reviewCarry, error),
    onSettled: () => refresh(queries),
  };
  const returning = useMutation({
    mutationFn: (undo: Awaited<ReturnType<typeof client.review.carry>>['undo']) =>
      client.review.undoCarry({ ...at, undo }),
    onSuccess: () => tellSuccess(successes.workReturned),
    ...settled,
  });
  return useMutation({
    mutationFn: ({ where: _, ...what }: Carry & { where: string }) =>
      what.feature_ids || what.story_ids ? client.review.carry({ ...at, ...what }) : carryAll(at, what.to),
    onSuccess: ({ undo }, { where }) => {
      const moved = [
        ...(undo.features.length > 0 ? [counted(undo.features.length, 'feature')] : []),
        ...(undo.stories.length > 0 ? [counted(undo.stories.length, 'story', 'stories')] : []),
      ];
      tellSuccess(successes.workCarried, { n: moved.join(' and '), where }, { undo: () => returning.mutate(undo) });
    },
    ...settled,
  });
}

const failed = (error: unknown) => tellFailure(failures.reviewSave, error);

export function useNotes(at: Within) {
  const queries = useQueryClient();
  const settled = { onError: failed, onSettled: () => refresh(queries) };
  const restoring = useMutation({ mutationFn: (id: string) => client.review.note.restore({ ...at, id }), ...settled });
  return {
    add: useMutation({
      mutationFn: ({ key, ...note }: { kind: RetroKind; text: string; key: string }) =>
        client.review.note.add({ ...at, ...note }, { context: { idempotencyKey: key } }),
      ...settled,
    }),
    remove: useMutation({
      mutationFn: ({ id, version }: RetroNote) => client.review.note.delete({ ...at, id, version }),
      onSuccess: (_, { id, text }) =>
        tellSuccess(successes.noteRemoved, { name: text }, { undo: () => restoring.mutate(id) }),
      ...settled,
    }),
    toStory: useMutation({
      mutationFn: ({ id }: { id: string; where: string }) =>
        client.review.note.toStory({ ...at, id }, { context: { idempotencyKey: newKey() } }),
      onSuccess: ({ story }, { where }) => tellSuccess(successes.actionBecameStory, { number: story.number, where }),
      ...settled,
    }),
  };
}

export function useDemo(at: Within) {
  const queries = useQueryClient();
  const { queryKey } = reviewQuery(at);
  const settled = { onError: failed, onSettled: () => refresh(queries) };
  const restoring = useMutation({ mutationFn: (id: string) => client.review.demo.restore({ ...at, id }), ...settled });
  const ticked = (review: Review, id: string, shown: boolean): Review => ({
    ...review,
    features: review.features.map((feature) => ({
      ...feature,
      demo: feature.demo.map((item) =>
        item.id === id ? { ...item, shown_at: shown ? new Date().toISOString() : null } : item,
      ),
    })),
  });
  return {
    fill: useMutation({ mutationFn: () => client.review.demo.fill(at), ...settled }),
    add: useMutation({
      mutationFn: ({ key, ...item }: { feature_id: string; text: string; key: string }) =>
        client.review.demo.add({ ...at, ...item }, { context: { idempotencyKey: key } }),
      ...settled,
    }),
    show: useMutation({
      scope: { id: `demo:${at.pi_id}` },
      mutationFn: ({ id, shown }: { id: string; shown: boolean }) => client.review.demo.show({ ...at, id, shown }),
      onMutate: async ({ id, shown }) => {
        await queries.cancelQueries({ queryKey });
        queries.setQueryData(queryKey, (review) => review && ticked(review, id, shown));
      },
      ...settled,
    }),
    remove: useMutation({
      mutationFn: ({ id, version }: DemoItem) => client.review.demo.delete({ ...at, id, version }),
      onSuccess: (_, { id, text }) =>
        tellSuccess(successes.noteRemoved, { name: text }, { undo: () => restoring.mutate(id) }),
      ...settled,
    }),
  };
}

const claims = createOffers(
  'review-summary',
  ({ claim }: { type: 'claim'; claim: ReviewClaim }) => claim,
  ({ text }) => text,
);

/** Milo's summary of an increment, sentence by sentence; kept in this browser. */
export function useSummary(at: Within) {
  const current = claims.use(at.pi_id);
  return {
    ...current,
    ask: () => {
      // A summary of what is now takes the place of the one before.
      claims.drop(at.pi_id, new Set(current.items.map(({ key }) => key)));
      void claims.ask({
        projectId: at.project_id,
        about: at.pi_id,
        open: (call) => client.review.summarise(at, call),
        failure: failures.reviewSummary,
      });
    },
    stop: () => claims.stop(at.pi_id),
  };
}
