import { failures } from '#contract/problems.ts';
import type { StageId } from '#contract/vocabulary.ts';
import { counted } from '#domain/counted.ts';
import { stageTexts } from '#domain/increment-stages.ts';
import { Card, Group, Skeleton, Stack, Text, Title } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { incrementFiguresQuery, incrementsQuery } from '../../data/increment.ts';
import { ErrorState } from '../../ui/error-state.tsx';
import { LinkButton } from '../../ui/links.tsx';
import { stageFocus } from '../dashboard/stage-focus.ts';
import { StageStep } from '../increments/advance-stage.tsx';
import { StageTracker } from '../increments/stage-tracker.tsx';
import { MissingIncrement } from '../increments/missing-increment.tsx';

type Props = { projectId: string; piId: string; stageId: StageId };

/** A stage whose work has no screen of its own: what it is for, where the increment stands, and what can be done. */
export function StageScreen({ projectId, piId, stageId }: Props) {
  const query = useQuery(incrementsQuery(projectId));
  const figures = useQuery(incrementFiguresQuery(projectId)).data?.find(({ id }) => id === piId);
  const increment = query.data?.find(({ id }) => id === piId);
  const { name, description } = stageTexts[stageId];
  const { title, text, next, also } = stageFocus(stageId, projectId, piId);
  return (
    <Stack gap="lg">
      <Group justify="space-between" align="flex-start" gap="md">
        <div>
          <Title order={2}>{name}</Title>
          <Text c="dimmed" maw="48rem">
            {increment && `${increment.name}: `}
            {description}
          </Text>
        </div>
        {increment && <StageStep increment={increment} stage={stageId} />}
      </Group>
      {query.isPending && <Skeleton h={110} />}
      {query.isError && !query.data && (
        <ErrorState {...failures.incrementLoad} error={query.error} onRetry={() => void query.refetch()} />
      )}
      {query.data && !increment && <MissingIncrement projectId={projectId} />}
      {increment && <StageTracker increment={increment} />}
      {increment && (
        <Card component="section" aria-labelledby="stage-work">
          <Title order={3} id="stage-work">
            {title}
          </Title>
          <Text mt={4} maw="40rem">
            {text}
          </Text>
          {figures && (
            <Text mt={4} className="tabular">
              {counted(figures.featuresPlanned, 'feature')} selected, {figures.featuresImplemented} implemented.{' '}
              {counted(figures.storiesCreated, 'story', 'stories')} written, {figures.storiesCompleted} done.
            </Text>
          )}
          <Group gap="sm" mt="md">
            <LinkButton {...next.way}>{next.label}</LinkButton>
            <LinkButton {...also.way} variant="default">
              {also.label}
            </LinkButton>
          </Group>
        </Card>
      )}
    </Stack>
  );
}
