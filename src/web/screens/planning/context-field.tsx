import { limits } from '#contract/vocabulary.ts';
import { Alert, Button, Group, Text, Textarea, TextInput } from '@mantine/core';
import { IconUsers } from '@tabler/icons-react';
import type { ChangeEvent } from 'react';
import type { ContextField as Field, usePlanningContext } from '../../data/planning-context.ts';

type Props = {
  context: ReturnType<typeof usePlanningContext>;
  field: Field;
  label: string;
  description?: string;
  /** Lines at first; 1 is a field of a single line. */
  rows: number;
  required?: boolean;
  /** Keeps of the typed what the field can hold. */
  accept?: (typed: string) => string;
};

/** A text that is saved as it is typed. When another person changed it meanwhile, the one who types here decides. */
export function ContextField({ context, field, label, description, rows, required = false, accept }: Props) {
  const theirs = context.contested(field);
  const common = {
    label,
    description,
    value: context.text(field),
    onChange: ({ currentTarget: { value } }: ChangeEvent<HTMLInputElement | HTMLTextAreaElement>) =>
      context.type(field, accept ? accept(value) : value),
  };
  return (
    <div>
      {rows === 1 ? (
        <TextInput {...common} inputMode="decimal" maw="20rem" />
      ) : (
        <Textarea
          {...common}
          required={required}
          withAsterisk={required}
          autosize
          minRows={rows}
          maxRows={16}
          maxLength={limits.text}
        />
      )}
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
