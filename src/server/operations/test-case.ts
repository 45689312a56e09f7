import type { Criterion } from '#contract/story.ts';
import type { TestDetail } from '#contract/test-case.ts';
import type { TestLevel, TestPriority, TestStanding } from '#contract/vocabulary.ts';
import { folded } from '#domain/backlog.ts';
import { testReference } from '#domain/test-reference.ts';
import { isUnreviewed } from '#domain/reviewed.ts';
import { changing, creating, refuseStale, versionOf } from '../changing.ts';
import { markDeleted, markRestored } from '../deleting.ts';
import { paged } from '../db/page.ts';
import { contains } from '../db/search.ts';
import type { Db, Store } from '../db/store.ts';
import { os } from '../os.ts';
import { refuse } from '../refuse.ts';
import { lookedInto } from '../reviewed.ts';
import { record, recordChange } from './activity.ts';
import { incrementOfTest, standingNow, testsBeside } from './test-query.ts';
import { belongingOfTest, foldedTest, insertTests, testColumns, testOf } from './test-rows.ts';

const resultsShown = 50;

const within = (db: Db, projectId: string) => testsBeside(db).where('test_case.project_id', '=', projectId);

/** A criterion that was removed is no longer the test's. */
const testExpressions = [
  'acceptance_criterion.id as criterion_id',
  standingNow.as('standing'),
  incrementOfTest.as('pi_id'),
] as const;

const tests = (db: Db, projectId: string) => within(db, projectId).select(testColumns).select(testExpressions);

const resultsOf = (db: Db, projectId: string, testId: string, version: number | null) =>
  db
    .selectFrom('test_result')
    .select(['id', 'result', 'at', 'source', 'run', 'who', 'message', 'duration_ms', 'criterion_version'])
    .where('project_id', '=', projectId)
    .where('test_id', '=', testId)
    .orderBy('at', 'desc')
    .orderBy('id', 'desc')
    .limit(resultsShown)
    .execute()
    .then((rows) =>
      rows.map(({ criterion_version, ...row }) => ({
        ...row,
        stale: version !== null && criterion_version !== version,
      })),
    );

export const findTest = async (db: Db, projectId: string, id: string, field = 'id'): Promise<TestDetail> => {
  const row = await tests(db, projectId)
    .select([
      'story.number as story_number',
      'story.title as story_title',
      'story.status as story_status',
      'acceptance_criterion.number as criterion_number',
      'acceptance_criterion.given',
      'acceptance_criterion.when',
      'acceptance_criterion.outcome',
      'acceptance_criterion.kind',
      'acceptance_criterion.version as criterion_version',
    ])
    .where('test_case.id', '=', id)
    .executeTakeFirst();
  if (row === undefined) return refuse('test_not_found', { id }, { field });
  const { story_number, story_title, story_status, ...withCriterion } = row;
  const { criterion_number, given, when, outcome, kind, criterion_version, ...test } = withCriterion;
  return {
    ...testOf(test),
    story:
      test.story_id === null || story_number === null
        ? null
        : { id: test.story_id, number: story_number, title: story_title ?? '', status: story_status ?? 'backlog' },
    criterion:
      test.criterion_id === null
        ? null
        : ({
            id: test.criterion_id,
            number: criterion_number,
            given,
            when,
            outcome,
            kind,
            version: criterion_version,
          } as Criterion),
    results: await resultsOf(db, projectId, id, criterion_version),
  };
};

type Filters = {
  project_id: string;
  pi_id?: string | undefined;
  story_id?: string | undefined;
  criterion_id?: string | undefined;
  standing: TestStanding | 'pending' | 'all';
  priority: TestPriority | 'all';
  level: TestLevel | 'all';
  reviewed: 'all' | 'not_yet';
  search: string;
};

/** The tests that the filters leave; each filter left at 'all' or empty narrows nothing. */
const filtered = ({ db, dialect }: Store, filters: Filters) => {
  let query = within(db, filters.project_id);
  if (filters.pi_id !== undefined) query = query.where(incrementOfTest, '=', filters.pi_id);
  if (filters.story_id !== undefined) query = query.where('test_case.story_id', '=', filters.story_id);
  if (filters.criterion_id !== undefined) query = query.where('acceptance_criterion.id', '=', filters.criterion_id);
  if (filters.standing === 'pending') query = query.where(standingNow, '<>', 'passed');
  else if (filters.standing !== 'all') query = query.where(standingNow, '=', filters.standing);
  if (filters.priority !== 'all') query = query.where('test_case.priority', '=', filters.priority);
  if (filters.level !== 'all') query = query.where('test_case.level', '=', filters.level);
  if (filters.reviewed === 'not_yet')
    query = query.where('test_case.provenance', 'is not', null).where('test_case.reviewed_at', 'is', null);
  const search = folded(filters.search.trim());
  return search === '' ? query : query.where(contains(dialect, 'test_case.folded', search));
};

const list = os.test.list.handler(async ({ input, context }) => {
  const query = filtered(context.store, input).select(testColumns).select(testExpressions);
  const order = { by: 'test_case.number', id: 'test_case.id', direction: 'asc', kind: 'number' } as const;
  const { rows, next_cursor } = await paged(query, order, input);
  return { items: rows.map(testOf), next_cursor };
});

const count = os.test.count.handler(async ({ input, context }) => {
  const row = await filtered(context.store, input)
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .executeTakeFirstOrThrow();
  return { count: row.count };
});

const get = os.test.get.handler(({ input, context }) => findTest(context.store.db, input.project_id, input.id));

const create = os.test.create.handler(({ input, context }) =>
  creating(context, 'test.create', input, async (tx, tell) => {
    const { project_id, ...test } = input;
    const [id = ''] = await insertTests(tx, tell, context, project_id, [test]);
    return findTest(tx, project_id, id);
  }),
);

const createMany = os.test.createMany.handler(({ input, context }) =>
  creating(context, 'test.createMany', input, async (tx, tell) => {
    const { project_id } = input;
    const ids = await insertTests(tx, tell, context, project_id, input.tests);
    await record(tx, tell, context, {
      project_id,
      type: 'tests_added',
      message: ids.length === 1 ? 'Test added' : `${ids.length} tests added`,
      icon: 'flask',
    });
    const rows = await tests(tx, project_id).where('test_case.id', 'in', ids).orderBy('test_case.number').execute();
    return rows.map(testOf);
  }),
);

/** What of a test is an advisor's words; that a test program has another name for it is not. */
const offered = ['title', 'level', 'priority', 'steps', 'expected'] as const;
const isReworded = (before: TestDetail, after: Partial<TestDetail>): boolean =>
  offered.some((name) => after[name] !== undefined && String(after[name]) !== String(before[name]));

const update = os.test.update.handler(({ input, context }) => {
  const version = versionOf(context, input);
  const { project_id, id, version: _, criterion_id, steps, ...fields } = input;
  return changing(context, async (tx, tell) => {
    const before = await findTest(tx, project_id, id);
    if (before.version !== version) refuse('stale', {}, { current: before });
    const belonging =
      criterion_id === undefined || criterion_id === before.criterion_id
        ? {}
        : criterion_id === null
          ? { criterion_id }
          : await belongingOfTest(tx, project_id, { criterion_id });
    const now = context.now().toISOString();
    const { numUpdatedRows } = await tx
      .updateTable('test_case')
      .set({
        ...fields,
        ...belonging,
        ...(steps && { steps: JSON.stringify(steps) }),
        folded: foldedTest({ ...before, ...fields, steps: steps ?? before.steps }),
        updated_at: now,
        ...(before.provenance !== null && isReworded(before, input) && { edited_at: now }),
      })
      .set((eb) => ({ version: eb('version', '+', 1) }))
      .where('project_id', '=', project_id)
      .where('id', '=', id)
      .where('version', '=', version)
      .executeTakeFirst();
    if (numUpdatedRows === 0n) refuse('stale', {}, { current: await findTest(tx, project_id, id) });
    await lookedInto(tx, 'test_case', input, context.now());
    tell('test', project_id, id);
    const after = await findTest(tx, project_id, id);
    await recordChange(tx, tell, context, 'test', {
      project_id,
      name: testReference(before.number),
      description: before.title,
      changes: [{ before, after }],
    });
    return after;
  });
});

const remove = os.test.delete.handler(({ input, context }) => {
  const version = versionOf(context, input);
  const { project_id, id } = input;
  return changing(context, async (tx, tell) => {
    if (!(await markDeleted(tx, 'test_case', input, version, context.now())))
      refuse('stale', {}, { current: await findTest(tx, project_id, id) });
    tell('test', project_id, id);
    return true;
  });
});

const restore = os.test.restore.handler(({ input, context }) =>
  changing(context, async (tx, tell) => {
    const { project_id, id } = input;
    await refuseStale(tx, context, 'test_case', input, () => findTest(tx, project_id, id));
    if (await markRestored(tx, 'test_case', input, context.now())) tell('test', project_id, id);
    return findTest(tx, project_id, id);
  }),
);

const confirm = os.test.confirm.handler(({ input, context }) => {
  const version = versionOf(context, input);
  return changing(context, async (tx, tell) => {
    const { project_id, id } = input;
    const before = await findTest(tx, project_id, id);
    if (before.version !== version) refuse('stale', {}, { current: before });
    if (!isUnreviewed(before)) return before;
    await lookedInto(tx, 'test_case', input, context.now());
    tell('test', project_id, id);
    return findTest(tx, project_id, id);
  });
});

export const testOperations = { list, count, get, create, createMany, update, delete: remove, restore, confirm };
