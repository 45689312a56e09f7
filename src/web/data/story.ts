import { failures, successes } from '#contract/problems.ts';
import type { Regrouped, Story, StoryCard, StoryChange as Change } from '#contract/story.ts';
import { limits, type ReadyCheck, type StoryStatus } from '#contract/vocabulary.ts';
import { counted } from '#domain/counted.ts';
import { storyName } from '#domain/story.ts';
import {
  infiniteQueryOptions,
  keepPreviousData,
  notifyManager,
  useMutation,
  useQueryClient,
  type InfiniteData,
  type QueryClient,
} from '@tanstack/react-query';
import { tellFailure, tellSuccess } from '../ui/toasts.ts';
import { byCursor } from './by-cursor.ts';
import { client, orpc } from './client.ts';
import { currentOf } from './stale.ts';

/** Which stories a list shows; what is left out narrows nothing. */
export type StoryFilters = Omit<Parameters<typeof client.story.list>[0], 'project_id' | 'cursor' | 'limit' | 'order'>;
export type StoryOrder = NonNullable<Parameters<typeof client.story.list>[0]['order']>;
type Page = { items: StoryCard[]; next_cursor: string | null };

/** Stories page by page, in the order by hand unless another is asked for; `first` is how many come first. */
export const storiesQuery = (projectId: string, filters: StoryFilters, order?: StoryOrder, first?: number) =>
  infiniteQueryOptions({
    ...orpc.story.list.infiniteOptions({
      input: (cursor: string | undefined) => ({
        project_id: projectId,
        ...filters,
        ...(order && { order }),
        ...(cursor === undefined ? first !== undefined && { limit: first } : { cursor, limit: limits.page }),
      }),
      ...byCursor,
    }),
    meta: { failure: 'storiesLoad' },
    placeholderData: keepPreviousData,
  });

/** How many stories and points stand in each column of the board. */
export const storyColumnsQuery = (project_id: string, filters: StoryFilters) =>
  orpc.story.columns.queryOptions({ input: { project_id, ...filters }, placeholderData: keepPreviousData });

export const storyQuery = (project_id: string, id: string) =>
  orpc.story.get.queryOptions({ input: { project_id, id }, meta: { failure: 'storyLoad' } });

export const similarStoriesQuery = (project_id: string, id: string) =>
  orpc.story.similar.queryOptions({ input: { project_id, id } });

export const touchedQuery = (project_id: string, of: { feature_id: string } | { story_id: string }) =>
  orpc.story.touched.queryOptions({ input: { project_id, ...of } });

export const storyFindingsQuery = (project_id: string, story_id: string) =>
  orpc.lint.ofStory.queryOptions({ input: { project_id, story_id } });

/** Every story that the filters leave, with its version. */
export const matchingStories = (projectId: string, filters: StoryFilters) =>
  client.story.matching({ project_id: projectId, ...filters });

const lists = { queryKey: orpc.story.list.key() };

/** What shows stories besides lists is read again after a change. */
const refresh = (queries: QueryClient) => {
  for (const noun of [orpc.story, orpc.refinement, orpc.increment, orpc.project, orpc.lint] as const)
    void queries.invalidateQueries({ queryKey: noun.key() });
};

const keep = (queries: QueryClient, story: Story) =>
  queries.setQueryData(storyQuery(story.project_id, story.id).queryKey, story);

type Shown = Partial<Pick<Story, 'status' | 'priority' | 'story_points' | 'check_reason' | 'checks'>>;

const changeKey = (id: string) => ['story', 'change', id];
/** Changes of one story wait for one another. */
const inTurn = (id: string) => ({ scope: { id: `story:${id}` }, mutationKey: changeKey(id) });

/** Takes over what a change led to: a reading from before it is let go, and what waits its turn stays shown. */
const takeOver = async (queries: QueryClient, story: Story) => {
  await queries.cancelQueries({ queryKey: storyQuery(story.project_id, story.id).queryKey });
  const [, ...waiting] = queries.getMutationCache().findAll({ mutationKey: changeKey(story.id), status: 'pending' });
  const shown = waiting.map(({ state }) => (state.context as { shown?: Shown } | undefined)?.shown);
  keep(queries, Object.assign({ ...story }, ...shown) as Story);
};

/** The last of several changes in a row reads again; a reading between them would show the story without those that wait. */
const refreshAfterLast = (queries: QueryClient, id: string) => {
  if (queries.isMutating({ mutationKey: changeKey(id) }) === 1) refresh(queries);
};

/** Shows a change before the server has taken it, in the story itself and wherever a list has it. A refused one is read again. */
const show = async (queries: QueryClient, projectId: string, changes: ReadonlyMap<string, Shown>) => {
  await queries.cancelQueries(lists);
  for (const [id, shown] of changes) {
    const { queryKey } = storyQuery(projectId, id);
    await queries.cancelQueries({ queryKey });
    queries.setQueryData(queryKey, (known) => known && { ...known, ...shown });
  }
  const changed = (story: StoryCard): StoryCard => {
    const { checks: _, ...shown } = changes.get(story.id) ?? {};
    return { ...story, ...shown };
  };
  queries.setQueriesData<InfiniteData<Page>>(
    { ...lists, predicate: ({ queryKey: [, options] }) => (options as { type?: string }).type === 'infinite' },
    (known) => known && { ...known, pages: known.pages.map((page) => ({ ...page, items: page.items.map(changed) })) },
  );
};

/** What of a change can be shown at once. */
const shownOf = ({ status, priority, story_points, check_reason }: Shown): Shown => ({
  ...(status !== undefined && { status }),
  ...(priority !== undefined && { priority }),
  ...(story_points !== undefined && { story_points }),
  ...(check_reason !== undefined && { check_reason }),
});

export type NewStory = Omit<Parameters<typeof client.story.create>[0], 'project_id'>;

/** Writes a story; with one `idempotencyKey` only once. */
export function useCreateStory(projectId: string, idempotencyKey: string) {
  const queries = useQueryClient();
  return useMutation({
    mutationFn: (story: NewStory) =>
      client.story.create({ project_id: projectId, ...story }, { context: { idempotencyKey } }),
    onSuccess: (story) => {
      keep(queries, story);
      tellSuccess(successes.storyCreated, { name: storyName(story.number), title: story.title });
    },
    onError: (error) => tellFailure(failures.storyCreate, error),
    onSettled: () => refresh(queries),
  });
}

export type StoryEdit = Omit<Parameters<typeof client.story.update>[0], 'project_id' | 'id'>;

/** What puts back what an edit changed of the words, and where it stood when it was put under another feature. */
const rewritten = (
  { title, as_a, i_want, so_that, description, criteria, feature_id, pi_id }: Story,
  edit: StoryEdit,
): StoryEdit => ({
  title,
  as_a,
  i_want,
  so_that,
  description,
  criteria,
  ...('feature_id' in edit && { feature_id, pi_id }),
});

/** Saves a change of one story, based on the version that is given or else shown; the toast offers to take a new wording back. */
export function useUpdateStory(projectId: string, id: string) {
  const queries = useQueryClient();
  const { queryKey } = storyQuery(projectId, id);
  const updating = useMutation({
    ...inTurn(id),
    mutationFn: (edit: StoryEdit) => {
      const version = queries.getQueryData(queryKey)?.version;
      return client.story.update({ project_id: projectId, id, ...(version !== undefined && { version }), ...edit });
    },
    onMutate: async (edit) => {
      const before = queries.getQueryData(queryKey);
      const shown = shownOf(edit);
      await show(queries, projectId, new Map([[id, shown]]));
      return { before, shown };
    },
    onSuccess: async (story, edit, { before }) => {
      await takeOver(queries, story);
      const isWording = 'title' in edit || 'criteria' in edit;
      const undo = before && isWording ? () => updating.mutate(rewritten(before, edit)) : undefined;
      if (isWording) tellSuccess(successes.storySaved, { name: storyName(story.number) }, undo && { undo });
    },
    onError: async (error) => {
      tellFailure(failures.storyUpdate, error);
      const current = currentOf<Story>(error);
      if (current) await takeOver(queries, current);
    },
    onSettled: () => refreshAfterLast(queries, id),
  });
  return updating;
}

export type StoryChange = Change;

/**
 * Changes, deletes or restores many stories in one transaction; the toast offers to take all of it back. Where they are
 * `one`, it waits for what was changed of it before, and is based on the version that it has then.
 */
export function useChangeStories(projectId: string, one?: string) {
  const queries = useQueryClient();
  const { queryKey } = storyQuery(projectId, one ?? '');
  const change = (changes: StoryChange[]) => client.story.changeMany({ project_id: projectId, changes });
  const restoring = useMutation({
    mutationFn: change,
    onSuccess: ({ undo }) => tellSuccess(successes.storiesRestored, { n: counted(undo.length, 'story', 'stories') }),
    onError: (error) => tellFailure(failures.storiesChange, error),
    onSettled: () => refresh(queries),
  });
  return useMutation({
    ...(one !== undefined && inTurn(one)),
    mutationFn: (changes: StoryChange[]) => {
      const version = one === undefined ? undefined : queries.getQueryData(queryKey)?.version;
      return change(version === undefined ? changes : changes.map((of) => ({ ...of, version })));
    },
    onMutate: async (changes) => {
      await show(queries, projectId, new Map(changes.map((of) => [of.id, shownOf(of)])));
      return { shown: shownOf(changes[0] ?? {}) };
    },
    onSuccess: ({ undo }, changes) => {
      const [first] = undo;
      if (one !== undefined && first)
        queries.setQueryData(queryKey, (known) => known && { ...known, version: first.version });
      const isDeletion = changes.every(({ deleted }) => deleted === true);
      tellSuccess(
        isDeletion ? successes.storiesDeleted : successes.storiesChanged,
        { n: counted(undo.length, 'story', 'stories') },
        undo.length > 0 ? { undo: () => restoring.mutate(undo) } : {},
      );
    },
    onError: (error) => tellFailure(failures.storiesChange, error),
    onSettled: () => (one === undefined ? refresh(queries) : refreshAfterLast(queries, one)),
  });
}

export type StoryMove = {
  story: StoryCard;
  status?: StoryStatus;
  place?: 'before' | 'after';
  other?: string;
};

const moveKey = (projectId: string) => ['story', 'move', projectId];

/** Moves a story in the order by hand, or into another column: shown at once, read again when the server refuses. */
export function useMoveStory(projectId: string) {
  const queries = useQueryClient();
  return useMutation({
    scope: { id: `story-move:${projectId}` },
    mutationKey: moveKey(projectId),
    mutationFn: ({ story, ...move }: StoryMove) => client.story.move({ project_id: projectId, id: story.id, ...move }),
    onMutate: async (move) => {
      await queries.cancelQueries(lists);
      // Drawn in one go, so that the card is never in no column.
      notifyManager.batch(() => moveInLists(queries, projectId, move));
    },
    onError: (error) => tellFailure(failures.storyMove, error),
    // The last of several moves in a row reads the lists again; a reading between them would show an older order.
    onSettled: () => {
      if (queries.isMutating({ mutationKey: moveKey(projectId) }) === 1) refresh(queries);
    },
  });
}

const nothing: InfiniteData<Page, string | undefined> = {
  pages: [{ items: [], next_cursor: null }],
  pageParams: [undefined],
};

/** Puts a story where a person put it, in every list that shows it or now has to. */
function moveInLists(queries: QueryClient, projectId: string, { story, status, place, other }: StoryMove) {
  const moved = { ...story, status: status ?? story.status };
  for (const query of queries.getQueryCache().findAll(lists)) {
    const { input, type } = query.queryKey[1] as { input: StoryFilters & { project_id: string }; type: string };
    if (type !== 'infinite' || input.project_id !== projectId) continue;
    // A column that is still on its way shows the card all the same: it is read again after the last move.
    const first = query.isActive() && input.status === moved.status ? nothing : undefined;
    queries.setQueryData<InfiniteData<Page, string | undefined>>(query.queryKey, (known = first) => {
      if (!known) return known;
      const all = known.pages.flatMap(({ items }) => items);
      const isHere = all.some(({ id }) => id === story.id);
      const belongs = input.status === undefined || input.status === 'all' ? isHere : input.status === moved.status;
      const rest = all.filter(({ id }) => id !== story.id);
      const at = rest.findIndex(({ id }) => id === other);
      const from = all.findIndex(({ id }) => id === story.id);
      if (belongs) rest.splice(at >= 0 ? at + (place === 'after' ? 1 : 0) : isHere ? from : rest.length, 0, moved);
      let cut = 0;
      return {
        ...known,
        pages: known.pages.map((page, index) => {
          const isLast = index === known.pages.length - 1;
          return { ...page, items: rest.slice(cut, isLast ? undefined : (cut += page.items.length)) };
        }),
      };
    });
  }
}

/** What is done to one story as a whole. */
export function useStoryActs(projectId: string, story: Pick<Story, 'id' | 'version'>) {
  const queries = useQueryClient();
  const at = { project_id: projectId, id: story.id };
  const onSettled = () => refresh(queries);
  const onError = (error: Error) => tellFailure(failures.storyUpdate, error);
  const supersede = useMutation({
    mutationFn: () => client.story.supersede(at),
    onSuccess: (made) => {
      keep(queries, made);
      tellSuccess(successes.storySuperseded, { name: storyName(made.number) });
    },
    onError,
    onSettled,
  });
  const check = useMutation({
    ...inTurn(story.id),
    mutationFn: (of: { check_id: ReadyCheck; confirmed: boolean }) => client.story.check({ ...at, ...of }),
    onMutate: async ({ check_id, confirmed }) => {
      const known = queries.getQueryData(storyQuery(projectId, story.id).queryKey)?.checks ?? [];
      const others = known.filter((one) => one.check_id !== check_id);
      const checks = confirmed ? [...others, { check_id, who: '', at: '' }] : others;
      const shown = { checks };
      await show(queries, projectId, new Map([[story.id, shown]]));
      return { shown };
    },
    onSuccess: (checked) => takeOver(queries, checked),
    onError,
    onSettled: () => refreshAfterLast(queries, story.id),
  });
  const regroup = useRegroup(projectId);
  const confirm = useMutation({
    mutationFn: () => client.story.confirm({ ...at, version: story.version }),
    onSuccess: (confirmed) => keep(queries, confirmed),
    onError,
    onSettled,
  });
  const split = useMutation({
    mutationFn: () => client.story.split({ ...at, version: story.version }),
    onSuccess: ({ stories, undo }) => {
      const [first] = stories;
      if (first) keep(queries, first);
      tellSuccess(successes.storySplit, { n: stories.length }, { undo: () => regroup.mutate(undo) });
    },
    onError: (error) => tellFailure(failures.storySplit, error),
    onSettled,
  });
  return { supersede, check, confirm, split };
}

/** Takes a split or a merge back, all of it or nothing. */
function useRegroup(projectId: string) {
  const queries = useQueryClient();
  return useMutation({
    mutationFn: (undo: Regrouped) => client.story.regroup({ project_id: projectId, undo }),
    onSuccess: (story) => {
      keep(queries, story);
      tellSuccess(successes.regrouped, { name: storyName(story.number) });
    },
    onError: (error) => tellFailure(failures.storyUpdate, error),
    onSettled: () => refresh(queries),
  });
}

/** Takes the criteria of one story into another; the toast offers to take it back. */
export function useMergeStories(projectId: string) {
  const queries = useQueryClient();
  const regroup = useRegroup(projectId);
  return useMutation({
    mutationFn: ({ into, other }: { into: { id: string; version: number }; other: { id: string; version: number } }) =>
      client.story.merge({ project_id: projectId, ...into, other }),
    onSuccess: ({ story, undo }) => {
      keep(queries, story);
      tellSuccess(successes.storiesMerged, { name: storyName(story.number) }, { undo: () => regroup.mutate(undo) });
    },
    onError: (error) => tellFailure(failures.storyUpdate, error),
    onSettled: () => refresh(queries),
  });
}

/** Lets a finding of the linter stand, or takes that back. */
export function useWaivers(projectId: string) {
  const queries = useQueryClient();
  const settled = {
    onError: (error: Error) => tellFailure(failures.storyUpdate, error),
    onSettled: () => void queries.invalidateQueries({ queryKey: orpc.lint.key() }),
  };
  type Which = Omit<Parameters<typeof client.lint.withdraw>[0], 'project_id'>;
  const withdraw = useMutation({
    mutationFn: (which: Which) => client.lint.withdraw({ project_id: projectId, ...which }),
    ...settled,
  });
  const waive = useMutation({
    mutationFn: (given: Omit<Parameters<typeof client.lint.waive>[0], 'project_id'>) =>
      client.lint.waive({ project_id: projectId, ...given }),
    ...settled,
  });
  return { waive, withdraw };
}
