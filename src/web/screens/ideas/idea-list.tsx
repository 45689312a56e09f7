import type { Idea } from '#contract/idea.ts';
import { failures } from '#contract/problems.ts';
import { Button, Card, Group, Skeleton, Stack, Text, Title } from '@mantine/core';
import { IconBulb, IconTrash } from '@tabler/icons-react';
import { useInfiniteQuery } from '@tanstack/react-query';
import { ideasQuery, useDeleteIdea } from '../../data/idea.ts';
import { day } from '../../ui/dates.ts';
import { EmptyState } from '../../ui/empty-state.tsx';
import { ErrorState } from '../../ui/error-state.tsx';
import { IconButton } from '../../ui/icon-button.tsx';

/** The ideas of a project, newest first. */
export function IdeaList({ projectId, onCreate }: { projectId: string; onCreate: () => void }) {
  const query = useInfiniteQuery(ideasQuery(projectId));
  const remove = useDeleteIdea(projectId);
  const ideas = query.data?.pages.flatMap(({ items }) => items);
  if (query.isPending)
    return (
      <Stack gap="sm" aria-busy="true" aria-label="Loading ideas">
        <Skeleton h={92} />
        <Skeleton h={92} />
        <Skeleton h={92} />
      </Stack>
    );
  if (!ideas) return <ErrorState {...failures.ideasFetch} error={query.error} onRetry={() => void query.refetch()} />;
  if (ideas.length === 0)
    return (
      <EmptyState
        icon={<IconBulb />}
        title="No ideas yet"
        text="Write down what the project should reach, in your own words. Features can be made from it later."
        action={
          <Button variant="light" onClick={onCreate}>
            Create New Idea
          </Button>
        }
      />
    );
  return (
    <Stack gap="sm" maw="56rem">
      {ideas.map((idea) => (
        <IdeaCard key={idea.id} idea={idea} onDelete={() => remove.mutate(idea)} />
      ))}
      {query.hasNextPage && (
        <Button variant="default" loading={query.isFetchingNextPage} onClick={() => void query.fetchNextPage()}>
          Show more
        </Button>
      )}
    </Stack>
  );
}

const IdeaCard = ({ idea, onDelete }: { idea: Idea; onDelete: () => void }) => (
  <Card component="article" padding="md">
    <Group justify="space-between" wrap="nowrap" align="flex-start" gap="sm">
      <Stack gap={4} miw={0}>
        <Title order={3} size="h4">
          {idea.title}
        </Title>
        <Text size="sm" style={{ whiteSpace: 'pre-wrap' }}>
          {idea.description}
        </Text>
        <Text size="sm" c="dimmed">
          {day(idea.created_at)} by {idea.created_by}
        </Text>
      </Stack>
      <IconButton label={`Delete ${idea.title}`} onClick={onDelete}>
        <IconTrash size={18} aria-hidden />
      </IconButton>
    </Group>
  </Card>
);
