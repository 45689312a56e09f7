import {
  limits,
  priorities,
  storyPoints,
  storyStatuses,
  type Priority,
  type StoryPoints,
  type StoryStatus,
} from '#contract/vocabulary.ts';
import { counted } from '#domain/counted.ts';
import { storyStatusLabel } from '#domain/story.ts';
import { Button, NativeSelect } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { incrementsQuery } from '../../data/increment.ts';
import { useChangeStories, useMergeStories } from '../../data/story.ts';
import type { Chosen } from '../backlog/choice.ts';
import { ManyBar } from '../backlog/many-bar.tsx';

const unchanged = { value: '', label: 'No change' };
const statuses = [unchanged, ...storyStatuses.map((value) => ({ value, label: storyStatusLabel[value] }))];
const priorityChoices = [
  unchanged,
  ...priorities.map((value) => ({ value, label: value.charAt(0).toUpperCase() + value.slice(1) })),
];
const points = [
  unchanged,
  ...storyPoints.map((value) => ({ value: String(value), label: String(value) })),
  { value: 'none', label: 'Not estimated' },
];
const none = { status: '', priority: '', points: '', pi: '' };

type Props = { projectId: string; chosen: Chosen; incomplete: boolean; onClear: () => void };

/** Changes what is chosen, all at once; two that are chosen can be merged. */
export function ManyStories({ projectId, chosen, incomplete, onClear }: Props) {
  const [to, setTo] = useState(none);
  const { data: increments = [] } = useQuery(incrementsQuery(projectId));
  const changing = useChangeStories(projectId);
  const merging = useMergeStories(projectId);
  const each = [...chosen].map(([id, version]) => ({ id, version }));
  const [into, other] = each;
  const isNothing = Object.values(to).every((value) => value === '');
  const done = () => {
    setTo(none);
    onClear();
  };
  const apply = () => {
    const fields = {
      ...(to.status !== '' && { status: to.status as StoryStatus }),
      ...(to.priority !== '' && { priority: to.priority as Priority }),
      ...(to.points !== '' && { story_points: to.points === 'none' ? null : (Number(to.points) as StoryPoints) }),
      ...(to.pi !== '' && { pi_id: to.pi === 'none' ? null : to.pi }),
    };
    changing.mutate(
      each.map((one) => ({ ...one, ...fields })),
      { onSuccess: done },
    );
  };
  const choose = (name: keyof typeof none) => (event: { currentTarget: { value: string } }) =>
    setTo({ ...to, [name]: event.currentTarget.value });
  const tooMany = chosen.size > limits.many;
  return (
    <ManyBar chosen={counted(chosen.size, 'story', 'stories')} incomplete={incomplete} onClear={onClear}>
      <NativeSelect label="New status" data={statuses} value={to.status} onChange={choose('status')} />
      <NativeSelect label="New priority" data={priorityChoices} value={to.priority} onChange={choose('priority')} />
      <NativeSelect label="New points" data={points} value={to.points} onChange={choose('points')} />
      <NativeSelect
        label="New PI"
        data={[
          unchanged,
          ...increments.map(({ id, name }) => ({ value: id, label: name })),
          { value: 'none', label: 'No PI' },
        ]}
        value={to.pi}
        onChange={choose('pi')}
      />
      <Button disabled={isNothing || tooMany} loading={changing.isPending} variant="light" onClick={apply}>
        Change {counted(chosen.size, 'story', 'stories')}
      </Button>
      {into && other && chosen.size === 2 && (
        <Button
          variant="default"
          loading={merging.isPending}
          onClick={() => merging.mutate({ into, other }, { onSuccess: done })}
        >
          Merge
        </Button>
      )}
      <Button
        variant="default"
        disabled={tooMany}
        onClick={() =>
          changing.mutate(
            each.map((one) => ({ ...one, deleted: true })),
            { onSuccess: done },
          )
        }
      >
        Delete
      </Button>
    </ManyBar>
  );
}
