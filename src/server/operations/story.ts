import type { Provenance } from '#contract/provenance.ts';
import type { Story, StoryCard, StoryEstimate } from '#contract/story.ts';
import { creating } from '../changing.ts';
import { paged } from '../db/page.ts';
import type { Db } from '../db/store.ts';
import { os } from '../os.ts';
import { refuse } from '../refuse.ts';
import { record } from './activity.ts';
import { findFeature } from './feature.ts';
import { findIncrement } from './increment.ts';
import { insertStories } from './story-rows.ts';

const cardColumns = [
  'story.project_id',
  'story.id',
  'story.number',
  'story.pi_id',
  'story.feature_id',
  'story.sprint_id',
  'story.title',
  'story.as_a',
  'story.i_want',
  'story.so_that',
  'story.description',
  'story.status',
  'story.priority',
  'story.story_points',
  'story.value',
  'story.time_criticality',
  'story.risk',
  'story.supersedes',
  'story.check_reason',
  'story.started_at',
  'story.done_at',
  'story.created_at',
  'story.updated_at',
  'story.created_by',
  'story.version',
] as const satisfies `story.${keyof StoryCard}`[];

/** The stories of a project that are not deleted, each with the name of its feature. */
const within = (db: Db, projectId: string) =>
  db
    .selectFrom('story')
    .leftJoin('feature', (join) =>
      join.onRef('feature.project_id', '=', 'story.project_id').onRef('feature.id', '=', 'story.feature_id'),
    )
    .where('story.project_id', '=', projectId)
    .where('story.deleted_at', 'is', null);

const cards = (db: Db, projectId: string) =>
  within(db, projectId).select(cardColumns).select('feature.name as feature_name');

const refs = (db: Db, projectId: string) =>
  db
    .selectFrom('story')
    .select(['story.id', 'story.number', 'story.title', 'story.status'])
    .where('story.project_id', '=', projectId)
    .where('story.deleted_at', 'is', null)
    .orderBy('story.number');

export const findStory = async (db: Db, projectId: string, id: string): Promise<Story> => {
  const row = await cards(db, projectId)
    .select(['story.provenance', 'story.edited_at'])
    .where('story.id', '=', id)
    .executeTakeFirst();
  if (row === undefined) return refuse('story_not_found', { id }, { field: 'id' });
  const criteria = await db
    .selectFrom('acceptance_criterion')
    .select(['id', 'number', 'given', 'when', 'outcome', 'kind', 'version'])
    .where('project_id', '=', projectId)
    .where('story_id', '=', id)
    .where('removed_at', 'is', null)
    .orderBy('number')
    .execute();
  const depends_on = await refs(db, projectId)
    .innerJoin('story_dependency', (join) =>
      join
        .onRef('story_dependency.project_id', '=', 'story.project_id')
        .onRef('story_dependency.depends_on', '=', 'story.id'),
    )
    .where('story_dependency.story_id', '=', id)
    .execute();
  const needed_by = await refs(db, projectId)
    .innerJoin('story_dependency', (join) =>
      join
        .onRef('story_dependency.project_id', '=', 'story.project_id')
        .onRef('story_dependency.story_id', '=', 'story.id'),
    )
    .where('story_dependency.depends_on', '=', id)
    .execute();
  const superseded_by = await refs(db, projectId).where('story.supersedes', '=', id).executeTakeFirst();
  const estimates = await db
    .selectFrom('story_estimate')
    .select(['member_id', 'points', 'reason', 'engine', 'created_at'])
    .where('project_id', '=', projectId)
    .where('story_id', '=', id)
    .orderBy('member_id')
    .execute();
  const history = await db
    .selectFrom('story_history')
    .select(['seq', 'action', 'status', 'story_points', 'sprint_id', 'date', 'who', 'notes'])
    .where('project_id', '=', projectId)
    .where('story_id', '=', id)
    .orderBy('seq')
    .execute();
  return {
    ...row,
    provenance: row.provenance === null ? null : (JSON.parse(row.provenance) as Provenance),
    criteria,
    depends_on,
    needed_by,
    superseded_by: superseded_by ?? null,
    estimates: estimates as StoryEstimate[],
    history,
  };
};

const list = os.story.list.handler(async ({ input, context }) => {
  let query = cards(context.store.db, input.project_id);
  if (input.pi_id !== undefined) query = query.where('story.pi_id', '=', input.pi_id);
  const order = { by: 'story.created_at', id: 'story.id', direction: 'desc', kind: 'instant' } as const;
  const { rows, next_cursor } = await paged(query, order, input);
  return { items: rows, next_cursor };
});

const count = os.story.count.handler(async ({ input, context }) => {
  let query = within(context.store.db, input.project_id).select(({ fn }) => fn.countAll<number>().as('count'));
  if (input.pi_id !== undefined) query = query.where('story.pi_id', '=', input.pi_id);
  return { count: (await query.executeTakeFirstOrThrow()).count };
});

const get = os.story.get.handler(({ input, context }) => findStory(context.store.db, input.project_id, input.id));

/** Which increment and feature are meant; refuses what is not this project's. */
const belongingOf = async (
  tx: Db,
  projectId: string,
  { pi_id, feature_id }: { pi_id?: string | null | undefined; feature_id: string | null },
): Promise<{ pi_id: string | null; feature_id: string | null }> => {
  const feature = feature_id === null ? null : await findFeature(tx, projectId, feature_id, 'feature_id');
  if (pi_id === undefined) return { pi_id: feature?.pi_id ?? null, feature_id };
  if (pi_id !== null) await findIncrement(tx, projectId, pi_id, 'pi_id');
  return { pi_id, feature_id };
};

/** Refuses a story to depend on that is not there. */
const knownStories = async (tx: Db, projectId: string, ids: readonly string[]): Promise<void> => {
  if (ids.length === 0) return;
  const known = new Set((await refs(tx, projectId).where('story.id', 'in', ids).execute()).map(({ id }) => id));
  const missing = ids.find((id) => !known.has(id));
  if (missing !== undefined) refuse('story_not_found', { id: missing }, { field: 'depends_on' });
};

const create = os.story.create.handler(({ input, context }) =>
  creating(context, 'story.create', input, async (tx, tell) => {
    const { project_id, ...story } = input;
    const belonging = await belongingOf(tx, project_id, story);
    await knownStories(tx, project_id, story.depends_on);
    const [id = ''] = await insertStories(tx, tell, context, project_id, [{ ...story, ...belonging }]);
    await record(tx, tell, context, {
      project_id,
      type: 'stories_added',
      message: 'Story added',
      description: story.title,
      icon: 'plus',
    });
    return findStory(tx, project_id, id);
  }),
);

export const storyOperations = { list, count, get, create };
