import { complexities, limits, type Complexity } from '#contract/vocabulary.ts';
import { complexityLabel } from '#domain/backlog.ts';
import { Button, Fieldset, Group, SimpleGrid, Stack, Text, Textarea, TextInput } from '@mantine/core';
import '@mantine/core/styles/Fieldset.layer.css';
import { useForm } from '@mantine/form';
import { useState } from 'react';
import type { ProjectDetails } from '../../data/project.ts';

type Props = {
  initial: ProjectDetails;
  submitLabel: string;
  busy: boolean;
  onSubmit: (details: ProjectDetails) => void;
  onCancel: () => void;
};

type Texts = Pick<ProjectDetails, 'name' | 'summary'>;
type Points = Record<Complexity, string>;

const typedPoints = ({ S, M, L }: Record<Complexity, number>): Points => ({
  S: String(S),
  M: String(M),
  L: String(L),
});
const isPoints = (typed: string): boolean =>
  /^\d+$/.test(typed.trim()) && Number(typed) >= 1 && Number(typed) <= limits.points;

/** Name and summary, as creating and editing ask for them; editing also asks for the points of the sizes. */
export function ProjectForm({ initial, submitLabel, busy, onSubmit, onCancel }: Props) {
  const { size_points } = initial;
  const [points, setPoints] = useState(size_points && typedPoints(size_points));
  const form = useForm<Texts>({
    mode: 'uncontrolled',
    initialValues: { name: initial.name, summary: initial.summary },
    validate: {
      name: (name) => {
        if (name.trim() === '') return 'Project name is required';
        return name.trim().length > limits.name ? `At most ${limits.name} characters.` : null;
      },
      summary: (summary) => (summary.length > limits.text ? `At most ${limits.text} characters.` : null),
    },
  });
  return (
    <form
      noValidate
      onSubmit={form.onSubmit(({ name, summary }) => {
        if (points && !complexities.every((size) => isPoints(points[size]))) return;
        const changed =
          points && size_points && complexities.some((size) => Number(points[size]) !== size_points[size]);
        onSubmit({
          name: name.trim(),
          summary,
          ...(changed && { size_points: { S: Number(points.S), M: Number(points.M), L: Number(points.L) } }),
        });
      })}
    >
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
        {points && (
          <Fieldset variant="unstyled" m={0} p={0} bd="none">
            <Text component="legend" size="sm" fw={500} p={0} mb={4}>
              Points of the sizes
            </Text>
            <SimpleGrid cols={3}>
              {complexities.map((size) => (
                <TextInput
                  key={size}
                  type="number"
                  inputMode="numeric"
                  min={1}
                  max={limits.points}
                  step={1}
                  label={`${size} (${complexityLabel[size]})`}
                  value={points[size]}
                  error={isPoints(points[size]) ? undefined : `1 to ${limits.points}`}
                  onChange={({ currentTarget }) => setPoints({ ...points, [size]: currentTarget.value })}
                />
              ))}
            </SimpleGrid>
            <Text size="sm" c="dimmed" mt={4}>
              What a feature of each size counts, in capacity and in the order by WSJF.
            </Text>
          </Fieldset>
        )}
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
