import { placeable, type Placement, type PlanProblem } from './sprint-plan.ts';

/** A plan as an integer program in sparse rows: maximise `cost` x, `lower` <= rows <= `upper`, every column 0 or 1. */
export type PlanModel = {
  /** Stories in the order of their columns; each has one column a sprint. */
  ids: string[];
  sprints: number;
  cost: number[];
  starts: number[];
  indices: number[];
  values: number[];
  lower: number[];
  upper: number[];
};

/**
 * Column (story, sprint) says whether the story is there by the end of that sprint. Said this way what comes first is one
 * row a sprint, and the worth of a plan is the sum over all columns; the way of open-pit scheduling with precedence.
 */
export const planModel = (problem: PlanProblem): PlanModel => {
  const { order } = placeable(problem);
  const sprints = problem.room.length;
  const row = new Map(order.map(({ id }, n) => [id, n]));
  const model: PlanModel = {
    ids: order.map(({ id }) => id),
    sprints,
    cost: order.flatMap(({ delay }) => problem.room.map(() => delay)),
    starts: [0],
    indices: [],
    values: [],
    lower: [],
    upper: [],
  };
  const constrain = (entries: readonly (readonly [number, number])[], lower: number, upper: number) => {
    for (const [index, value] of entries) {
      model.indices.push(index);
      model.values.push(value);
    }
    model.starts.push(model.indices.length);
    model.lower.push(lower);
    model.upper.push(upper);
  };
  const column = (story: number, sprint: number) => story * sprints + sprint;
  for (const [n, story] of order.entries()) {
    for (let s = 1; s < sprints; s += 1)
      constrain(
        [
          [column(n, s - 1), -1],
          [column(n, s), 1],
        ],
        0,
        1,
      );
    for (const needed of story.depends_on) {
      const other = row.get(needed);
      if (other === undefined) continue;
      for (let s = 0; s < sprints; s += 1)
        constrain(
          [
            [column(n, s), 1],
            [column(other, s), -1],
          ],
          -1,
          0,
        );
    }
  }
  for (const [s, room] of problem.room.entries())
    constrain(
      order.flatMap(({ points }, n) =>
        points === null || points === 0
          ? []
          : s === 0
            ? [[column(n, s), points] as const]
            : [[column(n, s - 1), -points] as const, [column(n, s), points] as const],
      ),
      0,
      room,
    );
  return model;
};

/** The columns of a plan. */
export const columnsOf = ({ ids, sprints }: PlanModel, placement: Placement): number[] =>
  ids.flatMap((id) => Array.from({ length: sprints }, (_, s) => Number((placement.get(id) ?? sprints) <= s)));

/** The plan that columns stand for. */
export const placementOf = ({ ids, sprints }: PlanModel, columns: readonly number[]): Map<string, number> =>
  new Map(
    ids.flatMap((id, n) => {
      const at = columns.slice(n * sprints, (n + 1) * sprints).findIndex((value) => value > 0.5);
      return at < 0 ? [] : [[id, at] as const];
    }),
  );
