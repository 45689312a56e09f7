import type { SprintPlan } from '#contract/sprint.ts';
import { counted } from '#domain/counted.ts';
import { pointsInWords } from '#domain/story-worth.ts';
import { Text } from '@mantine/core';
import type { PlanAddress } from '../../data/sprint.ts';
import { LinkAnchor } from '../../ui/links.tsx';

const stories = (count: number) => counted(count, 'story', 'stories');

/** What of the plan asks for attention, in one sentence each. */
const standing = ({ sprints, unscheduled, broken }: SprintPlan): string => {
  const over = sprints.filter(({ status, load, capacity }) => status !== 'finished' && load.points > capacity);
  return [
    sprints.length === 0 ? 'There are no sprints yet.' : '',
    unscheduled.stories > 0
      ? `${stories(unscheduled.stories)} in no sprint, ${pointsInWords(unscheduled.points)}.`
      : sprints.length > 0
        ? 'Every story is in a sprint.'
        : '',
    over.length > 0 ? `Over capacity: ${over.map(({ name }) => name).join(', ')}.` : '',
    broken.length > 0 ? `${stories(broken.length)} planned before what they need.` : '',
  ]
    .filter(Boolean)
    .join(' ');
};

/** How the sprints of an increment stand: the one under way, and what the plan still lacks. */
export function SprintFocus({ at, plan }: { at: PlanAddress; plan: SprintPlan }) {
  const active = plan.sprints.find(({ status }) => status === 'active');
  return (
    <Text size="sm" mt="xs" maw="40rem" className="tabular">
      {active && (
        <>
          <LinkAnchor
            to="/project/$projectId/pi/$piId/sprint/$sprintId"
            params={{ projectId: at.project_id, piId: at.pi_id, sprintId: active.id }}
            inherit
          >
            {active.name}
          </LinkAnchor>
          : {active.load.done_points} of {pointsInWords(active.load.points)} done.{' '}
        </>
      )}
      {standing(plan)}
    </Text>
  );
}
