import type { Selectable } from 'kysely';
import type { Feature } from '#contract/feature.ts';
import type { Provenance } from '#contract/provenance.ts';
import type { OfferedStory, OpenQuestion, RefinementItem, Remark } from '#contract/refinement.ts';
import type { RefinementKind } from '#contract/vocabulary.ts';
import type { Tell } from '../changing.ts';
import type { Context } from '../context.ts';
import type { Schema } from '../db/schema.ts';
import { lockProject, type Db } from '../db/store.ts';
import { refuse } from '../refuse.ts';
import { findFeature } from './feature.ts';

/** A feature, as one of an increment. */
export type Address = { project_id: string; pi_id: string; feature_id: string };
type Row = Selectable<Schema['refinement_item']>;

const itemOf = ({ body, provenance, ...row }: Row): RefinementItem =>
  ({
    ...row,
    body: JSON.parse(body) as unknown,
    provenance: provenance === null ? null : (JSON.parse(provenance) as Provenance),
  }) as RefinementItem;

export const addressed = ({ project_id, pi_id, feature_id }: Address): Address => ({ project_id, pi_id, feature_id });

/** All that was ever offered or asked for the feature. */
export const itemsOf = (db: Db, at: Address) =>
  db
    .selectFrom('refinement_item')
    .where('project_id', '=', at.project_id)
    .where('feature_id', '=', at.feature_id)
    .where('pi_id', '=', at.pi_id);

/** What nobody has decided yet, and questions with their answers, in the order that people gave. */
export const openItems = async (db: Db, at: Address): Promise<RefinementItem[]> => {
  const rows = await itemsOf(db, at)
    .selectAll()
    .where((eb) => eb.or([eb('settled', 'is', null), eb('settled', '=', 'answered')]))
    .orderBy('position')
    .orderBy('id')
    .execute();
  return rows.map(itemOf);
};

/** The feature, as one of that increment. */
export const featureOf = async (db: Db, at: Address): Promise<Feature> => {
  const feature = await findFeature(db, at.project_id, at.feature_id, 'feature_id');
  return feature.pi_id === at.pi_id
    ? feature
    : refuse('feature_not_found', { id: at.feature_id }, { field: 'feature_id' });
};

/** Add what was offered or asked, behind all others unless a position is given. */
export const insertItems = async (
  tx: Db,
  tell: Tell,
  context: Context,
  at: Address,
  bodies: readonly {
    kind: RefinementKind;
    body: OfferedStory | OpenQuestion | Remark;
    provenance: Provenance | null;
  }[],
  position?: number,
): Promise<RefinementItem[]> => {
  await lockProject(tx, context.store.dialect, at.project_id);
  const { last } = await itemsOf(tx, at)
    .select(({ fn }) => fn.max('position').as('last'))
    .executeTakeFirstOrThrow();
  const now = context.now().toISOString();
  const rows = bodies.map(({ kind, body, provenance }, index): Row => ({
    ...addressed(at),
    id: context.newId(),
    kind,
    body: JSON.stringify(body),
    provenance: provenance && JSON.stringify(provenance),
    position: position ?? (last ?? 0) + index + 1,
    settled: null,
    created_at: now,
    updated_at: now,
    version: 1,
  }));
  if (rows.length > 0) await tx.insertInto('refinement_item').values(rows).execute();
  tell('refinement', at.project_id, at.feature_id);
  return rows.map(itemOf);
};

export const findItem = async (db: Db, at: Address & { id: string }): Promise<RefinementItem> => {
  const row = await itemsOf(db, at).selectAll().where('id', '=', at.id).executeTakeFirst();
  return row === undefined ? refuse('item_not_found', { id: at.id }, { field: 'id' }) : itemOf(row);
};

/** One item, held for this change; refused when it is not of this version. */
export const holdItem = async (tx: Db, context: Context, at: Address & { id: string }, version: number) => {
  await lockProject(tx, context.store.dialect, at.project_id);
  const item = await findItem(tx, at);
  return item.version === version ? item : refuse('stale', {}, { current: item });
};

/** An offered story that nobody has decided on yet. */
export const holdOffer = async (tx: Db, context: Context, at: Address & { id: string }, version: number) => {
  const item = await holdItem(tx, context, at, version);
  if (item.kind !== 'story') return refuse('item_not_found', { id: at.id }, { field: 'id' });
  return item.settled === null ? item : refuse('item_settled', {}, { current: item });
};

/** Save fields of an item that the caller holds. */
export const saveItem = async (
  tx: Db,
  tell: Tell,
  context: Context,
  at: Address & { id: string },
  fields: { body?: RefinementItem['body']; settled?: RefinementItem['settled']; position?: number },
): Promise<RefinementItem> => {
  const { body, ...rest } = fields;
  const row = await tx
    .updateTable('refinement_item')
    .set({ ...rest, ...(body && { body: JSON.stringify(body) }), updated_at: context.now().toISOString() })
    .set((eb) => ({ version: eb('version', '+', 1) }))
    .where('project_id', '=', at.project_id)
    .where('id', '=', at.id)
    .returningAll()
    .executeTakeFirstOrThrow();
  tell('refinement', at.project_id, at.feature_id);
  return itemOf(row);
};

const idsInOrder = async (tx: Db, at: Address): Promise<string[]> =>
  (await itemsOf(tx, at).select('id').orderBy('position').orderBy('id').execute()).map(({ id }) => id);

/** Let the offers stand in a row behind the first of them. */
export const reorder = async (tx: Db, at: Address, row: readonly string[]): Promise<void> => {
  const all = await idsInOrder(tx, at);
  const [first = ''] = row;
  const rest = all.filter((id) => id === first || !row.includes(id));
  rest.splice(rest.indexOf(first), 1, ...row);
  await renumber(tx, at, rest);
};

/** Give an offer the place before or after another one. */
export const moveNextTo = async (
  tx: Db,
  at: Address,
  { id, place, other }: { id: string; place: 'before' | 'after'; other: string },
): Promise<void> => {
  const all = (await idsInOrder(tx, at)).filter((one) => one !== id);
  all.splice(all.indexOf(other) + (place === 'after' ? 1 : 0), 0, id);
  await renumber(tx, at, all);
};

const renumber = async (tx: Db, at: Address, ids: readonly string[]): Promise<void> => {
  for (const [index, id] of ids.entries())
    await tx
      .updateTable('refinement_item')
      .set({ position: index + 1 })
      .where('project_id', '=', at.project_id)
      .where('id', '=', id)
      .execute();
};
