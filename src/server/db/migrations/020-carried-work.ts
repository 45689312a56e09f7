import type { Migration } from '../migrate.ts';

/** What a review has carried away, so that what was planned for the increment stays known after it. */
export const carriedWork: Migration = async (db, { uuid, instant }) => {
  await db.schema
    .createTable('carried_work')
    .addColumn('project_id', uuid, (column) => column.notNull().references('project.id').onDelete('cascade'))
    .addColumn('pi_id', uuid, (column) => column.notNull())
    .addColumn('item_id', uuid, (column) => column.notNull())
    .addColumn('kind', 'text', (column) => column.notNull())
    .addColumn('feature_id', uuid)
    .addColumn('story_points', 'integer')
    .addColumn('to_pi_id', uuid)
    .addColumn('carried_at', instant, (column) => column.notNull())
    .addPrimaryKeyConstraint('carried_work_pk', ['project_id', 'pi_id', 'item_id'])
    .execute();
};
