import { failures } from '#contract/problems.ts';
import type { RefinedFeature } from '#contract/refinement.ts';
import { counted } from '#domain/counted.ts';
import { Badge, Group, NativeSelect, Skeleton, Stack, Text, Title } from '@mantine/core';
import { IconListDetails } from '@tabler/icons-react';
import { useInfiniteQuery, useQuery } from '@tanstack/react-query';
import { Link, useNavigate } from '@tanstack/react-router';
import { Suspense } from 'react';
import { incrementsQuery } from '../../data/increment.ts';
import { refinedFeaturesQuery } from '../../data/refinement.ts';
import { EmptyState } from '../../ui/empty-state.tsx';
import { ErrorState } from '../../ui/error-state.tsx';
import { LinkButton } from '../../ui/links.tsx';
import { waiting } from '../../ui/waiting.ts';
import { StageStep } from '../increments/advance-stage.tsx';
import { StageStanding } from '../increments/stage-standing.tsx';
import { FeatureRefinement } from './feature-refinement.tsx';
import classes from './refinement.module.css';
import { ShowMore } from '../../ui/show-more.tsx';
import { fetchedAhead } from '../../ui/fetched-ahead.ts';

const StoryDialog = fetchedAhead(async () => (await import('../stories/story-dialog.tsx')).StoryDialog);

type Props = { projectId: string; piId: string; featureId: string | undefined; storyId: string | undefined };

/** The selected features at the left, one of them open: what the advisors offer of it, and the stories it has. */
export function RefinementScreen({ projectId, piId, featureId, storyId }: Props) {
  const navigate = useNavigate();
  const { data: increments } = useQuery(incrementsQuery(projectId));
  const increment = increments?.find(({ id }) => id === piId);
  const query = useInfiniteQuery(refinedFeaturesQuery(projectId, piId));
  const features = query.data?.pages.flatMap(({ items }) => items) ?? [];
  const open = featureId ?? features[0]?.id;
  const go = (search: { feature?: string; story?: string }, replace = false) =>
    void navigate({
      to: '/project/$projectId/pi/$piId/refinement',
      params: { projectId, piId },
      search,
      replace,
      resetScroll: false,
    });
  const withStory = (story?: string) => go({ ...(open && { feature: open }), ...(story && { story }) });
  return (
    <Stack gap="lg">
      <Group justify="space-between" align="flex-start" gap="md">
        <div>
          <Title order={2}>Story Refinement</Title>
          <Text c="dimmed" maw="48rem">
            {increment ? `${increment.name}: split` : 'Split'} each selected feature into stories that can be built and
            checked one by one. Advisors offer, you decide.
          </Text>
          <StageStanding projectId={projectId} piId={piId} stage="story_refinement" />
        </div>
        {increment && <StageStep increment={increment} stage="story_refinement" />}
      </Group>
      {query.isPending && <Waiting />}
      {query.isError && !query.data && (
        <ErrorState {...failures.refinementLoad} error={query.error} onRetry={() => void query.refetch()} />
      )}
      {query.data && features.length === 0 && (
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
      {open !== undefined && features.length > 0 && (
        <div className={classes.both}>
          <nav className={classes.nav} aria-label="Selected features">
            <ul className={classes.features}>
              {features.map((feature) => (
                <li key={feature.id}>
                  <Link
                    to="/project/$projectId/pi/$piId/refinement"
                    params={{ projectId, piId }}
                    search={{ feature: feature.id }}
                    resetScroll={false}
                    className={classes.feature}
                    aria-current={feature.id === open || undefined}
                  >
                    <Text size="sm" fw={600}>
                      {feature.name}
                    </Text>
                    <Progress feature={feature} />
                  </Link>
                </li>
              ))}
            </ul>
            <ShowMore of={query} size="xs" fullWidth mt="xs" />
          </nav>
          <div className={classes.narrow}>
            <NativeSelect
              label="Feature"
              data={features.map(({ id, name }) => ({ value: id, label: name }))}
              value={open}
              onChange={({ currentTarget }) => go({ feature: currentTarget.value })}
            />
            <ShowMore of={query} size="xs" fullWidth mt="xs" />
          </div>
          <FeatureRefinement
            key={open}
            at={{ project_id: projectId, pi_id: piId, feature_id: open }}
            onOpen={withStory}
          />
        </div>
      )}
      {storyId !== undefined && (
        <Suspense>
          <StoryDialog
            key={storyId}
            projectId={projectId}
            id={storyId}
            onClose={() => withStory()}
            onOpen={withStory}
          />
        </Suspense>
      )}
    </Stack>
  );
}

/** How far a feature is, in a line. */
function Progress({ feature }: { feature: RefinedFeature }) {
  const { stories, ready, points, offered, questions, unestimated, look } = feature;
  return (
    <Group gap={6} mt={4}>
      <Text size="sm" c="dimmed" className="tabular">
        {stories === 0
          ? 'No stories yet'
          : `${counted(stories, 'story', 'stories')}, ${ready} ready, ${counted(points, 'point')}`}
      </Text>
      {unestimated > 0 && (
        <Badge size="sm" variant="outline" color="gray">
          {unestimated} not estimated
        </Badge>
      )}
      {look > 0 && (
        <Badge size="sm" color="amber">
          {look} to look at
        </Badge>
      )}
      {offered > 0 && (
        <Badge size="sm" variant="outline" color="amber">
          {offered} offered
        </Badge>
      )}
      {questions > 0 && (
        <Badge size="sm" variant="outline" color="amber">
          {questions} open {questions === 1 ? 'question' : 'questions'}
        </Badge>
      )}
    </Group>
  );
}

const Waiting = () => (
  <div className={classes.both} {...waiting('Loading features')}>
    <Stack gap={4} className={classes.nav}>
      <Skeleton h={56} />
      <Skeleton h={56} />
      <Skeleton h={56} />
    </Stack>
    <Stack>
      <Skeleton h={110} />
      <Skeleton h={200} />
    </Stack>
  </div>
);
