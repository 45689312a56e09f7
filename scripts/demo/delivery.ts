import type { Client } from '#cli/planning.ts';
import type { TestCase } from '#contract/test-case.ts';
import type { FixedClock } from './fixed.ts';

export type At = { project_id: string; pi_id: string };

/** Takes the stories that Ava offers for a feature, each with the middle of what the team estimates; answers their ids. */
export const refine = async (client: Client, at: At, feature_id: string): Promise<string[]> => {
  const asked = { ...at, feature_id };
  const items: { id: string; version: number }[] = [];
  for await (const event of await client.refinement.propose({ ...asked, ask: 'stories' }))
    if (event.type === 'item') items.push({ id: event.item.id, version: event.item.version });
  if (items.length === 0) return [];
  const { stories } = await client.refinement.settle({ ...asked, items, outcome: 'accepted' });
  const { project_id } = at;
  for (const { id } of stories) {
    const points: number[] = [];
    for await (const event of await client.story.estimate({ project_id, id }))
      if (event.type === 'estimate') points.push(event.estimate.points);
    const { version } = await client.story.get({ project_id, id });
    const middle = points.toSorted((a, b) => a - b)[Math.floor(points.length / 2)] as 3 | undefined;
    const change = { id, version, status: 'ready' as const, story_points: middle ?? null };
    await client.story.changeMany({ project_id, changes: [change] });
  }
  return stories.map(({ id }) => id);
};

/** Takes the tests that Quinn proposes for a story. */
export const planTests = async (client: Client, project_id: string, story_id: string): Promise<TestCase[]> => {
  const tests = [];
  for await (const event of await client.test.propose({ project_id, story_id }))
    if (event.type === 'test') tests.push(event.test);
  return tests.length === 0 ? [] : client.test.createMany({ project_id, tests });
};

export const setStatus = async (
  client: Client,
  project_id: string,
  id: string,
  status: 'in_progress' | 'in_review' | 'done',
): Promise<void> => {
  const { version } = await client.story.get({ project_id, id });
  await client.story.changeMany({ project_id, changes: [{ id, version, status }] });
};

/** Sprints of two weeks with three people, filled by the plan that is proposed. */
export const planSprints = async (client: Client, at: At): Promise<string[]> => {
  const { plan } = await client.sprint.cut({ ...at, weeks: 2 });
  const { sprints } = plan;
  const people = ['Lending desk', 'Workshop', 'Web page'].map((person) => ({ person, days_off: 0 }));
  for (const { id, version } of sprints)
    await client.sprint.update({ project_id: at.project_id, id, version, people, focus_factor: 0.6 });
  await acceptProposal(client, at);
  return sprints.map(({ id }) => id);
};

/** Places what is open as the plan is proposed: within capacity, and again after a sprint left something undone. */
export const acceptProposal = async (client: Client, at: At): Promise<void> => {
  const { id } = await client.sprint.propose(at);
  await client.sprint.accept({ ...at, id });
};

export const startSprint = async (client: Client, project_id: string, id: string, pi_id: string): Promise<void> => {
  const sprint = (await client.sprint.plan({ project_id, pi_id })).sprints.find((one) => one.id === id);
  if (sprint) await client.sprint.start({ project_id, id, version: sprint.version });
};

export const finishSprint = async (client: Client, project_id: string, id: string, pi_id: string): Promise<void> => {
  const sprint = (await client.sprint.plan({ project_id, pi_id })).sprints.find((one) => one.id === id);
  if (sprint) await client.sprint.finish({ project_id, id, version: sprint.version });
};

/** The stories that a sprint holds, in their order. */
export const storiesOf = async (client: Client, at: At, sprint_id: string): Promise<string[]> =>
  (await client.sprint.stories({ ...at, sprint_id, limit: 100 })).items.map(({ id }) => id);

/** Works through stories, one a day and a half. */
export const work = async (
  client: Client,
  clock: FixedClock,
  project_id: string,
  ids: readonly string[],
  begin: string,
) => {
  for (const [index, id] of ids.entries()) {
    const at = Date.parse(begin) + index * 36 * 3_600_000;
    clock.goTo(new Date(at).toISOString());
    await setStatus(client, project_id, id, 'in_progress');
    clock.goTo(new Date(at + 20 * 3_600_000).toISOString());
    await setStatus(client, project_id, id, 'done');
  }
};
