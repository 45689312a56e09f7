import { createFileRoute } from '@tanstack/react-router';
import { featuresQuery } from '../data/feature-list.ts';
import { RefinementScreen } from '../screens/refinement/refinement-screen.tsx';

export const Route = createFileRoute('/project/$projectId/pi/$piId/refinement')({
  staticData: { title: 'Story Refinement' },
  loader: ({ context: { queryClient }, params: { projectId, piId } }) => {
    void queryClient.prefetchInfiniteQuery(featuresQuery(projectId, { pi_id: piId, status: 'selected' }));
  },
  component: Page,
});

function Page() {
  const { projectId, piId } = Route.useParams();
  return <RefinementScreen projectId={projectId} piId={piId} />;
}
