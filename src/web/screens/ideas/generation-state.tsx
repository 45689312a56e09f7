import { Alert, Button, Group, Loader, Text } from '@mantine/core';
import { IconAlertTriangle, IconPlayerStop } from '@tabler/icons-react';
import type { Generation } from '../../data/generation.ts';
import { Face } from '../../ui/face.tsx';
import classes from './ideas.module.css';

type Props = { generation: Generation; onStop: () => void; onAgain: () => void };

/** How Ava's work stands: at it, stopped by the person, or without an answer. */
export function GenerationState({ generation: { state, arrived }, onStop, onAgain }: Props) {
  if (state === 'asking')
    return (
      <Group className={classes.asking} role="status" justify="space-between" gap="sm">
        <Group gap="sm" wrap="nowrap">
          <Face memberId="ava" size={32} />
          <Text>Ava is reading your idea. {come(arrived)}</Text>
          <Loader size="xs" type="dots" aria-hidden />
        </Group>
        <Button variant="default" size="xs" leftSection={<IconPlayerStop size={16} aria-hidden />} onClick={onStop}>
          Stop
        </Button>
      </Group>
    );
  if (state !== 'failed' && state !== 'empty' && state !== 'stopped') return null;
  return (
    <Alert
      color={state === 'stopped' ? 'gray' : 'red'}
      icon={state === 'stopped' ? <IconPlayerStop aria-hidden /> : <IconAlertTriangle aria-hidden />}
      title={state === 'stopped' ? 'Stopped' : 'Ava could not suggest features'}
    >
      <Text size="sm" mb="xs">
        {words[state](arrived)}
      </Text>
      <Button size="xs" variant="default" onClick={onAgain}>
        Try again
      </Button>
    </Alert>
  );
}

const come = (count: number): string =>
  count === 0 ? 'Nothing has arrived yet.' : `${count} ${count === 1 ? 'feature has' : 'features have'} arrived.`;

const words = {
  stopped: (count: number) => `Ava was stopped. ${come(count)}`,
  failed: (count: number) =>
    count === 0 ? 'Your idea is kept as it is.' : `She was interrupted. ${come(count)} They are kept below.`,
  empty: () => 'She found nothing to suggest. Say more in the description of the idea: who does what, and when.',
};
