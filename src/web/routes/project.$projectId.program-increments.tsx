import { createFileRoute } from '@tanstack/react-router';
import { lazy, Suspense } from 'react';
import { incrementsQuery } from '../data/increment.ts';
import { Increments } from '../screens/increments/increments.tsx';

const NewIncrement = lazy(async () => ({
  default: (await import('../screens/increments/new-increment.tsx')).NewIncrement,
}));

export const Route = createFileRoute('/project/$projectId/program-increments')({
  staticData: { title: 'Program Increments' },
  // `?create=true` is the open dialog, so that Back closes it.
  validateSearch: ({ create }: Record<string, unknown>): { create?: true } => (create === true ? { create } : {}),
  loader: ({ context, params }) => {
    void context.queryClient.prefetchQuery(incrementsQuery(params.projectId));
  },
  component: Page,
});

function Page() {
  const { projectId } = Route.useParams();
  const { create = false } = Route.useSearch();
  const navigate = Route.useNavigate();
  return (
    <>
      <Increments projectId={projectId} onCreate={() => void navigate({ search: { create: true } })} />
      <Suspense>
        {create && <NewIncrement projectId={projectId} onClose={() => void navigate({ search: {}, replace: true })} />}
      </Suspense>
    </>
  );
}
