import type { Migration } from '../migrate.ts';

/** What an advisor offered keeps which engine and which run it came from, and what a person has made of it since. */
export const provenance: Migration = async (db, { uuid, instant }) => {
  await db.schema.alterTable('feature').addColumn('engine', 'text').execute();
  await db.schema.alterTable('feature').addColumn('run_id', uuid).execute();
  await db.schema.alterTable('feature').addColumn('edited_at', instant).execute();
  await db.schema.alterTable('feature').addColumn('reviewed_at', instant).execute();
  await db.schema.alterTable('planning_feature').addColumn('run_id', uuid).execute();
  await db.schema.alterTable('planning_feature').addColumn('edited_at', instant).execute();
};
