import { sql, type RawBuilder, type SelectQueryBuilder } from 'kysely';
import { ordered, paged, type Order, type Wanted } from './page.ts';
import type { Schema } from './schema.ts';
import type { Dialect, Store } from './store.ts';

const place: Record<Dialect, RawBuilder<unknown>> = { sqlite: sql`instr`, postgres: sql`strpos` };

/** Whether the text of a column contains `part`. No sign in it has a meaning of its own, as it would have in a LIKE. */
export const contains = (dialect: Dialect, column: string, part: string): RawBuilder<boolean> =>
  sql<boolean>`${place[dialect]}(${sql.ref(column)}, ${part}) > 0`;

/** So many features in the order are read one by one before a search goes through all of them. */
export const near = 1000;

/**
 * A page of the features that a search leaves. SQLite keeps the searched text beside the order of `created_at` alone; in any
 * other it reads whole rows until the page is full, 17 ms of 20,000 features for a rare word. So it reads the first ones, which
 * fill the page of a common word, and else finds all that match by that index: 10 ms at most, whatever the word and where it stands.
 */
export const pagedSearch = async <Row>(
  { db, dialect }: Store,
  projectId: string,
  query: SelectQueryBuilder<Schema, 'feature', Row>,
  order: Order,
  page: Wanted,
) => {
  if (dialect === 'postgres' || order.by === 'created_at') return paged(query, order, page);
  const place = sql`(${sql.ref(order.by)}, id)`;
  const last = ordered(db.selectFrom('feature').where('project_id', '=', projectId), order, page.cursor)
    .select([sql.ref(order.by).as('by'), 'id'])
    .offset(near - 1)
    .limit(1);
  const within = sql<boolean>`${place} ${sql.raw(order.direction === 'asc' ? '<=' : '>=')} (${last})`;
  const first = await paged(query.where(within), order, page);
  if (first.next_cursor !== null) return first;
  // The plus keeps the order's index, which tells a match by its row's number without reading the row.
  const found = query.clearSelect().select(sql`rowid`.as('row'));
  return paged(query.where(sql<boolean>`+feature.rowid in (${found})`), order, page);
};
