import { createFileRoute } from '@tanstack/react-router';
import { ideasQuery } from '../data/idea.ts';
import { IdeasScreen } from '../screens/ideas/ideas-screen.tsx';

type Search = { tab?: 'create' };

export const Route = createFileRoute('/project/$projectId/ideas')({
  staticData: { title: 'Ideas' },
  validateSearch: ({ tab }: Record<string, unknown>): Search => (tab === 'create' ? { tab } : {}),
  loader: ({ context: { queryClient }, params: { projectId } }) => {
    void queryClient.prefetchInfiniteQuery(ideasQuery(projectId));
  },
  component: Page,
});

function Page() {
  const { projectId } = Route.useParams();
  const { tab } = Route.useSearch();
  return <IdeasScreen projectId={projectId} tab={tab} />;
}
