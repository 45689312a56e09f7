import type { Sprint } from '#contract/sprint.ts';
import { changing, versionOf, type Tell } from '../changing.ts';
import type { Context } from '../context.ts';
import { lockProject, type Db } from '../db/store.ts';
import { os } from '../os.ts';
import { refuse } from '../refuse.ts';
import { record } from './activity.ts';
import { findIncrement } from './increment.ts';
import { holdUnchanged, moveToSprint, placedColumns } from './sprint-place.ts';
import { findSprint, findSprints, saveSprint } from './sprint-rows.ts';

const refuseAnotherActive = async (tx: Db, projectId: string): Promise<void> => {
  const active = await tx
    .selectFrom('sprint')
    .select('name')
    .where('project_id', '=', projectId)
    .where('status', '=', 'active')
    .executeTakeFirst();
  if (active !== undefined) refuse('sprint_active_already', { name: active.name });
};

/** Whether a story that is in a sprint, or ever was, has changed since then. */
const hasWorkSince = async (tx: Db, { project_id, id }: Sprint, since: string): Promise<boolean> => {
  const change = await tx
    .selectFrom('story_history')
    .select('seq')
    .where('project_id', '=', project_id)
    .where('date', '>', since)
    .where('story_id', 'in', (eb) =>
      eb
        .selectFrom('story_history')
        .select('story_id')
        .where('project_id', '=', project_id)
        .where('sprint_id', '=', id),
    )
    .limit(1)
    .executeTakeFirst();
  return change !== undefined;
};

type Turn = { tx: Db; tell: Tell; project_id: string; before: Sprint; version: number };

/** Runs a turn of a sprint that is still of the version that was seen, one after another in a project. */
const turning = <T>(
  context: Context,
  input: { project_id: string; id: string; version?: number | undefined },
  work: (turn: Turn) => Promise<T>,
): Promise<T> => {
  const version = versionOf(context, input);
  const { project_id } = input;
  return changing(context, async (tx, tell) => {
    await lockProject(tx, context.store.dialect, project_id);
    const before = await findSprint(tx, project_id, input.id);
    if (before.version !== version) refuse('stale', {}, { current: before });
    return work({ tx, tell, project_id, before, version });
  });
};

const start = os.sprint.start.handler(({ input, context }) =>
  turning(context, input, async ({ tx, tell, project_id, before, version }) => {
    if (before.status !== 'planned') refuse('sprint_begun', {}, { current: before });
    const increment = await findIncrement(tx, project_id, before.pi_id);
    if (increment.status !== 'active') refuse('increment_not_begun');
    await refuseAnotherActive(tx, project_id);
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
  }),
);

const undoStart = os.sprint.undoStart.handler(({ input, context }) =>
  turning(context, input, async ({ tx, tell, project_id, before, version }) => {
    if (before.status !== 'active' || before.started_at === null)
      return refuse('sprint_not_active', {}, { current: before });
    if (await hasWorkSince(tx, before, before.started_at)) refuse('changed_since', {}, { current: before });
    const after = await saveSprint(tx, tell, context, before, version, {
      status: 'planned',
      committed_points: null,
      started_at: null,
    });
    await record(tx, tell, context, {
      project_id,
      type: 'sprint_update',
      message: `Start of ${after.name} taken back`,
      pi: await findIncrement(tx, project_id, before.pi_id),
      icon: 'refresh',
    });
    return after;
  }),
);

/** The same with one reading of the clock for all that is written: what belongs together happened at one instant. */
const atOnce = (context: Context): Context => {
  const instant = context.now();
  return { ...context, now: () => instant };
};

const finish = os.sprint.finish.handler(({ input, context: asked }) => {
  // What is moved on left the sprint when it was finished, not a moment before as a change of its scope.
  const context = atOnce(asked);
  return turning(context, input, async ({ tx, tell, project_id, before, version }) => {
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
    const moved = unfinished.map((story) => ({ id: story.id, version: story.version + 1 }));
    return { sprint: after, moved };
  });
});

const undoFinish = os.sprint.undoFinish.handler(({ input, context }) =>
  turning(context, input, async ({ tx, tell, project_id, before, version }) => {
    if (before.status !== 'finished') refuse('changed_since', {}, { current: before });
    const increment = await findIncrement(tx, project_id, before.pi_id);
    if (increment.status !== 'active') refuse('increment_not_begun');
    await refuseAnotherActive(tx, project_id);
    const moved = await holdUnchanged(tx, context, project_id, input.moved);
    if (moved.some(({ pi_id }) => pi_id !== before.pi_id)) refuse('changed_since');
    await moveToSprint(tx, tell, context, project_id, moved, before, {
      action: 'restored',
      notes: `Finish of ${before.name} taken back`,
    });
    const after = await saveSprint(tx, tell, context, before, version, { status: 'active', finished_at: null });
    await record(tx, tell, context, {
      project_id,
      type: 'sprint_update',
      message: `Finish of ${after.name} taken back`,
      pi: increment,
      icon: 'refresh',
    });
    return after;
  }),
);

export const sprintTurnOperations = { start, undoStart, finish, undoFinish };
