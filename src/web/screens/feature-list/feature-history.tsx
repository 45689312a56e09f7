import type { HistoryEntry } from '#contract/feature.ts';
import { statusLabel } from '#domain/feature-status.ts';
import { Stack, Text, Title } from '@mantine/core';
import { day } from '../../ui/dates.ts';
import classes from './feature-list.module.css';

/** What happened to a feature, newest first: what, in which PI, when and by whom. */
export const FeatureHistory = ({ history }: { history: HistoryEntry[] }) => (
  <Stack gap="xs">
    <Title order={3} size="h4">
      History
    </Title>
    {history.length === 0 ? (
      <Text size="sm" c="dimmed">
        No history recorded
      </Text>
    ) : (
      <ol className={classes.history}>
        {history.toReversed().map((entry, index) => (
          <li key={`${entry.date} ${history.length - index}`}>
            <Text size="sm" fw={600}>
              {statusLabel(entry.action)} · PI {entry.pi}
            </Text>
            {entry.notes !== null && (
              <Text size="sm" style={{ whiteSpace: 'pre-wrap' }}>
                {entry.notes}
              </Text>
            )}
            <Text size="sm" c="dimmed">
              <time dateTime={entry.date}>{day(entry.date)}</time> by {entry.who}
            </Text>
          </li>
        ))}
      </ol>
    )}
  </Stack>
);
