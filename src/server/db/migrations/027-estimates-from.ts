import type { Migration } from '../migrate.ts';

/** What a member estimates keeps the rule or prompt, and the run, that it came from. */
export const estimatesFrom: Migration = async (db, { uuid }) => {
  await db.schema.alterTable('story_estimate').addColumn('model', 'text').execute();
  await db.schema.alterTable('story_estimate').addColumn('rule', 'text').execute();
  await db.schema.alterTable('story_estimate').addColumn('run_id', uuid).execute();
};
