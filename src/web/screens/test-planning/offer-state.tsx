import { Alert, Button, Group, Loader, Text } from '@mantine/core';
import { IconAlertTriangle, IconInfoCircle, IconPlayerStop } from '@tabler/icons-react';
import type { Offers } from '../../data/offers.ts';
import { counted } from '../../data/test-case.ts';
import { Face } from '../../ui/face.tsx';
import { TakenCost } from '../../ui/taken-cost.tsx';
import classes from './test-planning.module.css';

type Props = {
  offers: Pick<Offers<object>, 'state' | 'count' | 'taken'>;
  what: 'test' | 'risk';
  doing: string;
  onStop: () => void;
  onAgain: () => void;
};

/** How Quinn's work stands: at it, stopped by the person, without an answer, or with nothing to add. */
export function OfferState({ offers: { state, count, taken }, what, doing, onStop, onAgain }: Props) {
  const arrived =
    count === 0 ? 'Nothing has arrived yet.' : `${counted(count, what)} ${count === 1 ? 'has' : 'have'} arrived.`;
  if (state === 'asking')
    return (
      <Group className={classes.asking} role="status" justify="space-between" gap="sm">
        <Group gap="sm" wrap="nowrap">
          <Face memberId="quinn" size={32} />
          <Text>
            {doing} {arrived}
          </Text>
          <Loader size="xs" type="dots" aria-hidden />
        </Group>
        <Button variant="default" size="xs" leftSection={<IconPlayerStop size={16} aria-hidden />} onClick={onStop}>
          Stop
        </Button>
      </Group>
    );
  if (state === 'nothing-new')
    return (
      <>
        <Alert role="status" color="gray" icon={<IconInfoCircle aria-hidden />} title="Nothing new">
          Quinn has nothing to add to what is here. You can add a {what} yourself.
        </Alert>
        <TakenCost taken={taken} />
      </>
    );
  if (state === 'done') return <TakenCost taken={taken} />;
  if (state !== 'stopped' && state !== 'failed') return null;
  return (
    <Alert
      role="status"
      color={state === 'stopped' ? 'gray' : 'red'}
      icon={state === 'stopped' ? <IconPlayerStop aria-hidden /> : <IconAlertTriangle aria-hidden />}
      title={state === 'stopped' ? 'Stopped' : 'Quinn could not answer'}
    >
      <Text size="sm" mb="xs">
        {arrived} {count > 0 && 'It is kept.'}
      </Text>
      <Button size="xs" variant="default" onClick={onAgain}>
        Try again
      </Button>
    </Alert>
  );
}
