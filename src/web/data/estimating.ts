import { failures } from '#contract/problems.ts';
import { useQueryClient } from '@tanstack/react-query';
import { client } from './client.ts';
import { storyQuery } from './story.ts';
import { useAsking } from './use-asking.ts';

/**
 * Asks the team to estimate a story. Each card is kept on the server as soon as it is down; `count` of them are, and all are
 * turned over when every member has put one down or the person stops them.
 */
export function useEstimating(projectId: string, id: string) {
  const queries = useQueryClient();
  const readAgain = () => queries.invalidateQueries({ queryKey: storyQuery(projectId, id).queryKey });
  const { asked, ask, stop } = useAsking<'done'>(projectId, failures.estimateAsk, readAgain);
  const estimate = () =>
    ask({
      open: (call) => client.story.estimate({ project_id: projectId, id }, call),
      show: () => {},
      endOf: () => 'done',
    });
  return { ...asked, ask: () => void estimate(), stop };
}
