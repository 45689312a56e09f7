import * as z from 'zod';
import { choosableDay, day, expectedVersion, id, instant, label, nameOf, text, version } from './fields.ts';
import { operation } from './operation.ts';
import { incrementStatuses, stageIds, stageStatuses } from './vocabulary.ts';

export const stage = z.object({
  id: z.enum(stageIds),
  name: z.string(),
  status: z.enum(stageStatuses),
  description: z.string(),
  order: z.int(),
});
export type Stage = z.infer<typeof stage>;

/** A program increment (PI). */
export const increment = z.object({
  id,
  project_id: id,
  name: z.string(),
  theme: z.string(),
  goal: z.string(),
  status: z.enum(incrementStatuses),
  start_date: day.nullable(),
  end_date: day.nullable(),
  order_index: z.int().min(1),
  current_stage: z.enum(stageIds),
  stages: z.array(stage),
  created_at: instant,
  updated_at: instant,
  version,
});
export type Increment = z.infer<typeof increment>;

export const incrementMetrics = z.object({
  storiesCreated: z.int(),
  testsPending: z.int(),
  storiesCompleted: z.int(),
  featuresSelected: z.int(),
  featuresWithoutStories: z.int(),
  storiesNotReady: z.int().describe('Stories that are still in the backlog.'),
  storiesUnestimated: z.int(),
  criteriaUntested: z.int().describe('Acceptance criteria that no test checks.'),
});
export type IncrementMetrics = z.infer<typeof incrementMetrics>;

/** Figures of one increment among all. Planned features are those that were selected for it, with those that its review carried away. */
export const incrementFigures = z.object({
  id,
  featuresPlanned: z.int(),
  featuresImplemented: z.int(),
  storiesCreated: z.int(),
  storiesCompleted: z.int(),
});
export type IncrementFigures = z.infer<typeof incrementFigures>;

const on = { tags: ['Program increments'] };
const one = { project_id: id, id };

export const listIncrements = operation({
  ...on,
  method: 'GET',
  path: '/projects/{project_id}/increments',
  summary: "A project's increments in their order",
})
  .input(z.object({ project_id: id }))
  .output(z.array(increment));

export const getActiveIncrement = operation({
  ...on,
  method: 'GET',
  path: '/projects/{project_id}/increments/active',
  summary: 'The active increment, or null',
})
  .input(z.object({ project_id: id }))
  .output(increment.nullable());

export const getIncrement = operation({
  ...on,
  method: 'GET',
  path: '/projects/{project_id}/increments/{id}',
  summary: 'One increment',
})
  .input(z.object(one))
  .output(increment);

export const createIncrement = operation({
  ...on,
  method: 'POST',
  path: '/projects/{project_id}/increments',
  summary: 'Create an increment: active when none is, else planned',
  successStatus: 201,
})
  .input(
    z.object({
      project_id: id,
      name: nameOf().optional().describe('"PI {n}" when left out.'),
      theme: label.default(''),
      goal: text.default(''),
      start_date: choosableDay.nullable().default(null),
      end_date: choosableDay.nullable().optional().describe('One month after the start when left out.'),
    }),
  )
  .output(increment);

export const updateIncrement = operation({
  ...on,
  method: 'PATCH',
  path: '/projects/{project_id}/increments/{id}',
  summary: "Change an increment's name, theme, goal or dates",
})
  .input(
    z.object({
      ...one,
      name: nameOf().optional(),
      theme: label.optional(),
      goal: text.optional(),
      start_date: choosableDay.nullable().optional(),
      end_date: choosableDay.nullable().optional(),
      version: expectedVersion,
    }),
  )
  .output(increment);

export const advanceIncrement = operation({
  ...on,
  method: 'POST',
  path: '/projects/{project_id}/increments/{id}/advance',
  summary:
    'Complete the current stage and begin the next; after the last one the increment is completed and the next begins',
})
  .input(z.object({ ...one, version: expectedVersion }))
  .output(increment);

export const undoAdvanceIncrement = operation({
  ...on,
  method: 'POST',
  path: '/projects/{project_id}/increments/{id}/undo-advance',
  summary: 'Take back the last advance, as long as nothing else has changed since',
})
  .input(z.object({ ...one, version: expectedVersion }))
  .output(increment);

export const listIncrementFigures = operation({
  ...on,
  method: 'GET',
  path: '/projects/{project_id}/increments/figures',
  summary: "Figures of all of a project's increments, in their order",
})
  .input(z.object({ project_id: id }))
  .output(z.array(incrementFigures));

export const getIncrementMetrics = operation({
  ...on,
  method: 'GET',
  path: '/projects/{project_id}/increments/{id}/metrics',
  summary: 'Figures of an increment',
})
  .input(z.object(one))
  .output(incrementMetrics);
