import { sql, type Selectable } from 'kysely';
import type { Increment, IncrementFigures, Stage } from '#contract/increment.ts';
import { endsBeforeStart, oneMonthAfter } from '#domain/increment-dates.ts';
import { advanced, begun, newStages, stageTexts } from '#domain/increment-stages.ts';
import { isUndoable, type BeforeAdvance } from '#domain/increment-undo.ts';
import { firstIncrement } from '#domain/planning.ts';
import { system } from '#domain/permissions.ts';
import { changing, creating, versionOf, type Tell } from '../changing.ts';
import type { Context } from '../context.ts';
import type { Schema } from '../db/schema.ts';
import { lockProject, type Db } from '../db/store.ts';
import { othersFirst } from '../in-turns.ts';
import { os } from '../os.ts';
import { refuse } from '../refuse.ts';
import { record } from './activity.ts';
import { standingsIn } from './test-query.ts';

type Row = Selectable<Schema['increment']>;

/** Of a feature that was selected for its increment. */
export const plannedStatuses = ['selected', 'approved', 'in_progress', 'completed', 'implemented'] as const;

const incrementOf = ({ before_advance: _, stages, ...row }: Row): Increment => ({
  ...row,
  stages: JSON.parse(stages) as Stage[],
});

const within = (db: Db, projectId: string) =>
  db.selectFrom('increment').selectAll().where('project_id', '=', projectId);

/** One increment of a project, or the refusal that it is not there. */
export const findIncrement = async (db: Db, projectId: string, id: string, field = 'id'): Promise<Increment> => {
  const row = await within(db, projectId).where('id', '=', id).executeTakeFirst();
  return row === undefined ? refuse('increment_not_found', { id }, { field }) : incrementOf(row);
};

/** Every increment of a project, in their order. */
export const findIncrements = async (db: Db, projectId: string): Promise<Increment[]> =>
  (await within(db, projectId).orderBy('order_index').execute()).map(incrementOf);

export const findActiveIncrement = async (db: Db, projectId: string): Promise<Increment | null> => {
  const row = await within(db, projectId).where('status', '=', 'active').executeTakeFirst();
  return row === undefined ? null : incrementOf(row);
};

/** Insert an increment: active when none is, else planned. The database holds both rules if two do it at once. */
const insertIncrement = async (
  tx: Db,
  tell: Tell,
  context: Context,
  projectId: string,
  fields: {
    name?: string | undefined;
    theme: string;
    goal: string;
    start_date?: string | null;
    end_date?: string | null;
  },
): Promise<Increment> => {
  const existing = await tx
    .selectFrom('increment')
    .select((eb) => [eb.fn.countAll<number>().as('count'), eb.fn.max('order_index').as('last')])
    .where('project_id', '=', projectId)
    .executeTakeFirstOrThrow();
  const active = await findActiveIncrement(tx, projectId);
  const now = context.now().toISOString();
  const increment: Increment = {
    id: context.newId(),
    project_id: projectId,
    name: fields.name ?? `PI ${existing.count + 1}`,
    theme: fields.theme,
    goal: fields.goal,
    status: active === null ? 'active' : 'planned',
    start_date: fields.start_date ?? null,
    end_date: fields.end_date ?? null,
    order_index: (existing.last ?? 0) + 1,
    current_stage: 'kickoff',
    stages: newStages(),
    created_at: now,
    updated_at: now,
    version: 1,
  };
  await tx
    .insertInto('increment')
    .values({ ...increment, stages: JSON.stringify(increment.stages) })
    .execute();
  tell('increment', projectId, increment.id);
  return increment;
};

/** The first increment that every project begins with. */
export const insertFirstIncrement = (tx: Db, tell: Tell, context: Context, projectId: string): Promise<Increment> =>
  insertIncrement(tx, tell, context, projectId, firstIncrement);

const list = os.increment.list.handler(async ({ input, context }) => {
  const increments = await findIncrements(context.store.db, input.project_id);
  if (increments.length > 0) return increments;
  // A project that was imported without one.
  await changing(context, async (tx, tell) => {
    await lockProject(tx, context.store.dialect, input.project_id);
    const any = await within(tx, input.project_id).executeTakeFirst();
    if (any === undefined) await insertFirstIncrement(tx, tell, context, input.project_id);
  });
  return findIncrements(context.store.db, input.project_id);
});

const active = os.increment.active.handler(({ input, context }) =>
  findActiveIncrement(context.store.db, input.project_id),
);

const get = os.increment.get.handler(({ input, context }) =>
  findIncrement(context.store.db, input.project_id, input.id),
);

const create = os.increment.create.handler(({ input, context }) => {
  const end_date =
    input.end_date === undefined && input.start_date !== null
      ? oneMonthAfter(input.start_date)
      : (input.end_date ?? null);
  if (endsBeforeStart(input.start_date, end_date)) refuse('ends_before_start', {}, { field: 'end_date' });
  return creating(context, 'increment.create', input, async (tx, tell) => {
    await lockProject(tx, context.store.dialect, input.project_id);
    const increment = await insertIncrement(tx, tell, context, input.project_id, { ...input, end_date });
    await record(tx, tell, context, {
      project_id: input.project_id,
      type: 'pi_update',
      message: `${increment.name} created`,
      description: increment.goal,
      pi: increment,
      icon: 'calendar-plus',
    });
    return increment;
  });
});

/**
 * Save an increment that was based on its `version`, or refuse with the row as it is now. What was kept of an earlier
 * advance is forgotten, so an advance can be undone only while it is the last change.
 */
export const saveIncrement = async (
  tx: Db,
  tell: Tell,
  context: Context,
  at: Pick<Increment, 'project_id' | 'id' | 'version'>,
  fields: Partial<Omit<Increment, 'project_id' | 'id' | 'version'>>,
  before: BeforeAdvance | null = null,
): Promise<Increment> => {
  const { stages, ...rest } = fields;
  const row = await tx
    .updateTable('increment')
    .set({
      ...rest,
      ...(stages && { stages: JSON.stringify(stages) }),
      before_advance: before === null ? null : JSON.stringify(before),
      updated_at: context.now().toISOString(),
    })
    .set((eb) => ({ version: eb('version', '+', 1) }))
    .where('project_id', '=', at.project_id)
    .where('id', '=', at.id)
    .where('version', '=', at.version)
    .returningAll()
    .executeTakeFirst();
  if (row === undefined) return refuse('stale', {}, { current: await findIncrement(tx, at.project_id, at.id) });
  tell('increment', at.project_id, at.id);
  return incrementOf(row);
};

const update = os.increment.update.handler(({ input, context }) => {
  const version = versionOf(context, input);
  const { project_id, id, version: _, ...fields } = input;
  return changing(context, async (tx, tell) => {
    await lockProject(tx, context.store.dialect, project_id);
    const before = await findIncrement(tx, project_id, id);
    const { start_date, end_date } = { ...before, ...fields };
    if (endsBeforeStart(start_date, end_date)) refuse('ends_before_start', {}, { field: 'end_date' });
    const after = await saveIncrement(tx, tell, context, { project_id, id, version }, fields);
    await record(tx, tell, context, {
      project_id,
      type: 'pi_update',
      message: `${after.name} updated`,
      description: after.goal,
      pi: after,
      icon: 'edit',
    });
    return after;
  });
});

const positionOf = ({ status, current_stage, stages }: Increment) => ({ status, current_stage, stages });

const advance = os.increment.advance.handler(({ input, context }) => {
  const version = versionOf(context, input);
  return changing(context, async (tx, tell) => {
    await lockProject(tx, context.store.dialect, input.project_id);
    const before = await findIncrement(tx, input.project_id, input.id);
    if (before.version !== version) refuse('stale', {}, { current: before });
    const ruling = advanced(before);
    if (!ruling.ok) return refuse(ruling.problem, {}, { current: before });
    const completes = ruling.position.status === 'completed';
    const next = completes ? await plannedAfter(tx, before) : null;
    const after = await saveIncrement(tx, tell, context, { ...before, version }, ruling.position, {
      position: positionOf(before),
      begun: next && { id: next.id, version: next.version + 1, position: positionOf(next) },
    });
    const completed = stageTexts[ruling.completedStage].name;
    await record(tx, tell, context, {
      project_id: input.project_id,
      type: 'stage_change',
      message: completes
        ? `${after.name} completed`
        : `${after.name} advanced to ${stageTexts[after.current_stage].name}`,
      description: `${completed} completed`,
      pi: after,
      icon: 'flag',
    });
    if (next !== null) await begin(tx, tell, context, next);
    return after;
  });
});

/** The turn of the increment with the next order_index, when there is one that has not begun. */
const plannedAfter = async (tx: Db, finished: Increment): Promise<Increment | null> => {
  const row = await within(tx, finished.project_id)
    .where('order_index', '>', finished.order_index)
    .where('status', '=', 'planned')
    .orderBy('order_index')
    .limit(1)
    .executeTakeFirst();
  return row === undefined ? null : incrementOf(row);
};

const begin = async (tx: Db, tell: Tell, context: Context, next: Increment): Promise<void> => {
  await saveIncrement(tx, tell, context, next, begun(next));
  await record(
    tx,
    tell,
    context,
    { project_id: next.project_id, type: 'stage_change', message: `${next.name} began`, pi: next, icon: 'flag' },
    system,
  );
};

const undoAdvance = os.increment.undoAdvance.handler(({ input, context }) => {
  const version = versionOf(context, input);
  return changing(context, async (tx, tell) => {
    await lockProject(tx, context.store.dialect, input.project_id);
    const all = await within(tx, input.project_id).execute();
    const row =
      all.find(({ id }) => id === input.id) ?? refuse('increment_not_found', { id: input.id }, { field: 'id' });
    const advanced = incrementOf(row);
    if (advanced.version !== version) refuse('stale', {}, { current: advanced });
    const before = row.before_advance === null ? null : (JSON.parse(row.before_advance) as BeforeAdvance);
    const others = all.filter(({ id }) => id !== row.id).map(incrementOf);
    if (!isUndoable(before, others)) return refuse('advance_settled', {}, { current: advanced });
    const entry = { project_id: input.project_id, type: 'stage_change', icon: 'flag' } as const;
    // The next one first: at no moment are there two active ones.
    const next = others.find(({ id }) => id === before.begun?.id);
    if (before.begun !== null && next !== undefined) {
      await saveIncrement(tx, tell, context, next, before.begun.position);
      await record(tx, tell, context, { ...entry, message: `${next.name} is planned again`, pi: next }, system);
    }
    const after = await saveIncrement(tx, tell, context, { ...advanced, version }, before.position);
    await record(tx, tell, context, {
      ...entry,
      message: `${after.name} taken back to ${stageTexts[after.current_stage].name}`,
      description:
        advanced.status === 'completed'
          ? 'Completing it was undone'
          : `Advancing to ${stageTexts[advanced.current_stage].name} was undone`,
      pi: after,
    });
    return after;
  });
});

const figures = os.increment.figures.handler(async ({ input, context }) => {
  const { db } = context.store;
  const increments = await within(db, input.project_id).orderBy('order_index').execute();
  const features = await db
    .selectFrom('feature')
    .select(({ fn }) => [
      'pi_id',
      fn.countAll<number>().as('planned'),
      fn.countAll<number>().filterWhere('status', '=', 'implemented').as('implemented'),
    ])
    .where('project_id', '=', input.project_id)
    .where('pi_id', 'is not', null)
    .where('status', 'in', plannedStatuses)
    .groupBy('pi_id')
    .execute();
  const carried = await db
    .selectFrom('carried_work')
    .innerJoin('feature', (join) =>
      join.onRef('feature.project_id', '=', 'carried_work.project_id').onRef('feature.id', '=', 'carried_work.item_id'),
    )
    .select(({ fn }) => ['carried_work.pi_id', fn.countAll<number>().as('away')])
    .where('carried_work.project_id', '=', input.project_id)
    .where(sql<boolean>`feature.pi_id is distinct from carried_work.pi_id`)
    .groupBy('carried_work.pi_id')
    .execute();
  const stories = await db
    .selectFrom('story')
    .select(({ fn }) => [
      'pi_id',
      fn.countAll<number>().as('created'),
      fn.countAll<number>().filterWhere('status', '=', 'done').as('completed'),
    ])
    .where('project_id', '=', input.project_id)
    .where('pi_id', 'is not', null)
    .where('deleted_at', 'is', null)
    .groupBy('pi_id')
    .execute();
  return increments.map(({ id }): IncrementFigures => {
    const ofFeatures = features.find(({ pi_id }) => pi_id === id);
    const ofStories = stories.find(({ pi_id }) => pi_id === id);
    return {
      id,
      featuresPlanned: (ofFeatures?.planned ?? 0) + (carried.find(({ pi_id }) => pi_id === id)?.away ?? 0),
      featuresImplemented: ofFeatures?.implemented ?? 0,
      storiesCreated: ofStories?.created ?? 0,
      storiesCompleted: ofStories?.completed ?? 0,
    };
  });
});

const metrics = os.increment.metrics.handler(async ({ input, context }) => {
  const { db } = context.store;
  await findIncrement(db, input.project_id, input.id);
  const stories = await db
    .selectFrom('story')
    .select(({ fn }) => [
      fn.countAll<number>().as('storiesCreated'),
      fn.countAll<number>().filterWhere('status', '=', 'done').as('storiesCompleted'),
      fn.countAll<number>().filterWhere('status', '=', 'backlog').as('storiesNotReady'),
      fn.countAll<number>().filterWhere('story_points', 'is', null).as('storiesUnestimated'),
    ])
    .where('project_id', '=', input.project_id)
    .where('pi_id', '=', input.id)
    .where('deleted_at', 'is', null)
    .executeTakeFirstOrThrow();
  const features = await db
    .selectFrom('feature')
    .select(({ fn, exists, not, selectFrom }) => [
      fn.countAll<number>().as('featuresSelected'),
      fn
        .countAll<number>()
        .filterWhere(
          not(
            exists(
              selectFrom('story')
                .select('story.id')
                .whereRef('story.project_id', '=', 'feature.project_id')
                .whereRef('story.feature_id', '=', 'feature.id')
                .where('story.deleted_at', 'is', null),
            ),
          ),
        )
        .as('featuresWithoutStories'),
    ])
    .where('project_id', '=', input.project_id)
    .where('pi_id', '=', input.id)
    .where('status', 'in', plannedStatuses)
    .executeTakeFirstOrThrow();
  await othersFirst();
  const criteria = await db
    .selectFrom('story')
    .innerJoin('acceptance_criterion as criterion', (join) =>
      join.onRef('criterion.project_id', '=', 'story.project_id').onRef('criterion.story_id', '=', 'story.id'),
    )
    .select(({ fn }) => fn.countAll<number>().as('untested'))
    .where('story.project_id', '=', input.project_id)
    .where('story.pi_id', '=', input.id)
    .where('story.deleted_at', 'is', null)
    .where('criterion.removed_at', 'is', null)
    .where(({ exists, not, selectFrom }) =>
      not(
        exists(
          selectFrom('test_case')
            .select('test_case.id')
            .whereRef('test_case.project_id', '=', 'criterion.project_id')
            .whereRef('test_case.story_id', '=', 'criterion.story_id')
            .whereRef('test_case.criterion_id', '=', 'criterion.id')
            .where('test_case.deleted_at', 'is', null),
        ),
      ),
    )
    .executeTakeFirstOrThrow();
  await othersFirst();
  const standings = await standingsIn(db, { project_id: input.project_id, pi_id: input.id });
  const pending = standings.filter(({ standing }) => standing !== 'passed');
  const testsPending = pending.reduce((sum, { count }) => sum + count, 0);
  return { ...stories, ...features, criteriaUntested: criteria.untested, testsPending };
});

export const incrementOperations = { list, active, get, create, update, advance, undoAdvance, metrics, figures };
