import { createFileRoute } from '@tanstack/react-router';
import { ideaQuery, ideasQuery, type IdeaFilters } from '../data/idea.ts';
import { readIdeaFilters } from '../screens/ideas/idea-search.ts';
import { IdeasScreen } from '../screens/ideas/ideas-screen.tsx';

/** `generate` with `discussion`: of which team discussion features are to be made, instead of the chosen idea. */
type Search = IdeaFilters & { tab?: 'create' | 'generate'; idea?: string; discussion?: string };

export const Route = createFileRoute('/project/$projectId/ideas')({
  staticData: { title: 'Ideas' },
  validateSearch: ({ tab, idea, discussion, ...filters }: Record<string, unknown>): Search => ({
    ...((tab === 'create' || tab === 'generate') && { tab }),
    ...(typeof idea === 'string' && idea !== '' && { idea }),
    ...(typeof discussion === 'string' && discussion !== '' && { discussion }),
    ...readIdeaFilters(filters),
  }),
  loaderDeps: ({ search: { idea, type, status, search } }) => ({
    idea,
    filters: readIdeaFilters({ type, status, search }),
  }),
  loader: ({ context: { queryClient }, params: { projectId }, deps: { idea, filters } }) => {
    void queryClient.prefetchInfiniteQuery(ideasQuery(projectId, filters));
    if (idea !== undefined) void queryClient.prefetchQuery(ideaQuery(projectId, idea));
  },
  component: Page,
});

function Page() {
  const { projectId } = Route.useParams();
  const { type, status, search, ...chosen } = Route.useSearch();
  return <IdeasScreen {...chosen} filters={readIdeaFilters({ type, status, search })} projectId={projectId} />;
}
