import { Alert, Box, Button, Group } from '@mantine/core';
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
  /** The other's words where the field is no text. */
  say?: (theirs: string) => string;
};

/** When another person changed a field that is typed here, the one who types decides. */
export function Contested<Field extends string>({ of, field, say }: Props<Field>) {
  const { contested, keepMine, takeTheirs } = of;
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
      <Box className={classes.theirs} role="group" aria-label="What was written there" tabIndex={0}>
        {(say?.(theirs) ?? theirs) || 'It was emptied there.'}
      </Box>
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
