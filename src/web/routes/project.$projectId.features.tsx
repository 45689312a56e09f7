import { createFileRoute } from '@tanstack/react-router';
import { featuresQuery } from '../data/feature-list.ts';
import { featureStatisticsQuery } from '../data/feature.ts';
import { featuresTabs, filtersOf, readFeatureSearch } from '../screens/feature-list/feature-search.ts';
import { FeaturesScreen } from '../screens/feature-list/features-screen.tsx';

export const Route = createFileRoute('/project/$projectId/features')({
  staticData: { title: 'Features' },
  validateSearch: readFeatureSearch(featuresTabs),
  loaderDeps: ({ search }) => ({ filters: filtersOf(search, featuresTabs) }),
  loader: ({ context: { queryClient }, params: { projectId }, deps }) => {
    void queryClient.prefetchInfiniteQuery(featuresQuery(projectId, deps.filters));
    void queryClient.prefetchQuery(featureStatisticsQuery(projectId));
  },
  component: Page,
});

function Page() {
  const { projectId } = Route.useParams();
  return <FeaturesScreen projectId={projectId} search={Route.useSearch()} />;
}
