import type { StoryCard } from '#contract/story.ts';
import { failures } from '#contract/problems.ts';
import { counted } from '#domain/counted.ts';
import { storyName } from '#domain/story.ts';
import { Button, Checkbox, Group, NativeSelect, Skeleton, Stack, Text, VisuallyHidden } from '@mantine/core';
import '@mantine/core/styles/Checkbox.layer.css';
import '@mantine/core/styles/InlineInput.layer.css';
import { useInfiniteQuery, useQuery, useQueryClient } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { useWindowVirtualizer } from '@tanstack/react-virtual';
import { useEffect, useRef, useState, type ReactNode } from 'react';
import { matchingStories, storiesQuery, storyColumnsQuery, useMoveStory, type StoryFilters } from '../../data/story.ts';
import { Changing } from '../../ui/changing.tsx';
import { ErrorState } from '../../ui/error-state.tsx';
import { usePlace } from '../../ui/use-place.ts';
import { waiting } from '../../ui/waiting.ts';
import { WhyOnCard } from '../../ui/why.tsx';
import { useChoice } from '../backlog/choice.ts';
import { ManyStories } from './many-stories.tsx';
import { StoryBadges } from './story-badges.tsx';
import { afterStep, focusGrip, OrderGrip, type Step } from '../backlog/order-grip.tsx';
import {
  storyFiltersOf,
  storyOrders,
  storySearchWith,
  type StorySearch,
  type StorySearchPatch,
} from './story-search.ts';
import classes from './stories.module.css';

type Props = {
  projectId: string;
  search: StorySearch;
  onChange: (patch: StorySearchPatch) => void;
  empty: ReactNode;
};

const orderChoices = Object.entries(storyOrders).map(([value, label]) => ({ value, label }));
const guessedHeight = 66;
const gap = 8;
/** Rows before the last one loaded at which the next page is asked for. */
const ahead = 12;

/** Stories one below the other: ordered, chosen, moved by hand. Only those that are seen are drawn. */
export function StoryList({ projectId, search, onChange, empty }: Props) {
  const filters = storyFiltersOf(search);
  const query = useInfiniteQuery(storiesQuery(projectId, filters, search.order));
  const { data: columns } = useQuery(storyColumnsQuery(projectId, filters));
  const stories = query.data?.pages.flatMap(({ items }) => items) ?? [];
  const total = columns?.reduce((sum, { count }) => sum + count, 0) ?? stories.length;
  const points = columns?.reduce((sum, column) => sum + column.points, 0) ?? 0;
  const choice = useChoice(stories, () => matchingStories(projectId, filters), failures.storiesLoad);
  const { onMove, onStep, said } = useMoving(projectId, filters);
  if (query.isPending) return <Waiting />;
  if (query.isError && !query.data)
    return <ErrorState {...failures.storiesLoad} error={query.error} onRetry={() => void query.refetch()} />;
  if (stories.length === 0) return empty;
  return (
    <Stack gap="sm">
      <Group justify="space-between" gap="sm" align="end">
        <NativeSelect
          label="Order"
          w={200}
          data={orderChoices}
          value={search.order ?? 'hand'}
          onChange={({ currentTarget: { value } }) =>
            onChange({ order: value === 'hand' ? undefined : (value as StorySearch['order']) })
          }
        />
        <Text size="sm" c="dimmed" role="status" className="tabular" flex="1" pb={6}>
          {counted(total, 'story', 'stories')} · {counted(points, 'point')}
        </Text>
        <Changing>
          <Button variant="default" loading={choice.reading} onClick={() => void choice.chooseAll()}>
            {total > 1 ? `Choose all ${total.toLocaleString('en')}` : 'Choose all'}
          </Button>
        </Changing>
      </Group>
      <VisuallyHidden role="status">{said}</VisuallyHidden>
      {choice.chosen.size > 0 && (
        <ManyStories
          projectId={projectId}
          chosen={choice.chosen}
          incomplete={choice.incomplete}
          onClear={choice.clear}
        />
      )}
      <Rows
        stories={stories}
        total={total}
        isLoadingMore={query.isFetchingNextPage}
        wantsMore={query.hasNextPage && !query.isFetchingNextPage}
        onMore={() => void query.fetchNextPage()}
        render={(story, index) => (
          <Row
            story={story}
            position={index + 1}
            total={total}
            chosen={choice.chosen.has(story.id)}
            onChoose={choice.toggle}
            {...(search.order === undefined && { onMove, onStep })}
          />
        )}
      />
    </Stack>
  );
}

function useMoving(projectId: string, filters: StoryFilters) {
  const { mutate } = useMoveStory(projectId);
  const queries = useQueryClient();
  const [said, setSaid] = useState('');
  // As the last step left them, which need not be drawn yet.
  const listed = () =>
    queries.getQueryData(storiesQuery(projectId, filters).queryKey)?.pages.flatMap(({ items }) => items) ?? [];
  const onMove = (id: string, place: 'before' | 'after', other: string) => {
    const story = listed().find((one) => one.id === id);
    if (story) mutate({ story, place, other });
  };
  const onStep = (id: string, step: Step) => {
    const stories = listed();
    const from = stories.findIndex((story) => story.id === id);
    const to = afterStep(step, from, stories.length);
    const [story, other] = [stories[from], stories[to]];
    if (!story || !other || from === to) return;
    mutate({ story, place: to > from ? 'after' : 'before', other: other.id });
    setSaid(`${storyName(story.number)} is at place ${to + 1}.`);
    focusGrip(id, () => document.querySelector(`[data-grip="${id}"]`)?.closest(`[data-position="${to + 1}"]`) !== null);
  };
  return { onMove, onStep, said };
}

type RowsProps = {
  stories: readonly StoryCard[];
  total: number;
  wantsMore: boolean;
  isLoadingMore: boolean;
  onMore: () => void;
  render: (story: StoryCard, index: number) => ReactNode;
};

function Rows({ stories, wantsMore, isLoadingMore, onMore, render }: RowsProps) {
  const list = useRef<HTMLDivElement>(null);
  const { top } = usePlace(list);
  // oxlint-disable-next-line react/incompatible-library -- the React Compiler is not used here
  const virtualizer = useWindowVirtualizer({
    count: stories.length,
    estimateSize: () => guessedHeight,
    getItemKey: (index) => stories[index]?.id ?? index,
    gap,
    overscan: 6,
    scrollMargin: top,
  });
  const rows = virtualizer.getVirtualItems();
  const asks = wantsMore && (rows.at(-1)?.index ?? 0) >= stories.length - ahead;
  useEffect(() => {
    if (asks) onMore();
  });
  return (
    <div
      ref={list}
      role="feed"
      aria-label="User stories"
      aria-busy={isLoadingMore}
      className={classes.feed}
      style={{ height: virtualizer.getTotalSize() }}
    >
      {rows.map(({ index, key, start }) => {
        const story = stories[index];
        return (
          story && (
            <div
              key={key}
              data-index={index}
              ref={virtualizer.measureElement}
              className={classes.rowPlace}
              style={{ translate: `0 ${start - top}px` }}
            >
              {render(story, index)}
            </div>
          )
        );
      })}
    </div>
  );
}

type RowProps = {
  story: StoryCard;
  position: number;
  total: number;
  chosen: boolean;
  onChoose: (id: string, on: boolean, asRange: boolean) => void;
  onMove?: (id: string, place: 'before' | 'after', other: string) => void;
  onStep?: (id: string, step: Step) => void;
};

function Row({ story, position, total, chosen, onChoose, onMove, onStep }: RowProps) {
  const shift = useRef(false);
  const name = storyName(story.number);
  return (
    <article
      className={classes.row}
      data-card
      data-position={position}
      aria-label={`${name} ${story.title}`}
      aria-posinset={position}
      aria-setsize={total}
    >
      <div className={classes.lead}>
        <Changing>
          <Checkbox
            aria-label={`Choose ${name}`}
            checked={chosen}
            onClick={(event) => (shift.current = event.shiftKey)}
            onKeyDown={(event) => (shift.current = event.shiftKey)}
            onChange={({ currentTarget }) => onChoose(story.id, currentTarget.checked, shift.current)}
          />
        </Changing>
        {onMove && onStep && (
          <Changing>
            <OrderGrip
              id={story.id}
              name={name}
              hint="Drag, or use the arrow keys, Home and End"
              onMove={onMove}
              onStep={onStep}
            />
          </Changing>
        )}
      </div>
      <div>
        <Link to="." search={storySearchWith({ story: story.id })} resetScroll={false} className={classes.name}>
          <Text span c="dimmed" className="tabular">
            {name}
          </Text>{' '}
          <Text span fw={600}>
            {story.title}
          </Text>
        </Link>
        {story.feature_name !== null && (
          <Text size="sm" c="dimmed" lineClamp={1}>
            {story.feature_name}
          </Text>
        )}
        <WhyOnCard of={story} />
      </div>
      <StoryBadges story={story} />
    </article>
  );
}

const Waiting = () => (
  <Stack gap={8} {...waiting('Loading stories')}>
    {Array.from({ length: 6 }, (_, index) => (
      <Skeleton key={index} h={guessedHeight} />
    ))}
  </Stack>
);
