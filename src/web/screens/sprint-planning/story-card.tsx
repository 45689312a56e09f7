import type { PlannedStory } from '#contract/sprint.ts';
import { storyName, storyStatusLabel } from '#domain/story.ts';
import { Badge, NativeSelect, Text } from '@mantine/core';
import { IconAlertTriangle } from '@tabler/icons-react';
import { memo } from 'react';
import { usePlanning } from './planning-context.ts';
import classes from './sprint-planning.module.css';
import { StoryGrip } from './story-grip.tsx';
import { Changing } from '../../ui/changing.tsx';

type Props = { story: PlannedStory; movable: boolean };

const needInWords = ({ number, sprint_number, broken }: PlannedStory['needs'][number]): string =>
  `${storyName(number)}${sprint_number === null ? '' : ` in Sprint ${sprint_number}`}${broken ? ', which comes later' : ''}`;

/** A story in a lane: what it takes, what it needs, and how it is moved. */
export const StoryCard = memo(function StoryCard({ story, movable }: Props) {
  const { sprints, onPlace } = usePlanning();
  const to = (id: string | null) => onPlace(story, sprints.find((sprint) => sprint.id === id) ?? null);
  const places = [null, ...sprints.map(({ id }) => id)];
  const step = (by: -1 | 1) => {
    const next = places[places.indexOf(story.sprint_id) + by];
    if (next !== undefined) to(next);
  };
  const broken = story.needs.filter((need) => need.broken);
  const name = storyName(story.number);
  return (
    <article
      aria-label={`${name} ${story.title}`}
      className={classes.card}
      data-story={story.id}
      data-placed={story.sprint_id !== null || undefined}
      data-broken={broken.length > 0 || undefined}
    >
      <div className={classes.cardHead}>
        {movable && (
          <Changing>
            <StoryGrip
              id={story.id}
              label={`Move ${name} ${story.title}`}
              hint="sprint-grip-hint"
              from={story.sprint_id}
              onDrop={to}
              onStep={step}
            />
          </Changing>
        )}
        <Text component="span" size="sm" c="dimmed" className={classes.number}>
          {name}
        </Text>
        <span className={classes.badges}>
          {story.status !== 'backlog' && story.status !== 'ready' && (
            <Badge color="gray">{storyStatusLabel[story.status]}</Badge>
          )}
          <Badge variant="outline" color="gray" className="tabular" title={story.worth}>
            {story.story_points === null ? 'No estimate' : `${story.story_points} pt`}
          </Badge>
        </span>
      </div>
      <Text size="sm" fw={500} lineClamp={3}>
        {story.title}
      </Text>
      {story.feature_name !== null && (
        <Text size="xs" c="dimmed" truncate>
          {story.feature_name}
        </Text>
      )}
      {story.needs.length > 0 && (
        <Text
          size="xs"
          className={classes.needs}
          data-needs={story.needs.map((need) => `${need.id}${need.broken ? '!' : ''}`).join(' ')}
        >
          {broken.length > 0 && <IconAlertTriangle size={14} aria-hidden />}
          <span>Needs {story.needs.map(needInWords).join('; ')}</span>
        </Text>
      )}
      {movable && (
        <Changing>
          <NativeSelect
            className={classes.choose ?? ''}
            size="xs"
            aria-label={`Sprint of ${name}`}
            value={story.sprint_id ?? ''}
            onChange={({ currentTarget }) => to(currentTarget.value || null)}
            data={[
              { value: '', label: 'Unscheduled' },
              ...sprints.map(({ id, name: label }) => ({ value: id, label })),
            ]}
          />
        </Changing>
      )}
    </article>
  );
});
