import type { SelectQueryBuilder } from 'kysely';
import type { Provenance } from '#contract/provenance.ts';
import { storyCard, type Story, type StoryCard, type StoryEstimate, type storyOrders } from '#contract/story.ts';
import { limits, storyStatuses, type Priority, type StoryStatus } from '#contract/vocabulary.ts';
import { folded } from '#domain/backlog.ts';
import { circleThrough } from '#domain/dependencies.ts';
import { largestStory } from '#domain/ready.ts';
import { storyName } from '#domain/story.ts';
import { whatChanged } from '#domain/what-changed.ts';
import { changing, creating, versionOf } from '../changing.ts';
import { paged } from '../db/page.ts';
import type { Schema } from '../db/schema.ts';
import { contains } from '../db/search.ts';
import type { Db, Store } from '../db/store.ts';
import { os } from '../os.ts';
import { refuse } from '../refuse.ts';
import { lookedInto } from '../reviewed.ts';
import { record, recordChange } from './activity.ts';
import { findFeature } from './feature.ts';
import { findIncrement } from './increment.ts';
import { changeStory, holdStories, insertStories, saveCriteria, type StoryRow } from './story-rows.ts';

/** The fields of a card that stand in its row. */
const cardColumns = storyCard
  .omit({ feature_name: true })
  .keyof()
  .options.map((field) => `story.${field}` as const);

const cardOf = <Row extends { provenance: string | null }>({ provenance, ...row }: Row) => ({
  ...row,
  provenance: provenance === null ? null : (JSON.parse(provenance) as Provenance),
});

/** The stories of a project that are not deleted, each with its feature. */
const within = (db: Db, projectId: string) =>
  db
    .selectFrom('story')
    .leftJoin('feature', (join) =>
      join.onRef('feature.project_id', '=', 'story.project_id').onRef('feature.id', '=', 'story.feature_id'),
    )
    .where('story.project_id', '=', projectId)
    .where('story.deleted_at', 'is', null);

const cards = (db: Db, projectId: string) =>
  within(db, projectId).select(cardColumns).select('feature.name as feature_name');

/** The stories of a project as others point to them, by number. */
export const storyRefs = (db: Db, projectId: string) =>
  db
    .selectFrom('story')
    .select(['story.id', 'story.number', 'story.title', 'story.status'])
    .where('story.project_id', '=', projectId)
    .where('story.deleted_at', 'is', null)
    .orderBy('story.number');

export const findCard = async (db: Db, projectId: string, id: string, field = 'id'): Promise<StoryCard> => {
  const row = await cards(db, projectId).where('story.id', '=', id).executeTakeFirst();
  return row === undefined ? refuse('story_not_found', { id }, { field }) : cardOf(row);
};

/** Rows of one project by the story they belong to. */
const byStory = <Row extends { story_id: string }>(rows: readonly Row[]) =>
  Map.groupBy(rows, ({ story_id }) => story_id);
const without = <Row extends { story_id: string }>({ story_id: _, ...row }: Row): Omit<Row, 'story_id'> => row;

/** Stories with all that belongs to them, in the order by hand. */
export const findStories = async (db: Db, projectId: string, which: { ids: string[] } | { feature_id: string }) => {
  let query = cards(db, projectId).select('story.place');
  query =
    'ids' in which ? query.where('story.id', 'in', which.ids) : query.where('story.feature_id', '=', which.feature_id);
  const rows = await query.orderBy('story.place').orderBy('story.id').execute();
  const ids = rows.map(({ id }) => id);
  if (ids.length === 0) return [];
  const criteria = await db
    .selectFrom('acceptance_criterion')
    .select(['story_id', 'id', 'number', 'given', 'when', 'outcome', 'kind', 'version'])
    .where('project_id', '=', projectId)
    .where('story_id', 'in', ids)
    .where('removed_at', 'is', null)
    .orderBy('number')
    .execute();
  const depends_on = await storyRefs(db, projectId)
    .innerJoin('story_dependency', (join) =>
      join
        .onRef('story_dependency.project_id', '=', 'story.project_id')
        .onRef('story_dependency.depends_on', '=', 'story.id'),
    )
    .select('story_dependency.story_id')
    .where('story_dependency.story_id', 'in', ids)
    .execute();
  const needed_by = await storyRefs(db, projectId)
    .innerJoin('story_dependency', (join) =>
      join
        .onRef('story_dependency.project_id', '=', 'story.project_id')
        .onRef('story_dependency.story_id', '=', 'story.id'),
    )
    .select('story_dependency.depends_on as story_id')
    .where('story_dependency.depends_on', 'in', ids)
    .execute();
  const superseding = await storyRefs(db, projectId)
    .select('story.supersedes as story_id')
    .where('story.supersedes', 'in', ids)
    .execute();
  const estimates = await db
    .selectFrom('story_estimate')
    .select(['story_id', 'member_id', 'points', 'reason', 'engine', 'model', 'rule', 'run_id', 'created_at'])
    .where('project_id', '=', projectId)
    .where('story_id', 'in', ids)
    .orderBy('created_at')
    .orderBy('member_id')
    .execute();
  const checks = await db
    .selectFrom('story_check')
    .select(['story_id', 'check_id', 'who', 'at'])
    .where('project_id', '=', projectId)
    .where('story_id', 'in', ids)
    .execute();
  const history = await db
    .selectFrom('story_history')
    .select(['story_id', 'seq', 'action', 'status', 'story_points', 'sprint_id', 'date', 'who', 'notes'])
    .where('project_id', '=', projectId)
    .where('story_id', 'in', ids)
    .orderBy('seq')
    .execute();
  const of = {
    criteria: byStory(criteria),
    depends_on: byStory(depends_on),
    needed_by: byStory(needed_by),
    superseding: byStory(superseding as ((typeof superseding)[number] & { story_id: string })[]),
    estimates: byStory(estimates),
    checks: byStory(checks),
    history: byStory(history),
  };
  return rows.map(({ place: _, ...row }): Story => {
    const next = of.superseding.get(row.id)?.at(-1);
    return {
      ...cardOf(row),
      criteria: (of.criteria.get(row.id) ?? []).map(without),
      depends_on: (of.depends_on.get(row.id) ?? []).map(without),
      needed_by: (of.needed_by.get(row.id) ?? []).map(without),
      superseded_by: next ? without(next) : null,
      estimates: (of.estimates.get(row.id) ?? []).map(without) as StoryEstimate[],
      checks: (of.checks.get(row.id) ?? []).map(without) as Story['checks'],
      history: (of.history.get(row.id) ?? []).map(without),
    };
  });
};

export const findStory = async (db: Db, projectId: string, id: string): Promise<Story> => {
  const [story] = await findStories(db, projectId, { ids: [id] });
  return story ?? refuse('story_not_found', { id }, { field: 'id' });
};

type Filters = {
  project_id: string;
  pi_id?: string | undefined;
  feature_id?: string | undefined;
  sprint_id?: string | undefined;
  status: 'all' | StoryStatus;
  priority: 'all' | Priority;
  estimate: 'all' | 'none' | 'large';
  look: 'all' | 'again';
  reviewed: 'all' | 'not_yet';
  search: string;
};

/** Narrows a query of stories; each filter left at 'all' or empty narrows nothing. */
const narrowed = <Row>(
  query: SelectQueryBuilder<Schema, 'story', Row>,
  { dialect }: Store,
  filters: Filters,
): SelectQueryBuilder<Schema, 'story', Row> => {
  let some = query;
  if (filters.pi_id !== undefined) some = some.where('story.pi_id', '=', filters.pi_id);
  if (filters.feature_id !== undefined) some = some.where('story.feature_id', '=', filters.feature_id);
  if (filters.sprint_id === 'none') some = some.where('story.sprint_id', 'is', null);
  else if (filters.sprint_id !== undefined) some = some.where('story.sprint_id', '=', filters.sprint_id);
  if (filters.status !== 'all') some = some.where('story.status', '=', filters.status);
  if (filters.priority !== 'all') some = some.where('story.priority', '=', filters.priority);
  if (filters.estimate === 'none') some = some.where('story.story_points', 'is', null);
  if (filters.estimate === 'large') some = some.where('story.story_points', '>', largestStory);
  if (filters.look === 'again') some = some.where('story.check_reason', 'is not', null);
  if (filters.reviewed === 'not_yet')
    some = some.where('story.provenance', 'is not', null).where('story.reviewed_at', 'is', null);
  const search = folded(filters.search.trim());
  return search === '' ? some : some.where(contains(dialect, 'story.folded', search));
};

const matched = ({ db, ...store }: Store, filters: Filters) =>
  narrowed(
    db
      .selectFrom('story')
      .where('story.project_id', '=', filters.project_id)
      .where('story.deleted_at', 'is', null) as SelectQueryBuilder<Schema, 'story', object>,
    { db, ...store },
    filters,
  );

const orders = {
  hand: { by: 'story.place', direction: 'asc', kind: 'text' },
  newest: { by: 'story.created_at', direction: 'desc', kind: 'instant' },
  number: { by: 'story.number', direction: 'asc', kind: 'number' },
} as const satisfies Record<(typeof storyOrders)[number], unknown>;

const list = os.story.list.handler(async ({ input, context }) => {
  const query = cards(context.store.db, input.project_id).select('story.place');
  const some = narrowed(query as never, context.store, input) as typeof query;
  const order = { ...orders[input.order], id: 'story.id' };
  const { rows, next_cursor } = await paged(some, order, input);
  return { items: rows.map(cardOf), next_cursor };
});

const count = os.story.count.handler(async ({ input, context }) => {
  const query = matched(context.store, input).select(({ fn }) => fn.countAll<number>().as('count'));
  return { count: (await query.executeTakeFirstOrThrow()).count };
});

const columns = os.story.columns.handler(async ({ input, context }) => {
  const rows = await matched(context.store, input)
    .select(({ fn }) => [
      'status',
      fn.countAll<number>().as('count'),
      fn.sum<number | null>('story_points').as('points'),
    ])
    .groupBy('status')
    .execute();
  return storyStatuses.map((status) => {
    const row = rows.find((one) => one.status === status);
    return { status, count: row?.count ?? 0, points: row?.points ?? 0 };
  });
});

const matching = os.story.matching.handler(async ({ input, context }) => {
  const rows = await matched(context.store, input)
    .select(['id', 'version'])
    .orderBy('id')
    .limit(limits.many + 1)
    .execute();
  return { items: rows.slice(0, limits.many), complete: rows.length <= limits.many };
});

const get = os.story.get.handler(({ input, context }) => findStory(context.store.db, input.project_id, input.id));

/** Which increment and feature are meant; refuses what is not this project's. */
const belongingOf = async (
  tx: Db,
  projectId: string,
  { pi_id, feature_id }: { pi_id?: string | null | undefined; feature_id?: string | null | undefined },
): Promise<{ pi_id?: string | null; feature_id?: string | null }> => {
  const feature = feature_id ? await findFeature(tx, projectId, feature_id, 'feature_id') : null;
  if (pi_id) await findIncrement(tx, projectId, pi_id, 'pi_id');
  return {
    ...(feature_id !== undefined && { feature_id }),
    ...(pi_id !== undefined ? { pi_id } : feature && { pi_id: feature.pi_id }),
  };
};

/** Refuses a story to depend on that is not there. */
const knownStories = async (tx: Db, projectId: string, ids: readonly string[]): Promise<void> => {
  if (ids.length === 0) return;
  const known = new Set((await storyRefs(tx, projectId).where('story.id', 'in', ids).execute()).map(({ id }) => id));
  const missing = ids.find((id) => !known.has(id));
  if (missing !== undefined) refuse('story_not_found', { id: missing }, { field: 'depends_on' });
};

/** Make a story wait for these and no others; refuses a circle with its way. */
const saveDependencies = async (tx: Db, projectId: string, id: string, on: readonly string[]): Promise<void> => {
  await knownStories(tx, projectId, on);
  const rows = await tx.selectFrom('story_dependency').selectAll().where('project_id', '=', projectId).execute();
  const edges = new Map<string, string[]>();
  for (const row of rows) edges.set(row.story_id, [...(edges.get(row.story_id) ?? []), row.depends_on]);
  const circle = circleThrough(id, edges.set(id, [...on]));
  if (circle !== null) {
    const numbers = new Map(
      (await storyRefs(tx, projectId).where('story.id', 'in', circle).execute()).map((ref) => [ref.id, ref.number]),
    );
    refuse(
      'dependency_cycle',
      { path: circle.map((one) => storyName(numbers.get(one) ?? 0)).join(' → ') },
      { field: 'depends_on' },
    );
  }
  await tx.deleteFrom('story_dependency').where('project_id', '=', projectId).where('story_id', '=', id).execute();
  if (on.length > 0)
    await tx
      .insertInto('story_dependency')
      .values([...new Set(on)].map((depends_on) => ({ project_id: projectId, story_id: id, depends_on })))
      .execute();
};

const create = os.story.create.handler(({ input, context }) =>
  creating(context, 'story.create', input, async (tx, tell) => {
    const { project_id, ...story } = input;
    const belonging = { pi_id: null, ...(await belongingOf(tx, project_id, story)) };
    await knownStories(tx, project_id, story.depends_on);
    const [id = ''] = await insertStories(tx, tell, context, project_id, [{ ...story, ...belonging }]);
    await record(tx, tell, context, {
      project_id,
      type: 'stories_added',
      message: 'Story added',
      description: story.title,
      icon: 'plus',
    });
    return findStory(tx, project_id, id);
  }),
);

/** What of a finished story is what was built, and stays. */
const lasting = ['title', 'as_a', 'i_want', 'so_that', 'story_points', 'feature_id'] as const;

/** The story as it is, held for this change; refused when it is not of this version. */
export const holdVersion = async (
  tx: Db,
  context: Parameters<typeof holdStories>[1],
  at: { project_id: string; id: string },
  version: number,
): Promise<StoryRow> => {
  const [row] = await holdStories(tx, context, at.project_id, [at.id]);
  if (row?.version !== version) refuse('stale', {}, { current: await findStory(tx, at.project_id, at.id) });
  return row as StoryRow;
};

const update = os.story.update.handler(({ input, context }) => {
  const version = versionOf(context, input);
  const { project_id, id, version: _, criteria, depends_on, ...given } = input;
  return changing(context, async (tx, tell) => {
    const before = await holdVersion(tx, context, input, version);
    const fields = { ...given, ...(await belongingOf(tx, project_id, given)) };
    if (before.status === 'done' && lasting.some((name) => name in fields && fields[name] !== before[name]))
      refuse('story_kept', { name: storyName(before.number) }, { current: await findStory(tx, project_id, id) });
    const at = { project_id, story_id: id };
    const recriterioned = criteria !== undefined && (await saveCriteria(tx, context, at, criteria));
    if (recriterioned && before.status === 'done')
      refuse('story_kept', { name: storyName(before.number) }, { current: await findStory(tx, project_id, id) });
    if (depends_on !== undefined) await saveDependencies(tx, project_id, id, depends_on);
    const changes = [{ before, after: { ...fields, ...(recriterioned && { criteria }), depends_on } }];
    const what = whatChanged('story', changes);
    const isEstimate = fields.story_points !== undefined && fields.story_points !== before.story_points;
    await changeStory(
      tx,
      tell,
      context,
      before,
      {
        ...fields,
        ...(recriterioned && before.provenance !== null && { edited_at: context.now().toISOString() }),
      },
      isEstimate
        ? {
            action: 'estimated',
            notes: `${before.story_points ?? 'Not estimated'} → ${fields.story_points ?? 'not estimated'}`,
          }
        : fields.check_reason === null && before.check_reason !== null
          ? { action: 'checked', notes: before.check_reason }
          : { action: 'edited', notes: what === '' ? null : `Changed: ${what}` },
    );
    const name = storyName(before.number);
    await recordChange(tx, tell, context, 'story', { project_id, name, description: before.title, changes });
    if (recriterioned) tell('test', project_id);
    await lookedInto(tx, 'story', input, context.now());
    return findStory(tx, project_id, id);
  });
});

export const storyOperations = { list, count, columns, matching, get, create, update };
