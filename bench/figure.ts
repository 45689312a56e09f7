import type { Times } from './timing.ts';

export type Unit = 'ms' | 'a second' | 'MB' | 'kB' | 'times';

/** One measured figure: of times, the median. */
export type Figure = {
  name: string;
  value: number;
  unit: Unit;
  p95?: number;
  runs?: number;
  /** What the figure has to stay under; with `atLeast`, what it has to reach. */
  target?: number;
  atLeast?: boolean;
  /** The same figure as a multiple of what this machine takes for the bare minimum of the same kind. */
  timesFloor?: number;
  detail?: string;
};

export const met = ({ value, target, atLeast }: Figure): boolean | undefined =>
  target === undefined ? undefined : atLeast ? value >= target : value < target;

export const ofTimes = (
  name: string,
  { p50, p95, runs }: Times,
  { floor, ...more }: { target?: number; floor?: number; detail?: string } = {},
): Figure => ({ name, value: p50, unit: 'ms', p95, runs, ...more, ...(floor && { timesFloor: p50 / floor }) });
