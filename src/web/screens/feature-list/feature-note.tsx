import { limits } from '#contract/vocabulary.ts';
import { Button, Stack, Textarea } from '@mantine/core';
import { useAddFeatureNote } from '../../data/feature.ts';
import { useDraft } from '../../ui/draft.ts';

/** A note for the history. It is there again after a reload, and after a failure. */
export function FeatureNote({ projectId, featureId }: { projectId: string; featureId: string }) {
  const draft = useDraft(`feature-note:${featureId}`, { note: '' });
  const add = useAddFeatureNote(projectId);
  const { note } = draft.values;
  return (
    <form
      onSubmit={(submitted) => {
        submitted.preventDefault();
        add.mutate({ id: featureId, note: note.trim() }, { onSuccess: draft.clearSent });
      }}
    >
      <Stack gap="xs" align="flex-start">
        <Textarea
          label="Note"
          w="100%"
          autosize
          minRows={2}
          maxRows={8}
          maxLength={limits.text}
          value={note}
          onChange={({ currentTarget }) => draft.change({ note: currentTarget.value })}
        />
        <Button type="submit" variant="light" loading={add.isPending} disabled={note.trim() === ''}>
          Add Note
        </Button>
      </Stack>
    </form>
  );
}
