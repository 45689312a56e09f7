import { failures, successes } from '#contract/problems.ts';
import type { PlannedStory } from '#contract/sprint.ts';
import type { StoryStatus } from '#contract/vocabulary.ts';
import { storyName, storyStatusLabel } from '#domain/story.ts';
import { useMutation, useMutationState, useQueryClient } from '@tanstack/react-query';
import { tellFailure, tellSuccess } from '../ui/toasts.ts';
import { client } from './client.ts';
import { laneQuery, refreshSprints, storyIn, type Lane, type PlanAddress } from './sprint.ts';

type Changes = Parameters<typeof client.story.changeMany>[0]['changes'];
type Step = { story: PlannedStory; status: StoryStatus };

const boardKey = (sprintId: string) => ['board', sprintId];

const after = (steps: readonly Step[], story: PlannedStory): PlannedStory => {
  const last = steps.findLast((step) => step.story.id === story.id);
  return last ? { ...story, status: last.status } : story;
};

const onTheirWay = (sprintId: string) => ({ mutationKey: boardKey(sprintId), status: 'pending' }) as const;

/** The stories as they will be once all that is on its way has arrived. */
export function useShownOnBoard(sprintId: string, stories: readonly PlannedStory[]): PlannedStory[] {
  const steps = useMutationState({ filters: onTheirWay(sprintId), select: ({ state }) => state.variables as Step });
  return stories.map((story) => after(steps, story));
}

/** The same of one story and at this moment: the last step need not be drawn yet when the next key is pressed. */
export function useNowOnBoard(sprintId: string) {
  const queries = useQueryClient();
  return (story: PlannedStory): PlannedStory => {
    const steps = queries.getMutationCache().findAll(onTheirWay(sprintId));
    return after(
      steps.map(({ state }) => state.variables as Step),
      story,
    );
  };
}

/** Moves a story to another column of a sprint's board. `useShownOnBoard` shows it at once. */
export function useSetBoardStatus(at: PlanAddress, sprintId: string) {
  const queries = useQueryClient();
  const scope = { id: `board:${sprintId}` };
  const send = (changes: Changes) => client.story.changeMany({ project_id: at.project_id, changes });
  const takeBack = useMutation({
    scope,
    mutationFn: send,
    onSuccess: () => tellSuccess(successes.placedBack),
    onError: (error) => tellFailure(failures.storyBoard, error),
    onSettled: () => refreshSprints(queries),
  });
  return useMutation({
    mutationKey: boardKey(sprintId),
    scope,
    // Steps wait for one another, and each begins where the one before has ended.
    mutationFn: ({ story, status }: Step) => {
      const { version } = storyIn(queries, at, story.id) ?? story;
      return send([{ id: story.id, version, status }]);
    },
    onSuccess: ({ undo }, { story, status }) => {
      const [before] = undo;
      if (before === undefined) return;
      const shown = (one: PlannedStory) => (one.id === story.id ? { ...one, status, version: before.version } : one);
      queries.setQueryData<Lane>(
        laneQuery(at, sprintId).queryKey,
        (lane) => lane && { ...lane, pages: lane.pages.map((page) => ({ ...page, items: page.items.map(shown) })) },
      );
      tellSuccess(
        successes.storyMoved,
        { name: storyName(story.number), status: storyStatusLabel[status] },
        { undo: () => takeBack.mutate(undo), about: story.id },
      );
    },
    onError: (error) => tellFailure(failures.storyBoard, error),
    onSettled: () => refreshSprints(queries),
  });
}
