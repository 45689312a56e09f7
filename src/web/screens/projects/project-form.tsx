import { complexities, limits, type Complexity } from '#contract/vocabulary.ts';
import { complexityLabel } from '#domain/backlog.ts';
import { Fieldset, SimpleGrid, Stack, Text, Textarea, TextInput } from '@mantine/core';
import '@mantine/core/styles/Fieldset.layer.css';
import { useState, type ReactNode } from 'react';
import { FormEnd } from '../../ui/form-end.tsx';

/** The points of the sizes are text while they are typed. */
export type ProjectTexts = { name: string; summary: string } & Partial<Record<Complexity, string>>;

type Props = {
  values: ProjectTexts;
  submitLabel: string;
  busy: boolean;
  onChange: (patch: Partial<ProjectTexts>) => void;
  /** Called once name and points are as they have to be. */
  onSubmit: () => void;
  onCancel: () => void;
  /** What stands below a field, such as what another person wrote into it. */
  below?: (field: keyof ProjectTexts) => ReactNode;
  undecided?: boolean;
};

const isPoints = (typed: string): boolean =>
  /^\d+$/.test(typed.trim()) && Number(typed) >= 1 && Number(typed) <= limits.points;

const problemOfName = (name: string): string | undefined => {
  if (name.trim() === '') return 'Project name is required';
  return name.trim().length > limits.name ? `At most ${limits.name} characters.` : undefined;
};
const problemOfSummary = (summary: string): string | undefined =>
  summary.length > limits.text ? `At most ${limits.text} characters.` : undefined;

/** Name and summary, as creating and editing ask for them; editing also asks for the points of the sizes. */
export function ProjectForm({ values, submitLabel, busy, onChange, onSubmit, onCancel, below, undecided }: Props) {
  const { name, summary } = values;
  const [tried, setTried] = useState(false);
  const sizes = complexities.filter((size) => values[size] !== undefined);
  const problems = { name: problemOfName(name), summary: problemOfSummary(summary) };
  const isWrong =
    problems.name !== undefined ||
    problems.summary !== undefined ||
    sizes.some((size) => !isPoints(values[size] ?? '')) ||
    undecided === true;
  return (
    <form
      noValidate
      onSubmit={(submitted) => {
        submitted.preventDefault();
        setTried(true);
        if (!isWrong && !busy) onSubmit();
      }}
    >
      <Stack>
        <div>
          <TextInput
            label="Project Name"
            withAsterisk
            data-autofocus
            value={name}
            error={tried && problems.name}
            onChange={({ currentTarget }) => onChange({ name: currentTarget.value })}
          />
          {below?.('name')}
        </div>
        <div>
          <Textarea
            label="Summary"
            description="What it is about, in a sentence or two. Optional."
            autosize
            minRows={3}
            maxRows={10}
            value={summary}
            error={tried && problems.summary}
            onChange={({ currentTarget }) => onChange({ summary: currentTarget.value })}
          />
          {below?.('summary')}
        </div>
        {sizes.length > 0 && (
          <Fieldset variant="unstyled" m={0} p={0} bd="none">
            <Text component="legend" size="sm" fw={500} p={0} mb={4}>
              Points of the sizes
            </Text>
            <SimpleGrid cols={3}>
              {sizes.map((size) => (
                <TextInput
                  key={size}
                  type="number"
                  inputMode="numeric"
                  min={1}
                  max={limits.points}
                  step={1}
                  label={`${size} (${complexityLabel[size]})`}
                  value={values[size]}
                  error={isPoints(values[size] ?? '') ? undefined : `1 to ${limits.points}`}
                  onChange={({ currentTarget }) => onChange({ [size]: currentTarget.value })}
                />
              ))}
            </SimpleGrid>
            {sizes.map((size) => (
              <div key={size}>{below?.(size)}</div>
            ))}
            <Text size="sm" c="dimmed" mt={4}>
              What a feature of each size counts, in capacity and in the order by WSJF.
            </Text>
          </Fieldset>
        )}
        <FormEnd label={submitLabel} onCancel={onCancel} loading={busy} disabled={undecided === true} />
      </Stack>
    </form>
  );
}
