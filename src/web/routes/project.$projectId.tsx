import { createFileRoute, Outlet, type ErrorComponentProps } from '@tanstack/react-router';
import { projectQuery } from '../data/project.ts';
import { PageFault } from '../screens/shell/page-fault.tsx';
import { ProjectNotFound } from '../screens/shell/project-not-found.tsx';
import { ProjectShell } from '../screens/shell/project-shell.tsx';

const id = /^[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}$/i;
const noId = 'The address holds no project id';

export const Route = createFileRoute('/project/$projectId')({
  beforeLoad: ({ params }) => {
    if (!id.test(params.projectId)) throw new Error(noId);
  },
  loader: ({ context, params }) => {
    void context.queryClient.prefetchQuery(projectQuery(params.projectId));
  },
  component: Project,
  errorComponent: Fault,
});

function Project() {
  const { projectId } = Route.useParams();
  return (
    <ProjectShell key={projectId} projectId={projectId}>
      <Outlet />
    </ProjectShell>
  );
}

function Fault(props: ErrorComponentProps) {
  return props.error instanceof Error && props.error.message === noId ? <ProjectNotFound /> : <PageFault {...props} />;
}
