import type { LintFinding } from '#contract/lint.ts';
import { failures } from '#contract/problems.ts';
import type { Feature } from '#contract/feature.ts';
import { sourceLabel } from '#domain/backlog.ts';
import { shownStatus } from '#domain/feature-status.ts';
import { Group, Skeleton, Stack, Text, Title } from '@mantine/core';
import { IconPencil } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useConfirmFeature, useFeature, useUpdateFeature } from '../../data/feature.ts';
import { featureFindingsQuery } from '../../data/refinement.ts';
import { isBeingEdited } from '../../data/field-edits.ts';
import { Changing } from '../../ui/changing.tsx';
import { day } from '../../ui/dates.ts';
import { Dialog } from '../../ui/dialog.tsx';
import { ErrorState } from '../../ui/error-state.tsx';
import { focusSoon } from '../../ui/focus.ts';
import { IconButton } from '../../ui/icon-button.tsx';
import { waiting } from '../../ui/waiting.ts';
import { WhySection } from '../../ui/why.tsx';
import { FeatureForecast } from '../forecast/forecast-line.tsx';
import { ArchitectReviews } from '../planning/architect-review.tsx';
import { Findings } from '../stories/findings.tsx';
import { Touched } from '../stories/touched.tsx';
import { EditFeatureFields } from './edit-feature-fields.tsx';
import { featureTexts } from './feature-fields.tsx';
import { FeatureBadges } from './feature-badges.tsx';
import { originOf } from './feature-origin.ts';
import { FeatureHistory } from './feature-history.tsx';
import { FeatureNote } from './feature-note.tsx';
import { FeatureStatusChoice } from './feature-status-choice.tsx';

type Props = { projectId: string; id: string; onClose: () => void };

/** All that is known of one feature, and what a person can do with it. */
export function FeatureDialog({ projectId, id, onClose }: Props) {
  const { data: feature, isPending, error, refetch } = useFeature(projectId, id);
  const findings = useQuery(featureFindingsQuery({ project_id: projectId, feature_id: id }));
  return (
    <Dialog onClose={onClose} title={feature?.name ?? 'Feature'} size="xl">
      {(isPending || (feature && findings.isPending)) && (
        <Stack {...waiting('Loading feature')}>
          <Skeleton h={24} w="60%" />
          <Skeleton h={96} />
          <Skeleton h={160} />
        </Stack>
      )}
      {error && !feature && <ErrorState {...failures.backlogLoad} error={error} onRetry={() => void refetch()} />}
      {feature && !findings.isPending && (
        <Details
          projectId={projectId}
          feature={feature}
          findings={findings.data?.filter(({ subject_id }) => subject_id === id) ?? []}
        />
      )}
    </Dialog>
  );
}

type DetailsProps = { projectId: string; feature: Feature; findings: LintFinding[] };

function Details({ projectId, feature, findings }: DetailsProps) {
  const { reviews } = feature;
  const [editing, setEditing] = useState(() => isBeingEdited(draftOf(feature.id)));
  const { mutate: confirm, isPending } = useConfirmFeature(projectId);
  const close = () => {
    setEditing(false);
    focusSoon('[data-edit]');
  };
  return (
    <Stack gap="lg">
      {editing && <EditFeature feature={feature} onClose={close} />}
      <Stack gap="xs">
        {!editing && (
          <>
            <Group justify="space-between" wrap="nowrap" align="flex-start" gap="xs">
              <FeatureBadges feature={feature} status={shownStatus(feature)} />
              <Changing>
                <IconButton label={`Edit ${feature.name}`} size="md" data-edit onClick={() => setEditing(true)}>
                  <IconPencil size={18} aria-hidden />
                </IconButton>
              </Changing>
            </Group>
            <Text style={{ whiteSpace: 'pre-wrap' }}>{feature.description}</Text>
          </>
        )}
        <Text size="sm" c="dimmed">
          {sourceLabel(feature)} · {day(feature.created_at)} · last changed {day(feature.last_updated)}
        </Text>
        {feature.pi_id !== null && (
          <FeatureForecast at={{ project_id: projectId, pi_id: feature.pi_id }} featureId={feature.id} />
        )}
        {feature.skipped_reason !== null && <Text size="sm">{feature.skipped_reason}</Text>}
      </Stack>
      <WhySection of={originOf(feature)} confirming={isPending} onConfirm={() => confirm(feature)} />
      <Changing shown>
        <FeatureStatusChoice projectId={projectId} feature={feature} />
      </Changing>
      <Changing shown>
        <Findings projectId={projectId} findings={findings} />
      </Changing>
      {reviews !== null && (
        <Stack gap="xs">
          <Title order={3} size="h4">
            Reviews
          </Title>
          <ArchitectReviews reviews={reviews} />
        </Stack>
      )}
      <Changing>
        <FeatureNote projectId={projectId} featureId={feature.id} />
      </Changing>
      <FeatureHistory history={feature.history} />
    </Stack>
  );
}

const draftOf = (featureId: string): string => `feature:${featureId}`;

/** The feature in other words, or with another value or size. */
function EditFeature({ feature, onClose }: { feature: Feature; onClose: () => void }) {
  const update = useUpdateFeature(feature);
  const [supersede, setSupersede] = useState<string[]>([]);
  const { version } = feature;
  return (
    <EditFeatureFields
      feature={feature}
      draft={draftOf(feature.id)}
      saving={update.isPending}
      onClose={onClose}
      onSave={(change, done) =>
        update.mutate({ version, change, before: featureTexts(feature), supersede }, { onSuccess: done })
      }
      touched={
        <Touched
          projectId={feature.project_id}
          of={{ feature_id: feature.id }}
          supersede={{ chosen: supersede, onChange: setSupersede }}
        />
      }
    />
  );
}
