import { Alert, Button, Group, Text } from '@mantine/core';
import { IconUsers } from '@tabler/icons-react';
import classes from './contested.module.css';

type Props<Field extends string> = {
  of: {
    /** What another person wrote into the field meanwhile; undefined when nobody did. */
    contested: (field: Field) => string | undefined;
    keepMine: (field: Field) => void;
    takeTheirs: (field: Field) => void;
  };
  field: Field;
};

/** When another person changed a field that is typed here, the one who types decides. */
export function Contested<Field extends string>({ of: { contested, keepMine, takeTheirs }, field }: Props<Field>) {
  const theirs = contested(field);
  if (theirs === undefined) return null;
  return (
    <Alert
      mt="xs"
      color="yellow"
      classNames={{ title: classes.title }}
      icon={<IconUsers aria-hidden />}
      title="Changed in another window meanwhile"
    >
      <Text size="sm" mb="xs" style={{ whiteSpace: 'pre-wrap' }} lineClamp={6}>
        {theirs === '' ? 'It was emptied there.' : theirs}
      </Text>
      <Group gap="xs">
        <Button size="xs" variant="default" onClick={() => keepMine(field)}>
          Keep mine
        </Button>
        <Button size="xs" variant="default" onClick={() => takeTheirs(field)}>
          Use theirs
        </Button>
      </Group>
    </Alert>
  );
}
