import { failures } from '#contract/problems.ts';
import { ORPCError } from '@orpc/client';
import { notifyManager, QueryCache, QueryClient } from '@tanstack/react-query';
import { isNotFound, isRefusedAs, refusalOf } from '../ui/reason.ts';
import { tellFailure } from '../ui/toasts.ts';

declare module '@tanstack/react-query' {
  interface Register {
    queryMeta: {
      /** What a toast says when there is nothing to show instead. */
      failure?: keyof typeof failures;
    };
  }
}

// Before the next paint and not a timer later, or a ticked box would jump back for a moment until its change is known.
notifyManager.setScheduler(queueMicrotask);

/** Where nothing is shown yet, the way in; where something is, it stays, as something may be half typed in it. */
function askToSignIn(somethingShown: boolean) {
  if (somethingShown) tellFailure(failures.signedOut, undefined, { once: true });
  else if (location.pathname !== '/sign-in')
    location.replace(`/sign-in?${new URLSearchParams({ next: location.pathname + location.search })}`);
}

/** A refusal is an answer; only what may pass by itself is asked again. */
const mayPass = (error: unknown): boolean => !(error instanceof ORPCError) || error.status === 503;

export const queryClient = new QueryClient({
  queryCache: new QueryCache({
    onError: (error, { meta, state }) => {
      if (isRefusedAs(error, 'not_signed_in')) return askToSignIn(state.data !== undefined);
      if (meta?.failure === undefined || state.data !== undefined) return;
      const missing = isNotFound(error) ? refusalOf(error)?.title : undefined;
      if (missing === undefined) tellFailure(failures[meta.failure], error, { once: true });
      else tellFailure({ title: missing, text: error.message }, undefined, { once: true });
    },
  }),
  defaultOptions: {
    queries: {
      staleTime: 30_000,
      retry: (count, error) => count < 2 && mayPass(error),
      // The server is often on this very machine and answers without a network.
      networkMode: 'always',
    },
    mutations: { retry: false, networkMode: 'always' },
  },
});
