import { Alert, Button, Stack, Text } from '@mantine/core';
import { IconAlertTriangle } from '@tabler/icons-react';
import classes from './error-state.module.css';
import { reasonOf } from './reason.ts';

type Props = { title: string; text: string; error?: unknown; onRetry?: () => void };

/** Stands where something could not be loaded: what failed, why, and a way to try again. */
export function ErrorState({ title, text, error, onRetry }: Props) {
  const reason = error === undefined ? undefined : reasonOf(error);
  return (
    <Alert variant="default" icon={<IconAlertTriangle className={classes.icon} aria-hidden />} title={title} mb="md">
      <Stack gap="xs" align="flex-start">
        <Text size="sm">{text}</Text>
        {reason !== undefined && <Text size="sm">{reason}</Text>}
        {onRetry && (
          <Button size="xs" variant="default" onClick={onRetry}>
            Try again
          </Button>
        )}
      </Stack>
    </Alert>
  );
}
