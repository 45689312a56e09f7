import { createFileRoute } from '@tanstack/react-router';
import { teamQuery } from '../data/team.ts';
import { Team } from '../screens/team/team.tsx';

export const Route = createFileRoute('/project/$projectId/team')({
  staticData: { title: 'AI Scrum Team' },
  loader: ({ context: { queryClient }, params: { projectId } }) => {
    void queryClient.prefetchQuery(teamQuery(projectId));
  },
  component: Page,
});

function Page() {
  const { projectId } = Route.useParams();
  return <Team projectId={projectId} />;
}
