import type { Increment } from '#contract/increment.ts';
import type { StageId } from '#contract/vocabulary.ts';
import { standingOfStage } from '#domain/stage-standing.ts';
import { Text } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { incrementMetricsQuery } from '../../data/increment.ts';

type Props = { increment: Increment; stage: StageId };

/** What a stage has reached and still lacks. Nothing until that is known, or where figures say nothing. */
export function StageStanding({ increment: { project_id, id }, stage }: Props) {
  const { data } = useQuery(incrementMetricsQuery(project_id, id));
  const words = data && standingOfStage(stage, data);
  if (!words) return null;
  return (
    <Text size="sm" mt="xs" maw="40rem" className="tabular">
      {words}
    </Text>
  );
}
