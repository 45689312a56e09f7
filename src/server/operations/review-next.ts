import type { Db } from '../db/store.ts';
import { findIncrement } from './increment.ts';

/** The increment that begins when this one is completed, if one is planned. */
export const nextIncrement = async (db: Db, { project_id, pi_id }: { project_id: string; pi_id: string }) => {
  const { order_index } = await findIncrement(db, project_id, pi_id, 'pi_id');
  const row = await db
    .selectFrom('increment')
    .select(['id', 'name', 'order_index'])
    .where('project_id', '=', project_id)
    .where('order_index', '>', order_index)
    .where('status', '=', 'planned')
    .orderBy('order_index')
    .limit(1)
    .executeTakeFirst();
  return row ?? null;
};
