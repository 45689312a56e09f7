import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { planFaults, planWorth, provenBound } from '#domain/sprint-plan.ts';
import { greedyPlan } from '#domain/greedy-plan.ts';
import { aLargePlan, aPlan } from '#tests/plans.ts';
import { solvePlan } from './solve.ts';

const onFault = (error: unknown) => {
  throw error;
};

// Far above what a search takes: how fast this machine is decides nothing here. The bench holds the three seconds.
const ms = 120_000;

test('the solver keeps to capacity and dependencies, and is never behind the greedy plan', async () => {
  await fc.assert(
    fc.asyncProperty(aPlan, async (plan) => {
      const solved = await solvePlan(plan, { ms, onFault });
      expect(planFaults(plan, solved.placement)).toEqual({ over: [], broken: [] });
      expect(solved.worth).toBe(planWorth(plan, solved.placement));
      expect(solved.worth).toBeGreaterThanOrEqual(planWorth(plan, greedyPlan(plan)));
      expect(solved.bound).toBeLessThanOrEqual(provenBound(plan) + 1e-6);
      expect(solved.worth).toBeLessThanOrEqual(solved.bound + 1e-6);
    }),
    { seed: 4206, numRuns: 25 },
  );
});

test('the solver finds what taking the best first does not', async () => {
  const plan = {
    room: [10],
    stories: [
      { id: 'best', points: 8, delay: 25, depends_on: [] },
      { id: 'half', points: 5, delay: 15, depends_on: [] },
      { id: 'other', points: 5, delay: 15, depends_on: [] },
    ],
    before: new Set<string>(),
  };
  expect(planWorth(plan, greedyPlan(plan))).toBe(25);
  expect(await solvePlan(plan, { ms, onFault })).toMatchObject({ worth: 30, engine: 'solver', optimal: true });
});

test('the best plan of 200 stories over six sprints is found, and proven to be', async () => {
  const plan = aLargePlan(200, 6);
  const solved = await solvePlan(plan, { ms, onFault });
  expect(planFaults(plan, solved.placement)).toEqual({ over: [], broken: [] });
  expect(solved).toMatchObject({ engine: 'solver', optimal: true });
});

test('without time for a search the plan is the greedy one, with its bound', async () => {
  const plan = aLargePlan(60, 4);
  const solved = await solvePlan(plan, { ms: 0, onFault });
  expect(solved).toMatchObject({ engine: 'greedy', placement: greedyPlan(plan) });
  expect(solved.worth).toBeLessThanOrEqual(solved.bound);
});

test('a search that is stopped leaves the greedy plan', async () => {
  const plan = aLargePlan(200, 6);
  const stopped = AbortSignal.abort();
  expect((await solvePlan(plan, { signal: stopped, onFault })).engine).toBe('greedy');
});
