import type { KickoffMessage } from '#contract/advice.ts';
import { failures } from '#contract/problems.ts';
import { client } from './client.ts';
import { createOffers } from './offers.ts';

const kickoffs = createOffers(
  'kickoff',
  ({ message }: { type: 'message'; message: KickoffMessage }) => message,
  ({ memberId, text }) => `${memberId}: ${text}`,
);

/** What the members say at the kickoff of a project, as it comes; kept in this browser. */
export function useKickoff(project_id: string) {
  const current = kickoffs.use(project_id);
  return {
    ...current,
    /** What they say now takes the place of what they said before. */
    ask: () => {
      kickoffs.drop(project_id, new Set(current.items.map(({ key }) => key)));
      void kickoffs.ask({
        projectId: project_id,
        about: project_id,
        open: (call) => client.team.kickoff({ project_id }, call),
        failure: failures.kickoffLoad,
      });
    },
    stop: () => kickoffs.stop(project_id),
  };
}
