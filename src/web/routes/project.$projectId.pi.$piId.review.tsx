import { createFileRoute } from '@tanstack/react-router';
import { incrementsQuery } from '../data/increment.ts';
import { reviewQuery } from '../data/review.ts';
import { ReviewScreen } from '../screens/review/review-screen.tsx';

export const Route = createFileRoute('/project/$projectId/pi/$piId/review')({
  staticData: { title: 'Review' },
  loader: ({ context: { queryClient }, params: { projectId, piId } }) => {
    void queryClient.prefetchQuery(incrementsQuery(projectId));
    void queryClient.prefetchQuery(reviewQuery({ project_id: projectId, pi_id: piId }));
  },
  component: Page,
});

function Page() {
  const { projectId, piId } = Route.useParams();
  return <ReviewScreen at={{ project_id: projectId, pi_id: piId }} />;
}
