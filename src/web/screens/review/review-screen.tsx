import { failures } from '#contract/problems.ts';
import type { Increment } from '#contract/increment.ts';
import type { Review } from '#contract/review.ts';
import { reviewMarkdown } from '#domain/review.ts';
import { Button, Group, Skeleton, Stack, Text, Title } from '@mantine/core';
import { IconArrowRight, IconDownload, IconPrinter } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { activeOf, incrementsQuery } from '../../data/increment.ts';
import { reviewQuery, useSummary } from '../../data/review.ts';
import { download } from '../../ui/download.ts';
import { ErrorState } from '../../ui/error-state.tsx';
import { LinkButton } from '../../ui/links.tsx';
import { waiting } from '../../ui/waiting.ts';
import { AdvanceStage, StageStep } from '../increments/advance-stage.tsx';
import { DemoChecklist } from './demo-checklist.tsx';
import { PlannedAndDone } from './planned-and-done.tsx';
import { Retrospective } from './retrospective.tsx';
import { Summary } from './summary.tsx';
import { Unfinished } from './unfinished.tsx';
import classes from './review.module.css';
import { MissingIncrement } from '../increments/missing-increment.tsx';

type Props = { at: { project_id: string; pi_id: string } };

/** `/project/{id}/pi/{piId}/review`: what was planned and done, what to show, what follows, and what to do better. */
export function ReviewScreen({ at }: Props) {
  const increments = useQuery(incrementsQuery(at.project_id));
  const increment = increments.data?.find(({ id }) => id === at.pi_id);
  const query = useQuery({ ...reviewQuery(at), enabled: increments.data === undefined || increment !== undefined });
  return (
    <Stack gap="xl" className={classes.review}>
      <Group justify="space-between" align="flex-start" gap="md">
        <div>
          <Title order={2}>Review{increment && ` of ${increment.name}`}</Title>
          <Text c="dimmed" maw="48rem">
            {increment?.goal || 'Compare what was planned with what was done, and decide what follows.'}
          </Text>
        </div>
        {increment && query.data && (
          <Actions at={at} increment={increment} active={activeOf(increments.data ?? [])} review={query.data} />
        )}
      </Group>
      {increments.data && !increment ? (
        <MissingIncrement projectId={at.project_id} />
      ) : query.data ? (
        <>
          <PlannedAndDone projectId={at.project_id} review={query.data} />
          <Summary at={at} letters={JSON.stringify(query.data.features.map(({ id, name }) => [id, name])).length} />
          <Unfinished at={at} review={query.data} />
          <DemoChecklist at={at} review={query.data} />
          <Retrospective at={at} review={query.data} />
        </>
      ) : query.isError ? (
        <ErrorState {...failures.reviewLoad} error={query.error} onRetry={() => void query.refetch()} />
      ) : (
        <Stack {...waiting('Loading review')}>
          <Skeleton h={120} />
          <Skeleton h={240} />
        </Stack>
      )}
    </Stack>
  );
}

type ActionsProps = Props & { increment: Increment; active: Increment | undefined; review: Review };

function Actions({ at, increment, active, review }: ActionsProps) {
  const { items } = useSummary(at);
  const completes = increment.status === 'active' && increment.current_stage === 'review';
  return (
    <Group gap="xs" className={classes.screenOnly}>
      <Button variant="default" leftSection={<IconPrinter size={16} aria-hidden />} onClick={() => window.print()}>
        Print
      </Button>
      <Button
        variant="default"
        leftSection={<IconDownload size={16} aria-hidden />}
        onClick={() =>
          download(
            `${increment.name} review.md`,
            new Blob([reviewMarkdown(increment, review, items)], { type: 'text/markdown' }),
          )
        }
      >
        Markdown
      </Button>
      {completes && <AdvanceStage increment={increment} isNext />}
      {increment.status === 'active' && !completes && <ToReview increment={increment} />}
      {increment.status === 'completed' && active && (
        <LinkButton
          to="/project/$projectId/dashboard"
          params={{ projectId: at.project_id }}
          rightSection={<IconArrowRight size={16} aria-hidden />}
        >
          Go to {active.name}
        </LinkButton>
      )}
    </Group>
  );
}

/** Who looks ahead from the stage before enters the review here; from further back there is work to do first. */
function ToReview({ increment }: { increment: Increment }) {
  const at = increment.stages.find(({ id }) => id === increment.current_stage)?.order ?? 0;
  const next = increment.stages.find(({ order }) => order === at + 1);
  return next?.id === 'review' ? (
    <AdvanceStage increment={increment} />
  ) : (
    <StageStep increment={increment} stage="review" />
  );
}
