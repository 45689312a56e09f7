import type { Selectable } from 'kysely';
import type { FeatureSuggestion, PlanningContext, Reviews } from '#contract/advice.ts';
import type { FeatureRequest } from '#advisors/advisor.ts';
import type { PlanningFeature, PlanningSession } from '#contract/planning.ts';
import { priorityOf } from '#domain/backlog.ts';
import {
  defaultReasoning,
  goalOf,
  includedAtFirst,
  inOwnWords,
  isAmong,
  planningActivity,
  skippedReason,
} from '#domain/planning.ts';
import { planned } from '#domain/increment-stages.ts';
import { roster } from '#domain/personas.ts';
import { changing, creating, refuseStale, type Tell, versionOf } from '../changing.ts';
import type { Asking, Context } from '../context.ts';
import type { Schema } from '../db/schema.ts';
import { lockProject, type Db } from '../db/store.ts';
import { os } from '../os.ts';
import { refuse } from '../refuse.ts';
import { advised, briefOf, heard } from './advice.ts';
import { record } from './activity.ts';
import { insertFeatures } from './feature.ts';
import { findIncrement, saveIncrement } from './increment.ts';
import { findProject } from './project.ts';

type Session = { project_id: string; pi_id: string };

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

const findPlanningFeature = async (db: Db, at: Session & { id: string }): Promise<PlanningFeature> => {
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
const whileOpen = async (tx: Db, context: Context, at: Session): Promise<void> => {
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
const saveSession = async (
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

const insertPlanningFeature = async (
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

/** All that was ever in the session: what the person removed is not offered again. */
const everOffered = (db: Db, { project_id, pi_id }: Session) =>
  db
    .selectFrom('planning_feature')
    .select(['name', 'description'])
    .where('project_id', '=', project_id)
    .where('pi_id', '=', pi_id)
    .orderBy('position')
    .orderBy('id')
    .execute();

/** Null when the session has a feature of this name by now: asked twice, or by two people at once, she adds and never repeats. */
const suggestedBy = (context: Context, at: Session, suggestion: FeatureSuggestion): Promise<PlanningFeature | null> =>
  changing(context, async (tx, tell) => {
    await whileOpen(tx, context, at);
    if (isAmong(suggestion.name, await everOffered(tx, at))) return null;
    return insertPlanningFeature(tx, tell, context, at, {
      name: suggestion.name,
      description: suggestion.description,
      reasoning: suggestion.reasoning || defaultReasoning,
      quote: suggestion.quote,
      rule: suggestion.rule,
      engine: suggestion.engine ?? context.advisor.engine.name,
      run_id: suggestion.run_id ?? null,
      complexity: suggestion.complexity,
      value_category: suggestion.value,
      included: includedAtFirst(suggestion.value),
      source_name: roster.ava.name,
    });
  });

/** So many of the project's features she is told of, so as not to suggest them again. */
const newestCompared = 500;

/**
 * The wizard is on step 2 from here on, whatever the advisor answers. Each suggestion is kept before it is sent, so that
 * Stop, a reload or a crash keeps what has arrived. No transaction is open while the advisor thinks.
 */
const suggest = os.planning.suggest.handler(async ({ input, context, signal }) => {
  const at = { project_id: input.project_id, pi_id: input.pi_id };
  const { db } = context.store;
  const session = await changing(context, async (tx, tell) => {
    await whileOpen(tx, context, at);
    const before = await findSession(tx, at);
    if (before.context.vision.trim() === '') refuse('vision_missing', {}, { field: 'vision' });
    return saveSession(tx, tell, context, before, before.version, { step: 2 });
  });
  const project = briefOf(await findProject(db, at.project_id));
  const known = await db
    .selectFrom('feature')
    .select(['name', 'description'])
    .where('project_id', '=', at.project_id)
    .orderBy('created_at', 'desc')
    .limit(newestCompared)
    .execute();
  const existing = [...known, ...(await everOffered(db, at))];
  return keptOneByOne(
    context,
    at,
    { from: 'planning', context: inOwnWords(session.context), project, existing },
    signal,
  );
});

type PlanningRequest = Extract<FeatureRequest, { from: 'planning' }>;

async function* keptOneByOne(context: Asking, at: Session, request: PlanningRequest, signal: AbortSignal | undefined) {
  let count = 0;
  for await (const suggestion of heard(
    context,
    context.advisor.suggestFeatures(request, signal && { signal }),
    signal,
  )) {
    if (isAmong(suggestion.name, request.existing)) continue;
    const feature = await suggestedBy(context, at, suggestion);
    if (feature === null) continue;
    yield { type: 'feature' as const, feature };
    count += 1;
  }
  yield { type: 'done' as const, count, taken: context.taken() };
}

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

const savePlanningFeature = async (
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

const review = os.planning.review.handler(async ({ input, context, signal }) => {
  const { architectType } = input;
  const session = await findSession(context.store.db, input);
  if (session.finalised_at !== null) refuse('planning_finalised', {}, { current: session });
  const feature = await findPlanningFeature(context.store.db, input);
  await refuseStale(context.store.db, context, 'planning_feature', input, async () => feature);
  const request = { architect: architectType, context: inOwnWords(session.context), feature };
  const feedback = await advised(context, context.advisor.reviewFeature(request, signal && { signal }), signal);
  const reviewed = await changing(context, async (tx, tell) => {
    await whileOpen(tx, context, input);
    // Read again: the other architect's review, or an edit, may have come while this one was thinking. Both stay.
    const now = await findPlanningFeature(tx, input);
    return savePlanningFeature(tx, tell, context, input, now.version, {
      status: 'reviewed',
      reviews: { ...now.reviews, [architectType]: feedback },
    });
  });
  return { ...reviewed, taken: context.taken() };
});

const finalise = os.planning.finalise.handler(({ input, context }) => {
  const version = versionOf(context, input);
  return creating(context, 'planning.finalise', input, async (tx, tell) => {
    await whileOpen(tx, context, input);
    const before = await findSession(tx, input);
    const increment = await findIncrement(tx, input.project_id, input.pi_id, 'pi_id');
    if (increment.status === 'completed') refuse('increment_completed', {}, { current: increment });
    const included = before.features.filter((feature) => feature.included);
    if (included.length === 0) refuse('none_selected', {}, { field: 'features' });
    const others = input.keep_others ? before.features.filter((feature) => !feature.included) : [];
    const session = await saveSession(tx, tell, context, before, version, {
      step: 4,
      finalised_at: context.now().toISOString(),
    });
    const plan = [
      ...included.map((feature) =>
        asFeature(feature, { pi_id: increment.id, pi_number: increment.order_index, status: 'selected' as const }),
      ),
      ...others.map((feature) =>
        asFeature(feature, {
          pi_id: null,
          pi_number: null,
          status: 'suggested' as const,
          skipped_reason: skippedReason(increment.order_index),
          history_pi: increment.order_index,
        }),
      ),
    ];
    // Lists go by newest and by value first, and among equals by the later id: the last is written first, so that they
    // show the plan in its own order.
    const saved = (await insertFeatures(tx, tell, context, plan.toReversed())).toReversed();
    const goal = goalOf(before.context);
    const after = await saveIncrement(tx, tell, context, increment, increment.version, {
      ...planned(increment),
      ...(goal !== '' && { goal }),
    });
    await record(tx, tell, context, {
      project_id: input.project_id,
      type: 'pi_planning',
      pi: after,
      icon: 'clipboard-check',
      ...planningActivity(included.length),
    });
    return { features: saved, increment: after, session };
  });
});

const asFeature = <Place>(feature: PlanningFeature, place: Place) => ({
  project_id: feature.project_id,
  idea_id: null,
  name: feature.name,
  description: feature.description,
  priority: priorityOf[feature.value_category],
  value_category: feature.value_category,
  complexity: feature.complexity,
  source_type: 'pi_planning' as const,
  source_name: feature.source_name,
  reasoning: feature.reasoning,
  quote: feature.quote,
  rule: feature.rule,
  engine: feature.engine,
  run_id: feature.run_id,
  edited: feature.edited_at !== null,
  reviews: Object.keys(feature.reviews).length > 0 ? feature.reviews : null,
  ...place,
});

export const planningOperations = {
  get,
  saveContext,
  goTo,
  suggest,
  addFeature,
  updateFeature,
  removeFeature,
  restoreFeature,
  review,
  finalise,
};
