import { limits } from '#contract/vocabulary.ts';
import { endsBeforeStart, oneMonthAfter } from '#domain/increment-dates.ts';
import { Button, Group, Modal, SimpleGrid, Stack, Textarea, TextInput } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useState, type SubmitEvent } from 'react';
import { incrementsQuery, useCreateIncrement, type NewIncrement } from '../../data/increment.ts';
import { useDraft } from '../../ui/draft.ts';

type Fields = {
  name: string;
  theme: string;
  goal: string;
  start: string;
  /** Null until the person sets or clears it: one month after the start. */ end: string | null;
};

/** A new increment in a dialog. What was typed survives a reload. */
export function NewIncrement({ projectId, onClose }: { projectId: string; onClose: () => void }) {
  const count = useQuery(incrementsQuery(projectId)).data?.length ?? 0;
  const { values, change, clear } = useDraft<Fields>(`new-pi:${projectId}`, {
    name: `PI ${count + 1}`,
    theme: '',
    goal: '',
    start: '',
    end: null,
  });
  // One key for one set of values: sending them twice creates one increment.
  const [key, setKey] = useState(() => crypto.randomUUID());
  const create = useCreateIncrement(projectId, key);

  const end = values.end ?? (values.start === '' ? '' : oneMonthAfter(values.start));
  const backwards = endsBeforeStart(values.start || null, end || null);
  const set = (patch: Partial<Fields>) => {
    change(patch);
    setKey(crypto.randomUUID());
  };
  const submit = (event: SubmitEvent) => {
    event.preventDefault();
    if (backwards || create.isPending) return;
    const increment: NewIncrement = {
      ...(values.name.trim() !== '' && { name: values.name.trim() }),
      theme: values.theme.trim(),
      goal: values.goal.trim(),
      start_date: values.start || null,
      end_date: end || null,
    };
    create.mutate(increment, {
      onSuccess: () => {
        clear();
        onClose();
      },
    });
  };

  return (
    <Modal opened onClose={onClose} title="Create New Program Increment" size={500}>
      <form noValidate onSubmit={submit}>
        <Stack>
          <TextInput
            label="Name"
            data-autofocus
            maxLength={limits.name}
            placeholder={`PI ${count + 1}`}
            value={values.name}
            onChange={(event) => set({ name: event.currentTarget.value })}
          />
          <TextInput
            label="Theme"
            maxLength={limits.name}
            value={values.theme}
            onChange={(event) => set({ theme: event.currentTarget.value })}
          />
          <Textarea
            label="Goal"
            autosize
            minRows={2}
            maxRows={8}
            maxLength={limits.text}
            value={values.goal}
            onChange={(event) => set({ goal: event.currentTarget.value })}
          />
          <SimpleGrid cols={{ base: 1, xs: 2 }}>
            <TextInput
              type="date"
              label="Start Date"
              value={values.start}
              onChange={(event) => set({ start: event.currentTarget.value })}
            />
            <TextInput
              type="date"
              label="End Date"
              value={end}
              error={backwards && 'The end date is before the start date.'}
              onChange={(event) => set({ end: event.currentTarget.value })}
            />
          </SimpleGrid>
          <Group justify="flex-end" gap="xs">
            <Button variant="default" onClick={onClose}>
              Cancel
            </Button>
            <Button type="submit" loading={create.isPending} disabled={backwards}>
              Create PI
            </Button>
          </Group>
        </Stack>
      </form>
    </Modal>
  );
}
