import type { FeatureCard } from '#contract/feature.ts';
import { limits } from '#contract/vocabulary.ts';
import { folded } from '#domain/backlog.ts';
import { infiniteQueryOptions, keepPreviousData, type InfiniteData, type QueryClient } from '@tanstack/react-query';
import { orpc, type client } from './client.ts';

/** Which features a list shows; what is left out narrows nothing. */
export type FeatureFilters = Omit<
  Parameters<typeof client.feature.list>[0],
  'project_id' | 'cursor' | 'limit' | 'order'
>;
type Page = { items: FeatureCard[]; next_cursor: string | null };

/** Features page by page, newest first: a small page first, so that it is there soon, larger ones while scrolling. */
export const featuresQuery = (projectId: string, filters: FeatureFilters) =>
  infiniteQueryOptions({
    ...orpc.feature.list.infiniteOptions({
      input: (cursor: string | undefined) => ({
        project_id: projectId,
        ...filters,
        ...(cursor !== undefined && { cursor, limit: limits.page }),
      }),
      initialPageParam: undefined,
      getNextPageParam: (page) => page.next_cursor ?? undefined,
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

/** Puts what the server says of a feature into every list that shows it. */
export const replaceInLists = (queries: QueryClient, feature: FeatureCard) =>
  queries.setQueriesData<InfiniteData<Page>>(every, (lists) => {
    if (!lists?.pages.some(({ items }) => items.some(({ id }) => id === feature.id))) return lists;
    const replaced = (one: FeatureCard) => (one.id === feature.id ? feature : one);
    return { ...lists, pages: lists.pages.map((page) => ({ ...page, items: page.items.map(replaced) })) };
  });

/** Puts a new feature at the top of every list whose filters let it through. */
export function addToLists(queries: QueryClient, feature: FeatureCard) {
  for (const query of queries.getQueryCache().findAll(every)) {
    const { input } = query.queryKey[1] as { input: FeatureFilters & { project_id: string } };
    if (input.project_id !== feature.project_id || !letsThrough(input, feature)) continue;
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
  feature: Pick<FeatureCard, 'name' | 'description' | 'status' | 'value_category' | 'source_type' | 'pi_id'>,
): boolean => {
  const { tab = 'all-features', value_category = 'all', status = 'all', source_type = 'all', search = '' } = filters;
  if (tab === 'current-pi' || tab === 'previous-pis') return false;
  if (tab !== 'all-features' && feature.status !== tab) return false;
  if (filters.pi_id !== undefined && feature.pi_id !== filters.pi_id) return false;
  return (
    (value_category === 'all' || value_category === feature.value_category) &&
    (status === 'all' || status === feature.status) &&
    (source_type === 'all' || source_type === feature.source_type) &&
    folded(`${feature.name}\n${feature.description}`).includes(folded(search.trim()))
  );
};
