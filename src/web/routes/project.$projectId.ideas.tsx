import { createFileRoute } from '@tanstack/react-router';
import { ideasQuery } from '../data/idea.ts';
import { IdeasScreen } from '../screens/ideas/ideas-screen.tsx';

/** `generate` with `discussion`: of which team discussion features are to be made. */
type Search = { tab?: 'create' | 'generate'; discussion?: string };

export const Route = createFileRoute('/project/$projectId/ideas')({
  staticData: { title: 'Ideas' },
  validateSearch: ({ tab, discussion }: Record<string, unknown>): Search => ({
    ...((tab === 'create' || tab === 'generate') && { tab }),
    ...(typeof discussion === 'string' && discussion !== '' && { discussion }),
  }),
  loader: ({ context: { queryClient }, params: { projectId } }) => {
    void queryClient.prefetchInfiniteQuery(ideasQuery(projectId));
  },
  component: Page,
});

function Page() {
  const { projectId } = Route.useParams();
  const { tab } = Route.useSearch();
  return <IdeasScreen projectId={projectId} tab={tab === 'create' ? tab : undefined} />;
}
