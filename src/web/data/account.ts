import type { Account } from '#contract/account.ts';
import { failures, successes } from '#contract/problems.ts';
import type { Role } from '#contract/vocabulary.ts';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { isRefusedAs } from '../ui/reason.ts';
import { tellFailure, tellSuccess } from '../ui/toasts.ts';
import { aboutQuery } from './about.ts';
import { client, orpc } from './client.ts';

/** Who is signed in, and what this server offers to somebody who is not. */
export const accountQuery = () => orpc.account.get.queryOptions({ meta: { failure: 'accountFetch' } });

/** Who is signed in, where people sign in; undefined elsewhere and until it is known. */
export function useAccount(): Account | undefined {
  const about = useQuery(aboutQuery());
  return useQuery({ ...accountQuery(), enabled: about.data?.accounts === true }).data;
}

/** The person's role in a workspace; owner where nobody signs in, undefined until it is known. */
export function useRole(workspaceId: string | undefined): Role | undefined {
  const about = useQuery(aboutQuery());
  const account = useAccount();
  if (about.data?.accounts === false) return 'owner';
  return account?.workspaces.find(({ id }) => id === workspaceId)?.role;
}

/** Whether the person may begin a project: in some workspace they do more than read. Taken for granted until it is known. */
export const useMayBegin = (): boolean => useAccount()?.workspaces.some(({ role }) => role !== 'viewer') ?? true;

/** Another person begins with nothing of the one before: the page is loaded anew. */
const enterAt = (address: string) => location.assign(address);

/** An address of ours that somebody was on the way to; anything else leads to the first page. */
export const wayOn = (next: string | undefined): string =>
  next !== undefined && /^\/(?![/\\])/.test(next) && !next.startsWith('/sign-in') ? next : '/';

export const useSignIn = (next: string | undefined) =>
  useMutation({
    mutationFn: (given: { email: string; password: string }) => client.account.signIn(given),
    onSuccess: () => enterAt(wayOn(next)),
  });

export const useCreateOwner = () =>
  useMutation({
    mutationFn: (given: Parameters<typeof client.account.createOwner>[0]) => client.account.createOwner(given),
    onSuccess: () => enterAt('/'),
  });

export const useRequestReset = () =>
  useMutation({ mutationFn: (email: string) => client.account.requestReset({ email }) });

export const linkQuery = (secret: string) =>
  orpc.account.link.queryOptions({ input: { secret }, staleTime: Number.POSITIVE_INFINITY });

export const useAcceptInvitation = () =>
  useMutation({
    mutationFn: (given: Parameters<typeof client.account.acceptInvitation>[0]) =>
      client.account.acceptInvitation(given),
    onSuccess: () => enterAt('/'),
  });

export const useResetPassword = () =>
  useMutation({
    mutationFn: (given: Parameters<typeof client.account.resetPassword>[0]) => client.account.resetPassword(given),
  });

export const useSignOut = () =>
  useMutation({
    mutationFn: (everywhere: boolean) => client.account.signOut({ everywhere }),
    onSuccess: () => enterAt('/sign-in'),
    onError: (error) =>
      isRefusedAs(error, 'not_signed_in') ? enterAt('/sign-in') : tellFailure(failures.signOut, error),
  });

export function useUpdateAccount() {
  const queries = useQueryClient();
  return useMutation({
    mutationFn: (change: Parameters<typeof client.account.update>[0]) => client.account.update(change),
    onSuccess: (person) => {
      queries.setQueryData(accountQuery().queryKey, (known) => known && { ...known, person });
      tellSuccess(successes.accountUpdated);
      return queries.invalidateQueries({ queryKey: orpc.about.key() });
    },
    onError: (error) => tellFailure(failures.accountUpdate, error),
  });
}

export const useChangePassword = () =>
  useMutation({
    mutationFn: (given: { current: string; password: string }) => client.account.changePassword(given),
    onSuccess: () => tellSuccess(successes.passwordChanged),
  });
