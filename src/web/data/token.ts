import { failures, successes } from '#contract/problems.ts';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { tellFailure, tellSuccess } from '../ui/toasts.ts';
import { client, orpc } from './client.ts';

export const tokensQuery = () => orpc.token.list.queryOptions({ meta: { failure: 'tokensFetch' } });

export function useCreateToken() {
  const queries = useQueryClient();
  return useMutation({
    mutationFn: (given: Parameters<typeof client.token.create>[0]) => client.token.create(given),
    onError: (error) => tellFailure(failures.tokenCreate, error),
    onSettled: () => queries.invalidateQueries({ queryKey: orpc.token.key() }),
  });
}

export function useRevokeToken() {
  const queries = useQueryClient();
  return useMutation({
    mutationFn: (id: string) => client.token.revoke({ id }),
    onSuccess: () => tellSuccess(successes.tokenRevoked),
    onError: (error) => tellFailure(failures.tokenRevoke, error),
    onSettled: () => queries.invalidateQueries({ queryKey: orpc.token.key() }),
  });
}
