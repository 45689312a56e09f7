import { afterAll, beforeAll, expect, test } from 'vitest';
import { aFeature, aProject, aStory, openTestApp, type TestApp } from '#tests/builders.ts';

let app: TestApp;
beforeAll(async () => {
  app = await openTestApp();
});
afterAll(() => app.close());

/** An increment with a finished feature, a half-finished one, and an unfinished story of none. */
const aWorkedIncrement = async () => {
  const { client } = app;
  const { project, increment } = await aProject(client);
  const at = { project_id: project.id, pi_id: increment.id };
  const feature = (name: string) => aFeature(client, project.id, { name, pi_id: increment.id, status: 'selected' });
  const boats = await feature('Book a boat');
  const oars = await feature('Count oars');
  const story = (fields: object) => aStory(client, project.id, { pi_id: increment.id, story_points: 3, ...fields });
  const booked = await story({ feature_id: boats.id, status: 'done', title: 'Book' });
  const counted = await story({ feature_id: oars.id, status: 'done', title: 'Count' });
  const open = await story({ feature_id: oars.id, status: 'in_progress', title: 'Report a broken oar' });
  const stray = await story({ status: 'ready', title: 'Stray' });
  return { at, boats, oars, booked, counted, open, stray };
};

test('what was planned stands against what was done', async () => {
  const { at, boats, oars, stray } = await aWorkedIncrement();
  expect(await app.client.review.get(at)).toMatchObject({
    next: null,
    features: [
      { id: boats.id, done: true, stories: { planned: 1, done: 1 }, points: { planned: 3, done: 3 } },
      { id: oars.id, done: false, stories: { planned: 2, done: 1 }, points: { planned: 6, done: 3 } },
    ],
    loose: [{ id: stray.id }],
    figures: {
      features: { planned: 2, done: 1 },
      stories: { planned: 4, done: 2 },
      points: { planned: 12, done: 6 },
    },
  });
});

test('unfinished work goes to the next increment or back to the backlog, what is done stays, and all of it can be taken back', async () => {
  const { client } = app;
  const { at, oars, counted, open, stray } = await aWorkedIncrement();
  const { project_id } = at;
  await expect(client.review.carry({ ...at, to: 'next', feature_ids: [oars.id] })).rejects.toMatchObject({
    data: { problem: 'next_increment_missing' },
  });
  const next = await client.increment.create({ project_id, name: 'Summer' });
  const sprint = await client.sprint.create(at);
  await app.program.store.db.updateTable('story').set({ sprint_id: sprint.id }).where('id', '=', open.id).execute();
  const { undo } = await client.review.carry({ ...at, to: 'next', feature_ids: [oars.id] });
  const story = (id: string) => client.story.get({ project_id, id });
  const feature = async () => client.feature.get({ project_id, id: oars.id });
  expect(await story(open.id)).toMatchObject({ pi_id: next.id, sprint_id: null, status: 'in_progress' });
  expect((await story(open.id)).history.at(-1)).toMatchObject({ notes: 'Carried from PI 1 to Summer', who: 'You' });
  expect(await story(counted.id)).toMatchObject({ pi_id: at.pi_id, status: 'done' });
  expect(await feature()).toMatchObject({ pi_id: next.id, pi_number: 2, status: 'selected' });
  expect((await feature()).history.at(-1)).toMatchObject({ notes: 'Carried from PI 1 to Summer' });
  // It was planned all the same.
  const after = await client.review.get(at);
  expect(after).toMatchObject({
    features: [{ name: 'Book a boat' }],
    carried: [
      {
        id: oars.id,
        to: { id: next.id, name: 'Summer' },
        stories: { planned: 2, done: 1 },
        points: { planned: 6, done: 3 },
      },
    ],
    figures: {
      features: { planned: 2, done: 1 },
      stories: { planned: 4, done: 2 },
      points: { planned: 12, done: 6 },
    },
  });
  const planned = async () =>
    (await client.increment.figures({ project_id })).map(({ featuresPlanned }) => featuresPlanned);
  expect(await planned()).toEqual([2, 1]);
  const events = await Array.fromAsync(await client.review.summarise(at));
  expect(
    events.flatMap((event) => (event.type === 'claim' ? [event.claim.about.map(({ name }) => name)] : []))[0],
  ).toEqual(['Book a boat', 'Count oars']);
  await client.review.undoCarry({ ...at, undo });
  expect(await story(open.id)).toMatchObject({ pi_id: at.pi_id, sprint_id: sprint.id });
  expect(await feature()).toMatchObject({ pi_id: at.pi_id, pi_number: 1, status: 'selected' });
  expect((await client.review.get(at)).carried).toEqual([]);
  expect(await planned()).toEqual([2, 0]);
  await expect(client.review.undoCarry({ ...at, undo })).rejects.toMatchObject({ data: { problem: 'stale' } });

  await client.review.carry({ ...at, to: 'backlog', feature_ids: [oars.id], story_ids: [stray.id] });
  expect(await story(stray.id)).toMatchObject({ pi_id: null });
  expect(await feature()).toMatchObject({ pi_id: null, pi_number: null, status: 'suggested' });
  expect(await client.review.get(at)).toMatchObject({
    loose: [],
    carried: [{ id: oars.id, to: null }],
    figures: { stories: { planned: 4, done: 2 } },
  });
  await expect(client.review.carry({ ...at, to: 'backlog', story_ids: [counted.id] })).rejects.toMatchObject({
    data: { problem: 'story_not_found' },
  });
});

test('an action becomes one story of the next increment, and nothing else does', async () => {
  const { client } = app;
  const { at } = await aWorkedIncrement();
  const next = await client.increment.create({ project_id: at.project_id, name: 'Summer' });
  const action = await client.review.note.add({ ...at, kind: 'action', text: 'Oil the locks' });
  const praise = await client.review.note.add({ ...at, kind: 'went_well', text: 'The lake' });
  const { note, story } = await client.review.note.toStory({ ...at, id: action.id });
  expect(story).toMatchObject({ title: 'Oil the locks', pi_id: next.id, status: 'backlog' });
  expect(note.story).toMatchObject({ id: story.id, number: story.number });
  expect((await client.review.note.toStory({ ...at, id: action.id })).story.id).toBe(story.id);
  await expect(client.review.note.toStory({ ...at, id: praise.id })).rejects.toMatchObject({
    data: { problem: 'note_no_action' },
  });
  await client.review.note.delete({ ...at, id: praise.id, version: 1 });
  expect((await client.review.get(at)).notes.map(({ id }) => id)).toEqual([action.id]);
  expect(await client.review.note.restore({ ...at, id: praise.id })).toMatchObject({ text: 'The lake' });
});

test('the checklist of the demo is filled from finished stories, ticked by a person, and keeps what was taken off', async () => {
  const { client } = app;
  const { at, boats, oars } = await aWorkedIncrement();
  const [first, second] = await client.review.demo.fill(at);
  expect([first?.text, first?.feature_id, second?.feature_id]).toEqual(['Book', boats.id, oars.id]);
  expect(await client.review.demo.show({ ...at, id: first?.id ?? '', shown: true })).toMatchObject({ shown_by: 'You' });
  expect(await client.review.demo.show({ ...at, id: first?.id ?? '', shown: false })).toMatchObject({ shown_at: null });
  await client.review.demo.delete({ ...at, id: second?.id ?? '', version: 1 });
  await client.review.demo.add({ ...at, feature_id: oars.id, text: 'The rack' });
  expect((await client.review.demo.fill(at)).map(({ text }) => text)).toEqual(['Book', 'The rack']);
});

test('every sentence of the summary names items of this increment', async () => {
  const { client } = app;
  const { at, boats, oars, booked, counted, open, stray } = await aWorkedIncrement();
  const events = await Array.fromAsync(await client.review.summarise(at));
  const claims = events.flatMap((event) => (event.type === 'claim' ? [event.claim] : []));
  expect(claims.length).toBeGreaterThan(1);
  const own = new Set([boats, oars, booked, counted, open, stray].map(({ id }) => id));
  for (const { about } of claims) {
    expect(about.length).toBeGreaterThan(0);
    expect(about.every(({ id, name }) => own.has(id) && name !== '')).toBe(true);
  }
  expect(claims.some(({ text, about }) => text.includes('"Book a boat"') && about[0]?.id === boats.id)).toBe(true);
});
