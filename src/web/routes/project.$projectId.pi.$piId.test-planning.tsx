import { createFileRoute } from '@tanstack/react-router';
import { incrementsQuery } from '../data/increment.ts';
import { testPlanQuery } from '../data/test-case.ts';
import { TestPlanningScreen } from '../screens/test-planning/test-planning-screen.tsx';

/** `?story=` is the story that is open, `?test=` the test; `?reviewed=` narrows the risks. */
export type TestPlanningSearch = { tab?: 'risks'; reviewed?: 'not_yet'; story?: string; test?: string };

export const Route = createFileRoute('/project/$projectId/pi/$piId/test-planning')({
  staticData: { title: 'Test Planning' },
  validateSearch: (given: Record<string, unknown>): TestPlanningSearch => ({
    ...(given.tab === 'risks' && { tab: given.tab }),
    ...(given.reviewed === 'not_yet' && { reviewed: given.reviewed }),
    ...(typeof given.story === 'string' && { story: given.story }),
    ...(typeof given.test === 'string' && { test: given.test }),
  }),
  loader: ({ context: { queryClient }, params: { projectId, piId } }) => {
    void queryClient.prefetchQuery(incrementsQuery(projectId));
    void queryClient.prefetchInfiniteQuery(testPlanQuery(projectId, piId));
  },
  component: Page,
});

function Page() {
  const { projectId, piId } = Route.useParams();
  return <TestPlanningScreen projectId={projectId} piId={piId} search={Route.useSearch()} />;
}
