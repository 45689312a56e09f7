import type { FeatureCard } from '#contract/feature.ts';
import { counted } from '#domain/counted.ts';
import { Text } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { forecastQuery } from '../../data/sprint.ts';
import { day } from '../../ui/dates.ts';

/** How many stories of a feature are done, and when the rest will be, where that can be said. Nothing while it has none. */
export function CardProgress({ feature: { id, project_id, pi_id, stories } }: { feature: FeatureCard }) {
  const isOpen = pi_id !== null && stories !== undefined && stories.done < stories.total;
  const { data } = useQuery({ ...forecastQuery({ project_id, pi_id: pi_id ?? '' }), enabled: isOpen });
  if (stories === undefined || stories.total === 0) return null;
  const late = data?.features.find((feature) => feature.id === id)?.late ?? null;
  return (
    <Text size="sm" className="tabular">
      {stories.done} of {counted(stories.total, 'story', 'stories')} done
      {isOpen &&
        late !== null &&
        (data?.basis === 'history' ? ` · likely by ${day(late)} (P85)` : ` · estimated by ${day(late)}`)}
    </Text>
  );
}
