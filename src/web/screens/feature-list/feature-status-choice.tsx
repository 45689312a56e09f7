import type { Feature } from '#contract/feature.ts';
import { settableFeatureStatuses, type SettableFeatureStatus } from '#contract/vocabulary.ts';
import { shownStatus, statusLabel } from '#domain/feature-status.ts';
import { NativeSelect } from '@mantine/core';
import { useSetFeatureStatus } from '../../data/feature.ts';

const choices = settableFeatureStatuses.map((value) => ({ value, label: statusLabel(value) }));

/** Any of the four statuses, from any other. One that an import brought is shown, and cannot be chosen again. */
export function FeatureStatusChoice({ projectId, feature }: { projectId: string; feature: Feature }) {
  const setStatus = useSetFeatureStatus(projectId);
  const { status } = feature;
  const shown = shownStatus(feature);
  const isOther = !choices.some(({ value }) => value === status);
  return (
    <NativeSelect
      label="Status"
      description={shown !== status && `Shown as ${statusLabel(shown)}, because its stories have been begun.`}
      maw="20rem"
      data={isOther ? [{ value: status ?? '', label: statusLabel(status), disabled: true }, ...choices] : choices}
      value={status ?? ''}
      onChange={({ currentTarget }) =>
        setStatus({ id: feature.id, status: currentTarget.value as SettableFeatureStatus, before: status })
      }
    />
  );
}
