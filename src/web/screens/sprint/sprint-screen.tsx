import { failures } from '#contract/problems.ts';
import type { Sprint } from '#contract/sprint.ts';
import { counted } from '#domain/counted.ts';
import { Badge, Button, Group, Progress, Skeleton, Stack, Tabs, Text, Title } from '@mantine/core';
import '@mantine/core/styles/Tabs.layer.css';
import { IconCompass, IconFlag, IconPlayerPlay } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { Suspense, useState } from 'react';
import { sprintPlanQuery, type PlanAddress } from '../../data/sprint.ts';
import { Changing } from '../../ui/changing.tsx';
import { calendarDay, day } from '../../ui/dates.ts';
import { EmptyState } from '../../ui/empty-state.tsx';
import { ErrorState } from '../../ui/error-state.tsx';
import { LinkButton } from '../../ui/links.tsx';
import { waiting } from '../../ui/waiting.ts';
import { fetchedAhead } from '../../ui/fetched-ahead.ts';
import { CapacityBar } from '../sprint-planning/lane.tsx';
import { SprintBoard } from './sprint-board.tsx';
import { SprintFigures } from './sprint-figures.tsx';
import { sprintViews, type SprintView } from './sprint-view.ts';
import { isDue, sprintStatusLabel } from './sprint-words.ts';

const SprintTurn = fetchedAhead(async () => (await import('./sprint-turn.tsx')).SprintTurn);

type Props = { at: PlanAddress; sprintId: string; view: SprintView; onView: (view: SprintView) => void };

/** `/project/{id}/pi/{piId}/sprint/{sprintId}`: the work of one sprint, and how it goes. */
export function SprintScreen({ at, sprintId, view, onView }: Props) {
  const plan = useQuery(sprintPlanQuery(at));
  const sprint = plan.data?.sprints.find(({ id }) => id === sprintId);
  if (plan.isPending) return <Skeleton h={320} {...waiting('Loading sprint')} />;
  if (plan.isError && !plan.data)
    return <ErrorState {...failures.sprintsLoad} error={plan.error} onRetry={() => void plan.refetch()} />;
  if (!sprint)
    return (
      <EmptyState
        icon={<IconCompass />}
        title="Sprint not found"
        text="It may have been removed."
        action={
          <LinkButton
            to="/project/$projectId/pi/$piId/sprint-planning"
            params={{ projectId: at.project_id, piId: at.pi_id }}
          >
            Go to Sprint Planning
          </LinkButton>
        }
      />
    );
  const next = plan.data?.sprints.find(
    ({ status, starts_on }) => status === 'planned' && starts_on >= sprint.starts_on,
  );
  return (
    <Stack gap="md">
      <Head
        at={at}
        sprint={sprint}
        next={next}
        isLast={plan.data?.sprints.every(({ status }) => status === 'finished') ?? false}
      />
      <Tabs
        value={view}
        keepMounted={false}
        onChange={(to) => to !== null && Object.hasOwn(sprintViews, to) && onView(to as SprintView)}
      >
        <Tabs.List mb="md">
          {Object.entries(sprintViews).map(([name, label]) => (
            <Tabs.Tab key={name} value={name}>
              {label}
            </Tabs.Tab>
          ))}
        </Tabs.List>
        <Tabs.Panel value="board">
          <SprintBoard at={at} sprint={sprint} />
        </Tabs.Panel>
        {(['burndown', 'burn-up', 'flow', 'velocity', 'scope'] as const).map((name) => (
          <Tabs.Panel key={name} value={name}>
            <SprintFigures sprint={sprint} view={name} />
          </Tabs.Panel>
        ))}
      </Tabs>
    </Stack>
  );
}

type HeadProps = {
  at: PlanAddress;
  sprint: Sprint;
  next: Sprint | undefined;
  /** None of the increment is left. */
  isLast: boolean;
};

function Head({ at, sprint, next, isLast }: HeadProps) {
  const [asked, setAsked] = useState<'start' | 'finish' | null>(null);
  const [today] = useState(() => calendarDay(new Date()));
  const { status, load } = sprint;
  return (
    <Group justify="space-between" align="flex-start" gap="md">
      <div>
        <Group gap="sm">
          <Title order={2}>{sprint.name}</Title>
          <Badge color={status === 'active' ? 'spruce' : status === 'planned' ? 'blue' : 'gray'}>
            {sprintStatusLabel[status]}
          </Badge>
        </Group>
        <Text size="sm" c="dimmed">
          {day(sprint.starts_on)} to {day(sprint.ends_on)}
        </Text>
        {sprint.goal !== '' && (
          <Text mt={4} maw="48rem">
            {sprint.goal}
          </Text>
        )}
        {status === 'planned' && <CapacityBar sprint={sprint} load={load} />}
        {status === 'active' && (
          <Progress
            value={load.points === 0 ? 0 : (100 * load.done_points) / load.points}
            aria-label={`Points of ${sprint.name} that are done`}
            my={6}
          />
        )}
        <Text size="sm" c="dimmed" className="tabular">
          {load.done_stories} of {counted(load.stories, 'story', 'stories')} done, {load.done_points} of {load.points}{' '}
          points
          {sprint.committed_points !== null && `; ${sprint.committed_points} committed`}
          {status === 'active' && `, capacity ${sprint.capacity}`}
          {status === 'finished' &&
            load.done_stories < load.stories &&
            `; ${load.stories - load.done_stories} not done, moved on`}
        </Text>
      </div>
      <Group gap="xs">
        <LinkButton
          to="/project/$projectId/pi/$piId/sprint-planning"
          params={{ projectId: at.project_id, piId: at.pi_id }}
          variant="default"
        >
          Sprint Planning
        </LinkButton>
        {status === 'planned' && (
          <Changing>
            <Button leftSection={<IconPlayerPlay size={18} aria-hidden />} onClick={() => setAsked('start')}>
              Start Sprint
            </Button>
          </Changing>
        )}
        {status === 'active' && (
          <Changing>
            <Button
              variant={isDue(sprint, today) ? 'filled' : 'default'}
              leftSection={<IconFlag size={18} aria-hidden />}
              onClick={() => setAsked('finish')}
            >
              Finish Sprint
            </Button>
          </Changing>
        )}
        {status === 'finished' &&
          (next ? (
            <LinkButton
              to="/project/$projectId/pi/$piId/sprint/$sprintId"
              params={{ projectId: at.project_id, piId: at.pi_id, sprintId: next.id }}
            >
              Go to {next.name}
            </LinkButton>
          ) : (
            isLast && (
              <LinkButton
                to="/project/$projectId/pi/$piId/review"
                params={{ projectId: at.project_id, piId: at.pi_id }}
              >
                Open Review
              </LinkButton>
            )
          ))}
      </Group>
      <Suspense>
        {asked !== null && <SprintTurn turn={asked} sprint={sprint} next={next} onClose={() => setAsked(null)} />}
      </Suspense>
    </Group>
  );
}
