import { failures } from '#contract/problems.ts';
import type { PlannedStory, Sprint, SprintLoad } from '#contract/sprint.ts';
import { counted } from '#domain/counted.ts';
import { pointsInWords } from '#domain/story-worth.ts';
import { Badge, Group, Progress, Skeleton, Text, Title } from '@mantine/core';
import { IconSettings } from '@tabler/icons-react';
import { useInfiniteQuery } from '@tanstack/react-query';
import { useEffect, useId, useRef } from 'react';
import { laneQuery, useMovesOnTheirWay, type Move } from '../../data/sprint.ts';
import { Changing } from '../../ui/changing.tsx';
import { day } from '../../ui/dates.ts';
import { ErrorState } from '../../ui/error-state.tsx';
import { IconButton } from '../../ui/icon-button.tsx';
import { LinkAnchor } from '../../ui/links.tsx';
import { waiting } from '../../ui/waiting.ts';
import { sprintStatusLabel } from '../sprint/sprint-words.ts';
import { usePlanning } from './planning-context.ts';
import classes from './sprint-planning.module.css';
import { StoryCard } from './story-card.tsx';
import { ShowMore } from '../../ui/show-more.tsx';

type Props = {
  /** Null for the stories that are in no sprint. */
  sprint: Sprint | null;
  load: SprintLoad;
  onEdit?: () => void;
};

/** The stories of one sprint under its capacity; others are dropped here. */
export function Lane({ sprint, load, onEdit }: Props) {
  const { at } = usePlanning();
  const heading = useId();
  const isFinished = sprint?.status === 'finished';
  // What a finished sprint held is on its own board.
  const query = useInfiniteQuery({ ...laneQuery(at, sprint?.id ?? null), enabled: !isFinished });
  const moves = useMovesOnTheirWay(at);
  const held = afterMoves(query.data?.pages.flatMap(({ items }) => items) ?? [], sprint?.id ?? null, moves);
  // What has been moved here is shown before the others have come.
  const stories = query.data || held.length > 0 ? held : undefined;
  const ref = useDropTarget(sprint);
  return (
    <section
      ref={ref}
      className={classes.lane}
      aria-labelledby={heading}
      data-pane={sprint === null || undefined}
      data-finished={isFinished || undefined}
    >
      <header className={classes.head}>
        <Group justify="space-between" wrap="nowrap" gap={4}>
          <Title order={3} size="h4" id={heading} className={classes.name}>
            {sprint === null ? (
              'Unscheduled'
            ) : (
              <LinkAnchor
                to="/project/$projectId/pi/$piId/sprint/$sprintId"
                params={{ projectId: at.project_id, piId: at.pi_id, sprintId: sprint.id }}
                c="inherit"
                inherit
              >
                {sprint.name}
              </LinkAnchor>
            )}
          </Title>
          {sprint !== null && (
            <Group gap={4} wrap="nowrap">
              {sprint.status !== 'planned' && (
                <Badge color={sprint.status === 'active' ? 'spruce' : 'gray'}>{sprintStatusLabel[sprint.status]}</Badge>
              )}
              {!isFinished && onEdit && (
                <Changing>
                  <IconButton label={`Edit ${sprint.name}`} size="md" onClick={onEdit}>
                    <IconSettings size={18} aria-hidden />
                  </IconButton>
                </Changing>
              )}
            </Group>
          )}
        </Group>
        {sprint === null ? (
          <Text size="sm" c="dimmed" className="tabular">
            {load.stories === 1 ? '1 story' : `${load.stories} stories`}, {pointsInWords(load.points)}
            {load.unestimated > 0 && `, ${load.unestimated} without an estimate`}
          </Text>
        ) : (
          <>
            <Text size="sm" c="dimmed">
              {day(sprint.starts_on)} to {day(sprint.ends_on)}
            </Text>
            {isFinished ? (
              <Text size="sm" mt={4} className="tabular">
                {pointsInWords(load.done_points)} done of {sprint.committed_points ?? 0} committed
              </Text>
            ) : (
              <CapacityBar sprint={sprint} load={load} />
            )}
          </>
        )}
      </header>
      {query.isLoading && <Skeleton h={90} {...waiting('Loading stories')} />}
      {query.isError && !stories && (
        <ErrorState {...failures.sprintStoriesLoad} error={query.error} onRetry={() => void query.refetch()} />
      )}
      {stories?.length === 0 && (
        <Text size="sm" c="dimmed" className={classes.empty}>
          {sprint === null ? 'Every story is in a sprint.' : 'Drop stories here.'}
        </Text>
      )}
      <ul className={classes.stories} aria-labelledby={heading} hidden={isFinished}>
        {stories?.map((story) => (
          <li key={story.id}>
            <StoryCard story={story} movable={story.status !== 'done'} />
          </li>
        ))}
      </ul>
      <ShowMore of={query} size="xs" />
    </section>
  );
}

/** The stories of a lane once all moves that are on their way have arrived. */
const afterMoves = (stories: readonly PlannedStory[], lane: string | null, moves: readonly Move[]): PlannedStory[] => {
  const targets = new Map(moves.map(({ story, to }) => [story.id, { ...story, sprint_id: to?.id ?? null }]));
  const here = new Set(stories.map(({ id }) => id));
  return [
    ...stories.filter(({ id }) => !targets.has(id) || targets.get(id)?.sprint_id === lane),
    ...targets.values().filter((story) => story.sprint_id === lane && !here.has(story.id)),
  ];
};

/** What the capacity of a sprint is made of. */
const capacityInWords = ({ person_days, focus_factor, points_per_day }: Sprint): string =>
  `Capacity: ${counted(person_days, 'person-day')} at ${Math.round(100 * focus_factor)}%${points_per_day === 1 ? '' : `, ${pointsInWords(points_per_day)} a day`}`;

/** How full a sprint is. Said in words too: over capacity is not told by colour alone. */
export function CapacityBar({ sprint, load }: { sprint: Sprint; load: SprintLoad }) {
  const over = load.points - sprint.capacity;
  const share = sprint.capacity === 0 ? (load.points > 0 ? 100 : 0) : (100 * load.points) / sprint.capacity;
  return (
    <div>
      <Progress
        value={Math.min(100, share)}
        color={over > 0 ? 'red' : 'spruce'}
        aria-label={`Capacity of ${sprint.name} taken`}
        mt={6}
      />
      <Text size="sm" mt={4} className="tabular" c={over > 0 ? 'var(--mantine-color-error)' : undefined}>
        {load.points} of {pointsInWords(sprint.capacity)} planned
        {over > 0 && `: ${over} over capacity`}
      </Text>
      <Text size="sm" c="dimmed" className="tabular">
        {capacityInWords(sprint)}
      </Text>
    </div>
  );
}

function useDropTarget(sprint: Sprint | null) {
  const { sprints } = usePlanning();
  const ref = useRef<HTMLElement>(null);
  const id = sprint?.id ?? null;
  const takes = sprint === null || sprints.some((one) => one.id === id);
  useEffect(() => {
    const lane = ref.current;
    if (!lane || !takes) return undefined;
    let cleanup: (() => void) | undefined;
    let gone = false;
    const begin = async () => {
      const { takeStories } = await import('./drag-story.ts');
      if (!gone) cleanup = takeStories(lane, id);
    };
    void begin();
    return () => {
      gone = true;
      cleanup?.();
    };
  }, [id, takes]);
  return ref;
}
