import { createFileRoute } from '@tanstack/react-router';
import { accountQuery } from '../data/account.ts';
import { tokensQuery } from '../data/token.ts';
import { AccountScreen } from '../screens/account/account-screen.tsx';

export const Route = createFileRoute('/account')({
  staticData: { title: 'Account' },
  loader: ({ context: { queryClient } }) => {
    void queryClient.prefetchQuery(accountQuery());
    void queryClient.prefetchQuery(tokensQuery());
  },
  component: AccountScreen,
});
