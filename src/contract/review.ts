import { eventIterator } from '@orpc/contract';
import * as z from 'zod';
import { anyVersion, expectedVersion, id, instant, nameOf, version } from './fields.ts';
import { operation } from './operation.ts';
import { story, storyRef } from './story.ts';
import { complexities, featureStatuses, limits, retroKinds, valueCategories } from './vocabulary.ts';
import { doneAsking } from './taken.ts';

/** What the team noted when it looked back. An action may have become a story. */
export const retroNote = z.object({
  id,
  kind: z.enum(retroKinds),
  text: z.string(),
  story: storyRef.nullable(),
  created_by: z.string(),
  created_at: instant,
  version,
});
export type RetroNote = z.infer<typeof retroNote>;

/** One thing to show of a feature. */
export const demoItem = z.object({
  id,
  feature_id: id,
  story_id: id.nullable(),
  text: z.string(),
  shown_at: instant.nullable(),
  shown_by: z.string().nullable(),
  version,
});
export type DemoItem = z.infer<typeof demoItem>;

const amount = z.object({ planned: z.int(), done: z.int() });

export const reviewedFeature = z.object({
  id,
  name: z.string(),
  status: z.enum(featureStatuses).nullable(),
  value_category: z.enum(valueCategories),
  complexity: z.enum(complexities),
  done: z.boolean().describe('Implemented, or all of its stories are done.'),
  stories: amount,
  points: amount,
  demo: z.array(demoItem),
  version,
});
export type ReviewedFeature = z.infer<typeof reviewedFeature>;

/** An increment as the team looks back on it: what was planned against what was done. */
export const review = z.object({
  pi_id: id,
  next: z.object({ id, name: z.string() }).nullable().describe('The increment that begins after this one.'),
  features: z.array(reviewedFeature),
  carried: z
    .array(
      reviewedFeature
        .pick({ id: true, name: true, value_category: true, stories: true, points: true })
        .extend({ to: z.object({ id, name: z.string() }).nullable().describe('Null for the backlog.') }),
    )
    .describe('Planned features that were carried away unfinished.'),
  loose: z.array(storyRef).describe('Unfinished stories of no feature; the first 200.'),
  figures: z
    .object({ features: amount, stories: amount, points: amount })
    .describe('What was carried away counts as planned.'),
  notes: z.array(retroNote),
});
export type Review = z.infer<typeof review>;

const on = { tags: ['Review'] };
const within = { project_id: id, pi_id: id };
const path = '/projects/{project_id}/increments/{pi_id}/review' as const;

export const getReview = operation({
  ...on,
  method: 'GET',
  path,
  summary: 'Planned against done, the checklist of the demo and the notes of the retrospective',
})
  .input(z.object(within))
  .output(review);

/** Where carried work stood before. */
const carried = z.object({
  features: z
    .array(z.object({ id, version, pi_id: id.nullable(), status: z.enum(featureStatuses).nullable() }))
    .max(limits.many),
  stories: z.array(z.object({ id, version, pi_id: id.nullable(), sprint_id: id.nullable() })).max(limits.many),
});
export type Carried = z.infer<typeof carried>;

export const carryUnfinished = operation({
  ...on,
  method: 'POST',
  path: `${path}/carry`,
  summary:
    'Take features and their unfinished stories, or stories of no feature, to the next increment or back to the backlog. What is done stays',
})
  .input(
    z.object({
      ...within,
      to: z.enum(['next', 'backlog']),
      feature_ids: z.array(id).max(limits.list).default([]),
      story_ids: z.array(id).max(limits.list).default([]),
    }),
  )
  .output(z.object({ undo: carried }));

export const undoCarry = operation({
  ...on,
  method: 'POST',
  path: `${path}/undo-carry`,
  summary: 'Put carried work back where it stood, as long as nobody has changed it since',
})
  .input(z.object({ ...within, undo: carried }))
  .output(z.boolean());

/** One sentence about the increment, with the items that bear it out. */
export const reviewClaim = z.object({
  text: z.string(),
  about: z.array(z.object({ kind: z.enum(['feature', 'story']), id, name: z.string() })).describe('The first 12.'),
  more: z.int(),
  rule: z.string(),
  engine: z.string(),
});
export type ReviewClaim = z.infer<typeof reviewClaim>;

export const summariseReview = operation({
  ...on,
  method: 'POST',
  path: `${path}/summary`,
  summary: 'Ask Milo for a summary, sentence by sentence; closing the stream stops him',
})
  .input(z.object(within))
  .output(
    eventIterator(
      z.discriminatedUnion('type', [z.object({ type: z.literal('claim'), claim: reviewClaim }), doneAsking]),
    ),
  );

const words = nameOf('Say something first').describe('One sentence.');

export const addRetroNote = operation({
  ...on,
  method: 'POST',
  path: `${path}/notes`,
  summary: 'Note what went well, what to improve, or what to do',
  successStatus: 201,
})
  .input(z.object({ ...within, kind: z.enum(retroKinds), text: words }))
  .output(retroNote);

const oneNote = { ...within, id };

export const updateRetroNote = operation({
  ...on,
  method: 'PATCH',
  path: `${path}/notes/{id}`,
  summary: 'Change a note',
})
  .input(z.object({ ...oneNote, version: expectedVersion, text: words }))
  .output(retroNote);

export const deleteRetroNote = operation({
  ...on,
  method: 'DELETE',
  path: `${path}/notes/{id}`,
  summary: 'Remove a note; it can be restored for 30 days',
})
  .input(z.object({ ...oneNote, version: expectedVersion }))
  .output(z.boolean());

export const restoreRetroNote = operation({
  ...on,
  method: 'POST',
  path: `${path}/notes/{id}/restore`,
  summary: 'Bring back a removed note',
})
  .input(z.object({ ...oneNote, version: anyVersion }))
  .output(retroNote);

export const noteToStory = operation({
  ...on,
  method: 'POST',
  path: `${path}/notes/{id}/story`,
  summary: 'Make a story of an action: in the next increment, or in the backlog when there is none',
  successStatus: 201,
})
  .input(z.object({ ...oneNote, version: anyVersion }))
  .output(z.object({ note: retroNote, story }));

export const fillDemo = operation({
  ...on,
  method: 'POST',
  path: `${path}/demo/fill`,
  summary: 'Put every finished story that is not there yet on the checklist of its feature',
})
  .input(z.object(within))
  .output(z.array(demoItem));

export const addDemoItem = operation({
  ...on,
  method: 'POST',
  path: `${path}/demo`,
  summary: 'Put something to show on the checklist of a feature',
  successStatus: 201,
})
  .input(z.object({ ...within, feature_id: id, text: words }))
  .output(demoItem);

export const showDemoItem = operation({
  ...on,
  method: 'PUT',
  path: `${path}/demo/{id}/shown`,
  summary: 'Tick or untick something that was shown',
})
  .input(z.object({ ...within, id, shown: z.boolean(), version: anyVersion }))
  .output(demoItem);

export const deleteDemoItem = operation({
  ...on,
  method: 'DELETE',
  path: `${path}/demo/{id}`,
  summary: 'Take something off the checklist; it can be restored for 30 days',
})
  .input(z.object({ ...within, id, version: expectedVersion }))
  .output(z.boolean());

export const restoreDemoItem = operation({
  ...on,
  method: 'POST',
  path: `${path}/demo/{id}/restore`,
  summary: 'Put it back on the checklist',
})
  .input(z.object({ ...within, id, version: anyVersion }))
  .output(demoItem);
