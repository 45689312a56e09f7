import { sql } from 'kysely';
import type { Migration } from '../migrate.ts';

/** The last number given to a story and to a test, so that it is not given again once its row is gone for good. */
export const lastNumbers: Migration = async (db) => {
  for (const [column, table] of [
    ['last_story_number', 'story'],
    ['last_test_number', 'test_case'],
  ] as const) {
    await db.schema
      .alterTable('project')
      .addColumn(column, 'integer', (definition) => definition.notNull().defaultTo(0))
      .execute();
    await sql`update project set ${sql.ref(column)} = coalesce(
      (select max(number) from ${sql.table(table)} where project_id = project.id), 0)`.execute(db);
  }
};
