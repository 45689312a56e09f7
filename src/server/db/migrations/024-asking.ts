import type { Migration } from '../migrate.ts';

/** The request that asked, by which a page learns what an answer took that it stopped. */
export const asking: Migration = async (db) => {
  await db.schema.alterTable('advice_run').addColumn('request_id', 'text').execute();
};
