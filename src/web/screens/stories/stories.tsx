import { failures } from '#contract/problems.ts';
import type { StoryCard as Story } from '#contract/story.ts';
import { storyStatusLabel } from '#domain/story.ts';
import { Badge, Card, Group, Skeleton, Stack, Text, Title } from '@mantine/core';
import { IconListDetails } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { storiesQuery } from '../../data/story.ts';
import { EmptyState } from '../../ui/empty-state.tsx';
import { ErrorState } from '../../ui/error-state.tsx';
import { LinkButton } from '../../ui/links.tsx';

const priorityColor: Record<Story['priority'], string> = { low: 'blue', medium: 'yellow', high: 'red' };

export function Stories({ projectId }: { projectId: string }) {
  const query = useQuery(storiesQuery(projectId));
  return (
    <section>
      <Title order={2} mb="md">
        User Stories
      </Title>
      {query.isPending && <Waiting />}
      {query.isError && (
        <ErrorState {...failures.storiesLoad} error={query.error} onRetry={() => void query.refetch()} />
      )}
      {query.data?.items.length === 0 && (
        <EmptyState
          icon={<IconListDetails />}
          title="No user stories found for this project"
          text="Stories are written in Story Refinement, from the features that you planned."
          action={
            <LinkButton to="/project/$projectId/features" params={{ projectId }} variant="default">
              See the features
            </LinkButton>
          }
        />
      )}
      <Stack gap="sm">
        {query.data?.items.map((story) => (
          <StoryCard key={story.id} story={story} />
        ))}
      </Stack>
    </section>
  );
}

function StoryCard({ story }: { story: Story }) {
  return (
    <Card padding="md" component="article">
      <Group justify="space-between" wrap="nowrap" align="flex-start">
        <div>
          <Title order={3} size="h4">
            {story.title}
          </Title>
          <Text size="sm" c="dimmed">
            {story.description}
          </Text>
        </div>
        <Group gap="xs">
          <Badge color={priorityColor[story.priority]}>{story.priority} priority</Badge>
          <Badge color="gray">{storyStatusLabel[story.status]}</Badge>
          {story.story_points !== null && <Badge variant="outline">{story.story_points} points</Badge>}
        </Group>
      </Group>
    </Card>
  );
}

const Waiting = () => (
  <Stack gap="sm" aria-busy="true" aria-label="Loading stories">
    <Skeleton h={76} />
    <Skeleton h={76} />
    <Skeleton h={76} />
  </Stack>
);
