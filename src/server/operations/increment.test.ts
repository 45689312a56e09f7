import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { aProject, openTestApp, type TestApp } from '#tests/builders.ts';

let app: TestApp;
beforeAll(async () => {
  app = await openTestApp();
});
afterAll(() => app.close());

const activityOf = async (project_id: string) =>
  (await app.client.activity.list({ project_id, limit: 50 })).items.map(({ type, message }) => `${type}: ${message}`);

/** Advance until the increment is completed. */
const finished = async (project_id: string, id: string) => {
  let increment = await app.client.increment.get({ project_id, id });
  while (increment.status === 'active')
    increment = await app.client.increment.advance({ project_id, id, version: increment.version });
  return increment;
};

/** A project with no increment at all, as an import may leave it. */
const aBareProject = async () => {
  const { project } = await aProject(app.client);
  await app.program.store.db.deleteFrom('increment').where('project_id', '=', project.id).execute();
  await app.program.store.db.deleteFrom('activity').where('project_id', '=', project.id).execute();
  return project.id;
};

describe('a new increment', () => {
  test('is planned while another is active, with the next number and name', async () => {
    const { project } = await aProject(app.client);
    const second = await app.client.increment.create({ project_id: project.id, start_date: '2026-01-31' });
    expect(second).toMatchObject({
      name: 'PI 2',
      status: 'planned',
      order_index: 2,
      start_date: '2026-01-31',
      end_date: '2026-02-28',
    });
    expect(second.stages).toHaveLength(6);
    expect(await activityOf(project.id)).toContain('pi_update: PI 2 created');
  });

  test('may end on the last day there is', async () => {
    const { project } = await aProject(app.client);
    const created = await app.client.increment.create({ project_id: project.id, start_date: '2999-12-31' });
    expect(created.end_date).toBe('3000-01-31');
  });

  test('that ends before it starts is refused', async () => {
    const { project } = await aProject(app.client);
    const dates = { start_date: '2026-03-02', end_date: '2026-03-01' };
    await expect(app.client.increment.create({ project_id: project.id, ...dates })).rejects.toMatchObject({
      status: 400,
      data: { problem: 'ends_before_start', field: 'end_date' },
    });
  });

  test('is the only active one, however many are created at once', async () => {
    const project_id = await aBareProject();
    const created = await Promise.all(Array.from({ length: 6 }, () => app.client.increment.create({ project_id })));
    expect(created.map(({ status }) => status).toSorted()).toEqual(['active', ...Array<string>(5).fill('planned')]);
    expect(new Set(created.map(({ order_index }) => order_index))).toEqual(new Set([1, 2, 3, 4, 5, 6]));
    expect(created.map(({ name }) => name).toSorted()).toEqual([1, 2, 3, 4, 5, 6].map((n) => `PI ${n}`));
  });
});

test('a project without increments gets its first one when they are listed, even by many at once', async () => {
  const project_id = await aBareProject();
  const lists = await Promise.all(Array.from({ length: 5 }, () => app.client.increment.list({ project_id })));
  expect(new Set(lists.map((list) => list.map(({ id }) => id).join()))).toHaveProperty('size', 1);
  expect(lists[0]).toMatchObject([{ name: 'PI 1', status: 'active' }]);
});

test('a project without a log gets its first entry when it is read, even by many at once', async () => {
  const project_id = await aBareProject();
  const logs = await Promise.all(Array.from({ length: 5 }, () => app.client.activity.list({ project_id })));
  for (const log of logs) expect(log.items.map(({ message }) => message)).toEqual(['Project created']);
});

describe('advancing', () => {
  test('goes one stage when two people advance at once, and tells the other', async () => {
    const { project, increment } = await aProject(app.client);
    const at = { project_id: project.id, id: increment.id, version: increment.version };
    const outcomes = await Promise.allSettled([app.client.increment.advance(at), app.client.increment.advance(at)]);
    expect(outcomes.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected']);
    expect(outcomes.find((outcome) => outcome.status === 'rejected')?.reason).toMatchObject({
      status: 409,
      data: { problem: 'stale', current: { id: increment.id, current_stage: 'pi_planning', version: 2 } },
    });
    const now = await app.client.increment.get({ project_id: project.id, id: increment.id });
    expect(now).toMatchObject({ current_stage: 'pi_planning', version: 2 });
    expect(await activityOf(project.id)).toEqual([
      'stage_change: PI 1 advanced to PI Planning',
      'project_created: Project created',
    ]);
  });

  test('past Review completes the increment and begins the next one', async () => {
    const { project, increment } = await aProject(app.client);
    const second = await app.client.increment.create({ project_id: project.id });
    await app.client.increment.create({ project_id: project.id });
    const done = await finished(project.id, increment.id);
    expect(done).toMatchObject({ status: 'completed', current_stage: 'review' });
    expect(done.stages.every(({ status }) => status === 'completed')).toBe(true);
    const list = await app.client.increment.list({ project_id: project.id });
    expect(list.map(({ status }) => status)).toEqual(['completed', 'active', 'planned']);
    expect(list[1]).toMatchObject({
      id: second.id,
      current_stage: 'kickoff',
      stages: [{ status: 'in_progress' }, {}, {}, {}, {}, {}],
    });
    expect((await activityOf(project.id)).slice(0, 2).toSorted()).toEqual([
      'stage_change: PI 1 completed',
      'stage_change: PI 2 began',
    ]);
    const [entry] = (await app.client.activity.list({ project_id: project.id, pi_id: second.id })).items;
    expect(entry).toMatchObject({ user_name: 'System', message: 'PI 2 began' });
    expect(await app.client.project.metrics({ id: project.id })).toMatchObject({
      totalPis: 3,
      completedPis: 1,
      activePi: second.id,
    });
  });

  test('past Review leaves no active increment when none is planned, and a new one is active again', async () => {
    const { project, increment } = await aProject(app.client);
    const done = await finished(project.id, increment.id);
    expect(await app.client.increment.active({ project_id: project.id })).toBeNull();
    await expect(
      app.client.increment.advance({ project_id: project.id, id: done.id, version: done.version }),
    ).rejects.toMatchObject({ status: 409, data: { problem: 'increment_completed' } });
    const next = await app.client.increment.create({ project_id: project.id });
    expect(next.status).toBe('active');
  });

  test('a planned increment is refused', async () => {
    const { project } = await aProject(app.client);
    const second = await app.client.increment.create({ project_id: project.id });
    await expect(
      app.client.increment.advance({ project_id: project.id, id: second.id, version: 1 }),
    ).rejects.toMatchObject({ status: 409, data: { problem: 'increment_not_active', current: { id: second.id } } });
  });
});

test('figures of an increment count its stories and its tests that have not passed', async () => {
  const { project, increment } = await aProject(app.client);
  const { db } = app.program.store;
  const own = { project_id: project.id, pi_id: increment.id, title: 'x', created_at: new Date().toISOString() };
  for (const status of ['done', 'ready'] as const) {
    const story = { description: '', priority: 'low', feature_id: null, story_points: 1, status } as const;
    await db
      .insertInto('story')
      .values({ ...own, ...story, id: app.program.newId() })
      .execute();
  }
  for (const latest_result of ['passed', 'failed', null] as const)
    await db
      .insertInto('test_case')
      .values({ ...own, id: app.program.newId(), latest_result })
      .execute();
  const at = { project_id: project.id, id: increment.id };
  expect(await app.client.increment.metrics(at)).toEqual({ storiesCreated: 2, storiesCompleted: 1, testsPending: 2 });
  expect(await app.client.story.count({ project_id: project.id, pi_id: increment.id })).toEqual({ count: 2 });
  expect((await app.client.story.list({ project_id: project.id })).items).toHaveLength(2);
  const card = (await app.client.project.list({ limit: 200 })).items.find(({ id }) => id === project.id);
  expect(card).toMatchObject({ activeStories: 1, pendingTests: 2 });
});
