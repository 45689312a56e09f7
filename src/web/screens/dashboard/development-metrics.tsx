import type { Increment } from '#contract/increment.ts';
import { Card, Group, Progress, Skeleton, Text, Title } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { incrementMetricsQuery } from '../../data/increment.ts';
import { projectMetricsQuery } from '../../data/project.ts';
import { LinkAnchor } from '../../ui/links.tsx';
import classes from './dashboard.module.css';

type Props = { projectId: string; active: Increment | undefined };

/** Figures of the active increment and of the whole project; zero where nothing was counted. */
export function DevelopmentMetrics({ projectId, active }: Props) {
  const project = useQuery(projectMetricsQuery(projectId));
  const increment = useQuery({ ...incrementMetricsQuery(projectId, active?.id ?? ''), enabled: active !== undefined });
  const { totalPis = 0, completedPis = 0, featuresCompleted = 0, totalFeatures = 0 } = project.data ?? {};
  const { storiesCreated = 0, testsPending = 0, storiesCompleted = 0 } = increment.data ?? {};
  const percent = Math.round(project.data?.featuresCompletionPercentage ?? 0);
  return (
    <Card component="section" aria-labelledby="metrics">
      <Group justify="space-between" mb="sm">
        <Title order={2} size="h4" id="metrics">
          Development Metrics
        </Title>
        <LinkAnchor to="/project/$projectId/features" params={{ projectId }} size="sm">
          View features
        </LinkAnchor>
      </Group>
      {project.isPending ? (
        <Skeleton h={150} />
      ) : (
        <>
          <div className={classes.completion}>
            <Text size="sm">Features completed</Text>
            <Text size="sm" className="tabular">
              {featuresCompleted} of {totalFeatures} ({percent}%)
            </Text>
          </div>
          <Progress value={percent} mt={6} aria-label="Features completed" />
          <dl className={classes.figures}>
            <Figure term="Stories created" value={storiesCreated} />
            <Figure term="Stories completed" value={storiesCompleted} />
            <Figure term="Tests pending" value={testsPending} />
            <Figure term="PIs completed" value={`${completedPis} of ${totalPis}`} />
          </dl>
        </>
      )}
    </Card>
  );
}

const Figure = ({ term, value }: { term: string; value: number | string }) => (
  <div>
    <dt>{term}</dt>
    <dd>{value}</dd>
  </div>
);
