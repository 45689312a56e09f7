import { eventIterator } from '@orpc/contract';
import * as z from 'zod';
import {
  anyVersion,
  expectedVersion,
  id,
  instant,
  label,
  nameOf,
  pageOf,
  paging,
  storable,
  storableMessage,
  text,
  version,
} from './fields.ts';
import { operation } from './operation.ts';
import { origin, provenance, reviewedFilter } from './provenance.ts';
import {
  criterionKinds,
  limits,
  memberIds,
  priorities,
  readyChecks,
  storyActions,
  storyPoints,
  storyStatuses,
} from './vocabulary.ts';
import { doneAsking } from './taken.ts';

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
  model: provenance.shape.model,
  rule: provenance.shape.rule,
  run_id: provenance.shape.run_id,
  created_at: instant,
});
export type StoryEstimate = z.infer<typeof storyEstimate>;

export const storyCheck = z.object({ check_id: z.enum(readyChecks), who: z.string(), at: instant });
export type StoryCheck = z.infer<typeof storyCheck>;

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
  story_points: points.nullable(),
  value: points.nullable(),
  time_criticality: points.nullable(),
  risk: points.nullable(),
  supersedes: id.nullable().describe('The finished story in whose place this one stands.'),
  check_reason: z.string().nullable().describe('Why somebody should look at it again.'),
  started_at: instant.nullable(),
  done_at: instant.nullable(),
  created_at: instant,
  updated_at: instant,
  created_by: z.string(),
  ...origin,
  version,
});
export type StoryCard = z.infer<typeof storyCard>;

export const story = storyCard.extend({
  criteria: z.array(criterion),
  depends_on: z.array(storyRef),
  needed_by: z.array(storyRef),
  superseded_by: storyRef.nullable(),
  estimates: z.array(storyEstimate),
  checks: z.array(storyCheck).describe('What a person confirmed of the definition of ready.'),
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

const one = { project_id: id, id };
const filters = {
  pi_id: id.optional(),
  feature_id: id.optional(),
  sprint_id: z
    .union([id, z.literal('none')])
    .optional()
    .describe('"none": in no sprint yet.'),
  status: z.enum(['all', ...storyStatuses]).default('all'),
  priority: z.enum(['all', ...priorities]).default('all'),
  estimate: z.enum(['all', 'none', 'large']).default('all').describe('"none": not estimated; "large": above 8.'),
  look: z.enum(['all', 'again']).default('all').describe('"again": what it rests on has changed.'),
  reviewed: reviewedFilter,
  search: z
    .string()
    .max(limits.name)
    .refine(storable, storableMessage)
    .default('')
    .describe('Part of a word in its number, title or text, without regard to case or accents.'),
};
/** Orders of a list of stories; `hand` is the order that people gave by moving them. */
export const storyOrders = ['hand', 'newest', 'number'] as const;

export const listStories = operation({
  ...on,
  method: 'GET',
  path: '/projects/{project_id}/stories',
  summary: 'User stories of a project, filtered, searched and ordered',
})
  .input(z.object({ project_id: id, ...filters, order: z.enum(storyOrders).default('hand'), ...paging }))
  .output(pageOf(storyCard));

export const countStories = operation({
  ...on,
  method: 'GET',
  path: '/projects/{project_id}/stories/count',
  summary: 'How many stories match the filters',
})
  .input(z.object({ project_id: id, ...filters }))
  .output(z.object({ count: z.int() }));

/** One column of the board. */
export const storyColumn = z.object({
  status: z.enum(storyStatuses),
  count: z.int(),
  points: z.int().describe('Points of those that are estimated.'),
});
export type StoryColumn = z.infer<typeof storyColumn>;

export const countStoryColumns = operation({
  ...on,
  method: 'GET',
  path: '/projects/{project_id}/stories/columns',
  summary: 'How many stories and points each column of the board has',
})
  .input(z.object({ project_id: id, ...filters }))
  .output(z.array(storyColumn));

export const listMatchingStories = operation({
  ...on,
  method: 'GET',
  path: '/projects/{project_id}/stories/matching',
  summary: 'Id and version of every story that matches the filters, for a change of all of them',
})
  .input(z.object({ project_id: id, ...filters }))
  .output(z.object({ items: z.array(z.object({ id, version })), complete: z.boolean() }));

export const getStory = operation({
  ...on,
  method: 'GET',
  path: '/projects/{project_id}/stories/{id}',
  summary: 'One story with its criteria, dependencies, estimates and history',
})
  .input(z.object(one))
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

export const updateStory = operation({
  ...on,
  method: 'PATCH',
  path: '/projects/{project_id}/stories/{id}',
  summary: 'Change a story. The words, criteria and points of one that is done stay as they are',
})
  .input(
    z.object({
      ...one,
      version: expectedVersion,
      ...z.object(editable).partial().shape,
      check_reason: z.null().optional().describe('Null: somebody looked at it again.'),
    }),
  )
  .output(story);

export const storyChange = z.object({
  id,
  version,
  status: z.enum(storyStatuses).optional(),
  priority: editable.priority.optional(),
  story_points: editable.story_points.optional(),
  pi_id: editable.pi_id.optional(),
  feature_id: editable.feature_id.optional(),
  deleted: z.boolean().optional(),
});
export type StoryChange = z.infer<typeof storyChange>;

export const changeStories = operation({
  ...on,
  method: 'POST',
  path: '/projects/{project_id}/stories/changes',
  summary: 'Change, delete or restore many stories in one transaction; the answer says how to take it back',
})
  .input(z.object({ project_id: id, changes: z.array(storyChange).min(1).max(limits.many) }))
  .output(
    z.object({
      undo: z
        .array(storyChange)
        .describe('The changes that bring the former values back, to be sent as a further change.'),
    }),
  );

export const moveStory = operation({
  ...on,
  method: 'POST',
  path: '/projects/{project_id}/stories/{id}/move',
  summary: 'Give a story another place, next to another one or in another column of the board',
})
  .input(
    z.object({
      ...one,
      status: z.enum(storyStatuses).optional().describe('The column that it moves to.'),
      place: z.enum(['before', 'after']).optional(),
      other: id.optional().describe('The story that it is put next to.'),
      version: anyVersion,
    }),
  )
  .output(storyCard);

export const deleteStory = operation({
  ...on,
  method: 'DELETE',
  path: '/projects/{project_id}/stories/{id}',
  summary: 'Delete a story; it can be restored for 30 days',
})
  .input(z.object({ ...one, version: expectedVersion }))
  .output(z.boolean());

export const restoreStory = operation({
  ...on,
  method: 'POST',
  path: '/projects/{project_id}/stories/{id}/restore',
  summary: 'Bring back a deleted story; one that is not deleted stays as it is',
})
  .input(z.object({ ...one, version: anyVersion }))
  .output(story);

/** How the stories of a split or a merge stood before, and as which versions they stand since. */
const regrouped = z.object({
  story: z.object({
    id,
    version,
    title: editable.title,
    i_want: text,
    description: text,
    story_points: editable.story_points,
    criteria: editable.criteria,
  }),
  others: z.array(z.object({ id, version, deleted: z.boolean() })).max(limits.list),
});
export type Regrouped = z.infer<typeof regrouped>;

export const splitStory = operation({
  ...on,
  method: 'POST',
  path: '/projects/{project_id}/stories/{id}/split',
  summary: 'Make two or more stories of one, by what it wants or by its criteria; each is estimated anew',
})
  .input(z.object({ ...one, version: expectedVersion }))
  .output(z.object({ stories: z.array(story), undo: regrouped }));

export const mergeStories = operation({
  ...on,
  method: 'POST',
  path: '/projects/{project_id}/stories/{id}/merge',
  summary: 'Take the criteria of another story into this one; the other is deleted and can be restored',
})
  .input(z.object({ ...one, version: expectedVersion, other: z.object({ id, version }) }))
  .output(z.object({ story, undo: regrouped }));

export const regroupStories = operation({
  ...on,
  method: 'POST',
  path: '/projects/{project_id}/stories/regroup',
  summary: 'Take a split or a merge back with what it answered, as long as none of its stories has changed since',
})
  .input(z.object({ project_id: id, undo: regrouped }))
  .output(story);

export const supersedeStory = operation({
  ...on,
  method: 'POST',
  path: '/projects/{project_id}/stories/{id}/supersede',
  summary: 'Write a story that stands in the place of one that is done, beginning with its words',
  successStatus: 201,
})
  .input(z.object({ ...one, version: anyVersion }))
  .output(story);

export const checkStory = operation({
  ...on,
  method: 'PUT',
  path: '/projects/{project_id}/stories/{id}/checks/{check_id}',
  summary: 'Confirm a point of the definition of ready, or take that back',
})
  .input(z.object({ ...one, check_id: z.enum(readyChecks), confirmed: z.boolean(), version: anyVersion }))
  .output(story);

export const confirmStory = operation({
  ...on,
  method: 'POST',
  path: '/projects/{project_id}/stories/{id}/confirm',
  summary: 'Say that a person has looked into what an advisor wrote',
})
  .input(z.object({ ...one, version: expectedVersion }))
  .output(story);

export const estimateStory = operation({
  ...on,
  method: 'POST',
  path: '/projects/{project_id}/stories/{id}/estimates',
  summary:
    'Ask the team to estimate. No member knows what another said; the person decides; closing the stream stops them',
})
  .input(z.object({ ...one, version: anyVersion }))
  .output(
    eventIterator(
      z.discriminatedUnion('type', [z.object({ type: z.literal('estimate'), estimate: storyEstimate }), doneAsking]),
    ),
  );

/** A finished story that is like another, and what it took. */
export const similarStory = storyRef.extend({
  story_points: z.int().nullable(),
  days: z.number().nullable().describe('From the begin of work to its end.'),
  shared: z.array(z.string()).describe('Words that both have.'),
});
export type SimilarStory = z.infer<typeof similarStory>;

export const listSimilarStories = operation({
  ...on,
  method: 'GET',
  path: '/projects/{project_id}/stories/{id}/similar',
  summary: 'At most five finished stories that are most like this one',
})
  .input(z.object(one))
  .output(z.array(similarStory));

/** What a change of a feature or of a story touches, item by item. */
export const touched = z.object({
  stories: z.array(
    storyRef.extend({ effect: z.enum(['stays', 'look_again']).describe('What is done stays as it was.') }),
  ),
  tests: z.array(z.object({ id, number: z.int(), title: z.string(), has_result: z.boolean() })),
  tests_count: z.int(),
  sprints: z.array(z.object({ id, name: z.string(), stories: z.int(), points: z.int() })),
  open_points: z.int().describe('Points that are still to be done; the forecast rests on them.'),
  open_unestimated: z.int(),
});
export type Touched = z.infer<typeof touched>;

export const findTouched = operation({
  ...on,
  method: 'GET',
  path: '/projects/{project_id}/touched',
  summary: 'What a change of a feature, or of a story and its criteria, touches',
})
  .input(z.object({ project_id: id, feature_id: id.optional(), story_id: id.optional() }))
  .output(touched);
