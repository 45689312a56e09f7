import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { LiveEvent } from '#contract/events.ts';
import { limits } from '#contract/vocabulary.ts';
import { aFeature, aProject, everything, openTestApp, type TestApp } from '#tests/builders.ts';
import { aWorldAgain } from '#tests/kept-world.ts';
import { askedByRpc, isOfPeople, operations, samples, type Operation } from '#tests/samples.ts';
import { purgeIdempotency } from './changing.ts';

let app: TestApp;
let signedIn: TestApp;
let now = new Date('2026-03-01T09:00:00Z');
beforeAll(async () => {
  app = await openTestApp({ now: () => now });
  signedIn = await openTestApp({ accounts: {} });
});
afterAll(async () => {
  await app.close();
  await signedIn.close();
});
const appOf = (operation: Operation) => (isOfPeople(operation) ? signedIn : app);

test('a change of many rows is told in a few words', async () => {
  const { client, program } = app;
  const { project } = await aProject(client);
  const told: LiveEvent[] = [];
  const stop = program.live.subscribe((event) => told.push(event));
  const features = Array.from({ length: limits.list }, (_, index) => ({
    name: `Feature ${index}`,
    description: 'Many.',
  }));
  await client.feature.createMany({ project_id: project.id, features });
  // Of the features alone: what the new project told may still be on its way.
  const ofFeatures = () => told.filter(({ noun }) => noun === 'feature');
  await expect.poll(ofFeatures).toEqual([{ noun: 'feature', project_id: project.id, id: null }]);
  stop();
});

test('a refused change tells nobody', async () => {
  const told: LiveEvent[] = [];
  const stop = app.program.live.subscribe((event) => told.push(event));
  const { project } = await aProject(app.client);
  const feature = await aFeature(app.client, project.id);
  const change: LiveEvent = { noun: 'feature', project_id: project.id, id: feature.id };
  const changes = () => told.filter((event) => event.noun === 'feature' && event.id === feature.id);
  await expect.poll(changes).toEqual([change]);
  const at = { project_id: project.id, id: feature.id, version: 9, name: 'Stale' };
  await expect(app.client.feature.update(at)).rejects.toMatchObject({ data: { problem: 'stale' } });
  // Events come in order: once the next change is heard, nothing of the refused one is on its way.
  await app.client.feature.setStatus({ project_id: project.id, id: feature.id, status: 'selected' });
  await expect.poll(() => changes().length).toBeGreaterThan(1);
  expect(changes()).toEqual([change, change]);
  stop();
});

describe('a change of a row', () => {
  const versioned: Record<string, string> = {
    'project.update': 'project',
    'project.delete': 'project',
    'increment.advance': 'increment',
    'increment.update': 'increment',
    'increment.undoAdvance': 'increment',
    'idea.update': 'idea',
    'idea.delete': 'idea',
    'feature.update': 'feature',
    'feature.confirm': 'feature',
    'team.save': 'team',
    'review.note.update': 'retro_note',
    'review.note.delete': 'retro_note',
    'review.demo.delete': 'demo_item',
    'test.update': 'test_case',
    'test.confirm': 'test_case',
    'test.delete': 'test_case',
    'test.risk.update': 'test_risk',
    'test.risk.confirm': 'test_risk',
    'test.risk.delete': 'test_risk',
    'story.update': 'story',
    'story.confirm': 'story',
    'story.delete': 'story',
    'story.split': 'story',
    'story.merge': 'story',
    'refinement.update': 'refinement_item',
    'refinement.split': 'refinement_item',
    'refinement.merge': 'refinement_item',
    'planning.saveContext': 'planning_session',
    'planning.goTo': 'planning_session',
    'planning.updateFeature': 'planning_feature',
    'planning.removeFeature': 'planning_feature',
    'planning.finalise': 'planning_session',
    'sprint.update': 'sprint',
    'sprint.delete': 'sprint',
    'sprint.start': 'sprint',
    'sprint.undoStart': 'sprint',
    'sprint.finish': 'sprint',
    'sprint.undoFinish': 'sprint',
    'workspace.update': 'workspace',
    'workspace.setRole': 'member',
  };
  const named = operations.filter(({ name }) => name in versioned);

  // These do no harm to a row that has changed meanwhile, and come with a version only where that is asked for.
  const optionally = operations.filter(({ name }) =>
    [
      'project.restore',
      'discussion.discuss',
      'idea.restore',
      'feature.setStatus',
      'feature.addNote',
      'feature.move',
      'planning.restoreFeature',
      'planning.review',
      'refinement.move',
      'story.move',
      'story.restore',
      'story.supersede',
      'story.check',
      'story.estimate',
      'review.note.restore',
      'review.note.toStory',
      'review.demo.show',
      'review.demo.restore',
      'test.restore',
      'test.record',
      'test.withdraw',
      'test.risk.restore',
      'workspace.remove',
    ].includes(name),
  );

  // A change of many carries a version for each row.
  const others = [
    'refinement.settle',
    'story.changeMany',
    'story.regroup',
    'feature.changeMany',
    'sprint.place',
    'sprint.uncut',
    'review.undoCarry',
  ];

  test('is every operation that takes a version, but for those whose version is of another kind', () => {
    const taking = operations.filter(({ input }) =>
      JSON.stringify(input?.toJSONSchema({ io: 'input', unrepresentable: 'any' }) ?? {}).includes('"version"'),
    );
    expect(taking.map(({ name }) => name).toSorted()).toEqual(
      [...Object.keys(versioned), ...optionally.map(({ name }) => name), ...others].toSorted(),
    );
  });

  test.each(named)('$name based on an older version is refused with the row as it is now', async (operation) => {
    const on = appOf(operation);
    const world = await aWorldAgain(on);
    const sample = samples[operation.name]?.(world) ?? {};
    const before = await everything(on);
    const response = await on.request(...askedByRpc(operation, { ...sample, version: 77 }));
    const { json } = (await response.json()) as { json: { data: { problem: string; current: { version: number } } } };
    expect([response.status, json.data.problem]).toEqual([409, 'stale']);
    expect(json.data.current.version).toEqual(sample.version);
    expect(await everything(on)).toEqual(before);
  });

  test.each(named)('$name without a version is refused by its name', async (operation) => {
    const on = appOf(operation);
    const world = await aWorldAgain(on);
    const { version: _, ...sample } = samples[operation.name]?.(world) ?? {};
    const before = await everything(on);
    const response = await on.request(...askedByRpc(operation, sample));
    expect([response.status, await response.json()]).toMatchObject([
      400,
      { json: { data: { problem: 'version_missing', field: 'version' } } },
    ]);
    expect(await everything(on)).toEqual(before);
  });

  test.each(named)(
    '$name takes the version from If-Match, which may not differ from the one in the body',
    async (operation) => {
      const on = appOf(operation);
      const world = await aWorldAgain(on);
      const { version, ...sample } = samples[operation.name]?.(world) ?? {};
      const asked = async (etag: string, inBody = {}) => {
        const [path, init] = askedByRpc(operation, { ...sample, ...inBody });
        return (await on.request(path, { ...init, headers: { ...init.headers, 'if-match': etag } })).status;
      };
      expect(await asked('"77"')).toBe(409);
      // Two conditions that differ cannot both hold.
      expect(await asked('"77"', { version })).toBe(400);
      expect(await asked(`"${String(version)}"`)).toBe(200);
    },
  );

  test.each(optionally)('$name may come without a version, and with an older one is refused', async (operation) => {
    const on = appOf(operation);
    const world = await aWorldAgain(on);
    const { version: _, ...sample } = samples[operation.name]?.(world) ?? {};
    const asked = (etag?: string) => {
      const [path, init] = askedByRpc(operation, sample);
      return on.request(path, { ...init, headers: { ...init.headers, ...(etag && { 'if-match': etag }) } });
    };
    const before = await everything(on);
    const refused = await asked('"77"');
    const { json } = (await refused.json()) as {
      json: { data: { problem: string; current: { id: string; version: number } } };
    };
    expect([refused.status, json.data.problem]).toEqual([409, 'stale']);
    expect(await everything(on)).toEqual(before);
    const accepted = await asked(`"${String(json.data.current.version)}"`);
    expect([accepted.status, await accepted.text()]).toEqual([200, expect.any(String)]);
  });

  test('by a call that takes no version is refused where If-Match asks for one', async () => {
    const world = await aWorldAgain(app);
    const before = await everything(app);
    const without = operations.filter(
      (operation) =>
        operation.method !== 'GET' &&
        !isOfPeople(operation) &&
        !(operation.name in versioned) &&
        !optionally.includes(operation) &&
        !others.includes(operation.name),
    );
    expect(without.length).toBeGreaterThan(40);
    for (const operation of without) {
      const [path, init] = askedByRpc(operation, samples[operation.name]?.(world) ?? {});
      const response = await app.request(path, { ...init, headers: { ...init.headers, 'if-match': '"1"' } });
      expect([operation.name, response.status, await response.json()]).toMatchObject([
        operation.name,
        400,
        { json: { data: { problem: 'bad_input', field: 'If-Match' } } },
      ]);
    }
    expect(await everything(app)).toEqual(before);
  });

  test('that is not there is refused as missing, not as stale', async () => {
    const { project } = await aProject(app.client);
    const id = '0190aaaa-0000-7000-8000-000000000000';
    for (const [asked, problem] of [
      [() => app.client.project.update({ id, version: 1, name: 'x' }), 'project_not_found'],
      [() => app.client.feature.update({ project_id: project.id, id, version: 1, name: 'x' }), 'feature_not_found'],
      [() => app.client.feature.setStatus({ project_id: project.id, id, status: 'selected' }), 'feature_not_found'],
      [() => app.client.idea.delete({ project_id: project.id, id, version: 1 }), 'idea_not_found'],
      [() => app.client.increment.advance({ project_id: project.id, id, version: 1 }), 'increment_not_found'],
    ] as const)
      await expect(asked()).rejects.toMatchObject({ status: 404, data: { problem } });
  });

  test('saved by many at once is saved by one, and the others change nothing', async () => {
    const { project } = await aProject(app.client);
    const feature = await aFeature(app.client, project.id);
    const outcomes = await Promise.allSettled(
      Array.from({ length: 12 }, (_, n) =>
        app.client.feature.update({ project_id: project.id, id: feature.id, version: 1, name: `Name ${n}` }),
      ),
    );
    const done = outcomes.filter((outcome) => outcome.status === 'fulfilled');
    expect(done).toHaveLength(1);
    expect(await app.client.feature.get({ project_id: project.id, id: feature.id })).toMatchObject({
      ...done[0]?.value,
    });
  });
});

describe('an Idempotency-Key', () => {
  const keyed = (key: string) => app.clientSending({ 'idempotency-key': key });

  test('makes a repeated creation answer as the first did, and create nothing', async () => {
    const { project } = await aProject(app.client);
    const asked = { project_id: project.id, name: 'Once', description: 'Only.' };
    const first = await keyed('again').feature.create(asked);
    const before = await everything(app);
    expect(await keyed('again').feature.create(asked)).toEqual(first);
    expect(await everything(app)).toEqual(before);
  });

  test('used by many at the same time creates one', async () => {
    const { project } = await aProject(app.client);
    const asked = { project_id: project.id, name: 'Once', description: 'Only.' };
    const answers = await Promise.all(Array.from({ length: 8 }, () => keyed('at-once').feature.create(asked)));
    expect(new Set(answers.map(({ id }) => id)).size).toBe(1);
    expect(await app.client.feature.count({ project_id: project.id })).toEqual({ count: 1 });
    const projects = await Promise.all(Array.from({ length: 4 }, () => keyed('p').project.create({ name: 'Once' })));
    expect(new Set(projects.map(({ id }) => id)).size).toBe(1);
  });

  test('used for something else is refused', async () => {
    const { project } = await aProject(app.client);
    await keyed('reused').idea.create({ project_id: project.id, title: 'One', description: 'x' });
    const before = await everything(app);
    await expect(
      keyed('reused').idea.create({ project_id: project.id, title: 'Two', description: 'x' }),
    ).rejects.toMatchObject({ status: 409, data: { problem: 'key_reused', field: 'Idempotency-Key' } });
    expect(await everything(app)).toEqual(before);
  });

  test('of a refused creation is free for the next one', async () => {
    const { project } = await aProject(app.client);
    const pi_id = '0190aaaa-0000-7000-8000-000000000000';
    await expect(aFeature(keyed('refused'), project.id, { pi_id })).rejects.toMatchObject({ status: 404 });
    expect(await aFeature(keyed('refused'), project.id)).toMatchObject({ version: 1 });
  });

  test('is taken by every operation that creates', async () => {
    const creating = operations.filter(({ successStatus }) => successStatus === 201);
    expect(creating.length).toBeGreaterThan(6);
    for (const operation of creating) {
      const on = appOf(operation);
      const world = await aWorldAgain(on);
      const sample = samples[operation.name]?.(world) ?? {};
      const [path, init] = askedByRpc(operation, sample);
      const asked = async () =>
        (await on.request(path, { ...init, headers: { ...init.headers, 'idempotency-key': operation.name } })).text();
      const first = await asked();
      const before = await everything(on);
      expect([operation.name, await asked()]).toEqual([operation.name, first]);
      expect(await everything(on)).toEqual(before);
    }
  });

  test('is forgotten after a day', async () => {
    const { project } = await aProject(app.client);
    const first = await aFeature(keyed('a-day'), project.id);
    now = new Date(now.getTime() + 86_400_000);
    await purgeIdempotency(app.program.store.db, now);
    expect((await aFeature(keyed('a-day'), project.id)).id).toBe(first.id);
    now = new Date(now.getTime() + 1);
    expect(await purgeIdempotency(app.program.store.db, now)).toBeGreaterThan(0);
    expect((await aFeature(keyed('a-day'), project.id)).id).not.toBe(first.id);
  });
});
