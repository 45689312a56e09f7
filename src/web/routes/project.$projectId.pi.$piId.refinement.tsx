import { createFileRoute } from '@tanstack/react-router';
import { refinedFeaturesQuery, refinementQuery } from '../data/refinement.ts';
import { RefinementScreen } from '../screens/refinement/refinement-screen.tsx';

/** The feature that is open, and the story of it. */
type Search = { feature?: string; story?: string };
const uuid = /^[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}$/i;

export const Route = createFileRoute('/project/$projectId/pi/$piId/refinement')({
  staticData: { title: 'Story Refinement' },
  validateSearch: ({ feature, story }: Record<string, unknown>): Search => ({
    ...(typeof feature === 'string' && uuid.test(feature) && { feature }),
    ...(typeof story === 'string' && uuid.test(story) && { story }),
  }),
  loaderDeps: ({ search: { feature } }) => ({ feature }),
  loader: ({ context: { queryClient }, params: { projectId, piId }, deps: { feature } }) => {
    void queryClient.prefetchInfiniteQuery(refinedFeaturesQuery(projectId, piId));
    if (feature !== undefined)
      void queryClient.prefetchQuery(refinementQuery({ project_id: projectId, pi_id: piId, feature_id: feature }));
  },
  component: Page,
});

function Page() {
  const { projectId, piId } = Route.useParams();
  const { feature, story } = Route.useSearch();
  return <RefinementScreen projectId={projectId} piId={piId} featureId={feature} storyId={story} />;
}
