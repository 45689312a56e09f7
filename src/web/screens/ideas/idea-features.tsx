import type { FeatureCard } from '#contract/feature.ts';
import { failures } from '#contract/problems.ts';
import { Group, Skeleton, Stack, Text, Title } from '@mantine/core';
import { useInfiniteQuery } from '@tanstack/react-query';
import { featuresQuery } from '../../data/feature-list.ts';
import { ErrorState } from '../../ui/error-state.tsx';
import { LinkAnchor } from '../../ui/links.tsx';
import { waiting } from '../../ui/waiting.ts';
import { StatusBadge } from '../feature-list/feature-badges.tsx';
import classes from './ideas.module.css';
import { ShowMore } from '../../ui/show-more.tsx';

/** The features that were made of an idea, newest first; each opens on the page of features. */
export function IdeaFeatures({ projectId, ideaId }: { projectId: string; ideaId: string }) {
  const query = useInfiniteQuery(featuresQuery(projectId, { idea_id: ideaId }));
  const features = query.data?.pages.flatMap(({ items }) => items);
  return (
    <Stack gap="xs">
      <Title order={4}>Features of this idea</Title>
      {query.isPending && <Skeleton h={48} {...waiting('Loading features')} />}
      {query.isError && !features && (
        <ErrorState {...failures.backlogLoad} error={query.error} onRetry={() => void query.refetch()} />
      )}
      {features?.length === 0 && <Text c="dimmed">None yet. Ava can suggest some, and you decide which to keep.</Text>}
      {features && features.length > 0 && (
        <ul className={classes.features} aria-label="Features of this idea">
          {features.map((feature) => (
            <OneFeature key={feature.id} feature={feature} />
          ))}
        </ul>
      )}
      <ShowMore of={query} size="xs" w="fit-content" />
    </Stack>
  );
}

const OneFeature = ({ feature }: { feature: FeatureCard }) => (
  <Group component="li" justify="space-between" gap="xs" wrap="nowrap" align="flex-start">
    <LinkAnchor
      to="/project/$projectId/features"
      params={{ projectId: feature.project_id }}
      search={{ feature: feature.id }}
    >
      {feature.name}
    </LinkAnchor>
    <div className={classes.whole}>
      <StatusBadge status={feature.status} />
    </div>
  </Group>
);
