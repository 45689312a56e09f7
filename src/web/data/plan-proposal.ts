import type { PlanProposal } from '#contract/sprint.ts';
import { useQuery, useQueryClient } from '@tanstack/react-query';
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
