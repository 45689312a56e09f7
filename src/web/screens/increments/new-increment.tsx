import { oneMonthAfter } from '#domain/increment-dates.ts';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { incrementsQuery, useCreateIncrement } from '../../data/increment.ts';
import { Dialog } from '../../ui/dialog.tsx';
import { useDraft } from '../../ui/draft.ts';
import { IncrementFieldsForm, type IncrementFields } from './increment-fields.tsx';
import { newKey } from '../../data/new-key.ts';

/** `end` is null until the person sets or clears it: one month after the start. */
type Draft = Omit<IncrementFields, 'end'> & { end: string | null };

/** A new increment in a dialog. What was typed survives a reload. */
export function NewIncrement({ projectId, onClose }: { projectId: string; onClose: () => void }) {
  // The server gives an increment that nobody named its number: how many there are may be unknown here, or out of date.
  const count = useQuery(incrementsQuery(projectId)).data?.length;
  const defaultName = count === undefined ? '' : `PI ${count + 1}`;
  const { values, change, clear } = useDraft<Draft>(`new-pi:${projectId}`, {
    name: defaultName,
    theme: '',
    goal: '',
    start: '',
    end: null,
  });
  // One key for one set of values: sending them twice creates one increment.
  const [key, setKey] = useState(() => newKey());
  const create = useCreateIncrement(projectId, key);
  const end = values.end ?? (values.start === '' ? '' : oneMonthAfter(values.start));
  const submit = () =>
    create.mutate(
      {
        ...(!['', defaultName].includes(values.name.trim()) && { name: values.name.trim() }),
        theme: values.theme.trim(),
        goal: values.goal.trim(),
        start_date: values.start || null,
        end_date: end || null,
      },
      {
        onSuccess: () => {
          clear();
          onClose();
        },
      },
    );
  return (
    <Dialog onClose={onClose} title="Create New Program Increment" size={500}>
      <IncrementFieldsForm
        values={{ ...values, end }}
        defaultName={defaultName}
        submitLabel="Create PI"
        busy={create.isPending}
        onChange={(patch) => {
          change(patch);
          setKey(newKey());
        }}
        onSubmit={submit}
        onCancel={onClose}
      />
    </Dialog>
  );
}
