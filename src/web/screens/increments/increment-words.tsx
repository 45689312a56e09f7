import type { Increment } from '#contract/increment.ts';
import type { IncrementStatus } from '#contract/vocabulary.ts';
import { Badge, Text } from '@mantine/core';
import { day } from '../../ui/dates.ts';

const statuses: Record<IncrementStatus, { label: string; color: string }> = {
  active: { label: 'Active', color: 'spruce' },
  completed: { label: 'Completed', color: 'gray' },
  planned: { label: 'Planned', color: 'blue' },
};

export const IncrementStatusBadge = ({ status }: { status: IncrementStatus }) => (
  <Badge color={statuses[status].color}>{statuses[status].label}</Badge>
);

/** When an increment begins and ends, as far as that is set. */
export function IncrementDates({ increment: { start_date, end_date } }: { increment: Increment }) {
  return (
    <Text size="sm" c="dimmed">
      {start_date === null && end_date === null ? (
        'No dates set'
      ) : (
        <>
          <time>{day(start_date)}</time> to <time>{day(end_date)}</time>
        </>
      )}
    </Text>
  );
}
