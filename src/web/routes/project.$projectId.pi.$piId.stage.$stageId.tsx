import { stageIds, type StageId } from '#contract/vocabulary.ts';
import { createFileRoute, notFound, redirect } from '@tanstack/react-router';
import { incrementFiguresQuery, incrementsQuery } from '../data/increment.ts';
import { stageWay } from '../screens/increments/stage-way.ts';
import { StageScreen } from '../screens/stage/stage-screen.tsx';

export const Route = createFileRoute('/project/$projectId/pi/$piId/stage/$stageId')({
  staticData: { title: 'Stage' },
  params: {
    parse: ({ piId, stageId }): { piId: string; stageId: StageId } => {
      const known = stageIds.find((id) => id === stageId);
      if (known === undefined) throw notFound();
      return { piId, stageId: known };
    },
  },
  // A stage with a screen of its own has only that one.
  beforeLoad: ({ params: { projectId, piId, stageId } }) => {
    const way = stageWay(stageId, projectId, piId);
    if (!('stageId' in way.params)) throw redirect({ ...way, replace: true });
  },
  loader: ({ context: { queryClient }, params: { projectId } }) => {
    void queryClient.prefetchQuery(incrementsQuery(projectId));
    void queryClient.prefetchQuery(incrementFiguresQuery(projectId));
  },
  component: Page,
});

function Page() {
  return <StageScreen {...Route.useParams()} />;
}
