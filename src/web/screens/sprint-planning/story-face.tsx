import type { PlannedStory } from '#contract/sprint.ts';
import { storyName, storyStatusLabel } from '#domain/story.ts';
import { Badge, Text } from '@mantine/core';
import type { ReactNode } from 'react';
import { Changing } from '../../ui/changing.tsx';
import { NotReviewed } from '../../ui/why.tsx';
import classes from './sprint-planning.module.css';

type Props = {
  story: PlannedStory;
  /** What moves it, where it can be moved. */
  grip: ReactNode;
  /** Says how far it is, where its place does not. */
  status?: boolean;
};

/** What every card of a planned story says: number, size, title and feature. */
export function StoryFace({ story, grip, status = false }: Props) {
  return (
    <>
      <div className={classes.cardHead}>
        <Changing>{grip}</Changing>
        <Text component="span" size="sm" c="dimmed" className={classes.number}>
          {storyName(story.number)}
        </Text>
        <span className={classes.badges}>
          <Badge variant="outline" color="gray" className="tabular" title={story.worth}>
            {story.story_points === null ? 'No estimate' : `${story.story_points} pt`}
          </Badge>
        </span>
      </div>
      <Text size="sm" fw={500} lineClamp={3}>
        {story.title}
      </Text>
      {status && story.status !== 'backlog' && story.status !== 'ready' && (
        <Badge color="gray" w="fit-content">
          {storyStatusLabel[story.status]}
        </Badge>
      )}
      <NotReviewed of={story} />
      {story.feature_name !== null && story.feature_name !== story.title && (
        <Text size="xs" c="dimmed" truncate>
          {story.feature_name}
        </Text>
      )}
    </>
  );
}
