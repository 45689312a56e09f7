import type { Placement, Sprint } from '#contract/sprint.ts';
import type { StoryStatus } from '#contract/vocabulary.ts';
import { counted } from '#domain/counted.ts';
import { changing, type Tell } from '../changing.ts';
import type { Context } from '../context.ts';
import { inParts } from '../db/parts.ts';
import { lockProject, type Db } from '../db/store.ts';
import { os } from '../os.ts';
import { refuse } from '../refuse.ts';
import { record } from './activity.ts';
import { findIncrement } from './increment.ts';
import { findSprints } from './sprint-rows.ts';
import { findStory } from './story.ts';

/** What of a story counts when it is placed. */
type Placed = {
  id: string;
  version: number;
  pi_id: string | null;
  sprint_id: string | null;
  status: StoryStatus;
  story_points: number | null;
};

export const placedColumns = ['id', 'version', 'pi_id', 'sprint_id', 'status', 'story_points'] as const;

/** Move stories into a sprint, or out of all, and write it into the history of each. */
export const moveToSprint = async (
  tx: Db,
  tell: Tell,
  context: Context,
  projectId: string,
  stories: readonly Placed[],
  sprint: Pick<Sprint, 'id' | 'name'> | null,
  entry: { action: 'planned' | 'restored'; notes: string } = {
    action: 'planned',
    notes: sprint === null ? 'Taken out of its sprint' : `Planned for ${sprint.name}`,
  },
): Promise<void> => {
  const now = context.now().toISOString();
  const sprint_id = sprint?.id ?? null;
  for (const part of inParts(stories)) {
    await tx
      .updateTable('story')
      .set((eb) => ({ sprint_id, updated_at: now, version: eb('version', '+', 1) }))
      .where('project_id', '=', projectId)
      .where(
        'id',
        'in',
        part.map(({ id }) => id),
      )
      .execute();
    await tx
      .insertInto('story_history')
      .values(
        part.map(({ id, version, pi_id, status, story_points }) => ({
          project_id: projectId,
          story_id: id,
          seq: version + 1,
          ...entry,
          status,
          story_points,
          pi_id,
          sprint_id,
          date: now,
          who: context.actor.name,
        })),
      )
      .execute();
  }
  for (const { id } of stories) tell('story', projectId, id);
};

/** The stories as they are, held for this change. */
const holdStories = async (
  tx: Db,
  context: Context,
  projectId: string,
  ids: readonly string[],
): Promise<Map<string, Placed>> => {
  await lockProject(tx, context.store.dialect, projectId);
  const found = new Map<string, Placed>();
  for (const part of inParts(ids)) {
    const query = tx
      .selectFrom('story')
      .select(placedColumns)
      .where('project_id', '=', projectId)
      .where('deleted_at', 'is', null)
      .where('id', 'in', part);
    for (const row of await (context.store.dialect === 'postgres' ? query.forUpdate() : query).execute())
      found.set(row.id, row);
  }
  return found;
};

/** The stories as they were left, held for taking something back; refused when one has changed since. */
export const holdUnchanged = async (
  tx: Db,
  context: Context,
  projectId: string,
  stories: readonly { id: string; version: number }[],
): Promise<Placed[]> => {
  const found = await holdStories(
    tx,
    context,
    projectId,
    stories.map(({ id }) => id),
  );
  return stories.map(({ id, version }) => {
    const story = found.get(id);
    return story?.version === version ? story : refuse('changed_since');
  });
};

/** Put stories of an increment into sprints, all or none; answers the placements that take it back. */
export const placeAll = async (
  tx: Db,
  tell: Tell,
  context: Context,
  { project_id, pi_id }: { project_id: string; pi_id: string },
  changes: readonly Placement[],
): Promise<Placement[]> => {
  const pi = await findIncrement(tx, project_id, pi_id, 'pi_id');
  const asked = new Map(changes.map((change) => [change.id, change]));
  const stories = await holdStories(tx, context, project_id, [...asked.keys()]);
  const { sprints } = await findSprints(tx, project_id, pi_id);
  const byId = new Map(sprints.map((sprint) => [sprint.id, sprint]));
  const undo: Placement[] = [];
  const moves = new Map<string | null, Placed[]>();
  for (const { id, version, sprint_id } of asked.values()) {
    const story = stories.get(id) ?? refuse('story_not_found', { id }, { field: 'changes' });
    if (story.pi_id !== pi_id) refuse('story_elsewhere', {}, { field: 'changes' });
    if (story.version !== version) refuse('stale', {}, { current: await findStory(tx, project_id, id) });
    if (story.sprint_id === sprint_id) continue;
    if (story.status === 'done') refuse('story_done', {}, { field: 'changes' });
    if (sprint_id !== null && !byId.has(sprint_id)) refuse('sprint_not_found', { id: sprint_id }, { field: 'changes' });
    for (const one of [story.sprint_id, sprint_id])
      if (one !== null && byId.get(one)?.status === 'finished') refuse('sprint_finished', {}, { field: 'changes' });
    moves.getOrInsert(sprint_id, []).push(story);
    undo.push({ id, version: version + 1, sprint_id: story.sprint_id });
  }
  if (undo.length === 0) return undo;
  for (const [sprintId, moved] of moves)
    await moveToSprint(tx, tell, context, project_id, moved, sprintId === null ? null : (byId.get(sprintId) ?? null));
  tell('sprint', project_id);
  await record(tx, tell, context, {
    project_id,
    type: 'sprint_update',
    message: `${counted(undo.length, 'story', 'stories')} placed in sprints`,
    pi,
    icon: 'calendar',
  });
  return undo;
};

export const placeStories = os.sprint.place.handler(({ input, context }) =>
  changing(context, async (tx, tell) => ({ undo: await placeAll(tx, tell, context, input, input.changes) })),
);
