import { createFileRoute } from '@tanstack/react-router';
import { adviceStatusQuery } from '../data/advice-run.ts';
import { Settings } from '../screens/settings/settings.tsx';

export const Route = createFileRoute('/settings')({
  staticData: { title: 'Settings' },
  loader: ({ context: { queryClient } }) => {
    void queryClient.prefetchQuery(adviceStatusQuery());
  },
  component: Settings,
});
