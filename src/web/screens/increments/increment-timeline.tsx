import type { Increment } from '#contract/increment.ts';
import { Group, Text } from '@mantine/core';
import { useState, type CSSProperties } from 'react';
import { calendarDay, day } from '../../ui/dates.ts';
import { IncrementDates, IncrementStatusBadge } from './increment-words.tsx';
import classes from './increment-timeline.module.css';
import { timelineScale } from './timeline-scale.ts';

const at = (left: number, width = 0) => ({ '--left': `${left}%`, '--width': `${width}%` }) as CSSProperties;

/** The increments of a project one below another, to scale where they have dates. */
export function IncrementTimeline({ increments }: { increments: readonly Increment[] }) {
  const [today] = useState(() => calendarDay(new Date()));
  const scale = timelineScale(increments, today);
  const bars = new Map(scale?.bars.map((bar) => [bar.increment.id, bar]));
  return (
    <div>
      <ol className={classes.rows} aria-label="PI timeline">
        {increments.map((increment) => {
          const bar = bars.get(increment.id);
          return (
            <li key={increment.id} data-status={increment.status}>
              <Group justify="space-between" gap="xs" mb={4}>
                <Group gap="xs">
                  <Text size="sm" fw={500}>
                    {increment.name}
                  </Text>
                  <IncrementStatusBadge status={increment.status} />
                </Group>
                <IncrementDates increment={increment} />
              </Group>
              {bar && scale && (
                <div className={classes.track} aria-hidden>
                  <span
                    className={classes.bar}
                    data-open={increment.end_date === null || undefined}
                    style={at(bar.left, bar.width)}
                  />
                  {scale.today !== null && <span className={classes.today} style={at(scale.today)} />}
                </div>
              )}
            </li>
          );
        })}
      </ol>
      {scale && (
        <div className={classes.scale} aria-hidden>
          <Text size="xs" c="dimmed" className="tabular">
            {day(scale.from)}
          </Text>
          {scale.today !== null && (
            <Text size="xs" c="dimmed">
              {bars.size === 1 ? 'The line marks today' : 'The lines mark today'}
            </Text>
          )}
          <Text size="xs" c="dimmed" className="tabular">
            {day(scale.to)}
          </Text>
        </div>
      )}
    </div>
  );
}
