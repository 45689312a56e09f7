import { Alert, Button, Stack, Text } from '@mantine/core';
import { IconAlertTriangle } from '@tabler/icons-react';
import { faultOf, reasonOf } from './reason.ts';

type Props = { title: string; text: string; error?: unknown; onRetry?: () => void };

/** Stands where something could not be loaded: what failed, why, and a way to try again. */
export function ErrorState({ title, text, error, onRetry }: Props) {
  const reason = error === undefined ? undefined : reasonOf(error);
  const fault = faultOf(error);
  return (
    <Alert color="red" variant="light" icon={<IconAlertTriangle aria-hidden />} title={title}>
      <Stack gap="xs" align="flex-start">
        <Text size="sm">{text}</Text>
        {reason !== undefined && <Text size="sm">{reason}</Text>}
        {fault !== undefined && <Text size="sm">Fault id: {fault}</Text>}
        {onRetry && (
          <Button size="xs" variant="default" onClick={onRetry}>
            Try again
          </Button>
        )}
      </Stack>
    </Alert>
  );
}
