import { daysBefore } from './days.ts';
import type { Db } from './db/store.ts';

const restorableDays = 30;

/** What was deleted before this instant is gone for good. */
export const restorableSince = (now: Date): string => daysBefore(now, restorableDays);

type Table = 'idea' | 'test_case' | 'test_risk' | 'retro_note' | 'demo_item';
/** A row of a project; `pi_id` where it has to be of that increment. */
type One = { project_id: string; id: string; pi_id?: string };

/** Typed as one of the tables: all of them have these columns alike. */
const row = (tx: Db, table: Table, { project_id, id, pi_id }: One) => {
  const query = tx
    .updateTable(table as 'test_risk')
    .set((eb) => ({ version: eb('version', '+', 1) }))
    .where('project_id', '=', project_id)
    .where('id', '=', id);
  return pi_id === undefined ? query : query.where('pi_id', '=', pi_id);
};

/** Deletes a row that is still of the version that was seen; it can be restored. Answers whether it was there. */
export const markDeleted = async (tx: Db, table: Table, one: One, version: number, now: Date): Promise<boolean> => {
  const { numUpdatedRows } = await row(tx, table, one)
    .set({ deleted_at: now.toISOString() })
    .where('deleted_at', 'is', null)
    .where('version', '=', version)
    .executeTakeFirst();
  return numUpdatedRows > 0n;
};

/** Answers whether there was something to restore: a second click changes nothing, and does no harm. */
export const markRestored = async (tx: Db, table: Table, one: One, now: Date): Promise<boolean> => {
  const { numUpdatedRows } = await row(tx, table, one)
    .set({ deleted_at: null })
    .where('deleted_at', '>=', restorableSince(now))
    .executeTakeFirst();
  return numUpdatedRows > 0n;
};
