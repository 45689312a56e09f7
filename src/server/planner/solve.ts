import { Worker } from 'node:worker_threads';
import { greedyPlan, pulledForward } from '#domain/greedy-plan.ts';
import { columnsOf, placementOf, planModel } from '#domain/plan-model.ts';
import { planFaults, planWorth, provenBound, type PlanProblem } from '#domain/sprint-plan.ts';
import { othersFirst } from '../in-turns.ts';
import type { Job, Solved } from './solve-worker.ts';

/** A plan with its worth, the most that any plan can be worth, and who found it. */
export type SolvedPlan = {
  placement: Map<string, number>;
  worth: number;
  bound: number;
  engine: 'solver' | 'greedy';
  /** Nothing can be worth more. */
  optimal: boolean;
};

const searchMs = 3_000;
/** Loading the solver takes up to a second on a busy machine; after that the search is given up, wherever it stands. */
const loadMs = 1_000;
/** Searches at one time; each takes a processor. */
const atOnce = 2;
let running = 0;

const searched = (job: Job, limitMs: number, signal: AbortSignal | undefined): Promise<Solved | null> =>
  new Promise((resolve, reject) => {
    const worker = new Worker(new URL('./solve-worker.ts', import.meta.url), { workerData: job });
    const end = (settle: () => void) => {
      clearTimeout(timer);
      signal?.removeEventListener('abort', stop);
      void worker.terminate();
      settle();
    };
    const stop = () => end(() => resolve(null));
    const timer = setTimeout(stop, limitMs);
    signal?.addEventListener('abort', stop);
    worker.once('message', (solved: Solved) => end(() => resolve(solved)));
    worker.once('error', (error) => end(() => reject(error)));
    worker.once('exit', () => end(() => resolve(null)));
  });

/**
 * The best plan that can be found in three seconds. A greedy plan is there at once, and stays when the search finds nothing
 * better in time, fails (`onFault` is told) or has to wait for others; either way the answer comes with a proven bound.
 */
export const solvePlan = async (
  problem: PlanProblem,
  {
    ms = searchMs,
    signal,
    onFault,
  }: { ms?: number; signal?: AbortSignal | undefined; onFault: (error: unknown) => void },
): Promise<SolvedPlan> => {
  const greedy = greedyPlan(problem);
  await othersFirst();
  const known: SolvedPlan = {
    placement: greedy,
    worth: planWorth(problem, greedy),
    bound: provenBound(problem),
    engine: 'greedy',
    optimal: false,
  };
  // Rounding in the sums: worth is in whole numbers, so half of one tells.
  const proven = (plan: SolvedPlan) => ({ ...plan, optimal: plan.worth > plan.bound - 0.5 });
  const model = planModel(problem);
  await othersFirst();
  if (model.cost.length === 0 || proven(known).optimal || ms <= 0 || running >= atOnce || signal?.aborted === true)
    return proven(known);
  running += 1;
  try {
    const job = { model, start: columnsOf(model, greedy), seconds: ms / 1000 };
    const solved = await searched(job, ms + loadMs, signal);
    if (solved === null) return proven(known);
    const bound = Math.min(known.bound, solved.bound ?? Number.POSITIVE_INFINITY);
    if (solved.columns === null) return proven({ ...known, bound });
    const placement = pulledForward(problem, placementOf(model, solved.columns));
    const worth = planWorth(problem, placement);
    const { over, broken } = planFaults(problem, placement);
    if (over.length > 0 || broken.length > 0) throw new Error('the solver broke a rule of the plan');
    return proven(
      worth >= known.worth
        ? { placement, worth, bound, engine: 'solver', optimal: solved.optimal }
        : { ...known, bound },
    );
  } catch (error) {
    onFault(error);
    return proven(known);
  } finally {
    running -= 1;
  }
};
