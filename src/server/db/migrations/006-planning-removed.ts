import type { Migration } from '../migrate.ts';

/** A suggestion that was removed from a planning session can be brought back. */
export const planningRemoved: Migration = async (db, { instant }) => {
  await db.schema.alterTable('planning_feature').addColumn('removed_at', instant).execute();
};
