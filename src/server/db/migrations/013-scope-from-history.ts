import type { Migration } from '../migrate.ts';

/** What changed in a running sprint is read from the history of its stories, which has it all: a second log could differ. */
export const scopeFromHistory: Migration = async (db) => {
  await db.schema.dropTable('sprint_change').execute();
  await db.schema
    .createIndex('story_history_by_sprint')
    .on('story_history')
    .columns(['project_id', 'sprint_id', 'story_id'])
    .execute();
};
