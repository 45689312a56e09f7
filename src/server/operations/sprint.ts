import { limits } from '#contract/vocabulary.ts';
import { endsBeforeStart } from '#domain/increment-dates.ts';
import { daysAfter, daysIn } from '#domain/sprint-dates.ts';
import { changing, creating, versionOf } from '../changing.ts';
import { lockProject } from '../db/store.ts';
import { os } from '../os.ts';
import { refuse } from '../refuse.ts';
import { record, recordChange } from './activity.ts';
import { findIncrement } from './increment.ts';
import { findPlan, removeSprint, staffingAfter } from './sprint-cut.ts';
import { findFinishedSprints, findSprint, findSprints, insertSprint, saveSprint } from './sprint-rows.ts';

const plan = os.sprint.plan.handler(async ({ input, context }) => {
  await findIncrement(context.store.db, input.project_id, input.pi_id, 'pi_id');
  return findPlan(context.store.db, input.project_id, input.pi_id);
});

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
    const after = await saveSprint(tx, tell, context, before, version, fields);
    const { name } = before;
    await recordChange(tx, tell, context, 'sprint', { project_id, name, changes: [{ before, after }] });
    return after;
  });
});

const remove = os.sprint.delete.handler(({ input, context }) => {
  const version = versionOf(context, input);
  return changing(context, async (tx, tell) => {
    await lockProject(tx, context.store.dialect, input.project_id);
    const before = await findSprint(tx, input.project_id, input.id);
    if (before.version !== version) refuse('stale', {}, { current: before });
    if (before.status !== 'planned') refuse('sprint_begun', {}, { current: before });
    const removed = await removeSprint(tx, tell, context, before);
    const increment = await findIncrement(tx, input.project_id, before.pi_id);
    await record(tx, tell, context, {
      project_id: input.project_id,
      type: 'sprint_update',
      message: `${before.name} removed`,
      pi: increment,
      icon: 'calendar',
    });
    return { undo: { kept: [], made: [], removed: [removed] } };
  });
});

export const sprintOperations = { plan, create, update, delete: remove };
