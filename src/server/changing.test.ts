import { afterAll, beforeAll, expect, test } from 'vitest';
import type { LiveEvent } from '#contract/events.ts';
import { limits } from '#contract/vocabulary.ts';
import { aProject, openTestApp, type TestApp } from '#tests/builders.ts';

let app: TestApp;
beforeAll(async () => {
  app = await openTestApp();
});
afterAll(() => app.close());

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
  await expect.poll(() => told).toContainEqual({ noun: 'feature', project_id: project.id, id: null });
  // On PostgreSQL what was told of the new project may arrive late as well.
  expect(told.length).toBeLessThan(20);
  stop();
});
