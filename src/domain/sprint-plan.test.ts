import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { greedyPlan, pulledForward } from './greedy-plan.ts';
import { columnsOf, placementOf, planModel } from './plan-model.ts';
import { placeable, planFaults, planWorth, provenBound, type PlanProblem, type PlanStory } from './sprint-plan.ts';
import { aPlan } from '#tests/plans.ts';

const story = (id: string, points: number | null, delay: number, ...depends_on: string[]): PlanStory => ({
  id,
  points,
  delay,
  depends_on,
});
const problem = (room: number[], ...stories: PlanStory[]): PlanProblem => ({
  room,
  stories,
  before: new Set(['done']),
});

test('a plan never holds more than its sprints have room for, and nothing comes before what it needs', () => {
  fc.assert(
    fc.property(aPlan, (plan) => {
      expect(planFaults(plan, greedyPlan(plan))).toEqual({ over: [], broken: [] });
    }),
    { seed: 4202, numRuns: 500 },
  );
});

test('no plan is worth more than the proven bound', () => {
  fc.assert(
    fc.property(aPlan, (plan) => {
      expect(planWorth(plan, greedyPlan(plan))).toBeLessThanOrEqual(provenBound(plan) + 1e-6);
    }),
    { seed: 4203, numRuns: 500 },
  );
});

test('the rows of the integer program hold exactly for plans without fault', () => {
  fc.assert(
    fc.property(aPlan, fc.infiniteStream(fc.nat(20)), (plan, numbers) => {
      const model = planModel(plan);
      const anywhere = new Map(
        model.ids.flatMap((id) => {
          const at = numbers.next().value as number;
          return at < plan.room.length ? [[id, at] as const] : [];
        }),
      );
      for (const placement of [anywhere, greedyPlan(plan)]) {
        const columns = columnsOf(model, placement);
        expect(placementOf(model, columns)).toEqual(placement);
        expect(columns.reduce((sum, value, n) => sum + value * (model.cost[n] ?? 0), 0)).toBe(
          planWorth(plan, placement),
        );
        const holds = model.lower.every((lower, row) => {
          let sum = 0;
          for (let n = model.starts[row] ?? 0; n < (model.starts[row + 1] ?? 0); n += 1)
            sum += (model.values[n] ?? 0) * (columns[model.indices[n] ?? 0] ?? 0);
          return sum >= lower && sum <= (model.upper[row] ?? 0);
        });
        const { over, broken } = planFaults(plan, placement);
        expect(holds).toBe(over.length === 0 && broken.length === 0);
      }
    }),
    { seed: 4204, numRuns: 300 },
  );
});

test('a story that has an obstacle is in no plan, and every other may be in one', () => {
  fc.assert(
    fc.property(aPlan, (plan) => {
      const { order, obstacles } = placeable(plan);
      expect(order.length + obstacles.size).toBe(plan.stories.length);
      for (const id of greedyPlan(plan).keys()) expect(obstacles.has(id)).toBe(false);
    }),
    { seed: 4205 },
  );
});

test('what is worth most for its size comes first', () => {
  const plan = problem([5, 5], story('large', 5, 10), story('small', 1, 8), story('middle', 3, 9));
  expect(Object.fromEntries(greedyPlan(plan))).toEqual({ small: 0, middle: 0, large: 1 });
});

test('a story of little worth goes early when much depends on it', () => {
  const plan = problem([3, 3], story('base', 2, 1), story('gem', 1, 20, 'base'), story('other', 3, 9));
  expect(Object.fromEntries(greedyPlan(plan))).toEqual({ base: 0, gem: 0, other: 1 });
});

test('what is in the way of a story is named', () => {
  const plan = problem(
    [5],
    story('free', 1, 1, 'done'),
    story('unknown', null, 1),
    story('huge', 8, 1),
    story('after', 1, 1, 'huge'),
    story('outside', 1, 1, 'elsewhere'),
    story('a', 1, 1, 'b'),
    story('b', 1, 1, 'a'),
  );
  expect(Object.fromEntries(placeable(plan).obstacles)).toEqual({
    unknown: { why: 'no_estimate' },
    huge: { why: 'too_large' },
    after: { why: 'waits', needed: 'huge' },
    outside: { why: 'waits', needed: 'elsewhere' },
    a: { why: 'waits', needed: 'b' },
    b: { why: 'circle', needed: 'a' },
  });
  expect([...greedyPlan(plan).keys()]).toEqual(['free']);
});

test('after pulling forward nothing could be earlier by itself', () => {
  const plan = problem([3, 3, 3], story('a', 1, 1), story('b', 1, 1, 'a'), story('c', 3, 1));
  expect(
    Object.fromEntries(
      pulledForward(
        plan,
        new Map([
          ['b', 2],
          ['a', 1],
        ]),
      ),
    ),
  ).toEqual({ a: 0, b: 0, c: 1 });
});

test('a chain as long as the plan is no trouble', () => {
  const chain = Array.from({ length: 3_000 }, (_, n) => story(`s${n}`, 1, 1, ...(n === 0 ? [] : [`s${n - 1}`])));
  const plan = problem([1_500, 1_500], ...chain.toReversed());
  expect(placeable(plan).order.map(({ id }) => id)).toEqual(chain.map(({ id }) => id));
});

test('faults of a plan are found', () => {
  const plan = problem([2, 2], story('a', 2, 1), story('b', 2, 1, 'a'), story('c', 1, 1, 'done', 'elsewhere'));
  expect(
    planFaults(
      plan,
      new Map([
        ['a', 1],
        ['b', 0],
        ['c', 0],
      ]),
    ),
  ).toEqual({
    over: [0],
    broken: [
      { story: 'b', depends_on: 'a' },
      { story: 'c', depends_on: 'elsewhere' },
    ],
  });
});
