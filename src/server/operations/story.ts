import { paged } from '../db/page.ts';
import { os } from '../os.ts';

const list = os.story.list.handler(async ({ input, context }) => {
  let query = context.store.db.selectFrom('story').selectAll().where('project_id', '=', input.project_id);
  if (input.pi_id !== undefined) query = query.where('pi_id', '=', input.pi_id);
  const { rows, next_cursor } = await paged(query, { by: 'created_at', direction: 'desc', kind: 'instant' }, input);
  return { items: rows, next_cursor };
});

const count = os.story.count.handler(async ({ input, context }) => {
  let query = context.store.db
    .selectFrom('story')
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .where('project_id', '=', input.project_id);
  if (input.pi_id !== undefined) query = query.where('pi_id', '=', input.pi_id);
  return { count: (await query.executeTakeFirstOrThrow()).count };
});

export const storyOperations = { list, count };
