import { createFileRoute, Outlet } from '@tanstack/react-router';
import { projectQuery } from '../data/project.ts';
import { ProjectShell } from '../screens/shell/project-shell.tsx';

export const Route = createFileRoute('/project/$projectId')({
  loader: ({ context, params }) => {
    void context.queryClient.prefetchQuery(projectQuery(params.projectId));
  },
  component: Project,
});

function Project() {
  const { projectId } = Route.useParams();
  return (
    <ProjectShell key={projectId} projectId={projectId}>
      <Outlet />
    </ProjectShell>
  );
}
