import type { Selectable } from 'kysely';
import type { CriterionDraft, NewStory, Story } from '#contract/story.ts';
import type { Provenance } from '#contract/provenance.ts';
import type { StoryAction } from '#contract/vocabulary.ts';
import { folded } from '#domain/backlog.ts';
import { firstPlace } from '#domain/order-by-hand.ts';
import { sinceAcceptance } from '#domain/reviewed.ts';
import { statusRank, storyName, workTimes } from '#domain/story.ts';
import type { Tell } from '../changing.ts';
import type { Context } from '../context.ts';
import { inParts } from '../db/parts.ts';
import type { Schema } from '../db/schema.ts';
import { lockProject, type Db } from '../db/store.ts';
import { refuse } from '../refuse.ts';
import { restorableSince } from '../deleting.ts';
import { takeNumbers } from './numbers.ts';

type Words = Pick<Story, 'number' | 'title' | 'as_a' | 'i_want' | 'so_that' | 'description'>;

/** What search looks through. */
const foldedStory = ({ number, title, as_a, i_want, so_that, description }: Words): string =>
  folded([storyName(number), title, as_a, i_want, so_that, description].join('\n'));

type StoryToInsert = Omit<NewStory, 'pi_id'> & {
  pi_id: string | null;
  sprint_id?: string | null;
  supersedes?: string | null;
  provenance?: Provenance | null;
  /** A person had changed it before it was accepted, or accepted it alone. */
  edited?: boolean;
  alone?: boolean;
  /** Where it stands by hand; at the end when left out. */
  place?: string;
  action?: StoryAction;
  notes?: string;
};

/** What a story that comes of another begins with: its words and where it belongs, and not yet an estimate. */
export const copyOf = (story: Story): StoryToInsert => ({
  title: story.title,
  as_a: story.as_a,
  i_want: story.i_want,
  so_that: story.so_that,
  description: story.description,
  status: 'backlog',
  priority: story.priority,
  story_points: null,
  value: story.value,
  time_criticality: story.time_criticality,
  risk: story.risk,
  pi_id: story.pi_id,
  feature_id: story.feature_id,
  depends_on: [],
  provenance: story.provenance,
  // A criterion keeps its words and not its id: results of its tests were about the other story.
  criteria: story.criteria.map(({ given, when, outcome, kind }) => ({ given, when, outcome, kind })),
});

const insertCriteria = async (
  tx: Db,
  context: Context,
  at: { project_id: string; story_id: string },
  criteria: readonly CriterionDraft[],
): Promise<void> => {
  if (criteria.length === 0) return;
  await tx
    .insertInto('acceptance_criterion')
    .values(
      criteria.map(({ given, when, outcome, kind }, index) => ({
        ...at,
        id: context.newId(),
        number: index + 1,
        given,
        when,
        outcome,
        kind,
      })),
    )
    .execute();
};

/** Insert stories with their criteria and the first entry of their history; answers their ids in the order given. */
export const insertStories = async (
  tx: Db,
  tell: Tell,
  context: Context,
  projectId: string,
  stories: readonly StoryToInsert[],
): Promise<string[]> => {
  const now = context.now().toISOString();
  const first = await takeNumbers(tx, projectId, 'last_story_number', stories.length);
  const ids: string[] = [];
  for (const [index, story] of stories.entries()) {
    const {
      criteria,
      depends_on,
      provenance = null,
      edited = false,
      alone = false,
      action,
      notes,
      place,
      ...fields
    } = story;
    const id = context.newId();
    const number = first + index;
    ids.push(id);
    await tx
      .insertInto('story')
      .values({
        ...fields,
        project_id: projectId,
        id,
        number,
        sprint_id: fields.sprint_id ?? null,
        supersedes: fields.supersedes ?? null,
        folded: foldedStory({ ...fields, number }),
        status_rank: statusRank(fields.status),
        place: place ?? firstPlace(id),
        ...workTimes(fields.status, { started_at: null, done_at: null }, now),
        check_reason: null,
        provenance: provenance && JSON.stringify(provenance),
        ...sinceAcceptance({ isOffered: provenance !== null, edited, alone }, now),
        created_by: context.actor.name,
        created_at: now,
        updated_at: now,
        deleted_at: null,
      })
      .execute();
    await insertCriteria(tx, context, { project_id: projectId, story_id: id }, criteria);
    if (depends_on.length > 0)
      await tx
        .insertInto('story_dependency')
        .values([...new Set(depends_on)].map((on) => ({ project_id: projectId, story_id: id, depends_on: on })))
        .execute();
    await tx
      .insertInto('story_history')
      .values({
        project_id: projectId,
        story_id: id,
        seq: 1,
        action: action ?? 'created',
        status: fields.status,
        story_points: fields.story_points,
        pi_id: fields.pi_id,
        sprint_id: fields.sprint_id ?? null,
        date: now,
        who: context.actor.name,
        notes: notes ?? null,
      })
      .execute();
    tell('story', projectId, id);
  }
  return ids;
};

export type StoryRow = Selectable<Schema['story']>;
type StoryFields = Partial<Omit<StoryRow, 'project_id' | 'id' | 'number' | 'version' | 'created_at' | 'created_by'>>;
export type StoryEntry = { action: StoryAction; notes?: string | null };

/** The stories as they are, held for this change; those that are deleted only with `deleted`. */
export const holdStories = async (
  tx: Db,
  context: Context,
  projectId: string,
  ids: readonly string[],
  { field = 'id', deleted = false }: { field?: string; deleted?: boolean } = {},
): Promise<StoryRow[]> => {
  await lockProject(tx, context.store.dialect, projectId);
  const found = new Map<string, StoryRow>();
  for (const part of inParts(ids)) {
    const query = tx.selectFrom('story').selectAll().where('project_id', '=', projectId).where('id', 'in', part);
    for (const row of await query.execute()) if (deleted || row.deleted_at === null) found.set(row.id, row);
  }
  return ids.map((id) => found.get(id) ?? refuse('story_not_found', { id }, { field }));
};

const worded = ['title', 'as_a', 'i_want', 'so_that', 'description'] as const;

/**
 * One change of a story that the caller holds: the row, and an entry of its history, from which charts and the scope of
 * sprints are read.
 */
export const changeStory = async (
  tx: Db,
  tell: Tell,
  context: Context,
  before: StoryRow,
  fields: StoryFields,
  entry: StoryEntry,
): Promise<StoryRow> => {
  const now = context.now().toISOString();
  const after = { ...before, ...fields };
  const isReworded = worded.some((name) => after[name] !== before[name]);
  const row = await tx
    .updateTable('story')
    .set({
      ...fields,
      ...(after.status !== before.status && {
        status_rank: statusRank(after.status),
        ...workTimes(after.status, before, now),
      }),
      ...(isReworded && { folded: foldedStory(after) }),
      ...(isReworded && before.provenance !== null && { edited_at: now }),
      updated_at: now,
    })
    .set((eb) => ({ version: eb('version', '+', 1) }))
    .where('project_id', '=', before.project_id)
    .where('id', '=', before.id)
    .returningAll()
    .executeTakeFirstOrThrow();
  await tx
    .insertInto('story_history')
    .values({
      project_id: row.project_id,
      story_id: row.id,
      seq: row.version,
      action: entry.action,
      status: row.status,
      story_points: row.story_points,
      pi_id: row.pi_id,
      sprint_id: row.sprint_id,
      date: now,
      who: context.actor.name,
      notes: entry.notes ?? null,
    })
    .execute();
  tell('story', row.project_id, row.id);
  return row;
};

const sameWords = (a: CriterionDraft, b: CriterionDraft): boolean =>
  a.given === b.given && a.when === b.when && a.outcome === b.outcome && a.kind === b.kind;

/**
 * Make the criteria of a story what a person wrote. One whose words stay keeps its version, so that results of tests stay
 * good; one that was removed before comes back by its id. Answers whether anything changed.
 */
export const saveCriteria = async (
  tx: Db,
  context: Context,
  at: { project_id: string; story_id: string },
  drafts: readonly CriterionDraft[],
): Promise<boolean> => {
  const known = await tx
    .selectFrom('acceptance_criterion')
    .selectAll()
    .where('project_id', '=', at.project_id)
    .where('story_id', '=', at.story_id)
    .execute();
  const left = new Map(known.map((row) => [row.id, row]));
  let changed = false;
  for (const [index, draft] of drafts.entries()) {
    const { given, when, outcome, kind } = draft;
    const before = draft.id === undefined ? undefined : left.get(draft.id);
    const number = index + 1;
    if (before === undefined) {
      await tx
        .insertInto('acceptance_criterion')
        .values({ ...at, id: context.newId(), number, given, when, outcome, kind })
        .execute();
      changed = true;
      continue;
    }
    left.delete(before.id);
    const reworded = !sameWords(before, draft);
    if (!reworded && before.number === number && before.removed_at === null) continue;
    changed = true;
    await tx
      .updateTable('acceptance_criterion')
      .set({
        number,
        given,
        when,
        outcome,
        kind,
        removed_at: null,
        ...(reworded && { version: before.version + 1 }),
      })
      .where('project_id', '=', at.project_id)
      .where('id', '=', before.id)
      .execute();
  }
  const gone = [...left.values()].filter(({ removed_at }) => removed_at === null).map(({ id }) => id);
  if (gone.length === 0) return changed;
  await tx
    .updateTable('acceptance_criterion')
    .set({ removed_at: context.now().toISOString() })
    .where('project_id', '=', at.project_id)
    .where('id', 'in', gone)
    .execute();
  return true;
};

const belonging = [
  'story_history',
  'acceptance_criterion',
  'story_dependency',
  'story_estimate',
  'story_check',
] as const;

const purgedAtOnce = 500;

/**
 * Remove for good what was deleted longer ago than it can be restored, up to 500 stories, as it is done every hour; answers
 * how many went.
 */
export const purgeStories = async (db: Db, now: Date): Promise<number> => {
  const gone = await db
    .selectFrom('story')
    .select(['project_id', 'id'])
    .where('deleted_at', '<', restorableSince(now))
    .limit(purgedAtOnce)
    .execute();
  for (const { project_id, id } of gone)
    await db.transaction().execute(async (tx) => {
      for (const table of belonging)
        await tx.deleteFrom(table).where('project_id', '=', project_id).where('story_id', '=', id).execute();
      await tx
        .deleteFrom('story_dependency')
        .where('project_id', '=', project_id)
        .where('depends_on', '=', id)
        .execute();
      await tx.deleteFrom('story').where('project_id', '=', project_id).where('id', '=', id).execute();
    });
  return gone.length;
};
