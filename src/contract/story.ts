import * as z from 'zod';
import { id, pageOf, paging } from './fields.ts';
import { operation } from './operation.ts';
import { priorities, storyStatuses } from './vocabulary.ts';

export const story = z.object({
  id,
  project_id: id,
  pi_id: id.nullable(),
  feature_id: id.nullable(),
  title: z.string(),
  description: z.string(),
  status: z.enum(storyStatuses),
  priority: z.enum(priorities),
  story_points: z.number().nullable(),
});
export type Story = z.infer<typeof story>;

const on = { tags: ['Stories'] };

export const listStories = operation({
  ...on,
  method: 'GET',
  path: '/projects/{project_id}/stories',
  summary: 'User stories of a project',
})
  .input(z.object({ project_id: id, pi_id: id.optional(), ...paging }))
  .output(pageOf(story));

export const countStories = operation({
  ...on,
  method: 'GET',
  path: '/projects/{project_id}/stories/count',
  summary: 'How many stories an increment has',
})
  .input(z.object({ project_id: id, pi_id: id.optional() }))
  .output(z.object({ count: z.int() }));
