import type { Increment } from '#contract/increment.ts';
import type { StageId } from '#contract/vocabulary.ts';
import { stageTexts } from '#domain/increment-stages.ts';
import { Card, Group, Skeleton, Text, Title } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { sprintPlanQuery } from '../../data/sprint.ts';
import { LinkButton } from '../../ui/links.tsx';
import { StageStanding } from '../increments/stage-standing.tsx';
import { canPlaceMore, sprintAtHand } from '../sprint/sprint-words.ts';
import { SprintFocus } from './sprint-focus.tsx';
import { stageFocus } from './stage-focus.ts';

const sprintStages = new Set<StageId>(['sprint_planning', 'sprint_1', 'sprint_2', 'sprint_3', 'sprint_4', 'review']);

/** The one next thing to do in the stage that the increment is in, and how far that is. */
export function CurrentFocus({ increment }: { increment: Increment }) {
  const { current_stage: stage, project_id, id } = increment;
  const isPlannedInSprints = sprintStages.has(stage);
  const { data: plan, isPending } = useQuery({
    ...sprintPlanQuery({ project_id, pi_id: id }),
    enabled: isPlannedInSprints,
  });
  if (isPlannedInSprints && isPending) return <Skeleton h={190} />;
  const sprints = plan && {
    atHand: sprintAtHand(plan.sprints),
    hasFinished: plan.sprints.some(({ status }) => status === 'finished'),
    hasWaiting: canPlaceMore(plan),
  };
  const { title, text, next, also } = stageFocus(stage, project_id, id, sprints);
  return (
    <Card component="section" aria-labelledby="focus">
      <Title order={2} size="h4" id="focus">
        Current Focus
      </Title>
      <Text size="sm" c="dimmed">
        {stageTexts[stage].name}
      </Text>
      <Title order={3} mt="sm">
        {title}
      </Title>
      <Text mt={4} maw="40rem">
        {text}
      </Text>
      <StageStanding projectId={project_id} piId={id} stage={stage} />
      {plan && <SprintFocus at={{ project_id, pi_id: id }} plan={plan} />}
      <Group gap="sm" mt="md">
        <LinkButton {...next.way}>{next.label}</LinkButton>
        <LinkButton {...also.way} variant="default">
          {also.label}
        </LinkButton>
      </Group>
    </Card>
  );
}
