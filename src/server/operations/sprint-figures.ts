import { scopeChanges, sprintDays, type Standing } from '#domain/sprint-figures.ts';
import type { Db } from '../db/store.ts';
import { os } from '../os.ts';
import { findFinishedSprints, findSprint } from './sprint-rows.ts';

/** The histories of all stories that ever were in a sprint, each in the order of time. */
const historiesOf = async (db: Db, projectId: string, sprintId: string) => {
  const rows = await db
    .selectFrom('story_history as entry')
    .innerJoin('story', (join) =>
      join.onRef('story.project_id', '=', 'entry.project_id').onRef('story.id', '=', 'entry.story_id'),
    )
    .select([
      'story.id',
      'story.number',
      'story.title',
      'entry.action',
      'entry.status',
      'entry.story_points',
      'entry.sprint_id',
      'entry.date',
      'entry.who',
    ])
    .where('entry.project_id', '=', projectId)
    .where(
      'entry.story_id',
      'in',
      db
        .selectFrom('story_history')
        .select('story_id')
        .where('project_id', '=', projectId)
        .where('sprint_id', '=', sprintId),
    )
    .orderBy('story.number')
    .orderBy('entry.seq')
    .execute();
  return Map.groupBy(rows, ({ id }) => id)
    .values()
    .map((history) => {
      const [{ id, number, title } = { id: '', number: 0, title: '' }] = history;
      return { story: { id, number, title }, history: history satisfies Standing[] };
    })
    .toArray();
};

const figures = os.sprint.figures.handler(async ({ input, context }) => {
  const { db } = context.store;
  const sprint = await findSprint(db, input.project_id, input.id);
  const { started_at } = sprint;
  if (started_at === null) return { sprint, days: [], changes: [] };
  const histories = await historiesOf(db, input.project_id, input.id);
  const begun = { ...sprint, started_at };
  return {
    sprint,
    days: sprintDays(
      begun,
      histories.map(({ history }) => history),
      context.now(),
    ),
    changes: scopeChanges(begun, histories),
  };
});

const velocity = os.sprint.velocity.handler(async ({ input, context }) =>
  (await findFinishedSprints(context.store.db, input.project_id)).map(
    ({ id, pi_id, name, ends_on, committed_points, load }) => ({
      id,
      pi_id,
      name,
      ends_on,
      committed: committed_points ?? 0,
      done: load.done_points,
    }),
  ),
);

export const sprintFigureOperations = { figures, velocity };
