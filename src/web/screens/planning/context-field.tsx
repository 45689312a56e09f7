import { limits } from '#contract/vocabulary.ts';
import { Textarea, TextInput } from '@mantine/core';
import type { ChangeEvent } from 'react';
import type { ContextField as Field, usePlanningContext } from '../../data/planning-context.ts';
import { Contested } from '../../ui/contested.tsx';

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
      <Contested of={context} field={field} />
    </div>
  );
}
