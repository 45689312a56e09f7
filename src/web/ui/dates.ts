/** 'MMM d, yyyy'. The browser brings this; a library for it would be 6 kB. */
const form = new Intl.DateTimeFormat('en-US', { month: 'short', day: 'numeric', year: 'numeric' });

/** A line ends before a date or after it, not within. */
const written = (date: Date): string => form.format(date).replaceAll(' ', '\u00A0');

const isValid = (date: Date): boolean => !Number.isNaN(date.getTime());

/** A calendar day (YYYY-MM-DD) names that day everywhere, so it is read in local time and never shifted. */
const read = (value: string): Date => new Date(/^\d{4}-\d{2}-\d{2}$/.test(value) ? `${value}T00:00` : value);

/** 'MMM d, yyyy'; "N/A" when there is none, "Invalid date" when it is none. */
export function day(value: string | null | undefined): string {
  if (value === null || value === undefined || value === '') return 'N/A';
  const date = read(value);
  return isValid(date) ? written(date) : 'Invalid date';
}

const exact = new Intl.DateTimeFormat('en-US', { dateStyle: 'medium', timeStyle: 'short' });

/** 'MMM d, yyyy, h:mm', for what says more than `ago`; "unknown time" when it is none. */
export function instant(value: string | null | undefined): string {
  const date = read(value ?? '');
  return isValid(date) ? exact.format(date) : 'unknown time';
}

/** The calendar day of an instant where this browser is, as YYYY-MM-DD. */
export const calendarDay = (date: Date): string =>
  [date.getFullYear(), date.getMonth() + 1, date.getDate()].map((part) => String(part).padStart(2, '0')).join('-');

const steps: [Intl.RelativeTimeFormatUnit, number][] = [
  ['minute', 60],
  ['hour', 3600],
  ['day', 86_400],
];
const words = new Intl.RelativeTimeFormat('en', { numeric: 'auto' });

/** "5 minutes ago"; the date once it is more than a week past; "unknown time" when it is none. */
export function ago(value: string | null | undefined, now = new Date()): string {
  const date = read(value ?? '');
  if (!isValid(date)) return 'unknown time';
  const seconds = (now.getTime() - date.getTime()) / 1000;
  if (seconds < 60) return 'just now';
  if (seconds > 7 * 86_400) return written(date);
  const [unit, length] = steps.findLast(([, length]) => seconds >= length) ?? ['minute', 60];
  return words.format(-Math.floor(seconds / length), unit);
}
