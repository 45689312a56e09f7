import type { Origin } from '#contract/provenance.ts';
import type { StoryCard } from '#contract/story.ts';
import type { Priority, StoryStatus } from '#contract/vocabulary.ts';
import { counted } from '#domain/counted.ts';
import { largestStory } from '#domain/ready.ts';
import { storyStatusLabel } from '#domain/story.ts';
import { Badge, Group } from '@mantine/core';
import { IconAlertTriangle, IconFlagFilled } from '@tabler/icons-react';
import { NotReviewed } from '../../ui/why.tsx';

const statusLook: Record<StoryStatus, { color: string; variant: 'outline' | 'filled' | 'light' }> = {
  backlog: { color: 'gray', variant: 'outline' },
  ready: { color: 'spruce', variant: 'outline' },
  in_progress: { color: 'blue', variant: 'light' },
  in_review: { color: 'violet', variant: 'light' },
  done: { color: 'spruce', variant: 'filled' },
};

const priorityColor: Record<Priority, string> = { low: 'blue', medium: 'yellow', high: 'red' };

export const StoryStatusBadge = ({ status }: { status: StoryStatus }) => (
  <Badge {...statusLook[status]}>{storyStatusLabel[status]}</Badge>
);

const pointsLabel = (points: number | null): string => (points === null ? 'Not estimated' : counted(points, 'point'));

const PointsBadge = ({ points }: { points: number | null }) => (
  <Badge
    className="tabular"
    color={points !== null && points > largestStory ? 'red' : 'gray'}
    variant={points === null ? 'outline' : 'default'}
  >
    {pointsLabel(points)}
  </Badge>
);

type Shown = Pick<StoryCard, 'status' | 'story_points' | 'priority' | 'check_reason' | keyof Origin>;

/** How far a story is, how large, how urgent, and whether somebody should look at it again. */
export function StoryBadges({
  story,
  status = true,
  priority = true,
}: {
  story: Shown;
  status?: boolean;
  priority?: boolean;
}) {
  return (
    <Group gap={6}>
      {status && <StoryStatusBadge status={story.status} />}
      <PointsBadge points={story.story_points} />
      {priority && story.priority !== 'medium' && (
        <Badge
          color="gray"
          variant="default"
          leftSection={
            <IconFlagFilled
              size={12}
              color={`var(--mantine-color-${priorityColor[story.priority]}-outline)`}
              aria-hidden
            />
          }
        >
          {story.priority === 'high' ? 'High' : 'Low'} priority
        </Badge>
      )}
      {story.check_reason !== null && (
        <Badge color="amber" leftSection={<IconAlertTriangle size={12} aria-hidden />}>
          Look again
        </Badge>
      )}
      <NotReviewed of={story} />
    </Group>
  );
}
