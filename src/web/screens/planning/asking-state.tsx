import { Alert, Button, Group, Loader, Text } from '@mantine/core';
import { IconAlertTriangle, IconInfoCircle, IconPlayerStop } from '@tabler/icons-react';
import type { Asking } from '../../data/planning-suggestions.ts';
import { Face } from '../../ui/face.tsx';
import classes from './planning.module.css';

type Props = { asking: Asking; onStop: () => void; onAgain: (() => void) | undefined };

/** How Ava's work stands: at it, stopped by the person, or without an answer. */
export function AskingState({ asking, onStop, onAgain }: Props) {
  const { state, count } = asking;
  if (state === 'asking')
    return (
      <Group className={classes.asking} role="status" justify="space-between" gap="sm">
        <Group gap="sm" wrap="nowrap">
          <Face memberId="ava" size={32} />
          <Text>Ava is reading your words. {arrived(count)}</Text>
          <Loader size="xs" type="dots" aria-hidden />
        </Group>
        <Button variant="default" size="xs" leftSection={<IconPlayerStop size={16} aria-hidden />} onClick={onStop}>
          Stop
        </Button>
      </Group>
    );
  if (state === 'nothing-new')
    return (
      <Alert role="status" color="gray" icon={<IconInfoCircle aria-hidden />} title="Nothing new">
        Ava has nothing to add to what is here. Tell her more in step 1, or add features by hand.
      </Alert>
    );
  if (state !== 'failed' && state !== 'empty' && state !== 'stopped') return null;
  return (
    <Alert
      color={state === 'stopped' ? 'gray' : 'red'}
      icon={state === 'stopped' ? <IconPlayerStop aria-hidden /> : <IconAlertTriangle aria-hidden />}
      title={state === 'stopped' ? 'Stopped' : 'Ava could not suggest features'}
    >
      <Text size="sm" mb="xs">
        {state === 'stopped' ? `You stopped Ava. ${arrived(count)}` : words[state](count)}
      </Text>
      {onAgain && (
        <Button size="xs" variant="default" onClick={onAgain}>
          Try again
        </Button>
      )}
    </Alert>
  );
}

const arrived = (count: number): string =>
  count === 0 ? 'Nothing has arrived yet.' : `${count} ${count === 1 ? 'feature has' : 'features have'} arrived.`;

const words = {
  failed: (count: number) =>
    count === 0
      ? 'Your context is kept. Try again, or add features by hand.'
      : `She was interrupted. ${arrived(count)} Try again for more, or add features by hand.`,
  empty: () => 'She found nothing to suggest in your context. Tell her more in step 1, or add features by hand.',
};
