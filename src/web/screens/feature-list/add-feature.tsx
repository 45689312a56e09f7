import { NativeSelect, Stack } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useCreateFeature } from '../../data/feature.ts';
import { activeOf, incrementsQuery } from '../../data/increment.ts';
import { Dialog } from '../../ui/dialog.tsx';
import { useDraft } from '../../ui/draft.ts';
import { piChoices } from './pi-choices.ts';
import { FeatureFields, problemsOf, type FeatureText } from './feature-fields.tsx';
import { newKey } from '../../data/new-key.ts';
import { FormEnd } from '../../ui/form-end.tsx';

type Draft = FeatureText & { pi_number: number };

/** The specification's defaults; the increment under way instead of the first, once there is another. */
const empty: Draft = { name: '', description: '', value_category: 'Should Have', complexity: 'M', pi_number: 1 };

/** A feature that a person adds. It stands in the list at once; if the server refuses, the dialog has the words. */
export function AddFeature({ projectId, onClose }: { projectId: string; onClose: () => void }) {
  const { data: increments = [] } = useQuery(incrementsQuery(projectId));
  const pi_number = activeOf(increments)?.order_index ?? empty.pi_number;
  const draft = useDraft<Draft>(`new-feature:${projectId}`, { ...empty, pi_number });
  const create = useCreateFeature(projectId);
  const [tried, setTried] = useState(false);
  const [sent, setSent] = useState(false);
  const problems = problemsOf(draft.values);

  const save = () => {
    setTried(true);
    if (Object.keys(problems).length > 0) return;
    const { values } = draft;
    const increment = increments.find(({ order_index }) => order_index === values.pi_number);
    // Hidden, not closed: if the server refuses, it comes back with what was typed.
    setSent(true);
    create.mutate(
      { ...values, key: newKey(), pi_id: increment?.id ?? null },
      {
        onSuccess: () => {
          draft.clear();
          onClose();
        },
        onError: () => setSent(false),
      },
    );
  };

  return (
    <Dialog
      opened={!sent}
      onClose={onClose}
      title="Add New Feature"
      size="lg"
      transitionProps={{ duration: sent ? 0 : 150 }}
    >
      <form
        noValidate
        onSubmit={(submitted) => {
          submitted.preventDefault();
          save();
        }}
      >
        <Stack>
          <FeatureFields values={draft.values} problems={tried ? problems : {}} onChange={draft.change} />
          <NativeSelect
            label="PI"
            data={piChoices(increments)}
            value={String(draft.values.pi_number)}
            onChange={({ currentTarget }) => draft.change({ pi_number: Number(currentTarget.value) })}
          />
          <FormEnd label="Save Feature" onCancel={onClose} />
        </Stack>
      </form>
    </Dialog>
  );
}
