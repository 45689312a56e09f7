import { counted } from '#domain/counted.ts';
import { storyName } from '#domain/story.ts';
import { Checkbox, Stack, Text } from '@mantine/core';
import '@mantine/core/styles/Checkbox.layer.css';
import '@mantine/core/styles/InlineInput.layer.css';
import { useQuery } from '@tanstack/react-query';
import { touchedQuery } from '../../data/story.ts';
import { StoryStatusBadge } from './story-badges.tsx';
import classes from './stories.module.css';

type Props = {
  projectId: string;
  of: { feature_id: string } | { story_id: string };
  /** Finished stories that are to get a successor. */
  supersede?: { chosen: readonly string[]; onChange: (chosen: string[]) => void };
};

/** What a change would touch, item by item, before it is saved. Shows nothing where nothing rests on it yet. */
export function Touched({ projectId, of, supersede }: Props) {
  const { data } = useQuery(touchedQuery(projectId, of));
  if (!data) return null;
  const stories = 'story_id' in of ? data.stories.filter(({ id }) => id !== of.story_id) : data.stories;
  const { tests, tests_count, sprints, open_points, open_unestimated } = data;
  if (stories.length + tests_count + sprints.length === 0) return null;
  const withResult = tests.filter(({ has_result }) => has_result);
  return (
    <section className={classes.touched} aria-label="What this change touches">
      <Text fw={600} size="sm">
        What this change touches
      </Text>
      <Stack gap={6} component="ul" className={classes.plainList}>
        {stories.map(({ id, number, title, status, effect }) => (
          <li key={id}>
            <Text size="sm" component="div">
              <StoryStatusBadge status={status} /> {storyName(number)} {title}:{' '}
              {effect === 'stays'
                ? 'stays as it was.'
                : 'story_id' in of
                  ? 'waits for this story.'
                  : 'will be marked to be looked at again.'}
            </Text>
            {effect === 'stays' && supersede && (
              <Checkbox
                size="xs"
                mt={4}
                ml="lg"
                label="Write a story that supersedes it"
                checked={supersede.chosen.includes(id)}
                onChange={({ currentTarget }) =>
                  supersede.onChange(
                    currentTarget.checked
                      ? [...supersede.chosen, id]
                      : supersede.chosen.filter((other) => other !== id),
                  )
                }
              />
            )}
          </li>
        ))}
        {tests_count > 0 && (
          <li>
            <Text size="sm">
              {counted(tests_count, 'test')}: {tests.map(({ number, title }) => `T-${number} ${title}`).join('; ')}
              {tests_count > tests.length && ' …'}
              {withResult.length > 0 && '. Results become stale where their criterion changes.'}
            </Text>
          </li>
        )}
        {sprints.map(({ id, name, stories: within, points }) => (
          <li key={id}>
            <Text size="sm" className="tabular">
              {name}: {counted(within, 'story', 'stories')} with {counted(points, 'point')} of its load.
            </Text>
          </li>
        ))}
        <li>
          <Text size="sm" className="tabular">
            Forecast: rests on {counted(open_points, 'open point')}
            {open_unestimated > 0 && ` and ${open_unestimated} that are not estimated`}.
          </Text>
        </li>
      </Stack>
    </section>
  );
}
