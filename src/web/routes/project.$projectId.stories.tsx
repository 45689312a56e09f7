import { createFileRoute } from '@tanstack/react-router';
import { storiesQuery } from '../data/story.ts';
import { Stories } from '../screens/stories/stories.tsx';

export const Route = createFileRoute('/project/$projectId/stories')({
  staticData: { title: 'User Stories' },
  loader: ({ context, params }) => {
    void context.queryClient.prefetchQuery(storiesQuery(params.projectId));
  },
  component: Page,
});

function Page() {
  const { projectId } = Route.useParams();
  return <Stories projectId={projectId} />;
}
