import { sql } from 'kysely';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, onTestFinished, test } from 'vitest';
import type { Advisor } from '#advisors/advisor.ts';
import { createModelAdvisor } from '#advisors/llm/llm-advisor.ts';
import { createRulesAdvisor } from '#advisors/rules/rules-advisor.ts';
import type { PlanningFeature } from '#contract/planning.ts';
import { aProject, aSuggestion, everything, openTestApp, scriptedAdvisor, type TestApp } from '#tests/builders.ts';
import { modelAt, startModelServer } from '#tests/model-server.ts';
import { quoting, toldTo } from '#tests/quoting-model.ts';
import { sensible } from '#tests/sensible-model.ts';

/** What the advisor does in the present test; each test may change it. */
let advisor: Advisor;
let app: TestApp;
beforeAll(async () => {
  const acting: Advisor = {
    ...scriptedAdvisor(),
    composeTeam: (...asked) => advisor.composeTeam(...asked),
    discuss: (...asked) => advisor.discuss(...asked),
    introduce: (...asked) => advisor.introduce(...asked),
    suggestFeatures: (...asked) => advisor.suggestFeatures(...asked),
    reviewFeature: (...asked) => advisor.reviewFeature(...asked),
  };
  app = await openTestApp({ advisor: acting });
});
beforeEach(() => {
  advisor = scriptedAdvisor();
});
afterAll(() => app.close());

type At = { project_id: string; pi_id: string };

const aSession = async (vision = 'Book boats.') => {
  const { project, increment } = await aProject(app.client);
  const at: At = { project_id: project.id, pi_id: increment.id };
  const { context } = await app.client.planning.get(at);
  const session = await app.client.planning.saveContext({ ...at, context: { ...context, vision }, version: 0 });
  return { at, project, increment, session };
};
const aPlanned = (at: At, fields: { name?: string; included?: boolean } = {}): Promise<PlanningFeature> =>
  app.client.planning.addFeature({ ...at, name: 'Book a boat', ...fields });

/** Ask for suggestions and take what comes until the end or the first refusal. */
const suggested = async (at: At) => {
  const items: unknown[] = [];
  try {
    for await (const item of await app.client.planning.suggest(at)) items.push(item);
    return { items, refused: undefined };
  } catch (refused) {
    return { items, refused };
  }
};
const outcomesOf = async (asked: Promise<unknown>[]) =>
  (await Promise.allSettled(asked)).map(({ status }) => status).toSorted();

test('an idea becomes a planned increment', async () => {
  const { client } = app;
  const { project, increment } = await aProject(client);
  const at = { project_id: project.id, pi_id: increment.id };
  const session = await client.planning.get(at);
  expect(session).toMatchObject({ step: 1, version: 0, context: { vision: project.summary, piGoal: increment.goal } });
  await client.planning.saveContext({ ...at, context: session.context, version: 0 });
  const items = await Array.fromAsync(await client.planning.suggest(at));
  expect(items.at(-1)).toEqual({ type: 'done', count: 2, taken: null });
  const planned = await client.planning.get(at);
  expect(planned.features.map((feature) => [feature.name, feature.included])).toEqual([
    ['Remind members of their booking', true],
    ['Export bookings', false],
  ]);
  const reviewed = await client.planning.review({ ...at, id: planned.features[0]?.id ?? '', architectType: 'theo' });
  expect(reviewed).toMatchObject({ status: 'reviewed', reviews: { theo: { overallAssessment: 'Feasible.' } } });
  const done = await client.planning.finalise({ ...at, version: planned.version });
  expect(done.increment).toMatchObject({ current_stage: 'story_refinement', goal: increment.goal });
  expect(done.features).toMatchObject([{ status: 'selected', pi_number: 1, source_type: 'pi_planning' }]);
  expect(done.features[0]?.reviews).toEqual(reviewed.reviews);
  const [entry] = (await client.activity.list({ project_id: project.id })).items;
  expect(entry).toMatchObject({
    type: 'pi_planning',
    message: 'PI Planning completed with 1 feature',
    description: 'Added 1 feature to the PI scope',
  });
});

describe('the session', () => {
  test('is there again after the page was closed: context, suggestions, toggles, reviews and step', async () => {
    const { at, session } = await aSession('Boats for everybody.');
    const feature = await aPlanned(at);
    await app.client.planning.updateFeature({ ...at, id: feature.id, version: 1, included: false, name: 'Two boats' });
    await app.client.planning.review({ ...at, id: feature.id, architectType: 'claude' });
    await app.client.planning.goTo({ ...at, step: 3, version: session.version });
    expect(await app.client.planning.get(at)).toMatchObject({
      step: 3,
      version: 2,
      context: { vision: 'Boats for everybody.' },
      features: [{ name: 'Two boats', included: false, status: 'reviewed', reviews: { claude: {} }, rule: null }],
    });
  });

  test('saved for the first time by two at once is kept once', async () => {
    const { project, increment } = await aProject(app.client);
    const at = { project_id: project.id, pi_id: increment.id };
    const { context } = await app.client.planning.get(at);
    const saving = () => app.client.planning.saveContext({ ...at, context, version: 0 });
    expect(await outcomesOf([saving(), saving()])).toEqual(['fulfilled', 'rejected']);
    expect((await app.client.planning.get(at)).version).toBe(1);
  });

  test('refuses what was based on an older version, with itself as it is now', async () => {
    const { at, session } = await aSession();
    await app.client.planning.goTo({ ...at, step: 2, version: session.version });
    await expect(app.client.planning.goTo({ ...at, step: 4, version: session.version })).rejects.toMatchObject({
      status: 409,
      data: { problem: 'stale', current: { step: 2, version: 2 } },
    });
  });

  test('of an increment that is not there is refused, whatever is asked', async () => {
    const { project } = await aProject(app.client);
    const at = { project_id: project.id, pi_id: '0190aaaa-0000-7000-8000-000000000000' };
    const missing = { status: 404, data: { problem: 'increment_not_found', field: 'pi_id' } };
    await expect(app.client.planning.get(at)).rejects.toMatchObject(missing);
    await expect(app.client.planning.suggest(at)).rejects.toMatchObject(missing);
    await expect(aPlanned(at)).rejects.toMatchObject(missing);
    await expect(app.client.planning.goTo({ ...at, step: 2, version: 0 })).rejects.toMatchObject(missing);
  });
});

describe('two people', () => {
  test('who toggle different suggestions at once both have their way', async () => {
    const { at } = await aSession();
    const features = await Promise.all(Array.from({ length: 8 }, (_, n) => aPlanned(at, { name: `Feature ${n}` })));
    await Promise.all(
      features.map(({ id }) => app.client.planning.updateFeature({ ...at, id, version: 1, included: false })),
    );
    const { features: after } = await app.client.planning.get(at);
    expect(after.map(({ included, version }) => [included, version])).toEqual(features.map(() => [false, 2]));
    expect(new Set(after.map(({ order }) => order)).size).toBe(8);
  });

  test('who toggle the same suggestion at once are not both told that they had their way', async () => {
    const { at } = await aSession();
    const { id } = await aPlanned(at);
    const toggling = (included: boolean) => app.client.planning.updateFeature({ ...at, id, version: 1, included });
    expect(await outcomesOf([toggling(false), toggling(true)])).toEqual(['fulfilled', 'rejected']);
  });

  test('who ask both architects at the same time get both reviews, and an edit meanwhile stays', async () => {
    const { at } = await aSession();
    const { id } = await aPlanned(at);
    let answer = () => {};
    const both = new Promise<void>((resolve) => {
      answer = resolve;
    });
    const { reviewFeature } = scriptedAdvisor();
    let asked = 0;
    advisor.reviewFeature = async (request) => {
      asked += 1;
      await both;
      return reviewFeature(request);
    };
    const reviews = (['theo', 'claude'] as const).map((architectType) =>
      app.client.planning.review({ ...at, id, architectType }),
    );
    await expect.poll(() => asked).toBe(2);
    await app.client.planning.updateFeature({ ...at, id, version: 1, name: 'Edited' });
    answer();
    await Promise.all(reviews);
    const [feature] = (await app.client.planning.get(at)).features;
    expect(feature).toMatchObject({ name: 'Edited', version: 4, status: 'reviewed' });
    expect(Object.keys(feature?.reviews ?? {}).toSorted()).toEqual(['claude', 'theo']);
  });
});

test.each([
  ['theo', 'claude'],
  ['claude', 'theo'],
] as const)('where %s reviews a feature and then %s, neither is told what the other said', async (first, second) => {
  const model = await startModelServer([sensible]);
  onTestFinished(() => model.close());
  advisor = createModelAdvisor(modelAt(model.url), createRulesAdvisor());
  const { at } = await aSession();
  const { id } = await aPlanned(at);
  await app.client.planning.review({ ...at, id, architectType: first });
  const { reviews } = await app.client.planning.review({ ...at, id, architectType: second });
  expect(reviews.theo?.overallAssessment).toMatch(/^Theo on: /);
  expect(reviews.claude?.overallAssessment).toMatch(/^Claude on: /);
  const prompts = model.calls.map(({ body }) => body.messages.map(({ content }) => content).join('\n'));
  expect(prompts.map((prompt) => /^You are (\w+)/.exec(prompt)?.[1]?.toLowerCase())).toEqual([first, second]);
  for (const prompt of prompts) {
    expect(prompt).toContain('Book a boat');
    expect(prompt).not.toMatch(/(?:Theo|Claude) on: /);
  }
});

describe('what the analysis wrote of the field of work is told, and quoted by', () => {
  const description = 'Members must see the tide. The harbour master approves every trip.';
  const quotesOf = async () => {
    const { project, increment } = await aProject(app.client, { domainExpertise: { domain: 'Rowing', description } });
    const at = { project_id: project.id, pi_id: increment.id };
    expect((await app.client.planning.get(at)).context.businessContext).toBe(description);
    await Array.fromAsync(await app.client.planning.suggest(at));
    return (await app.client.planning.get(at)).features.flatMap(({ quote }) => quote ?? []);
  };
  const isOfField = (quote: string) => description.includes(quote) || quote.includes(description);

  test('no model', async () => {
    const model = await startModelServer([quoting]);
    onTestFinished(() => model.close());
    advisor = createModelAdvisor(modelAt(model.url), createRulesAdvisor());
    const quotes = await quotesOf();
    expect(model.calls.flatMap(toldTo)).toContain(description);
    expect(quotes.length).toBeGreaterThan(0);
    expect(quotes.filter(isOfField)).toEqual([]);
  });

  test('no built-in advisor', async () => {
    advisor = createRulesAdvisor();
    const quotes = await quotesOf();
    expect(quotes.length).toBeGreaterThan(0);
    expect(quotes.filter(isOfField)).toEqual([]);
  });
});

describe('asking for suggestions', () => {
  test('without a vision is refused, and nothing changes', async () => {
    const { at } = await aSession('  ');
    const before = await everything(app);
    await expect(app.client.planning.suggest(at)).rejects.toMatchObject({
      status: 400,
      data: { problem: 'vision_missing', field: 'vision' },
    });
    expect(await everything(app)).toEqual(before);
  });

  test('tells the advisor what there is already', async () => {
    const { at, project } = await aSession();
    await app.client.feature.create({ project_id: project.id, name: 'In the backlog', description: 'x' });
    await aPlanned(at, { name: 'In the session' });
    let existing: string[] = [];
    advisor.suggestFeatures = async function* (request) {
      existing = request.from === 'planning' ? request.existing.map(({ name }) => name) : [];
      yield aSuggestion();
    };
    await suggested(at);
    expect(existing).toEqual(['In the backlog', 'In the session']);
  });

  test.each([0, 1])(
    'leaves the wizard on step 2 with what arrived when the advisor fails after %i',
    async (failingAfter) => {
      advisor = scriptedAdvisor({ failingAfter });
      const { at } = await aSession();
      const { items, refused } = await suggested(at);
      expect(items).toHaveLength(failingAfter);
      expect(refused).toMatchObject({ status: 503, data: { problem: 'advice_failed' } });
      expect(app.takeFaults().join()).toContain('the advisor is out');
      const session = await app.client.planning.get(at);
      expect(session.step).toBe(2);
      expect(session.features).toHaveLength(failingAfter);
    },
  );

  test('that is stopped in the middle keeps what has arrived, and the advisor is told to stop', async () => {
    const { at } = await aSession();
    let told: AbortSignal | undefined;
    let ended = false;
    advisor.suggestFeatures = async function* (_request, options) {
      told = options?.signal;
      try {
        yield aSuggestion({ name: 'First' });
        await new Promise((_resolve, reject) => {
          told?.addEventListener('abort', () => reject(told?.reason as Error));
        });
        yield aSuggestion({ name: 'Never' });
      } finally {
        ended = true;
      }
    };
    const stop = new AbortController();
    const stream = await app.client.planning.suggest(at, { signal: stop.signal });
    expect(await stream.next()).toMatchObject({ value: { type: 'feature', feature: { name: 'First' } } });
    stop.abort();
    await expect.poll(() => [told?.aborted, ended]).toEqual([true, true]);
    const session = await app.client.planning.get(at);
    expect([session.step, session.features.map(({ name }) => name)]).toEqual([2, ['First']]);
    expect(app.takeFaults()).toEqual([]);
    advisor = scriptedAdvisor();
    expect((await suggested(at)).items.at(-1)).toEqual({ type: 'done', count: 2, taken: null });
  });

  test('gives a suggestion without reasons the usual one', async () => {
    advisor = scriptedAdvisor({ suggestions: [aSuggestion({ reasoning: '' })] });
    const { at } = await aSession();
    await suggested(at);
    const [feature] = (await app.client.planning.get(at)).features;
    expect(feature).toMatchObject({ reasoning: 'This feature aligns with your project goals.', source_name: 'Ava' });
  });
});

describe('asking again', () => {
  const names = async (at: At) => (await app.client.planning.get(at)).features.map(({ name }) => name);

  test('adds what is new and leaves what is there as the person made it', async () => {
    const { at } = await aSession();
    await suggested(at);
    const [first] = (await app.client.planning.get(at)).features;
    await app.client.planning.updateFeature({ ...at, id: first?.id ?? '', version: 1, included: false });
    advisor = scriptedAdvisor({
      suggestions: [aSuggestion({ name: 'EXPORT bookings.' }), aSuggestion({ name: 'Count the oars' })],
    });
    expect((await suggested(at)).items.at(-1)).toEqual({ type: 'done', count: 1, taken: null });
    expect(await names(at)).toEqual(['Remind members of their booking', 'Export bookings', 'Count the oars']);
    expect((await app.client.planning.get(at)).features[0]).toMatchObject({ included: false, version: 2 });
  });

  test('by two at once adds each feature once', async () => {
    const { at } = await aSession();
    await Promise.all([suggested(at), suggested(at), suggested(at)]);
    expect((await names(at)).toSorted()).toEqual(['Export bookings', 'Remind members of their booking']);
  });

  test('does not offer what the project has, nor what was removed', async () => {
    const { at, project } = await aSession();
    await app.client.feature.create({ project_id: project.id, name: 'Export bookings', description: 'x' });
    const { id } = await aPlanned(at, { name: 'Remind members of their booking' });
    await app.client.planning.removeFeature({ ...at, id, version: 1 });
    expect((await suggested(at)).items).toEqual([{ type: 'done', count: 0, taken: null }]);
    expect(await names(at)).toEqual([]);
  });
});

describe('removing a suggestion', () => {
  test('takes it out of the session, and restoring brings it back in its place with its review', async () => {
    const { at } = await aSession();
    const first = await aPlanned(at, { name: 'First' });
    await aPlanned(at, { name: 'Second' });
    const reviewed = await app.client.planning.review({ ...at, id: first.id, architectType: 'theo' });
    expect(await app.client.planning.removeFeature({ ...at, id: first.id, version: reviewed.version })).toBe(true);
    expect((await app.client.planning.get(at)).features.map(({ name }) => name)).toEqual(['Second']);
    const restored = await app.client.planning.restoreFeature({ ...at, id: first.id });
    expect(restored).toMatchObject({ name: 'First', order: first.order, version: 4, reviews: reviewed.reviews });
    expect(await app.client.planning.restoreFeature({ ...at, id: first.id })).toEqual(restored);
    expect((await app.client.planning.get(at)).features.map(({ name }) => name)).toEqual(['First', 'Second']);
  });

  test('that somebody changed meanwhile is refused, and changing one that is removed as well', async () => {
    const { at } = await aSession();
    const { id } = await aPlanned(at);
    await app.client.planning.updateFeature({ ...at, id, version: 1, name: 'Changed' });
    await expect(app.client.planning.removeFeature({ ...at, id, version: 1 })).rejects.toMatchObject({
      data: { problem: 'stale', current: { name: 'Changed', version: 2 } },
    });
    await app.client.planning.removeFeature({ ...at, id, version: 2 });
    await expect(app.client.planning.updateFeature({ ...at, id, version: 3, included: true })).rejects.toMatchObject({
      data: { problem: 'feature_not_found' },
    });
  });

  test('keeps it out of what is finalised', async () => {
    const { at, session } = await aSession();
    await aPlanned(at, { name: 'In' });
    const { id } = await aPlanned(at, { name: 'Removed' });
    await app.client.planning.removeFeature({ ...at, id, version: 1 });
    const done = await app.client.planning.finalise({ ...at, version: session.version, keep_others: true });
    expect(done.features.map(({ name }) => name)).toEqual(['In']);
  });
});

describe('asking for a review', () => {
  test('that fails leaves the suggestion as it was', async () => {
    const { at } = await aSession();
    const { id } = await aPlanned(at);
    advisor = scriptedAdvisor({ failing: true });
    const before = await everything(app);
    await expect(app.client.planning.review({ ...at, id, architectType: 'theo' })).rejects.toMatchObject({
      status: 503,
      data: { problem: 'advice_failed' },
    });
    expect(app.takeFaults()).toHaveLength(1);
    expect(await everything(app)).toEqual(before);
  });

  test('of a suggestion that is not there is refused', async () => {
    const { at } = await aSession();
    const asked = app.client.planning.review({ ...at, id: at.pi_id, architectType: 'theo' });
    await expect(asked).rejects.toMatchObject({ message: expect.stringContaining('No feature found') as string });
  });
});

describe('finalising', () => {
  test('keeps the others in the backlog when asked to, remembered under this increment', async () => {
    const { at, project, session } = await aSession();
    await aPlanned(at, { name: 'In' });
    await aPlanned(at, { name: 'Out', included: false });
    const done = await app.client.planning.finalise({ ...at, version: session.version, keep_others: true });
    expect(done.features).toMatchObject([
      { name: 'In', status: 'selected', pi_id: at.pi_id, pi_number: 1, skipped_reason: null },
      { name: 'Out', status: 'suggested', pi_id: null, pi_number: null, skipped_reason: 'Not included in PI 1' },
    ]);
    expect(done.features.map(({ history }) => history.map(({ action, pi }) => [action, pi]))).toEqual([
      [['selected', 1]],
      [['suggested', 1]],
    ]);
    expect((await app.client.activity.list({ project_id: project.id })).items[0]?.message).toBe(
      'PI Planning completed with 1 feature',
    );
  });

  test('sets the goal to the primary goals joined, or else to the goal of the context', async () => {
    const goals = async (context: { primaryGoals: string[]; piGoal: string }) => {
      const { at, session } = await aSession();
      await aPlanned(at);
      const saved = await app.client.planning.saveContext({
        ...at,
        context: { ...session.context, ...context },
        version: session.version,
      });
      return (await app.client.planning.finalise({ ...at, version: saved.version })).increment.goal;
    };
    expect(await goals({ primaryGoals: ['One', 'Two'], piGoal: 'Typed' })).toBe('One, Two');
    expect(await goals({ primaryGoals: [], piGoal: 'Typed' })).toBe('Typed');
    expect(await goals({ primaryGoals: [], piGoal: '' })).toBe('Establish core features and initial implementation');
  });

  test('keeps the order of the plan in the lists by newest and by value', async () => {
    const { at, project, session } = await aSession();
    const planned = Array.from({ length: 12 }, (_, n) => `Feature ${n + 1}`);
    for (const name of planned) await aPlanned(at, { name });
    const done = await app.client.planning.finalise({ ...at, version: session.version });
    expect(done.features.map(({ name }) => name)).toEqual(planned);
    for (const order of ['newest', 'value'] as const) {
      const { items } = await app.client.feature.list({ project_id: project.id, order });
      expect(items.map(({ name }) => name)).toEqual(planned);
    }
  });

  test('with nothing included is refused', async () => {
    const { at, session } = await aSession();
    await aPlanned(at, { included: false });
    const before = await everything(app);
    await expect(app.client.planning.finalise({ ...at, version: session.version })).rejects.toMatchObject({
      status: 400,
      message: 'Please select at least one feature to save.',
      data: { problem: 'none_selected', title: 'No features selected' },
    });
    expect(await everything(app)).toEqual(before);
  });

  test('a second time is refused, and so is every change after it', async () => {
    const { at, session } = await aSession();
    const { id } = await aPlanned(at);
    await app.client.planning.finalise({ ...at, version: session.version });
    const before = await everything(app);
    const { context } = session;
    const { client } = app;
    const closed = { status: 409, data: { problem: 'planning_finalised' } };
    await expect(client.planning.finalise({ ...at, version: 2 })).rejects.toMatchObject(closed);
    await expect(client.planning.saveContext({ ...at, context, version: 2 })).rejects.toMatchObject(closed);
    await expect(client.planning.goTo({ ...at, step: 1, version: 2 })).rejects.toMatchObject(closed);
    await expect(client.planning.suggest(at)).rejects.toMatchObject(closed);
    await expect(aPlanned(at)).rejects.toMatchObject(closed);
    await expect(client.planning.updateFeature({ ...at, id, version: 1, included: false })).rejects.toMatchObject(
      closed,
    );
    await expect(client.planning.review({ ...at, id, architectType: 'theo' })).rejects.toMatchObject(closed);
    expect(await everything(app)).toEqual(before);
  });

  test('by two at once happens once', async () => {
    const { at, project, session } = await aSession();
    await aPlanned(at);
    const finalising = () => app.client.planning.finalise({ ...at, version: session.version });
    expect(await outcomesOf([finalising(), finalising(), finalising()])).toEqual(['fulfilled', 'rejected', 'rejected']);
    expect((await app.client.feature.count({ project_id: project.id })).count).toBe(1);
  });

  test('repeated with its Idempotency-Key is answered as it was the first time', async () => {
    const { at, project, session } = await aSession();
    await aPlanned(at);
    const { planning } = app.clientSending({ 'idempotency-key': `finalise-${at.pi_id}` });
    const first = await planning.finalise({ ...at, version: session.version });
    expect(await planning.finalise({ ...at, version: session.version })).toEqual(first);
    expect((await app.client.feature.count({ project_id: project.id })).count).toBe(1);
  });

  test('takes in every toggle that was acknowledged, or refuses the toggle', async () => {
    const { at, session } = await aSession();
    await aPlanned(at, { name: 'Always' });
    const others = await Promise.all(
      Array.from({ length: 6 }, (_, n) => aPlanned(at, { name: `Other ${n}`, included: false })),
    );
    const toggles = others.map(({ id, name }) =>
      app.client.planning.updateFeature({ ...at, id, version: 1, included: true }).then(
        () => name,
        () => null,
      ),
    );
    const done = await app.client.planning.finalise({ ...at, version: session.version });
    const acknowledged = (await Promise.all(toggles)).filter((name) => name !== null);
    expect(done.features.map(({ name }) => name).toSorted()).toEqual(['Always', ...acknowledged].toSorted());
  });

  test('of a completed increment is refused', async () => {
    const { at, session } = await aSession();
    await aPlanned(at);
    await app.program.store.db
      .updateTable('increment')
      .set({ status: 'completed' })
      .where('id', '=', at.pi_id)
      .execute();
    await expect(app.client.planning.finalise({ ...at, version: session.version })).rejects.toMatchObject({
      data: { problem: 'increment_completed' },
    });
  });

  test('of more suggestions than one statement can carry keeps them all', async () => {
    const { at, session } = await aSession();
    const { id: _, ...row } = await app.program.store.db
      .selectFrom('planning_feature')
      .selectAll()
      .where('id', '=', (await aPlanned(at)).id)
      .executeTakeFirstOrThrow();
    for (let part = 0; part < 7; part += 1) {
      const more = Array.from({ length: 400 }, () => ({ ...row, id: app.program.newId() }));
      await app.program.store.db.insertInto('planning_feature').values(more).execute();
    }
    const done = await app.client.planning.finalise({ ...at, version: session.version });
    expect(done.features).toHaveLength(2801);
  });

  describe('when writing fails in the middle', () => {
    const trigger = async (make: boolean) => {
      const { dialect, db } = app.program.store;
      // The last row that finalising writes cannot be written.
      if (dialect === 'sqlite') {
        const made = sql`create trigger refuse_activity before insert on activity begin select raise(abort, 'disk full'); end`;
        await (make ? made : sql`drop trigger refuse_activity`).execute(db);
      } else {
        const made = sql`alter table activity add constraint refuse_activity check (false) not valid`;
        await (make ? made : sql`alter table activity drop constraint refuse_activity`).execute(db);
      }
    };
    beforeEach(() => trigger(true));
    afterEach(() => trigger(false));

    test('nothing has changed, the answer names a fault, and what went wrong stays on the server', async () => {
      await trigger(false);
      const { at, session } = await aSession();
      await aPlanned(at);
      await trigger(true);
      const before = await everything(app);
      const refused = await app.client.planning
        .finalise({ ...at, version: session.version })
        .catch((error: unknown) => error);
      expect(refused).toMatchObject({ status: 500, data: { problem: 'fault', title: 'Something went wrong' } });
      expect(JSON.stringify(refused)).not.toMatch(/disk full|refuse_activity|sqlite|\.ts/i);
      expect(await everything(app)).toEqual(before);
      const [logged] = app.takeFaults();
      expect(logged).toMatch(/disk full|refuse_activity/);
      expect(logged).toContain((refused as { data: { fault_id: string } }).data.fault_id);
    });
  });
});
