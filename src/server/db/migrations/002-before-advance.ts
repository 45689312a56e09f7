import type { Migration } from '../migrate.ts';

/** How an increment stood before its stage was last advanced, so that exactly this can be undone. */
export const beforeAdvance: Migration = async (db) => {
  await db.schema.alterTable('increment').addColumn('before_advance', 'text').execute();
};
