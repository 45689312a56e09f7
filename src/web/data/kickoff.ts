import type { KickoffMessage } from '#contract/advice.ts';
import { failures } from '#contract/problems.ts';
import { tellFailure } from '../ui/toasts.ts';
import type { Asking } from './asking.ts';
import { client } from './client.ts';
import { createOffers } from './offers.ts';

const kickoffs = createOffers<KickoffMessage>('kickoff', ({ memberId, text }) => `${memberId}: ${text}`);

/** What the members say at the kickoff of a project, as it comes; kept in this browser. */
export function useKickoff(project_id: string) {
  const current = kickoffs.use(project_id);
  const stream = async (call: Asking['call']) => {
    const events = await client.team.kickoff({ project_id }, call);
    return (async function* () {
      for await (const event of events)
        yield event.type === 'message' ? { item: event.message } : { taken: event.taken };
    })();
  };
  return {
    ...current,
    /** What they say now takes the place of what they said before. */
    ask: () => {
      kickoffs.drop(project_id, new Set(current.items.map(({ key }) => key)));
      void kickoffs.ask(project_id, project_id, stream, 'kickoffLoad', (words, error) =>
        tellFailure(failures[words], error),
      );
    },
    stop: () => kickoffs.stop(project_id),
  };
}
