import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import type { Advisor } from '#advisors/advisor.ts';
import type { FeatureSuggestion } from '#contract/advice.ts';
import { aProject, aSuggestion, everything, openTestApp, scriptedAdvisor, type TestApp } from '#tests/builders.ts';
import { purgeIdeas } from './idea.ts';

const day = 86_400_000;
/** What Ava does when she is asked in the present test, and what she was asked. */
let suggestFeatures: Advisor['suggestFeatures'];
let asked: Parameters<Advisor['suggestFeatures']>[0][];
let app: TestApp;
let now = new Date('2026-03-01T09:00:00Z');
beforeAll(async () => {
  app = await openTestApp({
    now: () => now,
    advisor: {
      ...scriptedAdvisor(),
      suggestFeatures: (request, options) => {
        asked.push(request);
        return suggestFeatures(request, options);
      },
    },
  });
});
beforeEach(() => {
  asked = [];
  ({ suggestFeatures } = scriptedAdvisor());
});
afterAll(() => app.close());

const anIdea = async () => {
  const { project } = await aProject(app.client);
  const idea = await app.client.idea.create({
    project_id: project.id,
    title: 'Swap bookings',
    description: 'Two members swap their boats.',
  });
  return { project, idea, at: { project_id: project.id, id: idea.id } };
};

/** Ask, and take all that comes. */
const heard = async (stream: Awaited<ReturnType<TestApp['client']['idea']['generate']>>) => {
  const suggestions: FeatureSuggestion[] = [];
  for await (const event of stream) if (event.type === 'suggestion') suggestions.push(event.suggestion);
  return suggestions;
};

describe('an idea', () => {
  test('is a project goal and active at first, and in the activity log', async () => {
    const { idea, project, at } = await anIdea();
    expect(idea).toMatchObject({ type: 'project_goal', status: 'active', tags: [], created_by: 'You', version: 1 });
    expect(await app.client.idea.get(at)).toEqual(idea);
    const { items } = await app.client.activity.list({ project_id: project.id, limit: 1 });
    expect(items).toMatchObject([{ type: 'idea_created', description: 'Swap bookings' }]);
  });

  test.each([
    [{ title: '  ', description: 'Something' }, 'title'],
    [{ title: 'Something', description: ' \n ' }, 'description'],
  ])('without one of its texts (%j) is refused, and changes nothing', async (texts, field) => {
    const { project } = await aProject(app.client);
    const before = await everything(app);
    await expect(app.client.idea.create({ project_id: project.id, ...texts })).rejects.toMatchObject({
      status: 400,
      message: `${field}: Please provide both a title and description for your idea.`,
      data: { problem: 'bad_input', title: 'Validation Error', field },
    });
    expect(await everything(app)).toEqual(before);
  });

  test('is listed newest first, page by page', async () => {
    const { project } = await aProject(app.client);
    for (const title of ['one', 'two', 'three']) {
      now = new Date(now.getTime() + 1000);
      await app.client.idea.create({ project_id: project.id, title, description: 'x' });
    }
    const first = await app.client.idea.list({ project_id: project.id, limit: 2 });
    expect(first.items.map(({ title }) => title)).toEqual(['three', 'two']);
    const second = await app.client.idea.list({ project_id: project.id, limit: 2, cursor: first.next_cursor ?? '' });
    expect(second.items.map(({ title }) => title)).toEqual(['one']);
  });

  test('is found by any part of its words or tags without regard to case and accents, and by type and status', async () => {
    const { project } = await aProject(app.client);
    const at = { project_id: project.id };
    const written = await app.client.idea.create({
      ...at,
      title: 'Ärzte',
      description: 'By district',
      tags: ['Night'],
    });
    await app.client.idea.create({ ...at, title: 'Boats', description: 'x', type: 'feature_idea', status: 'done' });
    const titles = async (filters: object) =>
      (await app.client.idea.list({ ...at, ...filters })).items.map(({ title }) => title);
    expect(await titles({ search: ' arz' })).toEqual(['Ärzte']);
    expect(await titles({ search: 'TRICT' })).toEqual(['Ärzte']);
    expect(await titles({ search: 'night' })).toEqual(['Ärzte']);
    expect(await titles({ search: '%' })).toEqual([]);
    expect(await titles({ type: 'feature_idea' })).toEqual(['Boats']);
    expect(await titles({ status: 'active' })).toEqual(['Ärzte']);
    await app.client.idea.update({ ...at, id: written.id, version: 1, title: 'Doctors' });
    expect(await titles({ search: 'arzte' })).toEqual([]);
    expect(await titles({ search: 'doctors' })).toEqual(['Doctors']);
    expect(await titles({ search: 'night' })).toEqual(['Doctors']);
  });

  test('that was changed since it was read is not overwritten; the refusal brings it as it is', async () => {
    const { at } = await anIdea();
    const changed = await app.client.idea.update({ ...at, version: 1, status: 'done', tags: ['boats'] });
    expect(changed).toMatchObject({ status: 'done', tags: ['boats'], version: 2 });
    await expect(app.client.idea.update({ ...at, version: 1, title: 'Other' })).rejects.toMatchObject({
      status: 409,
      data: { problem: 'stale', current: changed },
    });
    expect(await app.client.idea.get(at)).toEqual(changed);
  });
});

describe('a deleted idea', () => {
  test('is in no list, cannot be read, changed or asked about, and comes back as it was', async () => {
    const { at, idea } = await anIdea();
    await app.client.idea.delete({ ...at, version: 1 });
    expect((await app.client.idea.list({ project_id: at.project_id })).items).toEqual([]);
    const gone = { status: 404, data: { problem: 'idea_not_found' } };
    await expect(app.client.idea.get(at)).rejects.toMatchObject(gone);
    await expect(app.client.idea.update({ ...at, version: 2, title: 'x' })).rejects.toMatchObject(gone);
    await expect(app.client.idea.delete({ ...at, version: 2 })).rejects.toMatchObject(gone);
    await expect(app.client.idea.generate(at)).rejects.toMatchObject(gone);
    expect(await app.client.idea.restore(at)).toEqual({ ...idea, version: 3 });
    expect(await app.client.idea.restore(at)).toEqual({ ...idea, version: 3 });
  });

  test('that was changed since it was read is not deleted', async () => {
    const { at } = await anIdea();
    await app.client.idea.update({ ...at, version: 1, title: 'Other' });
    await expect(app.client.idea.delete({ ...at, version: 1 })).rejects.toMatchObject({ data: { problem: 'stale' } });
    expect((await app.client.idea.get(at)).title).toBe('Other');
  });

  test('can be restored on its thirtieth day, and is gone for good after it', async () => {
    const one = await anIdea();
    await app.client.idea.delete({ ...one.at, version: 1 });
    now = new Date(now.getTime() + 30 * day);
    await purgeIdeas(app.program.store.db, now);
    expect((await app.client.idea.restore(one.at)).title).toBe('Swap bookings');

    await app.client.idea.delete({ ...one.at, version: 3 });
    now = new Date(now.getTime() + 30 * day + 1);
    await expect(app.client.idea.restore(one.at)).rejects.toMatchObject({ data: { problem: 'idea_not_found' } });
    expect(await purgeIdeas(app.program.store.db, now)).toBe(1);
    expect((await everything(app)).idea?.join('')).not.toContain(one.at.id);
  });

  test('of another project is not restored', async () => {
    const { at } = await anIdea();
    const { project } = await aProject(app.client);
    await app.client.idea.delete({ ...at, version: 1 });
    await expect(app.client.idea.restore({ project_id: project.id, id: at.id })).rejects.toMatchObject({
      data: { problem: 'idea_not_found' },
    });
  });
});

describe('generating features', () => {
  test('of an idea asks with its words and the project around it, and stores nothing', async () => {
    const { at } = await anIdea();
    const before = await everything(app);
    const suggestions = await heard(await app.client.idea.generate(at));
    expect(suggestions.map(({ name }) => name)).toEqual(['Remind members of their booking', 'Export bookings']);
    expect(suggestions[0]).toMatchObject({ ...aSuggestion(), engine: 'Scripted' });
    expect(asked).toEqual([
      {
        from: 'idea',
        idea: 'Swap bookings\n\nTwo members swap their boats.',
        project: 'Book boats, and remind everybody the day before.',
      },
    ]);
    expect(await everything(app)).toEqual(before);
  });

  test('in a project without a summary tells the advisor its name', async () => {
    const { project } = await aProject(app.client, { name: 'Boats', summary: ' ' });
    const { id } = await app.client.idea.create({ project_id: project.id, title: 'x', description: 'y' });
    await heard(await app.client.idea.generate({ project_id: project.id, id }));
    expect(asked).toMatchObject([{ project: 'Boats' }]);
  });

  test('of a discussed idea takes along what the team said', async () => {
    const { project } = await aProject(app.client, { members: [{ id: 'ava', selectedBy: 'user' }] });
    const { id } = await app.client.discussion.start({ project_id: project.id, idea: 'Swap bookings.' });
    const at = { project_id: project.id, id };
    for await (const event of await app.client.discussion.discuss(at)) expect(event.type).not.toBe('failed');
    const before = await everything(app);
    expect(await heard(await app.client.discussion.generate(at))).toHaveLength(2);
    expect(asked).toMatchObject([
      { from: 'discussion', idea: 'Swap bookings.', feedback: [{ memberId: 'ava', keyPoints: ['Who has the key'] }] },
    ]);
    expect(await everything(app)).toEqual(before);
  });

  test('says why where the advisor did not', async () => {
    ({ suggestFeatures } = scriptedAdvisor({ suggestions: [aSuggestion({ reasoning: '' })] }));
    const { at } = await anIdea();
    expect(await heard(await app.client.idea.generate(at))).toMatchObject([
      { reasoning: 'This feature aligns with your project goals.' },
    ]);
  });

  test('with an advisor that fails is refused with its text; what had arrived before was sent', async () => {
    ({ suggestFeatures } = scriptedAdvisor({ failingAfter: 1 }));
    const { at } = await anIdea();
    const before = await everything(app);
    const arrived: string[] = [];
    const all = async () => {
      for await (const event of await app.client.idea.generate(at)) arrived.push(event.type);
    };
    await expect(all()).rejects.toMatchObject({ status: 503, data: { problem: 'advice_failed' } });
    expect(arrived).toEqual(['suggestion']);
    expect(await everything(app)).toEqual(before);
    expect(app.takeFaults()).toHaveLength(1);
  });

  test('stops the advisor when the stream is closed', async () => {
    let stopped = false;
    suggestFeatures = async function* (_request, options) {
      try {
        for (let n = 0; options?.signal?.aborted !== true; n += 1) yield aSuggestion({ name: `Feature ${n}` });
      } finally {
        stopped = true;
      }
    };
    const { at } = await anIdea();
    const stop = new AbortController();
    const stream = await app.client.idea.generate(at, { signal: stop.signal });
    expect((await stream.next()).value).toMatchObject({ suggestion: { name: 'Feature 0' } });
    stop.abort();
    await stream.return?.().catch(() => undefined);
    await expect.poll(() => stopped).toBe(true);
  });
});

test('saving generated features without any is refused in the words of the specification', async () => {
  const { project } = await aProject(app.client);
  await expect(app.client.feature.createMany({ project_id: project.id, features: [] })).rejects.toMatchObject({
    status: 400,
    message: 'Please select at least one feature to save.',
    data: { problem: 'none_selected', title: 'No features selected', field: 'features' },
  });
});
