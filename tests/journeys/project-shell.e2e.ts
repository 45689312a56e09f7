import type { APIRequestContext, Locator } from '@playwright/test';
import { axe, expect, test } from './journey.ts';

type Made = { id: string; version: number };

const aProject = async (request: APIRequestContext, name = 'Choir calendar'): Promise<Made> => {
  const answer = await request.post('/api/projects', { data: { name, summary: 'Who sings when' } });
  return (await answer.json()) as Made;
};

test('a project is edited, and the page says so', async ({ page, request }) => {
  const { id } = await aProject(request);
  await page.goto(`/project/${id}/tests`);
  await expect(page).toHaveTitle('Tests · Choir calendar · CoScrum');
  await expect(page.getByRole('navigation', { name: 'Breadcrumb' })).toContainText('Projects');
  await page.getByRole('button', { name: 'Edit Project' }).click();
  const dialog = page.getByRole('dialog', { name: 'Edit Project' });
  expect((await dialog.boundingBox())?.width).toBeLessThanOrEqual(500);
  await dialog.getByLabel('Project Name').fill('Choir year');
  await dialog.getByLabel('Summary').fill('All rehearsals');
  await dialog.getByRole('button', { name: 'Save Changes' }).click();
  await expect(dialog).toHaveCount(0);
  await expect(page.getByRole('status').filter({ hasText: 'Project updated' })).toContainText(
    'Project details have been updated successfully',
  );
  // It covers nothing that is needed next: the sidebar's foot here, the header without it, and the foot of a phone.
  const place = () => page.getByRole('region', { name: 'Messages' }).boundingBox();
  const wide = await place();
  expect((wide?.x ?? 0) + (wide?.width ?? Infinity)).toBeLessThanOrEqual(240);
  await page.getByRole('button', { name: 'Collapse sidebar' }).click();
  expect((await place())?.y).toBeLessThan(10);
  await page.getByRole('button', { name: 'Expand sidebar' }).click();
  await page.setViewportSize({ width: 390, height: 844 });
  const narrow = await place();
  expect((narrow?.y ?? 0) + (narrow?.height ?? 0)).toBeGreaterThan(834);
  await page.setViewportSize({ width: 1280, height: 720 });
  await expect(page.getByRole('heading', { level: 1, name: 'Choir year' })).toBeVisible();
  await page.reload();
  await expect(page.getByRole('heading', { level: 1, name: 'Choir year' })).toBeVisible();
  await expect(page.getByRole('main')).toContainText('All rehearsals');
});

test('an edit of what another person has changed meanwhile overwrites nothing and keeps what was typed', async ({
  page,
  request,
}) => {
  const { id, version } = await aProject(request);
  // A page that hears of no change learns of it when it saves.
  await page.route('**/api/live', (route) => route.abort());
  await page.goto(`/project/${id}/tests`);
  await page.getByRole('button', { name: 'Edit Project' }).click();
  const dialog = page.getByRole('dialog', { name: 'Edit Project' });
  await dialog.getByLabel('Project Name').fill('Mine');
  await dialog.getByLabel('Summary').fill('My summary');
  await request.patch(`/api/projects/${id}`, { data: { name: 'Theirs', version } });
  await dialog.getByRole('button', { name: 'Save Changes' }).click();
  await expect(page.getByRole('alert').filter({ hasText: 'Error updating project' })).toContainText(
    'Changed in the meantime',
  );
  await expect(dialog.getByLabel('Project Name')).toHaveValue('Mine');
  await expect(dialog.getByRole('group', { name: 'What was written there' })).toHaveText('Theirs');
  await dialog.getByRole('button', { name: 'Use theirs' }).click();
  await dialog.getByRole('button', { name: 'Save Changes' }).click();
  await expect(dialog).toHaveCount(0);
  await expect(page.getByRole('heading', { level: 1, name: 'Theirs' })).toBeVisible();
  await expect(page.getByRole('main')).toContainText('My summary');
});

test('a project is deleted only after a question, and its toast brings it back', async ({ page, request }) => {
  const { id } = await aProject(request);
  await page.goto(`/project/${id}/tests`);
  await page.getByRole('button', { name: 'Delete Project' }).click();
  const dialog = page.getByRole('dialog', { name: 'Delete Project' });
  await dialog.getByRole('button', { name: 'Cancel' }).click();
  await expect(dialog).toHaveCount(0);
  await page.getByRole('button', { name: 'Delete Project' }).click();
  await dialog.getByRole('button', { name: 'Delete Project' }).click();
  await expect(page).toHaveURL('/');
  const toast = page.getByRole('status').filter({ hasText: 'Project deleted' });
  await expect(toast).toContainText('The project has been deleted successfully');
  const tile = page.getByRole('article').filter({ hasText: 'Choir calendar' });
  await expect(tile).toHaveCount(0);
  await toast.getByRole('button', { name: 'Undo' }).click();
  await expect(tile).toBeVisible();

  // One that cannot be deleted is said so, and stays.
  await page.route('**/api/rpc/project/delete', (route) => route.abort());
  await page.goto(`/project/${id}/tests`);
  await page.getByRole('button', { name: 'Delete Project' }).click();
  await dialog.getByRole('button', { name: 'Delete Project' }).click();
  await expect(page.getByRole('alert').filter({ hasText: 'Error deleting project' })).toContainText(
    'Could not delete project. Please try again later.',
  );
  await expect(page).toHaveURL(`/project/${id}/tests`);
  await expect(page.getByRole('heading', { level: 1, name: 'Choir calendar' })).toBeVisible();
});

test('a spinner stands for the project and the kickoff until they are there; a fault is told with its id, and can be tried again', async ({
  page,
  request,
}) => {
  const { id } = await aProject(request);
  const { promise: released, resolve: release } = Promise.withResolvers<void>();
  await page.route('**/api/rpc/project/get*', async (route) => {
    await released;
    await route.continue();
  });
  await page.goto(`/project/${id}/lifecycle/kickoff`);
  await expect(page.getByLabel('Loading project', { exact: true })).toBeVisible();
  await expect(page.getByText('Loading project...')).toBeVisible();
  await expect(page.getByRole('banner').getByRole('img', { name: 'You' })).toHaveText('CS');
  release();
  await expect(page.getByRole('heading', { level: 1, name: 'Choir calendar' })).toBeVisible();
  await expect(page.getByText('Loading project...')).toHaveCount(0);

  // A fault of the server is told with the id under which it was logged, and can be tried again.
  await page.unroute('**/api/rpc/project/get*');
  const fault = '0190aaaa-0000-7000-8000-00000000000f';
  let failing = true;
  const { promise: tried, resolve: answer } = Promise.withResolvers<void>();
  await page.route('**/api/rpc/project/get', async (route) => {
    if (!failing) {
      await tried;
      return route.continue();
    }
    const message = `Something went wrong on the server. Nothing was changed. Fault ${fault}.`;
    const data = { problem: 'fault', title: 'Something went wrong', fault_id: fault };
    const json = { defined: true, code: 'INTERNAL_SERVER_ERROR', status: 500, message, data };
    return route.fulfill({ status: 500, json: { json } });
  });
  await page.goto(`/project/${id}/tests`);
  const told = page.getByRole('main').getByRole('alert').filter({ hasText: 'Error fetching project' });
  await expect(told).toContainText('Could not retrieve project details. Please try again later.');
  await expect(told).toContainText(`Fault ${fault}.`);
  // Nothing is answered before the click: the page also asks again by itself, and then there would be no button any more.
  failing = false;
  await told.getByRole('button', { name: 'Try again' }).click();
  answer();
  await expect(page.getByRole('heading', { level: 1, name: 'Choir calendar' })).toBeVisible();
});

test('a project that is not there says so, and one that is opens on its dashboard, or on the screen that is asked for', async ({
  page,
  request,
}) => {
  for (const id of ['01a1fd69-d793-7ea2-9594-d2b21891001b', 'nonsense']) {
    expect((await page.goto(`/project/${id}/tests`))?.status()).toBe(404);
    await expect(page.getByRole('heading', { name: 'Project not found' })).toBeVisible();
    await expect(page).toHaveTitle(/not found · CoScrum$/);
    await expect(page.getByRole('main')).toContainText(
      "The project you're looking for might have been removed or doesn't exist.",
    );
  }
  await axe(page);
  await page.getByRole('link', { name: 'Return to Dashboard' }).click();
  await expect(page).toHaveURL('/');

  // One that is there opens on its dashboard, or on the screen that is asked for.
  const { id } = await aProject(request);
  await page.goto(`/project/${id}`);
  await expect(page).toHaveURL(`/project/${id}/dashboard`);
  for (const activeTab of ['ideas', 'features']) {
    await page.evaluate(([state, path]) => history.pushState(state, '', path), [
      { activeTab },
      `/project/${id}`,
    ] as const);
    await page.reload();
    await expect(page).toHaveURL(new RegExp(`/project/${id}/${activeTab}`));
  }
});

test('the sidebar marks where we are, and stays collapsed over a reload', async ({ page, request }) => {
  const { id } = await aProject(request);
  await page.goto(`/project/${id}/tests`);
  const sidebar = page.getByRole('navigation', { name: 'Project Dashboard' });
  const names = ['Overview', 'Program Increments', 'Ideas', 'Features', 'Backlog', 'Stories', 'Tests', 'AI Scrum Team'];
  await expect(sidebar.getByRole('link')).toHaveText(names);
  await expect(sidebar.getByRole('link', { name: 'Tests' })).toHaveAttribute('aria-current', 'page');
  await sidebar.getByRole('link', { name: 'Stories' }).click();
  await expect(sidebar.getByRole('link', { name: 'Stories' })).toHaveAttribute('aria-current', 'page');
  await expect(page.getByRole('main')).toContainText('No user stories found for this project');
  await axe(page);
  await sidebar.getByRole('button', { name: 'Collapse sidebar' }).click();
  await page.reload();
  await expect(sidebar.getByRole('button', { name: 'Expand sidebar' })).toBeVisible();
  expect((await sidebar.boundingBox())?.width).toBeLessThan(80);
  await axe(page);
});

test('on a phone the sidebar folds away and nothing is wider than the screen', async ({ page, request }) => {
  const name = 'Calendar-of-our-choir-'.repeat(8).replaceAll('-', '');
  const { id } = await aProject(request, name);
  const at = `/api/projects/${id}`;
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto(`/project/${id}/tests`);
  await expect(page.getByRole('main')).toContainText('No tests found for this project');
  const sidebar = page.getByRole('navigation', { name: 'Project Dashboard' });
  await expect(sidebar.getByRole('link')).toHaveCount(0);
  await sidebar.getByRole('button', { name: 'Project Dashboard' }).click();
  await sidebar.getByRole('link', { name: 'Stories' }).click();
  await expect(page.getByRole('main')).toContainText('No user stories found for this project');
  await expect(sidebar.getByRole('link')).toHaveCount(0);

  const [increment] = (await (await request.get(`${at}/increments`)).json()) as Made[];
  await request.post(`${at}/ideas`, { data: { title: name, description: name } });
  const criteria = [{ given: name, when: name, outcome: name }];
  await request.post(`${at}/stories`, { data: { title: name, pi_id: increment?.id, criteria } });
  const made = await request.post(`${at}/features`, { data: { name, description: name } });
  const feature = (await made.json()) as Made;
  for (const path of [
    `/project/${id}/tests`,
    `/project/${id}/ideas`,
    `/project/${id}/pi/${increment?.id}/test-planning`,
    '/',
  ]) {
    await page.goto(path);
    await expect(page.getByRole('main').getByText(name).first()).toBeVisible();
    await expect(page.locator('[aria-busy="true"]')).toHaveCount(0);
    expect(await page.evaluate(() => document.documentElement.scrollWidth), path).toBeLessThanOrEqual(390);
  }
  await page.goto(`/project/${id}/backlog?feature=${feature.id}`);
  await expect(page.getByRole('button', { name: 'Close' })).toBeInViewport({ ratio: 1 });
});

test('a screen whose code cannot be loaded says so plainly, and can be tried again', async ({ page, request }) => {
  const { id } = await aProject(request);
  let broken = true;
  let dialogBroken = true;
  await page.route('**/assets/project._projectId.stories-*.js', (route) => (broken ? route.abort() : route.continue()));
  // So is a dialog, which React would not ask for twice.
  await page.route('**/assets/new-story-*.js', (route) => (dialogBroken ? route.abort() : route.continue()));
  await page.goto(`/project/${id}/stories`);
  await expect(page.getByRole('heading', { name: 'Something went wrong' })).toBeVisible();
  await expect(page.getByRole('banner')).toBeVisible();
  await axe(page);
  broken = false;
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(page.getByRole('main')).toContainText('No user stories found for this project');

  await page.getByRole('button', { name: 'Add Story' }).click();
  await expect(page.getByText('A part of the page could not be loaded')).toBeVisible();
  dialogBroken = false;
  await page.getByRole('button', { name: 'Try again' }).click();
  await page.getByRole('button', { name: 'Add Story' }).click();
  await expect(page.getByRole('dialog', { name: 'Add a story' })).toBeVisible();

  for (const [address, file] of [
    ['/new-project', 'new-project.index'],
    ['/about', '_public.about'],
  ] as const) {
    await page.route(`**/assets/${file}-*.js`, (route) => route.abort());
    await page.goto(address);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Something went wrong');
    await expect(page.getByRole('main')).toHaveCount(1);
  }

  // Likewise stories that cannot be loaded.
  let away = true;
  await page.route('**/api/rpc/story/list*', (route) => (away ? route.abort() : route.continue()));
  await page.goto(`/project/${id}/stories`);
  await expect(page.getByRole('main').getByText('Error loading stories')).toBeVisible();
  away = false;
  await page.getByRole('main').getByRole('button', { name: 'Try again' }).click();
  await expect(page.getByRole('main')).toContainText('No user stories found for this project');
});

test('a dialog that was never opened opens without a network, with what its screen knows', async ({
  page,
  request,
  context,
}) => {
  const { id } = await aProject(request);
  const fetched = page.waitForResponse(/\/assets\/new-story-[\w-]+\.js$/);
  await page.goto(`/project/${id}/stories`);
  await (await fetched).finished();
  await context.setOffline(true);
  await page.getByRole('button', { name: 'Add Story' }).click();
  await expect(page.getByRole('dialog', { name: 'Add a story' })).toBeVisible();
});

test('a press counts for what it was begun on, though a change of another person moves the page before the release', async ({
  page,
  request,
}) => {
  const { id, version: first } = await aProject(request);
  let version = first;
  await request.post(`/api/projects/${id}/features`, { data: { name: 'Sing along', description: 'From home.' } });
  await page.goto(`/project/${id}/backlog`);
  const box = page.getByRole('checkbox', { name: 'Choose Sing along' });
  const dialog = page.getByRole('dialog', { name: 'Add New Feature' });
  /** Holds the pointer down while the summary above changes, and lets go once the page has moved. */
  const pressDuring = async (control: Locator, summary: string, drawnAway = 0) => {
    const place = async () => (await control.boundingBox()) ?? { x: 0, y: 0, width: 0, height: 0 };
    const { x, y, width, height } = await place();
    const middle = [x + width / 2, y + height / 2] as const;
    await page.mouse.move(...middle);
    await page.mouse.down();
    const answer = await request.patch(`/api/projects/${id}`, { data: { summary, version } });
    ({ version } = (await answer.json()) as Made);
    await expect.poll(async () => Math.abs((await place()).y - y)).toBeGreaterThan(height / 2);
    await page.mouse.move(middle[0] + drawnAway, middle[1]);
    await page.mouse.up();
  };
  const long = 'Everybody sees when who sings, and with whom. '.repeat(6);
  await expect(box).toBeVisible();
  await expect(page.getByText('1 feature', { exact: true })).toBeVisible();
  await pressDuring(box, long);
  await expect(box).toBeChecked();
  await pressDuring(page.getByRole('button', { name: 'Add Feature', exact: true }), '');
  await expect(dialog).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
  await pressDuring(page.getByRole('button', { name: 'Add Feature', exact: true }), long, -400);
  await expect(dialog).toBeHidden();
});
