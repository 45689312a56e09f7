import { addMonths } from 'date-fns/addMonths';
import { formatISO } from 'date-fns/formatISO';
import { isValid } from 'date-fns/isValid';
import { parseISO } from 'date-fns/parseISO';

/** The default end of an increment: one month after its start, on the month's last day where that day does not exist. Days as YYYY-MM-DD. */
export const oneMonthAfter = (day: string): string =>
  formatISO(addMonths(parseISO(day), 1), { representation: 'date' });

/** Whether the end lies before the start; an open or invalid date is before nothing. */
export const endsBeforeStart = (start: string | null, end: string | null): boolean =>
  start !== null && end !== null && isValid(parseISO(start)) && isValid(parseISO(end)) && end < start;
