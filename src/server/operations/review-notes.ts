import type { DemoItem, RetroNote } from '#contract/review.ts';
import { changing, creating, refuseStale, versionOf } from '../changing.ts';
import { markDeleted, markRestored } from '../deleting.ts';
import { inParts } from '../db/parts.ts';
import { lockProject, type Db } from '../db/store.ts';
import { os } from '../os.ts';
import { refuse } from '../refuse.ts';
import { record } from './activity.ts';
import { findFeature } from './feature.ts';
import { findIncrement } from './increment.ts';
import { nextIncrement } from './review-next.ts';
import { insertStories } from './story-rows.ts';
import { findStory } from './story.ts';

type Within = { project_id: string; pi_id: string };
type One = Within & { id: string };

const noteRows = (db: Db, { project_id, pi_id }: Within) =>
  db
    .selectFrom('retro_note')
    .leftJoin('story', (join) =>
      join
        .onRef('story.project_id', '=', 'retro_note.project_id')
        .onRef('story.id', '=', 'retro_note.story_id')
        .on('story.deleted_at', 'is', null),
    )
    .select([
      'retro_note.id',
      'retro_note.kind',
      'retro_note.text',
      'retro_note.created_by',
      'retro_note.created_at',
      'retro_note.version',
      'story.id as story_id',
      'story.number',
      'story.title',
      'story.status',
    ])
    .where('retro_note.project_id', '=', project_id)
    .where('retro_note.pi_id', '=', pi_id)
    .where('retro_note.deleted_at', 'is', null);

type NoteRow = Awaited<ReturnType<ReturnType<typeof noteRows>['execute']>>[number];

const noteOf = ({ story_id, number, title, status, ...note }: NoteRow): RetroNote => ({
  ...note,
  story:
    story_id === null || number === null || title === null || status === null
      ? null
      : { id: story_id, number, title, status },
});

/** The notes of an increment in the order they were written. */
export const retroNotes = async (db: Db, at: Within): Promise<RetroNote[]> =>
  (await noteRows(db, at).orderBy('retro_note.position').orderBy('retro_note.id').execute()).map(noteOf);

const findNote = async (db: Db, at: One): Promise<RetroNote> => {
  const row = await noteRows(db, at).where('retro_note.id', '=', at.id).executeTakeFirst();
  return row === undefined ? refuse('note_not_found', { id: at.id }, { field: 'id' }) : noteOf(row);
};

const lastPosition = async (tx: Db, table: 'retro_note' | 'demo_item', { project_id, pi_id }: Within) => {
  const { last } = await tx
    .selectFrom(table)
    .select(({ fn }) => fn.max('position').as('last'))
    .where('project_id', '=', project_id)
    .where('pi_id', '=', pi_id)
    .executeTakeFirstOrThrow();
  return last ?? 0;
};

const addNote = os.review.note.add.handler(({ input, context }) =>
  creating(context, 'review.note.add', input, async (tx, tell) => {
    const { project_id, pi_id } = input;
    await lockProject(tx, context.store.dialect, project_id);
    await findIncrement(tx, project_id, pi_id, 'pi_id');
    const now = context.now().toISOString();
    const id = context.newId();
    const position = (await lastPosition(tx, 'retro_note', input)) + 1;
    await tx
      .insertInto('retro_note')
      .values({ ...input, id, position, created_by: context.actor.name, created_at: now, updated_at: now })
      .execute();
    tell('review', project_id, pi_id);
    return findNote(tx, { ...input, id });
  }),
);

/** A change of one row of a version, or the refusal that it is stale. */
const changed = (tx: Db, table: 'retro_note' | 'demo_item', { project_id, pi_id, id }: One) =>
  tx
    .updateTable(table)
    .set((eb) => ({ version: eb('version', '+', 1) }))
    .where('project_id', '=', project_id)
    .where('pi_id', '=', pi_id)
    .where('id', '=', id);

const updateNote = os.review.note.update.handler(({ input, context }) => {
  const version = versionOf(context, input);
  return changing(context, async (tx, tell) => {
    const { numUpdatedRows } = await changed(tx, 'retro_note', input)
      .set({ text: input.text, updated_at: context.now().toISOString() })
      .where('deleted_at', 'is', null)
      .where('version', '=', version)
      .executeTakeFirst();
    if (numUpdatedRows === 0n) refuse('stale', {}, { current: await findNote(tx, input) });
    tell('review', input.project_id, input.pi_id);
    return findNote(tx, input);
  });
});

const removeNote = os.review.note.delete.handler(({ input, context }) => {
  const version = versionOf(context, input);
  return changing(context, async (tx, tell) => {
    if (!(await markDeleted(tx, 'retro_note', input, version, context.now())))
      refuse('stale', {}, { current: await findNote(tx, input) });
    tell('review', input.project_id, input.pi_id);
    return true;
  });
});

const restoreNote = os.review.note.restore.handler(({ input, context }) =>
  changing(context, async (tx, tell) => {
    await refuseStale(tx, context, 'retro_note', input, () => findNote(tx, input));
    if (await markRestored(tx, 'retro_note', input, context.now())) tell('review', input.project_id, input.pi_id);
    return findNote(tx, input);
  }),
);

const toStory = os.review.note.toStory.handler(({ input, context }) =>
  creating(context, 'review.note.toStory', input, async (tx, tell) => {
    const { project_id, pi_id } = input;
    await lockProject(tx, context.store.dialect, project_id);
    await refuseStale(tx, context, 'retro_note', input, () => findNote(tx, input));
    const note = await findNote(tx, input);
    if (note.kind !== 'action') refuse('note_no_action', {}, { field: 'id' });
    // Asked twice, an action stays one story.
    if (note.story !== null) return { note, story: await findStory(tx, project_id, note.story.id) };
    const pi = await findIncrement(tx, project_id, pi_id, 'pi_id');
    const next = await nextIncrement(tx, input);
    const [id = ''] = await insertStories(tx, tell, context, project_id, [
      {
        title: note.text,
        as_a: '',
        i_want: '',
        so_that: '',
        description: `Action of the retrospective of ${pi.name}.`,
        status: 'backlog',
        priority: 'medium',
        story_points: null,
        value: null,
        time_criticality: null,
        risk: null,
        feature_id: null,
        pi_id: next?.id ?? null,
        criteria: [],
        depends_on: [],
      },
    ]);
    await changed(tx, 'retro_note', input).set({ story_id: id }).execute();
    await record(tx, tell, context, {
      project_id,
      type: 'review',
      message: `An action of ${pi.name} became a story`,
      description: note.text,
      pi,
      icon: 'presentation',
    });
    tell('review', project_id, pi_id);
    return { note: await findNote(tx, input), story: await findStory(tx, project_id, id) };
  }),
);

const demoRows = (db: Db, { project_id, pi_id }: Within) =>
  db
    .selectFrom('demo_item')
    .select(['id', 'feature_id', 'story_id', 'text', 'shown_at', 'shown_by', 'version'])
    .where('project_id', '=', project_id)
    .where('pi_id', '=', pi_id)
    .where('deleted_at', 'is', null);

export const demoItems = (db: Db, at: Within): Promise<DemoItem[]> =>
  demoRows(db, at).orderBy('position').orderBy('id').execute();

const findDemoItem = async (db: Db, at: One): Promise<DemoItem> =>
  (await demoRows(db, at).where('id', '=', at.id).executeTakeFirst()) ??
  refuse('demo_item_not_found', { id: at.id }, { field: 'id' });

const fill = os.review.demo.fill.handler(({ input, context }) =>
  changing(context, async (tx, tell) => {
    const { project_id, pi_id } = input;
    await lockProject(tx, context.store.dialect, project_id);
    await findIncrement(tx, project_id, pi_id, 'pi_id');
    const stories = await tx
      .selectFrom('story')
      .select(['id', 'feature_id', 'title'])
      .where('project_id', '=', project_id)
      .where('pi_id', '=', pi_id)
      .where('status', '=', 'done')
      .where('deleted_at', 'is', null)
      .where('feature_id', 'is not', null)
      .where(({ not, exists, selectFrom }) =>
        not(
          exists(
            // One that was taken off the list is not put back by itself.
            selectFrom('demo_item')
              .select('demo_item.id')
              .whereRef('demo_item.project_id', '=', 'story.project_id')
              .whereRef('demo_item.story_id', '=', 'story.id')
              .where('demo_item.pi_id', '=', pi_id),
          ),
        ),
      )
      .orderBy('number')
      .execute();
    const now = context.now().toISOString();
    const last = await lastPosition(tx, 'demo_item', input);
    const rows = stories.flatMap(({ id, feature_id, title }, at) =>
      feature_id === null
        ? []
        : [
            {
              project_id,
              pi_id,
              id: context.newId(),
              feature_id,
              story_id: id,
              text: title,
              position: last + at + 1,
              created_at: now,
              updated_at: now,
            },
          ],
    );
    for (const part of inParts(rows)) await tx.insertInto('demo_item').values(part).execute();
    if (rows.length > 0) tell('review', project_id, pi_id);
    return demoItems(tx, input);
  }),
);

const addItem = os.review.demo.add.handler(({ input, context }) =>
  creating(context, 'review.demo.add', input, async (tx, tell) => {
    const { project_id, pi_id } = input;
    await lockProject(tx, context.store.dialect, project_id);
    await findIncrement(tx, project_id, pi_id, 'pi_id');
    await findFeature(tx, project_id, input.feature_id, 'feature_id');
    const now = context.now().toISOString();
    const id = context.newId();
    const position = (await lastPosition(tx, 'demo_item', input)) + 1;
    await tx
      .insertInto('demo_item')
      .values({ ...input, id, position, created_at: now, updated_at: now })
      .execute();
    tell('review', project_id, pi_id);
    return findDemoItem(tx, { ...input, id });
  }),
);

const show = os.review.demo.show.handler(({ input, context }) =>
  changing(context, async (tx, tell) => {
    await refuseStale(tx, context, 'demo_item', input, () => findDemoItem(tx, input));
    await findDemoItem(tx, input);
    await changed(tx, 'demo_item', input)
      .set(
        input.shown
          ? { shown_at: context.now().toISOString(), shown_by: context.actor.name }
          : { shown_at: null, shown_by: null },
      )
      .execute();
    tell('review', input.project_id, input.pi_id);
    return findDemoItem(tx, input);
  }),
);

const removeItem = os.review.demo.delete.handler(({ input, context }) => {
  const version = versionOf(context, input);
  return changing(context, async (tx, tell) => {
    if (!(await markDeleted(tx, 'demo_item', input, version, context.now())))
      refuse('stale', {}, { current: await findDemoItem(tx, input) });
    tell('review', input.project_id, input.pi_id);
    return true;
  });
});

const restoreItem = os.review.demo.restore.handler(({ input, context }) =>
  changing(context, async (tx, tell) => {
    await refuseStale(tx, context, 'demo_item', input, () => findDemoItem(tx, input));
    if (await markRestored(tx, 'demo_item', input, context.now())) tell('review', input.project_id, input.pi_id);
    return findDemoItem(tx, input);
  }),
);

export const noteOperations = {
  add: addNote,
  update: updateNote,
  delete: removeNote,
  restore: restoreNote,
  toStory,
};
export const demoOperations = { fill, add: addItem, show, delete: removeItem, restore: restoreItem };
