import { failures } from '#contract/problems.ts';
import { Text, Title } from '@mantine/core';
import { useInfiniteQuery } from '@tanstack/react-query';
import { recentActivityQuery } from '../../data/activity.ts';
import { ErrorState } from '../../ui/error-state.tsx';
import { ActivityList, ActivityWaiting } from '../activity/activity-list.tsx';
import { ShowMore } from '../../ui/show-more.tsx';

export function RecentActivity() {
  const query = useInfiniteQuery(recentActivityQuery());
  const entries = query.data?.pages.flatMap((page) => page.items);
  return (
    <section aria-labelledby="recent-activity" aria-busy={query.isPending}>
      <Title order={2} id="recent-activity" mb="xs">
        Recent Activity
      </Title>
      {query.isPending && <ActivityWaiting />}
      {query.isError && !entries && (
        <ErrorState {...failures.activityLoad} error={query.error} onRetry={() => void query.refetch()} />
      )}
      {entries?.length === 0 && <Text c="dimmed">What happens in your projects will be listed here.</Text>}
      {entries && <ActivityList entries={entries} />}
      <ShowMore of={query} mt="md" />
    </section>
  );
}
