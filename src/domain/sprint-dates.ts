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

/**
 * An increment cut into sprints of so many weeks, without gaps from its first day to its last. What is left at the end is a
 * sprint of its own from half of the length on, and makes the last one longer otherwise.
 */
export const cutSprints = ({ starts_on, ends_on }: Span, weeks: number): Span[] => {
  const days = daysIn({ starts_on, ends_on });
  const length = weeks * 7;
  const whole = Math.floor(days / length);
  const count = whole + ((days % length) * 2 >= length || (whole === 0 && days > 0) ? 1 : 0);
  return Array.from({ length: count }, (_, n) => ({
    starts_on: daysAfter(starts_on, n * length),
    ends_on: n === count - 1 ? ends_on : daysAfter(starts_on, (n + 1) * length - 1),
  }));
};
