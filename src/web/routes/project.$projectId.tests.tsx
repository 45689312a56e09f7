import { createFileRoute } from '@tanstack/react-router';
import { incrementsQuery } from '../data/increment.ts';
import { readTestSearch } from '../screens/tests/test-search.ts';
import { TestsScreen } from '../screens/tests/tests-screen.tsx';

export const Route = createFileRoute('/project/$projectId/tests')({
  staticData: { title: 'Tests' },
  validateSearch: readTestSearch,
  loader: ({ context: { queryClient }, params: { projectId } }) => {
    void queryClient.prefetchQuery(incrementsQuery(projectId));
  },
  component: Page,
});

function Page() {
  const { projectId } = Route.useParams();
  return <TestsScreen projectId={projectId} search={Route.useSearch()} />;
}
