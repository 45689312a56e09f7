import type { PlanProposal } from '#contract/sprint.ts';
import { limits, type ProposedKind } from '#contract/vocabulary.ts';
import { infiniteQueryOptions, useQuery, useQueryClient } from '@tanstack/react-query';
import { client } from './client.ts';
import type { PlanAddress } from './sprint.ts';

type ProposalState =
  | { state: 'asking' }
  | { state: 'there'; proposal: PlanProposal }
  | { state: 'stopped' }
  | { state: 'failed'; error: unknown };

/** Asks for a plan while a dialog shows it; `stop`, and closing the dialog, end the search on the server as well. */
export function useProposal(at: PlanAddress) {
  const queries = useQueryClient();
  // Not below the noun: a change of others does not exchange the plan that a person is reading. Accepting it is refused then.
  const queryKey = ['plan-proposal', at.project_id, at.pi_id];
  const { data, error, isFetching, refetch } = useQuery({
    queryKey,
    queryFn: ({ signal }) => client.sprint.propose(at, { signal }),
    staleTime: Infinity,
    gcTime: 0,
    retry: false,
  });
  const state: ProposalState = isFetching
    ? { state: 'asking' }
    : data
      ? { state: 'there', proposal: data }
      : error
        ? { state: 'failed', error }
        : { state: 'stopped' };
  return { state, ask: () => void refetch(), stop: () => void queries.cancelQueries({ queryKey }) };
}

/** What a proposed plan does with each story, page by page. It never changes, so a change of others does not read it again. */
export const proposedQuery = (at: PlanAddress, id: string, kind: ProposedKind) =>
  infiniteQueryOptions({
    queryKey: ['plan-proposal', at.project_id, at.pi_id, id, kind],
    queryFn: ({ pageParam, signal }) =>
      client.sprint.proposed(
        { ...at, id, kind, ...(pageParam !== null && { cursor: pageParam, limit: limits.page }) },
        { signal },
      ),
    initialPageParam: null as string | null,
    getNextPageParam: ({ next_cursor }) => next_cursor,
    staleTime: Infinity,
    gcTime: 0,
  });
