import type { FeatureStatus, Priority, ValueCategory } from '#contract/vocabulary.ts';
import { complexityLabel } from '#domain/backlog.ts';
import { statusLabel } from '#domain/feature-status.ts';
import type { FeatureCard } from '#contract/feature.ts';
import { Badge, Group } from '@mantine/core';
import { IconChevronDown, IconChevronUp, IconEqual, IconFlagFilled } from '@tabler/icons-react';
import type { ReactNode } from 'react';

/** Outlined while it can still change its place, filled once it is there. */
const statusLook: Record<FeatureStatus, { color: string; variant: 'outline' | 'filled' }> = {
  suggested: { color: 'amber', variant: 'outline' },
  selected: { color: 'spruce', variant: 'outline' },
  rejected: { color: 'gray', variant: 'outline' },
  approved: { color: 'teal', variant: 'outline' },
  in_progress: { color: 'blue', variant: 'outline' },
  implemented: { color: 'spruce', variant: 'filled' },
  completed: { color: 'spruce', variant: 'filled' },
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

function ValueBadge({ value }: { value: ValueCategory }) {
  const Icon = valueIcon[value];
  return (
    <Badge color={valueColor[value]} leftSection={<Icon size={14} aria-hidden />}>
      {value}
    </Badge>
  );
}

export const StatusBadge = ({ status }: { status: FeatureStatus | null }) => (
  <Badge {...(status === null ? { color: 'gray', variant: 'outline' } : statusLook[status])}>
    {statusLabel(status)}
  </Badge>
);

const priorityColor: Record<Priority, string> = { low: 'blue', medium: 'yellow', high: 'red' };
const priorityLabel: Record<Priority, string> = { low: 'Low', medium: 'Medium', high: 'High' };

const PriorityBadge = ({ priority }: { priority: Priority }) => (
  <Badge
    color="gray"
    variant="default"
    leftSection={
      <IconFlagFilled size={12} color={`var(--mantine-color-${priorityColor[priority]}-outline)`} aria-hidden />
    }
  >
    {priorityLabel[priority]} priority
  </Badge>
);

type Weighed = Pick<FeatureCard, 'value_category' | 'complexity'> & { priority?: Priority };

/** How much a feature is wanted, how large it is, and how soon it is wanted where that is known. */
export function FeatureBadges({
  feature,
  status,
  children,
}: {
  feature: Weighed;
  status?: FeatureStatus | null;
  children?: ReactNode;
}) {
  return (
    <Group gap={6}>
      <ValueBadge value={feature.value_category} />
      <Badge color="gray" variant="default">
        Size {feature.complexity} · {complexityLabel[feature.complexity]}
      </Badge>
      {feature.priority && <PriorityBadge priority={feature.priority} />}
      {status !== undefined && <StatusBadge status={status} />}
      {children}
    </Group>
  );
}
