import type { Migration } from '../migrate.ts';

/** All that the standing of a test is counted by stands in the index by story, so that counting thousands reads no test. */
export const testsByStory: Migration = async (db) => {
  await db.schema.dropIndex('test_case_by_story').execute();
  await db.schema
    .createIndex('test_case_by_story')
    .on('test_case')
    .columns([
      'project_id',
      'story_id',
      'criterion_id',
      'deleted_at',
      'pi_id',
      'priority',
      'latest_result',
      'latest_criterion_version',
    ])
    .execute();
};
