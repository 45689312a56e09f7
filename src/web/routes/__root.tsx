import type { QueryClient } from '@tanstack/react-query';
import { createRootRouteWithContext, Outlet, useLocation } from '@tanstack/react-router';
import { useConnection } from '../data/live.ts';
import { DocumentTitle } from '../screens/shell/document-title.tsx';
import { Header } from '../screens/shell/header.tsx';
import { PageFault } from '../screens/shell/page-fault.tsx';
import { PageNotFound } from '../screens/shell/page-not-found.tsx';
import { Reconnecting } from '../ui/reconnecting.tsx';
import { ToastArea } from '../ui/toast-area.tsx';

const entrances = new Set(['/sign-in', '/invitation', '/new-password']);

export const Route = createRootRouteWithContext<{ queryClient: QueryClient }>()({
  component: Root,
  errorComponent: PageFault,
  notFoundComponent: PageNotFound,
});

function Root() {
  const connection = useConnection();
  // Who is not in yet hears nothing.
  const outside = useLocation({ select: ({ pathname }) => entrances.has(pathname) });
  return (
    <>
      <a href="#content" className="skip-link">
        Skip to content
      </a>
      <DocumentTitle />
      <Header />
      <Outlet />
      <Reconnecting lost={connection === 'lost' && !outside} />
      <ToastArea />
    </>
  );
}
