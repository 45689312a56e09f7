import { sql } from 'kysely';
import type { Migration } from '../migrate.ts';

/**
 * A list of features is read by the index of its order alone. The searched text leaves the index of the default order, which
 * is a third as large without it, for one of its own; what nobody has reviewed yet has a small one.
 */
export const listsByOneIndex: Migration = async (db, _types, dialect) => {
  const index = (name: string, columns: string[]) =>
    db.schema
      .createIndex(name)
      .on('feature')
      .columns(['project_id', ...columns]);
  const filters = ['status', 'value_category', 'source_type', 'pi_number'];
  await index('feature_unreviewed', ['created_at', 'id'])
    .where(sql.ref('rule'), 'is not', sql.lit(null))
    .where(sql.ref('reviewed_at'), 'is', sql.lit(null))
    .execute();
  // PostgreSQL's entries may not be as long as texts are.
  if (dialect === 'postgres') return;
  await db.schema.dropIndex('feature_newest').execute();
  await index('feature_newest', ['created_at', 'id', ...filters]).execute();
  await index('feature_search', ['created_at', ...filters, 'folded']).execute();
};
