import { Badge, Group, Skeleton, Stack, Text, Title } from '@mantine/core';
import type { AdviceRun } from '#contract/advice-run.ts';
import type { AdviceKind } from '#contract/vocabulary.ts';
import { failures } from '#contract/problems.ts';
import { modelFaultTexts } from '#domain/model-faults.ts';
import { roster } from '#domain/personas.ts';
import { IconMessages } from '@tabler/icons-react';
import { useAdviceRuns } from '../../data/advice-run.ts';
import { ago, instant } from '../../ui/dates.ts';
import { EmptyState } from '../../ui/empty-state.tsx';
import { ErrorState } from '../../ui/error-state.tsx';
import { amount, count } from '../../ui/figures.ts';
import { waiting } from '../../ui/waiting.ts';
import classes from './settings.module.css';
import { ShowMore } from '../../ui/show-more.tsx';

const kinds: Record<AdviceKind, string> = {
  composeTeam: 'Proposed a team',
  introduce: 'Introduced itself',
  discuss: 'Discussed an idea',
  suggestFeatures: 'Suggested features',
  reviewFeature: 'Reviewed a feature',
  clarify: 'Asked what is open',
  splitFeature: 'Split a feature into stories',
  proposeTests: 'Proposed tests',
  estimate: 'Estimated a story',
  summarise: 'Summarised an increment',
};
const outcomes: Record<AdviceRun['outcome'], { label: string; color: string }> = {
  answered: { label: 'Answered', color: 'spruce' },
  repaired: { label: 'Repaired', color: 'spruce' },
  partial: { label: 'Partly', color: 'yellow' },
  stopped: { label: 'Stopped', color: 'gray' },
  failed: { label: 'Failed', color: 'red' },
};

/** Every run of an advisor, newest first. */
export function AdviceRuns() {
  const runs = useAdviceRuns();
  const items = runs.data?.pages.flatMap((page) => page.items) ?? [];
  return (
    <section aria-labelledby="runs">
      <Title order={2} size="h3" id="runs" mb="sm">
        Runs
      </Title>
      {runs.isPending && (
        <Stack gap="xs" {...waiting('Loading runs')}>
          <Skeleton h={64} />
          <Skeleton h={64} />
          <Skeleton h={64} />
        </Stack>
      )}
      {runs.isError && <ErrorState {...failures.runsFetch} error={runs.error} onRetry={() => void runs.refetch()} />}
      {runs.data && items.length === 0 && (
        <EmptyState
          icon={<IconMessages />}
          title="No advisor has spoken yet"
          text="Each time one does, it is noted here: by which prompt or rules, how long it took, and what it cost."
        />
      )}
      {items.length > 0 && (
        <ul className={classes.runs}>
          {items.map((run) => (
            <RunLine key={run.id} run={run} />
          ))}
        </ul>
      )}
      <ShowMore of={runs} mt="md" />
    </section>
  );
}

function RunLine({ run }: { run: AdviceRun }) {
  const { label, color } = outcomes[run.outcome];
  const took = run.duration_ms < 1000 ? `${run.duration_ms} ms` : `${(run.duration_ms / 1000).toFixed(1)} s`;
  const tokens =
    run.tokens_in === null && run.tokens_out === null
      ? undefined
      : `${count(run.tokens_in ?? 0)} + ${count(run.tokens_out ?? 0)} tokens`;
  const facts = [run.engine, took, tokens, run.cost === null ? undefined : `cost ${amount(run.cost)}`];
  return (
    <li>
      <Group justify="space-between" gap="xs" wrap="nowrap" align="flex-start">
        <Text fw={600}>
          {run.persona !== null && `${roster[run.persona].name}: `}
          {kinds[run.kind as AdviceKind]}
        </Text>
        <Badge variant="light" color={color} className={classes.outcome}>
          {label}
        </Badge>
      </Group>
      <Text size="sm" c="dimmed" className={classes.name}>
        {facts.filter((fact) => fact !== undefined).join(' · ')} ·{' '}
        <time dateTime={run.started_at} title={instant(run.started_at)}>
          {ago(run.started_at)}
        </time>
      </Text>
      {run.fault !== null && <Text size="sm">{modelFaultTexts[run.fault]}</Text>}
      <details className={classes.source}>
        <summary>{run.engine_id === 'model' ? 'Prompt' : 'Rules'}</summary>
        <code>{run.source}</code>
      </details>
    </li>
  );
}
