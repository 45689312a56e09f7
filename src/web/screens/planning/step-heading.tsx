import { Text, Title } from '@mantine/core';
import type { ReactNode } from 'react';
import classes from './planning.module.css';

/** Receives the focus when its step is shown, so that keyboard and screen reader go along. */
export function StepHeading({ title, text }: { title: string; text: ReactNode }) {
  return (
    <div>
      <Title order={3} size="h2" tabIndex={-1} data-step-heading className={classes.heading}>
        {title}
      </Title>
      <Text c="dimmed">{text}</Text>
    </div>
  );
}
