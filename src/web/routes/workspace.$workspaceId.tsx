import { createFileRoute } from '@tanstack/react-router';
import { peopleQuery, workspaceQuery } from '../data/workspace.ts';
import { WorkspaceScreen } from '../screens/workspace/workspace-screen.tsx';

export const Route = createFileRoute('/workspace/$workspaceId')({
  staticData: { title: 'Workspace' },
  loader: ({ context: { queryClient }, params: { workspaceId } }) => {
    void queryClient.prefetchQuery(workspaceQuery(workspaceId));
    void queryClient.prefetchQuery(peopleQuery(workspaceId));
  },
  component: Page,
});

function Page() {
  const { workspaceId } = Route.useParams();
  return <WorkspaceScreen key={workspaceId} workspaceId={workspaceId} />;
}
