import { createRouter } from '@tanstack/react-router';
import { queryClient } from './data/query-client.ts';
import { routeTree } from './routeTree.gen.ts';
import { PageFault } from './screens/shell/page-fault.tsx';
import { PageNotFound } from './screens/shell/page-not-found.tsx';

export const router = createRouter({
  routeTree,
  context: { queryClient },
  defaultPreload: 'intent',
  // TanStack Query decides what is fresh, not the router.
  defaultPreloadStaleTime: 0,
  defaultErrorComponent: PageFault,
  defaultNotFoundComponent: PageNotFound,
  // A page of its own, and not within the frame of the project whose address it begins with.
  notFoundMode: 'root',
  scrollRestoration: true,
});

declare module '@tanstack/react-router' {
  interface Register {
    router: typeof router;
  }
  interface StaticDataRouteOption {
    /** What the window's title says of this route, before the project's name. */
    title?: string;
  }
  interface HistoryState {
    /** Asks `/project/{id}` for another screen than the dashboard. */
    activeTab?: 'ideas' | 'features';
    /** Goes with `activeTab: 'features'`: the team discussion of which features may be made. */
    discussion?: string;
    /** Brought to the team discussion, which begins with it at once. */
    idea?: string;
    /** Brought to the kickoff: the project was created right before. */
    newProject?: boolean;
  }
}
