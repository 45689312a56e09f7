import { Stack, Text, ThemeIcon, Title } from '@mantine/core';
import type { ReactNode } from 'react';
import classes from './empty-state.module.css';

type Props = {
  icon?: ReactNode;
  title: string;
  text?: ReactNode;
  /** The first thing to do here. */
  action?: ReactNode;
  order?: 2 | 3 | 4;
};

/** Says what goes here, why it helps, and offers the first action. */
export function EmptyState({ icon, title, text, action, order = 3 }: Props) {
  return (
    <Stack className={classes.empty} align="center" gap="sm">
      {icon !== undefined && (
        <ThemeIcon variant="light" size={48} radius="xl" aria-hidden>
          {icon}
        </ThemeIcon>
      )}
      <Title order={order} size="h4">
        {title}
      </Title>
      {text !== undefined && (
        <Text c="dimmed" maw="32rem">
          {text}
        </Text>
      )}
      {action}
    </Stack>
  );
}
