import type { SprintStatus } from '#contract/vocabulary.ts';
import { addDays } from 'date-fns/addDays';
import { differenceInCalendarDays } from 'date-fns/differenceInCalendarDays';
import { formatISO } from 'date-fns/formatISO';
import { isWeekend } from 'date-fns/isWeekend';
import { parseISO } from 'date-fns/parseISO';

/** First and last day, both within, as YYYY-MM-DD. */
export type Span = { starts_on: string; ends_on: string };

const dayOf = (date: Date): string => formatISO(date, { representation: 'date' });

/** The day so many days later. */
export const daysAfter = (day: string, days: number): string => dayOf(addDays(parseISO(day), days));

/** Days from the first to the last, both counted; 0 when the last is before the first. */
export const daysIn = ({ starts_on, ends_on }: Span): number =>
  Math.max(0, differenceInCalendarDays(parseISO(ends_on), parseISO(starts_on)) + 1);

/** Mondays to Fridays in a span. */
export const workingDays = (span: Span): number => {
  const days = daysIn(span);
  const weeks = Math.floor(days / 7);
  let rest = 0;
  for (let day = weeks * 7; day < days; day += 1) if (!isWeekend(addDays(parseISO(span.starts_on), day))) rest += 1;
  return weeks * 5 + rest;
};

/** What of an increment is still to be cut: after the last day of the sprints that have begun. */
const uncut = ({ starts_on, ends_on }: Span, sprints: readonly (Span & { status: SprintStatus })[]): Span => {
  const last = sprints
    .filter(({ status }) => status !== 'planned')
    .map((sprint) => sprint.ends_on)
    .toSorted()
    .at(-1);
  return last === undefined || last < starts_on ? { starts_on, ends_on } : { starts_on: daysAfter(last, 1), ends_on };
};

/**
 * An increment cut into sprints, without gaps from its first day, or from the day after what has begun, to its last. By
 * weeks, what is left at the end is a sprint of its own from half of the length on, and makes the last one longer otherwise.
 * By count, sprints are whole weeks long where there is a week for each.
 */
export const cutSprints = (
  increment: Span,
  by: { weeks: number; count?: number | undefined },
  sprints: readonly (Span & { status: SprintStatus })[] = [],
): Span[] => {
  const { starts_on, ends_on } = uncut(increment, sprints);
  const days = daysIn({ starts_on, ends_on });
  const firsts = by.count === undefined ? byWeeks(days, by.weeks) : byCount(days, by.count);
  return firsts.map((first, n) => {
    const next = firsts[n + 1];
    return {
      starts_on: daysAfter(starts_on, first),
      ends_on: next === undefined ? ends_on : daysAfter(starts_on, next - 1),
    };
  });
};

const byWeeks = (days: number, weeks: number): number[] => {
  const length = weeks * 7;
  const whole = Math.floor(days / length);
  const count = whole + ((days % length) * 2 >= length || (whole === 0 && days > 0) ? 1 : 0);
  return Array.from({ length: count }, (_, n) => n * length);
};

const byCount = (days: number, count: number): number[] => {
  const unit = days >= count * 7 ? 7 : 1;
  const whole = Math.floor(days / unit);
  return Array.from(
    { length: Math.min(count, days) },
    (_, n) => Math.round((n * whole) / Math.min(count, days)) * unit,
  );
};
