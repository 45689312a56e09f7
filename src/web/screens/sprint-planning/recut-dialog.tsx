import type { Increment } from '#contract/increment.ts';
import type { SprintPlan } from '#contract/sprint.ts';
import { limits } from '#contract/vocabulary.ts';
import { cutSprints } from '#domain/sprint-dates.ts';
import { pointsInWords } from '#domain/story-worth.ts';
import { Button, Group, NativeSelect, SimpleGrid, Stack, Text } from '@mantine/core';
import { IconScissors } from '@tabler/icons-react';
import { useState } from 'react';
import { useCutSprints, type PlanAddress } from '../../data/sprint.ts';
import { day } from '../../ui/dates.ts';
import { Dialog } from '../../ui/dialog.tsx';
import { LinkAnchor } from '../../ui/links.tsx';
import { reasonOf } from '../../ui/reason.ts';
import { sprintLengths } from './sprint-lengths.ts';
import classes from './sprint-planning.module.css';

type Props = { at: PlanAddress; increment: Increment; plan: SprintPlan; onClose: () => void };

/** Cuts what has not begun into sprints of another length or number, and says before what that does to each. */
export function RecutDialog({ at, increment, plan, onClose }: Props) {
  const { start_date: starts_on, end_date: ends_on } = increment;
  return (
    <Dialog onClose={onClose} title="Cut sprints anew" size={560}>
      {starts_on === null || ends_on === null ? (
        <Text>
          Sprints are cut from the dates of {increment.name}.{' '}
          <LinkAnchor
            to="/project/$projectId/program-increments"
            params={{ projectId: at.project_id }}
            search={{ edit: increment.id }}
            inherit
          >
            Set the dates
          </LinkAnchor>
        </Text>
      ) : (
        <Fields at={at} span={{ starts_on, ends_on }} plan={plan} onClose={onClose} />
      )}
    </Dialog>
  );
}

type FieldsProps = Omit<Props, 'increment'> & { span: { starts_on: string; ends_on: string } };
const most = 26;

function Fields({ at, span, plan: { sprints }, onClose }: FieldsProps) {
  const begun = sprints.filter(({ status }) => status !== 'planned');
  const planned = sprints.filter(({ status }) => status === 'planned');
  const [by, setBy] = useState<'length' | 'number'>('length');
  const [weeks, setWeeks] = useState(2);
  const [count, setCount] = useState(Math.max(1, planned.length));
  const cut = useCutSprints(at);
  const wanted = by === 'length' ? { weeks } : { weeks, count };
  const spans = cutSprints(span, wanted, sprints);
  const gone = planned.slice(spans.length);
  const changed = spans.flatMap((one, n) => {
    const before = planned[n];
    if (before?.starts_on === one.starts_on && before.ends_on === one.ends_on) return [];
    return [{ ...one, name: before?.name ?? 'A new sprint', before }];
  });
  const isNothing = changed.length === 0 && gone.length === 0;
  const tooMany = begun.length + spans.length > limits.sprints;
  return (
    <Stack>
      <SimpleGrid cols={{ base: 1, xs: 2 }}>
        <NativeSelect
          label="Cut by"
          data-autofocus
          value={by}
          onChange={({ currentTarget }) => setBy(currentTarget.value === 'number' ? 'number' : 'length')}
          data={[
            { value: 'length', label: 'Length of a sprint' },
            { value: 'number', label: 'Number of sprints' },
          ]}
        />
        {by === 'length' ? (
          <NativeSelect
            label="Length"
            value={String(weeks)}
            onChange={({ currentTarget }) => setWeeks(Number(currentTarget.value))}
            data={sprintLengths}
          />
        ) : (
          <NativeSelect
            label="Number"
            value={String(count)}
            onChange={({ currentTarget }) => setCount(Number(currentTarget.value))}
            data={Array.from({ length: Math.max(most, count) }, (_, n) => String(n + 1))}
          />
        )}
      </SimpleGrid>
      {begun.length > 0 && (
        <Text size="sm" c="dimmed">
          {begun.map(({ name }) => name).join(', ')} {begun.length === 1 ? 'has' : 'have'} begun and{' '}
          {begun.length === 1 ? 'stays' : 'stay'} as {begun.length === 1 ? 'it is' : 'they are'}.
        </Text>
      )}
      <div role="status">
        {spans.length === 0 ? (
          <Text size="sm">No days are left after the sprints that have begun.</Text>
        ) : isNothing ? (
          <Text size="sm">The sprints are cut like this already.</Text>
        ) : (
          <ul className={classes.cuts}>
            {changed.map(({ name, starts_on, ends_on, before }) => (
              <li key={starts_on}>
                <Text size="sm" span fw={500}>
                  {name}
                </Text>{' '}
                <Text size="sm" span>
                  {day(starts_on)} to {day(ends_on)}
                  {before && (
                    <Text size="sm" span c="dimmed">
                      , instead of {day(before.starts_on)} to {day(before.ends_on)}
                    </Text>
                  )}
                </Text>
              </li>
            ))}
            {gone.map(({ id, name, load }) => (
              <li key={id}>
                <Text size="sm" span fw={500}>
                  {name}
                </Text>{' '}
                <Text size="sm" span>
                  is removed
                  {load.stories > 0 &&
                    `; its ${load.stories === 1 ? 'story is' : `${load.stories} stories, ${pointsInWords(load.points)}, are`} in no sprint then`}
                </Text>
              </li>
            ))}
          </ul>
        )}
      </div>
      {tooMany && <Text size="sm">A program increment holds at most {limits.sprints} sprints.</Text>}
      {cut.isError && <Text role="alert">{reasonOf(cut.error)}</Text>}
      <Group justify="flex-end" gap="xs">
        <Button variant="default" onClick={onClose}>
          Cancel
        </Button>
        <Button
          leftSection={<IconScissors size={18} aria-hidden />}
          loading={cut.isPending}
          disabled={isNothing || tooMany || spans.length === 0}
          onClick={() => cut.mutate(wanted, { onSuccess: onClose })}
        >
          Cut sprints
        </Button>
      </Group>
    </Stack>
  );
}
