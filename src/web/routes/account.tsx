import { createFileRoute } from '@tanstack/react-router';
import { accountQuery } from '../data/account.ts';
import { AccountScreen } from '../screens/account/account-screen.tsx';

export const Route = createFileRoute('/account')({
  staticData: { title: 'Account' },
  loader: ({ context: { queryClient } }) => {
    void queryClient.prefetchQuery(accountQuery());
  },
  component: AccountScreen,
});
