import { failures } from '#contract/problems.ts';
import type { Feature } from '#contract/feature.ts';
import { Button, Group, Skeleton, Stack, Text, Title } from '@mantine/core';
import { IconPencil, IconPlus, IconSparkles } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { Suspense, useState } from 'react';
import {
  featureFindingsQuery,
  refinementQuery,
  useProposals,
  useRefinementChanges,
  type OfferedItem,
  type QuestionItem,
  type RefinementAddress,
  type RemarkItem,
} from '../../data/refinement.ts';
import { Changing } from '../../ui/changing.tsx';
import { isNotFound } from '../../ui/reason.ts';
import { EmptyState } from '../../ui/empty-state.tsx';
import { ErrorState } from '../../ui/error-state.tsx';
import { IconButton } from '../../ui/icon-button.tsx';
import { waiting } from '../../ui/waiting.ts';
import { fetchedAhead } from '../../ui/fetched-ahead.ts';
import { FeatureBadges } from '../feature-list/feature-badges.tsx';
import { ArchitectReviews } from '../planning/architect-review.tsx';
import { ExpectedCost } from '../questions/expected-cost.tsx';
import { AskingTeam } from './asking-team.tsx';
import { FeatureStories } from './feature-stories.tsx';
import { Offers } from './offers.tsx';
import { Questions } from './questions.tsx';
import { Remarks } from './remarks.tsx';
import classes from './refinement.module.css';

const FeatureDialog = fetchedAhead(async () => (await import('../feature-list/feature-dialog.tsx')).FeatureDialog);
const NewStory = fetchedAhead(async () => (await import('../stories/new-story.tsx')).NewStory);

type Props = { at: RefinementAddress; onOpen: (story: string) => void };

/** One feature: Bea's questions, Ava's stories, Uma's and Sasha's remarks, and what the person has made of them. */
export function FeatureRefinement({ at, onOpen }: Props) {
  const query = useQuery(refinementQuery(at));
  const changes = useRefinementChanges(at);
  const ava = useProposals(at, 'stories');
  // The linter reads the whole project: once for all that Ava offers, and not for each as it arrives.
  const { data: findings = [] } = useQuery({ ...featureFindingsQuery(at), enabled: ava.state !== 'asking' });
  const [adding, setAdding] = useState(false);
  if (query.isPending)
    return (
      <Stack {...waiting('Loading feature')}>
        <Skeleton h={90} />
        <Skeleton h={180} />
        <Skeleton h={180} />
      </Stack>
    );
  if (!query.data)
    return isNotFound(query.error) ? (
      <EmptyState title="Feature not found" text="It may have moved to another increment. Choose another one." />
    ) : (
      <ErrorState {...failures.refinementLoad} error={query.error} onRetry={() => void query.refetch()} />
    );
  const { feature, items, stories } = query.data;
  const offers = items.filter((item): item is OfferedItem => item.kind === 'story');
  const questions = items.filter((item): item is QuestionItem => item.kind === 'question');
  const remarks = items.filter((item): item is RemarkItem => item.kind === 'remark');
  const letters = feature.name.length + feature.description.length;
  const busy = ava.state === 'asking';
  const isFirst = offers.length === 0 && stories.length === 0;
  const askAva = (
    <Button
      variant={isFirst ? 'filled' : 'default'}
      leftSection={<IconSparkles size={16} aria-hidden />}
      disabled={busy}
      onClick={ava.ask}
    >
      {isFirst ? 'Ask Ava for stories' : 'Ask Ava for more'}
    </Button>
  );
  return (
    <Stack gap="lg" miw={0}>
      <FeatureHead projectId={at.project_id} feature={feature} />
      <Changing shown>
        <Questions at={at} questions={questions} changes={changes} letters={letters} />
      </Changing>
      <section aria-labelledby="refined-stories">
        <Stack gap="sm">
          <div className={classes.bar}>
            <Title order={3} id="refined-stories">
              Stories
            </Title>
            <Changing>
              <Group gap="xs">
                <Button
                  variant="default"
                  leftSection={<IconPlus size={16} aria-hidden />}
                  onClick={() => setAdding(true)}
                >
                  Add by hand
                </Button>
                {askAva}
              </Group>
            </Changing>
          </div>
          <AskingTeam asking={ava} who="ava" what="stories" />
          {!busy && (
            <ExpectedCost
              projectId={at.project_id}
              kind="splitFeature"
              letters={letters}
              again={ava.state !== 'idle'}
            />
          )}
          {isFirst && !busy && (
            <Text size="sm" c="dimmed">
              Nothing here yet. Ava proposes stories, each with criteria for the usual way and for what is refused; none
              becomes a story before you accept it.
            </Text>
          )}
          <FeatureStories projectId={at.project_id} stories={stories} findings={findings} onOpen={onOpen} />
          <Changing shown>
            <Offers projectId={at.project_id} offers={offers} findings={findings} changes={changes} coming={busy} />
          </Changing>
        </Stack>
      </section>
      <Changing shown>
        <Remarks at={at} remarks={remarks} letters={letters} />
      </Changing>
      <Suspense>
        {adding && (
          <NewStory
            projectId={at.project_id}
            piId={at.pi_id}
            featureId={at.feature_id}
            onClose={() => setAdding(false)}
          />
        )}
      </Suspense>
    </Stack>
  );
}

/** What the feature says of itself, and what the architects said of it. */
function FeatureHead({ projectId, feature }: { projectId: string; feature: Feature }) {
  const [editing, setEditing] = useState(false);
  return (
    <Stack gap="xs">
      <Group justify="space-between" wrap="nowrap" align="flex-start" gap="xs">
        <Title order={3}>{feature.name}</Title>
        <Changing>
          <IconButton label={`Edit ${feature.name}`} size="md" onClick={() => setEditing(true)}>
            <IconPencil size={18} aria-hidden />
          </IconButton>
        </Changing>
      </Group>
      <FeatureBadges feature={feature} />
      <Text size="sm" style={{ whiteSpace: 'pre-wrap' }}>
        {feature.description}
      </Text>
      {feature.reviews !== null && (
        <details>
          <summary>What the architects said</summary>
          <ArchitectReviews reviews={feature.reviews} />
        </details>
      )}
      {editing && (
        <Suspense>
          <FeatureDialog projectId={projectId} id={feature.id} onClose={() => setEditing(false)} />
        </Suspense>
      )}
    </Stack>
  );
}
