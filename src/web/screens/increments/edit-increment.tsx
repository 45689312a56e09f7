import type { Increment } from '#contract/increment.ts';
import { Modal } from '@mantine/core';
import { useState } from 'react';
import { useUpdateIncrement } from '../../data/increment.ts';
import { isStale } from '../../ui/reason.ts';
import { useDraft } from '../../ui/draft.ts';
import { IncrementFieldsForm, type IncrementFields } from './increment-fields.tsx';

/** Stays open, with what was typed, until the server has accepted it. */
export function EditIncrement({ increment, onClose }: { increment: Increment; onClose: () => void }) {
  // What another person saves meanwhile must not pass as the version this form was filled from.
  const [{ name, theme, goal, start_date, end_date, version }] = useState(increment);
  const { values, change, clear } = useDraft<IncrementFields>(`edit-pi:${increment.id}:${version}`, {
    name,
    theme,
    goal,
    start: start_date ?? '',
    end: end_date ?? '',
  });
  const update = useUpdateIncrement(increment);
  const close = () => {
    clear();
    onClose();
  };
  const submit = () =>
    update.mutate(
      {
        name: values.name.trim(),
        theme: values.theme.trim(),
        goal: values.goal.trim(),
        start_date: values.start || null,
        end_date: values.end || null,
        // Once told that it had changed, saving again is a decision.
        version: isStale(update.error) ? increment.version : version,
      },
      { onSuccess: close },
    );
  return (
    <Modal opened onClose={close} title={`Edit ${name}`} size={500}>
      <IncrementFieldsForm
        values={values}
        submitLabel="Save Changes"
        busy={update.isPending}
        onChange={change}
        onSubmit={submit}
        onCancel={close}
      />
    </Modal>
  );
}
