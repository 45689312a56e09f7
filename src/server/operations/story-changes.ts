import type { Regrouped, Story, StoryChange } from '#contract/story.ts';
import { placeBetween } from '#domain/order-by-hand.ts';
import { partsOf } from '#domain/split-story.ts';
import { storyName, storyStatusLabel } from '#domain/story.ts';
import { changing, creating, refuseStale, type Tell, versionOf } from '../changing.ts';
import type { Context } from '../context.ts';
import type { Db } from '../db/store.ts';
import { os } from '../os.ts';
import { refuse } from '../refuse.ts';
import { lookedInto } from '../reviewed.ts';
import { record, recordChange } from './activity.ts';
import { findFeature } from './feature.ts';
import { findIncrement } from './increment.ts';
import { restorableSince } from '../deleting.ts';
import { findCard, findStories, findStory, holdVersion } from './story.ts';
import {
  changeStory,
  copyOf,
  holdStories,
  insertStories,
  saveCriteria,
  type StoryEntry,
  type StoryRow,
} from './story-rows.ts';

type Fields = Partial<Pick<StoryRow, 'status' | 'priority' | 'story_points' | 'pi_id' | 'feature_id' | 'deleted_at'>>;

/** The parts of a change that are not so already. */
const changed = (before: StoryRow, { id: _, version: __, deleted, ...wanted }: StoryChange, now: string): Fields => ({
  ...Object.fromEntries(
    Object.entries(wanted).filter(([name, value]) => value !== undefined && value !== before[name as keyof StoryRow]),
  ),
  ...(deleted !== undefined && deleted !== (before.deleted_at !== null) && { deleted_at: deleted ? now : null }),
});

const entryOf = (before: StoryRow, fields: Fields): StoryEntry => {
  if (fields.deleted_at !== undefined) return { action: fields.deleted_at === null ? 'restored' : 'deleted' };
  if (fields.status !== undefined)
    return { action: 'status', notes: `${storyStatusLabel[before.status]} → ${storyStatusLabel[fields.status]}` };
  if (fields.story_points !== undefined)
    return {
      action: 'estimated',
      notes: `${before.story_points ?? 'Not estimated'} → ${fields.story_points ?? 'not estimated'}`,
    };
  return { action: fields.pi_id === undefined ? 'edited' : 'planned' };
};

/** Refuses an increment or a feature that is not this project's, each asked for once. */
const checkReferences = async (tx: Db, projectId: string, changes: readonly StoryChange[]): Promise<void> => {
  for (const pi of new Set(changes.map(({ pi_id }) => pi_id)))
    if (pi) await findIncrement(tx, projectId, pi, 'changes');
  for (const feature of new Set(changes.map(({ feature_id }) => feature_id)))
    if (feature) await findFeature(tx, projectId, feature, 'changes');
};

const changeMany = os.story.changeMany.handler(({ input, context }) =>
  changing(context, async (tx, tell) => {
    const { project_id } = input;
    const now = context.now().toISOString();
    const asked = new Map(input.changes.map((change) => [change.id, change]));
    const rows = await holdStories(tx, context, project_id, [...asked.keys()], { field: 'changes', deleted: true });
    await checkReferences(tx, project_id, input.changes);
    const undo: StoryChange[] = [];
    const changes: { before: StoryRow; after: Fields }[] = [];
    for (const before of rows) {
      const change = asked.get(before.id);
      if (change === undefined) continue;
      // Only a change that brings it back may speak of a story that is deleted.
      if (before.deleted_at !== null && change.deleted !== false)
        refuse('story_not_found', { id: before.id }, { field: 'changes' });
      if (change.version !== before.version)
        refuse(
          'stale',
          {},
          { current: before.deleted_at === null ? await findStory(tx, project_id, before.id) : null },
        );
      const fields = changed(before, change, now);
      if (Object.keys(fields).length === 0) continue;
      const isDone = before.status === 'done' && (fields.status ?? 'done') === 'done';
      if (isDone && (fields.story_points !== undefined || fields.feature_id !== undefined))
        refuse('story_kept', { name: storyName(before.number) }, { field: 'changes' });
      await changeStory(tx, tell, context, before, fields, entryOf(before, fields));
      changes.push({ before, after: fields });
      const { deleted_at, ...others } = fields;
      undo.push({
        id: before.id,
        version: before.version + 1,
        ...Object.fromEntries(Object.keys(others).map((name) => [name, before[name as keyof StoryRow]])),
        ...(deleted_at !== undefined && { deleted: before.deleted_at !== null }),
      });
    }
    const [first] = undo;
    if (first === undefined) return { undo };
    const one = undo.length === 1 ? rows.find(({ id }) => id === first.id) : undefined;
    if (one) await lookedInto(tx, 'story', one, context.now());
    const name = one ? storyName(one.number) : `${undo.length} stories`;
    const description = one?.title ?? '';
    const gone = changes.map(({ after }) => after.deleted_at);
    if (gone.includes(undefined))
      await recordChange(tx, tell, context, 'story', { project_id, name, description, changes });
    else
      await record(tx, tell, context, {
        project_id,
        type: 'story_status',
        message: `${name} ${gone[0] === null ? 'restored' : 'deleted'}`,
        description,
        icon: 'refresh',
      });
    return { undo };
  }),
);

/** A place right before or behind another story. */
const placeNextTo = async (
  tx: Db,
  projectId: string,
  id: string,
  where: { place: 'before' | 'after'; other: string },
): Promise<string> => {
  const stories = tx.selectFrom('story').where('project_id', '=', projectId);
  const beside = await stories
    .select('place')
    .where('id', '=', where.other)
    .where('deleted_at', 'is', null)
    .executeTakeFirst();
  if (beside === undefined) return refuse('story_not_found', { id: where.other }, { field: 'other' });
  const isAfter = where.place === 'after';
  const neighbour = await stories
    .select('place')
    .where('id', '<>', id)
    .where('place', isAfter ? '>' : '<', beside.place)
    .orderBy('place', isAfter ? 'asc' : 'desc')
    .limit(1)
    .executeTakeFirst();
  const far = neighbour?.place ?? null;
  return isAfter ? placeBetween(beside.place, far) : placeBetween(far, beside.place);
};

const move = os.story.move.handler(({ input, context }) =>
  changing(context, async (tx, tell) => {
    const { project_id, id, status, place, other } = input;
    await refuseStale(tx, context, 'story', input, () => findStory(tx, project_id, id));
    const [before] = await holdStories(tx, context, project_id, [id]);
    if (before === undefined) return refuse('story_not_found', { id }, { field: 'id' });
    const fields = {
      ...(place !== undefined &&
        other !== undefined &&
        other !== id && { place: await placeNextTo(tx, project_id, id, { place, other }) }),
      ...(status !== undefined && status !== before.status && { status }),
    };
    if (Object.keys(fields).length > 0)
      await changeStory(
        tx,
        tell,
        context,
        before,
        fields,
        fields.status === undefined ? { action: 'planned', notes: 'Moved by hand' } : entryOf(before, fields),
      );
    if (fields.status !== undefined) {
      await lookedInto(tx, 'story', input, context.now());
      await recordChange(tx, tell, context, 'story', {
        project_id,
        name: storyName(before.number),
        description: before.title,
        changes: [{ before, after: fields }],
      });
    }
    return findCard(tx, project_id, id);
  }),
);

const remove = os.story.delete.handler(({ input, context }) => {
  const version = versionOf(context, input);
  return changing(context, async (tx, tell) => {
    const before = await holdVersion(tx, context, input, version);
    const fields = { deleted_at: context.now().toISOString() };
    await changeStory(tx, tell, context, before, fields, { action: 'deleted' });
    return true;
  });
});

const restore = os.story.restore.handler(({ input, context }) =>
  changing(context, async (tx, tell) => {
    const { project_id, id } = input;
    await refuseStale(tx, context, 'story', input, () => findStory(tx, project_id, id));
    const [before] = await holdStories(tx, context, project_id, [id], { deleted: true });
    if (before?.deleted_at && before.deleted_at < restorableSince(context.now()))
      refuse('story_not_found', { id }, { field: 'id' });
    // Restoring what is not deleted changes nothing, so that a second click does no harm.
    if (before?.deleted_at) await changeStory(tx, tell, context, before, { deleted_at: null }, { action: 'restored' });
    return findStory(tx, project_id, id);
  }),
);

const refuseDone = ({ status, number }: StoryRow) => {
  if (status === 'done') refuse('story_kept', { name: storyName(number) });
};

/** How a story stands, as taking its split or merge back needs it. */
const regroupedOf = (before: Story, version: number, others: Regrouped['others']): Regrouped => {
  const { id, title, i_want, description, story_points, criteria } = before;
  const drafts = criteria.map(({ number: _, version: __, ...words }) => words);
  return { story: { id, version, title, i_want, description, story_points, criteria: drafts }, others };
};

const split = os.story.split.handler(({ input, context }) => {
  const version = versionOf(context, input);
  return changing(context, async (tx, tell) => {
    const { project_id, id } = input;
    const before = await holdVersion(tx, context, input, version);
    refuseDone(before);
    const story = await findStory(tx, project_id, id);
    const [first, ...others] = partsOf(story);
    if (first === undefined || others.length === 0) return refuse('story_whole', { name: storyName(before.number) });
    const notes = `Split from ${storyName(before.number)}`;
    const next = await tx
      .selectFrom('story')
      .select('place')
      .where('project_id', '=', project_id)
      .where('place', '>', before.place)
      .orderBy('place')
      .limit(1)
      .executeTakeFirst();
    let place = before.place;
    const ids = await insertStories(
      tx,
      tell,
      context,
      project_id,
      others.map((part) => ({
        ...copyOf({ ...story, ...part, criteria: [...part.criteria] }),
        depends_on: story.depends_on.map((ref) => ref.id),
        sprint_id: before.sprint_id,
        place: (place = placeBetween(place, next?.place ?? null)),
        edited: true,
        action: 'split' as const,
        notes,
      })),
    );
    await saveCriteria(tx, context, { project_id, story_id: id }, first.criteria);
    await changeStory(
      tx,
      tell,
      context,
      before,
      { title: first.title, i_want: first.i_want, story_points: null },
      { action: 'split', notes: `Into ${others.length + 1}` },
    );
    await lookedInto(tx, 'story', input, context.now());
    tell('test', project_id);
    const made = ids.map((one) => ({ id: one, version: 1, deleted: true }));
    return {
      stories: await findStories(tx, project_id, { ids: [id, ...ids] }),
      undo: regroupedOf(story, version + 1, made),
    };
  });
});

const merge = os.story.merge.handler(({ input, context }) => {
  const version = versionOf(context, input);
  return changing(context, async (tx, tell) => {
    const { project_id, id } = input;
    const into = await holdVersion(tx, context, input, version);
    const from = await holdVersion(tx, context, { project_id, id: input.other.id }, input.other.version);
    for (const row of [into, from]) refuseDone(row);
    if (id === from.id) refuse('bad_input', { field: 'other', reason: 'The same story.' }, { field: 'other' });
    const [kept, taken] = [await findStory(tx, project_id, id), await findStory(tx, project_id, from.id)];
    const criteria = [...kept.criteria, ...taken.criteria.map(({ id: _, ...words }) => words)];
    await saveCriteria(tx, context, { project_id, story_id: id }, criteria);
    await changeStory(
      tx,
      tell,
      context,
      into,
      {
        description: [into.description, `${storyName(from.number)} ${from.title}`, from.description]
          .filter((text) => text !== '')
          .join('\n\n'),
        story_points: null,
      },
      { action: 'merged', notes: `With ${storyName(from.number)}` },
    );
    const now = context.now().toISOString();
    await changeStory(
      tx,
      tell,
      context,
      from,
      { deleted_at: now },
      { action: 'merged', notes: `Into ${storyName(into.number)}` },
    );
    await lookedInto(tx, 'story', input, context.now());
    tell('test', project_id);
    const other = { id: from.id, version: from.version + 1, deleted: false };
    return { story: await findStory(tx, project_id, id), undo: regroupedOf(kept, version + 1, [other]) };
  });
});

const regroup = os.story.regroup.handler(({ input, context }) =>
  changing(context, async (tx, tell) => {
    const { project_id } = input;
    const { story, others } = input.undo;
    const { id, version, criteria, ...fields } = story;
    const asked = new Map([{ id, version, deleted: null }, ...others].map((one) => [one.id, one]));
    const rows = await holdStories(tx, context, project_id, [...asked.keys()], { field: 'undo', deleted: true });
    const now = context.now().toISOString();
    for (const before of rows) {
      const one = asked.get(before.id);
      const isDeleted = before.deleted_at !== null;
      if (one?.version !== before.version || isDeleted !== (one.deleted === false)) refuse('changed_since');
      refuseDone(before);
    }
    for (const before of rows) {
      const deleted = asked.get(before.id)?.deleted ?? null;
      if (deleted === null) {
        await saveCriteria(tx, context, { project_id, story_id: id }, criteria);
        await changeStory(tx, tell, context, before, fields, { action: 'edited', notes: 'Split or merge taken back' });
      } else
        await changeStory(
          tx,
          tell,
          context,
          before,
          { deleted_at: deleted ? now : null },
          { action: deleted ? 'deleted' : 'restored', notes: 'Split or merge taken back' },
        );
    }
    tell('test', project_id);
    return findStory(tx, project_id, id);
  }),
);

/** A story in the place of a finished one, beginning with its words. */
export const insertSuperseding = async (
  tx: Db,
  tell: Tell,
  context: Context,
  projectId: string,
  id: string,
): Promise<string> => {
  const done = await findStory(tx, projectId, id);
  if (done.status !== 'done') refuse('story_not_done', { name: storyName(done.number) });
  const [made = ''] = await insertStories(tx, tell, context, projectId, [
    {
      ...copyOf(done),
      edited: done.edited_at !== null,
      alone: true,
      supersedes: done.id,
      action: 'superseded',
      notes: `Stands in the place of ${storyName(done.number)}`,
    },
  ]);
  tell('story', projectId, id);
  return made;
};

const supersede = os.story.supersede.handler(({ input, context }) =>
  creating(context, 'story.supersede', input, async (tx, tell) => {
    const { project_id, id } = input;
    await refuseStale(tx, context, 'story', input, () => findStory(tx, project_id, id));
    await holdStories(tx, context, project_id, [id]);
    return findStory(tx, project_id, await insertSuperseding(tx, tell, context, project_id, id));
  }),
);

export const storyChangeOperations = { changeMany, move, delete: remove, restore, split, merge, regroup, supersede };
