import type { FeatureCard } from '#contract/feature.ts';
import { limits } from '#contract/vocabulary.ts';
import { folded } from '#domain/backlog.ts';
import { canBeImported } from '#domain/feature-status.ts';
import { infiniteQueryOptions, keepPreviousData, type InfiniteData, type QueryClient } from '@tanstack/react-query';
import { byCursor } from './by-cursor.ts';
import { orpc, type client } from './client.ts';

/** Which features a list shows; what is left out narrows nothing. */
export type FeatureFilters = Omit<
  Parameters<typeof client.feature.list>[0],
  'project_id' | 'cursor' | 'limit' | 'order'
>;
export type FeatureOrder = NonNullable<Parameters<typeof client.feature.list>[0]['order']>;
type Page = { items: FeatureCard[]; next_cursor: string | null };

/** Features page by page, newest first unless another order is asked for: a small page first, so that it is there soon, larger ones while scrolling. */
export const featuresQuery = (projectId: string, filters: FeatureFilters, order?: FeatureOrder) =>
  infiniteQueryOptions({
    ...orpc.feature.list.infiniteOptions({
      input: (cursor: string | undefined) => ({
        project_id: projectId,
        ...filters,
        ...(order && { order }),
        ...(cursor !== undefined && { cursor, limit: limits.page }),
      }),
      ...byCursor,
    }),
    meta: { failure: 'backlogLoad' },
    placeholderData: keepPreviousData,
  });

const every = { predicate: ({ queryKey: [path, options] }: { queryKey: readonly unknown[] }) => isList(path, options) };
const isList = (path: unknown, options: unknown): boolean =>
  Array.isArray(path) &&
  path[0] === 'feature' &&
  path[1] === 'list' &&
  (options as { type?: string }).type === 'infinite';

/** What a change answers does not count the stories, which it leaves as they are known. */
export const withStories = <F extends FeatureCard>(feature: F, known: FeatureCard | undefined): F =>
  known?.stories ? { ...feature, stories: known.stories } : feature;

/** Puts what the server says of a feature into every list that shows it. */
export const replaceInLists = (queries: QueryClient, feature: FeatureCard) =>
  queries.setQueriesData<InfiniteData<Page>>(every, (lists) => {
    if (!lists?.pages.some(({ items }) => items.some(({ id }) => id === feature.id))) return lists;
    const replaced = (one: FeatureCard) => (one.id === feature.id ? withStories(feature, one) : one);
    return { ...lists, pages: lists.pages.map((page) => ({ ...page, items: page.items.map(replaced) })) };
  });

/** Puts a new feature at the top of every list that begins with the newest and whose filters let it through. */
export function addToLists(queries: QueryClient, feature: FeatureCard) {
  for (const query of queries.getQueryCache().findAll(every)) {
    const { input } = query.queryKey[1] as { input: FeatureFilters & { project_id: string; order?: FeatureOrder } };
    if (input.project_id !== feature.project_id || input.order !== undefined || !letsThrough(input, feature)) continue;
    queries.setQueryData<InfiniteData<Page>>(query.queryKey, (lists) => {
      const [first, ...rest] = lists?.pages ?? [];
      if (!lists || !first || first.items.some(({ id }) => id === feature.id)) return lists;
      return { ...lists, pages: [{ ...first, items: [feature, ...first.items] }, ...rest] };
    });
  }
}

/** Whether a list shows the feature, by the server's rule. Tabs that depend on the active increment are left to the server. */
export const letsThrough = (
  filters: FeatureFilters,
  feature: Pick<
    FeatureCard,
    'name' | 'description' | 'status' | 'value_category' | 'source_type' | 'pi_id' | 'idea_id' | 'rule' | 'reviewed_at'
  >,
): boolean => {
  const { tab = 'all-features', value_category = 'all', status = 'all', source_type = 'all', search = '' } = filters;
  if (tab === 'current-pi' || tab === 'previous-pis') return false;
  if (tab === 'importable' && !canBeImported(feature.status)) return false;
  if (tab !== 'all-features' && tab !== 'importable' && feature.status !== tab) return false;
  if (filters.pi_id !== undefined && feature.pi_id !== filters.pi_id) return false;
  if (filters.reviewed === 'not_yet' && (feature.rule === null || feature.reviewed_at !== null)) return false;
  if (filters.idea_id !== undefined && feature.idea_id !== filters.idea_id) return false;
  return (
    (value_category === 'all' || value_category === feature.value_category) &&
    (status === 'all' || status === (feature.status ?? 'backlog')) &&
    (source_type === 'all' || source_type === feature.source_type) &&
    folded(`${feature.name}\n${feature.description}`).includes(folded(search.trim()))
  );
};

/** Puts a feature next to another one in the list that a person looks at. */
export const moveInList = (
  queries: QueryClient,
  key: ReturnType<typeof featuresQuery>['queryKey'],
  { id, place, other }: { id: string; place: 'before' | 'after'; other: string },
) =>
  queries.setQueryData<InfiniteData<Page, string | undefined>>(key, (lists) => {
    const all = lists?.pages.flatMap(({ items }) => items) ?? [];
    const moved = all.find((feature) => feature.id === id);
    if (!lists || !moved || id === other) return lists;
    const rest = all.filter((feature) => feature !== moved);
    const at = rest.findIndex((feature) => feature.id === other);
    if (at < 0) return lists;
    rest.splice(place === 'after' ? at + 1 : at, 0, moved);
    let from = 0;
    return {
      ...lists,
      pages: lists.pages.map((page) => ({ ...page, items: rest.slice(from, (from += page.items.length)) })),
    };
  });
