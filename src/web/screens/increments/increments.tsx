import { failures } from '#contract/problems.ts';
import { Button, Card, Group, Skeleton, Stack, Text, Title } from '@mantine/core';
import { IconPlus } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { activeOf, incrementsQuery } from '../../data/increment.ts';
import { Changing } from '../../ui/changing.tsx';
import { ErrorState } from '../../ui/error-state.tsx';
import { ForecastLine } from '../forecast/forecast-line.tsx';
import { IncrementActions } from './increment-actions.tsx';
import { IncrementCard } from './increment-card.tsx';
import { IncrementDates } from './increment-words.tsx';
import classes from './increments.module.css';
import { StageTracker } from './stage-tracker.tsx';

type Props = { projectId: string; onCreate: () => void; onEdit: (id: string) => void };

/** The increment under way, and all there are. */
export function Increments({ projectId, onCreate, onEdit }: Props) {
  const query = useQuery(incrementsQuery(projectId));
  const active = query.data && activeOf(query.data);
  return (
    <Stack gap="xl" component="section" aria-labelledby="increments" aria-busy={query.isPending}>
      <Title order={2} id="increments">
        Program Increments
      </Title>
      {query.isPending && <Skeleton h={220} />}
      {query.isError && !query.data && (
        <ErrorState {...failures.incrementLoad} error={query.error} onRetry={() => void query.refetch()} />
      )}
      {active && (
        <Card component="article" aria-labelledby="current">
          <Group justify="space-between" align="flex-start" mb="md">
            <div>
              <Text size="sm" c="dimmed">
                Current PI
              </Text>
              <Title order={3} id="current">
                {active.name}
                {active.theme !== '' && `: ${active.theme}`}
              </Title>
              {active.goal !== '' && <Text mt={4}>{active.goal}</Text>}
              <IncrementDates increment={active} />
            </div>
            <IncrementActions increment={active} onEdit={onEdit} />
          </Group>
          <StageTracker increment={active} />
          <ForecastLine at={{ project_id: projectId, pi_id: active.id }} />
        </Card>
      )}
      {query.data && !active && (
        <Card>
          <Group justify="space-between">
            <Text>No active program increment found</Text>
            <Changing>
              <Button onClick={onCreate}>Create New Program Increment</Button>
            </Changing>
          </Group>
        </Card>
      )}
      {query.data && (
        <section aria-labelledby="all">
          <Title order={3} id="all" mb="sm">
            All Program Increments
          </Title>
          <div className={classes.grid}>
            {query.data.map((increment) => (
              <IncrementCard key={increment.id} increment={increment} onEdit={onEdit} />
            ))}
            <Changing>
              <button type="button" className={classes.add} onClick={onCreate}>
                <IconPlus size={28} aria-hidden />
                <Text component="span" fw={600}>
                  Add New PI
                </Text>
              </button>
            </Changing>
          </div>
        </section>
      )}
    </Stack>
  );
}
