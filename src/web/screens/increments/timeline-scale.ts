import type { Increment } from '#contract/increment.ts';
import { millisecondsInDay } from 'date-fns/constants';

type Dated = { increment: Increment; /** Percent of the whole span. */ left: number; width: number };
export type TimelineScale = {
  /** First and last day shown, YYYY-MM-DD. */
  from: string;
  to: string;
  bars: Dated[];
  undated: Increment[];
  /** Where today lies, in percent; null when it lies outside. */
  today: number | null;
};

const number = (day: string): number => Date.parse(day) / millisecondsInDay;

/** Increments to scale between the first start and the last end. An end day belongs to its increment; without one it lasts to the end of the picture. */
export function timelineScale(increments: readonly Increment[], today: string): TimelineScale | null {
  const dated = increments.filter((one) => one.start_date !== null && !Number.isNaN(number(one.start_date)));
  const days = dated.flatMap(({ start_date, end_date }) => [start_date, end_date]).filter((day) => day !== null);
  const from = days.toSorted()[0];
  const to = days.toSorted().at(-1);
  if (from === undefined || to === undefined) return null;
  const first = number(from);
  const span = number(to) + 1 - first;
  const percent = (value: number) => Math.round((value / span) * 10_000) / 100;
  const now = number(today) - first;
  return {
    from,
    to,
    bars: dated.map((increment) => {
      const start = number(increment.start_date ?? from);
      return {
        increment,
        left: percent(start - first),
        width: percent(number(increment.end_date ?? to) + 1 - start),
      };
    }),
    undated: increments.filter((one) => !dated.includes(one)),
    today: now >= 0 && now < span ? percent(now + 0.5) : null,
  };
}
