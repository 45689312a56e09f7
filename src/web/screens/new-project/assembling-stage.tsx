import { coreMemberIds } from '#domain/personas.ts';
import type { TeamMember } from '#contract/team.ts';
import { Button, Group, Progress, Text, Title } from '@mantine/core';
import type { ReactNode } from 'react';
import { Face } from '../../ui/face.tsx';
import classes from './assembling.module.css';

type Props = {
  members: readonly TeamMember[];
  message: string;
  /** Missing where nothing goes on. */
  percent?: number;
  onBack: () => void;
  children: ReactNode;
};

/** What step 3 shows, while the team comes together and once it stands. Milo and Ava are there from the beginning. */
export function AssemblingStage({ members, message, percent, onBack, children }: Props) {
  const others = members.map(({ id }) => id).filter((id) => !coreMemberIds.includes(id));
  return (
    <div className={classes.stage}>
      <div className={classes.faces} aria-hidden>
        {[...coreMemberIds, ...others].map((memberId) => (
          <Face key={memberId} memberId={memberId} size={48} />
        ))}
      </div>
      <Title order={1}>Assembling Your Team</Title>
      <Text mt="xs" mih="1.6em" aria-live="polite">
        {message}
      </Text>
      {percent !== undefined && (
        <div className={classes.bar}>
          <Progress value={percent} transitionDuration={0} aria-label="Assembling your team" />
          <Text size="sm" c="dimmed" mt={6} className="tabular" aria-hidden>
            {percent}%
          </Text>
        </div>
      )}
      <Group mt="xl" justify="center">
        <Button variant="default" onClick={onBack}>
          Back
        </Button>
        {children}
      </Group>
    </div>
  );
}
