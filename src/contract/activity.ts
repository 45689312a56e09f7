import * as z from 'zod';
import { id, instant, label, nameOf, pageOf, paging, text } from './fields.ts';
import { operation } from './operation.ts';
import { activityTypes, limits } from './vocabulary.ts';

export const activity = z.object({
  id,
  project_id: id,
  pi_id: id.nullable(),
  pi_name: z.string().nullable(),
  type: z.enum(activityTypes),
  message: z.string(),
  description: z.string(),
  timestamp: instant,
  icon: z.string(),
  user_id: z.string().nullable(),
  user_name: z.string(),
});
export type Activity = z.infer<typeof activity>;

/** An entry on the landing page, where several projects meet. */
export const activityOfProject = activity.extend({ projectName: z.string() });

const recent = {
  ...paging,
  limit: z.coerce.number<number>().int().min(1).max(limits.page).default(limits.activityDefault),
};
const on = { tags: ['Activity'] };

export const listActivity = operation({
  ...on,
  method: 'GET',
  path: '/projects/{project_id}/activity',
  summary: 'What happened in a project, newest first',
})
  .input(z.object({ project_id: id, pi_id: id.optional(), ...recent }))
  .output(pageOf(activity));

export const listAllActivity = operation({
  ...on,
  method: 'GET',
  path: '/activity',
  summary: 'What happened across projects, newest first',
})
  .input(z.object(recent))
  .output(pageOf(activityOfProject));

export const addActivity = operation({
  ...on,
  method: 'POST',
  path: '/projects/{project_id}/activity',
  summary: 'Write an entry of your own into the activity log',
  successStatus: 201,
})
  .input(
    z.object({
      project_id: id,
      type: z.enum(activityTypes).default('pi_update'),
      message: nameOf(),
      description: text.default(''),
      pi_id: id.nullable().default(null),
      icon: label.default('note'),
    }),
  )
  .output(activity);
