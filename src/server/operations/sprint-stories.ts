import type { Provenance } from '#contract/provenance.ts';
import type { PlannedStory, SprintPlan } from '#contract/sprint.ts';
import { worthInWords, worthOf } from '#domain/story-worth.ts';
import { paged } from '../db/page.ts';
import type { Db } from '../db/store.ts';
import { os } from '../os.ts';
import { findIncrement } from './increment.ts';

/**
 * The needs of stories that are not done, each with the sprint of what is needed. A need is broken when its story is in a
 * sprint that comes before, or what it needs is in none.
 */
const openNeeds = (db: Db, projectId: string) =>
  db
    .selectFrom('story_dependency as need')
    .innerJoin('story', (join) =>
      join.onRef('story.project_id', '=', 'need.project_id').onRef('story.id', '=', 'need.story_id'),
    )
    .innerJoin('story as other', (join) =>
      join.onRef('other.project_id', '=', 'need.project_id').onRef('other.id', '=', 'need.depends_on'),
    )
    .leftJoin('sprint', (join) =>
      join.onRef('sprint.project_id', '=', 'story.project_id').onRef('sprint.id', '=', 'story.sprint_id'),
    )
    .leftJoin('sprint as other_sprint', (join) =>
      join.onRef('other_sprint.project_id', '=', 'other.project_id').onRef('other_sprint.id', '=', 'other.sprint_id'),
    )
    .where('need.project_id', '=', projectId)
    .where('story.deleted_at', 'is', null)
    .where('other.deleted_at', 'is', null);

type Need = {
  status: string;
  starts_on: string | null;
  other_status: string;
  other_starts_on: string | null;
};

/** Sprints are compared by their dates, since what is needed may be in one of another increment. */
const isBroken = ({ status, starts_on, other_status, other_starts_on }: Need): boolean =>
  status !== 'done' &&
  other_status !== 'done' &&
  starts_on !== null &&
  (other_starts_on === null || other_starts_on > starts_on);

const needColumns = [
  'story.status',
  'sprint.starts_on',
  'other.status as other_status',
  'other_sprint.starts_on as other_starts_on',
] as const;

/** Stories that come before what they need, by the sprints that they are planned for. */
export const brokenNeeds = async (db: Db, projectId: string, piId: string): Promise<SprintPlan['broken']> => {
  const rows = await openNeeds(db, projectId)
    .select(needColumns)
    .select(['story.id', 'story.number', 'other.id as other_id', 'other.number as other_number'])
    .where('story.pi_id', '=', piId)
    .where('story.sprint_id', 'is not', null)
    .where('story.status', '<>', 'done')
    .where('other.status', '<>', 'done')
    .orderBy('story.number')
    .orderBy('other.number')
    .execute();
  return rows.filter(isBroken).map(({ id, number, other_id, other_number }) => ({
    story: { id, number },
    depends_on: { id: other_id, number: other_number },
  }));
};

/** The stories of an increment with what planning weighs. */
export const storiesToPlan = (db: Db, projectId: string, piId: string) =>
  db
    .selectFrom('story')
    .leftJoin('feature', (join) =>
      join.onRef('feature.project_id', '=', 'story.project_id').onRef('feature.id', '=', 'story.feature_id'),
    )
    .select([
      'story.id',
      'story.number',
      'story.title',
      'story.status',
      'story.priority',
      'story.story_points',
      'story.sprint_id',
      'story.value',
      'story.time_criticality',
      'story.risk',
      'story.place',
      'story.version',
      'feature.value_category',
    ])
    .where('story.project_id', '=', projectId)
    .where('story.pi_id', '=', piId)
    .where('story.deleted_at', 'is', null);

export const listSprintStories = os.sprint.stories.handler(async ({ input, context }) => {
  const { db } = context.store;
  const { project_id, pi_id, sprint_id, status } = input;
  await findIncrement(db, project_id, pi_id, 'pi_id');
  let query = storiesToPlan(db, project_id, pi_id).select([
    'story.feature_id',
    'feature.name as feature_name',
    'story.provenance',
    'story.edited_at',
    'story.reviewed_at',
  ]);
  query =
    sprint_id === undefined
      ? query.where('story.sprint_id', 'is', null)
      : query.where('story.sprint_id', '=', sprint_id);
  if (status !== undefined) query = query.where('story.status', '=', status);
  const order = { by: 'story.place', id: 'story.id', direction: 'asc', kind: 'text' } as const;
  const { rows, next_cursor } = await paged(query, order, input);
  const needs =
    rows.length === 0
      ? []
      : await openNeeds(db, project_id)
          .select(needColumns)
          .select([
            'need.story_id',
            'other.id',
            'other.number',
            'other.title',
            'other_sprint.number as sprint_number',
            'other.pi_id',
          ])
          .where(
            'need.story_id',
            'in',
            rows.map(({ id }) => id),
          )
          .orderBy('other.number')
          .execute();
  const byStory = Map.groupBy(needs, ({ story_id }) => story_id);
  return {
    items: rows.map((row): PlannedStory => {
      const { value: _, time_criticality: __, risk: ___, place: ____, value_category: _____, ...story } = row;
      return {
        ...story,
        provenance: story.provenance === null ? null : (JSON.parse(story.provenance) as Provenance),
        worth: worthInWords(row),
        wsjf: worthOf(row).wsjf,
        needs: (byStory.get(row.id) ?? []).map((need) => ({
          id: need.id,
          number: need.number,
          title: need.title,
          // The number of a sprint says something only beside those of its own increment.
          sprint_number: need.pi_id === pi_id ? need.sprint_number : null,
          broken: isBroken(need),
        })),
      };
    }),
    next_cursor,
  };
});
