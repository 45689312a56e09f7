/** Solves one plan and ends: HiGHS does not give way while it searches, so it has a thread of its own. */
import { parentPort, workerData } from 'node:worker_threads';
import highsPackage from 'highs';
import type { PlanModel } from '#domain/plan-model.ts';

export type Job = { model: PlanModel; start: number[]; seconds: number };
/** `columns` is null when no whole plan was found in time; no plan can be worth more than `bound`. */
export type Solved = { columns: number[] | null; bound: number | null; optimal: boolean };

// Its types are those of a CommonJS module, what Node imports is the ES module.
const loadHighs = highsPackage as unknown as typeof highsPackage.default;
const { model, start, seconds } = workerData as Job;
const highs = await loadHighs();
const columns = model.cost.length;

const solved = highs.withModel(
  {
    numCols: columns,
    numRows: model.lower.length,
    sense: highs.constants.objectiveSense.maximize,
    colCost: model.cost,
    colLower: Array<number>(columns).fill(0),
    colUpper: Array<number>(columns).fill(1),
    rowLower: model.lower,
    rowUpper: model.upper,
    matrix: {
      format: 'csr',
      numRows: model.lower.length,
      numCols: columns,
      starts: model.starts,
      indices: model.indices,
      values: model.values,
    },
    integrality: Array<typeof highs.constants.variableType.integer>(columns).fill(highs.constants.variableType.integer),
  },
  (instance): Solved => {
    // Worth is in whole numbers: less than one apart is equal.
    const gaps = { mip_rel_gap: 0, mip_abs_gap: 0.99 };
    instance.options.set({ output_flag: false, time_limit: seconds, random_seed: 1, ...gaps });
    instance.setSolution({ colValue: start });
    instance.run();
    const status = instance.getModelStatus();
    const found = instance.info.get('primal_solution_status') === 2;
    const bound = Number(instance.info.get('mip_dual_bound'));
    return {
      columns: found ? Array.from(instance.getSolution().colValue ?? []) : null,
      bound: Number.isFinite(bound) ? bound : null,
      optimal: status === highs.constants.modelStatus.optimal,
    };
  },
);
parentPort?.postMessage(solved);
