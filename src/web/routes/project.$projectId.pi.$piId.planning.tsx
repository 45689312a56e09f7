import { createFileRoute } from '@tanstack/react-router';
import { planningQuery } from '../data/planning.ts';
import { PlanningScreen } from '../screens/planning/planning-screen.tsx';

const steps = [1, 2, 3, 4] as const;
type Search = { step?: (typeof steps)[number] };

export const Route = createFileRoute('/project/$projectId/pi/$piId/planning')({
  staticData: { title: 'PI Planning' },
  validateSearch: (search: Record<string, unknown>): Search => {
    const step = steps.find((each) => each === Number(search.step));
    return step === undefined ? {} : { step };
  },
  loader: ({ context, params }) => {
    void context.queryClient.prefetchQuery(planningQuery({ project_id: params.projectId, pi_id: params.piId }));
  },
  component: Page,
});

function Page() {
  const { projectId, piId } = Route.useParams();
  const { step } = Route.useSearch();
  return <PlanningScreen key={piId} at={{ project_id: projectId, pi_id: piId }} step={step} />;
}
