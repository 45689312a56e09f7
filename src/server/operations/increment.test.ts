import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { aFeature, aProject, aStory, openTestApp, type TestApp } from '#tests/builders.ts';

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
  const { created_at } = await app.client.project.get({ id: project_id });
  expect(logs[0]?.items[0]).toMatchObject({ timestamp: created_at, user_name: 'System', type: 'project_created' });
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

describe('undoing an advance', () => {
  const rows = async (project_id: string) => (await app.client.increment.list({ project_id })).map(standing);
  const standing = ({ id, status, current_stage, stages }: Awaited<ReturnType<typeof app.client.increment.get>>) => ({
    id,
    status,
    current_stage,
    stages,
  });

  test('restores stages and current stage exactly, and the log says so', async () => {
    const { project, increment } = await aProject(app.client);
    const at = { project_id: project.id, id: increment.id };
    const advanced = await app.client.increment.advance({ ...at, version: increment.version });
    const undone = await app.client.increment.undoAdvance({ ...at, version: advanced.version });
    expect(standing(undone)).toEqual(standing(increment));
    expect(await app.client.increment.get(at)).toEqual({ ...increment, version: 3, updated_at: undone.updated_at });
    const [entry] = (await app.client.activity.list({ project_id: project.id })).items;
    expect(entry).toMatchObject({
      type: 'stage_change',
      message: 'PI 1 taken back to Kickoff',
      description: 'Advancing to PI Planning was undone',
      pi_id: increment.id,
    });
  });

  test('of the last stage restores the increment and the one that had begun by it', async () => {
    const { project, increment } = await aProject(app.client);
    await app.client.increment.create({ project_id: project.id });
    let last = increment;
    while (last.current_stage !== 'review')
      last = await app.client.increment.advance({ project_id: project.id, id: last.id, version: last.version });
    const before = await rows(project.id);
    const done = await app.client.increment.advance({ project_id: project.id, id: last.id, version: last.version });
    expect((await rows(project.id)).map(({ status }) => status)).toEqual(['completed', 'active']);
    await app.client.increment.undoAdvance({ project_id: project.id, id: last.id, version: done.version });
    expect(await rows(project.id)).toEqual(before);
    expect((await activityOf(project.id)).slice(0, 2).toSorted()).toEqual([
      'stage_change: PI 1 taken back to Review',
      'stage_change: PI 2 is planned again',
    ]);
  });

  test('happens once: what was undone, or never advanced, is refused', async () => {
    const { project, increment } = await aProject(app.client);
    const at = { project_id: project.id, id: increment.id };
    await expect(app.client.increment.undoAdvance({ ...at, version: 1 })).rejects.toMatchObject({
      status: 409,
      data: { problem: 'advance_settled', current: { version: 1 } },
    });
    const { version } = await app.client.increment.advance({ ...at, version: 1 });
    const outcomes = await Promise.allSettled([
      app.client.increment.undoAdvance({ ...at, version }),
      app.client.increment.undoAdvance({ ...at, version }),
    ]);
    expect(outcomes.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected']);
    await expect(app.client.increment.undoAdvance({ ...at, version: version + 1 })).rejects.toMatchObject({
      data: { problem: 'advance_settled' },
    });
  });

  test('is refused when the increment was changed since', async () => {
    const { project, increment } = await aProject(app.client);
    const at = { project_id: project.id, id: increment.id };
    const advanced = await app.client.increment.advance({ ...at, version: 1 });
    const edited = await app.client.increment.update({ ...at, version: advanced.version, goal: 'Boats' });
    await expect(app.client.increment.undoAdvance({ ...at, version: advanced.version })).rejects.toMatchObject({
      data: { problem: 'stale', current: { version: 3 } },
    });
    await expect(app.client.increment.undoAdvance({ ...at, version: edited.version })).rejects.toMatchObject({
      data: { problem: 'advance_settled' },
    });
    expect(await app.client.increment.get(at)).toEqual(edited);
  });

  test('is refused when the next increment has moved on, or another was begun', async () => {
    const { project, increment } = await aProject(app.client);
    const project_id = project.id;
    const second = await app.client.increment.create({ project_id });
    const done = await finished(project_id, increment.id);
    const begun = await app.client.increment.get({ project_id, id: second.id });
    await app.client.increment.advance({ project_id, id: second.id, version: begun.version });
    await expect(
      app.client.increment.undoAdvance({ project_id, id: done.id, version: done.version }),
    ).rejects.toMatchObject({ data: { problem: 'advance_settled' } });

    const alone = await aProject(app.client);
    const ended = await finished(alone.project.id, alone.increment.id);
    await app.client.increment.create({ project_id: alone.project.id });
    await expect(
      app.client.increment.undoAdvance({ project_id: alone.project.id, id: ended.id, version: ended.version }),
    ).rejects.toMatchObject({ data: { problem: 'advance_settled' } });
  });
});

describe('changing an increment', () => {
  test('keeps what was left out, and is written into the log', async () => {
    const { project, increment } = await aProject(app.client);
    const at = { project_id: project.id, id: increment.id };
    const changed = await app.client.increment.update({ ...at, version: 1, name: 'Spring', start_date: '2026-03-01' });
    expect(changed).toEqual({
      ...increment,
      name: 'Spring',
      start_date: '2026-03-01',
      version: 2,
      updated_at: changed.updated_at,
    });
    expect(await activityOf(project.id)).toContain('pi_update: Spring updated');
  });

  test('to end before its start is refused, whichever of the two was there before', async () => {
    const { project, increment } = await aProject(app.client);
    const at = { project_id: project.id, id: increment.id };
    const { version } = await app.client.increment.update({ ...at, version: 1, start_date: '2026-03-02' });
    await expect(app.client.increment.update({ ...at, version, end_date: '2026-03-01' })).rejects.toMatchObject({
      data: { problem: 'ends_before_start', field: 'end_date' },
    });
    await expect(app.client.increment.update({ ...at, version: 1, goal: 'Late' })).rejects.toMatchObject({
      data: { problem: 'stale', current: { version: 2, start_date: '2026-03-02' } },
    });
    const cleared = await app.client.increment.update({ ...at, version, start_date: null, end_date: '2026-03-01' });
    expect(cleared).toMatchObject({ start_date: null, end_date: '2026-03-01' });
  });
});

test('figures of all increments count the features selected for each, and the stories', async () => {
  const { project, increment } = await aProject(app.client);
  const project_id = project.id;
  const second = await app.client.increment.create({ project_id });
  const { db } = app.program.store;
  for (const [pi_id, status] of [
    [increment.id, 'implemented'],
    [increment.id, 'selected'],
    [increment.id, 'rejected'],
    [second.id, 'selected'],
  ] as const) {
    const { id } = await aFeature(app.client, project_id);
    await db.updateTable('feature').set({ pi_id, status }).where('id', '=', id).execute();
  }
  await aFeature(app.client, project_id);
  expect(await app.client.increment.figures({ project_id })).toEqual([
    { id: increment.id, featuresPlanned: 2, featuresImplemented: 1, storiesCreated: 0, storiesCompleted: 0 },
    { id: second.id, featuresPlanned: 1, featuresImplemented: 0, storiesCreated: 0, storiesCompleted: 0 },
  ]);
});

test('figures of an increment count its stories and its tests that have not passed', async () => {
  const { project, increment } = await aProject(app.client);
  const { db } = app.program.store;
  const own = { pi_id: increment.id, title: 'x' };
  for (const status of ['done', 'ready'] as const) await aStory(app.client, project.id, { ...own, status });
  const now = new Date().toISOString();
  const test = { level: 'system', priority: 'P1', steps: '[]', expected: '', folded: '', created_by: 'You' } as const;
  for (const [number, latest_result] of ['passed', 'failed', null].entries())
    await db
      .insertInto('test_case')
      .values({
        ...test,
        ...own,
        project_id: project.id,
        id: app.program.newId(),
        number,
        latest_result: latest_result as 'passed' | 'failed' | null,
        created_at: now,
        updated_at: now,
      })
      .execute();
  const at = { project_id: project.id, id: increment.id };
  const three = { storiesCreated: 2, storiesCompleted: 1, testsPending: 2 };
  expect(await app.client.increment.metrics(at)).toMatchObject(three);
  expect(await app.client.story.count({ project_id: project.id, pi_id: increment.id })).toEqual({ count: 2 });
  expect((await app.client.story.list({ project_id: project.id })).items).toHaveLength(2);
  const card = (await app.client.project.list({ limit: 200 })).items.find(({ id }) => id === project.id);
  expect(card).toMatchObject({ activeStories: 1, pendingTests: 2 });
});

test('what the stages of an increment still lack is counted', async () => {
  const { client } = app;
  const { project, increment } = await aProject(client);
  const selected = { pi_id: increment.id, status: 'selected' } as const;
  const split = await aFeature(client, project.id, selected);
  await aFeature(client, project.id, selected);
  await aFeature(client, project.id, { pi_id: increment.id, status: 'rejected' });
  const criterion = { given: 'a boat', when: 'it is booked', outcome: 'it is taken' };
  const story = { pi_id: increment.id, feature_id: split.id, criteria: [criterion, criterion] };
  const { id: story_id, criteria } = await aStory(client, project.id, { ...story, story_points: 3, status: 'ready' });
  const gone = await aStory(client, project.id, story);
  await client.story.delete({ project_id: project.id, id: gone.id, version: gone.version });
  await aStory(client, project.id, { ...story, criteria: [] });
  const check = { story_id, criterion_id: criteria[0]?.id ?? '', title: 'It is taken' };
  await client.test.create({ project_id: project.id, ...check });
  expect(await client.increment.metrics({ project_id: project.id, id: increment.id })).toMatchObject({
    featuresSelected: 2,
    featuresWithoutStories: 1,
    storiesCreated: 2,
    storiesNotReady: 1,
    storiesUnestimated: 1,
    criteriaUntested: 1,
    testsPending: 1,
  });
});
