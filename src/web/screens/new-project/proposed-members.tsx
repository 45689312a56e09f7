import type { TeamMember } from '#contract/team.ts';
import { byRoster } from '#domain/personas.ts';
import { Group, Text } from '@mantine/core';
import type { ReactNode } from 'react';
import { Face } from '../../ui/face.tsx';
import classes from './assembling.module.css';

/** Whom the analysis has proposed so far, each with its reason, as soon as it has come. */
export const ProposedMembers = ({ members, children }: { members: readonly TeamMember[]; children?: ReactNode }) => (
  <div className={classes.proposed}>
    <div role="log" aria-label="Proposed so far">
      <ul className={classes.members}>
        {members.toSorted(byRoster).map(({ id, name, role, reason, confidence }) => (
          <li key={id} className={classes.member}>
            <Face memberId={id} size={40} />
            <div className={classes.words}>
              <Group justify="space-between" gap="xs">
                <Text fw={600}>
                  {name}{' '}
                  <Text component="span" size="sm" c="dimmed" fw={400}>
                    {role}
                  </Text>
                </Text>
                <Text size="sm" c="dimmed" className="tabular">
                  {Math.round(confidence * 100)}% confidence
                </Text>
              </Group>
              <Text size="sm">{reason}</Text>
            </div>
          </li>
        ))}
      </ul>
    </div>
    {children}
  </div>
);
