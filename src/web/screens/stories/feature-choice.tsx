import { limits } from '#contract/vocabulary.ts';
import { NativeSelect } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { orpc } from '../../data/client.ts';

/** Where a story can belong to: a project, its increment where it is in one, and the feature that it belongs to now. */
export type Belonging = {
  projectId: string;
  piId: string | null;
  feature: { id: string; name: string } | null;
};

type Props = { of: Belonging; value: string; onChange: (featureId: string) => void };

/** The feature that a story is a part of, among those of its increment; the empty text for none. */
export function FeatureChoice({ of: { projectId, piId, feature }, value, onChange }: Props) {
  const { data } = useQuery(
    orpc.feature.list.queryOptions({
      input: { project_id: projectId, ...(piId !== null && { pi_id: piId }), order: 'name', limit: limits.page },
    }),
  );
  const open = (data?.items ?? []).filter(({ id, status }) => status !== 'rejected' && id !== feature?.id);
  return (
    <NativeSelect
      label="Feature"
      value={value}
      data={[
        { value: '', label: 'No feature' },
        ...[...(feature ? [feature] : []), ...open].map(({ id, name }) => ({ value: id, label: name })),
      ]}
      onChange={({ currentTarget }) => onChange(currentTarget.value)}
    />
  );
}
