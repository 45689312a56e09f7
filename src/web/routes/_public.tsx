import { createFileRoute, Outlet } from '@tanstack/react-router';
import { PublicPage } from '../screens/public/public-page.tsx';

export const Route = createFileRoute('/_public')({ component: Public });

function Public() {
  return (
    <PublicPage>
      <Outlet />
    </PublicPage>
  );
}
