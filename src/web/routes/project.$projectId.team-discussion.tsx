import { createFileRoute, useLocation } from '@tanstack/react-router';
import { discussionQuery, discussionsQuery } from '../data/discussion.ts';
import { TeamDiscussion } from '../screens/team-discussion/team-discussion.tsx';

type Search = { discussion?: string };

export const Route = createFileRoute('/project/$projectId/team-discussion')({
  staticData: { title: 'Team Discussion' },
  validateSearch: ({ discussion }: Record<string, unknown>): Search =>
    typeof discussion === 'string' && discussion !== '' ? { discussion } : {},
  loaderDeps: ({ search }) => search,
  loader: ({ context: { queryClient }, params: { projectId }, deps: { discussion } }) => {
    void queryClient.prefetchInfiniteQuery(discussionsQuery(projectId));
    if (discussion !== undefined)
      void queryClient.prefetchQuery(discussionQuery({ project_id: projectId, id: discussion }));
  },
  component: Page,
});

function Page() {
  const { projectId } = Route.useParams();
  const { discussion } = Route.useSearch();
  const navigate = Route.useNavigate();
  const brought = useLocation({ select: ({ state }) => state.idea });
  return (
    <TeamDiscussion
      projectId={projectId}
      discussionId={discussion}
      brought={brought}
      // A discussion that was begun stands in place of the form, so that Back leads where the person came from.
      onOpen={(id) => void navigate({ search: { discussion: id }, replace: true })}
    />
  );
}
