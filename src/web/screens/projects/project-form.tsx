import { limits } from '#contract/vocabulary.ts';
import { Button, Group, Stack, Textarea, TextInput } from '@mantine/core';
import { useForm } from '@mantine/form';
import type { ProjectDetails } from '../../data/project.ts';

type Props = {
  initial: ProjectDetails;
  submitLabel: string;
  busy: boolean;
  onSubmit: (details: ProjectDetails) => void;
  onCancel: () => void;
};

/** Name and summary, as creating and editing ask for them. */
export function ProjectForm({ initial, submitLabel, busy, onSubmit, onCancel }: Props) {
  const form = useForm<ProjectDetails>({
    mode: 'uncontrolled',
    initialValues: initial,
    validate: {
      name: (name) => {
        if (name.trim() === '') return 'Project name is required';
        return name.trim().length > limits.name ? `At most ${limits.name} characters.` : null;
      },
      summary: (summary) => (summary.length > limits.text ? `At most ${limits.text} characters.` : null),
    },
  });
  return (
    <form noValidate onSubmit={form.onSubmit(({ name, summary }) => onSubmit({ name: name.trim(), summary }))}>
      <Stack>
        <TextInput
          label="Project Name"
          withAsterisk
          data-autofocus
          key={form.key('name')}
          {...form.getInputProps('name')}
        />
        <Textarea
          label="Summary"
          description="What it is about, in a sentence or two. Optional."
          autosize
          minRows={3}
          maxRows={10}
          key={form.key('summary')}
          {...form.getInputProps('summary')}
        />
        <Group justify="flex-end" gap="xs">
          <Button variant="default" onClick={onCancel}>
            Cancel
          </Button>
          <Button type="submit" loading={busy}>
            {submitLabel}
          </Button>
        </Group>
      </Stack>
    </form>
  );
}
