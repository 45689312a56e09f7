import { createFileRoute } from '@tanstack/react-router';
import { incrementsQuery } from '../data/increment.ts';
import { laneQuery, sprintPlanQuery } from '../data/sprint.ts';
import { SprintPlanningScreen } from '../screens/sprint-planning/sprint-planning-screen.tsx';

/** The dialog that is open: a sprint's own, by its id, the proposal, or what cuts the sprints anew. */
type Search = { sprint?: string; propose?: true; cut?: true };

export const Route = createFileRoute('/project/$projectId/pi/$piId/sprint-planning')({
  staticData: { title: 'Sprint Planning' },
  validateSearch: (given: Record<string, unknown>): Search => ({
    ...(typeof given.sprint === 'string' && { sprint: given.sprint }),
    ...(given.propose === true && { propose: true }),
    ...(given.cut === true && { cut: true }),
  }),
  loader: ({ context: { queryClient }, params: { projectId, piId } }) => {
    const at = { project_id: projectId, pi_id: piId };
    void queryClient.prefetchQuery(incrementsQuery(projectId));
    void queryClient.prefetchQuery(sprintPlanQuery(at));
    void queryClient.prefetchInfiniteQuery(laneQuery(at, null));
  },
  component: Page,
});

function Page() {
  const { projectId, piId } = Route.useParams();
  const navigate = Route.useNavigate();
  const open = (search: Search) => void navigate({ search, resetScroll: false });
  return <SprintPlanningScreen projectId={projectId} piId={piId} search={Route.useSearch()} onOpen={open} />;
}
