import { createFileRoute, redirect } from '@tanstack/react-router';
import { NoProject } from '../screens/new-project/no-project.tsx';

/** Step 5: the kickoff of the project that was created. */
export const Route = createFileRoute('/new-project/kickoff')({
  staticData: { title: 'New project: Kickoff' },
  validateSearch: ({ project }: Record<string, unknown>): { project?: string } =>
    typeof project === 'string' && project !== '' ? { project } : {},
  beforeLoad: ({ search: { project } }) => {
    if (project !== undefined)
      throw redirect({
        to: '/project/$projectId/lifecycle/kickoff',
        params: { projectId: project },
        search: {},
        state: { newProject: true },
        replace: true,
      });
  },
  component: NoProject,
});
