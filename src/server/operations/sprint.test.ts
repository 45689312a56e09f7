import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Placement } from '#contract/sprint.ts';
import type { StoryPoints, StoryStatus } from '#contract/vocabulary.ts';
import { statusRank, workTimes } from '#domain/story.ts';
import { purgeProposals } from './sprint-proposal.ts';
import { aFeature, aProject, aStory, openTestApp, type TestApp } from '#tests/builders.ts';

let app: TestApp;
let now = new Date('2026-03-02T08:00:00Z');
/** The clock goes on by a millisecond whenever it is read, as a real one does. */
let ticking = false;
const read = (): Date => {
  const at = now;
  if (ticking) now = new Date(at.getTime() + 1);
  return at;
};
beforeAll(async () => {
  app = await openTestApp({ now: read });
});
afterAll(() => app.close());

const later = (hours: number) => {
  now = new Date(now.getTime() + hours * 3_600_000);
};

/** A project whose active increment has two sprints of two weeks, eight points each. */
const aPlannedProject = async () => {
  const { project, increment } = await aProject(app.client);
  const at = { project_id: project.id, pi_id: increment.id };
  await app.client.increment.update({
    project_id: project.id,
    id: increment.id,
    version: increment.version,
    start_date: '2026-03-02',
    end_date: '2026-03-29',
  });
  const { plan } = await app.client.sprint.cut({ ...at, weeks: 2 });
  const [first, second] = plan.sprints;
  if (first === undefined || second === undefined) throw new Error('two sprints were expected');
  return { project, at, first, second };
};

const aPlannedStory = (
  at: { project_id: string; pi_id: string },
  story_points: StoryPoints | null,
  needs: string[] = [],
) => aStory(app.client, at.project_id, { pi_id: at.pi_id, story_points, depends_on: needs });

const place = (at: { project_id: string; pi_id: string }, ...changes: Placement[]) =>
  app.client.sprint.place({ ...at, changes });

/** As the board does it, with its entry in the history. */
const setStatus = async (projectId: string, id: string, status: StoryStatus) => {
  const { db } = app.program.store;
  const story = await app.client.story.get({ project_id: projectId, id });
  const date = now.toISOString();
  await db
    .updateTable('story')
    .set({ status, status_rank: statusRank(status), ...workTimes(status, story, date), version: story.version + 1 })
    .where('id', '=', id)
    .execute();
  const { pi_id, sprint_id, story_points } = story;
  await db
    .insertInto('story_history')
    .values({
      project_id: projectId,
      story_id: id,
      seq: story.version + 1,
      action: 'status',
      status,
      story_points,
      pi_id,
      sprint_id,
      date,
      who: 'You',
      notes: null,
    })
    .execute();
};

test('sprints are cut from the dates of the increment, with one person and the usual focus', async () => {
  const { at, first, second } = await aPlannedProject();
  expect(first).toMatchObject({
    name: 'Sprint 1',
    starts_on: '2026-03-02',
    ends_on: '2026-03-15',
    status: 'planned',
    people: [{ person: 'You', days_off: 0 }],
    person_days: 10,
    capacity: 8,
  });
  expect(second).toMatchObject({ number: 2, starts_on: '2026-03-16', ends_on: '2026-03-29' });
  const { id, version } = await aPlannedStory(at, 3);
  await place(at, { id, version, sprint_id: second.id });
  const before = await app.client.sprint.plan(at);
  const { plan, undo } = await app.client.sprint.cut({ ...at, weeks: 4 });
  expect(plan.sprints.map((sprint) => [sprint.id, sprint.ends_on])).toEqual([[first.id, '2026-03-29']]);
  expect(plan.unscheduled).toMatchObject({ stories: 1, points: 3 });

  // Taken back in one step: dates, people and what was placed, under the same ids.
  const back = await app.client.sprint.uncut({ ...at, undo });
  const unversioned = ({ sprints, ...rest }: typeof back) => ({
    ...rest,
    sprints: sprints.map(({ version: _, ...sprint }) => sprint),
  });
  expect(unversioned(back)).toEqual(unversioned(before));
  const four = await app.client.sprint.cut({ ...at, count: 4 });
  expect(four.plan.sprints.map(({ starts_on }) => starts_on)).toEqual([
    '2026-03-02',
    '2026-03-09',
    '2026-03-16',
    '2026-03-23',
  ]);
  await place(at, { id, version: version + 3, sprint_id: four.undo.made[0]?.id ?? '' });
  const now = await app.client.sprint.plan(at);
  await expect(app.client.sprint.uncut({ ...at, undo: four.undo })).rejects.toMatchObject({
    data: { problem: 'changed_since' },
  });
  expect(await app.client.sprint.plan(at)).toEqual(now);
});

test('a sprint that was removed comes back with what it held, unless its number has been given away', async () => {
  const { at, second } = await aPlannedProject();
  const { id, version } = await aPlannedStory(at, 3);
  await place(at, { id, version, sprint_id: second.id });
  const one = { project_id: at.project_id, id: second.id };
  const saved = await app.client.sprint.update({ ...one, version: second.version, name: 'Harbour', goal: 'Land' });
  const [told] = (await app.client.activity.list({ project_id: at.project_id, limit: 1 })).items;
  expect(told?.message).toBe('Sprint 2 changed: Name Sprint 2 → Harbour; Goal none → Land');
  const { undo } = await app.client.sprint.delete({ ...one, version: saved.version });
  expect(await app.client.sprint.plan(at)).toMatchObject({ sprints: [{ number: 1 }], unscheduled: { stories: 1 } });
  const { sprints } = await app.client.sprint.uncut({ ...at, undo });
  expect(sprints[1]).toEqual({ ...saved, version: 1 });

  const again = await app.client.sprint.delete({ ...one, version: 1 });
  expect(await app.client.sprint.create(at)).toMatchObject({ number: 2 });
  await expect(app.client.sprint.uncut({ ...at, undo: again.undo })).rejects.toMatchObject({
    data: { problem: 'changed_since' },
  });
});

test('an increment without dates cannot be cut, but sprints can be added to it one by one', async () => {
  const { project, increment } = await aProject(app.client);
  const at = { project_id: project.id, pi_id: increment.id };
  await expect(app.client.sprint.cut(at)).rejects.toMatchObject({ data: { problem: 'increment_without_dates' } });
  await app.client.sprint.create(at);
  expect(await app.client.sprint.create(at)).toMatchObject({
    number: 2,
    starts_on: '2026-03-16',
    ends_on: '2026-03-29',
  });
});

test('capacity follows people, days off and focus factor', async () => {
  const { project, first } = await aPlannedProject();
  const at = { project_id: project.id, id: first.id };
  const people = [
    { person: 'Ada', days_off: 0 },
    { person: 'Bo', days_off: 4.5 },
  ];
  const changed = await app.client.sprint.update({ ...at, version: 1, people, focus_factor: 0.6 });
  expect(changed).toMatchObject({ people, person_days: 15.5, capacity: 9, version: 2 });
  await expect(app.client.sprint.update({ ...at, version: 2, ends_on: '2026-03-01' })).rejects.toMatchObject({
    data: { problem: 'ends_before_start' },
  });
});

test('stories are placed and taken back in one step, and a need that comes later is broken', async () => {
  const { at, first, second } = await aPlannedProject();
  const base = await aPlannedStory(at, 5);
  const after = await aPlannedStory(at, 5, [base.id]);
  const { undo } = await place(
    at,
    { id: base.id, version: 1, sprint_id: second.id },
    { id: after.id, version: 1, sprint_id: first.id },
  );
  const plan = await app.client.sprint.plan(at);
  expect(plan.sprints.map(({ load }) => load.points)).toEqual([5, 5]);
  expect(plan.broken).toEqual([
    { story: { id: after.id, number: after.number }, depends_on: { id: base.id, number: base.number } },
  ]);
  const { items } = await app.client.sprint.stories({ ...at, sprint_id: first.id });
  expect(items).toMatchObject([{ id: after.id, needs: [{ number: base.number, sprint_number: 2, broken: true }] }]);
  expect((await app.client.story.get({ project_id: at.project_id, id: after.id })).history.at(-1)).toMatchObject({
    action: 'planned',
    sprint_id: first.id,
    notes: 'Planned for Sprint 1',
  });
  await place(at, ...undo);
  const before = await app.client.sprint.plan(at);
  expect([before.unscheduled.stories, before.broken]).toEqual([2, []]);
});

test('placing is refused whole when one story has changed, is done or belongs elsewhere', async () => {
  const { at, first } = await aPlannedProject();
  const story = await aPlannedStory(at, 1);
  const done = await aStory(app.client, at.project_id, { pi_id: at.pi_id, status: 'done' });
  const elsewhere = await aStory(app.client, at.project_id);
  const good = { id: story.id, version: 1, sprint_id: first.id };
  for (const [change, problem] of [
    [{ id: story.id, version: 9, sprint_id: first.id }, 'stale'],
    [{ id: done.id, version: 1, sprint_id: first.id }, 'story_done'],
    [{ id: elsewhere.id, version: 1, sprint_id: first.id }, 'story_elsewhere'],
    [{ id: story.id, version: 1, sprint_id: at.pi_id }, 'sprint_not_found'],
  ] as const)
    await expect(place(at, good, change)).rejects.toMatchObject({ data: { problem } });
  expect((await app.client.sprint.plan(at)).unscheduled.stories).toBe(2);
});

test('a proposal keeps to capacity and needs, explains each placement, and changes nothing until it is accepted', async () => {
  const { at, first, second } = await aPlannedProject();
  const feature = await aFeature(app.client, at.project_id, { value_category: 'Must Have', pi_id: at.pi_id });
  const base = await aPlannedStory(at, 5);
  const must = await aStory(app.client, at.project_id, {
    pi_id: at.pi_id,
    feature_id: feature.id,
    priority: 'high',
    story_points: 3,
    depends_on: [base.id],
  });
  const small = await aPlannedStory(at, 8);
  const unknown = await aPlannedStory(at, null);
  await place(at, { id: must.id, version: 1, sprint_id: first.id }, { id: small.id, version: 1, sprint_id: first.id });
  const proposal = await app.client.sprint.propose(at);
  const kinds = ['moved', 'kept', 'left'] as const;
  const lists = await Promise.all(
    kinds.map((kind) => app.client.sprint.proposed({ ...at, id: proposal.id, kind, limit: 1 })),
  );
  expect(lists.map(({ next_cursor }) => next_cursor)).toEqual(['1', null, null]);
  const next = await app.client.sprint.proposed({ ...at, id: proposal.id, kind: 'moved', cursor: '1' });
  const [moved, kept, left] = lists.map(({ items }) => items);
  expect([...(moved ?? []), ...(kept ?? []), ...next.items, ...(left ?? [])]).toEqual([
    {
      story: { id: base.id, number: base.number, title: base.title, story_points: 5, version: 1 },
      from: null,
      to: first.id,
      why: 'It is worth most among what fits first. Worth: value 3 + urgency 3 + risk 1, over 5 points = 1.4.',
    },
    expect.objectContaining({
      from: first.id,
      to: first.id,
      why: 'It is worth most among what fits first. Worth: value 8 + urgency 8 + risk 1, over 3 points = 5.7.',
    }),
    expect.objectContaining({
      from: first.id,
      to: second.id,
      why: 'It takes 8 points, more than is left of Sprint 1 (0). Worth: value 3 + urgency 3 + risk 1, over 8 points = 0.9.',
    }),
    expect.objectContaining({
      story: expect.objectContaining({ id: unknown.id }) as unknown,
      to: null,
      why: 'It has no estimate yet. Worth: value 3 + urgency 3 + risk 1.',
    }),
  ]);
  expect(proposal).toMatchObject({
    counts: { moved: 2, kept: 1, left: 1 },
    now: { placed: 2, over: [first.id], broken: 1 },
    proposed: { placed: 3, worth: 55 },
    load: [
      { sprint_id: first.id, points: 8 },
      { sprint_id: second.id, points: 8 },
    ],
    bound: 55,
    optimal: true,
  });
  expect((await app.client.sprint.plan(at)).sprints.map(({ load }) => load.points)).toEqual([11, 0]);
  const plan = { ...at, id: proposal.id };
  expect(await app.client.sprint.accept(plan)).toEqual({ moved: 2 });
  expect((await app.client.sprint.plan(at)).sprints.map(({ load }) => load.points)).toEqual([8, 8]);
  await expect(app.client.sprint.accept(plan)).rejects.toMatchObject({ data: { problem: 'stale' } });
  expect(await app.client.sprint.undoAccept(plan)).toEqual({ moved: 2 });
  expect((await app.client.sprint.plan(at)).sprints.map(({ load }) => load.points)).toEqual([11, 0]);
  const again = await app.client.sprint.propose(at);
  await app.client.sprint.accept({ ...at, id: again.id });
  expect((await app.client.sprint.plan(at)).sprints.map(({ load }) => load.points)).toEqual([8, 8]);
});

test('a proposed plan is kept for a day', async () => {
  const { at } = await aPlannedProject();
  const { id } = await app.client.sprint.propose(at);
  const { db } = app.program.store;
  await purgeProposals(db, new Date(now.getTime() + 23 * 3_600_000));
  expect(await app.client.sprint.accept({ ...at, id })).toEqual({ moved: 0 });
  expect(await purgeProposals(db, new Date(now.getTime() + 25 * 3_600_000))).toBeGreaterThan(0);
  await expect(app.client.sprint.accept({ ...at, id })).rejects.toMatchObject({
    data: { problem: 'proposal_not_found' },
  });
});

test('one sprint of a project is active; what is not done goes on when it is finished', async () => {
  const { at, first, second } = await aPlannedProject();
  const one = { project_id: at.project_id };
  const [done, open] = [await aPlannedStory(at, 5), await aPlannedStory(at, 3)];
  await place(at, ...[done, open].map(({ id }) => ({ id, version: 1, sprint_id: first.id })));
  const started = await app.client.sprint.start({ ...one, id: first.id, version: first.version });
  expect(started).toMatchObject({ status: 'active', committed_points: 8, started_at: now.toISOString() });
  await expect(app.client.sprint.start({ ...one, id: second.id, version: second.version })).rejects.toMatchObject({
    message: 'Finish Sprint 1 first. One sprint of a project is active at a time.',
    data: { problem: 'sprint_active_already' },
  });
  // A start is taken back, unless work has begun since.
  const planned = await app.client.sprint.undoStart({ ...one, id: first.id, version: started.version });
  expect(planned).toMatchObject({ status: 'planned', committed_points: null, started_at: null });
  const restarted = await app.client.sprint.start({ ...one, id: first.id, version: planned.version });
  // What has begun stays when sprints are cut anew.
  const { plan: recut } = await app.client.sprint.cut({ ...at, count: 2 });
  expect(recut.sprints.map(({ id, starts_on, ends_on }) => [id === first.id, starts_on, ends_on])).toEqual([
    [true, '2026-03-02', '2026-03-15'],
    [false, '2026-03-16', '2026-03-22'],
    [false, '2026-03-23', '2026-03-29'],
  ]);
  later(26);
  await setStatus(at.project_id, done.id, 'done');
  const late = await aPlannedStory(at, 2);
  await place(at, { id: late.id, version: 1, sprint_id: first.id });
  later(24);
  await expect(app.client.sprint.undoStart({ ...one, id: first.id, version: restarted.version })).rejects.toMatchObject(
    { data: { problem: 'changed_since' } },
  );
  const figures = await app.client.sprint.figures({ ...one, id: first.id });
  expect(figures.changes).toMatchObject([
    { kind: 'added', story: { number: late.number }, points_before: null, points_after: 2, who: 'You' },
  ]);
  expect(figures.days.slice(0, 5).map(({ day, held }) => [day, held?.scope, held?.done])).toEqual([
    [null, 8, 0],
    ['2026-03-02', 8, 0],
    ['2026-03-03', 10, 5],
    ['2026-03-04', 10, 5],
    ['2026-03-05', undefined, undefined],
  ]);
  const ended = await app.client.sprint.finish({ ...one, id: first.id, version: restarted.version });
  const again = await app.client.sprint.undoFinish({
    ...one,
    id: first.id,
    version: ended.sprint.version,
    moved: ended.moved,
  });
  expect(again).toMatchObject({ status: 'active', finished_at: null, load: { stories: 3 } });
  expect((await app.client.sprint.figures({ ...one, id: first.id })).changes).toEqual(figures.changes);
  const { sprint: finished, moved } = await app.client.sprint.finish({ ...one, id: first.id, version: again.version });
  expect(finished).toMatchObject({ status: 'finished', load: { stories: 3, points: 10, done_points: 5 } });
  const goOn = { id: second.id, version: 1 };
  const { version } = (await app.client.sprint.plan(at)).sprints.find(({ id }) => id === second.id) ?? goOn;
  const running = await app.client.sprint.start({ ...one, id: second.id, version });
  const undoing = { ...one, id: first.id, version: finished.version, moved };
  await expect(app.client.sprint.undoFinish(undoing)).rejects.toMatchObject({
    data: { problem: 'sprint_active_already' },
  });
  await app.client.sprint.undoStart({ ...one, id: second.id, version: running.version });
  const plan = await app.client.sprint.plan(at);
  expect(plan.sprints[1]?.load).toMatchObject({ stories: 2, points: 5 });
  expect(plan.measured_focus).toBe(0.5);
  expect(await app.client.sprint.velocity(one)).toMatchObject([{ name: 'Sprint 1', committed: 8, done: 5 }]);
  await expect(place(at, { id: open.id, version: 5, sprint_id: first.id })).rejects.toMatchObject({
    data: { problem: 'sprint_finished' },
  });
});

test('a finished sprint stays as it was at its end, whatever becomes of its stories', async () => {
  const { at, first } = await aPlannedProject();
  const one = { project_id: at.project_id, id: first.id };
  const [done, open, deleted] = [await aPlannedStory(at, 5), await aPlannedStory(at, 3), await aPlannedStory(at, 1)];
  await place(at, ...[done, open, deleted].map(({ id }) => ({ id, version: 1, sprint_id: first.id })));
  ticking = true;
  try {
    const { version } = await app.client.sprint.start({ ...one, version: first.version });
    await app.client.story.changeMany({ ...at, changes: [{ id: deleted.id, version: 2, deleted: true }] });
    await setStatus(at.project_id, done.id, 'done');
    later(1);
    await app.client.sprint.finish({ ...one, version });
    await app.client.story.update({ ...one, id: open.id, version: 3, story_points: 8 });
  } finally {
    ticking = false;
  }
  const held = { stories: 2, points: 8, done_stories: 1, done_points: 5, unestimated: 0 };
  expect((await app.client.sprint.plan(at)).sprints[0]?.load).toEqual(held);
  const { sprint, days, changes } = await app.client.sprint.figures(one);
  expect(sprint.load).toEqual(held);
  expect(days.findLast(({ held: stood }) => stood !== null)?.held).toMatchObject({ scope: 8, done: 5 });
  // What went on when it was finished is no change of its scope.
  expect(changes.map(({ kind, story }) => [kind, story.number])).toEqual([['removed', deleted.number]]);
});

test('a sprint that has begun is not removed, and leaves nothing to cut when it lasts to the end', async () => {
  const { at, first } = await aPlannedProject();
  const one = { project_id: at.project_id, id: first.id };
  const { version } = await app.client.sprint.update({ ...one, version: first.version, ends_on: '2026-03-29' });
  const started = await app.client.sprint.start({ ...one, version });
  await expect(app.client.sprint.cut(at)).rejects.toMatchObject({ data: { problem: 'sprints_fill_increment' } });
  await expect(app.client.sprint.delete({ ...one, version: started.version })).rejects.toMatchObject({
    data: { problem: 'sprint_begun' },
  });
});

test('a sprint of an increment that is not active is not started', async () => {
  const { project } = await aProject(app.client);
  const planned = await app.client.increment.create({ project_id: project.id, start_date: '2026-06-01' });
  const { plan } = await app.client.sprint.cut({ project_id: project.id, pi_id: planned.id });
  await expect(
    app.client.sprint.start({ project_id: project.id, id: plan.sprints[0]?.id ?? '', version: 1 }),
  ).rejects.toMatchObject({ data: { problem: 'increment_not_begun' } });
});

test('a forecast below six weeks of finished work is a range of the estimates over the capacity', async () => {
  const { at } = await aPlannedProject();
  expect(await app.client.sprint.forecast(at)).toMatchObject({ basis: 'estimates', remaining: 0, early: null });
  const feature = await aFeature(app.client, at.project_id, { pi_id: at.pi_id });
  await aStory(app.client, at.project_id, { pi_id: at.pi_id, feature_id: feature.id, story_points: 8 });
  await aPlannedStory(at, 8);
  const today = now.toISOString().slice(0, 10);
  const forecast = await app.client.sprint.forecast(at);
  // 16 points in four weeks; 8 lies between 6.5 and 10.5.
  expect(forecast).toMatchObject({ basis: 'estimates', weeks: 0, per_week: 4, remaining: 16, stories: 2 });
  const daysTo = (day: string | null | undefined) => (Date.parse(day ?? '') - Date.parse(today)) / 86_400_000;
  expect([forecast.early, forecast.late].map(daysTo)).toEqual([23, 37]);
  expect(forecast.features).toMatchObject([{ id: feature.id, stories: 1, remaining: 8 }]);
  expect([forecast.features[0]?.early, forecast.features[0]?.late].map(daysTo)).toEqual([12, 19]);
});

test('a forecast from six weeks of finished work on names the same dates each time it is asked on a day', async () => {
  const { at } = await aPlannedProject();
  for (let week = 0; week < 7; week += 1) {
    await aStory(app.client, at.project_id, { pi_id: at.pi_id, story_points: week % 2 === 0 ? 5 : 3, status: 'done' });
    later(7 * 24);
  }
  for (let n = 0; n < 4; n += 1) await aPlannedStory(at, 5);
  const forecast = await app.client.sprint.forecast(at);
  expect(forecast).toMatchObject({ basis: 'history', weeks: 7, remaining: 20 });
  expect(forecast.early && forecast.late && forecast.early <= forecast.late).toBe(true);
  const weeksTo = (Date.parse(forecast.early ?? '') - now.getTime()) / (7 * 86_400_000);
  expect(weeksTo).toBeGreaterThan(4);
  expect(weeksTo).toBeLessThan(7);
  expect(await app.client.sprint.forecast(at)).toEqual(forecast);
});
