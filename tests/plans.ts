import * as fc from 'fast-check';
import type { PlanProblem } from '#domain/sprint-plan.ts';

/** A plan of any shape: stories without estimate, too large ones, needs that are done, elsewhere, mutual or in a row. */
export const aPlan: fc.Arbitrary<PlanProblem> = fc
  .record({
    room: fc.array(fc.integer({ min: 0, max: 20 }), { maxLength: 6 }),
    stories: fc.array(
      fc.record({
        points: fc.option(fc.constantFrom(1, 2, 3, 5, 8, 13), { freq: 12, nil: null }),
        delay: fc.integer({ min: 3, max: 39 }),
        needs: fc.array(fc.nat(60), { maxLength: 3 }),
      }),
      { maxLength: 40 },
    ),
    done: fc.array(fc.nat(60), { maxLength: 5 }),
  })
  .map(({ room, stories, done }) => ({
    room,
    stories: stories.map(({ points, delay, needs }, n) => ({
      id: `${n}`,
      points,
      delay,
      depends_on: needs.map(String).filter((id) => id !== `${n}`),
    })),
    before: new Set(done.map(String).filter((id) => Number(id) >= stories.length)),
  }));

/** A plan of the size that has to answer in time, with needs that lead back only. */
export const aLargePlan = (count: number, sprints: number): PlanProblem => {
  const [sizes, weights] = [
    [1, 2, 3, 5, 8],
    [1, 3, 8],
  ];
  const turn = (list: readonly number[], n: number) => list[n % list.length] ?? 1;
  const stories = Array.from({ length: count }, (_, n) => ({
    id: `${n}`,
    points: turn(sizes, n * 7 + (n >> 3)),
    delay: turn(weights, n * 5 + (n >> 2)) + turn(weights, n * 11 + (n >> 4)) + 1,
    depends_on: n % 3 === 0 && n > 10 ? [`${n - 7}`, `${n - 10}`] : [],
  }));
  const size = stories.reduce((sum, { points }) => sum + points, 0);
  return {
    room: Array.from({ length: sprints }, () => Math.floor((size * 0.8) / sprints)),
    stories,
    before: new Set(),
  };
};
