import type { Idea } from '#contract/idea.ts';
import { failures } from '#contract/problems.ts';
import { Badge, Button, Card, Group, Skeleton, Stack, Text } from '@mantine/core';
import { IconBulb } from '@tabler/icons-react';
import { useInfiniteQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { ideasQuery, type IdeaFilters } from '../../data/idea.ts';
import { day } from '../../ui/dates.ts';
import { Changing } from '../../ui/changing.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { ErrorState } from '../../ui/error-state.tsx';
import { waiting } from '../../ui/waiting.ts';
import { statusLabels, typeLabels } from './idea-labels.ts';
import { ideaChosen } from './idea-search.ts';
import classes from './ideas.module.css';
import { ShowMore } from '../../ui/show-more.tsx';

type Props = {
  projectId: string;
  filters: IdeaFilters;
  /** What the list is filtered by; left out while there is nothing to filter. */
  bar: ReactNode;
  chosen: string | undefined;
  onCreate: () => void;
};

/** The ideas of a project, newest first. */
export function IdeaList({ projectId, filters, bar, chosen, onCreate }: Props) {
  const query = useInfiniteQuery(ideasQuery(projectId, filters));
  const isFiltering = Object.keys(filters).length > 0;
  const ideas = query.data?.pages.flatMap(({ items }) => items);
  // While a filter that left nothing is taken away, the bar with the focus stays.
  if (ideas?.length === 0 && !isFiltering && !query.isPlaceholderData)
    return (
      <EmptyState
        icon={<IconBulb />}
        title="No ideas yet"
        text="Write down what the project should reach, in your own words. Features can be made from it later."
        action={
          <Changing>
            <Button onClick={onCreate}>Create New Idea</Button>
          </Changing>
        }
      />
    );
  return (
    <Stack gap="sm">
      {(ideas || isFiltering) && bar}
      {query.isPending && (
        <Stack gap="sm" {...waiting('Loading ideas')}>
          <Skeleton h={104} />
          <Skeleton h={104} />
          <Skeleton h={104} />
        </Stack>
      )}
      {query.isError && !ideas && (
        <ErrorState {...failures.ideasFetch} error={query.error} onRetry={() => void query.refetch()} />
      )}
      {ideas?.length === 0 && (
        <EmptyState icon={<IconBulb />} title="No ideas found" text="No ideas match your search criteria." />
      )}
      {ideas && (
        <ul className={classes.ideas} aria-label="Ideas">
          {ideas.map((idea) => (
            <li key={idea.id}>
              <IdeaCard idea={idea} isChosen={idea.id === chosen} />
            </li>
          ))}
        </ul>
      )}
      <ShowMore of={query} />
    </Stack>
  );
}

type CardProps = { idea: Idea; isChosen: boolean };

const IdeaCard = ({ idea, isChosen }: CardProps) => (
  <Card component="article" padding="sm" className={classes.card} data-chosen={isChosen || undefined}>
    <Link
      to="/project/$projectId/ideas"
      params={{ projectId: idea.project_id }}
      search={ideaChosen(idea.id)}
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
