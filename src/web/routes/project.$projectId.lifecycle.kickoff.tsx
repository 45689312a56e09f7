import { createFileRoute } from '@tanstack/react-router';
import { kickoffQuery } from '../data/team.ts';
import { Kickoff } from '../screens/kickoff/kickoff.tsx';

export const Route = createFileRoute('/project/$projectId/lifecycle/kickoff')({
  staticData: { title: 'Kickoff' },
  loader: ({ context, params }) => {
    void context.queryClient.prefetchQuery(kickoffQuery(params.projectId));
  },
  component: Page,
});

function Page() {
  const { projectId } = Route.useParams();
  return <Kickoff projectId={projectId} />;
}
