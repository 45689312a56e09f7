import type { Story } from '#contract/story.ts';
import { storyPoints, type StoryPoints } from '#contract/vocabulary.ts';
import { worthInWords, worthOf } from '#domain/story-worth.ts';
import { NativeSelect, SimpleGrid, Stack, Text, Title } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { featureQuery } from '../../data/feature.ts';

type Weights = Partial<Pick<Story, 'value' | 'time_criticality' | 'risk'>>;
type Props = {
  projectId: string;
  story: Story;
  onWeigh: (weights: Partial<Record<keyof Weights, StoryPoints | null>>) => void;
};

const fields = [
  { field: 'value', label: 'Value' },
  { field: 'time_criticality', label: 'Time criticality' },
  { field: 'risk', label: 'Risk' },
] as const;

/** What the story is worth for its size: the higher, the earlier a proposed plan has it. */
export function StoryWorth({ projectId, story, onWeigh }: Props) {
  const { data: feature } = useQuery({
    ...featureQuery(projectId, story.feature_id ?? ''),
    enabled: story.feature_id !== null,
  });
  const weighed = { ...story, value_category: feature?.value_category ?? null };
  const usual = worthOf({ ...weighed, value: null, time_criticality: null, risk: null });
  const usualOf = { value: usual.value, time_criticality: usual.urgency, risk: usual.risk };
  const isDone = story.status === 'done';
  return (
    <Stack gap="xs">
      <Title order={3} size="h4">
        Worth
      </Title>
      <SimpleGrid cols={{ base: 1, xs: 3 }} spacing="sm">
        {fields.map(({ field, label }) => (
          <NativeSelect
            key={field}
            label={label}
            disabled={isDone}
            value={story[field] === null ? '' : String(story[field])}
            onChange={({ currentTarget: { value } }) =>
              onWeigh({ [field]: storyPoints.find((points) => String(points) === value) ?? null })
            }
            data={[
              { value: '', label: `As usual (${usualOf[field]})` },
              ...storyPoints.map((points) => ({ value: String(points), label: String(points) })),
            ]}
          />
        ))}
      </SimpleGrid>
      <Text size="sm" c="dimmed" className="tabular">
        {worthInWords(weighed)}. Sprint planning weighs stories by this.
      </Text>
    </Stack>
  );
}
