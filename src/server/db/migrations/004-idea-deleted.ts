import type { Migration } from '../migrate.ts';

/** A deleted idea can be restored for a while. */
export const ideaDeleted: Migration = async (db, { instant }) => {
  await db.schema.alterTable('idea').addColumn('deleted_at', instant).execute();
};
