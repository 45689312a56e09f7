import type { Migration } from '../migrate.ts';

/** A proposed sprint plan, kept for a day so that it is read page by page and accepted as it was shown. */
export const planProposal: Migration = async (db, { uuid, instant }) => {
  await db.schema
    .createTable('plan_proposal')
    .addColumn('project_id', uuid, (column) => column.notNull().references('project.id').onDelete('cascade'))
    .addColumn('id', uuid, (column) => column.notNull())
    .addColumn('pi_id', uuid, (column) => column.notNull())
    .addColumn('placements', 'text', (column) => column.notNull())
    .addColumn('created_at', instant, (column) => column.notNull())
    .addPrimaryKeyConstraint('plan_proposal_key', ['project_id', 'id'])
    .execute();
};
