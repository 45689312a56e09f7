import { millisecondsInDay } from 'date-fns/constants';

/** The instant that lies so many times 24 hours after another one, as it is stored. */
export const daysAfter = (instant: Date, days: number): string =>
  new Date(instant.getTime() + days * millisecondsInDay).toISOString();

export const daysBefore = (instant: Date, days: number): string => daysAfter(instant, -days);
