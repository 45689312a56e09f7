import { createFileRoute } from '@tanstack/react-router';
import { featuresQuery } from '../data/feature-list.ts';
import { BacklogScreen } from '../screens/backlog/backlog-screen.tsx';
import {
  backlogTabs,
  filtersOf,
  readFeatureSearch,
  type FeatureSearch,
} from '../screens/feature-list/feature-search.ts';

export const Route = createFileRoute('/project/$projectId/backlog')({
  staticData: { title: 'Feature Backlog' },
  validateSearch: (given: Record<string, unknown>): FeatureSearch<keyof typeof backlogTabs> =>
    readFeatureSearch(backlogTabs)(given),
  loaderDeps: ({ search }) => ({ filters: filtersOf(search, backlogTabs), order: search.order }),
  loader: ({ context: { queryClient }, params: { projectId }, deps }) => {
    void queryClient.prefetchInfiniteQuery(featuresQuery(projectId, deps.filters, deps.order));
  },
  component: Page,
});

function Page() {
  const { projectId } = Route.useParams();
  return <BacklogScreen projectId={projectId} search={Route.useSearch()} />;
}
