import {
  limits,
  settableFeatureStatuses,
  valueCategories,
  type SettableFeatureStatus,
  type ValueCategory,
} from '#contract/vocabulary.ts';
import { counted } from '#domain/counted.ts';
import { statusLabel } from '#domain/feature-status.ts';
import { Button, NativeSelect } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useChangeFeatures } from '../../data/feature.ts';
import { incrementsQuery } from '../../data/increment.ts';
import { piChoices } from '../feature-list/pi-choices.ts';
import type { Chosen } from './choice.ts';
import { ManyBar } from './many-bar.tsx';

const unchanged = { value: '', label: 'No change' };
const statuses = [unchanged, ...settableFeatureStatuses.map((value) => ({ value, label: statusLabel(value) }))];
const values = [unchanged, ...valueCategories.map((value) => ({ value, label: value }))];
const none = { status: '', value: '', pi: '' };

type Props = { projectId: string; chosen: Chosen; incomplete: boolean; onClear: () => void };

/** Changes status, value and increment of what is chosen, all at once. */
export function ManyChange({ projectId, chosen, incomplete, onClear }: Props) {
  const [to, setTo] = useState(none);
  const { data: increments = [] } = useQuery(incrementsQuery(projectId));
  const changing = useChangeFeatures(projectId);
  const isNothing = Object.values(to).every((value) => value === '');
  const apply = () => {
    const fields = {
      ...(to.status !== '' && { status: to.status as SettableFeatureStatus }),
      ...(to.value !== '' && { value_category: to.value as ValueCategory }),
      ...(to.pi !== '' && { pi_number: to.pi === 'none' ? null : Number(to.pi) }),
    };
    changing.mutate(
      [...chosen].map(([id, version]) => ({ id, version, ...fields })),
      {
        onSuccess: () => {
          setTo(none);
          onClear();
        },
      },
    );
  };
  return (
    <ManyBar chosen={counted(chosen.size, 'feature')} incomplete={incomplete} onClear={onClear}>
      <NativeSelect
        label="New status"
        data={statuses}
        value={to.status}
        onChange={({ currentTarget }) => setTo({ ...to, status: currentTarget.value })}
      />
      <NativeSelect
        label="New value"
        data={values}
        value={to.value}
        onChange={({ currentTarget }) => setTo({ ...to, value: currentTarget.value })}
      />
      <NativeSelect
        label="New PI"
        data={[unchanged, ...piChoices(increments), { value: 'none', label: 'No PI' }]}
        value={to.pi}
        onChange={({ currentTarget }) => setTo({ ...to, pi: currentTarget.value })}
      />
      <Button
        disabled={isNothing || chosen.size > limits.many}
        loading={changing.isPending}
        variant="light"
        onClick={apply}
      >
        Change {counted(chosen.size, 'feature')}
      </Button>
    </ManyBar>
  );
}
