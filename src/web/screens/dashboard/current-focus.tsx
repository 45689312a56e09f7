import type { Increment } from '#contract/increment.ts';
import type { StageId } from '#contract/vocabulary.ts';
import { stageTexts } from '#domain/increment-stages.ts';
import { Card, Group, Text, Title } from '@mantine/core';
import { LinkButton } from '../../ui/links.tsx';
import { SprintFocus } from './sprint-focus.tsx';
import { stageFocus } from './stage-focus.ts';

const sprintStages = new Set<StageId>(['sprint_planning', 'sprint_1', 'sprint_2', 'sprint_3', 'sprint_4', 'review']);

/** The one next thing to do in the stage that the increment is in. */
export function CurrentFocus({ increment }: { increment: Increment }) {
  const { title, text, next, also } = stageFocus(increment.current_stage, increment.project_id, increment.id);
  return (
    <Card component="section" aria-labelledby="focus">
      <Title order={2} size="h4" id="focus">
        Current Focus
      </Title>
      <Text size="sm" c="dimmed">
        {stageTexts[increment.current_stage].name}
      </Text>
      <Title order={3} mt="sm">
        {title}
      </Title>
      <Text mt={4} maw="40rem">
        {text}
      </Text>
      {sprintStages.has(increment.current_stage) && (
        <SprintFocus at={{ project_id: increment.project_id, pi_id: increment.id }} />
      )}
      <Group gap="sm" mt="md">
        <LinkButton {...next.way}>{next.label}</LinkButton>
        <LinkButton {...also.way} variant="default">
          {also.label}
        </LinkButton>
      </Group>
    </Card>
  );
}
