import { createFileRoute } from '@tanstack/react-router';
import { projectActivityQuery } from '../data/activity.ts';
import { incrementFiguresQuery, incrementsQuery } from '../data/increment.ts';
import { projectMetricsQuery } from '../data/project.ts';
import { teamQuery } from '../data/team.ts';
import { Dashboard } from '../screens/dashboard/dashboard.tsx';
import { incrementDialogOf, IncrementDialogs, type IncrementDialog } from '../screens/increments/increment-dialogs.tsx';

export const Route = createFileRoute('/project/$projectId/dashboard')({
  staticData: { title: 'Overview' },
  // An open dialog and the activity's filter: `?create=true`, `?edit=<id>`, `?pi=<id>`.
  validateSearch: (search: Record<string, unknown>): IncrementDialog & { pi?: string } => ({
    ...incrementDialogOf(search),
    ...(typeof search.pi === 'string' && { pi: search.pi }),
  }),
  loaderDeps: ({ search: { pi } }) => ({ pi }),
  loader: ({ context: { queryClient }, params: { projectId }, deps: { pi } }) => {
    void queryClient.prefetchQuery(incrementsQuery(projectId));
    void queryClient.prefetchQuery(teamQuery(projectId));
    void queryClient.prefetchQuery(projectMetricsQuery(projectId));
    void queryClient.prefetchQuery(incrementFiguresQuery(projectId));
    void queryClient.prefetchInfiniteQuery(projectActivityQuery(projectId, pi));
  },
  component: Page,
});

function Page() {
  const { projectId } = Route.useParams();
  const { pi, ...open } = Route.useSearch();
  const navigate = Route.useNavigate();
  // Of what the address is then: a filter may have been chosen that is not drawn yet.
  const show = (dialog: IncrementDialog, replace = false) =>
    void navigate({ search: ({ pi: now }) => ({ ...(now && { pi: now }), ...dialog }), replace, resetScroll: false });
  return (
    <>
      <Dashboard
        projectId={projectId}
        pi={pi}
        onFilter={(chosen) =>
          void navigate({ search: chosen === undefined ? {} : { pi: chosen }, replace: true, resetScroll: false })
        }
        onCreate={() => show({ create: true })}
        onEdit={(edit) => show({ edit })}
      />
      <IncrementDialogs projectId={projectId} open={open} onClose={() => show({}, true)} />
    </>
  );
}
