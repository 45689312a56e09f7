import type { CriterionDraft, NewStory, Story } from '#contract/story.ts';
import type { Provenance } from '#contract/provenance.ts';
import type { StoryAction } from '#contract/vocabulary.ts';
import { folded } from '#domain/backlog.ts';
import { firstPlace } from '#domain/order-by-hand.ts';
import { statusRank, storyName, workTimes } from '#domain/story.ts';
import type { Tell } from '../changing.ts';
import type { Context } from '../context.ts';
import { lockProject, type Db } from '../db/store.ts';

type Words = Pick<Story, 'number' | 'title' | 'as_a' | 'i_want' | 'so_that' | 'description'>;

/** What search looks through. */
export const foldedStory = ({ number, title, as_a, i_want, so_that, description }: Words): string =>
  folded([storyName(number), title, as_a, i_want, so_that, description].join('\n'));

type StoryToInsert = Omit<NewStory, 'pi_id'> & {
  pi_id: string | null;
  sprint_id?: string | null;
  supersedes?: string | null;
  provenance?: Provenance | null;
  edited?: boolean;
  /** Where it stands by hand; at the end when left out. */
  place?: string;
  action?: StoryAction;
  notes?: string;
};

/** The next free number; numbers of deleted stories are not given again. */
const nextNumber = async (tx: Db, projectId: string): Promise<number> => {
  const { last } = await tx
    .selectFrom('story')
    .select(({ fn }) => fn.max('number').as('last'))
    .where('project_id', '=', projectId)
    .executeTakeFirstOrThrow();
  return (last ?? 0) + 1;
};

export const insertCriteria = async (
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
  await lockProject(tx, context.store.dialect, projectId);
  const now = context.now().toISOString();
  const first = await nextNumber(tx, projectId);
  const ids: string[] = [];
  for (const [index, story] of stories.entries()) {
    const { criteria, depends_on, provenance, edited, action, notes, place, ...fields } = story;
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
        provenance: provenance ? JSON.stringify(provenance) : null,
        edited_at: edited === true ? now : null,
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
