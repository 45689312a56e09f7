import { sql, type SelectQueryBuilder } from 'kysely';
import { featureCard, type backlogTabs, type FeatureCard, type featureOrders } from '#contract/feature.ts';
import type { FeatureStatus } from '#contract/vocabulary.ts';
import { folded } from '#domain/backlog.ts';
import { paged, type Order, type Wanted } from '../db/page.ts';
import type { Schema } from '../db/schema.ts';
import { contains, pagedByOrder } from '../db/search.ts';
import type { Db, Store } from '../db/store.ts';
import { findActiveIncrement } from './increment.ts';

/** The fields of a card that stand in its row. */
export const cardColumns = featureCard.omit({ stories: true }).keyof().options;

type Filters = {
  project_id: string;
  value_category: string;
  status: string;
  source_type: string;
  search: string;
  tab: (typeof backlogTabs)[number];
  pi_id?: string | undefined;
  idea_id?: string | undefined;
  reviewed: string;
};

const orders = {
  newest: { by: 'created_at', direction: 'desc', kind: 'instant' },
  oldest: { by: 'created_at', direction: 'asc', kind: 'instant' },
  name: { by: 'folded_name', direction: 'asc', kind: 'text' },
  value: { by: 'value_rank', direction: 'desc', kind: 'number' },
  wsjf: { by: 'wsjf_rank', direction: 'desc', kind: 'number' },
  complexity: { by: 'complexity_rank', direction: 'desc', kind: 'number' },
  hand: { by: 'place', direction: 'asc', kind: 'text' },
} as const satisfies Record<(typeof featureOrders)[number], Order>;

const indexes = {
  created_at: 'feature_newest',
  folded_name: 'feature_by_name',
  value_rank: 'feature_by_value',
  wsjf_rank: 'feature_by_wsjf',
  complexity_rank: 'feature_by_complexity',
  place: 'feature_by_hand',
} as const;

/** The index that serves an order, and holds the status, value, source and number that a list may ask for. */
const indexOf = (by: keyof typeof indexes, { status, tab }: Filters): string => {
  if (by !== 'created_at') return indexes[by];
  if (status !== 'all' || tab === 'implemented' || tab === 'rejected') return 'feature_by_status';
  return tab === 'current-pi' ? 'feature_by_pi_number' : indexes[by];
};

/** The index of what none of the orders' indexes holds; undefined when nothing of the kind is asked for. */
const indexBeside = ({ search, reviewed, idea_id, pi_id }: Filters): string | undefined => {
  if (search.trim() !== '') return 'feature_search';
  if (reviewed === 'not_yet') return 'feature_unreviewed';
  if (idea_id !== undefined) return 'feature_by_idea';
  return pi_id === undefined ? undefined : 'feature_by_pi';
};

/** Where features stand that are only counted or collected. SQLite chooses well itself unless a source is asked for. */
const indexInNoOrder = (filters: Filters): string | undefined =>
  indexBeside(filters) ?? (filters.source_type === 'all' ? undefined : indexOf('created_at', filters));

const indexedBy = (index: string | undefined) => (index === undefined ? '' : `indexed by ${index}`);

/**
 * The features that the filters leave; each filter left at 'all' or empty narrows nothing. SQLite is told how to read them:
 * it guesses from averages over all projects, and then sorts thousands of rows for one page.
 */
export const filtered = async (
  { db, dialect }: Store,
  filters: Filters,
  reading = indexedBy(indexInNoOrder(filters)),
): Promise<SelectQueryBuilder<Schema, 'feature', object>> => {
  const table =
    dialect === 'postgres' || reading === ''
      ? db.selectFrom('feature')
      : db.selectFrom(sql<Schema['feature']>`feature`.as(sql.raw(`feature ${reading}`)));
  let query = (table as SelectQueryBuilder<Schema, 'feature', object>).where(
    'feature.project_id',
    '=',
    filters.project_id,
  );
  if (filters.value_category !== 'all')
    query = query.where('value_category', '=', filters.value_category as FeatureCard['value_category']);
  if (filters.status === 'backlog') query = query.where('status', 'is', null);
  else if (filters.status !== 'all') query = query.where('status', '=', filters.status as FeatureStatus);
  if (filters.source_type !== 'all')
    query = query.where('source_type', '=', filters.source_type as FeatureCard['source_type']);
  if (filters.pi_id !== undefined) query = query.where('pi_id', '=', filters.pi_id);
  if (filters.idea_id !== undefined) query = query.where('idea_id', '=', filters.idea_id);
  if (filters.reviewed === 'not_yet') query = query.where('rule', 'is not', null).where('reviewed_at', 'is', null);
  const search = folded(filters.search.trim());
  if (search !== '') query = query.where(contains(dialect, 'folded', search));
  if (filters.tab === 'implemented' || filters.tab === 'rejected') return query.where('status', '=', filters.tab);
  if (filters.tab === 'all-features') return query;
  if (filters.tab === 'importable')
    return query.where((eb) => eb.or([eb('status', 'is', null), eb('status', 'not in', ['selected', 'implemented'])]));
  const current = await findActiveIncrement(db, filters.project_id);
  if (filters.tab === 'current-pi') return query.where('pi_number', '=', current?.order_index ?? null);
  return query.where(
    'pi_number',
    '<=',
    current ? current.order_index - 1 : await lastCompleted(db, filters.project_id),
  );
};

/** The number of the last completed increment; 0 when there is none. */
const lastCompleted = async (db: Db, projectId: string): Promise<number> => {
  const { last } = await db
    .selectFrom('increment')
    .select(({ fn }) => fn.max('order_index').as('last'))
    .where('project_id', '=', projectId)
    .where('status', '=', 'completed')
    .executeTakeFirstOrThrow();
  return last ?? 0;
};

/** One page of the features that the filters leave, in the order asked for. */
export const pagedFeatures = async (store: Store, input: Filters & Wanted & { order: keyof typeof orders }) => {
  const order = orders[input.order];
  const read = async (reading: string) => (await filtered(store, input, reading)).select(cardColumns).select(order.by);
  const inOrder = await read(indexedBy(indexOf(order.by, input)));
  if (store.dialect === 'postgres' || indexBeside(input) === undefined) return paged(inOrder, order, input);
  const ways = { inOrder, matching: await filtered(store, input), rows: await read('not indexed') };
  return pagedByOrder(store.db, input.project_id, ways, order, input);
};
