import { sql } from 'kysely';
import type { Migration } from '../migrate.ts';

/**
 * Orders of the backlog by WSJF and by hand, and what its tabs go by: the number of the increment. A project may say how
 * many points its sizes count.
 */
export const backlogOrder: Migration = async (db, { binary }, dialect) => {
  await db.schema.alterTable('project').addColumn('size_points', 'text').execute();
  await db.schema
    .alterTable('feature')
    .addColumn('wsjf_rank', 'integer', (column) => column.notNull().defaultTo(0))
    .execute();
  await db.schema
    .alterTable('feature')
    .addColumn('place', binary, (column) => column.notNull().defaultTo(''))
    .execute();
  const text = dialect === 'postgres' ? sql`id::text` : sql`id`;
  await sql`update feature set
    place = replace(${text}, '-', '') || 'i',
    wsjf_rank = 1000 * case value_category when 'Must Have' then 8 when 'Should Have' then 3 else 1 end
      / case complexity when 'S' then 1 when 'M' then 3 else 8 end`.execute(db);

  const index = (name: string, columns: string[]) =>
    db.schema
      .createIndex(name)
      .on('feature')
      .columns(['project_id', ...columns])
      .execute();
  // As in the first migration, with the number of the increment behind each order instead of its id.
  const filters = ['status', 'value_category', 'source_type', 'pi_number'];
  const searched = dialect === 'sqlite' ? ['folded'] : [];
  for (const name of ['newest', 'by_name', 'by_value', 'by_complexity', 'by_status', 'by_pi'])
    await db.schema.dropIndex(`feature_${name}`).execute();
  await index('feature_newest', ['created_at', 'id', ...filters, ...searched]);
  await index('feature_by_name', ['folded_name', 'id', ...filters]);
  await index('feature_by_value', ['value_rank', 'id', ...filters]);
  await index('feature_by_complexity', ['complexity_rank', 'id', ...filters]);
  await index('feature_by_wsjf', ['wsjf_rank', 'id', ...filters]);
  await index('feature_by_hand', ['place', 'id', ...filters]);
  await index('feature_by_status', ['status', 'created_at', 'id', 'value_category', 'source_type', 'pi_number']);
  await index('feature_by_pi_number', ['pi_number', 'created_at', 'id', 'status', 'value_category', 'source_type']);
  await index('feature_by_pi', ['pi_id', 'status']);
};
