import { limits } from '#contract/vocabulary.ts';
import { Alert, Button, Group, Text, Textarea } from '@mantine/core';
import { IconUsers } from '@tabler/icons-react';
import type { ContextField as Field, usePlanningContext } from '../../data/planning-context.ts';

type Props = {
  context: ReturnType<typeof usePlanningContext>;
  field: Field;
  label: string;
  description?: string;
  rows: number;
  required?: boolean;
};

/** A text that is saved as it is typed. When another person changed it meanwhile, the one who types here decides. */
export function ContextField({ context, field, label, description, rows, required = false }: Props) {
  const theirs = context.contested(field);
  return (
    <div>
      <Textarea
        label={label}
        description={description}
        required={required}
        withAsterisk={required}
        autosize
        minRows={rows}
        maxRows={16}
        maxLength={limits.text}
        value={context.text(field)}
        onChange={({ currentTarget }) => context.type(field, currentTarget.value)}
      />
      {theirs !== undefined && (
        <Alert mt="xs" color="yellow" icon={<IconUsers aria-hidden />} title="Changed in another window meanwhile">
          <Text size="sm" mb="xs" style={{ whiteSpace: 'pre-wrap' }} lineClamp={6}>
            {theirs === '' ? 'It was emptied there.' : theirs}
          </Text>
          <Group gap="xs">
            <Button size="xs" variant="default" onClick={() => context.keepMine(field)}>
              Keep mine
            </Button>
            <Button size="xs" variant="default" onClick={() => context.takeTheirs(field)}>
              Use theirs
            </Button>
          </Group>
        </Alert>
      )}
    </div>
  );
}
