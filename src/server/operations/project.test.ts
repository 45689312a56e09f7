import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { aFeature, aProject, everything, openTestApp, type TestApp } from '#tests/builders.ts';
import { askedByRest, aWorld, isOfPeople, operations, samples } from '#tests/samples.ts';
import { purgeDeleted } from './project.ts';

const day = 86_400_000;
let app: TestApp;
let now = new Date('2026-03-01T09:00:00Z');
beforeAll(async () => {
  app = await openTestApp({ now: () => now });
});
afterAll(() => app.close());

describe('creating a project', () => {
  test('makes its first increment and its first entry of the log with it', async () => {
    const { project, increment } = await aProject(app.client);
    expect(increment).toMatchObject({
      name: 'PI 1',
      theme: 'Getting Started',
      goal: 'Establish core features and initial implementation',
      status: 'active',
      order_index: 1,
      current_stage: 'kickoff',
    });
    expect((await app.client.activity.list({ project_id: project.id })).items).toMatchObject([
      { type: 'project_created', message: 'Project created', pi_name: 'PI 1', user_name: 'You' },
    ]);
  });

  test('keeps what the wizard asked for: tags, context, team and domain', async () => {
    const domainExpertise = { domain: 'Rowing', description: 'Boats and tides.' };
    const members = [
      { id: 'milo', selectedBy: 'both' },
      { id: 'dana', selectedBy: 'user', reason: 'Asked for.', domainExpertise, engine: 'scripted' },
    ] as const;
    const { project } = await aProject(app.client, {
      tags: ['club'],
      additional_context: 'A river.',
      members: [...members],
      domainExpertise,
    });
    expect(await app.client.project.get({ id: project.id })).toMatchObject({
      tags: ['club'],
      additional_context: 'A river.',
      domainExpertise,
    });
    const team = await app.client.team.get({ project_id: project.id });
    expect(team.version).toBe(1);
    expect(team.members).toMatchObject([
      { name: 'Milo' },
      { name: 'Dana', domainExpertise, reason: 'Asked for.', engine: 'scripted' },
    ]);
  });

  test('with a team that names somebody twice leaves nothing behind', async () => {
    const before = await everything(app);
    const member = { id: 'ava', selectedBy: 'both' } as const;
    await expect(aProject(app.client, { members: [member, member] })).rejects.toMatchObject({
      data: { problem: 'bad_input', field: 'members' },
    });
    expect(await everything(app)).toEqual(before);
  });

  test('proposes an icon from what is said, unless one is chosen', async () => {
    expect((await aProject(app.client)).project.icon).toBe('calendar');
    expect((await aProject(app.client, { icon: 'rocket' })).project.icon).toBe('rocket');
  });
});

test('the grid shows figures of the data, and the newest change of whatever kind', async () => {
  const { project } = await aProject(app.client);
  const done = await aFeature(app.client, project.id);
  await aFeature(app.client, project.id);
  now = new Date(now.getTime() + 60_000);
  await app.client.feature.setStatus({ project_id: project.id, id: done.id, status: 'implemented' });
  const [card] = (await app.client.project.list({ limit: 1 })).items;
  expect(card).toMatchObject({
    id: project.id,
    progress: 50,
    activeStories: 0,
    pendingTests: 0,
    lastUpdated: now.toISOString(),
  });
  expect(await app.client.project.metrics({ id: project.id })).toMatchObject({
    totalPis: 1,
    completedPis: 0,
    featuresCompleted: 1,
    totalFeatures: 2,
    featuresCompletionPercentage: 50,
  });
});

describe('a deleted project', () => {
  test('answers 404 to every operation inside it', async () => {
    const world = await aWorld(app);
    const { items } = await app.client.project.list({ limit: 200 });
    for (const { id, version } of items) await app.client.project.delete({ id, version });
    for (const operation of operations) {
      if (!/\{(project_id|id)\}/.test(operation.path) || isOfPeople(operation)) continue;
      if (['team.member', 'project.restore'].includes(operation.name)) continue;
      const response = await app.request(...askedByRest(operation, samples[operation.name]?.(world) ?? {}));
      expect([operation.name, response.status]).toEqual([operation.name, 404]);
      expect(await response.json()).toMatchObject({
        data: { problem: 'project_not_found', title: 'Project not found' },
      });
    }
    const { session, feature, project } = await aWorld(app);
    await app.client.project.delete({ id: project.id, version: 1 });
    const asked = { architectType: 'theo', featureData: { id: feature.id, name: 'x' } } as const;
    await expect(
      app.client.functions.getArchitectFeedback({ ...asked, projectContext: session.context }),
    ).rejects.toMatchObject({ data: { problem: 'project_not_found' } });
  });

  test('is in no list, and its entries are in no log', async () => {
    const { project } = await aProject(app.client, { name: 'Gone' });
    await app.client.project.delete({ id: project.id, version: 1 });
    await expect(app.client.project.get({ id: project.id })).rejects.toMatchObject({
      message: `No project found with ID: ${project.id}`,
    });
    const listed = await app.client.project.list({ limit: 200 });
    expect(listed.items.map(({ id }) => id)).not.toContain(project.id);
    const told = await app.client.activity.listAll({ limit: 200 });
    expect(told.items.map(({ projectName }) => projectName)).not.toContain('Gone');
  });

  test('comes back with everything in it on its thirtieth day, and restoring again changes nothing', async () => {
    const world = await aWorld(app);
    const before = await everything(app);
    await app.client.project.delete({ id: world.project.id, version: 1 });
    const deleted = now;
    now = new Date(deleted.getTime() + 30 * day);
    expect(await purgeDeleted(app.program.store.db, now)).toBeGreaterThanOrEqual(0);
    const restored = await app.client.project.restore({ id: world.project.id });
    expect(restored).toMatchObject({ name: world.project.name, version: 3 });
    const after = await everything(app);
    for (const table of ['feature', 'feature_history', 'planning_feature', 'planning_session', 'idea', 'increment']) {
      const own = (rows: Record<string, string[]>) => rows[table]?.filter((row) => row.includes(world.project.id));
      expect(own(after)).toEqual(own(before));
    }
    await app.client.project.restore({ id: world.project.id });
    expect(await everything(app)).toEqual(after);
  });

  test('is gone for good after the thirtieth day, first for those who ask and then from the store', async () => {
    const world = await aWorld(app);
    await app.client.project.delete({ id: world.project.id, version: 1 });
    now = new Date(now.getTime() + 30 * day + 1);
    await expect(app.client.project.restore({ id: world.project.id })).rejects.toMatchObject({
      data: { problem: 'project_not_found' },
    });
    expect(JSON.stringify(await everything(app))).toContain(world.project.id);
    expect(await purgeDeleted(app.program.store.db, now)).toBeGreaterThan(0);
    expect(JSON.stringify(await everything(app))).not.toContain(world.project.id);
  });
});

describe('the team', () => {
  test('of a project that saved none is the default one, at version 0', async () => {
    const { project } = await aProject(app.client);
    const team = await app.client.team.get({ project_id: project.id });
    expect(team.members.map(({ name }) => name)).toEqual(['Milo', 'Ava', 'Theo', 'Quinn', 'Uma']);
    expect(team.version).toBe(0);
  });

  test('is saved by one of two who save the first at once, and the other learns of it', async () => {
    const { project } = await aProject(app.client);
    const saving = (id: 'milo' | 'ava') =>
      app.client.team.save({ project_id: project.id, version: 0, members: [{ id, selectedBy: 'user' }] });
    const outcomes = await Promise.allSettled([saving('milo'), saving('ava')]);
    expect(outcomes.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected']);
    const refused = outcomes.find((outcome) => outcome.status === 'rejected');
    expect(refused?.reason).toMatchObject({ status: 409, data: { problem: 'stale', current: { version: 1 } } });
  });

  test.each(['__proto__', 'constructor', 'toString', 'nobody', ''])('has no member called %j', async (id) => {
    await expect(app.client.team.member({ id })).rejects.toMatchObject({ data: { problem: 'member_not_found' } });
  });

  test('introduces itself by name and closes twice', async () => {
    const { project } = await aProject(app.client);
    const said = await Array.fromAsync(await app.client.team.kickoff({ project_id: project.id }));
    const message = { memberId: 'milo', text: `I am Milo, here for ${project.name}.` };
    expect(said[0]).toEqual({ type: 'message', message });
    expect(said.slice(7)).toEqual([{ type: 'done', count: 7, taken: null }]);
  });
});
