import type { Increment } from '#contract/increment.ts';
import { failures } from '#contract/problems.ts';
import { Card, Group, Progress, Skeleton, Text, Title } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { incrementFiguresQuery, incrementMetricsQuery } from '../../data/increment.ts';
import { sprintPlanQuery, velocityQuery } from '../../data/sprint.ts';
import { projectMetricsQuery } from '../../data/project.ts';
import { ErrorState } from '../../ui/error-state.tsx';
import { LinkAnchor } from '../../ui/links.tsx';
import classes from './dashboard.module.css';
import { FeaturesOfIncrements } from './features-of-increments.tsx';

type Props = {
  projectId: string;
  active: Increment | undefined;
  increments: readonly Increment[] | undefined;
};

/** Figures of the active increment and of the whole project, and how far the features of each increment are. */
export function DevelopmentMetrics({ projectId, active, increments }: Props) {
  const project = useQuery(projectMetricsQuery(projectId));
  const figures = useQuery(incrementFiguresQuery(projectId));
  const increment = useQuery({ ...incrementMetricsQuery(projectId, active?.id ?? ''), enabled: active !== undefined });
  const velocity = useQuery(velocityQuery(projectId)).data ?? [];
  const plan = useQuery({
    ...sprintPlanQuery({ project_id: projectId, pi_id: active?.id ?? '' }),
    enabled: active !== undefined,
  }).data;
  const sprint = plan?.sprints.find(({ status }) => status === 'active');
  const mean = velocity.reduce((sum, { done }) => sum + done, 0) / velocity.length;
  const { totalPis = 0, completedPis = 0, featuresCompleted = 0, totalFeatures = 0 } = project.data ?? {};
  const { storiesCreated = 0, testsPending = 0, storiesCompleted = 0 } = increment.data ?? {};
  const percent = Math.round(project.data?.featuresCompletionPercentage ?? 0);
  const all = [project, figures, increment];
  const failed = all.find(({ isError, data }) => isError && data === undefined);
  const rows = figures.data?.flatMap(({ id, featuresPlanned, featuresImplemented }) => {
    const name = increments?.find((one) => one.id === id)?.name;
    return name === undefined ? [] : [{ id, name, planned: featuresPlanned, implemented: featuresImplemented }];
  });
  return (
    <Card component="section" aria-labelledby="metrics" aria-busy={project.isPending}>
      <Group justify="space-between" mb="sm">
        <Title order={2} size="h4" id="metrics">
          Development Metrics
        </Title>
        <LinkAnchor to="/project/$projectId/features" params={{ projectId }} size="sm" lh="1.5rem">
          View features
        </LinkAnchor>
      </Group>
      {failed ? (
        <ErrorState
          {...failures.metricsLoad}
          error={failed.error}
          onRetry={() => {
            for (const query of all) if (query.isError) void query.refetch();
          }}
        />
      ) : project.isPending ? (
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
            {sprint && (
              <Figure
                term={`Points of ${sprint.name} done`}
                value={`${sprint.load.done_points} of ${sprint.load.points}`}
              />
            )}
            {velocity.length > 0 && <Figure term="Points done in a sprint" value={Math.round(mean * 10) / 10} />}
            <Figure term="PIs completed" value={`${completedPis} of ${totalPis}`} />
          </dl>
          {rows?.some(({ planned }) => planned > 0) && (
            <div className={classes.chart}>
              <FeaturesOfIncrements rows={rows} />
            </div>
          )}
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
