import type { Story, StoryHistoryEntry } from '#contract/story.ts';
import type { StoryAction } from '#contract/vocabulary.ts';
import { roster } from '#domain/personas.ts';
import { Stack, Text, Title } from '@mantine/core';
import { day, instant } from '../../ui/dates.ts';
import { Quote } from '../../ui/suggestion-surface.tsx';
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

/** Where a story came from, and whether a person has changed it since. */
export function StoryProvenance({
  story,
}: {
  story: Pick<Story, 'provenance' | 'edited_at' | 'created_by' | 'created_at'>;
}) {
  const { provenance, edited_at, created_by, created_at } = story;
  return (
    <Stack gap={4}>
      <Title order={3} size="h4">
        Why?
      </Title>
      {provenance === null ? (
        <Text size="sm">
          Written by {created_by} on {day(created_at)}.
        </Text>
      ) : (
        <>
          <Text size="sm">
            Offered by {provenance.persona === null ? provenance.engine : roster[provenance.persona].name} (
            {[provenance.engine, provenance.model, provenance.rule].filter((part) => part !== null).join(' · ')}
            ), accepted by {created_by} on {day(created_at)}.{' '}
            {edited_at === null ? 'Its words are as they were offered.' : `Changed by a person on ${day(edited_at)}.`}
          </Text>
          {provenance.reasoning !== '' && <Text size="sm">{provenance.reasoning}</Text>}
          {provenance.quote !== null && <Quote>{provenance.quote}</Quote>}
        </>
      )}
    </Stack>
  );
}
