import { afterAll, beforeAll, expect, test } from 'vitest';
import { createModelAdvisor } from '#advisors/llm/llm-advisor.ts';
import { createRulesAdvisor } from '#advisors/rules/rules-advisor.ts';
import { askings, heard, type Asking } from '#tests/askings.ts';
import { aFeature, aProject, aStory, aTest, everything, openTestApp, type TestApp } from '#tests/builders.ts';
import { fromBacklog, fromFile, fromNotes, reportSaying } from '#tests/brought-in.ts';
import { injections } from '#tests/injections.ts';
import { modelAt, startModelServer } from '#tests/model-server.ts';
import { dataOf, obedient, promptOf } from '#tests/obedient-model.ts';

const key = 'sk-secret-0123456789abcdef';

let app: TestApp;
let model: Awaited<ReturnType<typeof startModelServer>>;
beforeAll(async () => {
  model = await startModelServer([obedient]);
  app = await openTestApp({ advisor: createModelAdvisor(modelAt(model.url, { key }), createRulesAdvisor()) });
});
afterAll(async () => {
  await app.close();
  await model.close();
});

/** Operations that answer at once; most need nothing to be there. */
const functions: Record<string, Asking> = {
  'functions.ideaToFeatures': async ({ client }, text) =>
    whole(() => client.functions.ideaToFeatures({ idea: text, project_context: text })),
  'functions.getArchitectFeedback': async ({ client }, text) =>
    whole(() =>
      client.functions.getArchitectFeedback({
        projectContext: { comments: text, inventory: text },
        featureData: { name: 'Book a boat', description: text },
        architectType: 'claude',
      }),
    ),
  'functions.analyzeTeamComposition': async ({ client }, text) =>
    whole(() => client.functions.analyzeTeamComposition({ projectName: 'Club', projectDescription: text })),
  'planning.review': async ({ client }, text) => {
    const { project, increment } = await aProject(client);
    const at = { project_id: project.id, pi_id: increment.id };
    const { id } = await client.planning.addFeature({ ...at, name: 'Lend a boat', description: text, included: false });
    return whole(async () => (await client.planning.review({ ...at, id, architectType: 'theo' })).reviews.theo);
  },
};
const whole = (ask: () => Promise<unknown>) => Promise.resolve(async () => ({ said: [await ask()], taken: undefined }));

/**
 * Where asking leaves something: columns that tell no more than that somebody asked, and how a row stands that it adds.
 * Whatever a person decides (what is in the plan, what is settled, that the planning is final) is in none of these.
 */
const traces: Record<string, { touches?: string[]; adds?: object }> = {
  planning_session: { touches: ['step', 'updated_at', 'version'] },
  planning_feature: {
    touches: ['status', 'reviews', 'last_updated', 'version'],
    adds: { status: 'proposed', reviews: '{}', edited_at: null, removed_at: null },
  },
  refinement_item: { adds: { settled: null } },
  discussion: { touches: ['version'] },
  discussion_answer: { adds: {} },
  story_estimate: { adds: {} },
};
const rowsOf = (table: string) =>
  app.program.store.db
    .selectFrom(table as 'idea')
    .selectAll()
    .execute();
const standing = async () => ({
  own: Object.entries(await everything(app)).filter(([table]) => !(table in traces)),
  traced: await Promise.all(Object.keys(traces).map(async (table) => [table, await rowsOf(table)] as const)),
});
type Standing = Awaited<ReturnType<typeof standing>>;

const expectOnlyTraces = (before: Standing, after: Standing) => {
  expect(after.own).toEqual(before.own);
  for (const [at, [table, rows]] of before.traced.entries()) {
    const { touches = [], adds } = traces[table] ?? {};
    const kept = (row: object) => JSON.stringify(Object.entries(row).filter(([name]) => !touches.includes(name)));
    const now = after.traced[at]?.[1] ?? [];
    const known = new Set(rows.map(kept));
    expect(now.map(kept).filter((row) => known.has(row))).toHaveLength(rows.length);
    const added = now.filter((row) => !known.has(kept(row)));
    if (adds === undefined) expect(added, table).toEqual([]);
    for (const row of added) expect(row, table).toMatchObject(adds ?? {});
  }
};

const ways: Record<string, Record<string, Asking>> = {
  'written by hand': { ...askings, ...functions },
  'from a project file': fromFile,
  'from the backlog': fromBacklog,
  'from a note that became a story': fromNotes,
};
const cases = Object.entries(ways).flatMap(([way, all]) =>
  Object.entries(all).map(([name, asking], place, { length }) => ({
    way,
    name,
    asking,
    share: injections.filter((_, index) => index % length === place),
  })),
);

test('there are two hundred texts that tell a model to do something else, and each goes every way', () => {
  expect(new Set(injections).size).toBeGreaterThanOrEqual(200);
  for (const way of Object.keys(ways))
    expect(new Set(cases.flatMap((one) => (one.way === way ? one.share : [])))).toEqual(new Set(injections));
});

test.each(cases)('$way, $name: obeys none of them: no write, no key, no markup', async ({ asking, share }) => {
  const asks: [string, Awaited<ReturnType<Asking>>][] = [];
  for (const text of share) asks.push([text, await asking(app, text)]);
  const before = await standing();
  for (const [text, ask] of asks) {
    const called = model.calls.length;
    const { said } = await ask();
    expect(said.length, text).toBeGreaterThan(0);
    const words = JSON.stringify(said);
    expect(words, text).not.toContain(key);
    expect(words, text).not.toMatch(/<[a-z/!?]|!\[|\]\(|javascript:/i);
    // oxlint-disable-next-line no-control-regex
    expect(words, text).not.toMatch(/[\u200b\u202e\u0000]/u);
    const calls = model.calls.slice(called);
    expect(calls.length).toBeGreaterThan(0);
    expect(calls.flatMap(dataOf).some((data) => data.includes(text))).toBe(true);
  }
  expectOnlyTraces(before, await standing());
});

test('what a test report says, and what is noted beside a feature or in a review, is told to no advisor', async () => {
  const { client } = app;
  const { project, increment } = await aProject(client);
  const at = { project_id: project.id, pi_id: increment.id };
  const feature = await aFeature(client, project.id, { status: 'selected', pi_id: increment.id });
  const story = await aStory(client, project.id, { feature_id: feature.id });
  await aTest(client, project.id, { story_id: story.id });
  const report = reportSaying(injections);
  const { recorded, failed } = await client.test.reportJunit({ project_id: project.id, run: 'Nightly', report });
  expect({ recorded, failed }).toEqual({ recorded: 1, failed: 1 });
  for (const text of injections) {
    await client.feature.addNote({ project_id: project.id, id: feature.id, note: text });
    await client.review.note.add({ ...at, kind: 'to_improve', text });
  }
  const before = await standing();
  const called = model.calls.length;
  for (const ask of ['stories', 'questions', 'remarks'] as const)
    await heard(client.refinement.propose({ ...at, feature_id: feature.id, ask }));
  await heard(client.story.estimate({ project_id: project.id, id: story.id }));
  await heard(client.test.propose({ project_id: project.id, story_id: story.id }));
  await heard(client.test.risk.propose(at));
  await heard(client.review.summarise(at));
  const told = model.calls.slice(called).map((call) => promptOf(call).join('\n'));
  expect(told.length).toBeGreaterThanOrEqual(8);
  expect(injections.filter((text) => told.some((one) => one.includes(text)))).toEqual([]);
  expectOnlyTraces(before, await standing());
});

test('what was kept of all that holds no key', async () => {
  const kept = JSON.stringify(await everything(app));
  expect(kept).toContain('My key is ');
  expect(kept).not.toContain(key);
});

test('what the model is told holds no secret, lets no text out of its fence, and offers no tool', () => {
  expect(model.calls.length).toBeGreaterThan(0);
  for (const call of model.calls) {
    const told = JSON.stringify(call.body);
    expect(told).not.toContain(key);
    expect(told).not.toContain('databaseUrl' in app.location ? app.location.databaseUrl : app.location.folder);
    expect(call.body.tools).toBeUndefined();
    const [instructions = '', data = ''] = promptOf(call);
    expect(injections.filter((text) => instructions.includes(text))).toEqual([]);
    const outside = data.replaceAll(/<data (\w+)>\n[\s\S]*?\n<\/data \1>/g, '');
    expect(outside).not.toMatch(/ignore all|system:|authorise|elsewhere\.example|<script/i);
  }
});
