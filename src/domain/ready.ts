import type { Story } from '#contract/story.ts';
import type { ReadyCheck } from '#contract/vocabulary.ts';

/** In points. Above it the linter has a finding, the story is not ready, and a split is offered. */
export const largestStory = 8;

export type ReadyPoint = { id: string; label: string; met: boolean; byHand?: ReadyCheck };

type Judged = Pick<
  Story,
  'as_a' | 'i_want' | 'so_that' | 'criteria' | 'story_points' | 'depends_on' | 'checks' | 'check_reason'
>;

/** The definition of ready as a checklist; `findings` are those of the linter that nobody waived. */
export const readyPoints = (story: Judged, findings: number): ReadyPoint[] => {
  const { criteria, story_points } = story;
  const confirmed = (check: ReadyCheck) => story.checks.some(({ check_id }) => check_id === check);
  return [
    {
      id: 'parts',
      label: 'Says who wants what, and why',
      met: [story.as_a, story.i_want, story.so_that].every((part) => part.trim() !== ''),
    },
    { id: 'criteria', label: 'Has at least two criteria', met: criteria.length >= 2 },
    {
      id: 'negative',
      label: 'One of them is about a refusal or an edge case',
      met: criteria.some(({ kind }) => kind !== 'usual'),
    },
    { id: 'estimated', label: 'Is estimated', met: story_points !== null },
    {
      id: 'small',
      // What nobody has estimated may be of any size.
      label: `Has ${largestStory} points or fewer`,
      met: story_points !== null && story_points <= largestStory,
    },
    {
      id: 'free',
      label: 'Waits for no story that is still in the backlog',
      met: story.depends_on.every(({ status }) => status !== 'backlog'),
    },
    { id: 'current', label: 'Nothing it rests on has changed since', met: story.check_reason === null },
    { id: 'linted', label: 'The linter finds nothing, or what it finds is waived', met: findings === 0 },
    {
      id: 'understood',
      label: 'Whoever builds it has understood it',
      met: confirmed('understood'),
      byHand: 'understood',
    },
    {
      id: 'questions_settled',
      label: 'No question about it is open',
      met: confirmed('questions_settled'),
      byHand: 'questions_settled',
    },
  ];
};

export const isReady = (points: readonly ReadyPoint[]): boolean => points.every(({ met }) => met);
