import type { FeatureCard, FeatureChange } from '#contract/feature.ts';
import type { Increment } from '#contract/increment.ts';
import { limits, type HistoryAction } from '#contract/vocabulary.ts';
import { valueRank, wsjfRank } from '#domain/backlog.ts';
import { changeNote, historyActionOf } from '#domain/feature-status.ts';
import { changing, type Tell } from '../changing.ts';
import type { Context } from '../context.ts';
import { inParts } from '../db/parts.ts';
import { lockProject, type Db } from '../db/store.ts';
import { os } from '../os.ts';
import { refuse } from '../refuse.ts';
import { record, recordChange } from './activity.ts';
import { cardColumns, filtered } from './feature-query.ts';
import { findFeature, incrementNumbered } from './feature.ts';
import { findActiveIncrement, findIncrement } from './increment.ts';
import { findSizePoints } from './project.ts';

/** The features as they are, held for this change, in the order asked for; refuses one that is not there. */
const holdCards = async (
  tx: Db,
  context: Context,
  projectId: string,
  ids: readonly string[],
  field: string,
): Promise<FeatureCard[]> => {
  await lockProject(tx, context.store.dialect, projectId);
  const found = new Map<string, FeatureCard>();
  for (const part of inParts(ids)) {
    const query = tx
      .selectFrom('feature')
      .select(cardColumns)
      .where('project_id', '=', projectId)
      .where('id', 'in', part);
    // A change of one row does not wait for the project, so the rows are held too.
    const rows = await (context.store.dialect === 'postgres' ? query.forUpdate() : query).execute();
    for (const row of rows) found.set(row.id, row);
  }
  return ids.map((id) => found.get(id) ?? refuse('feature_not_found', { id }, { field }));
};

type Fields = Partial<Pick<FeatureCard, 'status' | 'value_category' | 'pi_number' | 'pi_id'>>;
type Change = { before: FeatureCard; fields: Fields; notes: string };

/** Change many rows, those that become alike in one statement, and append to the history of each. */
const changeRows = async (
  tx: Db,
  tell: Tell,
  context: Context,
  projectId: string,
  changes: readonly Change[],
  piOf: (before: FeatureCard) => number,
): Promise<void> => {
  const now = context.now().toISOString();
  const points = await findSizePoints(tx, projectId);
  // What is alike: the change, and what the WSJF rank is made of.
  const alike = Map.groupBy(changes, ({ before, fields }) =>
    JSON.stringify([fields, fields.value_category === undefined ? null : before.complexity]),
  );
  for (const group of alike.values()) {
    const [{ before, fields } = { before: undefined, fields: {} }] = group;
    const { value_category } = fields;
    const ranks =
      before !== undefined && value_category !== undefined
        ? { value_rank: valueRank[value_category], wsjf_rank: wsjfRank({ ...before, value_category }, points) }
        : {};
    for (const part of inParts(group))
      await tx
        .updateTable('feature')
        .set((eb) => ({ ...fields, ...ranks, last_updated: now, version: eb('version', '+', 1) }))
        .where('project_id', '=', projectId)
        .where(
          'id',
          'in',
          part.map((change) => change.before.id),
        )
        .execute();
  }
  for (const part of inParts(changes))
    await tx
      .insertInto('feature_history')
      .values(
        part.map(({ before, fields, notes }) => ({
          project_id: projectId,
          feature_id: before.id,
          seq: before.version + 1,
          action: historyActionOf(fields.status === undefined ? before.status : fields.status) satisfies HistoryAction,
          pi: piOf(before),
          date: now,
          notes,
          who: context.actor.name,
        })),
      )
      .execute();
  for (const { before } of changes) tell('feature', projectId, before.id);
};

const matching = os.feature.matching.handler(async ({ input, context }) => {
  const rows = await (
    await filtered(context.store, input)
  )
    .select(['id', 'version'])
    .orderBy('id')
    .limit(limits.many + 1)
    .execute();
  return { items: rows.slice(0, limits.many), complete: rows.length <= limits.many };
});

/** The parts of a change that are not so already. */
const changed = (before: FeatureCard, { status, value_category, pi_number }: FeatureChange): Fields => ({
  ...(status !== undefined && status !== before.status && { status }),
  ...(value_category !== undefined && value_category !== before.value_category && { value_category }),
  ...(pi_number !== undefined && pi_number !== before.pi_number && { pi_number }),
});

const changeMany = os.feature.changeMany.handler(({ input, context }) =>
  changing(context, async (tx, tell) => {
    const { project_id } = input;
    const asked = new Map(input.changes.map((change) => [change.id, change]));
    const cards = await holdCards(tx, context, project_id, [...asked.keys()], 'changes');
    const current = await findActiveIncrement(tx, project_id);
    const increments = new Map<number | null, string | null>();
    const changes: Change[] = [];
    const undo: FeatureChange[] = [];
    for (const before of cards) {
      const change = asked.get(before.id);
      if (change === undefined) continue;
      if (change.version !== before.version)
        refuse('stale', {}, { current: await findFeature(tx, project_id, before.id) });
      const fields = changed(before, change);
      const names = Object.keys(fields) as (keyof typeof fields)[];
      if (names.length === 0) continue;
      const { pi_number } = fields;
      if (pi_number !== undefined) {
        if (!increments.has(pi_number)) increments.set(pi_number, await incrementNumbered(tx, project_id, pi_number));
        fields.pi_id = increments.get(pi_number) ?? null;
      }
      changes.push({ before, fields, notes: changeNote(fields) });
      undo.push({
        id: before.id,
        version: before.version + 1,
        ...Object.fromEntries(names.filter((name) => name !== 'pi_id').map((name) => [name, before[name]])),
      });
    }
    if (changes.length === 0) return { undo };
    await changeRows(tx, tell, context, project_id, changes, ({ pi_number }) => current?.order_index ?? pi_number ?? 1);
    const [first] = changes;
    const name = changes.length === 1 && first ? first.before.name : `${changes.length} features`;
    const all = changes.map(({ before, fields }) => ({ before, after: fields }));
    await recordChange(tx, tell, context, 'feature', { project_id, name, changes: all });
    return { undo };
  }),
);

const importIncrement = (tx: Db, projectId: string, piId: string | undefined): Promise<Increment | null> =>
  piId === undefined ? findActiveIncrement(tx, projectId) : findIncrement(tx, projectId, piId, 'pi_id');

const importToIncrement = os.feature.import.handler(({ input, context }) =>
  changing(context, async (tx, tell) => {
    const { project_id } = input;
    const pi = await importIncrement(tx, project_id, input.pi_id);
    if (pi === null) return refuse('increment_not_found', { id: 'active' }, { field: 'pi_id' });
    const ids = [...new Set(input.ids)];
    const fields = { status: 'selected', pi_id: pi.id, pi_number: pi.order_index } as const;
    const cards = await holdCards(tx, context, project_id, ids, 'ids');
    const notes = `Imported to ${pi.name}`;
    await changeRows(
      tx,
      tell,
      context,
      project_id,
      cards.map((before) => ({ before, fields, notes })),
      () => pi.order_index,
    );
    await record(tx, tell, context, {
      project_id,
      type: 'features_imported',
      message: `${cards.length} features imported to ${pi.name}`,
      pi,
      icon: 'download',
    });
    const undo = cards.map(({ id, version, status, pi_number }) => ({ id, version: version + 1, status, pi_number }));
    return { features: await holdCards(tx, context, project_id, ids, 'ids'), undo };
  }),
);

export const featureChangeOperations = { matching, changeMany, import: importToIncrement };
