import type { PlanningFeature, PlanningSession } from '#contract/planning.ts';
import { failures, successes } from '#contract/problems.ts';
import { counted } from '#domain/counted.ts';
import { goalOf, planningCounts } from '#domain/planning.ts';
import { Button, Card, Group, Stack, Text, Title } from '@mantine/core';
import { useQueryClient } from '@tanstack/react-query';
import { useNavigate, useRouter } from '@tanstack/react-router';
import { incrementsQuery } from '../../data/increment.ts';
import type { PlanningAddress } from '../../data/planning.ts';
import { tellFailure, tellSuccess } from '../../ui/toasts.ts';
import { FeatureBadges } from '../feature-list/feature-badges.tsx';
import classes from './planning.module.css';
import { StepHeading } from './step-heading.tsx';

/** Step 4: what was decided. */
export function SummaryStep({ at, session }: { at: PlanningAddress; session: PlanningSession }) {
  const included = session.features.filter((feature) => feature.included);
  const { selected, mustHave, shouldHave, couldHave } = planningCounts(session.features);
  const goal = goalOf(session.context);
  const proceed = useProceed(at);
  return (
    <Card p={{ base: 'md', sm: 'xl' }} maw="56rem">
      <Stack gap="lg">
        <StepHeading
          title="PI Planning Complete"
          text={`${counted(selected, 'feature is', 'features are')} in the scope of ${session.context.piName || 'this increment'}.`}
        />
        <dl className={classes.figures}>
          <Figure name="Must Have" count={mustHave} />
          <Figure name="Should Have" count={shouldHave} />
          <Figure name="Could Have" count={couldHave} />
        </dl>
        {goal !== '' && (
          <div>
            <Title order={4}>PI goal</Title>
            <Text style={{ whiteSpace: 'pre-wrap' }}>{goal}</Text>
          </div>
        )}
        <div>
          <Title order={4} mb="xs">
            Selected features
          </Title>
          <ul className={classes.list}>
            {included.map((feature) => (
              <SelectedFeature key={feature.id} feature={feature} />
            ))}
          </ul>
        </div>
        <Group justify="flex-end">
          <Button
            size="md"
            classNames={{ root: classes.longButton, label: classes.longLabel }}
            onClick={() => void proceed()}
          >
            Finalize Scope & Continue to Story Refinement
          </Button>
        </Group>
      </Stack>
    </Card>
  );
}

const Figure = ({ name, count }: { name: string; count: number }) => (
  <div>
    <dt>{name}</dt>
    <dd>{count}</dd>
  </div>
);

const SelectedFeature = ({ feature }: { feature: PlanningFeature }) => (
  <Group component="li" justify="space-between" gap="xs">
    <Text fw={500}>{feature.name}</Text>
    <FeatureBadges feature={feature} />
  </Group>
);

/** On to refinement. When that page cannot be loaded, or the increment is gone, the dashboard is where the person finds it later. */
function useProceed({ project_id, pi_id }: PlanningAddress) {
  const navigate = useNavigate();
  const router = useRouter();
  const queries = useQueryClient();
  const refinement = {
    to: '/project/$projectId/pi/$piId/refinement',
    params: { projectId: project_id, piId: pi_id },
  } as const;
  return async () => {
    try {
      // The increment, or its project, may be gone since the plan was made.
      const increments = await queries.fetchQuery({ ...incrementsQuery(project_id), staleTime: 0 });
      if (increments.every(({ id }) => id !== pi_id))
        throw new Error(`There is no program increment ${pi_id} any more`);
      await router.loadRouteChunk(router.routesById[refinement.to]);
      await navigate(refinement);
      tellSuccess(successes.planningCompleted);
    } catch (error) {
      tellFailure(failures.navigation, error);
      await navigate({ to: '/project/$projectId/dashboard', params: { projectId: project_id } });
    }
  };
}
