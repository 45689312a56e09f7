import { workingDays, type Span } from './sprint-dates.ts';

export type Staffing = Span & {
  people: readonly { days_off: number }[];
  /** The share of a working day that goes into stories, 0 to 1. */
  focus_factor: number;
  /** What one person finishes in a whole day on nothing else. */
  points_per_day: number;
};

/** Where nobody has measured it yet: eight of ten days, and a day for a point. */
export const usualStaffing = { focus_factor: 0.8, points_per_day: 1 } as const;

/**
 * What a team can take on in a sprint: the days its people are there, times the focus factor. In whole points, rounded down.
 * Source: Henrik Kniberg, Scrum and XP from the Trenches (2007), "Deciding which stories to include, using velocity".
 */
export const capacityOf = (sprint: Staffing): { personDays: number; points: number } => {
  const days = workingDays(sprint);
  const personDays = sprint.people.reduce((sum, { days_off }) => sum + Math.max(0, days - days_off), 0);
  // 10 x 0.7 is 6.999... in floating point.
  return { personDays, points: Math.floor(personDays * sprint.focus_factor * sprint.points_per_day + 1e-9) };
};

const measuredOver = 3;

/**
 * The focus factor that finished sprints had: points done by the points their people could have done without interruption,
 * over the last three. Null before the first, and at most 1.
 */
export const focusOf = (finished: readonly (Staffing & { done: number })[]): number | null => {
  const last = finished.slice(-measuredOver);
  const possible = last.reduce((sum, sprint) => sum + capacityOf(sprint).personDays * sprint.points_per_day, 0);
  if (possible === 0) return null;
  return Math.min(1, Math.round((100 * last.reduce((sum, { done }) => sum + done, 0)) / possible) / 100);
};
