import type { Idea } from '#contract/idea.ts';
import { failures } from '#contract/problems.ts';
import { Button, Card, Group, Stack } from '@mantine/core';
import { useState } from 'react';
import { useCreateIdea } from '../../data/idea.ts';
import type { IdeaField } from '../../data/idea-edit.ts';
import { tagsOf } from '../../data/tags.ts';
import { useDraft } from '../../ui/draft.ts';
import { tellFailure } from '../../ui/toasts.ts';
import { IdeaFields, isComplete, problemOf } from './idea-fields.tsx';
import { newKey } from '../../data/new-key.ts';

const empty: Record<IdeaField, string> = { title: '', description: '', type: 'project_goal', tags: '' };

/** An idea in the person's own words. They are there again after a reload, and after a failure. */
export function CreateIdea({ projectId, onSaved }: { projectId: string; onSaved: (idea: Idea) => void }) {
  const draft = useDraft(`new-idea:${projectId}`, empty);
  const create = useCreateIdea(projectId);
  const [key] = useState(() => newKey());
  const text = (field: IdeaField) => draft.values[field];
  return (
    <Card
      component="form"
      noValidate
      p={{ base: 'md', sm: 'xl' }}
      maw="48rem"
      onSubmit={(submitted) => {
        submitted.preventDefault();
        if (!isComplete(text)) return tellFailure(failures.ideaIncomplete);
        if (problemOf(text) !== null) return;
        create.mutate(
          {
            title: text('title').trim(),
            description: text('description').trim(),
            type: text('type') as Idea['type'],
            tags: tagsOf(text('tags')),
            key,
          },
          {
            onSuccess: (idea) => {
              draft.clear();
              onSaved(idea);
            },
          },
        );
      }}
    >
      <Stack>
        <IdeaFields text={text} onChange={(field, value) => draft.change({ [field]: value })} />
        <Group justify="flex-end">
          <Button type="submit" disabled={!isComplete(text) || problemOf(text) !== null} loading={create.isPending}>
            Create Idea
          </Button>
        </Group>
      </Stack>
    </Card>
  );
}
