import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import type { Advisor } from '#advisors/advisor.ts';
import { builtinEngineName, type MemberId } from '#contract/vocabulary.ts';
import { aProject, everything, openTestApp, scriptedAdvisor, type TestApp } from '#tests/builders.ts';

/** What each member does when it is asked in the present test. */
let discuss: Advisor['discuss'];
let app: TestApp;
beforeAll(async () => {
  app = await openTestApp({
    advisor: { ...scriptedAdvisor(), discuss: (...asked) => discuss(...asked) },
  });
});
beforeEach(() => {
  ({ discuss } = scriptedAdvisor());
});
afterAll(() => app.close());

type Address = { project_id: string; id: string };

const aDiscussion = async (members: readonly MemberId[] = ['milo', 'ava', 'theo']) => {
  const { project } = await aProject(app.client, {
    members: members.map((id) => ({ id, selectedBy: 'user' as const })),
  });
  const { id } = await app.client.discussion.start({ project_id: project.id, idea: 'Swap bookings.' });
  return { project, at: { project_id: project.id, id } };
};

/** Ask, and take all that comes: what happened, and to whom. */
const heard = async (input: Address & { memberId?: MemberId }): Promise<string[][]> => {
  const events: string[][] = [];
  for await (const event of await app.client.discussion.discuss(input)) {
    if (event.type === 'done') events.push([event.type]);
    else events.push([event.type, event.type === 'feedback' ? event.feedback.memberId : event.memberId]);
  }
  return events;
};

describe('starting a discussion', () => {
  test.each(['', '   ', '\n\t'])('about %j is refused as a missing idea, and changes nothing', async (idea) => {
    const { project } = await aProject(app.client);
    const before = await everything(app);
    await expect(app.client.discussion.start({ project_id: project.id, idea })).rejects.toMatchObject({
      status: 400,
      message: 'Please provide an idea for the team to analyze.',
      data: { problem: 'idea_missing', title: 'Missing idea', field: 'idea' },
    });
    expect(await everything(app)).toEqual(before);
  });

  test('puts the idea before the saved team, asks nobody yet, and is in the activity log', async () => {
    const { project, at } = await aDiscussion(['ava', 'sasha']);
    expect(await app.client.discussion.get(at)).toMatchObject({
      idea: 'Swap bookings.',
      members: ['ava', 'sasha'],
      answered: [],
      failed: [],
      feedback: [],
      created_by: 'You',
      version: 1,
    });
    const [entry] = (await app.client.activity.list({ project_id: project.id, limit: 1 })).items;
    expect(entry).toMatchObject({ type: 'team_discussion', description: 'Swap bookings.', user_name: 'You' });
  });

  test('of a project without a saved team asks Milo, Ava, Theo, Quinn and Uma', async () => {
    const { project } = await aProject(app.client);
    const { members } = await app.client.discussion.start({ project_id: project.id, idea: 'Swap bookings.' });
    expect(members).toEqual(['milo', 'ava', 'theo', 'quinn', 'uma']);
  });

  test('twice with one key starts one', async () => {
    const { project } = await aProject(app.client);
    const twice = app.clientSending({ 'idempotency-key': `discuss-${project.id}` });
    const asked = { project_id: project.id, idea: 'Swap bookings.' };
    const [one, other] = [await twice.discussion.start(asked), await twice.discussion.start(asked)];
    expect(other.id).toBe(one.id);
    expect((await app.client.discussion.list({ project_id: project.id })).items).toHaveLength(1);
  });
});

describe('asking the team', () => {
  test('hears one member after another, and keeps each answer with the engine that spoke', async () => {
    const { at, project } = await aDiscussion();
    expect(await heard(at)).toEqual([
      ['asking', 'milo'],
      ['feedback', 'milo'],
      ['asking', 'ava'],
      ['feedback', 'ava'],
      ['asking', 'theo'],
      ['feedback', 'theo'],
      ['done'],
    ]);
    const kept = await app.client.discussion.get(at);
    expect(kept.feedback.map(({ memberId, engine }) => [memberId, engine])).toEqual([
      ['milo', 'Scripted'],
      ['ava', 'Scripted'],
      ['theo', 'Scripted'],
    ]);
    expect(kept.feedback[1]?.analysis).toBe(`Ava on "Swap bookings." for ${project.name}.`);
    expect(kept.version).toBe(4);
  });

  test('says of each answer whether the built-in advisor gave it in place of a model', async () => {
    const { at } = await aDiscussion(['milo', 'ava', 'theo']);
    const spoken = discuss;
    const engines: Partial<Record<MemberId, string>> = { ava: builtinEngineName, theo: 'a-model' };
    discuss = async (request, options) => ({ ...(await spoken(request, options)), engine: engines[request.member.id] });
    const sent: unknown[] = [];
    for await (const event of await app.client.discussion.discuss(at))
      if (event.type === 'feedback') sent.push(event.feedback);
    const { feedback } = await app.client.discussion.get(at);
    expect(feedback.map(({ engine, instead }) => [engine, instead])).toEqual([
      ['Scripted', false],
      [builtinEngineName, true],
      ['a-model', false],
    ]);
    expect(sent).toEqual(feedback);
  });

  test('each answer is kept before it is sent', async () => {
    const { at } = await aDiscussion();
    for await (const event of await app.client.discussion.discuss(at)) {
      if (event.type !== 'feedback') continue;
      const { answered, version } = await app.client.discussion.get(at);
      expect(answered).toContain(event.feedback.memberId);
      expect(version).toBeGreaterThanOrEqual(event.version);
    }
  });

  test('nobody is asked before the one before has answered, and that is kept', async () => {
    const { at } = await aDiscussion();
    const whenAsked: unknown[] = [];
    const spoken = discuss;
    discuss = async (request, options) => {
      whenAsked.push([request.member.id, (await app.client.discussion.get(at)).answered]);
      return spoken(request, options);
    };
    await heard(at);
    expect(whenAsked).toEqual([
      ['milo', []],
      ['ava', ['milo']],
      ['theo', ['milo', 'ava']],
    ]);
  });

  test('tells each member the idea and the project, and not what another said', async () => {
    const { at, project } = await aDiscussion();
    const requests: unknown[] = [];
    const spoken = discuss;
    discuss = (request, options) => {
      requests.push(Object.keys(request).toSorted(), request.idea, request.project.name);
      return spoken(request, options);
    };
    await heard(at);
    const one = [['idea', 'member', 'project'], 'Swap bookings.', project.name];
    expect(requests).toEqual([...one, ...one, ...one]);
  });

  describe('when a member fails', () => {
    afterEach(() => app.takeFaults());

    test('the others speak all the same, and it can be asked again by itself', async () => {
      const { at } = await aDiscussion();
      ({ discuss } = scriptedAdvisor({ silent: ['ava'] }));
      expect((await heard(at)).filter(([type]) => type !== 'asking')).toEqual([
        ['feedback', 'milo'],
        ['failed', 'ava'],
        ['feedback', 'theo'],
        ['done'],
      ]);
      expect(await app.client.discussion.get(at)).toMatchObject({ answered: ['milo', 'theo'], failed: ['ava'] });
      expect(app.takeFaults().join('')).toContain('advisor failed');
      ({ discuss } = scriptedAdvisor());
      // It is asked again only when a person says so.
      expect(await heard(at)).toEqual([['done']]);
      expect(await heard({ ...at, memberId: 'ava' })).toEqual([['asking', 'ava'], ['feedback', 'ava'], ['done']]);
      const { feedback, failed } = await app.client.discussion.get(at);
      expect([feedback.map(({ memberId }) => memberId), failed]).toEqual([['milo', 'ava', 'theo'], []]);
    });

    test('again, it stays one that failed', async () => {
      const { at } = await aDiscussion(['ava']);
      ({ discuss } = scriptedAdvisor({ failing: true }));
      await heard(at);
      expect(await heard({ ...at, memberId: 'ava' })).toEqual([['asking', 'ava'], ['failed', 'ava'], ['done']]);
      expect((await app.client.discussion.get(at)).failed).toEqual(['ava']);
    });
  });

  test('a member that has answered keeps its answer when it is asked again', async () => {
    const { at } = await aDiscussion(['ava']);
    await heard(at);
    const before = await app.client.discussion.get(at);
    expect(await heard({ ...at, memberId: 'ava' })).toEqual([['done']]);
    expect(await app.client.discussion.get(at)).toEqual(before);
  });

  test('somebody who is not on the team is refused', async () => {
    const { at } = await aDiscussion(['ava']);
    await expect(app.client.discussion.discuss({ ...at, memberId: 'uma' })).rejects.toMatchObject({
      data: { problem: 'member_not_found', field: 'memberId' },
    });
  });

  test('by two pages at once keeps one answer of each member', async () => {
    const { at } = await aDiscussion();
    await Promise.all([heard(at), heard(at)]);
    const { feedback, failed } = await app.client.discussion.get(at);
    expect([feedback.map(({ memberId }) => memberId), failed]).toEqual([['milo', 'ava', 'theo'], []]);
  });

  test('Stop ends the member who thinks, keeps what was said, and the rest can be asked later', async () => {
    const { at } = await aDiscussion();
    let told: AbortSignal | undefined;
    const spoken = discuss;
    discuss = (request, options) => {
      if (request.member.id === 'milo') return spoken(request, options);
      told = options?.signal;
      return new Promise((_resolve, reject) => {
        told?.addEventListener('abort', () => reject(told?.reason as Error));
      });
    };
    const stop = new AbortController();
    const stream = await app.client.discussion.discuss(at, { signal: stop.signal });
    for (const type of ['asking', 'feedback', 'asking']) expect(await stream.next()).toMatchObject({ value: { type } });
    await expect.poll(() => told).toBeDefined();
    stop.abort();
    await expect.poll(() => told?.aborted).toBe(true);
    expect(await app.client.discussion.get(at)).toMatchObject({ answered: ['milo'], failed: [] });
    expect(app.takeFaults()).toEqual([]);
    discuss = spoken;
    expect((await heard(at)).filter(([type]) => type === 'feedback')).toEqual([
      ['feedback', 'ava'],
      ['feedback', 'theo'],
    ]);
  });

  test('those who were on the team at the start, also when one has left since', async () => {
    const { at, project } = await aDiscussion(['milo', 'uma']);
    await app.client.team.save({ project_id: project.id, version: 1, members: [{ id: 'milo', selectedBy: 'user' }] });
    expect((await heard(at)).filter(([type]) => type === 'feedback')).toEqual([
      ['feedback', 'milo'],
      ['feedback', 'uma'],
    ]);
  });
});

describe('discussions', () => {
  test('are listed newest first, a page at a time, with who has spoken', async () => {
    const { at, project } = await aDiscussion(['ava']);
    await heard(at);
    const { id } = await app.client.discussion.start({ project_id: project.id, idea: 'Lend the trailer.' });
    const first = await app.client.discussion.list({ project_id: project.id, limit: 1 });
    expect(first.items).toMatchObject([{ id, idea: 'Lend the trailer.', answered: [] }]);
    const rest = await app.client.discussion.list({
      project_id: project.id,
      limit: 1,
      cursor: first.next_cursor ?? '',
    });
    expect([rest.items.map((one) => [one.id, one.answered]), rest.next_cursor]).toEqual([[[at.id, ['ava']]], null]);
  });

  test('of another project are not found', async () => {
    const { at } = await aDiscussion();
    const { project: other } = await aProject(app.client);
    const there = { ...at, project_id: other.id };
    for (const ask of [() => app.client.discussion.get(there), () => app.client.discussion.discuss(there)])
      await expect(ask()).rejects.toMatchObject({
        status: 404,
        message: `No discussion found with ID: ${at.id}`,
        data: { problem: 'discussion_not_found', title: 'Discussion not found' },
      });
  });
});
