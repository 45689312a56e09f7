import { createFileRoute } from '@tanstack/react-router';
import { featuresQuery } from '../data/feature-list.ts';
import { BacklogScreen } from '../screens/backlog/backlog-screen.tsx';
import { backlogTabs, filtersOf, readFeatureSearch } from '../screens/feature-list/feature-search.ts';

export const Route = createFileRoute('/project/$projectId/backlog')({
  staticData: { title: 'Feature Backlog' },
  validateSearch: readFeatureSearch(backlogTabs),
  loaderDeps: ({ search }) => ({ filters: filtersOf(search, backlogTabs) }),
  loader: ({ context: { queryClient }, params: { projectId }, deps }) => {
    void queryClient.prefetchInfiniteQuery(featuresQuery(projectId, deps.filters));
  },
  component: Page,
});

function Page() {
  const { projectId } = Route.useParams();
  return <BacklogScreen projectId={projectId} search={Route.useSearch()} />;
}
