import type { Migration } from '../migrate.ts';

/** Discussions of ideas with the team: a row for each, and one for each member that answered or failed. */
export const discussion: Migration = async (db, { uuid, instant }) => {
  const ofProject = (name: string) =>
    db.schema
      .createTable(name)
      .addColumn('project_id', uuid, (column) => column.notNull().references('project.id').onDelete('cascade'));

  await ofProject('discussion')
    .addColumn('id', uuid, (column) => column.notNull())
    .addColumn('idea', 'text', (column) => column.notNull())
    .addColumn('members', 'text', (column) => column.notNull())
    .addColumn('created_at', instant, (column) => column.notNull())
    .addColumn('created_by', 'text', (column) => column.notNull())
    .addColumn('version', 'integer', (column) => column.notNull().defaultTo(1))
    .addPrimaryKeyConstraint('discussion_pk', ['project_id', 'id'])
    .execute();
  await db.schema
    .createIndex('discussion_newest')
    .on('discussion')
    .columns(['project_id', 'created_at', 'id'])
    .execute();

  await ofProject('discussion_answer')
    .addColumn('discussion_id', uuid, (column) => column.notNull())
    .addColumn('member_id', 'text', (column) => column.notNull())
    .addColumn('feedback', 'text')
    .addColumn('engine', 'text', (column) => column.notNull())
    .addColumn('created_at', instant, (column) => column.notNull())
    .addPrimaryKeyConstraint('discussion_answer_pk', ['project_id', 'discussion_id', 'member_id'])
    .execute();
};
