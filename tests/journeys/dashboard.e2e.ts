import type { APIRequestContext, Page } from '@playwright/test';
import { axe, expect, test } from './journey.ts';

const create = async (request: APIRequestContext) => {
  const answer = await request.post('/api/projects', {
    data: { name: 'Hive Book', summary: 'Keepers note inspections of their hives.', tags: ['bees'] },
  });
  return (await answer.json()).id as string;
};

const increments = async (request: APIRequestContext, project: string) =>
  (await (await request.get(`/api/projects/${project}/increments`)).json()) as {
    id: string;
    version: number;
    current_stage: string;
    goal: string;
  }[];

/** Advances the first increment by so many stages. */
const advance = async (request: APIRequestContext, project: string, stages: number) => {
  for (let done = 0; done < stages; done++) {
    const [first] = await increments(request, project);
    const { id, version } = first ?? { id: '', version: 0 };
    const answer = await request.post(`/api/projects/${project}/increments/${id}/advance`, { data: { version } });
    expect(answer.status()).toBe(200);
  }
};

const stages = (page: Page) => page.getByRole('list', { name: 'Stages of PI 1' }).getByRole('listitem');

test('the dashboard shows where the project stands and the one next step', async ({ page, request }) => {
  const id = await create(request);
  await page.goto(`/project/${id}`);
  await expect(page).toHaveURL(`/project/${id}/dashboard`);
  await expect(stages(page)).toHaveText([
    'ACTIVEKickoff',
    'PENDINGPI Planning',
    'PENDINGStory Refinement',
    'PENDINGTest Planning',
    'PENDINGSprint Planning',
    'PENDINGReview',
  ]);
  const focus = page.getByRole('region', { name: 'Current Focus' });
  await expect(focus.getByRole('link', { name: 'Start PI Planning' })).toBeVisible();
  await expect(page.getByRole('region', { name: 'Project Details' })).toContainText(/In Progress.*bees/);
  const team = page.getByRole('region', { name: 'Team Status' });
  await expect(team).toContainText('5 members');
  await expect(team.getByRole('listitem')).toHaveText(['TheoArchitect', 'QuinnQA Lead', 'UmaUX Designer']);
  await expect(page.getByRole('region', { name: 'Development Metrics' })).toContainText('0 of 0 (0%)');
  await expect(page.getByRole('region', { name: 'Recent Activity' })).toContainText('Project created');
  await axe(page);
  await focus.getByRole('link', { name: 'Meet with Team' }).click();
  await expect(page).toHaveURL(`/project/${id}/team`);

  // Of a large team the first four specialists are shown, and all are counted.
  const members = ['milo', 'ava', 'theo', 'bea', 'quinn', 'uma', 'sasha'].map((id) => ({ id, selectedBy: 'user' }));
  const answer = await request.post('/api/projects', { data: { name: 'Hive Book', members } });
  await page.goto(`/project/${(await answer.json()).id}/dashboard`);
  await expect(team).toContainText('7 members');
  await expect(team.getByRole('listitem')).toHaveText([/^Theo/, /^Bea/, /^Quinn/, /^Uma/]);
  await expect(team).toContainText('and 1 more');
});

test('advancing completes the stage in every window, a refused or undone one is taken back, and leaving PI Planning opens the planning', async ({
  page,
  request,
  context,
}) => {
  const id = await create(request);
  const other = await context.newPage();
  await page.goto(`/project/${id}/dashboard`);
  await other.goto(`/project/${id}/dashboard`);
  await expect(stages(other).nth(0)).toHaveText('ACTIVEKickoff');
  await expect(stages(page).nth(0)).toHaveText('ACTIVEKickoff');
  await page.route('**/api/rpc/increment/advance', (route) => route.abort());
  await page.getByRole('button', { name: 'Advance Stage' }).click();
  await expect(page.getByRole('alert').filter({ hasText: 'Error advancing stage' })).toContainText(
    'Could not advance to the next stage. Please try again later.',
  );
  await expect(stages(page).nth(0)).toHaveText('ACTIVEKickoff');
  await page.unroute('**/api/rpc/increment/advance');

  await page.getByRole('button', { name: 'Advance Stage' }).click();
  const advanced = page.getByRole('status').filter({ hasText: 'Stage advanced' });
  await expect(advanced).toContainText('The current PI stage has been completed and advanced to the next stage.');
  await expect(stages(page).nth(0)).toHaveText('DONEKickoff');
  await expect(stages(page).nth(1)).toHaveText('ACTIVEPI Planning');
  await expect(stages(other).nth(1)).toHaveText('ACTIVEPI Planning');
  const activity = page.getByRole('region', { name: 'Recent Activity' });
  await expect(activity).toContainText('PI 1 advanced to PI Planning');
  await advanced.getByRole('button', { name: 'Undo' }).click();
  await expect(page.getByRole('status').filter({ hasText: 'Stage restored' })).toContainText(
    'PI 1 is back at Kickoff.',
  );
  await expect(stages(page).nth(0)).toHaveText('ACTIVEKickoff');
  await expect(activity).toContainText('PI 1 taken back to Kickoff');

  await page.getByRole('button', { name: 'Advance Stage' }).click();
  await expect(advanced).toBeVisible();
  await expect(page.getByRole('link', { name: 'Generate Features' })).toBeVisible();
  await expect(page.getByRole('link', { name: 'Define Sprint' })).toBeVisible();
  await page.getByRole('button', { name: 'Advance Stage' }).click();
  const [first] = await increments(request, id);
  await expect(page).toHaveURL(new RegExp(`/project/${id}/pi/${first?.id}/planning`));
});

test('each stage has a focus of its own, and without an active increment a new one can be created', async ({
  page,
  request,
}) => {
  const id = await create(request);
  const focus = page.getByRole('region', { name: 'Current Focus' });
  const seen = new Set<string>();
  for (const next of [
    'Start PI Planning',
    'Generate Features',
    'Refine Stories',
    'Plan Tests',
    'Plan Sprints',
    'Open Review',
  ]) {
    await page.goto(`/project/${id}/dashboard`);
    await expect(focus.getByRole('link', { name: next })).toBeVisible();
    seen.add(await focus.getByRole('heading', { level: 3 }).innerText());
    await advance(request, id, 1);
  }
  expect(seen.size).toBe(6);

  await page.goto(`/project/${id}/dashboard`);
  await expect(page.getByRole('heading', { name: 'Project Overview' })).toBeVisible();
  await expect(page.getByText('No active program increment found')).toBeVisible();
  await axe(page);
  await page.getByRole('button', { name: 'Create New Program Increment' }).click();
  const dialog = page.getByRole('dialog', { name: 'Create New Program Increment' });
  await expect(dialog.getByLabel('Name')).toHaveValue('PI 2');
  await dialog.getByRole('button', { name: 'Create PI' }).click();
  await expect(page.getByRole('status').filter({ hasText: 'New PI created' })).toContainText(
    'PI 2 has been created successfully.',
  );
  await expect(page.getByRole('list', { name: 'Stages of PI 2' })).toBeVisible();
});

test('Define Sprint leads to sprint planning, and a stage to where its work is done', async ({ page, request }) => {
  const id = await create(request);
  await advance(request, id, 1);
  await page.goto(`/project/${id}/dashboard`);
  await page.getByRole('link', { name: 'Define Sprint' }).click();
  await expect(page).toHaveURL(/\/pi\/[\da-f-]{36}\/sprint-planning$/);
  await expect(page.getByRole('heading', { name: 'Sprint Planning', level: 2 })).toBeVisible();
  await expect(page.getByText('No dates yet')).toBeVisible();
  await axe(page);
  await page.goBack();
  for (const [stage, address] of [
    ['Kickoff', `/project/${id}/lifecycle/kickoff`],
    ['PI Planning', /\/pi\/[\da-f-]{36}\/planning/],
    ['Test Planning', /\/test-planning$/],
    ['Review', /\/review$/],
  ] as const) {
    await stages(page).filter({ hasText: stage }).getByRole('link').click();
    await expect(page).toHaveURL(address);
    await expect(page.getByRole('heading', { level: 2 }).first()).toBeVisible();
    await page.goBack();
  }
  // A stage has one screen; an address of the other kind leads there.
  const [first] = await increments(request, id);
  await page.goto(`/project/${id}/pi/${first?.id}/stage/review`);
  await expect(page).toHaveURL(`/project/${id}/pi/${first?.id}/review`);
  // An increment of older stages has a focus for each of them.
  await page.goto(`/project/${id}/pi/${first?.id}/stage/sprint_3`);
  await expect(page.getByRole('heading', { name: 'Sprint 3', level: 2 })).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Build what sprint 3 holds' })).toBeVisible();
  await page.goto(`/project/${id}/pi/${first?.id}/stage/holiday`);
  await expect(page.getByText('Oops! Page not found')).toBeVisible();
});

test('who advances a stage that somebody else has just advanced is shown where it is, undoes nothing of theirs, and changes no goal', async ({
  page,
  request,
}) => {
  const id = await create(request);
  await page.goto(`/project/${id}/dashboard`);
  await expect(stages(page).nth(0)).toHaveText('ACTIVEKickoff');
  // The other one is quicker while this request is under way.
  await page.route('**/api/rpc/increment/advance', async (route) => {
    await advance(request, id, 1);
    await route.continue();
  });
  await page.getByRole('button', { name: 'Advance Stage' }).click();
  await expect(page.getByRole('status').filter({ hasText: 'Already advanced' })).toContainText(
    'Somebody else advanced PI 1 a moment ago: it is at PI Planning.',
  );
  await expect(stages(page).nth(1)).toHaveText('ACTIVEPI Planning');
  await expect(page.getByRole('alert')).toHaveCount(0);
  expect(await increments(request, id)).toMatchObject([{ version: 2, current_stage: 'pi_planning' }]);
  await page.unroute('**/api/rpc/increment/advance');

  // An advance is not undone once something else has changed.
  await advance(request, id, 1);
  await expect(stages(page).nth(2)).toHaveText('ACTIVEStory Refinement');
  await page.getByRole('button', { name: 'Advance Stage' }).click();
  const advanced = page.getByRole('status').filter({ hasText: 'Stage advanced' });
  await expect(advanced).toBeVisible();
  await advance(request, id, 1);
  await advanced.getByRole('button', { name: 'Undo' }).click();
  await expect(page.getByRole('alert').filter({ hasText: 'Cannot be undone' })).toContainText(
    'Something else has changed since this stage was advanced. Nothing was taken back.',
  );
  await expect(stages(page).nth(4)).toHaveText('ACTIVESprint Planning');

  // A changed goal does not stand in the way of an advance.
  const [before] = await increments(request, id);
  const { id: first, version } = before ?? { id: '', version: 0 };
  await page.route('**/api/rpc/increment/advance', async (route) => {
    await request.patch(`/api/projects/${id}/increments/${first}`, {
      data: { version, goal: 'Book boats' },
      failOnStatusCode: false,
    });
    await route.continue();
  });
  await page.getByRole('button', { name: 'Advance Stage' }).click();
  await expect(advanced).toBeVisible();
  expect(await increments(request, id)).toMatchObject([
    { version: version + 2, current_stage: 'review', goal: 'Book boats' },
  ]);
});

test('activity is narrowed to one increment, as the address says, and more is shown when asked for', async ({
  page,
  request,
}) => {
  const id = await create(request);
  const second = await request.post(`/api/projects/${id}/increments`, { data: { name: 'Reports' } });
  expect(second.status()).toBe(201);
  await advance(request, id, 5);
  await page.goto(`/project/${id}/dashboard`);
  const activity = page.getByRole('region', { name: 'Recent Activity' });
  await expect(activity.getByRole('listitem')).toHaveCount(5);
  await expect(activity.getByRole('listitem').first()).toContainText(/PI 1 advanced to Review.*You · just now/);
  await expect(activity.getByText('just now').first()).toHaveAttribute('title', /^\w{3} \d+, \d{4}, \d+:\d\d\s[AP]M$/);
  await activity.getByRole('button', { name: 'Show more' }).click();
  await expect(activity.getByRole('listitem')).toHaveCount(7);
  await activity.getByLabel('Show activity of').selectOption('Reports');
  await expect(activity.getByRole('listitem')).toHaveText([/^Reports created/]);
  await page.reload();
  await expect(activity.getByLabel('Show activity of')).toHaveValue(/[\da-f-]{36}/);
  await expect(activity.getByRole('listitem')).toHaveCount(1);
});

test('the chart of features has the same figures as the table behind it', async ({ page, request }) => {
  const id = await create(request);
  const [first] = await increments(request, id);
  const planning = `/api/projects/${id}/increments/${first?.id}/planning`;
  const { context } = await (await request.get(planning)).json();
  await request.put(`${planning}/context`, { data: { context: { ...context, vision: 'Hives' }, version: 0 } });
  for (const name of ['Note an inspection', 'Count the frames', 'Print a report'])
    await request.post(`${planning}/features`, { data: { name } });
  const { version } = await (await request.get(planning)).json();
  expect((await request.post(`${planning}/finalise`, { data: { version } })).status()).toBe(200);
  const { items } = await (await request.get(`/api/projects/${id}/features`)).json();
  await request.post(`/api/projects/${id}/features/${items[0].id}/status`, { data: { status: 'implemented' } });

  await page.goto(`/project/${id}/dashboard`);
  const metrics = page.getByRole('region', { name: 'Development Metrics' });
  const chart = metrics.getByRole('img', { name: 'PI 1: 1 of 3 implemented' });
  await expect(chart.locator('svg').getByText('1 of 3')).toBeVisible();
  await expect(metrics).toContainText('1 of 3 (33%)');
  await axe(page);
  await metrics.getByRole('button', { name: 'Show as table' }).click();
  await expect(metrics.getByRole('row')).toHaveText(['PISelectedImplemented', 'PI 131']);
  await axe(page);

  await page.route('**/assets/feature-chart-*.js', (route) => route.abort());
  await page.reload();
  await expect(metrics.getByRole('row')).toHaveText(['PISelectedImplemented', 'PI 131']);
});

test('increments that cannot be loaded are said so, and can be asked for again', async ({ page, request }) => {
  const id = await create(request);
  let broken = true;
  await page.route('**/api/rpc/increment/list', (route) => (broken ? route.abort() : route.continue()));
  await page.goto(`/project/${id}/dashboard`);
  await expect(page.getByRole('main').getByText('Failed to load program increment data')).toBeVisible();
  broken = false;
  await page.getByRole('main').getByRole('button', { name: 'Try again' }).click();
  await expect(stages(page).nth(0)).toHaveText('ACTIVEKickoff');
});
