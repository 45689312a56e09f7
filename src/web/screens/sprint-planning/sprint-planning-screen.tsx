import { failures } from '#contract/problems.ts';
import type { PlannedStory, Sprint, SprintPlan } from '#contract/sprint.ts';
import { limits } from '#contract/vocabulary.ts';
import { stageTexts } from '#domain/increment-stages.ts';
import { storyName } from '#domain/story.ts';
import { Button, Group, Skeleton, Stack, Text, Title, VisuallyHidden } from '@mantine/core';
import { IconPlus, IconScissors, IconWand } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { Suspense, useRef, useState } from 'react';
import { incrementsQuery } from '../../data/increment.ts';
import { newKey } from '../../data/new-key.ts';
import {
  planAfter,
  sprintPlanQuery,
  useAddSprint,
  useMovesOnTheirWay,
  usePlaceNow,
  usePlaceStory,
} from '../../data/sprint.ts';
import { Changing } from '../../ui/changing.tsx';
import { ErrorState } from '../../ui/error-state.tsx';
import { LinkButton } from '../../ui/links.tsx';
import { waiting } from '../../ui/waiting.ts';
import { fetchedAhead } from '../../ui/fetched-ahead.ts';
import { ForecastLine } from '../forecast/forecast-line.tsx';
import { StageStep } from '../increments/advance-stage.tsx';
import { canPlaceMore, sprintAtHand } from '../sprint/sprint-words.ts';
import { CutSprints } from './cut-sprints.tsx';
import { Lane } from './lane.tsx';
import { NeedLines } from './need-lines.tsx';
import { PlanningContext } from './planning-context.ts';
import classes from './sprint-planning.module.css';
import { MissingIncrement } from '../increments/missing-increment.tsx';

const ProposalDialog = fetchedAhead(async () => (await import('./proposal-dialog.tsx')).ProposalDialog);
const RecutDialog = fetchedAhead(async () => (await import('./recut-dialog.tsx')).RecutDialog);
const SprintDialog = fetchedAhead(async () => (await import('./sprint-dialog.tsx')).SprintDialog);

type Search = { sprint?: string; propose?: true; cut?: true };

type Props = {
  projectId: string;
  piId: string;
  search: Search;
  onOpen: (search: Search) => void;
};

/** `/project/{id}/pi/{piId}/sprint-planning`: which story is built in which sprint. */
export function SprintPlanningScreen({ projectId, piId, search, onOpen }: Props) {
  const at = { project_id: projectId, pi_id: piId };
  const increments = useQuery(incrementsQuery(projectId));
  const plan = useQuery(sprintPlanQuery(at));
  const increment = increments.data?.find(({ id }) => id === piId);
  const { name, description } = stageTexts.sprint_planning;
  const sprints = plan.data?.sprints ?? [];
  const atHand = sprintAtHand(sprints);
  // While stories wait that a sprint could take, placing them is the next step; then it is the sprint itself.
  const isPlaced = plan.data !== undefined && !canPlaceMore(plan.data);
  const hasStories = plan.data?.unscheduled.stories !== 0 || sprints.some(({ load }) => load.stories > 0);
  const close = () => onOpen({});
  if (increments.data && !increment) return <MissingIncrement projectId={projectId} />;
  return (
    <Stack gap="md">
      <Group justify="space-between" align="flex-start" gap="md">
        <div>
          <Title order={2}>{name}</Title>
          <Text c="dimmed" maw="48rem">
            {increment && `${increment.name}: `}
            {description}
          </Text>
        </div>
        <Group gap="xs">
          {increment && <StageStep increment={increment} stage="sprint_planning" />}
          {sprints.some(({ status }) => status === 'planned') && (
            <Changing>
              <Button
                variant={isPlaced ? 'default' : 'filled'}
                leftSection={<IconWand size={18} aria-hidden />}
                onClick={() => onOpen({ propose: true })}
              >
                Propose a plan
              </Button>
            </Changing>
          )}
          {atHand && atHand.load.stories > 0 && (
            <LinkButton
              to="/project/$projectId/pi/$piId/sprint/$sprintId"
              params={{ projectId, piId, sprintId: atHand.id }}
              variant={isPlaced ? 'filled' : 'default'}
            >
              Open {atHand.name}
            </LinkButton>
          )}
        </Group>
      </Group>
      {plan.isPending && <Waiting />}
      {plan.isError && !plan.data && (
        <ErrorState {...failures.sprintsLoad} error={plan.error} onRetry={() => void plan.refetch()} />
      )}
      {plan.data && increment && sprints.length === 0 && (
        <Changing shown>
          <CutSprints at={at} increment={increment} unscheduled={plan.data.unscheduled} />
        </Changing>
      )}
      {plan.data && sprints.length > 0 && (
        <>
          <ForecastLine at={at} expected={hasStories} />
          <Board
            key={piId}
            at={at}
            plan={plan.data}
            onEdit={(sprint) => onOpen({ sprint })}
            onCut={() => onOpen({ cut: true })}
          />
        </>
      )}
      <Suspense>
        {search.propose === true && plan.data && <ProposalDialog at={at} sprints={sprints} onClose={close} />}
        {search.cut === true && plan.data && increment && (
          <RecutDialog at={at} increment={increment} plan={plan.data} onClose={close} />
        )}
        {search.sprint !== undefined && plan.data && (
          <SprintDialog
            key={search.sprint}
            sprint={sprints.find(({ id }) => id === search.sprint)}
            measured={plan.data.measured_focus}
            onClose={close}
          />
        )}
      </Suspense>
    </Stack>
  );
}

type BoardProps = {
  at: { project_id: string; pi_id: string };
  plan: SprintPlan;
  onEdit: (sprintId: string) => void;
  onCut: () => void;
};

/** The lanes, what is in none, and the lines between stories that need each other. */
function Board({ at, plan: stored, onEdit, onCut }: BoardProps) {
  const plan = useMovesOnTheirWay(at).reduce(planAfter, stored);
  const [said, say] = useState('');
  const place = usePlaceStory(at);
  const add = useAddSprint(at);
  const addKey = useRef(newKey());
  const board = useRef<HTMLDivElement>(null);
  const { sprints } = plan;
  const open = sprints.filter(({ status }) => status !== 'finished');
  const finished = sprints.filter(({ status }) => status === 'finished');
  const now = usePlaceNow(at);
  const onPlace = (shown: PlannedStory, to: Sprint | null) => {
    const story = now(shown);
    if (story.sprint_id === (to?.id ?? null)) return;
    place.mutate({ story, to });
    say(`${storyName(story.number)} is in ${to?.name ?? 'no sprint'} now.`);
  };
  const onStep = (story: PlannedStory, by: -1 | 1) => {
    const places = [null, ...open];
    const { sprint_id } = now(story);
    const to = places[places.findIndex((one) => (one?.id ?? null) === sprint_id) + by];
    if (to !== undefined) onPlace(story, to);
  };
  return (
    <PlanningContext value={{ at, sprints: open, onPlace, onStep }}>
      <Group justify="flex-end" gap="xs">
        <PlanHealth plan={plan} />
        <Changing>
          {sprints.length < limits.sprints && (
            <Button
              size="xs"
              variant="default"
              leftSection={<IconPlus size={16} aria-hidden />}
              loading={add.isPending}
              onClick={() => add.mutate(addKey.current, { onSuccess: () => (addKey.current = newKey()) })}
            >
              Add sprint
            </Button>
          )}
          <Button size="xs" variant="default" leftSection={<IconScissors size={16} aria-hidden />} onClick={onCut}>
            Cut anew
          </Button>
        </Changing>
      </Group>
      <VisuallyHidden role="status">{said}</VisuallyHidden>
      <p id="sprint-grip-hint" hidden>
        Left and right arrow keys move the story to the sprint before or after.
      </p>
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- what can be scrolled has to be reached by keyboard */}
      <div className={classes.scroll} role="region" aria-label="Sprints" tabIndex={0}>
        <div className={classes.lanes} ref={board}>
          <NeedLines board={board} />
          <Lane sprint={null} load={plan.unscheduled} />
          {finished.length > 0 && (
            <div className={classes.finished}>
              {finished.map((sprint) => (
                <Lane key={sprint.id} sprint={sprint} load={sprint.load} />
              ))}
            </div>
          )}
          {open.map((sprint) => (
            <Lane key={sprint.id} sprint={sprint} load={sprint.load} onEdit={() => onEdit(sprint.id)} />
          ))}
        </div>
      </div>
    </PlanningContext>
  );
}

/** What is wrong with the plan, in words. Nothing while it can be done. */
function PlanHealth({ plan: { sprints, broken } }: { plan: SprintPlan }) {
  const over = sprints.filter(({ status, load, capacity }) => status !== 'finished' && load.points > capacity);
  if (over.length === 0 && broken.length === 0) return null;
  const shown = broken
    .slice(0, 5)
    .map(({ story, depends_on }) => `${storyName(story.number)} before ${storyName(depends_on.number)}`);
  return (
    <Text size="sm" role="status" className={classes.health}>
      {over.length > 0 && `Over capacity: ${over.map(({ name }) => name).join(', ')}. `}
      {broken.length > 0 &&
        `Planned before what it needs: ${shown.join(', ')}${broken.length > shown.length ? ` and ${broken.length - shown.length} more` : ''}.`}
    </Text>
  );
}

const Waiting = () => (
  <Group align="stretch" gap="md" {...waiting('Loading sprints')}>
    <Skeleton h={320} w={260} />
    <Skeleton h={320} flex={1} />
    <Skeleton h={320} flex={1} visibleFrom="sm" />
  </Group>
);
