import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { limits } from '#contract/vocabulary.ts';
import { aFeature, aProject, everything, openTestApp, type TestApp } from '#tests/builders.ts';

let app: TestApp;
let now = new Date('2026-03-01T09:00:00Z');
beforeAll(async () => {
  app = await openTestApp({ now: () => now });
});
afterAll(() => app.close());

/** A project with features that differ in value, size and increment. */
const aBacklog = async () => {
  const { project, increment } = await aProject(app.client);
  const project_id = project.id;
  const boats = await aFeature(app.client, project_id, { name: 'Boats', value_category: 'Must Have', complexity: 'L' });
  const oars = await aFeature(app.client, project_id, { name: 'Oars', complexity: 'S', pi_number: null });
  const trailer = await aFeature(app.client, project_id, {
    name: 'Trailer',
    value_category: 'Could Have',
    pi_number: 3,
  });
  return { project, increment, project_id, boats, oars, trailer };
};

const namesIn = async (project_id: string, order: 'value' | 'wsjf' | 'hand') =>
  (await app.client.feature.list({ project_id, order, limit: 200 })).items.map(({ name }) => name);

describe('a change of many', () => {
  test('sets status, value and increment of each, and appends one entry to the history of each', async () => {
    const { project_id, increment, boats, oars } = await aBacklog();
    now = new Date(now.getTime() + 1_000);
    const { undo } = await app.client.feature.changeMany({
      project_id,
      changes: [
        { id: boats.id, version: 1, status: 'selected' },
        { id: oars.id, version: 1, status: 'implemented', value_category: 'Must Have', pi_number: 1 },
      ],
    });
    const changed = await app.client.feature.get({ project_id, id: oars.id });
    expect(changed).toMatchObject({ status: 'implemented', value_category: 'Must Have', pi_number: 1, version: 2 });
    expect(changed.pi_id).toBe(increment.id);
    expect(changed.history.slice(1)).toEqual([
      {
        action: 'implemented',
        pi: 1,
        date: now.toISOString(),
        notes: 'Status changed to implemented. Value changed to Must Have. Moved to PI 1',
        who: 'You',
      },
    ]);
    expect(undo).toEqual([
      { id: boats.id, version: 2, status: 'suggested' },
      { id: oars.id, version: 2, status: 'suggested', value_category: 'Should Have', pi_number: null },
    ]);
    const [told] = (await app.client.activity.list({ project_id })).items;
    expect(told?.message).toBe('2 features changed: Status; Value category Should Have → Must Have; PI none → 1');
  });

  test('is taken back by a further change, which the history shows', async () => {
    const { project_id, oars, trailer } = await aBacklog();
    await app.program.store.db.updateTable('feature').set({ status: null }).where('id', '=', trailer.id).execute();
    const before = await app.client.feature.list({ project_id });
    const { undo } = await app.client.feature.changeMany({
      project_id,
      changes: [oars, trailer].map(({ id }) => ({
        id,
        version: 1,
        status: 'rejected',
        value_category: 'Must Have',
        pi_number: 2,
      })),
    });
    await app.client.feature.changeMany({ project_id, changes: undo });
    const after = await app.client.feature.list({ project_id });
    const values = ({ items }: typeof before) =>
      items.map(({ name, status, value_category, pi_id, pi_number }) => [
        name,
        status,
        value_category,
        pi_id,
        pi_number,
      ]);
    expect(values(after)).toEqual(values(before));
    expect(await namesIn(project_id, 'wsjf')).toEqual(['Oars', 'Boats', 'Trailer']);
    const { history } = await app.client.feature.get({ project_id, id: oars.id });
    expect(history.map(({ action }) => action)).toEqual(['suggested', 'rejected', 'suggested']);
  });

  test('with one stale version or one foreign feature changes none', async () => {
    const { project_id, boats, oars } = await aBacklog();
    const foreign = await aBacklog();
    await app.client.feature.setStatus({ project_id, id: oars.id, status: 'rejected' });
    const before = await everything(app);
    const changes = [
      { id: boats.id, version: 1, status: 'selected' as const },
      { id: oars.id, version: 1, status: 'selected' as const },
    ];
    await expect(app.client.feature.changeMany({ project_id, changes })).rejects.toMatchObject({
      status: 409,
      data: { problem: 'stale', current: { id: oars.id, status: 'rejected' } },
    });
    const other = [{ id: foreign.boats.id, version: 1, status: 'selected' as const }];
    await expect(app.client.feature.changeMany({ project_id, changes: other })).rejects.toMatchObject({
      data: { problem: 'feature_not_found', field: 'changes' },
    });
    expect(await everything(app)).toEqual(before);
  });

  test('that changes nothing writes nothing', async () => {
    const { project_id, boats } = await aBacklog();
    const before = await everything(app);
    const changes = [{ id: boats.id, version: 1, status: 'suggested' as const, value_category: 'Must Have' as const }];
    expect(await app.client.feature.changeMany({ project_id, changes })).toEqual({ undo: [] });
    expect(await everything(app)).toEqual(before);
  });

  test('and changes of single features at the same time all stay in the histories', async () => {
    const { project_id, boats, oars, trailer } = await aBacklog();
    const all = [boats, oars, trailer];
    const changing = Array.from({ length: 5 }, async (_, n) => {
      const current = await app.client.feature.matching({ project_id });
      await app.client.feature
        .changeMany({ project_id, changes: current.items.map((one) => ({ ...one, pi_number: n + 4 })) })
        .catch((error: unknown) => expect(error).toMatchObject({ data: { problem: 'stale' } }));
    });
    const single = Array.from({ length: 30 }, (_, n) =>
      app.client.feature.setStatus({ project_id, id: all[n % 3]?.id ?? '', status: 'selected' }),
    );
    await Promise.all([...changing, ...single]);
    for (const { id } of all) {
      const { version, history } = await app.client.feature.get({ project_id, id });
      expect(version).toBe(history.length);
      expect(history.filter(({ notes }) => notes === 'Status changed to selected')).toHaveLength(10);
    }
  });

  test('of all that match takes as many as the store has of them', async () => {
    const { project } = await aProject(app.client);
    const project_id = project.id;
    for (let batch = 0; batch < 6; batch += 1)
      await app.client.feature.createMany({
        project_id,
        features: Array.from({ length: limits.list }, (_, n) => ({ name: `Feature ${batch} ${n}`, description: 'x' })),
      });
    const { items, complete } = await app.client.feature.matching({ project_id, search: 'FEATURE' });
    expect([items.length, complete]).toEqual([1_200, true]);
    const changes = items.map((one) => ({ ...one, status: 'rejected' as const }));
    const { undo } = await app.client.feature.changeMany({ project_id, changes });
    expect(undo).toHaveLength(1_200);
    expect(await app.client.feature.count({ project_id, tab: 'rejected' })).toEqual({ count: 1_200 });
  });
});

describe('the order', () => {
  test('by WSJF is value over size, by the points of the project', async () => {
    const { project, project_id } = await aBacklog();
    expect(await namesIn(project_id, 'wsjf')).toEqual(['Oars', 'Boats', 'Trailer']);
    const size_points = { S: 13, M: 5, L: 2 };
    const changed = await app.client.project.update({ id: project_id, version: project.version, size_points });
    expect(changed.size_points).toEqual(size_points);
    expect(await namesIn(project_id, 'wsjf')).toEqual(['Boats', 'Oars', 'Trailer']);
    await aFeature(app.client, project_id, { name: 'Jetty', value_category: 'Must Have', complexity: 'M' });
    expect(await namesIn(project_id, 'wsjf')).toEqual(['Boats', 'Jetty', 'Oars', 'Trailer']);
    const { items } = await app.client.project.list({});
    expect(items.find(({ id }) => id === project_id)?.size_points).toEqual(size_points);
  });

  test('by hand is the order of creation until a feature is moved next to another', async () => {
    const { project_id, boats, oars, trailer } = await aBacklog();
    expect(await namesIn(project_id, 'hand')).toEqual(['Boats', 'Oars', 'Trailer']);
    const moved = await app.client.feature.move({ project_id, id: trailer.id, place: 'before', other: boats.id });
    expect(moved).toMatchObject({ name: 'Trailer', version: 2 });
    expect(await namesIn(project_id, 'hand')).toEqual(['Trailer', 'Boats', 'Oars']);
    await app.client.feature.move({ project_id, id: trailer.id, place: 'after', other: boats.id });
    expect(await namesIn(project_id, 'hand')).toEqual(['Boats', 'Trailer', 'Oars']);
    await app.client.feature.move({ project_id, id: boats.id, place: 'after', other: oars.id });
    expect(await namesIn(project_id, 'hand')).toEqual(['Trailer', 'Oars', 'Boats']);
    await app.client.feature.move({ project_id, id: boats.id, place: 'after', other: boats.id });
    await aFeature(app.client, project_id, { name: 'Jetty' });
    expect(await namesIn(project_id, 'hand')).toEqual(['Trailer', 'Oars', 'Boats', 'Jetty']);
    await expect(
      app.client.feature.move({ project_id, id: boats.id, place: 'after', other: project_id }),
    ).rejects.toMatchObject({ data: { problem: 'feature_not_found', field: 'other' } });
  });

  test('by hand loses nothing of what several people move at once', async () => {
    const { project_id, boats, oars, trailer } = await aBacklog();
    const more = await Promise.all(['Jetty', 'Slip', 'Shed'].map((name) => aFeature(app.client, project_id, { name })));
    await Promise.all(
      [oars, trailer, ...more].map(({ id }) =>
        app.client.feature.move({ project_id, id, place: 'before', other: boats.id }),
      ),
    );
    const names = await namesIn(project_id, 'hand');
    expect(names.at(-1)).toBe('Boats');
    expect(names.toSorted()).toEqual(['Boats', 'Jetty', 'Oars', 'Shed', 'Slip', 'Trailer']);
    const rows = await app.program.store.db
      .selectFrom('feature')
      .select('place')
      .where('project_id', '=', project_id)
      .execute();
    expect(new Set(rows.map(({ place }) => place)).size).toBe(6);
  });
});

describe('an import', () => {
  test('selects every feature for the active increment in one go, each once', async () => {
    const { project, increment } = await aProject(app.client);
    const one = await aFeature(app.client, project.id);
    const two = await aFeature(app.client, project.id);
    const { features, undo } = await app.client.feature.import({
      project_id: project.id,
      ids: [two.id, one.id, two.id],
    });
    expect(
      features.map(({ id, status, pi_id, pi_number, version }) => [id, status, pi_id, pi_number, version]),
    ).toEqual([
      [two.id, 'selected', increment.id, 1, 2],
      [one.id, 'selected', increment.id, 1, 2],
    ]);
    const { history } = await app.client.feature.get({ project_id: project.id, id: one.id });
    expect(history.at(-1)).toMatchObject({ action: 'selected', pi: 1, notes: 'Imported to PI 1' });
    const [told] = (await app.client.activity.list({ project_id: project.id })).items;
    expect(told?.message).toBe('2 features imported to PI 1');

    await app.client.feature.changeMany({ project_id: project.id, changes: undo });
    const back = await app.client.feature.get({ project_id: project.id, id: one.id });
    expect(back).toMatchObject({ status: 'suggested', pi_id: one.pi_id, pi_number: one.pi_number, version: 3 });
  });

  test('with one feature that is not there changes none', async () => {
    const { project } = await aProject(app.client);
    const own = await aFeature(app.client, project.id);
    const { project: other } = await aProject(app.client);
    const foreign = await aFeature(app.client, other.id);
    const before = await everything(app);
    const asked = app.client.feature.import({ project_id: project.id, ids: [own.id, foreign.id] });
    await expect(asked).rejects.toMatchObject({ status: 404, data: { problem: 'feature_not_found', field: 'ids' } });
    expect(await everything(app)).toEqual(before);
  });

  test('of as many as one call takes is one change', async () => {
    const { project } = await aProject(app.client);
    const features = Array.from({ length: limits.list }, (_, n) => ({ name: `Feature ${n}`, description: 'x' }));
    const created = await app.client.feature.createMany({ project_id: project.id, features });
    const { features: imported } = await app.client.feature.import({
      project_id: project.id,
      ids: created.map(({ id }) => id),
    });
    expect(imported).toHaveLength(limits.list);
  });

  test('of nothing, or with no active increment, is refused', async () => {
    const { project, increment } = await aProject(app.client);
    const feature = await aFeature(app.client, project.id);
    await expect(app.client.feature.import({ project_id: project.id, ids: [] })).rejects.toMatchObject({
      message: 'ids: Please select at least one feature to save.',
    });
    await app.program.store.db
      .updateTable('increment')
      .set({ status: 'completed' })
      .where('id', '=', increment.id)
      .execute();
    await expect(app.client.feature.import({ project_id: project.id, ids: [feature.id] })).rejects.toMatchObject({
      data: { problem: 'increment_not_found', field: 'pi_id' },
    });
  });
});
