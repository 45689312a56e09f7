import type { FeatureCard } from '#contract/feature.ts';
import { failures } from '#contract/problems.ts';
import { counted } from '#domain/counted.ts';
import { Skeleton, Stack, Tabs, Text } from '@mantine/core';
import '@mantine/core/styles/Tabs.layer.css';
import { useInfiniteQuery, useQuery } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { Suspense, useMemo, type ComponentType, type ReactNode } from 'react';
import { featureCountQuery, useFeaturesOnTheirWay, useStatusesOnTheirWay } from '../../data/feature.ts';
import { featuresQuery, letsThrough, type FeatureFilters, type FeatureOrder } from '../../data/feature-list.ts';
import { ErrorState } from '../../ui/error-state.tsx';
import { waiting } from '../../ui/waiting.ts';
import { fetchedAhead } from '../../ui/fetched-ahead.ts';
import { cardOnItsWay } from './card-on-its-way.ts';
import { FeatureGrid } from './feature-grid.tsx';
import classes from './feature-list.module.css';
import { filtersOf, searchWith, type FeatureSearch, type SearchPatch } from './feature-search.ts';
import { FilterBar } from './filter-bar.tsx';

const FeatureDialog = fetchedAhead(async () => (await import('./feature-dialog.tsx')).FeatureDialog);

type Props<Tab extends string> = {
  projectId: string;
  /** What each tab asks for, in their order. */
  tabs: Record<Tab, FeatureFilters>;
  labels: Record<Tab, string>;
  search: FeatureSearch<Tab>;
  /** What is read out while the list loads. */
  loading: string;
  empty: ReactNode;
  /** What a screen puts around the list beside it: its order, and what can be done with many. */
  Around?: ComponentType<AroundProps>;
};

export type AroundProps = {
  projectId: string;
  filters: FeatureFilters;
  order: FeatureOrder | undefined;
  features: FeatureCard[];
  total: number;
  onOrder: (order: FeatureOrder) => void;
  children: ReactNode;
};

/** Tabs, filters and the list they leave, with the feature that is open. All of it stands in the address. */
export function FeatureBrowser<Tab extends string>(props: Props<Tab>) {
  const { projectId, tabs, labels, search, loading, empty, Around } = props;
  const names = Object.keys(tabs) as Tab[];
  const first = names[0];
  const filters = filtersOf(search, tabs);
  const { features, total, query } = useListed(projectId, filters, search.order);
  const navigate = useNavigate();
  const change = (patch: SearchPatch, replace = false) =>
    void navigate({ to: '.', search: searchWith(patch), replace, resetScroll: false });
  const { fetchNextPage } = query;
  const onMore = useMemo(() => () => void fetchNextPage(), [fetchNextPage]);
  const surrounded = (list: ReactNode) =>
    Around ? (
      <Around
        projectId={projectId}
        filters={filters}
        order={search.order}
        features={features.filter(({ onItsWay }) => !onItsWay).map(({ feature }) => feature)}
        total={total}
        onOrder={(order) => change({ order: order === 'newest' ? undefined : order })}
      >
        {list}
      </Around>
    ) : (
      list
    );
  return (
    <>
      <Tabs
        value={search.tab ?? first ?? null}
        keepMounted={false}
        onChange={(tab) => change({ tab: tab === null || tab === first ? undefined : tab })}
      >
        <Tabs.List mb="md">
          {names.map((name) => (
            <Tabs.Tab key={name} value={name}>
              {labels[name]}
            </Tabs.Tab>
          ))}
        </Tabs.List>
        {names.map((name) => (
          <Tabs.Panel key={name} value={name}>
            <Stack gap="md">
              <FilterBar search={search} onChange={(patch) => change(patch, 'search' in patch)} />
              {query.isPending && <Waiting text={loading} />}
              {query.isError && !query.data && (
                <ErrorState {...failures.backlogLoad} error={query.error} onRetry={() => void query.refetch()} />
              )}
              {query.data && (
                <Text size="sm" c="dimmed" role="status" className="tabular">
                  {total < 0 ? '\u00A0' : counted(total, 'feature')}
                </Text>
              )}
              {query.data && features.length === 0 && empty}
              {features.length > 0 &&
                surrounded(
                  <FeatureGrid
                    features={features}
                    total={total}
                    hasMore={query.hasNextPage}
                    isLoadingMore={query.isFetchingNextPage}
                    onMore={onMore}
                  />,
                )}
            </Stack>
          </Tabs.Panel>
        ))}
      </Tabs>
      {search.feature !== undefined && (
        <Suspense>
          <FeatureDialog
            key={search.feature}
            projectId={projectId}
            id={search.feature}
            onClose={() => change({ feature: undefined })}
          />
        </Suspense>
      )}
    </>
  );
}

/** The list as it will be once the server has taken what is on its way. */
function useListed(projectId: string, filters: FeatureFilters, order: FeatureOrder | undefined) {
  const query = useInfiniteQuery(featuresQuery(projectId, filters, order));
  const count = useQuery(featureCountQuery(projectId, filters));
  const coming = useFeaturesOnTheirWay(projectId);
  const statuses = useStatusesOnTheirWay(projectId);
  const known = query.data?.pages;
  const features = [
    ...coming
      .map((feature) => cardOnItsWay(projectId, feature))
      .filter((feature) => letsThrough(filters, feature))
      .map((feature) => ({ feature, onItsWay: true })),
    ...(known ?? []).flatMap(({ items }) =>
      items.map((feature) => {
        const status = statuses.get(feature.id);
        return { feature: status ? { ...feature, status } : feature, onItsWay: false };
      }),
    ),
  ];
  return { features, total: count.data?.count ?? -1, query };
}

const Waiting = ({ text }: { text: string }) => (
  <div className={classes.waiting} {...waiting(text)}>
    {Array.from({ length: 6 }, (_, index) => (
      <Skeleton key={index} h={220} />
    ))}
  </div>
);
