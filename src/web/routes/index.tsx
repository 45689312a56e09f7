import { createFileRoute } from '@tanstack/react-router';
import { recentActivityQuery } from '../data/activity.ts';
import { projectsQuery } from '../data/project.ts';
import { Landing } from '../screens/landing/landing.tsx';

export const Route = createFileRoute('/')({
  // `?create=true` is the open dialog, so that Back closes it.
  validateSearch: ({ create }: Record<string, unknown>): { create?: true } => (create === true ? { create } : {}),
  loader: ({ context: { queryClient } }) => {
    void queryClient.prefetchInfiniteQuery(projectsQuery());
    void queryClient.prefetchInfiniteQuery(recentActivityQuery());
  },
  component: Page,
});

function Page() {
  const { create = false } = Route.useSearch();
  const navigate = Route.useNavigate();
  return (
    <Landing
      creating={create}
      onCreate={() => void navigate({ search: { create: true } })}
      onClose={() => void navigate({ search: {}, replace: true })}
    />
  );
}
