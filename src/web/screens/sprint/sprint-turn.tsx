import type { Sprint } from '#contract/sprint.ts';
import { counted } from '#domain/counted.ts';
import { pointsInWords } from '#domain/story-worth.ts';
import { Button, Group, Radio, Stack, Text } from '@mantine/core';
import '@mantine/core/styles/InlineInput.layer.css';
import '@mantine/core/styles/Radio.layer.css';
import { useState } from 'react';
import { useFinishSprint, useStartSprint } from '../../data/sprint.ts';
import { Dialog } from '../../ui/dialog.tsx';
import { reasonOf } from '../../ui/reason.ts';

type Props = { sprint: Sprint; next: Sprint | undefined; onClose: () => void };

/** Says before a sprint starts or ends what it commits to, and asks where its unfinished stories go. */
export const SprintTurn = ({ turn, ...props }: Props & { turn: 'start' | 'finish' }) =>
  turn === 'finish' ? <Finish {...props} /> : <Start {...props} />;

function Start({ sprint, onClose }: Props) {
  const start = useStartSprint();
  const { load, capacity, name } = sprint;
  const open = load.points - load.done_points;
  return (
    <Dialog onClose={onClose} title={`Start ${name}`}>
      <Stack>
        <Text>
          The team commits to {counted(load.stories, 'story', 'stories')}, {pointsInWords(open)}, with a capacity of{' '}
          {pointsInWords(capacity)}. What is added, removed or estimated anew after that is listed under Scope changes.
        </Text>
        {open > capacity && <Text fw={500}>That is {open - capacity} over capacity.</Text>}
        {load.unestimated > 0 && (
          <Text>
            {load.unestimated === 1 ? 'One story has no estimate' : `${load.unestimated} stories have no estimate`} and
            do not count.
          </Text>
        )}
        {start.isError && <Text role="alert">{reasonOf(start.error)}</Text>}
        <Group justify="flex-end" gap="xs">
          <Button variant="default" onClick={onClose}>
            Cancel
          </Button>
          <Button data-autofocus loading={start.isPending} onClick={() => start.mutate(sprint, { onSuccess: onClose })}>
            Start Sprint
          </Button>
        </Group>
      </Stack>
    </Dialog>
  );
}

function Finish({ sprint, next, onClose }: Props) {
  const finish = useFinishSprint();
  const [unfinished, setUnfinished] = useState<'next' | 'unscheduled'>(next ? 'next' : 'unscheduled');
  const { load, name } = sprint;
  const open = load.stories - load.done_stories;
  return (
    <Dialog onClose={onClose} title={`Finish ${name}`}>
      <Stack>
        <Text>
          {load.done_stories} of {counted(load.stories, 'story', 'stories')} done, {load.done_points} of{' '}
          {pointsInWords(load.points)}. A finished sprint stays as it is.
        </Text>
        {open > 0 && (
          <Radio.Group
            label={open === 1 ? 'The story that is not done goes to' : `The ${open} stories that are not done go to`}
            value={unfinished}
            onChange={(value) => setUnfinished(value === 'next' ? 'next' : 'unscheduled')}
          >
            <Stack gap="xs" mt="xs">
              {next && <Radio value="next" label={next.name} />}
              <Radio value="unscheduled" label="No sprint, to be planned anew" />
            </Stack>
          </Radio.Group>
        )}
        {finish.isError && <Text role="alert">{reasonOf(finish.error)}</Text>}
        <Group justify="flex-end" gap="xs">
          <Button variant="default" onClick={onClose}>
            Cancel
          </Button>
          <Button
            data-autofocus
            loading={finish.isPending}
            onClick={() => finish.mutate({ sprint, unfinished }, { onSuccess: onClose })}
          >
            Finish Sprint
          </Button>
        </Group>
      </Stack>
    </Dialog>
  );
}
