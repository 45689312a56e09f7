import type { StageId } from '#contract/vocabulary.ts';
import { hasStanding, standingOfStage } from '#domain/stage-standing.ts';
import { Text } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { incrementMetricsQuery } from '../../data/increment.ts';

type Props = { projectId: string; piId: string; stage: StageId };

/** What a stage has reached and still lacks, in a place kept for it; nothing where figures say nothing. */
export function StageStanding({ projectId, piId, stage }: Props) {
  const { data } = useQuery(incrementMetricsQuery(projectId, piId));
  if (!hasStanding(stage)) return null;
  return (
    <Text size="sm" mt="xs" maw="40rem" className="tabular">
      {data ? standingOfStage(stage, data) : '\u00A0'}
    </Text>
  );
}
