import type { Selectable } from 'kysely';
import type { PlanningContext, Reviews } from '#contract/advice.ts';
import type { PlanningFeature, PlanningSession } from '#contract/planning.ts';
import { changing, creating, refuseStale, type Tell, versionOf } from '../changing.ts';
import type { Context } from '../context.ts';
import type { Schema } from '../db/schema.ts';
import { lockProject, type Db } from '../db/store.ts';
import { os } from '../os.ts';
import { refuse } from '../refuse.ts';
import { findIncrement } from './increment.ts';
import { findProject } from './project.ts';

/** The planning of one increment. */
export type Session = { project_id: string; pi_id: string };

const planningFeatureOf = ({
  position,
  included,
  reviews,
  removed_at: _,
  ...row
}: Selectable<Schema['planning_feature']>): PlanningFeature => ({
  ...row,
  included: included === 1,
  reviews: JSON.parse(reviews) as Reviews,
  order: position,
  source_type: 'pi_planning',
});

const features = (db: Db, { project_id, pi_id }: Session) =>
  db
    .selectFrom('planning_feature')
    .selectAll()
    .where('project_id', '=', project_id)
    .where('pi_id', '=', pi_id)
    .where('removed_at', 'is', null);

export const findPlanningFeature = async (db: Db, at: Session & { id: string }): Promise<PlanningFeature> => {
  const row = await features(db, at).where('id', '=', at.id).executeTakeFirst();
  return row === undefined ? refuse('feature_not_found', { id: at.id }, { field: 'id' }) : planningFeatureOf(row);
};

/** The context before anybody typed: what the project says of itself. */
const prefilled = async (db: Db, at: Session): Promise<PlanningContext> => {
  const project = await findProject(db, at.project_id);
  const increment = await findIncrement(db, at.project_id, at.pi_id, 'pi_id');
  return {
    vision: project.summary,
    inventory: '',
    piGoal: increment.goal,
    comments: '',
    projectId: project.id,
    piId: increment.id,
    projectName: project.name,
    piName: increment.name,
    businessContext: project.domainExpertise?.description ?? '',
    technicalContext: project.additional_context,
    teamCapacity: null,
    primaryGoals: [],
  };
};

/** The session as it is kept; before anybody typed, one of version 0 that is kept nowhere. */
export const findSession = async (db: Db, at: Session): Promise<PlanningSession> => {
  const { project_id, pi_id } = at;
  const row = await db
    .selectFrom('planning_session')
    .selectAll()
    .where('project_id', '=', project_id)
    .where('pi_id', '=', pi_id)
    .executeTakeFirst();
  const rows = await features(db, at).orderBy('position').orderBy('id').execute();
  const kept = { features: rows.map(planningFeatureOf) };
  if (row !== undefined) return { ...row, ...kept, context: JSON.parse(row.context) as PlanningContext };
  const increment = await findIncrement(db, project_id, pi_id, 'pi_id');
  const context = await prefilled(db, at);
  return {
    project_id,
    pi_id,
    step: 1,
    context,
    finalised_at: null,
    updated_at: increment.created_at,
    version: 0,
    ...kept,
  };
};

/**
 * Changes inside a session wait for one another, so that none falls between what finalising reads and what it writes.
 * A finalised session is closed.
 */
export const whileOpen = async (tx: Db, context: Context, at: Session): Promise<void> => {
  await lockProject(tx, context.store.dialect, at.project_id);
  const row = await tx
    .selectFrom('planning_session')
    .select('finalised_at')
    .where('project_id', '=', at.project_id)
    .where('pi_id', '=', at.pi_id)
    .executeTakeFirst();
  if (row?.finalised_at) refuse('planning_finalised', {}, { current: await findSession(tx, at) });
};

/** Save fields of a session that was based on `version`; version 0 is the first save. */
export const saveSession = async (
  tx: Db,
  tell: Tell,
  context: Context,
  before: PlanningSession,
  version: number,
  fields: Partial<Pick<PlanningSession, 'step' | 'context' | 'finalised_at'>>,
): Promise<PlanningSession> => {
  if (before.version !== version) refuse('stale', {}, { current: before });
  const { project_id, pi_id } = before;
  const after = { ...before, ...fields, updated_at: context.now().toISOString(), version: version + 1 };
  const row = {
    step: after.step,
    context: JSON.stringify(after.context),
    finalised_at: after.finalised_at,
    updated_at: after.updated_at,
    version: after.version,
  };
  await tx
    .insertInto('planning_session')
    .values({ project_id, pi_id, ...row })
    .onConflict((conflict) => conflict.columns(['project_id', 'pi_id']).doUpdateSet(row))
    .execute();
  tell('planning', project_id, pi_id);
  return after;
};

const get = os.planning.get.handler(({ input, context }) => findSession(context.store.db, input));

const saveContext = os.planning.saveContext.handler(({ input, context }) => {
  const version = versionOf(context, input);
  return changing(context, async (tx, tell) => {
    await whileOpen(tx, context, input);
    return saveSession(tx, tell, context, await findSession(tx, input), version, { context: input.context });
  });
});

const goTo = os.planning.goTo.handler(({ input, context }) => {
  const version = versionOf(context, input);
  return changing(context, async (tx, tell) => {
    await whileOpen(tx, context, input);
    return saveSession(tx, tell, context, await findSession(tx, input), version, { step: input.step });
  });
});

type Addition = Pick<
  PlanningFeature,
  | 'name'
  | 'description'
  | 'reasoning'
  | 'quote'
  | 'rule'
  | 'engine'
  | 'run_id'
  | 'complexity'
  | 'value_category'
  | 'included'
  | 'source_name'
>;

/** Add a feature behind the others of a session that is open. */
export const insertPlanningFeature = async (
  tx: Db,
  tell: Tell,
  context: Context,
  at: Session,
  addition: Addition,
): Promise<PlanningFeature> => {
  const { project_id, pi_id } = at;
  await whileOpen(tx, context, at);
  const last = await tx
    .selectFrom('planning_feature')
    .select(({ fn }) => fn.max('position').as('position'))
    .where('project_id', '=', project_id)
    .where('pi_id', '=', pi_id)
    .executeTakeFirst();
  const feature: PlanningFeature = {
    project_id,
    pi_id,
    id: context.newId(),
    ...addition,
    edited_at: null,
    status: 'proposed',
    reviews: {},
    source_type: 'pi_planning',
    order: (last?.position ?? 0) + 1,
    last_updated: context.now().toISOString(),
    version: 1,
  };
  const { order, source_type: _, ...row } = feature;
  await tx
    .insertInto('planning_feature')
    .values({ ...row, position: order, included: Number(feature.included), reviews: JSON.stringify(feature.reviews) })
    .execute();
  tell('planning', project_id, pi_id);
  return feature;
};

const addFeature = os.planning.addFeature.handler(({ input, context }) =>
  creating(context, 'planning.addFeature', input, async (tx, tell) => {
    const { project_id, pi_id, ...fields } = input;
    await findIncrement(tx, project_id, pi_id, 'pi_id');
    return insertPlanningFeature(tx, tell, context, input, {
      ...fields,
      reasoning: '',
      quote: null,
      rule: null,
      engine: null,
      run_id: null,
      source_name: context.actor.name,
    });
  }),
);

/** Save fields of a feature that was based on `version`, or refuse with the row as it is now. */
export const savePlanningFeature = async (
  tx: Db,
  tell: Tell,
  context: Context,
  at: Session & { id: string },
  version: number,
  fields: Partial<Omit<PlanningFeature, 'order' | 'source_type'>> & { removed_at?: string },
): Promise<PlanningFeature> => {
  const { included, reviews, ...rest } = fields;
  const row = await tx
    .updateTable('planning_feature')
    .set({
      ...rest,
      ...(included !== undefined && { included: Number(included) }),
      ...(reviews && { reviews: JSON.stringify(reviews) }),
      last_updated: context.now().toISOString(),
    })
    .set((eb) => ({ version: eb('version', '+', 1) }))
    .where('project_id', '=', at.project_id)
    .where('pi_id', '=', at.pi_id)
    .where('id', '=', at.id)
    .where('version', '=', version)
    .where('removed_at', 'is', null)
    .returningAll()
    .executeTakeFirst();
  if (row === undefined) return refuse('stale', {}, { current: await findPlanningFeature(tx, at) });
  tell('planning', at.project_id, at.pi_id);
  return planningFeatureOf(row);
};

const updateFeature = os.planning.updateFeature.handler(({ input, context }) => {
  const version = versionOf(context, input);
  const { project_id, pi_id, id, version: _, ...fields } = input;
  return changing(context, async (tx, tell) => {
    await whileOpen(tx, context, input);
    const before = await findPlanningFeature(tx, input);
    const changed = (key: 'name' | 'description') => fields[key] !== undefined && fields[key] !== before[key];
    const isEdited = before.rule !== null && (changed('name') || changed('description'));
    return savePlanningFeature(tx, tell, context, { project_id, pi_id, id }, version, {
      ...fields,
      ...(isEdited && { edited_at: context.now().toISOString() }),
    });
  });
});

const removeFeature = os.planning.removeFeature.handler(({ input, context }) => {
  const version = versionOf(context, input);
  return changing(context, async (tx, tell) => {
    await whileOpen(tx, context, input);
    await savePlanningFeature(tx, tell, context, input, version, { removed_at: context.now().toISOString() });
    return true;
  });
});

const restoreFeature = os.planning.restoreFeature.handler(({ input, context }) =>
  changing(context, async (tx, tell) => {
    const { project_id, pi_id, id } = input;
    await whileOpen(tx, context, input);
    await refuseStale(tx, context, 'planning_feature', input, () => findPlanningFeature(tx, input));
    const { numUpdatedRows } = await tx
      .updateTable('planning_feature')
      .set({ removed_at: null, last_updated: context.now().toISOString() })
      .set((eb) => ({ version: eb('version', '+', 1) }))
      .where('project_id', '=', project_id)
      .where('pi_id', '=', pi_id)
      .where('id', '=', id)
      .where('removed_at', 'is not', null)
      .executeTakeFirst();
    // Restoring what is not removed changes nothing, so that a second click does no harm.
    if (numUpdatedRows > 0n) tell('planning', project_id, pi_id);
    return findPlanningFeature(tx, input);
  }),
);

export const planningOperations = { get, saveContext, goTo, addFeature, updateFeature, removeFeature, restoreFeature };
