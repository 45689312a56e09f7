import { failures } from '#contract/problems.ts';
import type { ScopeChange, Sprint, SprintDay } from '#contract/sprint.ts';
import { storyStatuses } from '#contract/vocabulary.ts';
import { pointsInWords } from '#domain/story-worth.ts';
import { storyName, storyStatusLabel } from '#domain/story.ts';
import { Skeleton, Text } from '@mantine/core';
import { IconChartLine } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { sprintFiguresQuery, velocityQuery } from '../../data/sprint.ts';
import { ChartWithTable } from '../../ui/chart-with-table.tsx';
import { instant } from '../../ui/dates.ts';
import { EmptyState } from '../../ui/empty-state.tsx';
import { ErrorState } from '../../ui/error-state.tsx';
import { waiting } from '../../ui/waiting.ts';
import { fetchedAhead } from '../../ui/fetched-ahead.ts';
import classes from './sprint.module.css';
import type { SprintView } from './sprint-view.ts';

const Lines = fetchedAhead(async () => (await import('./sprint-charts.tsx')).Lines);
const Flow = fetchedAhead(async () => (await import('./sprint-charts.tsx')).Flow);
const VelocityBars = fetchedAhead(async () => (await import('./sprint-charts.tsx')).VelocityBars);

const height = 320;
const short = new Intl.DateTimeFormat('en-US', { month: 'short', day: 'numeric' });
const dayName = (day: string | null) => (day === null ? 'Start' : short.format(new Date(`${day}T00:00`)));
const whole = (points: number) => Math.round(points * 10) / 10;

type Props = { sprint: Sprint; view: Exclude<SprintView, 'board'> };

/** How a sprint went, day by day, each chart with its figures behind it. */
export function SprintFigures({ sprint, view }: Props) {
  return view === 'velocity' ? <Velocity projectId={sprint.project_id} /> : <OfSprint sprint={sprint} view={view} />;
}

function OfSprint({ sprint, view }: { sprint: Sprint; view: Exclude<Props['view'], 'velocity'> }) {
  const query = useQuery(sprintFiguresQuery(sprint.project_id, sprint.id));
  if (query.isPending) return <Skeleton h={height} {...waiting('Loading figures')} />;
  if (!query.data)
    return <ErrorState {...failures.sprintFiguresLoad} error={query.error} onRetry={() => void query.refetch()} />;
  if (query.data.days.length === 0)
    return (
      <EmptyState
        icon={<IconChartLine />}
        title="Nothing to show yet"
        text="The figures of a sprint begin when it is started: every day shows what is left and what is done."
      />
    );
  const { days, changes } = query.data;
  if (view === 'burndown') return <Burndown days={days} />;
  if (view === 'burn-up') return <BurnUp days={days} />;
  if (view === 'flow') return <CumulativeFlow days={days} />;
  return <ScopeChanges changes={changes} />;
}

/** The last day that has figures. */
const lastOf = (days: readonly SprintDay[]) => days.findLast(({ held }) => held !== null)?.held;

function Burndown({ days }: { days: readonly SprintDay[] }) {
  const rows = days.map(({ day, ideal, held }) => ({
    id: day ?? 'start',
    day: dayName(day),
    ideal: whole(ideal),
    ...(held && { remaining: held.scope - held.done }),
  }));
  const last = lastOf(days);
  return (
    <ChartWithTable
      title="Burndown"
      summary={`Points left: ${rows[0]?.remaining ?? 0} at the start, ${last ? last.scope - last.done : 0} at last.`}
      legend="Solid: points left. Dashed: what would be left at an even pace."
      height={height}
      columns={{ day: 'Day', remaining: 'Points left', ideal: 'Even pace' }}
      rows={rows.map((row) => ({ remaining: '', ...row }))}
    >
      <Lines
        rows={rows}
        unit="Points"
        lines={[
          { name: 'remaining', label: 'Points left' },
          { name: 'ideal', label: 'Even pace', dashed: true },
        ]}
      />
    </ChartWithTable>
  );
}

function BurnUp({ days }: { days: readonly SprintDay[] }) {
  const rows = days.map(({ day, held }) => ({
    id: day ?? 'start',
    day: dayName(day),
    ...(held && { done: held.done, scope: held.scope }),
  }));
  const last = lastOf(days);
  return (
    <ChartWithTable
      title="Burn-up"
      summary={`${last?.done ?? 0} of ${pointsInWords(last?.scope ?? 0)} done.`}
      legend="Solid: points done. Dashed: all points of the sprint, which steps up or down where its scope changed."
      height={height}
      columns={{ day: 'Day', done: 'Done', scope: 'In the sprint' }}
      rows={rows.map((row) => ({ done: '', scope: '', ...row }))}
    >
      <Lines
        rows={rows}
        unit="Points"
        lines={[
          { name: 'done', label: 'Done' },
          { name: 'scope', label: 'In the sprint', dashed: true },
        ]}
      />
    </ChartWithTable>
  );
}

function CumulativeFlow({ days }: { days: readonly SprintDay[] }) {
  const rows = days.flatMap(({ day, held }) =>
    held === null ? [] : [{ id: day ?? 'start', day: dayName(day), ...held.stories }],
  );
  const last = lastOf(days)?.stories;
  return (
    <ChartWithTable
      title="Cumulative flow"
      summary={storyStatuses.map((status) => `${storyStatusLabel[status]}: ${last?.[status] ?? 0}`).join('; ')}
      legend="Bands from below: Done, In Review, In Progress, Ready, Backlog. A band that grows wider is where work waits."
      height={height}
      columns={{ day: 'Day', ...storyStatusLabel }}
      rows={rows}
    >
      <Flow rows={rows} bands={storyStatuses.toReversed().map((name) => ({ name, label: storyStatusLabel[name] }))} />
    </ChartWithTable>
  );
}

function Velocity({ projectId }: { projectId: string }) {
  const query = useQuery(velocityQuery(projectId));
  if (query.isPending) return <Skeleton h={height} {...waiting('Loading figures')} />;
  if (!query.data)
    return <ErrorState {...failures.sprintFiguresLoad} error={query.error} onRetry={() => void query.refetch()} />;
  if (query.data.length === 0)
    return (
      <EmptyState
        icon={<IconChartLine />}
        title="No finished sprint yet"
        text="Velocity is what the team finished in each sprint. It begins with the first one that is finished."
      />
    );
  const rows = query.data.map(({ id, name, ends_on, committed, done }) => ({
    id,
    name: `${name}, ${dayName(ends_on)}`,
    committed,
    done,
  }));
  const mean = whole(rows.reduce((sum, { done }) => sum + done, 0) / rows.length);
  return (
    <ChartWithTable
      title="Velocity"
      summary={`${pointsInWords(mean)} done in a sprint on average. ${rows.map(({ name, done, committed }) => `${name}: ${done} of ${committed}`).join('; ')}`}
      legend={`Filled: done. Hatched: committed. ${pointsInWords(mean)} done in a sprint on average.`}
      height={height}
      columns={{ name: 'Sprint', committed: 'Committed', done: 'Done' }}
      rows={rows}
    >
      <VelocityBars rows={rows} />
    </ChartWithTable>
  );
}

const changeInWords = ({ kind, points_before, points_after }: ScopeChange): string => {
  const points = (value: number | null) => (value === null ? 'no estimate' : pointsInWords(value));
  if (kind === 'added') return `Added, ${points(points_after)}`;
  if (kind === 'removed') return `Removed, ${points(points_before)}`;
  return `Estimated anew, ${points(points_before)} before, ${points(points_after)} now`;
};

function ScopeChanges({ changes }: { changes: readonly ScopeChange[] }) {
  if (changes.length === 0)
    return <Text>Nothing was added, removed or estimated anew since this sprint was started.</Text>;
  return (
    <ul className={classes.changes} aria-label="Scope changes">
      {changes.map((change) => (
        <li key={`${change.story.id} ${change.at} ${change.kind}`}>
          <Text fw={500} size="sm">
            {storyName(change.story.number)} {change.story.title}
          </Text>
          <Text size="sm">{changeInWords(change)}</Text>
          <Text size="sm" c="dimmed">
            {change.who}, <time dateTime={change.at}>{instant(change.at)}</time>
          </Text>
        </li>
      ))}
    </ul>
  );
}
