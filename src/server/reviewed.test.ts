import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Origin, Provenance } from '#contract/provenance.ts';
import { aFeature, anOffer, aProject, aStory, aTest, openTestApp, type TestApp } from '#tests/builders.ts';

let app: TestApp;
let hours = 0;
/** Every change is an hour after the one before. */
const tick = () => new Date(Date.UTC(2026, 2, 1, hours++));
beforeAll(async () => {
  app = await openTestApp({ now: tick });
});
afterAll(() => app.close());

const provenance: Provenance = {
  persona: 'quinn',
  engine: 'Scripted',
  model: null,
  rule: 'tests.criterion',
  quote: null,
  reasoning: 'Shows that criterion 1 holds.',
  run_id: null,
};
type Row = Origin & { id: string; version: number };
type Acts = Record<string, (row: Row) => Promise<unknown>>;

/** What an advisor wrote, accepted together with another one; how to read it, and what a person can do to it alone. */
const nouns = {
  story: async () => {
    const { project, increment } = await aProject(app.client);
    const project_id = project.id;
    const feature = await aFeature(app.client, project_id, { status: 'selected' });
    const at = { project_id, pi_id: increment.id, feature_id: feature.id };
    const offers = [await anOffer(app, at), await anOffer(app, at, { title: 'Lend oars' })];
    await app.program.store.db
      .updateTable('refinement_item')
      .set({ provenance: JSON.stringify(provenance) })
      .where('project_id', '=', project_id)
      .execute();
    const { story, refinement } = app.client;
    const items = offers.map(({ id }) => ({ id, version: 1 }));
    const { stories } = await refinement.settle({ ...at, items, outcome: 'accepted' });
    const acts: Acts = {
      'new words': ({ id, version }) => story.update({ project_id, id, version, title: 'Lend a boat' }),
      'an estimate': ({ id, version }) => story.update({ project_id, id, version, story_points: 3 }),
      'a status': ({ id, version }) =>
        story.changeMany({ project_id, changes: [{ id, version, status: 'ready' as const }] }),
      'another column': ({ id }) => story.move({ project_id, id, status: 'ready' }),
      'a point of readiness': ({ id }) => story.check({ project_id, id, check_id: 'understood', confirmed: true }),
      'a confirmation': ({ id, version }) => story.confirm({ project_id, id, version }),
    };
    const together = () =>
      story.changeMany({
        project_id,
        changes: stories.map(({ id, version }) => ({ id, version, priority: 'high' as const })),
      });
    const get = (id: string): Promise<Row> => story.get({ project_id, id });
    const unread = async () => (await story.list({ project_id, reviewed: 'not_yet' })).items;
    return { rows: stories as Row[], acts, get, unread, together };
  },
  test: async () => {
    const { project } = await aProject(app.client);
    const project_id = project.id;
    const { test: cases } = app.client;
    const tests = ['A boat', 'An oar'].map((title) => ({ title, provenance }));
    const rows = await cases.createMany({ project_id, tests });
    const acts: Acts = {
      'new words': ({ id, version }) => cases.update({ project_id, id, version, expected: 'It floats.' }),
      'a name for automation': ({ id, version }) => cases.update({ project_id, id, version, external_id: 'boats.a' }),
      'a result by hand': ({ id }) => cases.record({ project_id, id, result: 'passed' }),
      'a confirmation': ({ id, version }) => cases.confirm({ project_id, id, version }),
    };
    const together = () =>
      cases.report({ project_id, results: rows.map(({ number }) => ({ test: `T-${number}`, result: 'passed' })) });
    const get = (id: string): Promise<Row> => cases.get({ project_id, id });
    const unread = async () => (await cases.list({ project_id, reviewed: 'not_yet' })).items;
    return { rows: rows as Row[], acts, get, unread, together };
  },
  risk: async () => {
    const { project, increment } = await aProject(app.client);
    const at = { project_id: project.id, pi_id: increment.id };
    const { risk: all } = app.client.test;
    const risks = ['Boats sink', 'Oars break'].map((title) => ({ title, probability: 2, impact: 3, provenance }));
    const rows = await all.createMany({ ...at, risks });
    const acts: Acts = {
      'new words': ({ id, version }) => all.update({ ...at, id, version, mitigation: 'Stay ashore.' }),
      'a confirmation': ({ id, version }) => all.confirm({ ...at, id, version }),
    };
    const get = async (id: string): Promise<Row> => {
      const row = (await all.list(at)).find((one) => one.id === id);
      if (!row) throw new Error('no such risk');
      return row;
    };
    const unread = () => all.list({ ...at, reviewed: 'not_yet' });
    // Nothing is done to several risks at once but accepting them.
    return { rows: rows as Row[], acts, get, unread, together: unread };
  },
};

const cases = {
  story: ['new words', 'an estimate', 'a status', 'another column', 'a point of readiness', 'a confirmation'],
  test: ['new words', 'a name for automation', 'a result by hand', 'a confirmation'],
  risk: ['new words', 'a confirmation'],
} as const;

describe.each(Object.keys(cases) as (keyof typeof cases)[])('a %s that an advisor wrote', (noun) => {
  test('and that was accepted with others is not reviewed until a person does something to it alone', async () => {
    const { rows, unread, together, get } = await nouns[noun]();
    expect(rows).toMatchObject([
      { provenance, edited_at: null, reviewed_at: null },
      { provenance, edited_at: null, reviewed_at: null },
    ]);
    await together();
    expect((await unread()).map(({ id }) => id).toSorted()).toEqual(rows.map(({ id }) => id).toSorted());
    expect(await get(rows[0]?.id ?? '')).toMatchObject({ reviewed_at: null });
  });

  test.each(cases[noun])('is reviewed by %s, once, and edited where its words change', async (act) => {
    const { rows, acts, unread, get } = await nouns[noun]();
    const [one, other] = rows;
    if (!one || !other) throw new Error('two rows');
    await acts[act]?.(one);
    const after = await get(one.id);
    expect(after.reviewed_at).not.toBeNull();
    expect(after.edited_at !== null).toBe(act === 'new words');
    expect((await unread()).map(({ id }) => id)).toEqual([other.id]);
    await acts['a confirmation']?.(after);
    expect((await get(one.id)).reviewed_at).toBe(after.reviewed_at);
  });
});

test('what a person accepts alone, or had edited before, is reviewed; what a person typed needs none', async () => {
  const { project, increment } = await aProject(app.client);
  const project_id = project.id;
  const { test: cases } = app.client;
  const alone = await aTest(app.client, project_id, { provenance });
  const both = [
    { title: 'As it was', provenance },
    { title: 'Edited', provenance, edited: true },
  ];
  const [plain, edited] = await cases.createMany({ project_id, tests: both });
  const some = expect.any(String) as string;
  expect([alone, plain, edited]).toMatchObject([
    { edited_at: null, reviewed_at: some },
    { edited_at: null, reviewed_at: null },
    { edited_at: some, reviewed_at: some },
  ]);
  const risk = { pi_id: increment.id, title: 'Boats sink', probability: 2, impact: 3, mitigation: '' };
  const accepted = await cases.risk.create({ project_id, ...risk, provenance });
  expect(accepted).toMatchObject({ edited_at: null, reviewed_at: accepted.created_at });
  expect(await cases.risk.confirm({ project_id, pi_id: risk.pi_id, id: accepted.id, version: 1 })).toEqual(accepted);

  const typed = await aStory(app.client, project_id);
  const changed = await app.client.story.update({ project_id, id: typed.id, version: 1, title: 'Row' });
  expect(changed).toMatchObject({ provenance: null, edited_at: null, reviewed_at: null });
  expect(await app.client.story.count({ project_id, reviewed: 'not_yet' })).toEqual({ count: 0 });
});

test('an offer that was accepted, taken back and accepted again counts as edited only if it was', async () => {
  const { project, increment } = await aProject(app.client);
  const feature = await aFeature(app.client, project.id, { status: 'selected' });
  const at = { project_id: project.id, pi_id: increment.id, feature_id: feature.id };
  const { id } = await anOffer(app, at);
  await app.program.store.db
    .updateTable('refinement_item')
    .set({ provenance: JSON.stringify(provenance) })
    .where('id', '=', id)
    .execute();
  const { refinement } = app.client;
  await refinement.settle({ ...at, items: [{ id, version: 1 }], outcome: 'accepted' });
  const [open] = await refinement.reopen({ ...at, ids: [id] });
  const again = await refinement.settle({ ...at, items: [{ id, version: open?.version ?? 0 }], outcome: 'accepted' });
  expect(again.stories).toMatchObject([{ edited_at: null, reviewed_at: expect.any(String) as string }]);
});

test('a story keeps where it came from on the cards of sprints, and when it is split, merged, put together again, superseded, carried on and restored', async () => {
  const { project, increment } = await aProject(app.client);
  const project_id = project.id;
  const feature = await aFeature(app.client, project_id, { status: 'selected' });
  const at = { project_id, pi_id: increment.id, feature_id: feature.id };
  const offers = [
    await anOffer(app, at, { title: 'Book and return boats', i_want: 'book and return boats' }),
    await anOffer(app, at, { title: 'Lend oars' }),
  ];
  await app.program.store.db
    .updateTable('refinement_item')
    .set({ provenance: JSON.stringify(provenance) })
    .where('project_id', '=', project_id)
    .execute();
  const { story, refinement, review } = app.client;
  const items = offers.map(({ id }) => ({ id, version: 1 }));
  const accepted = await refinement.settle({ ...at, items, outcome: 'accepted' });
  const whole = accepted.stories.find(({ title }) => title === 'Book and return boats');
  const oars = accepted.stories.find(({ title }) => title === 'Lend oars');
  if (!whole || !oars) throw new Error('two stories');
  const all = async () => (await story.list({ project_id })).items;
  const origin = { provenance, edited_at: null, reviewed_at: null };
  const cards = await app.client.sprint.stories({ project_id, pi_id: increment.id });
  expect(cards.items).toMatchObject([origin, origin]);

  const parts = await story.split({ project_id, id: whole.id, version: whole.version });
  expect(parts.stories).toHaveLength(2);
  const edited = expect.any(String) as string;
  expect(parts.stories.map((one) => [one.provenance, one.edited_at])).toEqual([
    [provenance, edited],
    [provenance, edited],
  ]);
  await story.regroup({ project_id, undo: parts.undo });
  const merged = await story.merge({
    project_id,
    id: whole.id,
    version: (await story.get({ project_id, id: whole.id })).version,
    other: { id: oars.id, version: oars.version },
  });
  expect(merged.story).toMatchObject({ provenance, edited_at: edited });
  await story.regroup({ project_id, undo: merged.undo });
  expect((await all()).map((one) => one.provenance)).toEqual([provenance, provenance]);

  const { version } = await story.get({ project_id, id: oars.id });
  await story.delete({ project_id, id: oars.id, version });
  expect(await story.restore({ project_id, id: oars.id })).toMatchObject({ provenance });
  await story.move({ project_id, id: oars.id, status: 'done' });
  expect(await story.supersede({ project_id, id: oars.id })).toMatchObject({ provenance });
  await review.carry({ project_id, pi_id: increment.id, to: 'backlog', story_ids: [whole.id] });
  expect(await story.get({ project_id, id: whole.id })).toMatchObject({ provenance, pi_id: null });
  expect((await all()).every((one) => one.provenance?.rule === provenance.rule)).toBe(true);
});
