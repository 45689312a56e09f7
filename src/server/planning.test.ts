import { afterAll, beforeAll, expect, test } from 'vitest';
import { aProject, openTestApp, type TestApp } from '#tests/builders.ts';

let app: TestApp;
beforeAll(async () => {
  app = await openTestApp();
});
afterAll(() => app.close());

test('an idea becomes a planned increment', async () => {
  const { client } = app;
  const { project, increment } = await aProject(client);
  const at = { project_id: project.id, pi_id: increment.id };
  const session = await client.planning.get(at);
  expect(session).toMatchObject({ step: 1, version: 0, context: { vision: project.summary, piGoal: increment.goal } });
  await client.planning.saveContext({ ...at, context: session.context, version: 0 });
  const items = await Array.fromAsync(await client.planning.suggest(at));
  expect(items.at(-1)).toEqual({ type: 'done', count: 2 });
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
  const [entry] = (await client.activity.list({ project_id: project.id })).items;
  expect(entry).toMatchObject({
    type: 'pi_planning',
    message: 'PI Planning completed with 1 features',
    description: 'Added 1 features to the PI scope',
  });
});
