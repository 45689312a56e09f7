import { eventIterator } from '@orpc/contract';
import * as z from 'zod';
import { anyVersion, expectedVersion, id, instant, label, nameOf, pageOf, paging, text, version } from './fields.ts';
import { feature } from './feature.ts';
import { operation } from './operation.ts';
import { editedOffer, provenance } from './provenance.ts';
import { criterionDraft, points, story } from './story.ts';
import { complexities, featureStatuses, limits, memberIds, refinementOutcomes, valueCategories } from './vocabulary.ts';
import { doneAsking } from './taken.ts';

/** A feature of an increment, and how far its refinement is. */
export const refinedFeature = z.object({
  id,
  name: z.string(),
  status: z.enum(featureStatuses).nullable(),
  complexity: z.enum(complexities),
  value_category: z.enum(valueCategories),
  value_rank: z.int(),
  stories: z.int(),
  ready: z.int().describe('Stories that are ready, under way or done.'),
  done: z.int(),
  points: z.int(),
  unestimated: z.int(),
  look: z.int().describe('Stories that somebody should look at again.'),
  offered: z.int().describe('Stories that are offered and not decided on.'),
  questions: z.int().describe('Questions without an answer.'),
});
export type RefinedFeature = z.infer<typeof refinedFeature>;

const criteria = z.array(criterionDraft.omit({ id: true })).max(limits.criteria);

/** A story as it is offered: the person edits it, takes it or leaves it. */
export const offeredStory = z.object({
  title: z.string(),
  as_a: z.string(),
  i_want: z.string(),
  so_that: z.string(),
  criteria,
  points: points.nullable().describe('What whoever offers it would guess; the estimate is made later.'),
  edited: editedOffer,
  story_id: id.nullable().describe('The story that it became.'),
});
export type OfferedStory = z.infer<typeof offeredStory>;

export const openQuestion = z.object({
  question: z.string(),
  why: z.string(),
  options: z.array(z.object({ answer: z.string(), leadsTo: z.string() })),
  recommended: z.int(),
  answer: z.string().nullable(),
});
export type OpenQuestion = z.infer<typeof openQuestion>;

export const remark = z.object({
  member_id: z.enum(memberIds),
  analysis: z.string(),
  keyPoints: z.array(z.string()),
  recommendations: z.array(z.string()),
});
export type Remark = z.infer<typeof remark>;

const kept = {
  id,
  project_id: id,
  pi_id: id,
  feature_id: id,
  position: z.int(),
  settled: z.enum(refinementOutcomes).nullable(),
  provenance: provenance.nullable(),
  created_at: instant,
  updated_at: instant,
  version,
};

/** What an advisor offers about a feature. It is kept on the server, and is nobody's data until a person takes it. */
export const refinementItem = z.discriminatedUnion('kind', [
  z.object({ ...kept, kind: z.literal('story'), body: offeredStory }),
  z.object({ ...kept, kind: z.literal('question'), body: openQuestion }),
  z.object({ ...kept, kind: z.literal('remark'), body: remark }),
]);
export type RefinementItem = z.infer<typeof refinementItem>;

export const refinement = z.object({
  feature,
  items: z.array(refinementItem).describe('What is not rejected and has not become a story.'),
  stories: z.array(story),
});
export type Refinement = z.infer<typeof refinement>;

const on = { tags: ['Refinement'] };
const increment = { project_id: id, pi_id: id };
const at = { ...increment, feature_id: id };
const path = '/projects/{project_id}/increments/{pi_id}/refinement' as const;

export const listRefinedFeatures = operation({
  ...on,
  method: 'GET',
  path,
  summary: 'Features of an increment that were selected for it, most wanted first, and how far each is refined',
})
  .input(z.object({ ...increment, ...paging }))
  .output(pageOf(refinedFeature));

export const getRefinement = operation({
  ...on,
  method: 'GET',
  path: `${path}/{feature_id}`,
  summary: 'One feature with its stories and what the advisors offer',
})
  .input(z.object(at))
  .output(refinement);

export const proposeRefinement = operation({
  ...on,
  method: 'POST',
  path: `${path}/{feature_id}/proposals`,
  summary:
    'Ask Ava for stories, Bea for what is open, or Uma and Sasha for remarks. Each item is kept and sent as soon as it is ready',
})
  .input(z.object({ ...at, ask: z.enum(['stories', 'questions', 'remarks']) }))
  .output(
    eventIterator(
      z.discriminatedUnion('type', [z.object({ type: z.literal('item'), item: refinementItem }), doneAsking]),
    ),
  );

export const updateRefinementItem = operation({
  ...on,
  method: 'PATCH',
  path: `${path}/{feature_id}/items/{id}`,
  summary: 'Edit an offered story, or answer a question; an empty answer opens it again',
})
  .input(
    z.object({
      ...at,
      id,
      version: expectedVersion,
      story: z
        .object({ title: nameOf('Title is required'), as_a: label, i_want: text, so_that: text, criteria })
        .partial()
        .optional(),
      answer: text.optional(),
    }),
  )
  .output(refinementItem);

const items = z.array(z.object({ id, version })).min(1).max(limits.list);

export const settleRefinementItems = operation({
  ...on,
  method: 'POST',
  path: `${path}/{feature_id}/items/settle`,
  summary: 'Take offered stories, which makes them stories of the feature, or leave them; all or nothing',
})
  .input(z.object({ ...at, items, outcome: z.enum(['accepted', 'rejected']) }))
  .output(z.object({ items: z.array(refinementItem), stories: z.array(story) }));

export const reopenRefinementItems = operation({
  ...on,
  method: 'POST',
  path: `${path}/{feature_id}/items/reopen`,
  summary: 'Take a decision back. A story that was taken goes, as long as nobody has changed it since',
})
  .input(z.object({ ...at, ids: z.array(id).min(1).max(limits.list) }))
  .output(z.array(refinementItem));

export const splitRefinementItem = operation({
  ...on,
  method: 'POST',
  path: `${path}/{feature_id}/items/{id}/split`,
  summary: 'Make two or more offers of one, by what it wants or by its criteria',
})
  .input(z.object({ ...at, id, version: expectedVersion }))
  .output(z.array(refinementItem));

export const mergeRefinementItems = operation({
  ...on,
  method: 'POST',
  path: `${path}/{feature_id}/items/{id}/merge`,
  summary: 'Take the criteria of another offer into this one',
})
  .input(z.object({ ...at, id, version: expectedVersion, other: z.object({ id, version }) }))
  .output(refinementItem);

export const moveRefinementItem = operation({
  ...on,
  method: 'POST',
  path: `${path}/{feature_id}/items/{id}/move`,
  summary: 'Give an offer another place among the offers',
})
  .input(z.object({ ...at, id, place: z.enum(['before', 'after']), other: id, version: anyVersion }))
  .output(z.array(refinementItem));
