import { seededRandom } from './random.ts';

/** Weeks of finished work that a forecast needs; below it the team's own estimates speak. */
export const weeksNeeded = 6;
/** Older weeks say little about the team as it is. */
export const weeksUsed = 26;

const trials = 2_000;
/** So many pass between two places where a forecast can pause. */
const trialsAtOnce = 50;
/** Ten years: what is not done by then is not forecast. */
const horizon = 520;

/** Weeks from now until so much is done, as half and as 85 of 100 trials have it. Null when it may never be. */
export type Reach = { p50: number | null; p85: number | null };

/**
 * When work is done that will be finished in order. `finished` is the points of past weeks; `milestones` are points to be
 * done from now, each counted from now. Every trial first draws how likely each past week is to come again, and then the
 * weeks to come: otherwise a few weeks would pass for all that can happen, and the late date would come too early.
 * Yields where it can pause.
 * Source: Donald B. Rubin, The Bayesian Bootstrap, Annals of Statistics 9 (1981).
 */
export function* forecastSteps(
  finished: readonly number[],
  milestones: readonly number[],
  seed: number,
): Generator<void, Reach[]> {
  const weeks = finished.slice(-weeksUsed);
  if (!weeks.some((points) => points > 0)) return milestones.map(() => ({ p50: null, p85: null }));
  const random = seededRandom(seed);
  const targets = milestones.map((points, at) => ({ points, at })).toSorted((a, b) => a.points - b.points);
  const reached = milestones.map(() => new Float64Array(trials));
  for (let trial = 0; trial < trials; trial += 1) {
    if (trial % trialsAtOnce === 0) yield;
    const chances = chancesOf(weeks.length, random);
    let done = 0;
    let next = 0;
    for (let week = 0; week < horizon && next < targets.length; week += 1) {
      const points = weeks[drawn(chances, random())] ?? 0;
      for (let target = targets[next]; target !== undefined && target.points <= done + points; target = targets[next]) {
        const part = points === 0 ? 0 : Math.max(0, target.points - done) / points;
        (reached[target.at] as Float64Array)[trial] = week + part;
        next += 1;
      }
      done += points;
    }
    for (const target of targets.slice(next)) (reached[target.at] as Float64Array)[trial] = Number.POSITIVE_INFINITY;
  }
  const known = (value: number) => (Number.isFinite(value) ? value : null);
  const at = (times: Float64Array, share: number) => known(placed(times, Math.ceil(share * trials) - 1));
  const reaches: Reach[] = [];
  for (const times of reached) {
    reaches.push({ p50: at(times, 0.5), p85: at(times, 0.85) });
    yield;
  }
  return reaches;
}

/** The same in one go. */
export const forecast = (...of: Parameters<typeof forecastSteps>): Reach[] => {
  const steps = forecastSteps(...of);
  for (let step = steps.next(); ; step = steps.next()) if (step.done === true) return step.value;
};

/**
 * The number that would stand at `place` if all were sorted; it stands there afterwards. Sorting all of them took two thirds
 * of the time of a forecast with 100 milestones. Source: C. A. R. Hoare, Algorithm 65: Find (1961).
 */
const placed = (numbers: Float64Array, place: number): number => {
  const of = (index: number) => numbers[index] as number;
  for (let [first, last] = [0, numbers.length - 1]; first < last;) {
    const middle = of(place);
    let [up, down] = [first, last];
    while (up <= down) {
      while (of(up) < middle) up += 1;
      while (of(down) > middle) down -= 1;
      if (up > down) break;
      [numbers[up], numbers[down]] = [of(down), of(up)];
      up += 1;
      down -= 1;
    }
    if (down < place) first = up;
    if (place < up) last = down;
  }
  return of(place);
};

/** How likely each of the past weeks is, uniformly over all that is possible, added up. */
const chancesOf = (count: number, random: () => number): Float64Array => {
  const chances = new Float64Array(count);
  let sum = 0;
  for (let n = 0; n < count; n += 1) {
    sum -= Math.log(1 - random());
    chances[n] = sum;
  }
  return chances.map((chance) => chance / sum);
};

const drawn = (chances: Float64Array, at: number): number => {
  const found = chances.findIndex((chance) => at < chance);
  return found < 0 ? chances.length - 1 : found;
};
