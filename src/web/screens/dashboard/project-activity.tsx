import { failures } from '#contract/problems.ts';
import type { Increment } from '#contract/increment.ts';
import { Card, Group, NativeSelect, Text, Title } from '@mantine/core';
import { useInfiniteQuery } from '@tanstack/react-query';
import { projectActivityQuery } from '../../data/activity.ts';
import { ErrorState } from '../../ui/error-state.tsx';
import { ActivityList, ActivityWaiting } from '../activity/activity-list.tsx';
import { ShowMore } from '../../ui/show-more.tsx';

type Props = {
  projectId: string;
  pi: string | undefined;
  increments: readonly Increment[] | undefined;
  onFilter: (pi: string | undefined) => void;
};

const all = 'all';

/** What happened in the project, or in one of its increments. */
export function ProjectActivity({ projectId, pi, increments, onFilter }: Props) {
  const query = useInfiniteQuery(projectActivityQuery(projectId, pi));
  const entries = query.data?.pages.flatMap((page) => page.items);
  return (
    <Card component="section" aria-labelledby="activity" aria-busy={query.isPending}>
      <Group justify="space-between" mb="xs">
        <Title order={2} size="h4" id="activity">
          Recent Activity
        </Title>
        {((increments?.length ?? 0) > 1 || pi !== undefined) && (
          <NativeSelect
            size="xs"
            aria-label="Show activity of"
            value={pi ?? all}
            onChange={({ currentTarget: { value } }) => onFilter(value === all ? undefined : value)}
            data={[
              { value: all, label: 'All PIs' },
              ...(increments ?? []).map(({ id, name }) => ({ value: id, label: name })),
            ]}
          />
        )}
      </Group>
      {query.isPending && <ActivityWaiting />}
      {query.isError && !entries && (
        <ErrorState {...failures.activityLoad} error={query.error} onRetry={() => void query.refetch()} />
      )}
      {entries?.length === 0 && (
        <Text c="dimmed">
          {pi === undefined
            ? 'What happens in this project will be listed here.'
            : 'Nothing was noted for this program increment yet.'}
        </Text>
      )}
      {entries && <ActivityList entries={entries} />}
      <ShowMore of={query} mt="md" w="fit-content" />
    </Card>
  );
}
