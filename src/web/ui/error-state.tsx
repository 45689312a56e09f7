import { Alert, Button, Stack, Text } from '@mantine/core';
import { IconAlertTriangle } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import classes from './error-state.module.css';
import { isNotFound, reasonOf, refusalOf } from './reason.ts';

type Props = { title: string; text: string; error?: unknown; onRetry?: () => void };

/** Stands where something could not be loaded: what failed, why, and a way to try again. What is not there is only named. */
export function ErrorState({ title, text, error, onRetry }: Props) {
  const missing = isNotFound(error) ? refusalOf(error)?.title : undefined;
  if (missing !== undefined && error instanceof Error) return <Notice title={missing}>{error.message}</Notice>;
  const reason = error === undefined ? undefined : reasonOf(error);
  return (
    <Notice title={title}>
      <Stack gap="xs" align="flex-start">
        <Text size="sm">{text}</Text>
        {reason !== undefined && <Text size="sm">{reason}</Text>}
        {onRetry && (
          <Button size="xs" variant="default" onClick={onRetry}>
            Try again
          </Button>
        )}
      </Stack>
    </Notice>
  );
}

const Notice = ({ title, children }: { title: string; children: ReactNode }) => (
  <Alert variant="default" icon={<IconAlertTriangle className={classes.icon} aria-hidden />} title={title} mb="md">
    {children}
  </Alert>
);
