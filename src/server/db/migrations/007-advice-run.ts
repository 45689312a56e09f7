import type { Migration } from '../migrate.ts';

/** Every time that an advisor spoke: kept without what was said, and gone with its project. */
export const adviceRun: Migration = async (db, { uuid, instant }) => {
  await db.schema
    .createTable('advice_run')
    .addColumn('project_id', uuid, (column) => column.references('project.id').onDelete('cascade'))
    .addColumn('id', uuid, (column) => column.primaryKey())
    .addColumn('kind', 'text', (column) => column.notNull())
    .addColumn('persona', 'text')
    .addColumn('engine', 'text', (column) => column.notNull())
    .addColumn('engine_id', 'text', (column) => column.notNull())
    .addColumn('model', 'text')
    .addColumn('source', 'text', (column) => column.notNull())
    .addColumn('started_at', instant, (column) => column.notNull())
    .addColumn('duration_ms', 'integer', (column) => column.notNull())
    .addColumn('tokens_in', 'integer')
    .addColumn('tokens_out', 'integer')
    .addColumn('cost', 'double precision')
    .addColumn('outcome', 'text', (column) => column.notNull())
    .addColumn('fault', 'text')
    .execute();
  await db.schema
    .createIndex('advice_run_newest')
    .on('advice_run')
    .columns(['project_id', 'started_at', 'id'])
    .execute();
  await db.schema.createIndex('advice_run_newest_of_all').on('advice_run').columns(['started_at', 'id']).execute();
};
