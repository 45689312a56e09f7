import { storyPoints } from '#contract/vocabulary.ts';
import { millisecondsInWeek } from 'date-fns/constants';

/** A story as a forecast counts it: what is left of it, and what each member would have said. */
export type Work = { points: number | null; votes: readonly number[] };

/** Points finished in each whole week up to `now`, the oldest first. Weeks without a finished story count as well. */
export const finishedPerWeek = (
  done: readonly { at: string; points: number }[],
  begun: string | null,
  now: Date,
): number[] => {
  const first = Math.min(
    ...[begun, ...done.map(({ at }) => at)].flatMap((at) => (at === null ? [] : [Date.parse(at)])),
  );
  if (!Number.isFinite(first)) return [];
  const weeks = Array<number>(Math.max(0, Math.floor((now.getTime() - first) / millisecondsInWeek))).fill(0);
  for (const { at, points } of done) {
    const back = Math.floor((now.getTime() - Date.parse(at)) / millisecondsInWeek);
    const week = weeks.length - 1 - back;
    if (week >= 0 && week < weeks.length) weeks[week] = (weeks[week] ?? 0) + points;
  }
  return weeks;
};

/** What a story without an estimate counts: the mean of those that have one, or a middling story where none has. */
export const meanPoints = (all: readonly { points: number | null }[]): number => {
  const known = all.flatMap(({ points }) => (points === null ? [] : [points]));
  return known.length === 0 ? 3 : known.reduce((sum, points) => sum + points, 0) / known.length;
};

/**
 * From the least to the most that the team thinks a story may take: its members' estimates where they gave any, and
 * otherwise the neighbours on the scale, since an estimate says only that it is nearer to this step than to the next.
 */
export const rangeOf = ({ points, votes }: Work, mean: number): { least: number; most: number } => {
  if (votes.length > 1) return { least: Math.min(...votes), most: Math.max(...votes) };
  const size = points ?? mean;
  const below = storyPoints.findLast((step) => step < size) ?? size;
  const above = storyPoints.find((step) => step > size) ?? size;
  return { least: (below + size) / 2, most: (size + above) / 2 };
};
