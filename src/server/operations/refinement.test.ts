import { afterAll, beforeAll, expect, onTestFinished, test } from 'vitest';
import { createModelAdvisor } from '#advisors/llm/llm-advisor.ts';
import { createRulesAdvisor } from '#advisors/rules/rules-advisor.ts';
import { aFeature, anOffer, aProject, aStory, aTest, openTestApp, type TestApp } from '#tests/builders.ts';
import { modelAt, startModelServer } from '#tests/model-server.ts';
import { quoting, toldTo } from '#tests/quoting-model.ts';

let app: TestApp;
beforeAll(async () => {
  app = await openTestApp();
});
afterAll(() => app.close());

const refining = async (fields: Parameters<typeof aFeature>[2] = {}, { client } = app) => {
  const { project, increment } = await aProject(client);
  const feature = await aFeature(client, project.id, {
    name: 'Book a boat',
    description: 'Members choose a boat and a time. Nobody may book one that is taken.',
    status: 'selected',
    ...fields,
  });
  const pi = { project_id: project.id, pi_id: increment.id };
  const at = { ...pi, feature_id: feature.id };
  const { refinement } = client;
  const ask = async (what: 'stories' | 'questions' | 'remarks') => {
    const events = await Array.fromAsync(await refinement.propose({ ...at, ask: what }));
    return events.flatMap((event) => (event.type === 'item' ? [event.item] : []));
  };
  return { pi, at, feature, ask, refinement, now: () => refinement.get(at) };
};

test('Ava offers stories with a negative criterion each; none is a story before a person takes it', async () => {
  const { at, ask, now } = await refining();
  const offered = await ask('stories');
  expect(offered.length).toBeGreaterThan(1);
  for (const item of offered) {
    if (item.kind !== 'story') throw new Error('a story');
    expect(item.body.criteria.length).toBeGreaterThanOrEqual(2);
    expect(item.body.criteria.some(({ kind }) => kind !== 'usual')).toBe(true);
    expect(item.provenance).toMatchObject({ persona: 'ava', engine: 'Scripted' });
  }
  const { stories, items } = await now();
  expect([stories, items.length]).toEqual([[], offered.length]);
  expect(await app.client.story.count({ project_id: at.project_id })).toEqual({ count: 0 });
  expect(await ask('stories')).toEqual([]);
});

test('Bea asks what is open, and Uma and Sasha each remark once', async () => {
  const { at, ask, refinement, now } = await refining();
  const remarks = await ask('remarks');
  expect(remarks.map(({ provenance }) => provenance?.persona)).toEqual(['uma', 'sasha']);
  expect(await ask('remarks')).toEqual([]);
  const [question] = await ask('questions');
  if (question === undefined) throw new Error('something is open');
  const answered = await refinement.update({ ...at, id: question.id, version: 1, answer: ' It holds at once ' });
  expect(answered).toMatchObject({ settled: 'answered', body: { answer: 'It holds at once' } });
  expect((await now()).items).toContainEqual(answered);
  const open = await refinement.update({ ...at, id: question.id, version: 2, answer: '' });
  expect(open).toMatchObject({ settled: null, body: { answer: null } });
});

test('what Bea quotes of a feature was written or edited by a person', async () => {
  const description = 'Members choose a boat and a time. Nobody may book one that is taken.';
  const quoted = async (ask: Awaited<ReturnType<typeof refining>>['ask']) =>
    (await ask('questions'))
      .flatMap(({ provenance }) => provenance?.quote ?? [])
      .filter((one) => description.includes(one));
  const typed = await refining({ description });
  expect(await quoted(typed.ask)).not.toEqual([]);
  const suggested = await refining({ description, rule: 'prompt:suggest-features@1' });
  expect(await quoted(suggested.ask)).toEqual([]);
  const { at, feature, ask } = await refining({ description: 'As Ava wrote it.', rule: 'prompt:suggest-features@1' });
  await app.client.feature.update({ project_id: at.project_id, id: feature.id, version: feature.version, description });
  expect(await quoted(ask)).not.toEqual([]);
});

test("what Uma and Sasha quote of a feature is never an advisor's description", async () => {
  const asked = await openTestApp({ advisor: createRulesAdvisor() });
  onTestFinished(() => asked.close());
  const suggested = {
    name: 'Mark boats as broken',
    description: 'The mark lands beside the boat, and whoever has to mend it gathers the causes.',
    rule: 'wish.verb',
    quote: 'members mark boats as broken',
  };
  const said = async (fields: Parameters<typeof aFeature>[2]) => {
    const { ask, at, feature } = await refining(fields, asked);
    return { at, feature, ask, text: JSON.stringify((await ask('remarks')).map(({ body }) => body)) };
  };
  const { text } = await said(suggested);
  expect(text).toContain('arking boats');
  expect(text).not.toMatch(/\blands?\b|landing|whoever|gather|cause/u);
  const { text: ofTyped } = await said({ ...suggested, rule: null, quote: null });
  expect(ofTyped).toMatch(/gather|land/u);
});

test('what Bea asked before is told again with its answer, and is no quote of the person', async () => {
  const model = await startModelServer([quoting]);
  onTestFinished(() => model.close());
  const asking = await openTestApp({ advisor: createModelAdvisor(modelAt(model.url), createRulesAdvisor()) });
  onTestFinished(() => asking.close());
  const { at, ask, refinement } = await refining({}, asking);
  const [first] = await ask('questions');
  if (first?.kind !== 'question') throw new Error('something is open');
  expect(first.provenance?.quote).not.toBeNull();
  const { question } = first.body;
  await refinement.update({ ...at, id: first.id, version: 1, answer: 'At once' });
  const before = model.calls.length;
  const again = await ask('questions');
  await ask('stories');
  const told = model.calls.slice(before).map((call) => toldTo(call).join('\n'));
  expect(told.length).toBeGreaterThanOrEqual(2);
  for (const texts of told) expect(texts).toContain(`${question} At once`);
  expect(again.length).toBeGreaterThan(0);
  expect(again.filter(({ provenance }) => provenance?.quote?.includes(question))).toEqual([]);
});

test('an accepted story keeps where it came from and whether a person changed it, and can be taken back', async () => {
  const { at, ask, refinement, now } = await refining();
  const [first, second] = await ask('stories');
  if (!first || !second) throw new Error('two offers');
  await refinement.update({ ...at, id: second.id, version: 1, story: { title: 'In my own words' } });
  const { stories } = await refinement.settle({
    ...at,
    items: [
      { id: first.id, version: 1 },
      { id: second.id, version: 2 },
    ],
    outcome: 'accepted',
  });
  expect(stories.map(({ number, edited_at }) => [number, edited_at !== null])).toEqual([
    [1, false],
    [2, true],
  ]);
  expect(stories[0]).toMatchObject({
    provenance: first.provenance,
    status: 'backlog',
    story_points: null,
    feature_id: at.feature_id,
    pi_id: at.pi_id,
  });
  const again = refinement.settle({ ...at, items: [{ id: first.id, version: 2 }], outcome: 'accepted' });
  await expect(again).rejects.toMatchObject({ data: { problem: 'item_settled' } });
  await refinement.reopen({ ...at, ids: [first.id] });
  expect((await now()).stories.map(({ title }) => title)).toEqual(['In my own words']);
  const [kept] = (await now()).stories;
  await app.client.story.update({ project_id: at.project_id, id: kept?.id ?? '', version: 1, priority: 'high' });
  await expect(refinement.reopen({ ...at, ids: [second.id] })).rejects.toMatchObject({
    data: { problem: 'acceptance_settled' },
  });
});

test('a decision on several is all or nothing', async () => {
  const { at, ask, refinement, now } = await refining();
  const [first, second] = await ask('stories');
  if (!first || !second) throw new Error('two offers');
  const items = [
    { id: first.id, version: 1 },
    { id: second.id, version: 9 },
  ];
  await expect(refinement.settle({ ...at, items, outcome: 'accepted' })).rejects.toMatchObject({
    data: { problem: 'stale' },
  });
  expect((await now()).stories).toEqual([]);
});

test('offers are split, merged, moved and rejected, and a rejected one is not offered again', async () => {
  const { at, ask, refinement, now } = await refining();
  const { id } = await anOffer(app, at, { title: 'Boats', i_want: 'book and return boats' });
  const other = await anOffer(app, at, { title: 'Oars' });
  const order = async () => (await now()).items.flatMap((item) => (item.kind === 'story' ? [item.body.title] : []));
  const parts = await refinement.split({ ...at, id, version: 1 });
  expect(parts.map((item) => item.kind === 'story' && item.body.title)).toEqual(['Book boats', 'Return boats']);
  expect(await order()).toEqual(['Book boats', 'Return boats', 'Oars']);
  await refinement.move({ ...at, id: other.id, place: 'before', other: id });
  expect(await order()).toEqual(['Oars', 'Book boats', 'Return boats']);
  const into = parts[0];
  if (!into) throw new Error('a part');
  const merged = await refinement.merge({ ...at, id, version: into.version, other: { id: other.id, version: 1 } });
  expect(merged.kind === 'story' && merged.body.criteria).toHaveLength(3);
  expect(await order()).toEqual(['Book boats', 'Return boats']);
  await refinement.settle({ ...at, items: [{ id, version: merged.version }], outcome: 'rejected' });
  expect(await order()).toEqual(['Return boats']);
  await ask('stories');
  expect(await order()).not.toContain('Book boats');
  await refinement.reopen({ ...at, ids: [id] });
  expect(await order()).toContain('Book boats');
});

test('features stand in the order of their value, each with how far it is', async () => {
  const { pi, at, feature, ask, refinement } = await refining();
  const project_id = pi.project_id;
  const must = await aFeature(app.client, project_id, { name: 'Pay', value_category: 'Must Have', status: 'selected' });
  await aFeature(app.client, project_id, { name: 'Not chosen' });
  const [first] = await ask('stories');
  await refinement.settle({ ...at, items: [{ id: first?.id ?? '', version: 1 }], outcome: 'accepted' });
  const { items } = await refinement.features(pi);
  expect(items.map(({ id }) => id)).toEqual([must.id, feature.id]);
  expect(items[1]).toMatchObject({ stories: 1, ready: 0, unestimated: 1, points: 0 });
  expect(items[1]?.offered).toBeGreaterThan(0);
});

test('a feature of another increment is not found', async () => {
  const { at, refinement } = await refining();
  const { project, increment } = await aProject(app.client);
  const elsewhere = { ...at, project_id: project.id, pi_id: increment.id };
  await expect(refinement.get(elsewhere)).rejects.toMatchObject({ data: { problem: 'feature_not_found' } });
});

test('the linter sees a story beside the whole project; a finding is waived with a reason, and that is taken back', async () => {
  const { at } = await refining();
  const { project_id } = at;
  const { lint } = app.client;
  const first = await aStory(app.client, project_id, { feature_id: at.feature_id });
  const second = await aStory(app.client, project_id, { feature_id: at.feature_id });
  const findings = () => lint.ofStory({ project_id, story_id: second.id });
  const repeated = (await findings()).find(({ rule }) => rule === 'story.duplicate');
  expect(repeated).toMatchObject({ subject_id: second.id, place: 'i_want', waiver: null });
  expect((await lint.ofStory({ project_id, story_id: first.id })).map(({ rule }) => rule)).not.toContain(
    'story.duplicate',
  );
  const which = { project_id, subject_id: second.id, rule: 'story.duplicate', place: 'i_want' };
  await lint.waive({ ...which, subject: 'story', reason: 'One is for guests.' });
  expect(await findings()).toContainEqual({
    ...repeated,
    waiver: expect.objectContaining({ reason: 'One is for guests.', who: 'You' }) as unknown,
  });
  await lint.withdraw(which);
  expect(await findings()).toContainEqual(repeated);
  await anOffer(app, at, { title: 'Row', i_want: 'row fast', criteria: [] });
  const offered = (await lint.ofFeature({ project_id, feature_id: at.feature_id })).map(({ rule }) => rule);
  expect(offered).toContain('story.no-criteria');
});

test('the linter sees a feature beside the others, and a test beside those of its story; both are waived with a reason', async () => {
  const { at } = await refining();
  const { project_id, feature_id } = at;
  const { lint, feature } = app.client;
  const ofFeature = async (id: string) =>
    (await lint.ofFeature({ project_id, feature_id: id })).filter(({ subject_id }) => subject_id === id);
  const rulesOf = (findings: { rule: string }[]) => findings.map(({ rule }) => rule);
  expect(rulesOf(await ofFeature(feature_id))).toEqual(['feature.no-story']);
  const { name } = await feature.get({ project_id, id: feature_id });
  const again = await aFeature(app.client, project_id, { name });
  // Nobody has planned it, so that nothing is missed but that it is there already.
  expect(rulesOf(await ofFeature(again.id))).toEqual(['feature.duplicate']);
  const twice = { project_id, subject_id: again.id, rule: 'feature.duplicate', place: 'name' };
  await lint.waive({ ...twice, subject: 'feature', reason: 'It is for guests.' });
  expect(await ofFeature(again.id)).toMatchObject([{ waiver: { reason: 'It is for guests.' } }]);

  const story = await aStory(app.client, project_id, { feature_id });
  expect(rulesOf(await ofFeature(feature_id))).toEqual([]);
  const words = {
    story_id: story.id,
    title: 'Two at once',
    steps: ['Book twice.'],
    expected: 'The second is refused.',
  };
  const first = await aTest(app.client, project_id, { ...words, criterion_id: story.criteria[0]?.id ?? null });
  const second = await aTest(app.client, project_id, { ...words, criterion_id: story.criteria[0]?.id ?? null });
  const bare = await aTest(app.client, project_id, { story_id: story.id, title: 'Later', steps: [], expected: '' });
  const ofTest = async (test_id: string) => lint.ofTest({ project_id, test_id });
  expect(rulesOf(await ofTest(first.id))).toEqual([]);
  expect(rulesOf(await ofTest(second.id))).toEqual(['test.duplicate']);
  expect(rulesOf(await ofTest(bare.id))).toEqual(['test.no-criterion', 'test.no-steps', 'test.no-expectation']);
  await lint.waive({
    project_id,
    subject: 'test',
    subject_id: second.id,
    rule: 'test.duplicate',
    place: '',
    reason: 'On paper.',
  });
  expect(await ofTest(second.id)).toMatchObject([{ waiver: { reason: 'On paper.' } }]);
});

test('a missing test is found once a story has one or test planning has begun, and waived with a reason', async () => {
  const { at, pi } = await refining();
  const { project_id, feature_id } = at;
  const { lint, increment, test: tests } = app.client;
  const story = await aStory(app.client, project_id, { feature_id, pi_id: pi.pi_id });
  const [usual, refused] = story.criteria.map(({ id }) => id);
  if (usual === undefined || refused === undefined) throw new Error('two criteria');
  await anOffer(app, at);
  const missed = async () =>
    (await lint.ofStory({ project_id, story_id: story.id }))
      .filter(({ rule }) => rule.endsWith('.no-test'))
      .map(({ rule, subject_id, waiver }) => [rule, subject_id, waiver?.reason ?? null]);
  expect(await missed()).toEqual([]);

  const first = await aTest(app.client, project_id, { story_id: story.id, criterion_id: usual });
  expect(await missed()).toEqual([['criterion.no-test', refused, null]]);
  await tests.delete({ project_id, id: first.id, version: first.version });
  expect(await missed()).toEqual([]);

  const stage = async () => increment.get({ project_id, id: pi.pi_id });
  for (let now = await stage(); now.current_stage !== 'test_planning'; now = await stage())
    await increment.advance({ project_id, id: now.id, version: now.version });
  const bare = ['story.no-test', story.id, null];
  expect(await missed()).toEqual([bare]);
  // What is only offered needs no test yet.
  const ofFeature = await lint.ofFeature({ project_id, feature_id });
  expect(ofFeature.filter(({ rule }) => rule.endsWith('.no-test'))).toMatchObject([{ subject_id: story.id }]);

  const which = { project_id, subject_id: story.id, rule: 'story.no-test', place: '' };
  await lint.waive({ ...which, subject: 'story', reason: 'Tried by hand.' });
  expect(await missed()).toEqual([['story.no-test', story.id, 'Tried by hand.']]);
  await lint.withdraw(which);
  expect(await missed()).toEqual([bare]);
});
