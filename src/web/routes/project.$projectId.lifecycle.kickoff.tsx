import { createFileRoute, useLocation } from '@tanstack/react-router';
import { Kickoff } from '../screens/kickoff/kickoff.tsx';

export const Route = createFileRoute('/project/$projectId/lifecycle/kickoff')({
  staticData: { title: 'Kickoff' },
  component: Page,
});

function Page() {
  const { projectId } = Route.useParams();
  const isNew = useLocation({ select: ({ state }) => state.newProject === true });
  return <Kickoff projectId={projectId} isNew={isNew} />;
}
