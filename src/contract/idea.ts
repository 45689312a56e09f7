import { eventIterator } from '@orpc/contract';
import * as z from 'zod';
import { featureSuggestion } from './advice.ts';
import {
  anyVersion,
  expectedVersion,
  id,
  instant,
  nameOf,
  pageOf,
  paging,
  requiredText,
  searched,
  tags,
  version,
} from './fields.ts';
import { operation } from './operation.ts';
import { ideaStatuses, ideaTypes } from './vocabulary.ts';
import { doneAsking } from './taken.ts';

export const idea = z.object({
  id,
  project_id: id,
  title: z.string(),
  description: z.string(),
  type: z.enum(ideaTypes),
  status: z.enum(ideaStatuses),
  tags: z.array(z.string()),
  created_at: instant,
  updated_at: instant,
  created_by: z.string(),
  version,
});
export type Idea = z.infer<typeof idea>;

const incomplete = 'Please provide both a title and description for your idea.';
const editable = {
  title: nameOf(incomplete),
  description: requiredText(incomplete),
  type: z.enum(ideaTypes),
  status: z.enum(ideaStatuses),
  tags,
};

const on = { tags: ['Ideas'] };
const one = { project_id: id, id };

export const listIdeas = operation({
  ...on,
  method: 'GET',
  path: '/projects/{project_id}/ideas',
  summary: 'Ideas of a project, filtered and searched, newest first',
})
  .input(
    z.object({
      project_id: id,
      type: z.enum(['all', ...ideaTypes]).default('all'),
      status: z.enum(['all', ...ideaStatuses]).default('all'),
      search: searched('title, description or tags'),
      ...paging,
    }),
  )
  .output(pageOf(idea));

export const getIdea = operation({
  ...on,
  method: 'GET',
  path: '/projects/{project_id}/ideas/{id}',
  summary: 'One idea',
})
  .input(z.object(one))
  .output(idea);

export const createIdea = operation({
  ...on,
  method: 'POST',
  path: '/projects/{project_id}/ideas',
  summary: 'Write down an idea',
  successStatus: 201,
})
  .input(
    z.object({
      project_id: id,
      title: editable.title,
      description: editable.description,
      type: editable.type.default('project_goal'),
      status: editable.status.default('active'),
      tags: editable.tags.default([]),
    }),
  )
  .output(idea);

export const updateIdea = operation({
  ...on,
  method: 'PATCH',
  path: '/projects/{project_id}/ideas/{id}',
  summary: 'Change an idea',
})
  .input(z.object({ ...one, version: expectedVersion, ...z.object(editable).partial().shape }))
  .output(idea);

export const deleteIdea = operation({
  ...on,
  method: 'DELETE',
  path: '/projects/{project_id}/ideas/{id}',
  summary: 'Delete an idea; it can be restored for 30 days',
})
  .input(z.object({ ...one, version: expectedVersion }))
  .output(z.boolean());

export const restoreIdea = operation({
  ...on,
  method: 'POST',
  path: '/projects/{project_id}/ideas/{id}/restore',
  summary: 'Bring back a deleted idea; one that is not deleted stays as it is',
})
  .input(z.object({ ...one, version: anyVersion }))
  .output(idea);

/** What Ava offers, one after another, and in the end how many there were. */
export const suggestedFeatures = eventIterator(
  z.discriminatedUnion('type', [
    z.object({ type: z.literal('suggestion'), suggestion: featureSuggestion }),
    doneAsking,
  ]),
);

export const generateFromIdea = operation({
  ...on,
  method: 'POST',
  path: '/projects/{project_id}/ideas/{id}/suggestions',
  summary:
    'Ask Ava for features of an idea. Each is sent as soon as it is ready and none is stored; closing the stream stops her',
})
  .input(z.object(one))
  .output(suggestedFeatures);
