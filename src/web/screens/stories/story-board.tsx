import type { StoryCard, StoryColumn } from '#contract/story.ts';
import { failures } from '#contract/problems.ts';
import { storyStatuses, type StoryStatus } from '#contract/vocabulary.ts';
import { counted } from '#domain/counted.ts';
import { storyName, storyStatusLabel } from '#domain/story.ts';
import { Group, Skeleton, Stack, Text, Title, VisuallyHidden } from '@mantine/core';
import { useInfiniteQuery, useQuery, useQueryClient } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { useEffect, useRef, useState } from 'react';
import { storiesQuery, storyColumnsQuery, useMoveStory, type StoryFilters, type StoryMove } from '../../data/story.ts';
import { Changing } from '../../ui/changing.tsx';
import { ErrorState } from '../../ui/error-state.tsx';
import { waiting } from '../../ui/waiting.ts';
import { WhyOnCard } from '../../ui/why.tsx';
import { StoryBadges } from './story-badges.tsx';
import { afterStep, focusGrip, OrderGrip, type Step } from '../backlog/order-grip.tsx';
import { storyFiltersOf, storySearchWith, type StorySearch } from './story-search.ts';
import classes from './stories.module.css';
import { ShowMore } from '../../ui/show-more.tsx';

/** Five columns are read at once, and each shows what fits the window and some more. */
const columnQuery = (projectId: string, filters: StoryFilters) => storiesQuery(projectId, filters, undefined, 20);

type Props = { projectId: string; search: StorySearch };
type Move = (id: string, to: Omit<StoryMove, 'story'>) => void;

/** Five columns from the backlog to done. A card moves by drag, and by the arrow keys: up and down, left and right. */
export function StoryBoard({ projectId, search }: Props) {
  const { status: _, ...filters } = storyFiltersOf(search);
  const { data: columns } = useQuery(storyColumnsQuery(projectId, filters));
  const { mutate } = useMoveStory(projectId);
  const queries = useQueryClient();
  const [said, setSaid] = useState('');
  const listed = (status: StoryStatus): StoryCard[] =>
    queries
      .getQueryData(columnQuery(projectId, { ...filters, status }).queryKey)
      ?.pages.flatMap(({ items }) => items) ?? [];
  // As the last step left it, which need not be drawn yet.
  const known = (id: string) => storyStatuses.flatMap(listed).find((one) => one.id === id);
  const move: Move = (id, to) => {
    const story = known(id);
    if (story) mutate({ story, ...to });
  };
  const step = (id: string, where: Step) => {
    const story = known(id);
    if (!story) return;
    const at = storyStatuses.indexOf(story.status);
    const goal = { left: at - 1, right: at + 1 }[where as 'left' | 'right'];
    if (goal !== undefined) {
      const status = storyStatuses[goal];
      if (status === undefined) return;
      mutate({ story, status });
      setSaid(`${storyName(story.number)} is ${storyStatusLabel[status]}.`);
      return;
    }
    const stories = listed(story.status);
    const from = stories.findIndex(({ id }) => id === story.id);
    const to = afterStep(where, from, stories.length);
    const other = stories[to];
    if (!other || to === from) return;
    mutate({ story, place: to > from ? 'after' : 'before', other: other.id });
    setSaid(`${storyName(story.number)} is at place ${to + 1} of ${storyStatusLabel[story.status]}.`);
    focusGrip(story.id, () => listed(story.status)[to]?.id === story.id);
  };
  return (
    <>
      <VisuallyHidden role="status">{said}</VisuallyHidden>
      <Text size="sm" c="dimmed">
        Drag a card by its grip, or focus the grip and use the arrow keys.
      </Text>
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- it scrolls sideways on a phone */}
      <div className={classes.board} tabIndex={0} role="region" aria-label="Board of stories">
        {storyStatuses.map((status) => (
          <Column
            key={status}
            projectId={projectId}
            filters={{ ...filters, status }}
            status={status}
            figures={columns?.find((column) => column.status === status)}
            onMove={move}
            onStep={step}
          />
        ))}
      </div>
    </>
  );
}

type ColumnProps = {
  projectId: string;
  filters: StoryFilters;
  status: StoryStatus;
  figures: StoryColumn | undefined;
  onMove: Move;
  onStep: (id: string, step: Step) => void;
};

function Column({ projectId, filters, status, figures, onMove, onStep }: ColumnProps) {
  const query = useInfiniteQuery(columnQuery(projectId, filters));
  const stories = query.data?.pages.flatMap(({ items }) => items) ?? [];
  const area = useDropArea((id) => onMove(id, { status }));
  return (
    <section ref={area} className={classes.column} data-column={status} aria-labelledby={`column-${status}`}>
      <Group justify="space-between" gap="xs">
        <Title order={3} size="h4" id={`column-${status}`}>
          {storyStatusLabel[status]}
        </Title>
        {figures && (
          <Text size="sm" c="dimmed" className="tabular">
            {figures.count.toLocaleString('en')} · {counted(figures.points, 'point')}
          </Text>
        )}
      </Group>
      {query.isPending && (
        <Stack gap={8} mt="xs" {...waiting(`Loading ${storyStatusLabel[status]}`)}>
          <Skeleton h={84} />
          <Skeleton h={84} />
        </Stack>
      )}
      {query.isError && !query.data && (
        <ErrorState {...failures.storiesLoad} error={query.error} onRetry={() => void query.refetch()} />
      )}
      <ul>
        {stories.map((story) => (
          <li key={story.id}>
            <BoardCard
              story={story}
              onMove={(id, place, other) => onMove(id, { place, other, status })}
              onStep={onStep}
            />
          </li>
        ))}
      </ul>
      <ShowMore of={query} size="xs" fullWidth mt="xs" />
    </section>
  );
}

type CardProps = {
  story: StoryCard;
  onMove: (id: string, place: 'before' | 'after', other: string) => void;
  onStep: (id: string, step: Step) => void;
};

const BoardCard = ({ story, onMove, onStep }: CardProps) => (
  <article className={classes.boardCard} data-card aria-label={`${storyName(story.number)} ${story.title}`}>
    <Link to="." search={storySearchWith({ story: story.id })} resetScroll={false} className={classes.name}>
      <Text span size="sm" c="dimmed" className="tabular">
        {storyName(story.number)}
      </Text>{' '}
      <Text span size="sm" fw={600}>
        {story.title}
      </Text>
    </Link>
    <Changing>
      <OrderGrip
        id={story.id}
        name={storyName(story.number)}
        hint="Drag, or use the arrow keys"
        onMove={onMove}
        onStep={onStep}
      />
    </Changing>
    <StoryBadges story={story} status={false} />
    <WhyOnCard of={story} />
  </article>
);

/** The whole column takes a card that is dropped beside the others. */
function useDropArea(onDrop: (id: string) => void) {
  const ref = useRef<HTMLElement>(null);
  const drop = useRef(onDrop);
  useEffect(() => {
    drop.current = onDrop;
  });
  useEffect(() => {
    const element = ref.current;
    if (!element) return undefined;
    let cleanup: (() => void) | undefined;
    let gone = false;
    const begin = async () => {
      const { makeDropArea } = await import('../backlog/drag.ts');
      if (!gone) cleanup = makeDropArea(element, (id) => drop.current(id));
    };
    void begin();
    return () => {
      gone = true;
      cleanup?.();
    };
  }, []);
  return ref;
}
