import { failures, successes } from '#contract/problems.ts';
import type { PlannedStory, Recut, Sprint, SprintLoad, SprintPlan } from '#contract/sprint.ts';
import { limits } from '#contract/vocabulary.ts';
import { counted } from '#domain/counted.ts';
import { pointsInWords } from '#domain/story-worth.ts';
import { storyName } from '#domain/story.ts';
import {
  infiniteQueryOptions,
  useMutation,
  useMutationState,
  useQueryClient,
  type InfiniteData,
  type QueryClient,
} from '@tanstack/react-query';
import { tellFailure, tellSuccess } from '../ui/toasts.ts';
import { byCursor } from './by-cursor.ts';
import { client, orpc } from './client.ts';

export type PlanAddress = { project_id: string; pi_id: string };

/** The sprints of an increment with their load, and what is wrong with the plan. */
export const sprintPlanQuery = (at: PlanAddress) =>
  orpc.sprint.plan.queryOptions({ input: at, meta: { failure: 'sprintsLoad' } });

/** The stories of a sprint, or of none when `sprintId` is null, page by page. */
export const laneQuery = (at: PlanAddress, sprintId: string | null) =>
  infiniteQueryOptions({
    ...orpc.sprint.stories.infiniteOptions({
      input: (cursor: string | undefined) => ({
        ...at,
        ...(sprintId !== null && { sprint_id: sprintId }),
        ...(cursor !== undefined && { cursor, limit: limits.page }),
      }),
      ...byCursor,
    }),
    meta: { failure: 'sprintStoriesLoad' },
  });

export const sprintFiguresQuery = (project_id: string, id: string) =>
  orpc.sprint.figures.queryOptions({ input: { project_id, id }, meta: { failure: 'sprintFiguresLoad' } });

export const velocityQuery = (project_id: string) => orpc.sprint.velocity.queryOptions({ input: { project_id } });

export const forecastQuery = (at: PlanAddress) => orpc.sprint.forecast.queryOptions({ input: at });

export type Lane = InfiniteData<{ items: PlannedStory[]; next_cursor: string | null }>;

export const refreshSprints = (queries: QueryClient) => {
  for (const noun of [orpc.sprint, orpc.story, orpc.increment, orpc.activity])
    void queries.invalidateQueries({ queryKey: noun.key() });
};

const withStory = (load: SprintLoad, { story_points, status }: PlannedStory, sign: 1 | -1): SprintLoad => {
  const points = sign * (story_points ?? 0);
  return {
    stories: load.stories + sign,
    points: load.points + points,
    done_stories: load.done_stories + (status === 'done' ? sign : 0),
    done_points: load.done_points + (status === 'done' ? points : 0),
    unestimated: load.unestimated + (story_points === null ? sign : 0),
  };
};

/** A plan in which a story has gone from one place to another. */
export const planAfter = (plan: SprintPlan, { story, to }: Move): SprintPlan => {
  const target = to?.id ?? null;
  const loadOf = (id: string | null, load: SprintLoad) =>
    id === story.sprint_id ? withStory(load, story, -1) : id === target ? withStory(load, story, 1) : load;
  return {
    ...plan,
    unscheduled: loadOf(null, plan.unscheduled),
    sprints: plan.sprints.map((sprint) => ({ ...sprint, load: loadOf(sprint.id, sprint.load) })),
  };
};

/** The story as the last answer of the server had it. */
export const storyIn = (queries: QueryClient, at: PlanAddress, id: string): PlannedStory | undefined => {
  const ofIncrement = { queryKey: orpc.sprint.stories.key({ type: 'infinite', input: at }) };
  return queries
    .getQueriesData<Lane>(ofIncrement)
    .flatMap(([, lane]) => lane?.pages.flatMap(({ items }) => items) ?? [])
    .find((story) => story.id === id);
};

/** What the server has accepted is shown until it is read again. Needs are left to the server. */
const showPlaced = (queries: QueryClient, at: PlanAddress, { story, to }: Move, version: number) => {
  const target = to?.id ?? null;
  queries.setQueryData<Lane>(
    laneQuery(at, story.sprint_id).queryKey,
    (lane) =>
      lane && {
        ...lane,
        pages: lane.pages.map((page) => ({ ...page, items: page.items.filter(({ id }) => id !== story.id) })),
      },
  );
  queries.setQueryData<Lane>(laneQuery(at, target).queryKey, (lane) => {
    const last = lane?.pages.at(-1);
    if (!lane || !last) return lane;
    const items = [...last.items, { ...story, sprint_id: target, version }];
    return { ...lane, pages: [...lane.pages.slice(0, -1), { ...last, items }] };
  });
  queries.setQueryData<SprintPlan>(sprintPlanQuery(at).queryKey, (plan) => plan && planAfter(plan, { story, to }));
};

export type Move = { story: PlannedStory; to: Sprint | null };
const placeKey = (at: PlanAddress) => ['place', at.project_id, at.pi_id];

/** The moves that are on their way to the server, in their order; they are shown as if they had arrived. */
export const useMovesOnTheirWay = (at: PlanAddress): Move[] =>
  useMutationState({
    filters: { mutationKey: placeKey(at), status: 'pending' },
    select: ({ state }) => state.variables as Move,
  });

/** Where a story is at this moment, counting a move that need not be drawn yet when the next key is pressed. */
export function usePlaceNow(at: PlanAddress) {
  const queries = useQueryClient();
  return (story: PlannedStory): PlannedStory => {
    const moves = queries.getMutationCache().findAll({ mutationKey: placeKey(at), status: 'pending' });
    const last = moves.map(({ state }) => state.variables as Move).findLast((move) => move.story.id === story.id);
    return last ? { ...story, sprint_id: last.to?.id ?? null } : story;
  };
}

type Placed = Parameters<typeof client.sprint.place>[0]['changes'];

/** Takes a placing back, all of it in one step. */
function useTakeBack(at: PlanAddress) {
  const queries = useQueryClient();
  return useMutation({
    scope: { id: `place:${at.pi_id}` },
    mutationFn: (changes: Placed) => client.sprint.place({ ...at, changes }),
    onSuccess: () => tellSuccess(successes.placedBack),
    onError: (error) => tellFailure(failures.storiesPlace, error),
    onSettled: () => refreshSprints(queries),
  });
}

/** Puts one story into a sprint, or out of all. `useMovesOnTheirWay` shows it at once. */
export function usePlaceStory(at: PlanAddress) {
  const queries = useQueryClient();
  const takeBack = useTakeBack(at);
  return useMutation({
    mutationKey: placeKey(at),
    scope: { id: `place:${at.pi_id}` },
    // Moves wait for one another, and each begins where the one before has ended.
    mutationFn: ({ story, to }: Move) => {
      const { version } = storyIn(queries, at, story.id) ?? story;
      return client.sprint.place({ ...at, changes: [{ id: story.id, version, sprint_id: to?.id ?? null }] });
    },
    onSuccess: ({ undo }, { story, to }) => {
      const [before] = undo;
      const known = storyIn(queries, at, story.id);
      if (before === undefined || !known) return;
      showPlaced(queries, at, { story: known, to }, before.version);
      tellSuccess(
        successes.storyPlaced,
        { name: storyName(story.number), sprint: to?.name ?? 'no sprint' },
        { undo: () => takeBack.mutate(undo), about: story.id },
      );
    },
    onError: (error) => tellFailure(failures.storiesPlace, error),
    onSettled: () => refreshSprints(queries),
  });
}

/** Accepts a proposed plan, whole or not at all; the toast takes it back in one step. */
export function useAcceptPlan(at: PlanAddress) {
  const queries = useQueryClient();
  const onError = (error: Error) => tellFailure(failures.storiesPlace, error);
  const onSettled = () => refreshSprints(queries);
  const takeBack = useMutation({
    mutationFn: (id: string) => client.sprint.undoAccept({ ...at, id }),
    onSuccess: () => tellSuccess(successes.placedBack),
    onError,
    onSettled,
  });
  return useMutation({
    mutationFn: (id: string) => client.sprint.accept({ ...at, id }),
    onSuccess: ({ moved }, id) =>
      tellSuccess(
        successes.planAccepted,
        { n: counted(moved, 'story', 'stories') },
        { undo: () => takeBack.mutate(id) },
      ),
    onError,
    onSettled,
  });
}

export type Cut = Pick<Parameters<typeof client.sprint.cut>[0], 'weeks' | 'count'>;

/** Puts sprints back as they were before they were cut or removed. */
function useUncut(at: PlanAddress) {
  const queries = useQueryClient();
  return useMutation({
    mutationFn: (undo: Recut) => client.sprint.uncut({ ...at, undo }),
    onSuccess: (plan) => {
      queries.setQueryData(sprintPlanQuery(at).queryKey, plan);
      tellSuccess(successes.sprintsUncut);
    },
    onError: (error) => tellFailure(failures.sprintUndo, error),
    onSettled: () => refreshSprints(queries),
  });
}

/** Cuts sprints, for the first time or anew; the toast takes it back in one step. */
export function useCutSprints(at: PlanAddress) {
  const queries = useQueryClient();
  const uncut = useUncut(at);
  return useMutation({
    mutationFn: (by: Cut) => client.sprint.cut({ ...at, ...by }),
    onSuccess: ({ plan, undo }) => {
      queries.setQueryData(sprintPlanQuery(at).queryKey, plan);
      const { length } = plan.sprints.filter(({ status }) => status === 'planned');
      tellSuccess(successes.sprintsCut, { n: counted(length, 'sprint') }, { undo: () => uncut.mutate(undo) });
    },
    onError: (error) => tellFailure(failures.sprintsCut, error),
    onSettled: () => refreshSprints(queries),
  });
}

/** Adds a sprint after the last one, with one `idempotencyKey` only once. */
export function useAddSprint(at: PlanAddress) {
  const queries = useQueryClient();
  return useMutation({
    mutationFn: (idempotencyKey: string) => client.sprint.create(at, { context: { idempotencyKey } }),
    onSuccess: ({ name }) => tellSuccess(successes.sprintAdded, { name }),
    onError: (error) => tellFailure(failures.sprintSave, error),
    onSettled: () => refreshSprints(queries),
  });
}

/** Puts a sprint as the server has it into the plan that shows it. */
const showSprint = (queries: QueryClient, sprint: Sprint) =>
  queries.setQueryData<SprintPlan>(
    sprintPlanQuery({ project_id: sprint.project_id, pi_id: sprint.pi_id }).queryKey,
    (plan) => plan && { ...plan, sprints: plan.sprints.map((one) => (one.id === sprint.id ? sprint : one)) },
  );

export type SprintDetails = Omit<Parameters<typeof client.sprint.update>[0], 'project_id' | 'id'>;

export function useUpdateSprint({ project_id, id }: Pick<Sprint, 'project_id' | 'id'>) {
  const queries = useQueryClient();
  return useMutation({
    mutationFn: (details: SprintDetails) => client.sprint.update({ project_id, id, ...details }),
    onSuccess: (sprint) => {
      showSprint(queries, sprint);
      tellSuccess(successes.sprintSaved, { name: sprint.name });
    },
    onError: (error) => tellFailure(failures.sprintSave, error),
    onSettled: () => refreshSprints(queries),
  });
}

/** Takes a sprint away; the toast puts it back with what it held. */
export function useRemoveSprint({ project_id, pi_id, id, name, version }: Sprint) {
  const queries = useQueryClient();
  const uncut = useUncut({ project_id, pi_id });
  return useMutation({
    mutationFn: () => client.sprint.delete({ project_id, id, version }),
    onSuccess: ({ undo }) => tellSuccess(successes.sprintRemoved, { name }, { undo: () => uncut.mutate(undo) }),
    onError: (error) => tellFailure(failures.sprintRemove, error),
    onSettled: () => refreshSprints(queries),
  });
}

/** Takes a start or a finish back; says how the sprint is then. */
function useUndoTurn<Given extends Sprint>(
  words: { title: string; text: string },
  take: (given: Given) => Promise<Sprint>,
) {
  const queries = useQueryClient();
  return useMutation({
    mutationFn: take,
    onSuccess: (sprint) => {
      showSprint(queries, sprint);
      tellSuccess(words, { name: sprint.name });
    },
    onError: (error) => tellFailure(failures.sprintUndo, error),
    onSettled: () => refreshSprints(queries),
  });
}

export function useStartSprint() {
  const queries = useQueryClient();
  const undo = useUndoTurn(successes.sprintStartUndone, ({ project_id, id, version }: Sprint) =>
    client.sprint.undoStart({ project_id, id, version }),
  );
  return useMutation({
    mutationFn: ({ project_id, id, version }: Sprint) => client.sprint.start({ project_id, id, version }),
    onSuccess: (sprint) => {
      showSprint(queries, sprint);
      tellSuccess(
        successes.sprintStarted,
        { name: sprint.name, points: pointsInWords(sprint.committed_points ?? 0) },
        { undo: () => undo.mutate(sprint) },
      );
    },
    onError: (error) => tellFailure(failures.sprintStart, error),
    onSettled: () => refreshSprints(queries),
  });
}

type Moved = Awaited<ReturnType<typeof client.sprint.finish>>['moved'];

export function useFinishSprint() {
  const queries = useQueryClient();
  const undo = useUndoTurn(
    successes.sprintFinishUndone,
    ({ project_id, id, version, moved }: Sprint & { moved: Moved }) =>
      client.sprint.undoFinish({ project_id, id, version, moved }),
  );
  return useMutation({
    mutationFn: ({ sprint, unfinished }: { sprint: Sprint; unfinished: 'next' | 'unscheduled' }) =>
      client.sprint.finish({
        project_id: sprint.project_id,
        id: sprint.id,
        version: sprint.version,
        unfinished,
      }),
    onSuccess: ({ sprint, moved }) => {
      showSprint(queries, sprint);
      tellSuccess(
        successes.sprintFinished,
        {
          name: sprint.name,
          done: sprint.load.done_points,
          points: pointsInWords(sprint.committed_points ?? 0),
        },
        { undo: () => undo.mutate({ ...sprint, moved }) },
      );
    },
    onError: (error) => tellFailure(failures.sprintFinish, error),
    onSettled: () => refreshSprints(queries),
  });
}
