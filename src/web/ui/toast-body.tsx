import { Button, Group, Text } from '@mantine/core';

type Props = { text: string; reason?: string; onUndo?: () => void };

export function ToastBody({ text, reason, onUndo }: Props) {
  return (
    <Group justify="space-between" wrap="nowrap" gap="sm">
      <div>
        <Text size="sm">{text}</Text>
        {reason !== undefined && (
          <Text size="sm" c="dimmed">
            {reason}
          </Text>
        )}
      </div>
      {onUndo && (
        <Button size="compact-sm" variant="light" onClick={onUndo}>
          Undo
        </Button>
      )}
    </Group>
  );
}
