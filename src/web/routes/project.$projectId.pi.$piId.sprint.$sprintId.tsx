import { createFileRoute } from '@tanstack/react-router';
import { laneQuery, sprintPlanQuery } from '../data/sprint.ts';
import { SprintScreen } from '../screens/sprint/sprint-screen.tsx';
import { sprintViewOf, type SprintView } from '../screens/sprint/sprint-view.ts';

export const Route = createFileRoute('/project/$projectId/pi/$piId/sprint/$sprintId')({
  staticData: { title: 'Sprint' },
  validateSearch: (given: Record<string, unknown>): { view?: SprintView } => sprintViewOf(given.view),
  loader: ({ context: { queryClient }, params: { projectId, piId, sprintId } }) => {
    const at = { project_id: projectId, pi_id: piId };
    void queryClient.prefetchQuery(sprintPlanQuery(at));
    void queryClient.prefetchInfiniteQuery(laneQuery(at, sprintId));
  },
  component: Page,
});

function Page() {
  const { projectId, piId, sprintId } = Route.useParams();
  const { view = 'board' } = Route.useSearch();
  const navigate = Route.useNavigate();
  return (
    <SprintScreen
      at={{ project_id: projectId, pi_id: piId }}
      sprintId={sprintId}
      view={view}
      onView={(next) => void navigate({ search: next === 'board' ? {} : { view: next }, resetScroll: false })}
    />
  );
}
