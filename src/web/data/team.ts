import { failures, successes } from '#contract/problems.ts';
import type { Team, TeamMember } from '#contract/team.ts';
import type { MemberId } from '#contract/vocabulary.ts';
import { byRoster, roster } from '#domain/personas.ts';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { tellFailure, tellSuccess } from '../ui/toasts.ts';
import { client, orpc } from './client.ts';
import { currentOf } from './stale.ts';

/** A project's team; the default one while none was saved. */
export const teamQuery = (projectId: string) => orpc.team.get.queryOptions({ input: { project_id: projectId } });

/** Who joins or leaves; somebody who comes back does so with the reason that was known before. */
type TeamChange = { joins: TeamMember } | { leaves: MemberId };

const changed = ({ members }: Team, change: TeamChange): TeamMember[] =>
  'joins' in change
    ? [...members.filter(({ id }) => id !== change.joins.id), change.joins].toSorted(byRoster)
    : members.filter(({ id }) => id !== change.leaves);

const choiceOf = ({ id, selectedBy, reason, confidence, domainExpertise, engine }: TeamMember) => ({
  id,
  selectedBy,
  reason,
  confidence,
  engine,
  ...(domainExpertise && { domainExpertise }),
});

/**
 * Somebody joins or leaves the team: shown at once, and the toast takes it back. When another person has changed the team
 * meanwhile, theirs is kept and this change is made to it.
 */
export function useChangeTeam(projectId: string) {
  const queries = useQueryClient();
  const { queryKey } = teamQuery(projectId);
  const save = (team: Team, change: TeamChange) =>
    client.team.save({ project_id: projectId, version: team.version, members: changed(team, change).map(choiceOf) });
  const mutation = useMutation({
    scope: { id: `team:${projectId}` },
    mutationFn: async ({ change, before }: { change: TeamChange; before: Team }) => {
      // Another change may have been made right before this one, and need not have been drawn when this one was.
      const known = queries.getQueryData(queryKey) ?? before;
      try {
        return await save(known, change);
      } catch (error) {
        const current = currentOf<Team>(error);
        if (!current) throw error;
        return save(current, change);
      }
    },
    onMutate: async ({ change }) => {
      await queries.cancelQueries({ queryKey });
      const shown = queries.getQueryData(queryKey);
      if (shown) queries.setQueryData(queryKey, { ...shown, members: changed(shown, change) });
    },
    onSuccess: (team, { change, before }) => {
      queries.setQueryData(queryKey, team);
      const id = 'joins' in change ? change.joins.id : change.leaves;
      const member = before.members.find((one) => one.id === id);
      const undo = () =>
        mutation.mutate({ before: team, change: 'joins' in change || !member ? { leaves: id } : { joins: member } });
      tellSuccess(
        'joins' in change ? successes.memberAdded : successes.memberRemoved,
        { name: roster[id].name },
        { undo },
      );
    },
    onError: (error, { before }) => {
      queries.setQueryData(queryKey, before);
      tellFailure(failures.teamSave, error);
    },
    onSettled: () => queries.invalidateQueries({ queryKey: orpc.team.key() }),
  });
  return mutation;
}
