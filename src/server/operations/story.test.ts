import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { aFeature, aProject, aStory, openTestApp, type TestApp } from '#tests/builders.ts';

let app: TestApp;
let now = new Date('2026-03-02T09:00:00Z');
beforeAll(async () => {
  app = await openTestApp({ now: () => now });
});
afterAll(() => app.close());

const aBoard = async () => {
  const { project, increment } = await aProject(app.client);
  const feature = await aFeature(app.client, project.id);
  const at = { project_id: project.id };
  const story = (fields: Parameters<typeof aStory>[2] = {}) =>
    aStory(app.client, project.id, { feature_id: feature.id, ...fields });
  const one = (id: string) => app.client.story.get({ ...at, id });
  return { at, increment, feature, story, one };
};
const titles = (items: { title: string }[]) => items.map(({ title }) => title);

test('a story belongs to the increment of its feature, and numbers count up and are not given again', async () => {
  const { at, increment, story } = await aBoard();
  const [first, second] = [await story(), await story({ title: 'Give it back' })];
  expect(first).toMatchObject({ number: 1, pi_id: increment.id, feature_name: 'Book a boat', version: 1 });
  expect(first.criteria.map(({ number, kind }) => [number, kind])).toEqual([
    [1, 'usual'],
    [2, 'negative'],
  ]);
  await app.client.story.delete({ ...at, id: second.id, version: 1 });
  expect((await story()).number).toBe(3);
});

test('filters, search and order find stories page by page', async () => {
  const { at, increment, feature, story } = await aBoard();
  await story({ title: 'Ärzte suchen', priority: 'high', story_points: 13 });
  await story({ title: 'Zebra', feature_id: null, pi_id: null, status: 'ready' });
  await story({ title: 'Boats', story_points: 2 });
  const { story: api } = app.client;
  const list = async (filters: Partial<Parameters<typeof api.list>[0]>) =>
    titles((await api.list({ ...at, ...filters })).items);
  expect(await list({})).toEqual(['Ärzte suchen', 'Zebra', 'Boats']);
  expect(await list({ order: 'newest' })).toEqual(['Boats', 'Zebra', 'Ärzte suchen']);
  expect(await list({ search: 'arzte' })).toEqual(['Ärzte suchen']);
  expect(await list({ search: 's-2' })).toEqual(['Zebra']);
  expect(await list({ pi_id: increment.id, feature_id: feature.id })).toEqual(['Ärzte suchen', 'Boats']);
  expect(await list({ estimate: 'large' })).toEqual(['Ärzte suchen']);
  expect(await list({ estimate: 'none' })).toEqual(['Zebra']);
  expect(await list({ priority: 'high', status: 'backlog' })).toEqual(['Ärzte suchen']);
  expect(await list({ sprint_id: 'none', look: 'again' })).toEqual([]);
  const first = await api.list({ ...at, limit: 2 });
  const second = await api.list({ ...at, limit: 2, cursor: first.next_cursor ?? '' });
  expect([...titles(first.items), ...titles(second.items)]).toEqual(['Ärzte suchen', 'Zebra', 'Boats']);
  expect(await api.columns(at)).toEqual([
    { status: 'backlog', count: 2, points: 15 },
    { status: 'ready', count: 1, points: 0 },
    { status: 'in_progress', count: 0, points: 0 },
    { status: 'in_review', count: 0, points: 0 },
    { status: 'done', count: 0, points: 0 },
  ]);
  expect(await api.count({ ...at, search: 'zebra' })).toEqual({ count: 1 });
});

test('a criterion whose words stay keeps its version, and one that was removed comes back by its id', async () => {
  const { at, story, one } = await aBoard();
  const { id, criteria } = await story();
  const [usual, refused] = criteria;
  if (!usual || !refused) throw new Error('two criteria');
  const changed = await app.client.story.update({
    ...at,
    id,
    version: 1,
    criteria: [refused, { ...usual, outcome: 'it is mine' }],
  });
  expect(changed.criteria).toMatchObject([
    { id: refused.id, number: 1, version: 1 },
    { id: usual.id, number: 2, version: 2, outcome: 'it is mine' },
  ]);
  await app.client.story.update({ ...at, id, version: 2, criteria: [refused] });
  const back = await app.client.story.update({ ...at, id, version: 3, criteria: [refused, usual] });
  expect(back.criteria.map((criterion) => [criterion.id, criterion.version])).toEqual([
    [refused.id, 1],
    [usual.id, 3],
  ]);
  expect((await one(id)).history.map(({ action, notes }) => [action, notes])).toEqual([
    ['created', null],
    ['edited', 'Changed: Criteria'],
    ['edited', 'Changed: Criteria'],
    ['edited', 'Changed: Criteria'],
  ]);
});

test('a circle of dependencies is refused with its way, and nothing is changed', async () => {
  const { at, story, one } = await aBoard();
  const first = await story();
  const second = await story({ depends_on: [first.id] });
  const third = await story({ depends_on: [second.id] });
  const circle = app.client.story.update({ ...at, id: first.id, version: 1, depends_on: [third.id] });
  await expect(circle).rejects.toMatchObject({
    message: 'Each of these would have to wait for the next: S-1 → S-3 → S-2 → S-1. Nothing was changed.',
    data: { problem: 'dependency_cycle', field: 'depends_on' },
  });
  expect(await one(first.id)).toMatchObject({ depends_on: [], version: 1, needed_by: [{ number: 2 }] });
});

describe('a story that is done', () => {
  const finished = async () => {
    const board = await aBoard();
    const { id } = await board.story({ story_points: 3 });
    await app.client.story.move({ ...board.at, id, status: 'in_progress' });
    now = new Date(now.getTime() + 36 * 3_600_000);
    await app.client.story.move({ ...board.at, id, status: 'done' });
    return { ...board, id };
  };

  test('stays as it was, and gets a successor that is linked both ways', async () => {
    const { at, id, one } = await finished();
    for (const change of [{ title: 'Other' }, { story_points: 8 as const }, { criteria: [] }])
      await expect(app.client.story.update({ ...at, id, version: 3, ...change })).rejects.toMatchObject({
        data: { problem: 'story_kept' },
      });
    const next = await app.client.story.supersede({ ...at, id });
    expect(next).toMatchObject({ supersedes: id, status: 'backlog', story_points: null, title: 'Book a boat' });
    expect(next.criteria).toHaveLength(2);
    expect(await one(id)).toMatchObject({ superseded_by: { id: next.id }, version: 3, status: 'done' });
    await expect(app.client.story.supersede({ ...at, id: next.id })).rejects.toMatchObject({
      data: { problem: 'story_not_done' },
    });
  });

  test('is offered beside one that is like it, with what it took', async () => {
    const { at, id, story } = await finished();
    const { id: open } = await story({ title: 'Book a boat for a day', i_want: 'book a boat for a day' });
    expect(await app.client.story.similar({ ...at, id: open })).toMatchObject([{ id, story_points: 3, days: 1.5 }]);
  });

  test('is kept when its feature changes, while open ones are marked and one is superseded on request', async () => {
    const { at, id, feature, story, one } = await finished();
    const open = await story({ title: 'Swap a boat', story_points: 5 });
    const touched = await app.client.story.touched({ ...at, feature_id: feature.id });
    expect(touched.stories.map(({ number, effect }) => [number, effect])).toEqual([
      [1, 'stays'],
      [2, 'look_again'],
    ]);
    expect(touched).toMatchObject({ open_points: 5, tests_count: 0, sprints: [] });
    await app.client.feature.update({
      ...at,
      id: feature.id,
      version: 1,
      name: 'Book a boat or a canoe',
      supersede: [id],
    });
    expect(await one(id)).toMatchObject({ title: 'Book a boat', check_reason: null, superseded_by: { number: 3 } });
    expect(await one(open.id)).toMatchObject({ check_reason: 'The feature changed: name.', version: 2 });
    const looked = await app.client.story.update({ ...at, id: open.id, version: 2, check_reason: null });
    expect(looked.check_reason).toBeNull();
    expect(looked.history.at(-1)).toMatchObject({ action: 'checked', notes: 'The feature changed: name.' });
  });
});

test('work begins and ends with the status, and going back forgets the end', async () => {
  const { at, story, one } = await aBoard();
  const { id } = await story();
  const to = async (status: 'in_progress' | 'done' | 'backlog') => {
    now = new Date(now.getTime() + 3_600_000);
    await app.client.story.move({ ...at, id, status });
    const { started_at, done_at } = await one(id);
    return [started_at !== null, done_at !== null];
  };
  expect([await to('in_progress'), await to('done'), await to('in_progress'), await to('backlog')]).toEqual([
    [true, false],
    [true, true],
    [true, false],
    [false, false],
  ]);
});

test('many are changed in one step, and taken back in one', async () => {
  const { at, story, one } = await aBoard();
  const made = [await story(), await story({ status: 'ready', priority: 'low' }), await story()];
  const { undo } = await app.client.story.changeMany({
    ...at,
    changes: made.map(({ id }, index) => ({ id, version: 1, status: 'ready', ...(index === 2 && { deleted: true }) })),
  });
  expect(undo).toHaveLength(2);
  expect((await app.client.story.list({ ...at, status: 'ready' })).items).toHaveLength(2);
  await app.client.story.changeMany({ ...at, changes: undo });
  for (const { id, status } of made) expect(await one(id)).toMatchObject({ status });
  const stale = app.client.story.changeMany({
    ...at,
    changes: made.map(({ id }) => ({ id, version: 1, status: 'done' })),
  });
  await expect(stale).rejects.toMatchObject({ data: { problem: 'stale' } });
  expect((await app.client.story.list({ ...at, status: 'done' })).items).toEqual([]);
});

test('the log says what of a story changed, and says nothing of a change that changes nothing', async () => {
  const { at, story } = await aBoard();
  const { id, number, title } = await story();
  const one = { ...at, id };
  await app.client.story.update({ ...one, version: 1, story_points: 3, description: 'Long.' });
  await app.client.story.update({ ...one, version: 2, story_points: 3 });
  await app.client.story.move({ ...one, status: 'ready' });
  await app.client.story.changeMany({ ...at, changes: [{ id, version: 4, status: 'in_progress', priority: 'high' }] });
  const { undo } = await app.client.story.changeMany({ ...at, changes: [{ id, version: 5, deleted: true }] });
  await app.client.story.changeMany({ ...at, changes: undo });
  const { items } = await app.client.activity.list({ ...at, limit: 5 });
  expect(items.map(({ message, description }) => [message, description])).toEqual(
    [
      'restored',
      'deleted',
      'changed: Status Ready → In Progress; Priority Medium → High',
      'changed: Status Backlog → Ready',
      'changed: Estimate none → 3; Notes',
    ].map((what) => [`S-${number} ${what}`, title]),
  );
});

test('a move changes place and column at once', async () => {
  const { at, story } = await aBoard();
  const [a, b, c] = [await story({ title: 'a' }), await story({ title: 'b' }), await story({ title: 'c' })];
  await app.client.story.move({ ...at, id: c.id, place: 'before', other: a.id });
  const moved = await app.client.story.move({ ...at, id: a.id, place: 'after', other: b.id, status: 'ready' });
  expect(moved.status).toBe('ready');
  expect(titles((await app.client.story.list(at)).items)).toEqual(['c', 'b', 'a']);
});

test('a split shares the criteria out, and a merge brings them together', async () => {
  const { at, story, one } = await aBoard();
  const needed = await story({ title: 'Log in' });
  const last = await story({ title: 'Last' });
  const { id } = await story({
    title: 'Boats',
    i_want: 'book and return boats',
    depends_on: [needed.id],
    story_points: 13,
  });
  const { stories: parts } = await app.client.story.split({ ...at, id, version: 1 });
  expect(parts.map((part) => [part.title, part.story_points, part.depends_on.length])).toEqual([
    ['Book boats', null, 1],
    ['Return boats', null, 1],
  ]);
  expect(parts.flatMap(({ criteria }) => criteria)).toHaveLength(2);
  const [first, second] = parts;
  if (!first || !second) throw new Error('two parts');
  expect(second.history).toMatchObject([{ action: 'split', notes: `Split from S-${first.number}` }]);
  const { story: merged } = await app.client.story.merge({
    ...at,
    id: first.id,
    version: first.version,
    other: { id: second.id, version: second.version },
  });
  expect(merged.criteria).toHaveLength(2);
  await expect(one(second.id)).rejects.toMatchObject({ data: { problem: 'story_not_found' } });
  const single = await story({ criteria: [], i_want: 'row' });
  await expect(app.client.story.split({ ...at, id: single.id, version: 1 })).rejects.toMatchObject({
    data: { problem: 'story_whole' },
  });
  expect((await one(last.id)).version).toBe(1);
});

test('a split and a merge are taken back in one step, unless one of their stories has changed since', async () => {
  const { at, story, one } = await aBoard();
  const { story: api } = app.client;
  const given = await story({ title: 'Boats', i_want: 'book and return boats', story_points: 13 });
  const words = (of: typeof given) => [of.title, of.i_want, of.description, of.story_points, of.criteria];
  const { stories, undo } = await api.split({ ...at, id: given.id, version: 1 });
  const [first, second] = stories;
  if (!first || !second) throw new Error('two parts');
  expect(words(await api.regroup({ ...at, undo }))).toEqual(words(given));
  await expect(one(second.id)).rejects.toMatchObject({ data: { problem: 'story_not_found' } });
  // A second click finds that it has been taken back.
  await expect(api.regroup({ ...at, undo })).rejects.toMatchObject({ data: { problem: 'changed_since' } });
  const other = await story({ title: 'Oars', description: 'Wooden ones.' });
  const merged = await api.merge({ ...at, id: given.id, version: 3, other: { id: other.id, version: 1 } });
  expect(merged.story.criteria).toHaveLength(4);
  expect(words(await api.regroup({ ...at, undo: merged.undo }))).toEqual(words(given));
  expect(words(await one(other.id))).toEqual(words(other));
  const again = await api.split({ ...at, id: given.id, version: 5 });
  const part = again.stories[1];
  await api.update({ ...at, id: part?.id ?? '', version: 1, title: 'Return a boat by night' });
  const before = await one(given.id);
  await expect(api.regroup({ ...at, undo: again.undo })).rejects.toMatchObject({ data: { problem: 'changed_since' } });
  expect(await one(given.id)).toEqual(before);
});

test('the team estimates one by one, each member once, and the person decides', async () => {
  const { at, story, one } = await aBoard();
  const { id } = await story();
  const events = await Array.fromAsync(await app.client.story.estimate({ ...at, id }));
  const { members } = await app.client.team.get(at);
  expect(events.at(-1)).toEqual({ type: 'done', count: members.length, taken: null });
  await Array.fromAsync(await app.client.story.estimate({ ...at, id }));
  const { estimates, story_points } = await one(id);
  expect(estimates.map(({ member_id }) => member_id).toSorted()).toEqual(members.map((member) => member.id).toSorted());
  for (const { points, reason } of estimates)
    expect([[1, 2, 3, 5, 8, 13].includes(points), reason !== '']).toEqual([true, true]);
  expect(story_points).toBeNull();
});

test('what only a person can confirm is kept with who did', async () => {
  const { at, story } = await aBoard();
  const { id } = await story();
  const confirmed = await app.client.story.check({ ...at, id, check_id: 'understood', confirmed: true });
  expect(confirmed.checks).toMatchObject([{ check_id: 'understood', who: 'You' }]);
  const open = await app.client.story.check({ ...at, id, check_id: 'understood', confirmed: false });
  expect(open.checks).toEqual([]);
});

test('a deleted story can be restored for 30 days, with its criteria', async () => {
  const { at, story, one } = await aBoard();
  const { id } = await story();
  await app.client.story.delete({ ...at, id, version: 1 });
  await expect(one(id)).rejects.toMatchObject({ data: { problem: 'story_not_found' } });
  expect((await app.client.story.restore({ ...at, id })).criteria).toHaveLength(2);
  await app.client.story.delete({ ...at, id, version: 3 });
  now = new Date(now.getTime() + 31 * 86_400_000);
  await expect(app.client.story.restore({ ...at, id })).rejects.toMatchObject({ data: { problem: 'story_not_found' } });
});
