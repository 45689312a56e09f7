import { Alert, Button, Group, Loader, Text } from '@mantine/core';
import { IconAlertTriangle, IconInfoCircle, IconPlayerStop } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import type { Taken } from '#contract/taken.ts';
import type { MemberId } from '#contract/vocabulary.ts';
import { counted } from '#domain/counted.ts';
import { TakenCost } from './taken-cost.tsx';
import classes from './advisor-at-work.module.css';
import { Face } from './face.tsx';

/** Advisors are at it, and can be stopped. */
export const AtWork = ({ onStop, children }: { onStop: () => void; children: ReactNode }) => (
  <Group className={classes.busy} justify="space-between" gap="sm">
    {children}
    <Button variant="default" size="xs" leftSection={<IconPlayerStop size={16} aria-hidden />} onClick={onStop}>
      Stop
    </Button>
  </Group>
);

/** One advisor speaks, and can be stopped. */
export const Speaking = ({ who, onStop, children }: { who: MemberId; onStop: () => void; children: ReactNode }) => (
  <AtWork onStop={onStop}>
    <Group gap="sm" wrap="nowrap" role="status">
      <Face memberId={who} size={32} />
      <Text>{children}</Text>
      <Loader size="xs" type="dots" aria-hidden />
    </Group>
  </AtWork>
);

/** An advisor had nothing to add. */
export const NothingNew = ({ children }: { children: ReactNode }) => (
  <Alert role="status" color="gray" icon={<IconInfoCircle aria-hidden />} title="Nothing new">
    {children}
  </Alert>
);

type CutShortProps = {
  isStopped: boolean;
  /** Says that it failed, where the person did not stop it. */
  title: string;
  /** Missing where there is nothing to go by. */
  onAgain?: (() => void) | undefined;
  children: ReactNode;
};

/** An advisor was stopped by the person, or could not answer. */
export const CutShort = ({ isStopped, title, onAgain, children }: CutShortProps) => (
  <Alert
    role={isStopped ? 'status' : 'alert'}
    color={isStopped ? 'gray' : 'red'}
    icon={isStopped ? <IconPlayerStop aria-hidden /> : <IconAlertTriangle aria-hidden />}
    title={isStopped ? 'Stopped' : title}
  >
    <Text size="sm" mb="xs">
      {children}
    </Text>
    {onAgain && (
      <Button size="xs" variant="default" onClick={onAgain}>
        Try again
      </Button>
    )}
  </Alert>
);

/** How the last asking of Ava stands. */
export type AskedState = 'idle' | 'asking' | 'stopped' | 'failed' | 'empty' | 'nothing-new' | 'done';

type Props = {
  state: AskedState;
  /** Features that have come since she was asked. */
  count: number;
  /** What she reads, such as "your idea". */
  reads: string;
  /** What a person can do when she has no more to say. */
  otherwise: string;
  onStop: () => void;
  /** Missing where she has nothing to go by. */
  onAgain?: (() => void) | undefined;
};

/** Ava at her work: reading, stopped by the person, or without an answer. */
export const AvaAtWork = ({ taken, ...asked }: Props & { taken?: Taken | undefined }) => (
  <>
    <HowItStands {...asked} />
    {asked.state !== 'asking' && <TakenCost taken={taken} />}
  </>
);

function HowItStands({ state, count, reads, otherwise, onStop, onAgain }: Props) {
  if (state === 'asking')
    return (
      <Speaking who="ava" onStop={onStop}>
        Ava is reading {reads}. {arrived(count)}
      </Speaking>
    );
  if (state === 'nothing-new') return <NothingNew>Ava has nothing to add to what is here. {otherwise}</NothingNew>;
  if (state !== 'failed' && state !== 'empty' && state !== 'stopped') return null;
  return (
    <CutShort isStopped={state === 'stopped'} title="Ava could not suggest features" onAgain={onAgain}>
      {state === 'stopped' && `You stopped Ava. ${arrived(count)}`}
      {state === 'empty' && `She found nothing to suggest. ${otherwise}`}
      {state === 'failed' && (count === 0 ? `All that you wrote is kept. ${otherwise}` : interrupted(count))}
    </CutShort>
  );
}

const arrived = (count: number): string =>
  count === 0 ? 'Nothing has arrived yet.' : `${counted(count, 'feature has', 'features have')} arrived.`;

const interrupted = (count: number): string => `She was interrupted. ${arrived(count)} What has arrived is kept.`;
