import { failures } from '#contract/problems.ts';
import { Group, Skeleton, Stack, Tabs, Text, Title } from '@mantine/core';
import '@mantine/core/styles/Tabs.layer.css';
import { useQuery } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { Suspense } from 'react';
import { incrementsQuery } from '../../data/increment.ts';
import { ErrorState } from '../../ui/error-state.tsx';
import { LinkButton } from '../../ui/links.tsx';
import { fetchedAhead } from '../../ui/fetched-ahead.ts';
import { StageStep } from '../increments/advance-stage.tsx';
import { StageStanding } from '../increments/stage-standing.tsx';
import { GateCard } from '../tests/gate-card.tsx';
import { PlannedStories } from './planned-stories.tsx';
import { MissingIncrement } from '../increments/missing-increment.tsx';

const Risks = fetchedAhead(async () => (await import('./risks.tsx')).Risks);
const TestDialog = fetchedAhead(async () => (await import('../tests/test-dialog.tsx')).TestDialog);

type Search = { tab?: 'risks'; reviewed?: 'not_yet'; story?: string; test?: string };
type Props = { projectId: string; piId: string; search: Search };

/** `/project/{id}/pi/{piId}/test-planning`: how each criterion will be checked, what may go wrong, and whether it is enough. */
export function TestPlanningScreen({ projectId, piId, search }: Props) {
  const query = useQuery(incrementsQuery(projectId));
  const increment = query.data?.find(({ id }) => id === piId);
  const navigate = useNavigate();
  const change = (patch: { [Key in keyof Search]: Search[Key] | undefined }) =>
    void navigate({ to: '.', search: ((now: Search) => ({ ...now, ...patch })) as never, resetScroll: false });
  const at = { project_id: projectId, pi_id: piId };
  return (
    <Stack gap="lg">
      <Group justify="space-between" align="flex-start" gap="md">
        <div>
          <Title order={2}>Test Planning</Title>
          <Text c="dimmed" maw="48rem">
            {increment && `${increment.name}: `}Decide how every acceptance criterion will be checked. Quinn proposes,
            you decide.
          </Text>
          <StageStanding projectId={projectId} piId={piId} stage="test_planning" />
        </div>
        <Group gap="xs">
          <LinkButton to="/project/$projectId/tests" params={{ projectId }} search={{ pi: piId }} variant="default">
            All tests
          </LinkButton>
          {increment && <StageStep increment={increment} stage="test_planning" />}
        </Group>
      </Group>
      {query.isPending && <Skeleton h={150} />}
      {query.isError && !query.data && (
        <ErrorState {...failures.incrementLoad} error={query.error} onRetry={() => void query.refetch()} />
      )}
      {query.data && !increment && <MissingIncrement projectId={projectId} />}
      {increment && (
        <>
          <GateCard at={at} name={increment.name} />
          <Tabs
            value={search.tab ?? 'stories'}
            keepMounted={false}
            onChange={(tab) => change({ tab: tab === 'risks' ? tab : undefined, reviewed: undefined })}
          >
            <Tabs.List mb="md">
              <Tabs.Tab value="stories">Stories and tests</Tabs.Tab>
              <Tabs.Tab value="risks">Risks</Tabs.Tab>
            </Tabs.List>
            <Tabs.Panel value="stories">
              <PlannedStories at={at} open={search.story} />
            </Tabs.Panel>
            <Tabs.Panel value="risks">
              <Suspense fallback={<Skeleton h={200} />}>
                <Risks at={at} reviewed={search.reviewed} onReviewed={(reviewed) => change({ reviewed })} />
              </Suspense>
            </Tabs.Panel>
          </Tabs>
        </>
      )}
      <Suspense>
        {search.test !== undefined && (
          <TestDialog
            key={search.test}
            projectId={projectId}
            id={search.test}
            onClose={() => change({ test: undefined })}
          />
        )}
      </Suspense>
    </Stack>
  );
}
