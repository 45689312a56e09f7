import type { AliasedExpression, Selectable } from 'kysely';
import type { Sprint, SprintLoad } from '#contract/sprint.ts';
import type { StoryStatus } from '#contract/vocabulary.ts';
import { capacityOf } from '#domain/sprint-capacity.ts';
import type { Tell } from '../changing.ts';
import type { Context } from '../context.ts';
import type { Schema } from '../db/schema.ts';
import type { Db } from '../db/store.ts';
import { refuse } from '../refuse.ts';

const noLoad: SprintLoad = { stories: 0, points: 0, done_stories: 0, done_points: 0, unestimated: 0 };

/** A story as it counts in the sprint that holds it. */
type Held = { sprint_id: string | null; status: StoryStatus; story_points: number | null };

const summed = async (db: Db, held: AliasedExpression<Held, 'held'>): Promise<Map<string | null, SprintLoad>> => {
  const rows = await db
    .selectFrom(held)
    .select(({ fn }) => [
      'sprint_id',
      fn.countAll<number>().as('stories'),
      fn.countAll<number>().filterWhere('status', '=', 'done').as('done_stories'),
      fn.countAll<number>().filterWhere('story_points', 'is', null).as('unestimated'),
      fn.coalesce(fn.sum<number>('story_points'), (eb) => eb.lit(0)).as('points'),
      fn
        .coalesce(fn.sum<number>('story_points').filterWhere('status', '=', 'done'), (eb) => eb.lit(0))
        .as('done_points'),
    ])
    .groupBy('sprint_id')
    .execute();
  return new Map(rows.map(({ sprint_id, ...load }) => [sprint_id, load]));
};

/** How much is in each sprint, by its id; the stories of an increment that are in none are below null. */
const sprintLoads = async (
  db: Db,
  projectId: string,
  within: { pi_id: string } | { sprint_ids: readonly string[] },
): Promise<ReadonlyMap<string | null, SprintLoad>> => {
  if ('sprint_ids' in within && within.sprint_ids.length === 0) return new Map();
  const stories = db.selectFrom('story').where('project_id', '=', projectId).where('deleted_at', 'is', null);
  const held =
    'pi_id' in within ? stories.where('pi_id', '=', within.pi_id) : stories.where('sprint_id', 'in', within.sprint_ids);
  return summed(db, held.select(['sprint_id', 'status', 'story_points']).as('held'));
};

/**
 * What sprints held when they were finished, by their ids, from the histories of the stories: what was not done has gone on
 * since, and a finished sprint stays as it was.
 */
const loadsAtEnd = async (
  db: Db,
  projectId: string,
  sprintIds: readonly string[],
): Promise<ReadonlyMap<string | null, SprintLoad>> => {
  if (sprintIds.length === 0) return new Map();
  const held = db
    .selectFrom('sprint')
    .innerJoin('story_history as entry', (join) =>
      join
        .onRef('entry.project_id', '=', 'sprint.project_id')
        .onRef('entry.sprint_id', '=', 'sprint.id')
        .onRef('entry.date', '<', 'sprint.finished_at'),
    )
    .where('sprint.project_id', '=', projectId)
    .where('sprint.id', 'in', sprintIds)
    .where('entry.action', '<>', 'deleted')
    .where(({ not, exists, selectFrom }) =>
      not(
        exists(
          selectFrom('story_history as later')
            .select('later.seq')
            .whereRef('later.project_id', '=', 'entry.project_id')
            .whereRef('later.story_id', '=', 'entry.story_id')
            .whereRef('later.seq', '>', 'entry.seq')
            .whereRef('later.date', '<', 'sprint.finished_at'),
        ),
      ),
    )
    .select(['entry.sprint_id', 'entry.status', 'entry.story_points']);
  return summed(db, held.as('held'));
};

type Row = Selectable<Schema['sprint']>;

const withPeopleAndLoad = async (
  db: Db,
  projectId: string,
  rows: readonly Row[],
  loads: ReadonlyMap<string | null, SprintLoad>,
): Promise<Sprint[]> => {
  if (rows.length === 0) return [];
  const isFinished = ({ status }: Pick<Row, 'status'>) => status === 'finished';
  const atEnd = await loadsAtEnd(
    db,
    projectId,
    rows.filter(isFinished).map(({ id }) => id),
  );
  const capacity = await db
    .selectFrom('sprint_capacity')
    .select(['sprint_id', 'person', 'days_off'])
    .where('project_id', '=', projectId)
    .where(
      'sprint_id',
      'in',
      rows.map(({ id }) => id),
    )
    .orderBy('id')
    .execute();
  const people = Map.groupBy(capacity, ({ sprint_id }) => sprint_id);
  return rows.map(({ created_at: _, updated_at: __, ...row }) => {
    const own = (people.get(row.id) ?? []).map(({ person, days_off }) => ({ person, days_off }));
    const { personDays, points } = capacityOf({ ...row, people: own });
    const load = (isFinished(row) ? atEnd : loads).get(row.id) ?? noLoad;
    return { ...row, people: own, person_days: personDays, capacity: points, load };
  });
};

const within = (db: Db, projectId: string) => db.selectFrom('sprint').selectAll().where('project_id', '=', projectId);

/** The sprints of an increment in the order of time, and what is in none of them. */
export const findSprints = async (
  db: Db,
  projectId: string,
  piId: string,
): Promise<{ sprints: Sprint[]; unscheduled: SprintLoad }> => {
  const rows = await within(db, projectId).where('pi_id', '=', piId).orderBy('starts_on').orderBy('number').execute();
  const loads = await sprintLoads(db, projectId, { pi_id: piId });
  return { sprints: await withPeopleAndLoad(db, projectId, rows, loads), unscheduled: loads.get(null) ?? noLoad };
};

export const findSprint = async (db: Db, projectId: string, id: string, field = 'id'): Promise<Sprint> => {
  const row = await within(db, projectId).where('id', '=', id).executeTakeFirst();
  if (row === undefined) return refuse('sprint_not_found', { id }, { field });
  const loads = await sprintLoads(db, projectId, { sprint_ids: row.status === 'finished' ? [] : [id] });
  const [sprint] = await withPeopleAndLoad(db, projectId, [row], loads);
  return sprint ?? refuse('sprint_not_found', { id }, { field });
};

const velocityOf = 12;

/** The last finished sprints of a project, the oldest first. */
export const findFinishedSprints = async (db: Db, projectId: string): Promise<Sprint[]> => {
  const rows = await within(db, projectId)
    .where('status', '=', 'finished')
    .orderBy('finished_at', 'desc')
    .orderBy('id', 'desc')
    .limit(velocityOf)
    .execute();
  return (await withPeopleAndLoad(db, projectId, rows, new Map())).toReversed();
};

/** Insert a planned sprint with its people; answers its id. */
export const insertSprint = async (
  tx: Db,
  context: Context,
  fields: Pick<
    Sprint,
    'project_id' | 'pi_id' | 'number' | 'starts_on' | 'ends_on' | 'focus_factor' | 'points_per_day' | 'people'
  > &
    Partial<Pick<Sprint, 'id' | 'name' | 'goal'>>,
): Promise<string> => {
  const { people, ...row } = fields;
  const now = context.now().toISOString();
  const { id = context.newId() } = fields;
  await tx
    .insertInto('sprint')
    .values({
      name: `Sprint ${fields.number}`,
      goal: '',
      ...row,
      id,
      status: 'planned',
      committed_points: null,
      started_at: null,
      finished_at: null,
      created_at: now,
      updated_at: now,
    })
    .execute();
  await setPeople(tx, context, { project_id: fields.project_id, id }, people);
  return id;
};

const setPeople = async (
  tx: Db,
  context: Context,
  { project_id, id }: { project_id: string; id: string },
  people: Sprint['people'],
): Promise<void> => {
  await tx.deleteFrom('sprint_capacity').where('project_id', '=', project_id).where('sprint_id', '=', id).execute();
  if (people.length === 0) return;
  await tx
    .insertInto('sprint_capacity')
    .values(people.map((person) => ({ ...person, project_id, sprint_id: id, id: context.newId() })))
    .execute();
};

type Fields = Partial<
  Pick<
    Sprint,
    | 'name'
    | 'goal'
    | 'starts_on'
    | 'ends_on'
    | 'focus_factor'
    | 'points_per_day'
    | 'people'
    | 'status'
    | 'committed_points'
    | 'started_at'
    | 'finished_at'
  >
>;

/** Save a sprint that was based on `version`, or refuse with the row as it is now. */
export const saveSprint = async (
  tx: Db,
  tell: Tell,
  context: Context,
  at: { project_id: string; id: string },
  version: number,
  { people, ...fields }: Fields,
): Promise<Sprint> => {
  const { numUpdatedRows } = await tx
    .updateTable('sprint')
    .set({ ...fields, updated_at: context.now().toISOString() })
    .set((eb) => ({ version: eb('version', '+', 1) }))
    .where('project_id', '=', at.project_id)
    .where('id', '=', at.id)
    .where('version', '=', version)
    .executeTakeFirst();
  if (numUpdatedRows === 0n) return refuse('stale', {}, { current: await findSprint(tx, at.project_id, at.id) });
  if (people !== undefined) await setPeople(tx, context, at, people);
  tell('sprint', at.project_id, at.id);
  return findSprint(tx, at.project_id, at.id);
};
