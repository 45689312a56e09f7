import type { StoryHistoryEntry } from '#contract/story.ts';
import type { StoryAction } from '#contract/vocabulary.ts';
import { Stack, Text, Title } from '@mantine/core';
import { instant } from '../../ui/dates.ts';
import classes from './stories.module.css';

const actionLabel: Record<StoryAction, string> = {
  created: 'Written',
  edited: 'Changed',
  status: 'Status changed',
  estimated: 'Estimated',
  planned: 'Planned',
  split: 'Split',
  merged: 'Merged',
  superseded: 'Superseding',
  checked: 'Looked at again',
  deleted: 'Deleted',
  restored: 'Restored',
};

/** What happened to a story, newest first. */
export const StoryHistory = ({ history }: { history: readonly StoryHistoryEntry[] }) => (
  <Stack gap="xs">
    <Title order={3} size="h4">
      History
    </Title>
    <ol className={classes.history}>
      {history.toReversed().map(({ seq, action, notes, date, who }) => (
        <li key={seq}>
          <Text size="sm" fw={600}>
            {actionLabel[action]}
          </Text>
          {notes !== null && <Text size="sm">{notes}</Text>}
          <Text size="sm" c="dimmed">
            <time dateTime={date}>{instant(date)}</time> by {who}
          </Text>
        </li>
      ))}
    </ol>
  </Stack>
);
