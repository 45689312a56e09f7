import type { FeatureStatus, ValueCategory } from '#contract/vocabulary.ts';
import { complexityLabel } from '#domain/backlog.ts';
import { statusLabel } from '#domain/feature-status.ts';
import type { FeatureCard } from '#contract/feature.ts';
import { Badge, Group } from '@mantine/core';
import { IconChevronDown, IconChevronUp, IconEqual } from '@tabler/icons-react';

const statusColor: Record<FeatureStatus, string> = {
  suggested: 'amber',
  selected: 'spruce',
  rejected: 'gray',
  implemented: 'green',
  approved: 'teal',
  in_progress: 'blue',
  completed: 'green',
};

const valueIcon: Record<ValueCategory, typeof IconEqual> = {
  'Must Have': IconChevronUp,
  'Should Have': IconEqual,
  'Could Have': IconChevronDown,
};
const valueColor: Record<ValueCategory, string> = {
  'Must Have': 'spruce',
  'Should Have': 'blue',
  'Could Have': 'gray',
};

export function ValueBadge({ value }: { value: ValueCategory }) {
  const Icon = valueIcon[value];
  return (
    <Badge color={valueColor[value]} leftSection={<Icon size={14} aria-hidden />}>
      {value}
    </Badge>
  );
}

export const StatusBadge = ({ status }: { status: FeatureStatus | null }) => (
  <Badge variant="outline" color={status === null ? 'gray' : statusColor[status]}>
    {statusLabel(status)}
  </Badge>
);

type Weighed = Pick<FeatureCard, 'value_category' | 'complexity'>;

/** How much a feature is wanted and how large it is. */
export function FeatureBadges({ feature, status }: { feature: Weighed; status?: FeatureStatus | null }) {
  return (
    <Group gap={6}>
      <ValueBadge value={feature.value_category} />
      <Badge color="gray" variant="default">
        Size {feature.complexity} · {complexityLabel[feature.complexity]}
      </Badge>
      {status !== undefined && <StatusBadge status={status} />}
    </Group>
  );
}
