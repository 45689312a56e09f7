import { failures } from '#contract/problems.ts';
import type { Increment } from '#contract/increment.ts';
import { Button, Card, Group, Skeleton, Text, Title } from '@mantine/core';
import { IconTimeline } from '@tabler/icons-react';
import { Changing } from '../../ui/changing.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { ErrorState } from '../../ui/error-state.tsx';
import { LinkAnchor } from '../../ui/links.tsx';
import { ForecastLine } from '../forecast/forecast-line.tsx';
import { IncrementActions } from '../increments/increment-actions.tsx';
import { IncrementDates } from '../increments/increment-words.tsx';
import { IncrementTimeline } from '../increments/increment-timeline.tsx';
import { StageTracker } from '../increments/stage-tracker.tsx';

type Props = {
  projectId: string;
  increments: readonly Increment[] | undefined;
  active: Increment | undefined;
  error: unknown;
  onRetry: () => void;
  onCreate: () => void;
  onEdit: (id: string) => void;
};

/** Where the project stands: the stages of the active increment, and all increments in time. */
export function IncrementPanel({ projectId, increments, active, error, onRetry, onCreate, onEdit }: Props) {
  if (!increments)
    return error === null ? (
      <Skeleton h={300} />
    ) : (
      <ErrorState {...failures.incrementLoad} error={error} onRetry={onRetry} />
    );
  if (!active)
    return (
      <Card component="section" aria-labelledby="overview">
        <Title order={2} id="overview">
          Project Overview
        </Title>
        <EmptyState
          icon={<IconTimeline />}
          title="No active program increment found"
          text="An increment is a stretch of work with a goal. Create one to plan what comes next."
          action={
            <Changing>
              <Button onClick={onCreate}>Create New Program Increment</Button>
            </Changing>
          }
        />
        {increments.length > 0 && <IncrementTimeline increments={increments} />}
      </Card>
    );
  return (
    <Card component="section" aria-labelledby="increments">
      <Group justify="space-between" align="flex-start" mb="md">
        <div>
          <Title order={2} size="h4" id="increments">
            Program Increments
          </Title>
          <Text size="sm" c="dimmed">
            {active.name}
            {active.theme !== '' && `: ${active.theme}`}
          </Text>
          <IncrementDates increment={active} />
        </div>
        <IncrementActions increment={active} onEdit={onEdit} />
      </Group>
      <StageTracker increment={active} />
      <ForecastLine at={{ project_id: projectId, pi_id: active.id }} />
      <Group justify="space-between" mt="lg" mb="xs">
        <Title order={3} size="h4">
          Timeline
        </Title>
        <LinkAnchor to="/project/$projectId/program-increments" params={{ projectId }} size="sm" lh="1.5rem">
          View all
        </LinkAnchor>
      </Group>
      <IncrementTimeline increments={increments} />
    </Card>
  );
}
