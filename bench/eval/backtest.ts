import { forecast } from '#domain/forecast.ts';
import { seededRandom } from '#domain/random.ts';

/** Of so many simulated histories, how many were done by the date that the forecast named. */
export type Backtest = { histories: number; heldAt50: number; heldAt85: number };

/** A number around 1, gamma distributed: the larger the shape, the steadier the team. */
const around = (shape: number, random: () => number): number => {
  let sum = 0;
  for (let n = 0; n < shape; n += 1) sum -= Math.log(1 - random());
  return sum / shape;
};

/**
 * Teams that differ in pace and steadiness, lose a week now and then, and finish three to twelve weeks of work. The
 * forecast sees the weeks before; what came after decides whether it held.
 */
export const backtest = (histories: number, seed: number, weeks: () => number): Backtest => {
  const random = seededRandom(seed);
  const result = { histories, heldAt50: 0, heldAt85: 0 };
  for (let n = 0; n < histories; n += 1) {
    const pace = 5 + random() * 25;
    const shape = 2 + Math.floor(random() * 9);
    const week = () => (random() < 0.05 ? 0 : Math.round(pace * around(shape, random)));
    const past = Array.from({ length: weeks() }, week);
    const work = Math.round(pace * (3 + random() * 9));
    let done = 0;
    let took = 0;
    while (done < work) {
      const points = week();
      took += done + points >= work ? (work - done) / points : 1;
      done += points;
    }
    const [reach] = forecast(past, [work], n + 1);
    // By the day, as dates are shown; a forecast that names none does not hold.
    const held = (weeksLeft: number | null | undefined) =>
      Math.ceil(took * 7) <= Math.ceil((weeksLeft ?? Number.NEGATIVE_INFINITY) * 7);
    if (held(reach?.p50)) result.heldAt50 += 1;
    if (held(reach?.p85)) result.heldAt85 += 1;
  }
  return result;
};

/** Six to twenty weeks of data, each as often as the others. */
export const anyWeeks = (): (() => number) => {
  let n = 0;
  return () => 6 + (n++ % 15);
};
