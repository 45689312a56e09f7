import { createFileRoute } from '@tanstack/react-router';
import { lazy, Suspense } from 'react';
import { projectActivityQuery } from '../data/activity.ts';
import { incrementsQuery } from '../data/increment.ts';
import { projectMetricsQuery } from '../data/project.ts';
import { teamQuery } from '../data/team.ts';
import { Dashboard } from '../screens/dashboard/dashboard.tsx';

const NewIncrement = lazy(async () => ({
  default: (await import('../screens/increments/new-increment.tsx')).NewIncrement,
}));

export const Route = createFileRoute('/project/$projectId/dashboard')({
  staticData: { title: 'Overview' },
  // `?create=true` is the open dialog, so that Back closes it.
  validateSearch: ({ create }: Record<string, unknown>): { create?: true } => (create === true ? { create } : {}),
  loader: ({ context: { queryClient }, params: { projectId } }) => {
    void queryClient.prefetchQuery(incrementsQuery(projectId));
    void queryClient.prefetchQuery(teamQuery(projectId));
    void queryClient.prefetchQuery(projectMetricsQuery(projectId));
    void queryClient.prefetchInfiniteQuery(projectActivityQuery(projectId));
  },
  component: Page,
});

function Page() {
  const { projectId } = Route.useParams();
  const { create = false } = Route.useSearch();
  const navigate = Route.useNavigate();
  return (
    <>
      <Dashboard projectId={projectId} onCreate={() => void navigate({ search: { create: true } })} />
      <Suspense>
        {create && <NewIncrement projectId={projectId} onClose={() => void navigate({ search: {}, replace: true })} />}
      </Suspense>
    </>
  );
}
