import type { Provenance } from '#contract/provenance.ts';
import type { NewRisk, TestRisk } from '#contract/test-risk.ts';
import { isUnreviewed, sinceAcceptance } from '#domain/reviewed.ts';
import { riskScore } from '#domain/test-risk.ts';
import { changing, creating, refuseStale, type Tell, versionOf } from '../changing.ts';
import type { Context } from '../context.ts';
import { markDeleted, markRestored } from '../deleting.ts';
import type { Db } from '../db/store.ts';
import { os } from '../os.ts';
import { refuse } from '../refuse.ts';
import { lookedInto } from '../reviewed.ts';
import { recordChange } from './activity.ts';
import { findFeature } from './feature.ts';
import { findIncrement } from './increment.ts';

type Within = { project_id: string; pi_id: string };

const risks = (db: Db, { project_id, pi_id }: Within) =>
  db
    .selectFrom('test_risk')
    .leftJoin('feature', (join) =>
      join.onRef('feature.project_id', '=', 'test_risk.project_id').onRef('feature.id', '=', 'test_risk.feature_id'),
    )
    .select([
      'test_risk.project_id',
      'test_risk.id',
      'test_risk.pi_id',
      'test_risk.feature_id',
      'feature.name as feature_name',
      'test_risk.title',
      'test_risk.probability',
      'test_risk.impact',
      'test_risk.mitigation',
      'test_risk.provenance',
      'test_risk.edited_at',
      'test_risk.reviewed_at',
      'test_risk.created_at',
      'test_risk.updated_at',
      'test_risk.version',
    ])
    .where('test_risk.project_id', '=', project_id)
    .where('test_risk.pi_id', '=', pi_id)
    .where('test_risk.deleted_at', 'is', null);

const riskOf = ({ provenance, ...row }: Omit<TestRisk, 'provenance'> & { provenance: string | null }): TestRisk => ({
  ...row,
  provenance: provenance === null ? null : (JSON.parse(provenance) as Provenance),
});

const findRisk = async (db: Db, at: Within & { id: string }): Promise<TestRisk> => {
  const row = await risks(db, at).where('test_risk.id', '=', at.id).executeTakeFirst();
  return row === undefined ? refuse('risk_not_found', { id: at.id }, { field: 'id' }) : riskOf(row);
};

/** The risks of an increment, the highest score first, then the oldest. */
export const findRisks = async (db: Db, at: Within): Promise<TestRisk[]> => {
  const rows = await risks(db, at).orderBy('test_risk.created_at').orderBy('test_risk.id').execute();
  return rows.map(riskOf).toSorted((a, b) => riskScore(b) - riskScore(a));
};

const list = os.test.risk.list.handler(async ({ input, context }) => {
  await findIncrement(context.store.db, input.project_id, input.pi_id, 'pi_id');
  const risks = await findRisks(context.store.db, input);
  return input.reviewed === 'not_yet' ? risks.filter(isUnreviewed) : risks;
});

/** Insert risks; answers their ids in the order given. */
const insertRisks = async (
  tx: Db,
  tell: Tell,
  context: Context,
  at: Within,
  risks: readonly NewRisk[],
): Promise<string[]> => {
  await findIncrement(tx, at.project_id, at.pi_id, 'pi_id');
  for (const id of new Set(risks.flatMap(({ feature_id }) => feature_id ?? [])))
    await findFeature(tx, at.project_id, id, 'feature_id');
  const now = context.now().toISOString();
  const rows = risks.map(({ provenance, ...risk }) => ({
    ...at,
    ...risk,
    id: context.newId(),
    provenance: provenance && JSON.stringify(provenance),
    ...sinceAcceptance({ isOffered: provenance !== null, edited: false, alone: risks.length === 1 }, now),
    created_at: now,
    updated_at: now,
  }));
  await tx.insertInto('test_risk').values(rows).execute();
  for (const { id } of rows) tell('test', at.project_id, id);
  return rows.map(({ id }) => id);
};

const create = os.test.risk.create.handler(({ input, context }) =>
  creating(context, 'test.risk.create', input, async (tx, tell) => {
    const { project_id, pi_id, ...risk } = input;
    const [id = ''] = await insertRisks(tx, tell, context, { project_id, pi_id }, [risk]);
    return findRisk(tx, { ...input, id });
  }),
);

const createMany = os.test.risk.createMany.handler(({ input, context }) =>
  creating(context, 'test.risk.createMany', input, async (tx, tell) => {
    const { risks: given, ...at } = input;
    const ids = new Set(await insertRisks(tx, tell, context, at, given));
    return (await findRisks(tx, at)).filter(({ id }) => ids.has(id));
  }),
);

const update = os.test.risk.update.handler(({ input, context }) => {
  const version = versionOf(context, input);
  const { project_id, pi_id, id, version: _, ...fields } = input;
  return changing(context, async (tx, tell) => {
    const before = await findRisk(tx, input);
    const now = context.now().toISOString();
    const { numUpdatedRows } = await tx
      .updateTable('test_risk')
      .set({ ...fields, updated_at: now, ...(before.provenance !== null && { edited_at: now }) })
      .set((eb) => ({ version: eb('version', '+', 1) }))
      .where('project_id', '=', project_id)
      .where('pi_id', '=', pi_id)
      .where('id', '=', id)
      .where('deleted_at', 'is', null)
      .where('version', '=', version)
      .executeTakeFirst();
    if (numUpdatedRows === 0n) refuse('stale', {}, { current: before });
    await lookedInto(tx, 'test_risk', input, context.now());
    tell('test', project_id, id);
    const after = await findRisk(tx, input);
    await recordChange(tx, tell, context, 'risk', {
      project_id,
      name: 'Risk',
      description: before.title,
      changes: [{ before, after }],
    });
    return after;
  });
});

const remove = os.test.risk.delete.handler(({ input, context }) => {
  const version = versionOf(context, input);
  const { project_id, id } = input;
  return changing(context, async (tx, tell) => {
    if (!(await markDeleted(tx, 'test_risk', input, version, context.now())))
      refuse('stale', {}, { current: await findRisk(tx, input) });
    tell('test', project_id, id);
    return true;
  });
});

const restore = os.test.risk.restore.handler(({ input, context }) =>
  changing(context, async (tx, tell) => {
    const { project_id, id } = input;
    await refuseStale(tx, context, 'test_risk', input, () => findRisk(tx, input));
    if (await markRestored(tx, 'test_risk', input, context.now())) tell('test', project_id, id);
    return findRisk(tx, input);
  }),
);

const confirm = os.test.risk.confirm.handler(({ input, context }) => {
  const version = versionOf(context, input);
  return changing(context, async (tx, tell) => {
    const before = await findRisk(tx, input);
    if (before.version !== version) refuse('stale', {}, { current: before });
    if (!isUnreviewed(before)) return before;
    await lookedInto(tx, 'test_risk', input, context.now());
    tell('test', input.project_id, input.id);
    return findRisk(tx, input);
  });
});

export const riskOperations = { list, create, createMany, update, delete: remove, restore, confirm };
