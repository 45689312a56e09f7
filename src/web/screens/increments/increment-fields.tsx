import { limits } from '#contract/vocabulary.ts';
import { endsBeforeStart } from '#domain/increment-dates.ts';
import { SimpleGrid, Stack, Textarea, TextInput } from '@mantine/core';
import type { ReactNode, SubmitEvent } from 'react';
import { FormEnd } from '../../ui/form-end.tsx';

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
  /** What stands below a field, such as what another person wrote into it. */
  below?: (field: keyof IncrementFields) => ReactNode;
  undecided?: boolean;
};

/** What an increment is called, what it is for, and when it is. */
export function IncrementFieldsForm({ values, defaultName, submitLabel, busy, onChange, onSubmit, ...rest }: Props) {
  const { onCancel, below, undecided = false } = rest;
  const backwards = endsBeforeStart(values.start || null, values.end || null);
  const nameless = defaultName === undefined && values.name.trim() === '';
  const submit = (event: SubmitEvent) => {
    event.preventDefault();
    if (!backwards && !nameless && !busy && !undecided) onSubmit();
  };
  return (
    <form noValidate onSubmit={submit}>
      <Stack>
        <div>
          <TextInput
            label="Name"
            data-autofocus
            maxLength={limits.name}
            placeholder={defaultName}
            error={nameless && 'A name is required'}
            value={values.name}
            onChange={(event) => onChange({ name: event.currentTarget.value })}
          />
          {below?.('name')}
        </div>
        <div>
          <TextInput
            label="Theme"
            maxLength={limits.name}
            value={values.theme}
            onChange={(event) => onChange({ theme: event.currentTarget.value })}
          />
          {below?.('theme')}
        </div>
        <div>
          <Textarea
            label="Goal"
            autosize
            minRows={2}
            maxRows={8}
            maxLength={limits.text}
            value={values.goal}
            onChange={(event) => onChange({ goal: event.currentTarget.value })}
          />
          {below?.('goal')}
        </div>
        <SimpleGrid cols={{ base: 1, xs: 2 }}>
          <div>
            <TextInput
              type="date"
              label="Start Date"
              min="1900-01-01"
              max="2999-12-31"
              value={values.start}
              onChange={(event) => onChange({ start: event.currentTarget.value })}
            />
            {below?.('start')}
          </div>
          <div>
            <TextInput
              type="date"
              label="End Date"
              min="1900-01-01"
              max="2999-12-31"
              value={values.end}
              error={backwards && 'The end date is before the start date.'}
              onChange={(event) => onChange({ end: event.currentTarget.value })}
            />
            {below?.('end')}
          </div>
        </SimpleGrid>
        <FormEnd label={submitLabel} onCancel={onCancel} loading={busy} disabled={backwards || nameless || undecided} />
      </Stack>
    </form>
  );
}
