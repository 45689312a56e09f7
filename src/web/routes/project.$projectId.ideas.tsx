import { createFileRoute } from '@tanstack/react-router';
import { ideaQuery, ideasQuery } from '../data/idea.ts';
import { IdeasScreen } from '../screens/ideas/ideas-screen.tsx';

/** `generate` with `discussion`: of which team discussion features are to be made, instead of the chosen idea. */
type Search = { tab?: 'create' | 'generate'; idea?: string; discussion?: string };

export const Route = createFileRoute('/project/$projectId/ideas')({
  staticData: { title: 'Ideas' },
  validateSearch: ({ tab, idea, discussion }: Record<string, unknown>): Search => ({
    ...((tab === 'create' || tab === 'generate') && { tab }),
    ...(typeof idea === 'string' && idea !== '' && { idea }),
    ...(typeof discussion === 'string' && discussion !== '' && { discussion }),
  }),
  loaderDeps: ({ search: { idea } }) => ({ idea }),
  loader: ({ context: { queryClient }, params: { projectId }, deps: { idea } }) => {
    void queryClient.prefetchInfiniteQuery(ideasQuery(projectId));
    if (idea !== undefined) void queryClient.prefetchQuery(ideaQuery(projectId, idea));
  },
  component: Page,
});

function Page() {
  const { projectId } = Route.useParams();
  return <IdeasScreen {...Route.useSearch()} projectId={projectId} />;
}
