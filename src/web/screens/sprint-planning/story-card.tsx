import type { PlannedStory } from '#contract/sprint.ts';
import { storyName } from '#domain/story.ts';
import { NativeSelect, Text } from '@mantine/core';
import { IconAlertTriangle } from '@tabler/icons-react';
import { memo } from 'react';
import { usePlanning } from './planning-context.ts';
import classes from './sprint-planning.module.css';
import { StoryFace } from './story-face.tsx';
import { StoryGrip } from './story-grip.tsx';
import { Changing } from '../../ui/changing.tsx';
import { WhyOnCard } from '../../ui/why.tsx';

type Props = { story: PlannedStory; movable: boolean };

const needInWords = ({ number, sprint_number, broken }: PlannedStory['needs'][number]): string =>
  `${storyName(number)}${sprint_number === null ? '' : ` in Sprint ${sprint_number}`}${broken ? ', which comes later' : ''}`;

/** A story in a lane: what it takes, what it needs, and how it is moved. */
export const StoryCard = memo(function StoryCard({ story, movable }: Props) {
  const { sprints, onPlace, onStep } = usePlanning();
  const to = (id: string | null) => onPlace(story, sprints.find((sprint) => sprint.id === id) ?? null);
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
      <StoryFace
        story={story}
        status
        grip={
          movable && (
            <StoryGrip
              id={story.id}
              label={`Move ${name} ${story.title}`}
              hint="sprint-grip-hint"
              from={story.sprint_id}
              onDrop={to}
              onStep={(by) => onStep(story, by)}
            />
          )
        }
      />
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
      <WhyOnCard of={story} />
    </article>
  );
});
