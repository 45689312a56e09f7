import type { Sprint, SprintPlan } from '#contract/sprint.ts';
import { limits } from '#contract/vocabulary.ts';
import { endsBeforeStart } from '#domain/increment-dates.ts';
import { focusOf, usualStaffing } from '#domain/sprint-capacity.ts';
import { cutSprints, daysAfter, daysIn } from '#domain/sprint-dates.ts';
import { changing, creating, versionOf, type Tell } from '../changing.ts';
import type { Context } from '../context.ts';
import { lockProject, type Db } from '../db/store.ts';
import { os } from '../os.ts';
import { refuse } from '../refuse.ts';
import { record } from './activity.ts';
import { findIncrement } from './increment.ts';
import { moveToSprint, placedColumns } from './sprint-place.ts';
import { findFinishedSprints, findSprint, findSprints, insertSprint, saveSprint } from './sprint-rows.ts';
import { brokenNeeds } from './sprint-stories.ts';

const planOf = async (db: Db, projectId: string, piId: string): Promise<SprintPlan> => {
  const finished = await findFinishedSprints(db, projectId);
  return {
    ...(await findSprints(db, projectId, piId)),
    broken: await brokenNeeds(db, projectId, piId),
    measured_focus: focusOf(finished.map((sprint) => ({ ...sprint, done: sprint.load.done_points }))),
  };
};

const plan = os.sprint.plan.handler(async ({ input, context }) => {
  await findIncrement(context.store.db, input.project_id, input.pi_id, 'pi_id');
  return planOf(context.store.db, input.project_id, input.pi_id);
});

/** How the latest sprint is staffed, for the next one; one person where there is none yet. */
const staffingAfter = (last: Sprint | undefined, context: Context) =>
  last === undefined
    ? { ...usualStaffing, people: [{ person: context.actor.name, days_off: 0 }] }
    : {
        focus_factor: last.focus_factor,
        points_per_day: last.points_per_day,
        people: last.people.map(({ person }) => ({ person, days_off: 0 })),
      };

/** Take a sprint away; what it held is in no sprint then. */
const removeSprint = async (tx: Db, tell: Tell, context: Context, { project_id, id }: Sprint): Promise<void> => {
  const held = await tx
    .selectFrom('story')
    .select(placedColumns)
    .where('project_id', '=', project_id)
    .where('sprint_id', '=', id)
    .execute();
  await moveToSprint(tx, tell, context, project_id, held, null);
  await tx.deleteFrom('sprint_capacity').where('project_id', '=', project_id).where('sprint_id', '=', id).execute();
  await tx.deleteFrom('sprint').where('project_id', '=', project_id).where('id', '=', id).execute();
  tell('sprint', project_id, id);
};

const cut = os.sprint.cut.handler(({ input, context }) =>
  changing(context, async (tx, tell) => {
    const { project_id, pi_id, weeks } = input;
    await lockProject(tx, context.store.dialect, project_id);
    const increment = await findIncrement(tx, project_id, pi_id, 'pi_id');
    const { start_date: starts_on, end_date: ends_on } = increment;
    if (starts_on === null || ends_on === null) return refuse('increment_without_dates', {}, { field: 'pi_id' });
    const { sprints } = await findSprints(tx, project_id, pi_id);
    if (sprints.some(({ status }) => status !== 'planned')) refuse('sprint_begun');
    const spans = cutSprints({ starts_on, ends_on }, weeks);
    if (spans.length > limits.sprints) refuse('too_many_sprints', { limit: limits.sprints }, { field: 'weeks' });
    for (const surplus of sprints.slice(spans.length)) await removeSprint(tx, tell, context, surplus);
    const staffing = staffingAfter(sprints.at(-1) ?? (await findFinishedSprints(tx, project_id)).at(-1), context);
    let number = Math.max(0, ...sprints.map((sprint) => sprint.number));
    for (const [index, span] of spans.entries()) {
      const existing = sprints[index];
      if (existing !== undefined) await saveSprint(tx, tell, context, existing, existing.version, span);
      else {
        number += 1;
        await insertSprint(tx, context, { project_id, pi_id, number, ...span, ...staffing });
      }
    }
    tell('sprint', project_id);
    await record(tx, tell, context, {
      project_id,
      type: 'sprint_update',
      message: `${spans.length} ${spans.length === 1 ? 'sprint' : 'sprints'} cut from the dates of ${increment.name}`,
      pi: increment,
      icon: 'calendar',
    });
    return planOf(tx, project_id, pi_id);
  }),
);

const create = os.sprint.create.handler(({ input, context }) =>
  creating(context, 'sprint.create', input, async (tx, tell) => {
    const { project_id, pi_id } = input;
    await lockProject(tx, context.store.dialect, project_id);
    const increment = await findIncrement(tx, project_id, pi_id, 'pi_id');
    const { sprints } = await findSprints(tx, project_id, pi_id);
    if (sprints.length >= limits.sprints) refuse('too_many_sprints', { limit: limits.sprints });
    const last = sprints.at(-1);
    const starts_on =
      last === undefined
        ? (increment.start_date ?? context.now().toISOString().slice(0, 10))
        : daysAfter(last.ends_on, 1);
    const id = await insertSprint(tx, context, {
      project_id,
      pi_id,
      number: Math.max(0, ...sprints.map(({ number }) => number)) + 1,
      starts_on,
      ends_on: daysAfter(starts_on, (last === undefined ? 14 : daysIn(last)) - 1),
      ...staffingAfter(last ?? (await findFinishedSprints(tx, project_id)).at(-1), context),
    });
    tell('sprint', project_id, id);
    const sprint = await findSprint(tx, project_id, id);
    await record(tx, tell, context, {
      project_id,
      type: 'sprint_update',
      message: `${sprint.name} added`,
      pi: increment,
      icon: 'calendar',
    });
    return sprint;
  }),
);

const update = os.sprint.update.handler(({ input, context }) => {
  const version = versionOf(context, input);
  const { project_id, id, version: _, ...fields } = input;
  return changing(context, async (tx, tell) => {
    const before = await findSprint(tx, project_id, id);
    if (before.status === 'finished') refuse('sprint_finished', {}, { current: before });
    const { starts_on, ends_on } = { ...before, ...fields };
    if (endsBeforeStart(starts_on, ends_on)) refuse('ends_before_start', {}, { field: 'ends_on' });
    return saveSprint(tx, tell, context, before, version, fields);
  });
});

const remove = os.sprint.delete.handler(({ input, context }) => {
  const version = versionOf(context, input);
  return changing(context, async (tx, tell) => {
    await lockProject(tx, context.store.dialect, input.project_id);
    const before = await findSprint(tx, input.project_id, input.id);
    if (before.version !== version) refuse('stale', {}, { current: before });
    if (before.status !== 'planned') refuse('sprint_begun', {}, { current: before });
    await removeSprint(tx, tell, context, before);
    const increment = await findIncrement(tx, input.project_id, before.pi_id);
    await record(tx, tell, context, {
      project_id: input.project_id,
      type: 'sprint_update',
      message: `${before.name} removed`,
      pi: increment,
      icon: 'calendar',
    });
    return true as const;
  });
});

const start = os.sprint.start.handler(({ input, context }) => {
  const version = versionOf(context, input);
  return changing(context, async (tx, tell) => {
    const { project_id } = input;
    await lockProject(tx, context.store.dialect, project_id);
    const before = await findSprint(tx, project_id, input.id);
    if (before.version !== version) refuse('stale', {}, { current: before });
    if (before.status !== 'planned') refuse('sprint_begun', {}, { current: before });
    const increment = await findIncrement(tx, project_id, before.pi_id);
    if (increment.status !== 'active') refuse('increment_not_begun');
    const active = await tx
      .selectFrom('sprint')
      .select('name')
      .where('project_id', '=', project_id)
      .where('status', '=', 'active')
      .executeTakeFirst();
    if (active !== undefined) refuse('sprint_active_already', { name: active.name });
    const after = await saveSprint(tx, tell, context, before, version, {
      status: 'active',
      committed_points: before.load.points - before.load.done_points,
      started_at: context.now().toISOString(),
    });
    await record(tx, tell, context, {
      project_id,
      type: 'sprint_update',
      message: `${after.name} started`,
      description: `${after.load.stories} stories, ${after.committed_points} points`,
      pi: increment,
      icon: 'flag',
    });
    return after;
  });
});

const finish = os.sprint.finish.handler(({ input, context }) => {
  const version = versionOf(context, input);
  return changing(context, async (tx, tell) => {
    const { project_id } = input;
    await lockProject(tx, context.store.dialect, project_id);
    const before = await findSprint(tx, project_id, input.id);
    if (before.version !== version) refuse('stale', {}, { current: before });
    if (before.status !== 'active') refuse('sprint_not_active', {}, { current: before });
    const increment = await findIncrement(tx, project_id, before.pi_id);
    const { sprints } = await findSprints(tx, project_id, before.pi_id);
    const later = sprints.slice(sprints.findIndex(({ id }) => id === before.id));
    const next = later.find(({ status }) => status === 'planned') ?? null;
    const unfinished = await tx
      .selectFrom('story')
      .select(placedColumns)
      .where('project_id', '=', project_id)
      .where('sprint_id', '=', before.id)
      .where('status', '<>', 'done')
      .where('deleted_at', 'is', null)
      .execute();
    const to = input.unfinished === 'next' ? next : null;
    await moveToSprint(tx, tell, context, project_id, unfinished, to);
    const after = await saveSprint(tx, tell, context, before, version, {
      status: 'finished',
      finished_at: context.now().toISOString(),
    });
    await record(tx, tell, context, {
      project_id,
      type: 'sprint_update',
      message: `${after.name} finished`,
      description: `${after.load.done_points} of ${after.committed_points ?? 0} points done; ${unfinished.length} unfinished ${
        unfinished.length === 1 ? 'story' : 'stories'
      } to ${to?.name ?? 'no sprint'}`,
      pi: increment,
      icon: 'flag',
    });
    return after;
  });
});

export const sprintOperations = { plan, cut, create, update, delete: remove, start, finish };
