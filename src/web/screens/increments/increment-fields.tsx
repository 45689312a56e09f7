import { limits } from '#contract/vocabulary.ts';
import { endsBeforeStart } from '#domain/increment-dates.ts';
import { Button, Group, SimpleGrid, Stack, Textarea, TextInput } from '@mantine/core';
import type { SubmitEvent } from 'react';

/** Dates are '' while none is set. */
export type IncrementFields = { name: string; theme: string; goal: string; start: string; end: string };

type Props = {
  values: IncrementFields;
  /** What an empty name stands for; without it a name is required. */
  defaultName?: string;
  submitLabel: string;
  busy: boolean;
  onChange: (patch: Partial<IncrementFields>) => void;
  onSubmit: () => void;
  onCancel: () => void;
};

/** What an increment is called, what it is for, and when it is. */
export function IncrementFieldsForm({ values, defaultName, submitLabel, busy, onChange, onSubmit, onCancel }: Props) {
  const backwards = endsBeforeStart(values.start || null, values.end || null);
  const nameless = defaultName === undefined && values.name.trim() === '';
  const submit = (event: SubmitEvent) => {
    event.preventDefault();
    if (!backwards && !nameless && !busy) onSubmit();
  };
  return (
    <form noValidate onSubmit={submit}>
      <Stack>
        <TextInput
          label="Name"
          data-autofocus
          maxLength={limits.name}
          placeholder={defaultName}
          error={nameless && 'A name is required'}
          value={values.name}
          onChange={(event) => onChange({ name: event.currentTarget.value })}
        />
        <TextInput
          label="Theme"
          maxLength={limits.name}
          value={values.theme}
          onChange={(event) => onChange({ theme: event.currentTarget.value })}
        />
        <Textarea
          label="Goal"
          autosize
          minRows={2}
          maxRows={8}
          maxLength={limits.text}
          value={values.goal}
          onChange={(event) => onChange({ goal: event.currentTarget.value })}
        />
        <SimpleGrid cols={{ base: 1, xs: 2 }}>
          <TextInput
            type="date"
            label="Start Date"
            min="1900-01-01"
            max="2999-12-31"
            value={values.start}
            onChange={(event) => onChange({ start: event.currentTarget.value })}
          />
          <TextInput
            type="date"
            label="End Date"
            min="1900-01-01"
            max="2999-12-31"
            value={values.end}
            error={backwards && 'The end date is before the start date.'}
            onChange={(event) => onChange({ end: event.currentTarget.value })}
          />
        </SimpleGrid>
        <Group justify="flex-end" gap="xs">
          <Button variant="default" onClick={onCancel}>
            Cancel
          </Button>
          <Button type="submit" loading={busy} disabled={backwards || nameless}>
            {submitLabel}
          </Button>
        </Group>
      </Stack>
    </form>
  );
}
