import type { Selectable } from 'kysely';
import type { Feature, FeatureCard, HistoryEntry, NewFeature, PromptEntry } from '#contract/feature.ts';
import type { Reviews } from '#contract/advice.ts';
import type { HistoryAction } from '#contract/vocabulary.ts';
import { complexityRank, folded, foldedName, valueRank, wsjfRank } from '#domain/backlog.ts';
import { historyActionOf, statusNote } from '#domain/feature-status.ts';
import { firstPlace } from '#domain/order-by-hand.ts';
import { roster } from '#domain/personas.ts';
import { sinceAcceptance } from '#domain/reviewed.ts';
import { changing, creating, refuseStale, type Tell, versionIfAny, versionOf } from '../changing.ts';
import type { Context } from '../context.ts';
import { inParts } from '../db/parts.ts';
import type { Schema } from '../db/schema.ts';
import type { Db } from '../db/store.ts';
import { os } from '../os.ts';
import { refuse } from '../refuse.ts';
import { record } from './activity.ts';
import { cardColumns, filtered, pagedFeatures } from './feature-query.ts';
import { findActiveIncrement, findIncrement } from './increment.ts';
import { findSizePoints } from './project.ts';

type Row = Selectable<Schema['feature']>;

const featureOf = (row: Row, history: HistoryEntry[]): Feature => {
  const { reviews, prompt_history } = row;
  return {
    ...(Object.fromEntries(cardColumns.map((column) => [column, row[column]])) as Omit<FeatureCard, 'stories'>),
    reviews: reviews === null ? null : (JSON.parse(reviews) as Reviews),
    prompt_history: JSON.parse(prompt_history) as PromptEntry[],
    history,
  };
};

const historyOf = (db: Db, projectId: string, featureId: string): Promise<HistoryEntry[]> =>
  db
    .selectFrom('feature_history')
    .select(['action', 'pi', 'date', 'notes', 'who'])
    .where('project_id', '=', projectId)
    .where('feature_id', '=', featureId)
    .orderBy('seq')
    .execute();

export const findFeature = async (db: Db, projectId: string, id: string, field = 'id'): Promise<Feature> => {
  const row = await db
    .selectFrom('feature')
    .selectAll()
    .where('project_id', '=', projectId)
    .where('id', '=', id)
    .executeTakeFirst();
  return row === undefined
    ? refuse('feature_not_found', { id }, { field })
    : featureOf(row, await historyOf(db, projectId, id));
};

const storyCounts = async (db: Db, projectId: string, features: readonly { id: string }[]) => {
  if (features.length === 0) return new Map<string | null, never>();
  const rows = await db
    .selectFrom('story')
    .select(({ fn }) => [
      'feature_id',
      fn.countAll<number>().as('total'),
      fn.countAll<number>().filterWhere('status', '=', 'done').as('done'),
      fn.countAll<number>().filterWhere('status', 'in', ['in_progress', 'in_review']).as('under_way'),
    ])
    .where('project_id', '=', projectId)
    .where(
      'feature_id',
      'in',
      features.map(({ id }) => id),
    )
    .where('deleted_at', 'is', null)
    .groupBy('feature_id')
    .execute();
  return new Map(rows.map(({ feature_id, ...counts }) => [feature_id, counts]));
};

const noStories = { total: 0, done: 0, under_way: 0 };

const list = os.feature.list.handler(async ({ input, context }) => {
  const { rows, next_cursor } = await pagedFeatures(context.store, input);
  const counts = await storyCounts(context.store.db, input.project_id, rows);
  return { items: rows.map((row) => ({ ...row, stories: counts.get(row.id) ?? noStories })), next_cursor };
});

const count = os.feature.count.handler(async ({ input, context }) => {
  const row = await (
    await filtered(context.store, input)
  )
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .executeTakeFirstOrThrow();
  return { count: row.count };
});

const statistics = os.feature.statistics.handler(async ({ input, context }) => {
  const rows = await context.store.db
    .selectFrom('feature')
    .select(({ fn }) => [
      'value_category',
      fn.countAll<number>().as('total'),
      fn.countAll<number>().filterWhere('status', '=', 'implemented').as('implemented'),
    ])
    .where('project_id', '=', input.project_id)
    .groupBy('value_category')
    .execute();
  const having = (value: Row['value_category']) => rows.find((row) => row.value_category === value)?.total ?? 0;
  return {
    total: rows.reduce((sum, row) => sum + row.total, 0),
    mustHave: having('Must Have'),
    shouldHave: having('Should Have'),
    couldHave: having('Could Have'),
    previously: rows.reduce((sum, row) => sum + row.implemented, 0),
  };
});

const get = os.feature.get.handler(async ({ input: { project_id, id }, context }) => {
  const feature = await findFeature(context.store.db, project_id, id);
  const counts = await storyCounts(context.store.db, project_id, [feature]);
  return { ...feature, stories: counts.get(id) ?? noStories };
});

type FeatureToInsert = Omit<NewFeature, 'pi_number' | 'edited'> & {
  edited?: boolean;
  project_id: string;
  pi_number: number | null;
  source_name?: string;
  reviews?: Reviews | null;
  prompt_history?: PromptEntry[];
  skipped_reason?: string | null;
  /** The increment under which history remembers it, where that is not its own. */
  history_pi?: number;
};

const sourceNameOf = (context: Context, source: Row['source_type']): string =>
  source === 'user' ? context.actor.name : source === 'pi_planning' ? 'PI Planning' : roster[source].name;

/** Insert features with the first entry of their history, in the order given. */
export const insertFeatures = async (
  tx: Db,
  tell: Tell,
  context: Context,
  features: FeatureToInsert[],
): Promise<Feature[]> => {
  const now = context.now().toISOString();
  const points = await findSizePoints(tx, features[0]?.project_id ?? '');
  const inserted: Feature[] = features.map(({ history_pi, edited = false, ...feature }) => ({
    ...feature,
    ...sinceAcceptance({ isOffered: feature.rule !== null, edited, alone: false }, now),
    id: context.newId(),
    source_name: feature.source_name ?? sourceNameOf(context, feature.source_type),
    reviews: feature.reviews ?? null,
    prompt_history: feature.prompt_history ?? [],
    skipped_reason: feature.skipped_reason ?? null,
    created_at: now,
    last_updated: now,
    version: 1,
    history: [
      {
        action: historyActionOf(feature.status),
        pi: history_pi ?? feature.pi_number ?? 1,
        date: now,
        notes: null,
        who: context.actor.name,
      },
    ],
  }));
  for (const part of inParts(inserted)) {
    await tx
      .insertInto('feature')
      .values(
        part.map(({ history: _, ...feature }) => ({
          ...feature,
          folded: folded(`${feature.name}\n${feature.description}`),
          folded_name: foldedName(feature.name),
          value_rank: valueRank[feature.value_category],
          complexity_rank: complexityRank[feature.complexity],
          wsjf_rank: wsjfRank(feature, points),
          place: firstPlace(feature.id),
          reviews: feature.reviews && JSON.stringify(feature.reviews),
          prompt_history: JSON.stringify(feature.prompt_history),
        })),
      )
      .execute();
    await tx
      .insertInto('feature_history')
      .values(
        part.flatMap(({ project_id, id, history }) =>
          history.map((entry) => ({ project_id, feature_id: id, seq: 1, ...entry })),
        ),
      )
      .execute();
  }
  for (const feature of inserted) tell('feature', feature.project_id, feature.id);
  return inserted;
};

/** The increment that has this number, if there is one yet. */
export const incrementNumbered = async (db: Db, projectId: string, number: number | null): Promise<string | null> => {
  if (number === null) return null;
  const row = await db
    .selectFrom('increment')
    .select('id')
    .where('project_id', '=', projectId)
    .where('order_index', '=', number)
    .executeTakeFirst();
  return row?.id ?? null;
};

type References = Pick<NewFeature, 'pi_id' | 'pi_number' | 'idea_id'>;

/** Which increment is meant, by its id or by its number; refuses an increment or an idea that is not this project's. */
const incrementOf = async (
  tx: Db,
  projectId: string,
  { pi_id, pi_number, idea_id }: References,
): Promise<{ pi_id: string | null; pi_number: number | null }> => {
  const idea =
    idea_id === null ||
    (await tx
      .selectFrom('idea')
      .select('id')
      .where('project_id', '=', projectId)
      .where('id', '=', idea_id)
      .executeTakeFirst());
  if (idea_id !== null && idea === undefined) refuse('idea_not_found', { id: idea_id }, { field: 'idea_id' });
  if (pi_id === null) return { pi_id: await incrementNumbered(tx, projectId, pi_number), pi_number };
  return { pi_id, pi_number: (await findIncrement(tx, projectId, pi_id, 'pi_id')).order_index };
};

const create = os.feature.create.handler(({ input, context }) =>
  creating(context, 'feature.create', input, async (tx, tell) => {
    const pi = await incrementOf(tx, input.project_id, input);
    const [feature] = await insertFeatures(tx, tell, context, [{ ...input, ...pi }]);
    await record(tx, tell, context, {
      project_id: input.project_id,
      type: 'feature_added',
      message: 'Feature added',
      description: input.name,
      icon: 'plus',
    });
    return feature as Feature;
  }),
);

const createMany = os.feature.createMany.handler(({ input, context }) => {
  if (input.features.length === 0) refuse('none_selected', {}, { field: 'features' });
  return creating(context, 'feature.createMany', input, async (tx, tell) => {
    const { project_id, prompt } = input;
    const prompt_history = prompt === undefined ? [] : [{ timestamp: context.now().toISOString(), ...prompt }];
    const named = (of: References) => `${of.pi_id} ${of.pi_number} ${of.idea_id}`;
    const increments = new Map<string, Awaited<ReturnType<typeof incrementOf>>>();
    for (const feature of input.features)
      if (!increments.has(named(feature))) increments.set(named(feature), await incrementOf(tx, project_id, feature));
    const features = await insertFeatures(
      tx,
      tell,
      context,
      input.features.map((feature) => ({ ...feature, ...increments.get(named(feature)), project_id, prompt_history })),
    );
    await record(tx, tell, context, {
      project_id,
      type: 'feature_added',
      message: `${features.length} features added`,
      icon: 'plus',
    });
    return features;
  });
});

/** One change of a row with one entry of history, counted up in the same statement, so that two at once both stay. */
export const changeFeature = async (
  tx: Db,
  tell: Tell,
  context: Context,
  at: { project_id: string; id: string; version?: number | undefined },
  fields: Partial<Row>,
  entry?: { action: HistoryAction; notes: string; pi: number },
): Promise<Feature> => {
  const now = context.now().toISOString();
  let query = tx
    .updateTable('feature')
    .set({ ...fields, last_updated: now })
    .set((eb) => ({ version: eb('version', '+', 1) }))
    .where('project_id', '=', at.project_id)
    .where('id', '=', at.id);
  if (at.version !== undefined) query = query.where('version', '=', at.version);
  const row = await query.returningAll().executeTakeFirst();
  if (row === undefined) return refuse('stale', {}, { current: await findFeature(tx, at.project_id, at.id) });
  if (entry !== undefined) {
    await tx
      .insertInto('feature_history')
      .values({
        project_id: row.project_id,
        feature_id: row.id,
        seq: row.version,
        ...entry,
        date: now,
        who: context.actor.name,
      })
      .execute();
  }
  tell('feature', row.project_id, row.id);
  return featureOf(row, await historyOf(tx, row.project_id, row.id));
};

/** The number under which history remembers a change: the active increment's, or the feature's own when none is active. */
const currentPi = async (db: Db, projectId: string, ofFeature: number | null): Promise<number> =>
  (await findActiveIncrement(db, projectId))?.order_index ?? ofFeature ?? 1;

/** What an advisor suggested counts as reviewed once a person has done something to this one feature. */
export const reviewedBy = (
  before: Pick<Row, 'rule' | 'reviewed_at'>,
  now: string,
  isEdited = false,
): Partial<Pick<Row, 'reviewed_at' | 'edited_at'>> =>
  before.rule === null
    ? {}
    : { ...(before.reviewed_at === null && { reviewed_at: now }), ...(isEdited && { edited_at: now }) };

const setStatus = os.feature.setStatus.handler(({ input, context }) => {
  const { project_id, status } = input;
  const at = { ...input, version: versionIfAny(context, input) };
  return changing(context, async (tx, tell) => {
    const before = await tx
      .selectFrom('feature')
      .select(['name', 'pi_number', 'rule', 'reviewed_at'])
      .where('project_id', '=', project_id)
      .where('id', '=', input.id)
      .executeTakeFirst();
    if (before === undefined) return refuse('feature_not_found', { id: input.id }, { field: 'id' });
    const entry = {
      action: historyActionOf(status),
      notes: statusNote(status),
      pi: await currentPi(tx, project_id, before.pi_number),
    };
    const feature = await changeFeature(
      tx,
      tell,
      context,
      at,
      { status, ...reviewedBy(before, context.now().toISOString()) },
      entry,
    );
    await record(tx, tell, context, {
      project_id,
      type: 'feature_status',
      message: statusNote(status),
      description: before.name,
      icon: 'refresh',
    });
    return feature;
  });
});

const addNote = os.feature.addNote.handler(({ input, context }) =>
  creating(context, 'feature.addNote', input, async (tx, tell) => {
    const { project_id, id, note } = input;
    await refuseStale(tx, context, 'feature', input, () => findFeature(tx, project_id, id));
    const before = await findFeature(tx, project_id, id);
    const entry = {
      action: historyActionOf(before.status),
      notes: note,
      pi: await currentPi(tx, project_id, before.pi_number),
    };
    const reviewed = reviewedBy(before, context.now().toISOString());
    return changeFeature(tx, tell, context, { project_id, id }, reviewed, entry);
  }),
);

const confirm = os.feature.confirm.handler(({ input, context }) => {
  const at = { ...input, version: versionOf(context, input) };
  return changing(context, async (tx, tell) => {
    const before = await findFeature(tx, at.project_id, at.id);
    if (before.version !== at.version) refuse('stale', {}, { current: before });
    const reviewed = reviewedBy(before, context.now().toISOString());
    return reviewed.reviewed_at === undefined ? before : changeFeature(tx, tell, context, at, reviewed);
  });
});

export const featureOperations = {
  list,
  count,
  statistics,
  get,
  create,
  createMany,
  setStatus,
  addNote,
  confirm,
};
