import { failures } from '#contract/problems.ts';
import type { FeatureCard } from '#contract/feature.ts';
import { Button, Card, Group, Skeleton, Stack, Text, Title } from '@mantine/core';
import { IconListDetails } from '@tabler/icons-react';
import { useInfiniteQuery, useQuery } from '@tanstack/react-query';
import { useId, useState } from 'react';
import { featureQuery } from '../../data/feature.ts';
import { featuresQuery } from '../../data/feature-list.ts';
import { incrementsQuery } from '../../data/increment.ts';
import { EmptyState } from '../../ui/empty-state.tsx';
import { ErrorState } from '../../ui/error-state.tsx';
import { LinkButton } from '../../ui/links.tsx';
import { FeatureBadges } from '../feature-list/feature-badges.tsx';
import { ArchitectReviews } from '../planning/architect-review.tsx';
import classes from '../planning/planning.module.css';

type Props = { projectId: string; piId: string };

/** What planning has decided, ready to be split into stories. */
export function RefinementScreen({ projectId, piId }: Props) {
  const { data: increments } = useQuery(incrementsQuery(projectId));
  const increment = increments?.find(({ id }) => id === piId);
  const query = useInfiniteQuery(featuresQuery(projectId, { pi_id: piId, status: 'selected' }));
  const features = query.data?.pages.flatMap(({ items }) => items);
  return (
    <Stack gap="lg">
      <div>
        <Title order={2}>Story Refinement</Title>
        <Text c="dimmed" maw="48rem">
          {increment ? `${increment.name}: the` : 'The'} selected features and what the architects said about them.
          Splitting them into stories comes next; writing stories is not part of this version yet.
        </Text>
      </div>
      {query.isPending && <Waiting />}
      {query.isError && !features && (
        <ErrorState {...failures.backlogLoad} error={query.error} onRetry={() => void query.refetch()} />
      )}
      {features?.length === 0 && (
        <EmptyState
          icon={<IconListDetails />}
          title="No features selected"
          text="Features come here when PI planning is finalized."
          action={
            <LinkButton to="/project/$projectId/pi/$piId/planning" params={{ projectId, piId }}>
              Go to PI Planning
            </LinkButton>
          }
        />
      )}
      <ul className={classes.list} aria-label="Selected features">
        {features?.map((feature) => (
          <li key={feature.id}>
            <SelectedFeature projectId={projectId} feature={feature} />
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

function SelectedFeature({ projectId, feature }: { projectId: string; feature: FeatureCard }) {
  const heading = useId();
  const reviews = useId();
  const [open, setOpen] = useState(false);
  return (
    <Card component="article" padding="md" aria-labelledby={heading}>
      <Stack gap="sm">
        <Group justify="space-between" gap="sm">
          <Stack gap={6} flex="1 1 18rem">
            <Title order={3} size="h4" id={heading}>
              {feature.name}
            </Title>
            <Text size="sm">{feature.description}</Text>
            <FeatureBadges feature={feature} />
          </Stack>
          <Button
            variant="default"
            size="xs"
            aria-expanded={open}
            aria-controls={open ? reviews : undefined}
            aria-describedby={heading}
            onClick={() => setOpen(!open)}
          >
            {open ? 'Hide reviews' : 'Show reviews'}
          </Button>
        </Group>
        {open && (
          <div id={reviews}>
            <Reviews projectId={projectId} id={feature.id} />
          </div>
        )}
      </Stack>
    </Card>
  );
}

function Reviews({ projectId, id }: { projectId: string; id: string }) {
  const { data, error, refetch } = useQuery(featureQuery(projectId, id));
  if (error && !data) return <ErrorState {...failures.backlogLoad} error={error} onRetry={() => void refetch()} />;
  if (!data) return <Skeleton h={120} />;
  if (data.reviews === null) return <Text size="sm">No architect was asked about this feature.</Text>;
  return <ArchitectReviews reviews={data.reviews} />;
}

const Waiting = () => (
  <Stack aria-busy="true" aria-label="Loading features">
    <Skeleton h={110} />
    <Skeleton h={110} />
    <Skeleton h={110} />
  </Stack>
);
