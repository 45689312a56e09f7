import { createFileRoute } from '@tanstack/react-router';
import { lazy, Suspense } from 'react';
import { featuresQuery } from '../data/feature-list.ts';
import { featureStatisticsQuery } from '../data/feature.ts';
import {
  featuresTabs,
  filtersOf,
  readFeatureSearch,
  type FeatureSearch,
} from '../screens/feature-list/feature-search.ts';
import { FeaturesScreen } from '../screens/feature-list/features-screen.tsx';

const DiscussedFeatures = lazy(async () => ({
  default: (await import('../screens/team-discussion/discussed-features.tsx')).DiscussedFeatures,
}));

export const Route = createFileRoute('/project/$projectId/features')({
  staticData: { title: 'Features' },
  // `?discussion=` is the team discussion of which features may be made.
  validateSearch: (
    given: Record<string, unknown>,
  ): FeatureSearch<keyof typeof featuresTabs> & { discussion?: string } => ({
    ...readFeatureSearch(featuresTabs)(given),
    ...(typeof given.discussion === 'string' && given.discussion !== '' && { discussion: given.discussion }),
  }),
  loaderDeps: ({ search }) => ({ filters: filtersOf(search, featuresTabs) }),
  loader: ({ context: { queryClient }, params: { projectId }, deps }) => {
    void queryClient.prefetchInfiniteQuery(featuresQuery(projectId, deps.filters));
    void queryClient.prefetchQuery(featureStatisticsQuery(projectId));
  },
  component: Page,
});

function Page() {
  const { projectId } = Route.useParams();
  const { discussion, ...search } = Route.useSearch();
  return (
    <>
      <Suspense>
        {discussion !== undefined && <DiscussedFeatures projectId={projectId} discussionId={discussion} />}
      </Suspense>
      <FeaturesScreen projectId={projectId} search={search} offered={discussion !== undefined} />
    </>
  );
}
