import * as z from 'zod';
import { id, instant, label, nameOf, pageOf, paging, text, version } from './fields.ts';
import { operation } from './operation.ts';
import { provenance } from './provenance.ts';
import {
  criterionKinds,
  limits,
  memberIds,
  priorities,
  storyActions,
  storyPoints,
  storyStatuses,
} from './vocabulary.ts';

export const points = z.union(storyPoints.map((one) => z.literal(one)));

/** One situation, one action, and what can be seen then. */
export const criterion = z.object({
  id,
  number: z.int(),
  given: z.string(),
  when: z.string(),
  outcome: z.string(),
  kind: z.enum(criterionKinds),
  version: version.describe('Counts up when its words change; results of tests are about one version.'),
});
export type Criterion = z.infer<typeof criterion>;

/** Another story as one names it. */
export const storyRef = z.object({
  id,
  number: z.int(),
  title: z.string(),
  status: z.enum(storyStatuses),
});
export type StoryRef = z.infer<typeof storyRef>;

export const storyEstimate = z.object({
  member_id: z.enum(memberIds),
  points,
  reason: z.string(),
  engine: z.string(),
  created_at: instant,
});
export type StoryEstimate = z.infer<typeof storyEstimate>;

export const storyHistoryEntry = z.object({
  seq: z.int(),
  action: z.enum(storyActions),
  status: z.enum(storyStatuses),
  story_points: z.number().nullable(),
  sprint_id: id.nullable(),
  date: instant,
  who: z.string(),
  notes: z.string().nullable(),
});
export type StoryHistoryEntry = z.infer<typeof storyHistoryEntry>;

/** A story as lists and boards show it. */
export const storyCard = z.object({
  id,
  project_id: id,
  number: z.int().describe('Counts up in the project: S-1, S-2 ...'),
  pi_id: id.nullable(),
  feature_id: id.nullable(),
  feature_name: z.string().nullable(),
  sprint_id: id.nullable(),
  title: z.string(),
  as_a: z.string(),
  i_want: z.string(),
  so_that: z.string(),
  description: z.string(),
  status: z.enum(storyStatuses),
  priority: z.enum(priorities),
  story_points: z.int().nullable(),
  value: z.int().nullable(),
  time_criticality: z.int().nullable(),
  risk: z.int().nullable(),
  supersedes: id.nullable().describe('The finished story in whose place this one stands.'),
  check_reason: z.string().nullable().describe('Why somebody should look at it again.'),
  started_at: instant.nullable(),
  done_at: instant.nullable(),
  created_at: instant,
  updated_at: instant,
  created_by: z.string(),
  version,
});
export type StoryCard = z.infer<typeof storyCard>;

export const story = storyCard.extend({
  criteria: z.array(criterion),
  depends_on: z.array(storyRef),
  needed_by: z.array(storyRef),
  superseded_by: storyRef.nullable(),
  estimates: z.array(storyEstimate),
  provenance: provenance.nullable().describe('Null when a person typed it.'),
  edited_at: instant.nullable().describe('When a person changed what an advisor had written.'),
  history: z.array(storyHistoryEntry),
});
export type Story = z.infer<typeof story>;

/** A criterion as a person writes it; one with an id is the story's own, changed or not. */
export const criterionDraft = z.object({
  id: id.optional(),
  given: text.default(''),
  when: text.default(''),
  outcome: text.default(''),
  kind: z.enum(criterionKinds).default('usual'),
});
export type CriterionDraft = z.infer<typeof criterionDraft>;

const editable = {
  title: nameOf('Title is required'),
  as_a: label,
  i_want: text,
  so_that: text,
  description: text,
  priority: z.enum(priorities),
  story_points: points.nullable(),
  value: points.nullable(),
  time_criticality: points.nullable(),
  risk: points.nullable(),
  pi_id: id.nullable(),
  feature_id: id.nullable(),
  criteria: z.array(criterionDraft).max(limits.criteria),
  depends_on: z.array(id).max(limits.list),
};

export const newStory = z.object({
  title: editable.title,
  as_a: editable.as_a.default(''),
  i_want: editable.i_want.default(''),
  so_that: editable.so_that.default(''),
  description: editable.description.default(''),
  status: z.enum(storyStatuses).default('backlog'),
  priority: editable.priority.default('medium'),
  story_points: editable.story_points.default(null),
  value: editable.value.default(null),
  time_criticality: editable.time_criticality.default(null),
  risk: editable.risk.default(null),
  pi_id: id.nullable().optional().describe("The feature's increment when left out."),
  feature_id: editable.feature_id.default(null),
  criteria: editable.criteria.default([]),
  depends_on: editable.depends_on.default([]),
});
export type NewStory = z.infer<typeof newStory>;

const on = { tags: ['Stories'] };

export const listStories = operation({
  ...on,
  method: 'GET',
  path: '/projects/{project_id}/stories',
  summary: 'User stories of a project',
})
  .input(z.object({ project_id: id, pi_id: id.optional(), ...paging }))
  .output(pageOf(storyCard));

export const countStories = operation({
  ...on,
  method: 'GET',
  path: '/projects/{project_id}/stories/count',
  summary: 'How many stories an increment has',
})
  .input(z.object({ project_id: id, pi_id: id.optional() }))
  .output(z.object({ count: z.int() }));

export const getStory = operation({
  ...on,
  method: 'GET',
  path: '/projects/{project_id}/stories/{id}',
  summary: 'One story with its criteria, dependencies, estimates and history',
})
  .input(z.object({ project_id: id, id }))
  .output(story);

export const createStory = operation({
  ...on,
  method: 'POST',
  path: '/projects/{project_id}/stories',
  summary: 'Write a story',
  successStatus: 201,
})
  .input(z.object({ project_id: id, ...newStory.shape }))
  .output(story);
