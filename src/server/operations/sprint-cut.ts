import type { Recut, Sprint, SprintPlan } from '#contract/sprint.ts';
import { limits } from '#contract/vocabulary.ts';
import { counted } from '#domain/counted.ts';
import { focusOf, usualStaffing } from '#domain/sprint-capacity.ts';
import { cutSprints } from '#domain/sprint-dates.ts';
import { changing, type Tell } from '../changing.ts';
import type { Context } from '../context.ts';
import { lockProject, type Db } from '../db/store.ts';
import { os } from '../os.ts';
import { refuse } from '../refuse.ts';
import { record } from './activity.ts';
import { findIncrement } from './increment.ts';
import { holdUnchanged, moveToSprint, placedColumns } from './sprint-place.ts';
import { findFinishedSprints, findSprints, insertSprint, saveSprint } from './sprint-rows.ts';
import { brokenNeeds } from './sprint-stories.ts';

/** The sprints of an increment with what is in none, broken needs and the focus factor that was measured. */
export const findPlan = async (db: Db, projectId: string, piId: string): Promise<SprintPlan> => {
  const finished = await findFinishedSprints(db, projectId);
  return {
    ...(await findSprints(db, projectId, piId)),
    broken: await brokenNeeds(db, projectId, piId),
    measured_focus: focusOf(finished.map((sprint) => ({ ...sprint, done: sprint.load.done_points }))),
  };
};

/** How the latest sprint is staffed, for the next one; one person where there is none yet. */
export const staffingAfter = (last: Sprint | undefined, context: Context) =>
  last === undefined
    ? { ...usualStaffing, people: [{ person: context.actor.name, days_off: 0 }] }
    : {
        focus_factor: last.focus_factor,
        points_per_day: last.points_per_day,
        people: last.people.map(({ person }) => ({ person, days_off: 0 })),
      };

/** Take a sprint away; what it held is in no sprint then. Answers what puts it back. */
export const removeSprint = async (
  tx: Db,
  tell: Tell,
  context: Context,
  { project_id, id, number, name, goal, starts_on, ends_on, focus_factor, points_per_day, people }: Sprint,
): Promise<Recut['removed'][number]> => {
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
  const stories = held.map((story) => ({ id: story.id, version: story.version + 1 }));
  return { id, number, name, goal, starts_on, ends_on, focus_factor, points_per_day, people, stories };
};

const cut = os.sprint.cut.handler(({ input, context }) =>
  changing(context, async (tx, tell) => {
    const { project_id, pi_id } = input;
    await lockProject(tx, context.store.dialect, project_id);
    const increment = await findIncrement(tx, project_id, pi_id, 'pi_id');
    const { start_date: starts_on, end_date: ends_on } = increment;
    if (starts_on === null || ends_on === null) return refuse('increment_without_dates', {}, { field: 'pi_id' });
    const { sprints } = await findSprints(tx, project_id, pi_id);
    const spans = cutSprints({ starts_on, ends_on }, input, sprints);
    const begun = sprints.filter(({ status }) => status !== 'planned');
    const planned = sprints.filter(({ status }) => status === 'planned');
    if (spans.length === 0 && begun.length > 0) refuse('sprints_fill_increment');
    if (begun.length + spans.length > limits.sprints)
      refuse('too_many_sprints', { limit: limits.sprints }, { field: 'weeks' });
    const undo: Recut = { kept: [], made: [], removed: [] };
    for (const surplus of planned.slice(spans.length))
      undo.removed.push(await removeSprint(tx, tell, context, surplus));
    const staffing = staffingAfter(sprints.at(-1) ?? (await findFinishedSprints(tx, project_id)).at(-1), context);
    let number = Math.max(0, ...begun.concat(planned.slice(0, spans.length)).map((sprint) => sprint.number));
    for (const [index, span] of spans.entries()) {
      const existing = planned[index];
      if (existing === undefined) {
        number += 1;
        const id = await insertSprint(tx, context, { project_id, pi_id, number, ...span, ...staffing });
        undo.made.push({ id, version: 1 });
      } else if (existing.starts_on !== span.starts_on || existing.ends_on !== span.ends_on) {
        const { id, version } = await saveSprint(tx, tell, context, existing, existing.version, span);
        undo.kept.push({ id, version, starts_on: existing.starts_on, ends_on: existing.ends_on });
      }
    }
    tell('sprint', project_id);
    await record(tx, tell, context, {
      project_id,
      type: 'sprint_update',
      message: `${counted(spans.length, 'sprint')} cut from the dates of ${increment.name}`,
      pi: increment,
      icon: 'calendar',
    });
    return { plan: await findPlan(tx, project_id, pi_id), undo };
  }),
);

const uncut = os.sprint.uncut.handler(({ input, context }) =>
  changing(context, async (tx, tell) => {
    const { project_id, pi_id, undo } = input;
    await lockProject(tx, context.store.dialect, project_id);
    const increment = await findIncrement(tx, project_id, pi_id, 'pi_id');
    const { sprints } = await findSprints(tx, project_id, pi_id);
    const asItWasLeft = ({ id, version }: { id: string; version: number }): Sprint => {
      const sprint = sprints.find((one) => one.id === id);
      return sprint?.version === version && sprint.status === 'planned' ? sprint : refuse('changed_since');
    };
    for (const made of undo.made) {
      const sprint = asItWasLeft(made);
      if (sprint.load.stories > 0) refuse('changed_since');
      await removeSprint(tx, tell, context, sprint);
    }
    for (const { starts_on, ends_on, ...kept } of undo.kept)
      await saveSprint(tx, tell, context, asItWasLeft(kept), kept.version, { starts_on, ends_on });
    for (const { stories, ...removed } of undo.removed) {
      const taken = await tx
        .selectFrom('sprint')
        .select('id')
        .where('project_id', '=', project_id)
        .where((eb) => eb.or([eb('id', '=', removed.id), eb.and({ pi_id, number: removed.number })]))
        .executeTakeFirst();
      if (taken) refuse('changed_since');
      await insertSprint(tx, context, { project_id, pi_id, ...removed });
      const held = await holdUnchanged(tx, context, project_id, stories);
      if (held.some((story) => story.pi_id !== pi_id || story.sprint_id !== null)) refuse('changed_since');
      await moveToSprint(tx, tell, context, project_id, held, removed);
    }
    tell('sprint', project_id);
    await record(tx, tell, context, {
      project_id,
      type: 'sprint_update',
      message: `Sprints of ${increment.name} are as they were before`,
      pi: increment,
      icon: 'refresh',
    });
    return findPlan(tx, project_id, pi_id);
  }),
);

export const sprintCutOperations = { cut, uncut };
