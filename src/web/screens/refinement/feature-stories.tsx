import type { LintFinding } from '#contract/lint.ts';
import type { Story } from '#contract/story.ts';
import { isReady, readyPoints } from '#domain/ready.ts';
import { storyName } from '#domain/story.ts';
import { Badge, Button, Card, Group, Stack, Text, Title, VisuallyHidden } from '@mantine/core';
import { useState } from 'react';
import { useMoveStory } from '../../data/story.ts';
import { Changing } from '../../ui/changing.tsx';
import { WhyOnCard } from '../../ui/why.tsx';
import { Findings } from '../stories/findings.tsx';
import { StoryBadges } from '../stories/story-badges.tsx';
import { afterStep, focusGrip, OrderGrip, type Step } from '../backlog/order-grip.tsx';
import { CriteriaList, StoryWords } from '../stories/story-words.tsx';
import classes from './refinement.module.css';

type Props = {
  projectId: string;
  stories: readonly Story[];
  findings: readonly LintFinding[];
  onOpen: (id: string) => void;
};

/** The stories that the feature has, in the order by hand. */
export function FeatureStories({ projectId, stories, findings, onOpen }: Props) {
  const { mutate } = useMoveStory(projectId);
  const [said, setSaid] = useState('');
  const step = (id: string, where: Step) => {
    const from = stories.findIndex((story) => story.id === id);
    const to = afterStep(where, from, stories.length);
    const [story, other] = [stories[from], stories[to]];
    if (!story || !other || to === from) return;
    mutate({ story, place: to > from ? 'after' : 'before', other: other.id });
    setSaid(`${storyName(story.number)} is at place ${to + 1} of ${stories.length}.`);
    focusGrip(id, () => document.querySelector(`[data-grip="${id}"]`)?.closest(`[data-place="${to}"]`) !== null);
  };
  if (stories.length === 0) return null;
  return (
    <>
      <VisuallyHidden role="status">{said}</VisuallyHidden>
      <ul className={classes.list} aria-label="Stories of this feature">
        {stories.map((story, index) => {
          const ids = new Set([story.id, ...story.criteria.map(({ id }) => id)]);
          const own = findings.filter(({ subject_id }) => ids.has(subject_id));
          const open = own.filter(({ waiver }) => waiver === null).length;
          const points = readyPoints(story, open);
          const met = points.filter((point) => point.met).length;
          return (
            <li key={story.id} data-place={index}>
              <Card component="article" padding="md" className={classes.offer} data-card aria-label={story.title}>
                <Group justify="space-between" wrap="nowrap" align="flex-start" gap="xs">
                  <Title order={4}>
                    <Text span inherit c="dimmed" className="tabular">
                      {storyName(story.number)}
                    </Text>{' '}
                    {story.title}
                  </Title>
                  <Changing>
                    <OrderGrip
                      id={story.id}
                      name={storyName(story.number)}
                      hint="Drag, or use the arrow keys"
                      onMove={(id, place, other) => {
                        const moved = stories.find((one) => one.id === id);
                        if (moved) mutate({ story: moved, place, other });
                      }}
                      onStep={step}
                    />
                  </Changing>
                </Group>
                <Stack gap="xs" mt={6}>
                  <Group gap={6}>
                    <StoryBadges story={story} />
                    {story.status === 'backlog' && (
                      <Badge variant="outline" color={isReady(points) ? 'spruce' : 'gray'} className="tabular">
                        Ready: {met} of {points.length}
                      </Badge>
                    )}
                  </Group>
                  <StoryWords story={story} />
                  <CriteriaList criteria={story.criteria} label={`Criteria of ${storyName(story.number)}`} />
                  <WhyOnCard of={story} />
                  <Changing shown>
                    <Findings projectId={projectId} findings={own} />
                  </Changing>
                  <Group justify="flex-end" gap="xs">
                    <Button size="xs" variant="default" onClick={() => onOpen(story.id)}>
                      Open {storyName(story.number)}
                    </Button>
                  </Group>
                </Stack>
              </Card>
            </li>
          );
        })}
      </ul>
    </>
  );
}
