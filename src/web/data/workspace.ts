import { failures, successes } from '#contract/problems.ts';
import type { Role } from '#contract/vocabulary.ts';
import type { Member, Workspace } from '#contract/workspace.ts';
import { keepPreviousData, useInfiniteQuery, useMutation, useQueries, useQueryClient } from '@tanstack/react-query';
import { tellFailure, tellSuccess } from '../ui/toasts.ts';
import { useAccount } from './account.ts';
import { byCursor } from './by-cursor.ts';
import { client, orpc } from './client.ts';

export const workspaceQuery = (workspace_id: string) =>
  orpc.workspace.get.queryOptions({ input: { workspace_id }, meta: { failure: 'workspaceFetch' } });
export const peopleQuery = (workspace_id: string) =>
  orpc.workspace.people.queryOptions({ input: { workspace_id }, meta: { failure: 'peopleFetch' } });
export const invitationsQuery = (workspace_id: string) =>
  orpc.workspace.invitations.queryOptions({ input: { workspace_id }, meta: { failure: 'peopleFetch' } });

/** The pictures of everybody whom one shares a workspace with, by their ids. */
export function useFaces(): ReadonlyMap<string, string | null> {
  const account = useAccount();
  return useQueries({
    queries: (account?.workspaces ?? []).map(({ id }) => peopleQuery(id)),
    combine: (answers) => new Map(answers.flatMap(({ data }) => (data ?? []).map(({ id, image }) => [id, image]))),
  });
}

export const useAudit = (workspace_id: string) =>
  useInfiniteQuery(
    orpc.workspace.audit.infiniteOptions({
      input: (cursor: string | undefined) => ({ workspace_id, limit: 20, ...(cursor !== undefined && { cursor }) }),
      ...byCursor,
      placeholderData: keepPreviousData,
      staleTime: 0,
    }),
  );

/** A change of a workspace; what it shows is read again whatever came of it. */
function useChange<Given, Answer>(
  change: (given: Given) => Promise<Answer>,
  { success, failure }: { success?: (given: Given) => Parameters<typeof tellSuccess>; failure: keyof typeof failures },
) {
  const queries = useQueryClient();
  return useMutation({
    mutationFn: change,
    onSuccess: (_answer, given) => {
      if (success) tellSuccess(...success(given));
    },
    onError: (error) => tellFailure(failures[failure], error),
    onSettled: () =>
      Promise.all(
        [orpc.workspace.key(), orpc.account.key()].map((queryKey) => queries.invalidateQueries({ queryKey })),
      ),
  });
}

export const useCreateWorkspace = () =>
  useChange((name: string) => client.workspace.create({ name }), { failure: 'workspaceChange' });

export const useRenameWorkspace = ({ id, version }: Workspace) =>
  useChange((name: string) => client.workspace.update({ workspace_id: id, version, name }), {
    success: () => [successes.workspaceRenamed],
    failure: 'workspaceChange',
  });

/** The answer holds the secret of the link, which is shown once. */
export const useInvite = (workspace_id: string) =>
  useChange((given: { email: string; role: Role }) => client.workspace.invite({ workspace_id, ...given }), {
    failure: 'invite',
  });

export const useWithdraw = (workspace_id: string) =>
  useChange(({ id }: { id: string; email: string }) => client.workspace.withdraw({ workspace_id, id }), {
    success: ({ email }) => [successes.invitationWithdrawn, { email }],
    failure: 'personChange',
  });

export const useSetRole = (workspace_id: string) =>
  useChange(
    ({ member, role }: { member: Member; role: Role }) =>
      client.workspace.setRole({ workspace_id, id: member.id, version: member.version, role }),
    {
      success: ({ member, role }) => [successes.roleChanged, { name: member.name, role }],
      failure: 'personChange',
    },
  );

export const useRemovePerson = (workspace_id: string) =>
  useChange(({ id }: Member) => client.workspace.remove({ workspace_id, id }), {
    success: ({ name }) => [successes.personRemoved, { name }],
    failure: 'personChange',
  });

export const useResetLink = (workspace_id: string) =>
  useChange(({ id }: Member) => client.workspace.resetLink({ workspace_id, id }), { failure: 'resetLink' });

export const useLeave = () =>
  useChange((workspace_id: string) => client.workspace.leave({ workspace_id }), { failure: 'personChange' });
