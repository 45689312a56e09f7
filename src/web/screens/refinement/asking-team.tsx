import type { MemberId } from '#contract/vocabulary.ts';
import { roster } from '#domain/personas.ts';
import { Alert, Button, Group, Loader, Text } from '@mantine/core';
import { IconAlertTriangle, IconInfoCircle, IconPlayerStop } from '@tabler/icons-react';
import type { useProposals } from '../../data/refinement.ts';
import { Face } from '../../ui/face.tsx';
import { TakenCost } from '../../ui/taken-cost.tsx';
import classes from './refinement.module.css';

type Props = { asking: ReturnType<typeof useProposals>; who: MemberId; what: 'stories' | 'questions' | 'remarks' };

/** How an advisor's work stands: at it, stopped by the person, or without an answer. */
export function AskingTeam({ asking, who, what }: Props) {
  const { state, count, taken, ask, stop } = asking;
  const { name } = roster[who];
  const arrived = count === 0 ? '' : `${count} arrived.`;
  if (state === 'asking')
    return (
      <Group className={classes.asking} role="status" justify="space-between" gap="sm">
        <Group gap="sm" wrap="nowrap">
          <Face memberId={who} size={28} />
          <Text size="sm">
            {name} is reading the feature. {arrived}
          </Text>
          <Loader size="xs" type="dots" aria-hidden />
        </Group>
        <Button variant="default" size="xs" leftSection={<IconPlayerStop size={16} aria-hidden />} onClick={stop}>
          Stop
        </Button>
      </Group>
    );
  if (state === 'nothing-new')
    return (
      <>
        <Alert role="status" color="gray" icon={<IconInfoCircle aria-hidden />} title="Nothing new">
          {name} has no further {what} for this feature.
        </Alert>
        <TakenCost taken={taken} />
      </>
    );
  if (state !== 'failed' && state !== 'stopped') return <TakenCost taken={taken} />;
  const isStopped = state === 'stopped';
  return (
    <Alert
      color={isStopped ? 'gray' : 'red'}
      icon={isStopped ? <IconPlayerStop aria-hidden /> : <IconAlertTriangle aria-hidden />}
      title={isStopped ? 'Stopped' : `${name} could not answer`}
    >
      <Text size="sm" mb="xs">
        {isStopped ? `You stopped ${name}.` : 'What you have is kept.'} {arrived}
      </Text>
      <Button size="xs" variant="default" onClick={ask}>
        Try again
      </Button>
    </Alert>
  );
}
