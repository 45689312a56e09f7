import type { Idea } from '#contract/idea.ts';
import { failures } from '#contract/problems.ts';
import { Badge, Button, Card, Group, Skeleton, Stack, Text } from '@mantine/core';
import { IconBulb } from '@tabler/icons-react';
import { useInfiniteQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { ideasQuery } from '../../data/idea.ts';
import { day } from '../../ui/dates.ts';
import { EmptyState } from '../../ui/empty-state.tsx';
import { ErrorState } from '../../ui/error-state.tsx';
import { statusLabels, typeLabels } from './idea-labels.ts';
import classes from './ideas.module.css';

type Props = { projectId: string; chosen: string | undefined; onCreate: () => void };

/** The ideas of a project, newest first. */
export function IdeaList({ projectId, chosen, onCreate }: Props) {
  const query = useInfiniteQuery(ideasQuery(projectId));
  const ideas = query.data?.pages.flatMap(({ items }) => items);
  if (query.isPending)
    return (
      <Stack gap="sm" aria-busy="true" aria-label="Loading ideas">
        <Skeleton h={104} />
        <Skeleton h={104} />
        <Skeleton h={104} />
      </Stack>
    );
  if (!ideas) return <ErrorState {...failures.ideasFetch} error={query.error} onRetry={() => void query.refetch()} />;
  if (ideas.length === 0)
    return (
      <EmptyState
        icon={<IconBulb />}
        title="No ideas yet"
        text="Write down what the project should reach, in your own words. Features can be made from it later."
        action={<Button onClick={onCreate}>Create New Idea</Button>}
      />
    );
  return (
    <Stack gap="sm">
      <ul className={classes.ideas} aria-label="Ideas">
        {ideas.map((idea) => (
          <li key={idea.id}>
            <IdeaCard idea={idea} isChosen={idea.id === chosen} />
          </li>
        ))}
      </ul>
      {query.hasNextPage && (
        <Button variant="default" loading={query.isFetchingNextPage} onClick={() => void query.fetchNextPage()}>
          Show more
        </Button>
      )}
    </Stack>
  );
}

const IdeaCard = ({ idea, isChosen }: { idea: Idea; isChosen: boolean }) => (
  <Card component="article" padding="sm" className={classes.card} data-chosen={isChosen || undefined}>
    <Link
      to="/project/$projectId/ideas"
      params={{ projectId: idea.project_id }}
      search={{ idea: idea.id }}
      resetScroll={false}
      className={classes.link}
      aria-current={isChosen ? 'true' : undefined}
    >
      {idea.title}
    </Link>
    <Text size="sm" c="dimmed" lineClamp={2}>
      {idea.description}
    </Text>
    <Group gap={6} mt={6}>
      <Badge color="gray" variant="default">
        {typeLabels[idea.type]}
      </Badge>
      <Badge color={idea.status === 'active' ? 'spruce' : 'gray'} variant="outline">
        {statusLabels[idea.status]}
      </Badge>
      <Text size="sm" c="dimmed" className="tabular">
        {day(idea.created_at)}
      </Text>
    </Group>
  </Card>
);
