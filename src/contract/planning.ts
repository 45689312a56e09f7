import { eventIterator } from '@orpc/contract';
import * as z from 'zod';
import { planningContext, reviews } from './advice.ts';
import { feature } from './feature.ts';
import { anyVersion, expectedVersion, id, instant, nameOf, text, version } from './fields.ts';
import { increment } from './increment.ts';
import { operation } from './operation.ts';
import { architectTypes, complexities, limits, planningStatuses, valueCategories } from './vocabulary.ts';
import { doneAsking, taken } from './taken.ts';

/** A feature inside a planning session: offered by an advisor or typed by a person, and not yet the project's. */
export const planningFeature = z.object({
  id,
  project_id: id,
  pi_id: id,
  name: z.string(),
  description: z.string(),
  status: z.enum(planningStatuses),
  reasoning: z.string(),
  quote: z.string().nullable(),
  rule: z.string().nullable().describe('Null when a person typed it.'),
  engine: z.string().nullable().describe('Name of the engine that suggested it, as far as that is known.'),
  run_id: id.nullable(),
  edited_at: instant.nullable().describe('When a person changed the words of an advisor.'),
  complexity: z.enum(complexities),
  value_category: z.enum(valueCategories),
  included: z.boolean(),
  reviews,
  source_type: z.literal('pi_planning'),
  source_name: z.string(),
  order: z.int(),
  last_updated: instant,
  version,
});
export type PlanningFeature = z.infer<typeof planningFeature>;

/** The planning of one increment. It is kept on the server until it is finalised; `version` is 0 before anything was saved. */
export const planningSession = z.object({
  project_id: id,
  pi_id: id,
  step: z.int().min(1).max(4),
  context: planningContext,
  finalised_at: instant.nullable(),
  updated_at: instant,
  version: z.int().min(0),
  features: z.array(planningFeature),
});
export type PlanningSession = z.infer<typeof planningSession>;

const on = { tags: ['PI planning'] };
const session = { project_id: id, pi_id: id };
const path = '/projects/{project_id}/increments/{pi_id}/planning' as const;
const sessionVersion = z
  .int()
  .min(0)
  .max(limits.version)
  .optional()
  .describe('Version of the session; 0 before the first save; or send it as If-Match.');

export const getPlanning = operation({
  ...on,
  method: 'GET',
  path,
  summary: 'The planning session, its context prefilled from the project',
})
  .input(z.object(session))
  .output(planningSession);

export const savePlanningContext = operation({
  ...on,
  method: 'PUT',
  path: `${path}/context`,
  summary: 'Save the context of step 1',
})
  .input(z.object({ ...session, context: planningContext, version: sessionVersion }))
  .output(planningSession);

export const goToPlanningStep = operation({
  ...on,
  method: 'PUT',
  path: `${path}/step`,
  summary: 'Go to another step; what is in the others stays',
})
  .input(z.object({ ...session, step: z.int().min(1).max(4), version: sessionVersion }))
  .output(planningSession);

export const suggestPlanningFeatures = operation({
  ...on,
  method: 'POST',
  path: `${path}/suggestions`,
  summary:
    'Ask Ava for more features. Each new one is kept and sent as soon as it is ready; closing the stream stops her',
})
  .input(z.object(session))
  .output(
    eventIterator(
      z.discriminatedUnion('type', [z.object({ type: z.literal('feature'), feature: planningFeature }), doneAsking]),
    ),
  );

export const addPlanningFeature = operation({
  ...on,
  method: 'POST',
  path: `${path}/features`,
  summary: 'Add a feature by hand',
  successStatus: 201,
})
  .input(
    z.object({
      ...session,
      name: nameOf('Name is required'),
      description: text.default(''),
      complexity: z.enum(complexities).default('M'),
      value_category: z.enum(valueCategories).default('Could Have'),
      included: z.boolean().default(true),
    }),
  )
  .output(planningFeature);

export const updatePlanningFeature = operation({
  ...on,
  method: 'PATCH',
  path: `${path}/features/{id}`,
  summary: 'Include, leave out or edit a suggestion',
})
  .input(
    z.object({
      ...session,
      id,
      version: expectedVersion,
      name: nameOf('Name is required').optional(),
      description: text.optional(),
      complexity: z.enum(complexities).optional(),
      value_category: z.enum(valueCategories).optional(),
      included: z.boolean().optional(),
    }),
  )
  .output(planningFeature);

export const removePlanningFeature = operation({
  ...on,
  method: 'DELETE',
  path: `${path}/features/{id}`,
  summary: 'Remove a feature from the session; it can be restored until the planning is finalised',
})
  .input(z.object({ ...session, id, version: expectedVersion }))
  .output(z.boolean());

export const restorePlanningFeature = operation({
  ...on,
  method: 'POST',
  path: `${path}/features/{id}/restore`,
  summary: 'Bring back a removed feature with its reviews; one that is not removed stays as it is',
})
  .input(z.object({ ...session, id, version: anyVersion }))
  .output(planningFeature);

export const reviewPlanningFeature = operation({
  ...on,
  method: 'POST',
  path: `${path}/features/{id}/reviews`,
  summary: 'Ask Theo or Claude to review a suggestion; the review is kept with it',
})
  .input(z.object({ ...session, id, architectType: z.enum(architectTypes), version: anyVersion }))
  .output(planningFeature.extend({ taken }));

export const finalisePlanning = operation({
  ...on,
  method: 'POST',
  path: `${path}/finalise`,
  summary:
    "Make the included suggestions the project's features, set the goal and stage of the increment; all or nothing",
})
  .input(
    z.object({
      ...session,
      keep_others: z.boolean().default(false).describe('Keep what was not included in the backlog as suggested.'),
      version: sessionVersion,
    }),
  )
  .output(z.object({ features: z.array(feature), increment, session: planningSession }));
