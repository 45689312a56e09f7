import { createFileRoute, redirect } from '@tanstack/react-router';

export const Route = createFileRoute('/project/$projectId/')({
  beforeLoad: ({ params, location }) => {
    const { activeTab, discussion } = location.state;
    if (activeTab === 'ideas') throw redirect({ to: '/project/$projectId/ideas', params, replace: true });
    if (activeTab === 'features') {
      const search = discussion === undefined ? {} : { discussion };
      throw redirect({ to: '/project/$projectId/features', params, search, replace: true });
    }
    throw redirect({ to: '/project/$projectId/dashboard', params, replace: true });
  },
});
