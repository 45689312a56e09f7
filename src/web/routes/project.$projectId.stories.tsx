import { createFileRoute } from '@tanstack/react-router';
import { storiesQuery } from '../data/story.ts';
import { StoriesScreen } from '../screens/stories/stories-screen.tsx';
import { readStorySearch, storyFiltersOf } from '../screens/stories/story-search.ts';

export const Route = createFileRoute('/project/$projectId/stories')({
  staticData: { title: 'User Stories' },
  validateSearch: readStorySearch,
  loaderDeps: ({ search }) => ({ filters: storyFiltersOf(search), order: search.order, view: search.view }),
  loader: ({ context: { queryClient }, params: { projectId }, deps: { filters, order, view } }) => {
    if (view === undefined) void queryClient.prefetchInfiniteQuery(storiesQuery(projectId, filters, order));
  },
  component: Page,
});

function Page() {
  const { projectId } = Route.useParams();
  return <StoriesScreen projectId={projectId} search={Route.useSearch()} />;
}
