import type { Increment } from '#contract/increment.ts';
import type { SprintLoad } from '#contract/sprint.ts';
import { pointsInWords } from '#domain/story-worth.ts';
import { Button, Group, NativeSelect } from '@mantine/core';
import { IconCalendarEvent, IconScissors } from '@tabler/icons-react';
import { Suspense, useState } from 'react';
import { useCutSprints, type PlanAddress } from '../../data/sprint.ts';
import { day } from '../../ui/dates.ts';
import { EmptyState } from '../../ui/empty-state.tsx';
import { fetchedAhead } from '../../ui/fetched-ahead.ts';
import { sprintLengths } from './sprint-lengths.ts';

const EditIncrement = fetchedAhead(async () => (await import('../increments/edit-increment.tsx')).EditIncrement);

type Props = { at: PlanAddress; increment: Increment; unscheduled: SprintLoad };

/** The first step: sprints are made of the increment's dates. */
export function CutSprints({ at, increment, unscheduled }: Props) {
  const [weeks, setWeeks] = useState(2);
  const [dating, setDating] = useState(false);
  const cut = useCutSprints(at);
  const { start_date, end_date } = increment;
  const waiting =
    unscheduled.stories === 0
      ? 'Stories can be placed once they are written in Story Refinement.'
      : `${unscheduled.stories === 1 ? '1 story waits' : `${unscheduled.stories} stories wait`} to be placed (${pointsInWords(unscheduled.points)}).`;
  if (start_date === null || end_date === null)
    return (
      <>
        <EmptyState
          icon={<IconCalendarEvent />}
          title="No dates yet"
          text={`Sprints are cut from the dates of ${increment.name}. ${waiting}`}
          action={<Button onClick={() => setDating(true)}>Set the dates</Button>}
        />
        <Suspense>{dating && <EditIncrement increment={increment} onClose={() => setDating(false)} />}</Suspense>
      </>
    );
  return (
    <EmptyState
      icon={<IconCalendarEvent />}
      title="No sprints yet"
      text={`${increment.name} goes from ${day(start_date)} to ${day(end_date)}. Cut it into sprints, say who works in them, and place the stories. ${waiting}`}
      action={
        <Group align="flex-end" justify="center">
          <NativeSelect
            label="Length of a sprint"
            value={String(weeks)}
            onChange={({ currentTarget }) => setWeeks(Number(currentTarget.value))}
            data={sprintLengths}
          />
          <Button
            leftSection={<IconScissors size={18} aria-hidden />}
            loading={cut.isPending}
            onClick={() => cut.mutate({ weeks })}
          >
            Cut sprints
          </Button>
        </Group>
      }
    />
  );
}
