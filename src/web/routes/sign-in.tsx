import { createFileRoute } from '@tanstack/react-router';
import { accountQuery } from '../data/account.ts';
import { SignIn } from '../screens/sign-in/sign-in.tsx';

export const Route = createFileRoute('/sign-in')({
  staticData: { title: 'Sign in' },
  // `?forgot=true` asks for a new password, so that Back leads to the form.
  validateSearch: ({ next, forgot }: Record<string, unknown>): { next?: string; forgot?: true } => ({
    ...(typeof next === 'string' && { next }),
    ...(forgot === true && { forgot }),
  }),
  loader: ({ context: { queryClient } }) => {
    void queryClient.prefetchQuery(accountQuery());
  },
  component: Page,
});

function Page() {
  const { next, forgot = false } = Route.useSearch();
  return <SignIn next={next} forgot={forgot} />;
}
