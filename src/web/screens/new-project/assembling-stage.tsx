import { coreMemberIds } from '#domain/personas.ts';
import type { MemberId } from '#contract/vocabulary.ts';
import { Group, Progress, Text, Title } from '@mantine/core';
import type { ReactNode } from 'react';
import { Face } from '../../ui/face.tsx';
import classes from './assembling.module.css';

type Props = { memberIds?: readonly MemberId[]; message: string; percent: number; children: ReactNode };

/** What step 3 shows, while the team comes together and once it stands. */
export function AssemblingStage({ memberIds = coreMemberIds, message, percent, children }: Props) {
  return (
    <div className={classes.stage}>
      <div className={classes.faces} aria-hidden>
        {memberIds.map((memberId) => (
          <Face key={memberId} memberId={memberId} size={48} />
        ))}
      </div>
      <Title order={1}>Assembling Your Team</Title>
      <Text mt="xs" mih="1.6em" aria-live="polite">
        {message}
      </Text>
      <div className={classes.bar}>
        <Progress value={percent} transitionDuration={0} aria-label="Assembling your team" />
        <Text size="sm" c="dimmed" mt={6} className="tabular" aria-hidden>
          {percent}%
        </Text>
      </div>
      <Group mt="xl">{children}</Group>
    </div>
  );
}
