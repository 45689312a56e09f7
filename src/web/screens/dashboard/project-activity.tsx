import { failures } from '#contract/problems.ts';
import { Button, Card, Text, Title } from '@mantine/core';
import { useInfiniteQuery } from '@tanstack/react-query';
import { projectActivityQuery } from '../../data/activity.ts';
import { ErrorState } from '../../ui/error-state.tsx';
import { ActivityList, ActivityWaiting } from '../activity/activity-list.tsx';

export function ProjectActivity({ projectId }: { projectId: string }) {
  const query = useInfiniteQuery(projectActivityQuery(projectId));
  const entries = query.data?.pages.flatMap((page) => page.items);
  return (
    <Card component="section" aria-labelledby="activity" aria-busy={query.isPending}>
      <Title order={2} size="h4" id="activity" mb="xs">
        Recent Activity
      </Title>
      {query.isPending && <ActivityWaiting />}
      {query.isError && !entries && (
        <ErrorState {...failures.activityLoad} error={query.error} onRetry={() => void query.refetch()} />
      )}
      {entries?.length === 0 && <Text c="dimmed">What happens in this project will be listed here.</Text>}
      {entries && <ActivityList entries={entries} />}
      {query.hasNextPage && (
        <div>
          <Button
            variant="subtle"
            mt="xs"
            loading={query.isFetchingNextPage}
            onClick={() => void query.fetchNextPage()}
          >
            Show more
          </Button>
        </div>
      )}
    </Card>
  );
}
