import * as z from 'zod';
import { choosableDay, day, expectedVersion, id, instant, nameOf, pageOf, paging, text, version } from './fields.ts';
import { operation } from './operation.ts';
import { origin } from './provenance.ts';
import {
  limits,
  priorities,
  proposedKinds,
  sprintChangeKinds,
  sprintRanges,
  sprintStatuses,
  storyStatuses,
} from './vocabulary.ts';

const numberIn = ([least, most]: readonly [number, number]) => z.number().min(least).max(most);

const person = z.object({
  person: nameOf('Name is required'),
  days_off: numberIn(sprintRanges.daysOff),
});
export type SprintPerson = z.infer<typeof person>;

/** How much is in a sprint, or beside all sprints. */
const load = z.object({
  stories: z.int(),
  points: z.int(),
  done_stories: z.int(),
  done_points: z.int(),
  unestimated: z.int(),
});
export type SprintLoad = z.infer<typeof load>;

export const sprint = z.object({
  id,
  project_id: id,
  pi_id: id,
  number: z.int().describe('Counts up in the increment.'),
  name: z.string(),
  goal: z.string(),
  starts_on: day,
  ends_on: day,
  status: z.enum(sprintStatuses),
  focus_factor: z.number().describe('The share of a working day that goes into stories, 0 to 1.'),
  points_per_day: z.number().describe('What one person finishes in a whole day on nothing else.'),
  people: z.array(person),
  person_days: z.number().describe('Working days of all people, less their days off.'),
  capacity: z.int().describe('Points that fit: person_days x focus_factor x points_per_day, rounded down.'),
  load: load.describe('What is in it; of a finished sprint, what was in it at its end.'),
  committed_points: z.int().nullable().describe('Points in it when it was started.'),
  started_at: instant.nullable(),
  finished_at: instant.nullable(),
  version,
});
export type Sprint = z.infer<typeof sprint>;

const namedStory = z.object({ id, number: z.int() });

export const sprintPlan = z.object({
  sprints: z.array(sprint),
  unscheduled: load,
  broken: z
    .array(z.object({ story: namedStory, depends_on: namedStory }))
    .describe('Stories that come before what they need.'),
  measured_focus: z.number().nullable().describe('The focus factor that the last finished sprints had.'),
});
export type SprintPlan = z.infer<typeof sprintPlan>;

/** A story as lanes and boards of sprints show it. */
export const plannedStory = z.object({
  id,
  number: z.int(),
  title: z.string(),
  status: z.enum(storyStatuses),
  priority: z.enum(priorities),
  story_points: z.int().nullable(),
  feature_id: id.nullable(),
  feature_name: z.string().nullable(),
  sprint_id: id.nullable(),
  worth: z.string().describe('What it is worth for its size, in words.'),
  wsjf: z.number().nullable(),
  needs: z.array(
    z.object({
      id,
      number: z.int(),
      title: z.string(),
      sprint_number: z.int().nullable(),
      broken: z.boolean().describe('This story is planned before it.'),
    }),
  ),
  ...origin,
  version,
});
export type PlannedStory = z.infer<typeof plannedStory>;

const placement = z.object({ id, version, sprint_id: id.nullable() });
export type Placement = z.infer<typeof placement>;

/** Where a proposed plan has a story, and why. */
export const proposedPlacement = z.object({
  story: z.object({ id, number: z.int(), title: z.string(), story_points: z.int().nullable(), version }),
  from: id.nullable(),
  to: id.nullable(),
  why: z.string(),
});
export type ProposedPlacement = z.infer<typeof proposedPlacement>;

export const planProposal = z.object({
  id,
  counts: z
    .record(z.enum(proposedKinds), z.int())
    .describe('Stories that it moves, keeps in their sprints, and leaves out.'),
  now: z.object({ worth: z.int(), placed: z.int(), over: z.array(id), broken: z.int() }),
  proposed: z.object({ worth: z.int(), placed: z.int() }),
  load: z.array(z.object({ sprint_id: id, points: z.int() })).describe('Of the sprints that it plans.'),
  bound: z.int().describe('No plan can be worth more.'),
  optimal: z.boolean().describe('No plan is worth more than this one.'),
  engine: z.enum(['solver', 'greedy']),
});
export type PlanProposal = z.infer<typeof planProposal>;

const on = { tags: ['Sprints'] };
const ofIncrement = { project_id: id, pi_id: id };
const one = { project_id: id, id };

const editable = {
  name: nameOf('Name is required'),
  goal: text,
  starts_on: choosableDay,
  ends_on: choosableDay,
  focus_factor: numberIn(sprintRanges.focusFactor),
  points_per_day: numberIn(sprintRanges.pointsPerDay),
  people: z.array(person).max(limits.people),
};

const asLeft = z.object({ id, version });

/** How sprints stood before they were cut or removed, and as which versions they and their stories stand since. */
const recut = z.object({
  kept: z.array(asLeft.extend({ starts_on: choosableDay, ends_on: choosableDay })).max(limits.sprints),
  made: z.array(asLeft).max(limits.sprints),
  removed: z
    .array(z.object({ id, number: z.int().min(1), ...editable, stories: z.array(asLeft).max(limits.many) }))
    .max(limits.sprints),
});
export type Recut = z.infer<typeof recut>;

export const getSprintPlan = operation({
  ...on,
  method: 'GET',
  path: '/projects/{project_id}/increments/{pi_id}/sprints',
  summary: 'The sprints of an increment with their capacity and load, and what is wrong with the plan',
})
  .input(z.object(ofIncrement))
  .output(sprintPlan);

export const listSprintStories = operation({
  ...on,
  method: 'GET',
  path: '/projects/{project_id}/increments/{pi_id}/sprints/stories',
  summary: 'The stories of one sprint, or of none, in their order',
})
  .input(
    z.object({
      ...ofIncrement,
      sprint_id: id.optional().describe('Those that are in no sprint when left out.'),
      status: z.enum(storyStatuses).optional(),
      ...paging,
    }),
  )
  .output(pageOf(plannedStory));

export const cutSprints = operation({
  ...on,
  method: 'POST',
  path: '/projects/{project_id}/increments/{pi_id}/sprints/cut',
  summary:
    "Cut sprints from the increment's dates, or from what is left of them once a sprint has begun. Sprints that have not begun get the new dates, one by one; the answer takes it back",
})
  .input(
    z.object({
      ...ofIncrement,
      weeks: z.int().min(1).max(8).default(2),
      count: z
        .int()
        .min(1)
        .max(limits.sprints)
        .optional()
        .describe('How many, as long as one another; instead of weeks.'),
    }),
  )
  .output(z.object({ plan: sprintPlan, undo: recut }));

export const uncutSprints = operation({
  ...on,
  method: 'POST',
  path: '/projects/{project_id}/increments/{pi_id}/sprints/uncut',
  summary: 'Put sprints back as they were before they were cut or removed, as long as nothing of it has changed since',
})
  .input(z.object({ ...ofIncrement, undo: recut }))
  .output(sprintPlan);

export const createSprint = operation({
  ...on,
  method: 'POST',
  path: '/projects/{project_id}/increments/{pi_id}/sprints',
  summary: 'Add a sprint after the last one, with its people and as long as it',
  successStatus: 201,
})
  .input(z.object(ofIncrement))
  .output(sprint);

export const updateSprint = operation({
  ...on,
  method: 'PATCH',
  path: '/projects/{project_id}/sprints/{id}',
  summary: "Change a sprint's name, goal, dates or capacity",
})
  .input(z.object({ ...one, ...z.object(editable).partial().shape, version: expectedVersion }))
  .output(sprint);

export const deleteSprint = operation({
  ...on,
  method: 'DELETE',
  path: '/projects/{project_id}/sprints/{id}',
  summary: 'Remove a sprint that has not begun; its stories are in no sprint then. The answer takes it back',
})
  .input(z.object({ ...one, version: expectedVersion }))
  .output(z.object({ undo: recut.describe('For `sprints/uncut`.') }));

export const placeStories = operation({
  ...on,
  method: 'POST',
  path: '/projects/{project_id}/increments/{pi_id}/sprints/place',
  summary: 'Put stories into sprints, all or none; the answer takes it back',
})
  .input(z.object({ ...ofIncrement, changes: z.array(placement).min(1).max(limits.many) }))
  .output(z.object({ undo: z.array(placement) }));

export const proposePlan = operation({
  ...on,
  method: 'POST',
  path: '/projects/{project_id}/increments/{pi_id}/sprints/propose',
  summary: 'A plan by worth within capacity and dependencies, kept for a day. No story is moved',
})
  .input(z.object(ofIncrement))
  .output(planProposal);

const ofProposal = { ...ofIncrement, id };
const proposalPath = '/projects/{project_id}/increments/{pi_id}/sprints/proposals/{id}';

export const listProposed = operation({
  ...on,
  method: 'GET',
  path: proposalPath,
  summary: 'What a proposed plan does with each story, and why, page by page',
})
  .input(z.object({ ...ofProposal, kind: z.enum(proposedKinds), ...paging }))
  .output(pageOf(proposedPlacement));

export const acceptPlan = operation({
  ...on,
  method: 'POST',
  path: `${proposalPath}/accept`,
  summary: 'Move every story as the proposed plan has it, or none when one of them has changed since',
})
  .input(z.object(ofProposal))
  .output(z.object({ moved: z.int() }));

export const undoAcceptPlan = operation({
  ...on,
  method: 'POST',
  path: `${proposalPath}/undo-accept`,
  summary: 'Put every story that an accepted plan moved back where it was, or none when one of them has changed since',
})
  .input(z.object(ofProposal))
  .output(z.object({ moved: z.int() }));

export const startSprint = operation({
  ...on,
  method: 'POST',
  path: '/projects/{project_id}/sprints/{id}/start',
  summary: 'Start a sprint: what is in it now is what the team commits to',
})
  .input(z.object({ ...one, version: expectedVersion }))
  .output(sprint);

export const undoStartSprint = operation({
  ...on,
  method: 'POST',
  path: '/projects/{project_id}/sprints/{id}/undo-start',
  summary: 'Take the start of a sprint back, as long as none of its stories has changed since',
})
  .input(z.object({ ...one, version: expectedVersion }))
  .output(sprint);

export const finishSprint = operation({
  ...on,
  method: 'POST',
  path: '/projects/{project_id}/sprints/{id}/finish',
  summary: 'Finish the active sprint; what is not done goes to the next one or back to no sprint',
})
  .input(z.object({ ...one, unfinished: z.enum(['next', 'unscheduled']).default('next'), version: expectedVersion }))
  .output(z.object({ sprint, moved: z.array(asLeft).describe('The stories that were not done, to take it back.') }));

export const undoFinishSprint = operation({
  ...on,
  method: 'POST',
  path: '/projects/{project_id}/sprints/{id}/undo-finish',
  summary: 'Take the finish of a sprint back with the stories that it moved, as long as none has changed since',
})
  .input(z.object({ ...one, moved: z.array(asLeft).max(limits.many), version: expectedVersion }))
  .output(sprint);

/** How a sprint stood at the end of a day. `held` is null for days to come. */
export const sprintDay = z.object({
  day: day.nullable().describe('Null for the moment in which it was started.'),
  ideal: z.number().describe('Points that would be left if the same were finished on each working day.'),
  held: z
    .object({
      scope: z.int().describe('Points'),
      done: z.int().describe('Points'),
      stories: z.record(z.enum(storyStatuses), z.int()).describe('Counts of stories'),
    })
    .nullable(),
});
export type SprintDay = z.infer<typeof sprintDay>;

/** A change of what a sprint holds after it was started. */
export const scopeChange = z.object({
  story: namedStory.extend({ title: z.string() }),
  kind: z.enum(sprintChangeKinds),
  points_before: z.int().nullable(),
  points_after: z.int().nullable(),
  who: z.string(),
  at: instant,
});
export type ScopeChange = z.infer<typeof scopeChange>;

export const getSprintFigures = operation({
  ...on,
  method: 'GET',
  path: '/projects/{project_id}/sprints/{id}/figures',
  summary: 'A sprint day by day, and every change of its scope',
})
  .input(z.object(one))
  .output(z.object({ sprint, days: z.array(sprintDay), changes: z.array(scopeChange) }));

export const velocity = z.object({
  id,
  pi_id: id,
  name: z.string(),
  ends_on: day,
  committed: z.int(),
  done: z.int(),
});
export type Velocity = z.infer<typeof velocity>;

export const listVelocity = operation({
  ...on,
  method: 'GET',
  path: '/projects/{project_id}/velocity',
  summary: 'Points of the last finished sprints of a project: committed and done, the oldest first',
})
  .input(z.object({ project_id: id }))
  .output(z.array(velocity));

const dates = {
  remaining: z.number().describe('Points that are left.'),
  early: day.nullable().describe('P50, or the early end of the range. Null when it cannot be said.'),
  late: day.nullable().describe('P85, or the late end of the range. Null when it cannot be said.'),
};

export const incrementForecast = z.object({
  basis: z
    .enum(['history', 'estimates', 'none'])
    .describe('What the dates are made of; none when there is neither finished work nor capacity.'),
  weeks: z.int().describe('Whole weeks of finished work that there are.'),
  weeks_needed: z.int(),
  per_week: z.number().nullable().describe('Points for a week: the mean of the weeks, or the capacity planned.'),
  stories: z.int().describe('Stories that are not done.'),
  unestimated: z.int(),
  end_date: day.nullable().describe("The increment's own end."),
  ...dates,
  features: z.array(z.object({ id, name: z.string(), stories: z.int(), ...dates })),
});
export type IncrementForecast = z.infer<typeof incrementForecast>;

export const getForecast = operation({
  ...on,
  method: 'GET',
  path: '/projects/{project_id}/increments/{pi_id}/forecast',
  summary: 'When the increment and each of its features will be done',
})
  .input(z.object(ofIncrement))
  .output(incrementForecast);
