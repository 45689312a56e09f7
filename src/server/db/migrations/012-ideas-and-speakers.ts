import { folded } from '#domain/backlog.ts';
import type { Migration } from '../migrate.ts';

/** Ideas are searched and name their features; a suggestion of a planning session says which engine it came from. */
export const ideasAndSpeakers: Migration = async (db, { binary }) => {
  await db.schema.alterTable('planning_feature').addColumn('engine', 'text').execute();
  await db.schema
    .createIndex('feature_by_idea')
    .on('feature')
    .columns(['project_id', 'idea_id', 'created_at', 'id'])
    .execute();
  await db.schema
    .alterTable('idea')
    .addColumn('folded', binary, (column) => column.notNull().defaultTo(''))
    .execute();
  const ideas = await db.selectFrom('idea').select(['project_id', 'id', 'title', 'description', 'tags']).execute();
  for (const { project_id, id, title, description, tags } of ideas)
    await db
      .updateTable('idea')
      .set({ folded: folded([title, description, ...(JSON.parse(tags) as string[])].join('\n')) })
      .where('project_id', '=', project_id)
      .where('id', '=', id)
      .execute();
};
