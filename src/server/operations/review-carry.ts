import type { Carried } from '#contract/review.ts';
import { counted } from '#domain/counted.ts';
import type { Insertable } from 'kysely';
import { historyActionOf } from '#domain/feature-status.ts';
import { changing, type Tell } from '../changing.ts';
import type { Context } from '../context.ts';
import { inParts, orNone } from '../db/parts.ts';
import type { Schema } from '../db/schema.ts';
import { lockProject, type Db } from '../db/store.ts';
import { os } from '../os.ts';
import { refuse } from '../refuse.ts';
import { record } from './activity.ts';
import { findIncrement } from './increment.ts';
import { nextIncrement } from './review-next.ts';
import { plannedFeatures, storiesOf, type Within } from './review.ts';

type Places = {
  features: readonly (Carried['features'][number] & { pi_number: number | null })[];
  stories: Carried['stories'];
};

/**
 * Give features and stories another place, each with an entry in its history; answers where they stood. `version` is what
 * each is based on.
 */
const place = async (
  tx: Db,
  tell: Tell,
  context: Context,
  { project_id, pi_id }: Within,
  places: Places,
  notes: string,
): Promise<Carried> => {
  const now = context.now().toISOString();
  const { order_index } = await findIncrement(tx, project_id, pi_id, 'pi_id');
  const undo: Carried = { features: [], stories: [] };
  for (const { id, version, ...to } of places.features) {
    const before = await tx
      .selectFrom('feature')
      .select(['pi_id', 'status'])
      .where('project_id', '=', project_id)
      .where('id', '=', id)
      .executeTakeFirst();
    if (before === undefined) return refuse('feature_not_found', { id }, { field: 'feature_ids' });
    const { numUpdatedRows } = await tx
      .updateTable('feature')
      .set({ ...to, last_updated: now, version: version + 1 })
      .where('project_id', '=', project_id)
      .where('id', '=', id)
      .where('version', '=', version)
      .executeTakeFirst();
    if (numUpdatedRows === 0n) return refuse('stale');
    await tx
      .insertInto('feature_history')
      .values({
        project_id,
        feature_id: id,
        seq: version + 1,
        action: historyActionOf(to.status),
        pi: order_index,
        date: now,
        notes,
        who: context.actor.name,
      })
      .execute();
    undo.features.push({ id, version: version + 1, ...before });
    tell('feature', project_id, id);
  }
  for (const part of inParts(places.stories)) {
    const rows = await tx
      .selectFrom('story')
      .select(['id', 'version', 'pi_id', 'sprint_id', 'status', 'story_points'])
      .where('project_id', '=', project_id)
      .where(
        'id',
        'in',
        part.map(({ id }) => id),
      )
      .execute();
    for (const { id, version, ...to } of part) {
      const before = rows.find((row) => row.id === id) ?? refuse('story_not_found', { id }, { field: 'story_ids' });
      const { numUpdatedRows } = await tx
        .updateTable('story')
        .set({ ...to, updated_at: now, version: version + 1 })
        .where('project_id', '=', project_id)
        .where('id', '=', id)
        .where('version', '=', version)
        .executeTakeFirst();
      if (numUpdatedRows === 0n) refuse('stale');
      await tx
        .insertInto('story_history')
        .values({
          project_id,
          story_id: id,
          seq: version + 1,
          action: 'planned',
          status: before.status,
          story_points: before.story_points,
          ...to,
          date: now,
          who: context.actor.name,
          notes,
        })
        .execute();
      undo.stories.push({ id, version: version + 1, pi_id: before.pi_id, sprint_id: before.sprint_id });
      tell('story', project_id, id);
    }
  }
  tell('review', project_id, pi_id);
  return undo;
};

const forgetCarried = async (tx: Db, { project_id, pi_id }: Within, ids: readonly string[]): Promise<void> => {
  for (const part of inParts(ids))
    await tx
      .deleteFrom('carried_work')
      .where('project_id', '=', project_id)
      .where('pi_id', '=', pi_id)
      .where('item_id', 'in', part)
      .execute();
};

/** The increment remembers what it was planned with. */
const keepCarried = async (tx: Db, rows: readonly Insertable<Schema['carried_work']>[]): Promise<void> => {
  const [first] = rows;
  if (first === undefined) return;
  const ids = rows.map(({ item_id }) => item_id);
  await forgetCarried(tx, first, ids);
  for (const part of inParts(rows)) await tx.insertInto('carried_work').values(part).execute();
};

const carry = os.review.carry.handler(({ input, context }) =>
  changing(context, async (tx, tell) => {
    const { project_id, pi_id, to, feature_ids, story_ids } = input;
    await lockProject(tx, context.store.dialect, project_id);
    const pi = await findIncrement(tx, project_id, pi_id, 'pi_id');
    const next = to === 'next' ? await nextIncrement(tx, input) : null;
    if (to === 'next' && next === null) refuse('next_increment_missing', {}, { field: 'to' });
    const features = await plannedFeatures(tx, input)
      .select(['id', 'version', 'status'])
      .where('feature.id', 'in', orNone(feature_ids))
      .execute();
    const missing = feature_ids.find((id) => features.every((feature) => feature.id !== id));
    if (missing !== undefined) refuse('feature_not_found', { id: missing }, { field: 'feature_ids' });
    const stories = await storiesOf(tx, input)
      .select(['story.id', 'story.version', 'story.feature_id', 'story.story_points'])
      .where('story.status', '<>', 'done')
      .where((eb) =>
        eb.or([eb('story.feature_id', 'in', orNone(feature_ids)), eb('story.id', 'in', orNone(story_ids))]),
      )
      .execute();
    const strange = story_ids.find((id) => stories.every((story) => story.id !== id));
    if (strange !== undefined) refuse('story_not_found', { id: strange }, { field: 'story_ids' });
    const destination = { pi_id: next?.id ?? null };
    const words = next === null ? `Back to the backlog after ${pi.name}` : `Carried from ${pi.name} to ${next.name}`;
    const undo = await place(
      tx,
      tell,
      context,
      input,
      {
        features: features.map(({ id, version, status }) => ({
          id,
          version,
          ...destination,
          pi_number: next?.order_index ?? null,
          status: next === null ? ('suggested' as const) : status,
        })),
        stories: stories.map(({ id, version }) => ({ id, version, ...destination, sprint_id: null })),
      },
      words,
    );
    const away = { project_id, pi_id, to_pi_id: next?.id ?? null, carried_at: context.now().toISOString() };
    await keepCarried(tx, [
      ...features.map(({ id }) => ({ ...away, item_id: id, kind: 'feature' as const })),
      ...stories.map(({ id, version: _, ...story }) => ({ ...away, item_id: id, kind: 'story' as const, ...story })),
    ]);
    await record(tx, tell, context, {
      project_id,
      type: 'review',
      message: words,
      description: `${counted(features.length, 'feature')}, ${counted(stories.length, 'story', 'stories')}`,
      pi,
      icon: 'presentation',
    });
    return { undo };
  }),
);

const undoCarry = os.review.undoCarry.handler(({ input, context }) =>
  changing(context, async (tx, tell) => {
    const { project_id, undo } = input;
    await lockProject(tx, context.store.dialect, project_id);
    const increments = await tx
      .selectFrom('increment')
      .select(['id', 'order_index'])
      .where('project_id', '=', project_id)
      .execute();
    const numberOf = (id: string | null): number | null =>
      id === null
        ? null
        : (increments.find((one) => one.id === id)?.order_index ??
          refuse('increment_not_found', { id }, { field: 'undo' }));
    const sprints = await tx.selectFrom('sprint').select('id').where('project_id', '=', project_id).execute();
    const known = new Set(sprints.map(({ id }) => id));
    for (const { pi_id, sprint_id } of undo.stories) {
      numberOf(pi_id);
      if (sprint_id !== null && !known.has(sprint_id)) refuse('sprint_not_found', { id: sprint_id }, { field: 'undo' });
    }
    const features = undo.features.map((feature) => ({ ...feature, pi_number: numberOf(feature.pi_id) }));
    await place(tx, tell, context, input, { features, stories: undo.stories }, 'Carrying it was taken back');
    await forgetCarried(
      tx,
      input,
      [...undo.features, ...undo.stories].map(({ id }) => id),
    );
    return true;
  }),
);

export const carryOperations = { carry, undoCarry };
