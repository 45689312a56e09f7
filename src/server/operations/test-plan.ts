import { paged } from '../db/page.ts';
import { os } from '../os.ts';
import { findIncrement } from './increment.ts';
import { standingNow, testsBeside } from './test-query.ts';

export const testPlan = os.test.plan.handler(async ({ input, context }) => {
  const { db } = context.store;
  const { project_id, pi_id } = input;
  await findIncrement(db, project_id, pi_id, 'pi_id');
  const stories = db
    .selectFrom('story')
    .leftJoin('feature', (join) =>
      join.onRef('feature.project_id', '=', 'story.project_id').onRef('feature.id', '=', 'story.feature_id'),
    )
    .select(['story.id', 'story.number', 'story.title', 'story.status', 'feature.name as feature_name'])
    .where('story.project_id', '=', project_id)
    .where('story.pi_id', '=', pi_id)
    .where('story.deleted_at', 'is', null);
  const order = { by: 'story.number', id: 'story.id', direction: 'asc', kind: 'number' } as const;
  const { rows, next_cursor } = await paged(stories, order, input);
  const ids = rows.map(({ id }) => id);
  if (ids.length === 0) return { items: [], next_cursor };
  const criteria = await db
    .selectFrom('acceptance_criterion')
    .select(['id', 'story_id'])
    .where('project_id', '=', project_id)
    .where('story_id', 'in', ids)
    .where('removed_at', 'is', null)
    .execute();
  const tests = await testsBeside(db)
    .select(['test_case.story_id', 'acceptance_criterion.id as criterion_id', standingNow.as('standing')])
    .where('test_case.project_id', '=', project_id)
    .where('test_case.story_id', 'in', ids)
    .execute();
  const tested = new Set(tests.map(({ criterion_id }) => criterion_id));
  const criteriaOf = Map.groupBy(criteria, ({ story_id }) => story_id);
  const testsOf = Map.groupBy(tests, ({ story_id }) => story_id);
  return {
    items: rows.map((story) => {
      const own = criteriaOf.get(story.id) ?? [];
      const checks = testsOf.get(story.id) ?? [];
      return {
        ...story,
        criteria: own.length,
        untested: own.filter(({ id }) => !tested.has(id)).length,
        tests: checks.length,
        passed: checks.filter(({ standing }) => standing === 'passed').length,
      };
    }),
    next_cursor,
  };
});
