import { createFileRoute } from '@tanstack/react-router';
import { incrementsQuery } from '../data/increment.ts';
import { incrementDialogOf, IncrementDialogs } from '../screens/increments/increment-dialogs.tsx';
import { Increments } from '../screens/increments/increments.tsx';

export const Route = createFileRoute('/project/$projectId/program-increments')({
  staticData: { title: 'Program Increments' },
  validateSearch: incrementDialogOf,
  loader: ({ context, params }) => {
    void context.queryClient.prefetchQuery(incrementsQuery(params.projectId));
  },
  component: Page,
});

function Page() {
  const { projectId } = Route.useParams();
  const navigate = Route.useNavigate();
  return (
    <>
      <Increments
        projectId={projectId}
        onCreate={() => void navigate({ search: { create: true }, resetScroll: false })}
        onEdit={(edit) => void navigate({ search: { edit }, resetScroll: false })}
      />
      <IncrementDialogs
        projectId={projectId}
        open={Route.useSearch()}
        onClose={() => void navigate({ search: {}, replace: true, resetScroll: false })}
      />
    </>
  );
}
