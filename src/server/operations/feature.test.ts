import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { FeatureCard } from '#contract/feature.ts';
import { featureOrders } from '#contract/feature.ts';
import { complexities, valueCategories } from '#contract/vocabulary.ts';
import { complexityPoints, foldedName, wsjfRank } from '#domain/backlog.ts';
import { aFeature, aProject, aStory, everything, openTestApp, type TestApp } from '#tests/builders.ts';
import { near } from '../db/search.ts';

let app: TestApp;
let now = new Date('2026-03-01T09:00:00Z');
beforeAll(async () => {
  app = await openTestApp({ now: () => now });
});
afterAll(() => app.close());
const later = () => {
  now = new Date(now.getTime() + 1_000);
};

type Filters = Omit<Parameters<TestApp['client']['feature']['list']>[0], 'project_id'>;

const namesOf = async (project_id: string, filters: Filters = {}) => {
  const { items } = await app.client.feature.list({ project_id, limit: 200, ...filters });
  const { count } = await app.client.feature.count({ project_id, ...filters });
  expect(count).toBe(items.length);
  return items.map(({ name }) => name).toSorted();
};

describe('a new feature', () => {
  test('has the defaults of the specification and the first entry of its history', async () => {
    const { project } = await aProject(app.client);
    const feature = await aFeature(app.client, project.id);
    expect(feature).toMatchObject({
      status: 'suggested',
      priority: 'medium',
      value_category: 'Should Have',
      complexity: 'M',
      source_type: 'user',
      source_name: 'You',
      pi_number: 1,
      version: 1,
      history: [{ action: 'suggested', pi: 1, date: now.toISOString(), notes: null, who: 'You' }],
    });
    expect(await app.client.feature.get({ project_id: project.id, id: feature.id })).toMatchObject(feature);
  });

  test('is refused when it names an increment or an idea of another project', async () => {
    const { project } = await aProject(app.client);
    const other = await aProject(app.client);
    const idea = await app.client.idea.create({ project_id: other.project.id, title: 'x', description: 'y' });
    const before = await everything(app);
    await expect(aFeature(app.client, project.id, { pi_id: other.increment.id })).rejects.toMatchObject({
      data: { problem: 'increment_not_found', field: 'pi_id' },
    });
    await expect(aFeature(app.client, project.id, { idea_id: idea.id })).rejects.toMatchObject({
      data: { problem: 'idea_not_found', field: 'idea_id' },
    });
    expect(await everything(app)).toEqual(before);
  });
});

test('several features are created together with what was asked for them, or none is', async () => {
  const { project } = await aProject(app.client);
  const features = [1, 2, 3].map((n) => ({ name: `Feature ${n}`, description: 'From an idea.' }));
  const prompt = { idea_title: 'Boats', idea_description: 'Who took which.' };
  const created = await app.client.feature.createMany({ project_id: project.id, features, prompt });
  expect(created.map(({ name, prompt_history }) => [name, prompt_history])).toEqual(
    features.map(({ name }) => [name, [{ timestamp: now.toISOString(), ...prompt }]]),
  );
  const before = await everything(app);
  const withOneBad = [...features, { name: 'x', description: 'y', pi_id: '0190aaaa-0000-7000-8000-000000000000' }];
  await expect(app.client.feature.createMany({ project_id: project.id, features: withOneBad })).rejects.toMatchObject({
    data: { problem: 'increment_not_found' },
  });
  expect(await everything(app)).toEqual(before);
});

describe('the filters', () => {
  let project_id: string;
  beforeAll(async () => {
    const { project, increment } = await aProject(app.client);
    project_id = project.id;
    await aFeature(app.client, project_id, { name: 'Must', value_category: 'Must Have', pi_id: increment.id });
    await aFeature(app.client, project_id, { name: 'From Ava', source_type: 'ava', status: 'selected' });
    const could = { name: 'Could', value_category: 'Could Have', status: 'rejected', pi_number: null } as const;
    await aFeature(app.client, project_id, could);
    const done = { name: 'Done', status: 'implemented', value_category: 'Must Have', pi_number: 2 } as const;
    await aFeature(app.client, project_id, done);
    await aFeature(app.client, project_id, { name: 'Imported', status: 'in_progress', pi_number: null });
    const { project: other } = await aProject(app.client);
    await aFeature(app.client, other.id, { name: 'Elsewhere' });
  });

  test.each<[Filters, string[]]>([
    [{}, ['Could', 'Done', 'From Ava', 'Imported', 'Must']],
    [{ value_category: 'Must Have' }, ['Done', 'Must']],
    [{ status: 'selected' }, ['From Ava']],
    [{ status: 'in_progress' }, ['Imported']],
    [{ source_type: 'ava' }, ['From Ava']],
    [{ source_type: 'theo' }, []],
    [{ value_category: 'Must Have', status: 'implemented', search: 'don' }, ['Done']],
    [{ tab: 'implemented' }, ['Done']],
    [{ tab: 'rejected' }, ['Could']],
    [{ tab: 'current-pi' }, ['From Ava', 'Must']],
    [{ tab: 'previous-pis' }, []],
    [{ tab: 'importable' }, ['Could', 'Imported', 'Must']],
    [{ tab: 'importable', search: 'must' }, ['Must']],
    [{ tab: 'implemented', status: 'selected' }, []],
  ])('%j leave %j', async (filters, names) => {
    expect(await namesOf(project_id, filters)).toEqual(names);
  });

  test('leave the features of one idea, and those without a status', async () => {
    const { project } = await aProject(app.client);
    const at = { project_id: project.id };
    const idea = await app.client.idea.create({ ...at, title: 'Boats', description: 'x' });
    await aFeature(app.client, at.project_id, { name: 'Of the idea', idea_id: idea.id });
    const bare = await aFeature(app.client, at.project_id, { name: 'Bare' });
    await app.client.feature.changeMany({ ...at, changes: [{ id: bare.id, version: 1, status: null }] });
    expect(await namesOf(at.project_id, { idea_id: idea.id })).toEqual(['Of the idea']);
    expect(await namesOf(at.project_id, { status: 'backlog' })).toEqual(['Bare']);
  });

  test('the statistics count by value, and what is implemented', async () => {
    expect(await app.client.feature.statistics({ project_id })).toEqual({
      total: 5,
      mustHave: 2,
      shouldHave: 2,
      couldHave: 1,
      previously: 1,
    });
  });

  test('the tabs of increments follow the active one', async () => {
    let active = await app.client.increment.active({ project_id });
    while (active?.status === 'active')
      active = await app.client.increment.advance({ project_id, id: active.id, version: active.version });
    expect(await namesOf(project_id, { tab: 'current-pi' })).toEqual([]);
    expect(await namesOf(project_id, { tab: 'previous-pis' })).toEqual(['From Ava', 'Must']);
    await app.client.increment.create({ project_id });
    expect(await namesOf(project_id, { tab: 'previous-pis' })).toEqual(['From Ava', 'Must']);
    expect(await namesOf(project_id, { tab: 'current-pi' })).toEqual(['Done']);
  });
});

describe('the search', () => {
  let project_id: string;
  const names = [
    'Ärztekartei',
    '100% sicher',
    'a_b',
    'a\\b',
    "O'Reilly; --",
    'ΟΔΟΣΗΜΑΝΣΗ',
    '東京駅',
    'Straße',
    'Maß [mm] * 2?',
  ];
  beforeAll(async () => {
    ({
      project: { id: project_id },
    } = await aProject(app.client));
    for (const name of names) await aFeature(app.client, project_id, { name, description: `Über ${name.length}` });
  });

  test.each<[string, string[]]>([
    ['ärz', ['Ärztekartei']],
    ['ARZTE', ['Ärztekartei']],
    ['kart', ['Ärztekartei']],
    ['  kart  ', ['Ärztekartei']],
    ['%', ['100% sicher']],
    ['0%', ['100% sicher']],
    ['_', ['a_b']],
    ['a_b', ['a_b']],
    ['\\', ['a\\b']],
    ["'", ["O'Reilly; --"]],
    ['οδοσ', ['ΟΔΟΣΗΜΑΝΣΗ']],
    ['ΟΔΟΣ', ['ΟΔΟΣΗΜΑΝΣΗ']],
    ['京', ['東京駅']],
    ['STRAß', ['Straße']],
    ['[mm', ['Maß [mm] * 2?']],
    ['*', ['Maß [mm] * 2?']],
    ['?', ['Maß [mm] * 2?']],
    ['nothing like it', []],
  ])('for %j finds %j', async (search, found) => {
    expect(await namesOf(project_id, { search })).toEqual(found);
  });

  test('reads the description too', async () => {
    expect(await namesOf(project_id, { search: 'uber' })).toEqual(names.toSorted());
  });

  test('finds a feature by its new words after a change, and no more by its old ones', async () => {
    const feature = await aFeature(app.client, project_id, { name: 'Oldword', description: 'Same' });
    await app.client.feature.update({ project_id, id: feature.id, version: 1, name: 'Newword' });
    expect(await namesOf(project_id, { search: 'newword' })).toEqual(['Newword']);
    expect(await namesOf(project_id, { search: 'oldword' })).toEqual([]);
  });

  test('and the filters leave the same in every order as the whole list holds, much or little, page by page', async () => {
    const { project, increment } = await aProject(app.client);
    const at = { project_id: project.id };
    const idea = await app.client.idea.create({ ...at, title: 'Boats', description: 'x' });
    const words = (n: number) => `Said ${n % 3 === 0 ? 'often ' : ''}${n % 400 === 399 ? 'seldom ' : ''}`;
    for (let from = 0; from < near * 2; from += 200) {
      const features = Array.from({ length: 200 }, (_, part) => from + part).map((n) => ({
        name: `Number ${String(n).padStart(4, '0')}`,
        description: words(n),
        value_category: valueCategories[n % 3],
        source_type: n % 500 === 1 ? ('theo' as const) : ('ava' as const),
        ...(n >= 1_200 && n < 1_900 ? { pi_id: increment.id } : { pi_number: 2 }),
        ...(n % 100 === 7 && { idea_id: idea.id }),
        ...(n % 700 === 3 && { rule: 'wish.verb' }),
      }));
      await app.client.feature.createMany({ ...at, features });
    }
    const all = async (filters: Filters) => {
      const found: FeatureCard[] = [];
      for (let cursor: string | null | undefined; cursor !== null;) {
        const page = await app.client.feature.list({ ...at, limit: 200, ...(cursor && { cursor }), ...filters });
        found.push(...page.items);
        cursor = page.next_cursor;
      }
      return found;
    };
    const says = (search: string) => (feature: FeatureCard) =>
      `${feature.name}\n${feature.description}`.toLowerCase().includes(search);
    const asked: (readonly [Filters, (feature: FeatureCard) => boolean])[] = [
      ...['often', 'seldom', 'number 1', 'never'].map((search) => [{ search }, says(search)] as const),
      [{ pi_id: increment.id }, ({ pi_id }) => pi_id === increment.id],
      [{ pi_id: increment.id, search: 'seldom' }, (one) => one.pi_id === increment.id && says('seldom')(one)],
      [{ idea_id: idea.id }, ({ idea_id }) => idea_id === idea.id],
      [{ reviewed: 'not_yet' }, ({ rule, reviewed_at }) => rule !== null && reviewed_at === null],
      [{ source_type: 'theo' }, ({ source_type }) => source_type === 'theo'],
      [{ source_type: 'theo', search: 'often' }, (one) => one.source_type === 'theo' && says('often')(one)],
      [{ source_type: 'theo', tab: 'current-pi' }, (one) => one.source_type === 'theo' && one.pi_number === 1],
    ];
    for (const order of ['newest', 'name', 'value'] as const) {
      const whole = await all({ order });
      expect(whole).toHaveLength(near * 2);
      for (const [filters, isAsked] of asked) {
        const left = whole.filter(isAsked);
        const limit = left.length < 20 ? 2 : 150;
        expect(await all({ order, ...filters, limit }), `${JSON.stringify(filters)} by ${order}`).toEqual(left);
        expect(await app.client.feature.count({ ...at, ...filters })).toEqual({ count: left.length });
      }
    }
  });
});

describe('the pages of a list', () => {
  const valueOf = (card: FeatureCard) => valueCategories.indexOf(card.value_category);
  const sizeOf = (card: FeatureCard) => complexities.indexOf(card.complexity);
  const isOrdered: Record<(typeof featureOrders)[number], (a: FeatureCard, b: FeatureCard) => boolean> = {
    newest: (a, b) => a.created_at >= b.created_at,
    oldest: (a, b) => a.created_at <= b.created_at,
    name: (a, b) => foldedName(a.name) <= foldedName(b.name),
    value: (a, b) => valueOf(a) <= valueOf(b),
    wsjf: (a, b) => wsjfRank(a, complexityPoints) >= wsjfRank(b, complexityPoints),
    complexity: (a, b) => sizeOf(a) <= sizeOf(b),
    hand: (a, b) => a.id < b.id,
  };

  test.each(featureOrders)('ordered by %s repeat and hide nothing while rows come and go', async (order) => {
    const { project } = await aProject(app.client);
    const project_id = project.id;
    const created = new Map<string, string>();
    for (let n = 0; n < 24; n += 1) {
      if (n % 3 === 0) later();
      const feature = await aFeature(app.client, project_id, {
        name: n % 2 === 0 ? `한국어 ${'가'.repeat(150)} ${n}` : `name ${n % 5}`,
        value_category: valueCategories[n % 3] ?? 'Must Have',
        complexity: complexities[n % 2] ?? 'S',
      });
      created.set(feature.id, feature.name);
    }
    const seen: FeatureCard[] = [];
    let cursor: string | undefined;
    const removed = new Set<string>();
    do {
      const page = await app.client.feature.list({ project_id, order, limit: 5, ...(cursor && { cursor }) });
      expect(page.items.length).toBeLessThanOrEqual(5);
      seen.push(...page.items);
      cursor = page.next_cursor ?? undefined;
      // One that was shown goes, and one comes that belongs to the very beginning or the very end.
      const shown = page.items.at(-1)?.id ?? '';
      removed.add(shown);
      await app.program.store.db.deleteFrom('feature').where('id', '=', shown).execute();
      later();
      await aFeature(app.client, project_id, { name: 'AAA new', value_category: 'Must Have', complexity: 'S' });
    } while (cursor !== undefined);
    expect(new Set(seen.map(({ id }) => id)).size).toBe(seen.length);
    for (const id of created.keys()) expect(seen.map((card) => card.id)).toContain(id);
    for (const [index, card] of seen.entries()) {
      const next = seen[index + 1];
      if (next) expect(isOrdered[order](card, next), `${card.name} before ${next.name}`).toBe(true);
    }
  });

  test('end exactly at the last row', async () => {
    const { project } = await aProject(app.client);
    for (let n = 0; n < 4; n += 1) await aFeature(app.client, project.id);
    const first = await app.client.feature.list({ project_id: project.id, limit: 2 });
    const second = await app.client.feature.list({
      project_id: project.id,
      limit: 2,
      cursor: first.next_cursor ?? '',
    });
    expect([first.items.length, second.items.length, second.next_cursor]).toEqual([2, 2, null]);
  });

  test('of projects, ideas and the log are walked in the same way', async () => {
    const { project } = await aProject(app.client);
    for (let n = 0; n < 5; n += 1)
      await app.client.idea.create({ project_id: project.id, title: `Idea ${n}`, description: 'x' });
    const walked = async <Row extends { id: string }>(
      read: (cursor?: string) => Promise<{ items: Row[]; next_cursor: string | null }>,
    ) => {
      const ids: string[] = [];
      for (let cursor: string | undefined; ;) {
        const page = await read(cursor);
        ids.push(...page.items.map(({ id }) => id));
        if (page.next_cursor === null) return ids;
        cursor = page.next_cursor;
      }
    };
    const { client } = app;
    const at = { project_id: project.id, limit: 2 };
    expect(await walked((cursor) => client.idea.list({ ...at, ...(cursor && { cursor }) }))).toHaveLength(5);
    expect(await walked((cursor) => client.activity.list({ ...at, ...(cursor && { cursor }) }))).toHaveLength(6);
    const everywhere = await walked((cursor) => client.activity.listAll({ limit: 7, ...(cursor && { cursor }) }));
    expect(new Set(everywhere).size).toBe(everywhere.length);
    const projects = await walked((cursor) => client.project.list({ limit: 2, ...(cursor && { cursor }) }));
    expect(new Set(projects).size).toBe(projects.length);
    expect(projects).toContain(project.id);
  });
});

describe('the status', () => {
  test('changed a hundred times at once leaves a hundred entries of history in their order', async () => {
    const { project } = await aProject(app.client);
    const feature = await aFeature(app.client, project.id);
    const status = (n: number) => (['selected', 'rejected', 'implemented', 'suggested'] as const)[n % 4] ?? 'selected';
    await Promise.all(
      Array.from({ length: 100 }, (_, n) =>
        app.client.feature.setStatus({ project_id: project.id, id: feature.id, status: status(n) }),
      ),
    );
    const after = await app.client.feature.get({ project_id: project.id, id: feature.id });
    expect(after.version).toBe(101);
    expect(after.history).toHaveLength(101);
    expect(after.history.at(-1)?.notes).toBe(`Status changed to ${after.status}`);
    const rows = await app.program.store.db
      .selectFrom('feature_history')
      .select('seq')
      .where('feature_id', '=', feature.id)
      .orderBy('seq')
      .execute();
    expect(rows.map(({ seq }) => seq)).toEqual(Array.from({ length: 101 }, (_, n) => n + 1));
  });

  test('is remembered with the active increment, the person and the time', async () => {
    const { project } = await aProject(app.client);
    const feature = await aFeature(app.client, project.id);
    later();
    const after = await app.client.feature.setStatus({ project_id: project.id, id: feature.id, status: 'rejected' });
    const entry = {
      action: 'rejected',
      pi: 1,
      notes: 'Status changed to rejected',
      who: 'You',
      date: now.toISOString(),
    };
    expect(after.history.at(-1)).toEqual(entry);
    expect(after.last_updated).toBe(now.toISOString());
    const [told] = (await app.client.activity.list({ project_id: project.id })).items;
    expect(told).toMatchObject({ type: 'feature_status', message: 'Status changed to rejected' });
  });

  test('with a stale version is refused, and with If-Match too', async () => {
    const { project } = await aProject(app.client);
    const feature = await aFeature(app.client, project.id);
    const at = { project_id: project.id, id: feature.id, status: 'selected' } as const;
    await app.client.feature.setStatus({ ...at, version: 1 });
    const stale = { status: 409, data: { problem: 'stale', current: { id: feature.id, version: 2 } } };
    await expect(app.client.feature.setStatus({ ...at, version: 1 })).rejects.toMatchObject(stale);
    await expect(app.clientSending({ 'if-match': '"1"' }).feature.setStatus(at)).rejects.toMatchObject(stale);
    expect((await app.clientSending({ 'if-match': 'W/"2"' }).feature.setStatus(at)).version).toBe(3);
  });
});

test('a note follows the status of its feature, and a blank one is refused', async () => {
  const { project } = await aProject(app.client);
  const feature = await aFeature(app.client, project.id, { status: 'in_progress' });
  const at = { project_id: project.id, id: feature.id };
  const noted = await app.client.feature.addNote({ ...at, note: '  Ask the coxswain. ' });
  expect(noted.history.at(-1)).toMatchObject({ action: 'suggested', notes: 'Ask the coxswain.' });
  await app.client.feature.setStatus({ ...at, status: 'implemented' });
  const more = await app.client.feature.addNote({ ...at, note: 'Done.' });
  expect(more.history.at(-1)).toMatchObject({ action: 'implemented', notes: 'Done.' });
  await expect(app.client.feature.addNote({ ...at, note: ' \n' })).rejects.toMatchObject({ data: { field: 'note' } });
});

describe("an advisor's words", () => {
  const suggested = { rule: 'wish.verb', engine: 'A model', quote: 'remind everybody', run_id: null };
  const unread = async (project_id: string) =>
    (await app.client.feature.list({ project_id, reviewed: 'not_yet' })).items.map(({ name }) => name);

  test('are listed as not yet reviewed until a person edits, judges, notes or confirms them', async () => {
    const { project } = await aProject(app.client);
    const project_id = project.id;
    const make = (name: string) => aFeature(app.client, project_id, { name, ...suggested });
    const [edited, judged, noted, confirmed] = [await make('a'), await make('b'), await make('c'), await make('d')];
    await aFeature(app.client, project_id, { name: 'Typed by a person' });
    expect(edited).toMatchObject({ ...suggested, edited_at: null, reviewed_at: null });
    expect((await unread(project_id)).toSorted()).toEqual(['a', 'b', 'c', 'd']);
    expect(await app.client.feature.count({ project_id, reviewed: 'not_yet' })).toEqual({ count: 4 });

    const now = await app.client.feature.update({ project_id, id: edited.id, version: 1, name: 'e' });
    expect(now).toMatchObject({ edited_at: now.last_updated, reviewed_at: now.last_updated });
    const weighed = await app.client.feature.setStatus({ project_id, id: judged.id, status: 'selected' });
    expect(weighed).toMatchObject({ edited_at: null, reviewed_at: weighed.last_updated });
    await app.client.feature.addNote({ project_id, id: noted.id, note: 'Read.' });
    expect(await unread(project_id)).toEqual(['d']);
    const at = { project_id, id: confirmed.id };
    const first = await app.client.feature.confirm({ ...at, version: 1 });
    expect(await unread(project_id)).toEqual([]);
    expect(await app.client.feature.confirm({ ...at, version: first.version })).toEqual(first);
  });

  test('that were edited before they were accepted are reviewed; a change of many is no review', async () => {
    const { project } = await aProject(app.client);
    const project_id = project.id;
    await aFeature(app.client, project_id, { name: 'Edited', ...suggested, edited: true });
    const plain = await aFeature(app.client, project_id, { name: 'Plain', ...suggested });
    await app.client.feature.changeMany({ project_id, changes: [{ id: plain.id, version: 1, status: 'selected' }] });
    expect(await unread(project_id)).toEqual(['Plain']);
  });
});

test('a list says how far the stories of each feature are, and so does the feature', async () => {
  const { client } = app;
  const { project, increment } = await aProject(client);
  const [begun, bare] = [await aFeature(client, project.id), await aFeature(client, project.id)];
  for (const status of ['done', 'in_review', 'backlog'] as const)
    await aStory(client, project.id, { pi_id: increment.id, feature_id: begun.id, status });
  const gone = await aStory(client, project.id, { feature_id: begun.id });
  await client.story.delete({ project_id: project.id, id: gone.id, version: gone.version });
  const { items } = await client.feature.list({ project_id: project.id });
  const storiesOf = (id: string) => items.find((one) => one.id === id)?.stories;
  expect(storiesOf(begun.id)).toEqual({ total: 3, done: 1, under_way: 1 });
  expect(storiesOf(bare.id)).toEqual({ total: 0, done: 0, under_way: 0 });
  for (const { id } of [begun, bare]) {
    const { stories } = await client.feature.get({ project_id: project.id, id });
    expect(stories).toEqual(storiesOf(id));
  }
});
