import { failures } from '#contract/problems.ts';
import type { PlannedStory, Sprint } from '#contract/sprint.ts';
import { storyStatuses, type StoryStatus } from '#contract/vocabulary.ts';
import { storyName, storyStatusLabel } from '#domain/story.ts';
import { NativeSelect, Skeleton, Text, Title, VisuallyHidden } from '@mantine/core';
import { IconLayoutKanban } from '@tabler/icons-react';
import { useInfiniteQuery } from '@tanstack/react-query';
import { useEffect, useId, useRef, useState } from 'react';
import { laneQuery, type PlanAddress } from '../../data/sprint.ts';
import { useNowOnBoard, useSetBoardStatus, useShownOnBoard } from '../../data/sprint-board.ts';
import { Changing } from '../../ui/changing.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { ErrorState } from '../../ui/error-state.tsx';
import { LinkButton } from '../../ui/links.tsx';
import { waiting } from '../../ui/waiting.ts';
import { WhyOnCard } from '../../ui/why.tsx';
import planning from '../sprint-planning/sprint-planning.module.css';
import { StoryFace } from '../sprint-planning/story-face.tsx';
import { StoryGrip } from '../sprint-planning/story-grip.tsx';
import classes from './sprint.module.css';
import { ShowMore } from '../../ui/show-more.tsx';

type Props = { at: PlanAddress; sprint: Sprint };

/** The stories of a sprint by their status. A finished sprint stays as it was. */
export function SprintBoard({ at, sprint }: Props) {
  const query = useInfiniteQuery(laneQuery(at, sprint.id));
  const stored = query.data?.pages.flatMap(({ items }) => items);
  const stories = useShownOnBoard(sprint.id, stored ?? []);
  const [said, say] = useState('');
  const set = useSetBoardStatus(at, sprint.id);
  const now = useNowOnBoard(sprint.id);
  const move = (shown: PlannedStory, status: StoryStatus | undefined) => {
    const story = now(shown);
    if (status === undefined || story.status === status) return;
    set.mutate({ story, status });
    say(`${storyName(story.number)} is ${storyStatusLabel[status]} now.`);
  };
  const step = (story: PlannedStory, by: -1 | 1) =>
    move(story, storyStatuses[storyStatuses.indexOf(now(story).status) + by]);
  if (query.isPending) return <Skeleton h={240} {...waiting('Loading stories')} />;
  if (query.isError && !stored)
    return <ErrorState {...failures.sprintStoriesLoad} error={query.error} onRetry={() => void query.refetch()} />;
  if (stories.length === 0)
    return (
      <EmptyState
        icon={<IconLayoutKanban />}
        title="No stories in this sprint"
        text="Place stories into it in Sprint Planning; then they can be worked on here."
        action={
          <LinkButton
            to="/project/$projectId/pi/$piId/sprint-planning"
            params={{ projectId: at.project_id, piId: at.pi_id }}
            variant="default"
          >
            Place stories
          </LinkButton>
        }
      />
    );
  return (
    <>
      <VisuallyHidden role="status">{said}</VisuallyHidden>
      <p id="board-grip-hint" hidden>
        Left and right arrow keys move the story to the column before or after.
      </p>
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- what can be scrolled has to be reached by keyboard */}
      <div className={planning.scroll} role="region" aria-label="Board" tabIndex={0}>
        <div className={classes.board}>
          {storyStatuses.map((status) => (
            <Column
              key={status}
              status={status}
              stories={stories.filter((story) => story.status === status)}
              movable={sprint.status !== 'finished'}
              onMove={move}
              onStep={step}
            />
          ))}
        </div>
      </div>
      <ShowMore of={query} mt="sm" />
    </>
  );
}

type ColumnProps = {
  status: StoryStatus;
  stories: readonly PlannedStory[];
  movable: boolean;
  onMove: (story: PlannedStory, status: StoryStatus | undefined) => void;
  onStep: (story: PlannedStory, by: -1 | 1) => void;
};

function Column({ status, stories, movable, onMove, onStep }: ColumnProps) {
  const heading = useId();
  const ref = useRef<HTMLElement>(null);
  useEffect(() => {
    const column = ref.current;
    if (!column || !movable) return undefined;
    let cleanup: (() => void) | undefined;
    let gone = false;
    const begin = async () => {
      const { takeStories } = await import('../sprint-planning/drag-story.ts');
      if (!gone) cleanup = takeStories(column, status);
    };
    void begin();
    return () => {
      gone = true;
      cleanup?.();
    };
  }, [status, movable]);
  return (
    <section ref={ref} className={planning.lane} aria-labelledby={heading}>
      <Title order={3} size="h4" id={heading}>
        {storyStatusLabel[status]}{' '}
        <Text component="span" c="dimmed" size="sm" className="tabular">
          {stories.length}
        </Text>
      </Title>
      <ul className={planning.stories} aria-labelledby={heading}>
        {stories.map((story) => (
          <li key={story.id}>
            <BoardCard story={story} movable={movable} onMove={onMove} onStep={onStep} />
          </li>
        ))}
      </ul>
    </section>
  );
}

type CardProps = Pick<ColumnProps, 'movable' | 'onMove' | 'onStep'> & { story: PlannedStory };

function BoardCard({ story, movable, onMove, onStep }: CardProps) {
  const name = storyName(story.number);
  const to = (status: string | null) =>
    onMove(
      story,
      storyStatuses.find((one) => one === status),
    );
  return (
    <article className={planning.card} aria-label={`${name} ${story.title}`}>
      <StoryFace
        story={story}
        grip={
          movable && (
            <StoryGrip
              id={story.id}
              label={`Move ${name} ${story.title}`}
              hint="board-grip-hint"
              from={story.status}
              onDrop={to}
              onStep={(by) => onStep(story, by)}
            />
          )
        }
      />
      {movable && (
        <Changing>
          <NativeSelect
            className={planning.choose ?? ''}
            size="xs"
            aria-label={`Status of ${name}`}
            value={story.status}
            onChange={({ currentTarget }) => to(currentTarget.value)}
            data={storyStatuses.map((status) => ({ value: status, label: storyStatusLabel[status] }))}
          />
        </Changing>
      )}
      <WhyOnCard of={story} />
    </article>
  );
}
