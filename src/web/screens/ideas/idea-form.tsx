import { failures } from '#contract/problems.ts';
import { limits } from '#contract/vocabulary.ts';
import { Button, Card, Group, Stack, Textarea, TextInput } from '@mantine/core';
import { useCreateIdea, type IdeaText } from '../../data/idea.ts';
import { useDraft } from '../../ui/draft.ts';
import { tellFailure } from '../../ui/toasts.ts';

const empty: IdeaText = { title: '', description: '' };

/** An idea in the person's own words. They are there again after a reload, and after a failure. */
export function IdeaForm({ projectId, onSaved }: { projectId: string; onSaved: () => void }) {
  const draft = useDraft<IdeaText>(`new-idea:${projectId}`, empty);
  const create = useCreateIdea(projectId);
  const title = draft.values.title.trim();
  const description = draft.values.description.trim();
  const incomplete = title === '' || description === '';
  return (
    <Card
      component="form"
      p={{ base: 'md', sm: 'xl' }}
      maw="48rem"
      onSubmit={(submitted) => {
        submitted.preventDefault();
        if (incomplete) return tellFailure(failures.ideaIncomplete);
        create.mutate(
          { title, description },
          {
            onSuccess: () => {
              draft.clear();
              onSaved();
            },
          },
        );
      }}
    >
      <Stack>
        <TextInput
          label="Title"
          required
          maxLength={limits.name}
          value={draft.values.title}
          onChange={({ currentTarget }) => draft.change({ title: currentTarget.value })}
        />
        <Textarea
          label="Description"
          required
          autosize
          minRows={5}
          maxRows={16}
          maxLength={limits.text}
          value={draft.values.description}
          onChange={({ currentTarget }) => draft.change({ description: currentTarget.value })}
        />
        <Group justify="flex-end">
          <Button type="submit" disabled={incomplete} loading={create.isPending}>
            Create Idea
          </Button>
        </Group>
      </Stack>
    </Card>
  );
}
