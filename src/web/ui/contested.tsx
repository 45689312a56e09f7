import { Alert, Button, Group, Text } from '@mantine/core';
import { IconUsers } from '@tabler/icons-react';

type Props = {
  /** What another person wrote into the field meanwhile; undefined when nobody did. */
  theirs: string | undefined;
  onKeepMine: () => void;
  onTakeTheirs: () => void;
};

/** When another person changed a field that is typed here, the one who types decides. */
export function Contested({ theirs, onKeepMine, onTakeTheirs }: Props) {
  if (theirs === undefined) return null;
  return (
    <Alert mt="xs" color="yellow" icon={<IconUsers aria-hidden />} title="Changed in another window meanwhile">
      <Text size="sm" mb="xs" style={{ whiteSpace: 'pre-wrap' }} lineClamp={6}>
        {theirs === '' ? 'It was emptied there.' : theirs}
      </Text>
      <Group gap="xs">
        <Button size="xs" variant="default" onClick={onKeepMine}>
          Keep mine
        </Button>
        <Button size="xs" variant="default" onClick={onTakeTheirs}>
          Use theirs
        </Button>
      </Group>
    </Alert>
  );
}
