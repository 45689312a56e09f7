import type { APIRequestContext, Page } from '@playwright/test';
import { axe, expect, test } from './journey.ts';

const aProject = async (request: APIRequestContext) => {
  const answer = await request.post('/api/projects', { data: { name: 'Tool shed', summary: 'Lend tools.' } });
  return ((await answer.json()) as { id: string }).id;
};

type Given = { name: string; description?: string; [field: string]: unknown };
type Stored = { id: string; name: string; status: string; value_category: string; pi_number: number | null };

/** Adds features, so many in a request as the server takes. */
const given = async (request: APIRequestContext, project: string, features: Given[]) => {
  for (let from = 0; from < features.length; from += 200) {
    const batch = features.slice(from, from + 200).map((one) => ({ description: 'What it does.', ...one }));
    const answer = await request.post(`/api/projects/${project}/features/batch`, { data: { features: batch } });
    expect(answer.status()).toBe(201);
  }
};
const stored = async (request: APIRequestContext, project: string, query = '') => {
  const answer = await request.get(`/api/projects/${project}/features?limit=200${query}`);
  return ((await answer.json()) as { items: Stored[] }).items;
};

const toast = (page: Page, title: string) => page.getByRole('status').filter({ hasText: title });
const failure = (page: Page, title: string) => page.getByRole('alert').filter({ hasText: title });
const cards = (page: Page) => page.getByRole('feed', { name: 'Features' }).getByRole('article');
const card = (page: Page, name: string) => page.getByRole('article', { name });
const names = (page: Page) => cards(page).getByRole('heading', { level: 3 });
const box = (page: Page, name: string) => page.getByRole('checkbox', { name: `Choose ${name}` });
const bar = (page: Page) => page.getByRole('region', { name: 'Change what is chosen' });

const tools: Given[] = [
  { name: 'Drill', value_category: 'Must Have', complexity: 'L' },
  { name: 'Ladder', value_category: 'Should Have', complexity: 'S' },
  { name: 'Lamp', value_category: 'Could Have', complexity: 'M', pi_number: 2 },
  { name: 'Saw', value_category: 'Must Have', complexity: 'S', pi_number: null },
];

test('every tab narrows by the number of the PI, and the order stands in the address', async ({ page, request }) => {
  const project = await aProject(request);
  await page.goto(`/project/${project}/dashboard`);
  await page.getByRole('navigation', { name: 'Project Dashboard' }).getByRole('link', { name: 'Backlog' }).click();
  await expect(page).toHaveURL(`/project/${project}/backlog`);
  await expect(page.getByRole('heading', { name: 'PI 1 Feature Backlog' })).toBeVisible();
  await expect(page.getByText('There are no features in this view yet.')).toBeVisible();
  await page.getByRole('button', { name: 'Add Your First Feature' }).click();
  await expect(page.getByRole('dialog', { name: 'Add New Feature' })).toBeVisible();
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: 'Import to PI 1' }).click();
  await expect(page.getByText('No features available in the backlog')).toBeVisible();
  await page.keyboard.press('Escape');
  await given(request, project, [
    ...tools,
    { name: 'Tongs', status: 'implemented', pi_number: 2 },
    { name: 'Vice', status: 'rejected', pi_number: 2 },
  ]);
  await expect(cards(page)).toHaveCount(6);
  await page.getByRole('tab', { name: 'Current PI' }).click();
  await expect(names(page)).toHaveText(['Ladder', 'Drill']);
  await page.getByRole('tab', { name: 'Previous PIs' }).click();
  await expect(page.getByText('There are no features in this view yet.')).toBeVisible();
  await page.getByRole('tab', { name: 'Implemented' }).click();
  await expect(names(page)).toHaveText(['Tongs']);
  await page.getByRole('tab', { name: 'Not Selected' }).click();
  await expect(names(page)).toHaveText(['Vice']);
  await page.reload();
  await expect(names(page)).toHaveText(['Vice']);
  await page.getByLabel('Search features...').fill('ice age');
  await expect(page.getByText('No features match your search criteria.')).toBeVisible();

  await page.goto(`/project/${project}/backlog?status=suggested`);
  await expect(names(page)).toHaveText(['Saw', 'Lamp', 'Ladder', 'Drill']);
  await axe(page);
  const order = page.getByLabel('Order');
  await order.selectOption('WSJF: value over size');
  await expect(names(page)).toHaveText(['Saw', 'Ladder', 'Drill', 'Lamp']);
  await order.selectOption('Value');
  await expect(names(page).first()).toHaveText('Saw');
  await expect(names(page).last()).toHaveText('Lamp');
  await order.selectOption('Complexity, smallest first');
  await expect(names(page).last()).toHaveText('Drill');
  await order.selectOption('Age, oldest first');
  await expect(names(page)).toHaveText(['Drill', 'Ladder', 'Lamp', 'Saw']);
  await expect(page).toHaveURL(/order=oldest/);
  await page.reload();
  await expect(names(page)).toHaveText(['Drill', 'Ladder', 'Lamp', 'Saw']);
  await page.goBack();
  await expect(names(page).last()).toHaveText('Drill');

  // What the sizes count is set in the project.
  await page.goto(`/project/${project}/dashboard`);
  await page.getByRole('button', { name: 'Edit Project' }).click();
  const dialog = page.getByRole('dialog', { name: 'Edit Project' });
  await expect(dialog.getByLabel('S (Small)')).toHaveValue('1');
  await expect(dialog.getByLabel('M (Medium)')).toHaveValue('3');
  await dialog.getByLabel('L (Large)').fill('0');
  await dialog.getByRole('button', { name: 'Save Changes' }).click();
  await expect(dialog.getByText('1 to 1000')).toBeVisible();
  await dialog.getByLabel('L (Large)').fill('1');
  await dialog.getByLabel('S (Small)').fill('20');
  await axe(page);
  await dialog.getByRole('button', { name: 'Save Changes' }).click();
  await expect(dialog).toBeHidden();
  await page.goto(`/project/${project}/backlog?order=wsjf&status=suggested`);
  await expect(names(page)).toHaveText(['Drill', 'Saw', 'Lamp', 'Ladder']);
});

test('features are moved by keyboard and by drag, another window sees the order, and a move is undone', async ({
  page,
  request,
  context,
}) => {
  const project = await aProject(request);
  await given(request, project, tools);
  const other = await context.newPage();
  await other.goto(`/project/${project}/backlog?order=hand`);
  await expect(names(other)).toHaveText(['Drill', 'Ladder', 'Lamp', 'Saw']);
  await page.bringToFront();
  await page.goto(`/project/${project}/backlog?order=hand`);
  const grip = (name: string) => page.getByRole('button', { name: `Move ${name}` });
  await grip('Saw').focus();
  await page.keyboard.press('ArrowLeft');
  await expect(names(page)).toHaveText(['Drill', 'Ladder', 'Saw', 'Lamp']);
  await expect(grip('Saw')).toBeFocused();
  await expect(page.getByText('Saw is at place 3 of 4.')).toBeAttached();
  await page.keyboard.press('Home');
  await expect(names(page)).toHaveText(['Saw', 'Drill', 'Ladder', 'Lamp']);
  await expect(grip('Saw')).toBeFocused();
  await axe(page);
  // Steps in a row are one toast, which takes all of them back.
  await expect(toast(page, 'Feature moved')).toHaveCount(1);
  await toast(page, 'Feature moved').getByRole('button', { name: 'Undo' }).click();
  await expect(names(page)).toHaveText(['Drill', 'Ladder', 'Lamp', 'Saw']);
  await grip('Saw').press('Home');
  await expect(names(page)).toHaveText(['Saw', 'Drill', 'Ladder', 'Lamp']);
  await expect(card(page, 'Lamp')).toHaveAttribute('draggable', 'true');
  await grip('Lamp').dragTo(card(page, 'Drill'), { targetPosition: { x: 5, y: 40 } });
  await expect(names(page)).toHaveText(['Saw', 'Lamp', 'Drill', 'Ladder']);
  await expect(names(other)).toHaveText(['Saw', 'Lamp', 'Drill', 'Ladder']);
  expect((await stored(request, project, '&order=hand')).map(({ name }) => name)).toEqual([
    'Saw',
    'Lamp',
    'Drill',
    'Ladder',
  ]);
  await toast(page, 'Feature moved').last().getByRole('button', { name: 'Undo' }).click();
  await expect(names(page)).toHaveText(['Saw', 'Drill', 'Ladder', 'Lamp']);
  await page.route('**/api/rpc/feature/move', (route) => route.abort());
  await grip('Drill').press('End');
  await expect(failure(page, 'Error moving feature')).toBeVisible();
  await expect(names(page)).toHaveText(['Saw', 'Drill', 'Ladder', 'Lamp']);
});

test('many are chosen with Shift or all that match, changed at once, and taken back with one Undo', async ({
  page,
  request,
  server,
}) => {
  const project = await aProject(request);
  await given(request, project, tools);
  await page.goto(`/project/${project}/backlog?order=name`);
  await box(page, 'Drill').check();
  await box(page, 'Lamp').click({ modifiers: ['Shift'] });
  await expect(bar(page)).toContainText('3 features chosen');
  const change = bar(page).getByRole('button', { name: 'Change 3 features' });
  await expect(change).toBeDisabled();
  await bar(page).getByLabel('New status').selectOption('Implemented');
  await bar(page).getByLabel('New value').selectOption('Could Have');
  await bar(page).getByLabel('New PI').selectOption('PI 3');
  await axe(page);
  await change.click();
  await expect(toast(page, 'Features updated')).toContainText('3 features changed.');
  await expect(bar(page)).toBeHidden();
  await expect(card(page, 'Lamp')).toContainText('Implemented');
  await expect(card(page, 'Saw')).toContainText('Suggested by User');
  const changed = await stored(request, project, '&order=name');
  expect(changed.map(({ status, value_category, pi_number }) => [status, value_category, pi_number])).toEqual([
    ...Array.from({ length: 3 }, () => ['implemented', 'Could Have', 3]),
    ['suggested', 'Must Have', null],
  ]);
  await toast(page, 'Features updated').getByRole('button', { name: 'Undo' }).click();
  await expect(toast(page, 'Change taken back')).toContainText('3 features as before.');
  const restored = await stored(request, project, '&order=name');
  expect(restored.map(({ status, value_category, pi_number }) => [status, value_category, pi_number])).toEqual([
    ['suggested', 'Must Have', 1],
    ['suggested', 'Should Have', 1],
    ['suggested', 'Could Have', 2],
    ['suggested', 'Must Have', null],
  ]);

  await expect(card(page, 'Drill')).toContainText('Must Have');
  await box(page, 'Drill').press('Space');
  await bar(page).getByLabel('New status').selectOption('Selected');
  await server.kill('SIGKILL');
  await bar(page).getByRole('button', { name: 'Change 1 feature' }).click();
  await expect(failure(page, 'Error updating features')).toBeVisible();
  await server.restart();
  await expect(bar(page).getByLabel('New status')).toHaveValue('selected');
  await bar(page).getByRole('button', { name: 'Change 1 feature' }).click();
  await expect(card(page, 'Drill')).toContainText('Selected');

  // Also those that were never drawn.
  const tens = Array.from({ length: 300 }, (_, n) => ({ name: `Tool ${n + 1}` }));
  await given(request, project, tens);
  await page.goto(`/project/${project}/backlog?search=tool`);
  await page.getByRole('button', { name: 'Choose all 300' }).click();
  await expect(bar(page)).toContainText('300 features chosen');
  await bar(page).getByLabel('New status').selectOption('Not Selected');
  await bar(page).getByRole('button', { name: 'Change 300 features' }).click();
  await expect(toast(page, 'Features updated').last()).toContainText('300 features changed.');
  await page.goto(`/project/${project}/backlog?tab=rejected`);
  await expect(page.getByText('300 features', { exact: true })).toBeVisible();
});

test('the import offers what is neither selected nor implemented, searched and read while scrolling, and is undone', async ({
  page,
  request,
}) => {
  const project = await aProject(request);
  const many = Array.from({ length: 240 }, (_, n) => ({ name: `Tool ${String(n + 1).padStart(3, '0')}` }));
  await given(request, project, [
    ...many,
    { name: 'Chosen already', status: 'selected' },
    { name: 'Done already', status: 'implemented' },
  ]);
  await page.goto(`/project/${project}/backlog`);
  await page.getByRole('button', { name: 'Import to PI 1' }).click();
  const dialog = page.getByRole('dialog', { name: 'Import Features from Backlog' });
  const list = dialog.getByRole('group', { name: 'Features of the backlog' });
  await expect(dialog.getByText('240 features')).toBeVisible();
  const importing = dialog.getByRole('button', { name: 'Import to PI 1' });
  await expect(importing).toBeDisabled();
  expect((await list.boundingBox())?.height).toBe(400);
  expect(await list.getByRole('checkbox').count()).toBeLessThan(40);
  await expect
    .poll(async () => {
      await list.evaluate((element) => element.scrollTo(0, element.scrollHeight));
      return list.getByRole('checkbox', { name: 'Tool 001' }).isVisible();
    })
    .toBe(true);
  await list.getByRole('checkbox', { name: 'Tool 001' }).check();
  await dialog.getByLabel('Search features...').fill('ready');
  await expect(dialog.getByText('No features match your search criteria.')).toBeVisible();
  await dialog.getByLabel('Search features...').fill('OOL 12');
  await expect(list.getByRole('checkbox')).toHaveCount(10);
  await list.getByRole('checkbox', { name: 'Tool 120' }).check();
  await axe(page);
  let broken = true;
  await page.route('**/api/rpc/feature/import', (route) => (broken ? route.abort() : route.continue()));
  await importing.click();
  await expect(failure(page, 'Error importing features')).toBeVisible();
  await expect(dialog.getByText('2 features chosen')).toBeVisible();
  broken = false;
  await importing.click();
  await expect(toast(page, 'Features imported')).toContainText('2 features imported to PI 1.');
  await expect(dialog).toBeHidden();
  expect((await stored(request, project, '&status=selected&order=name')).map(({ name }) => name)).toEqual([
    'Chosen already',
    'Tool 001',
    'Tool 120',
  ]);
  await toast(page, 'Features imported').getByRole('button', { name: 'Undo' }).click();
  await expect(toast(page, 'Change taken back')).toContainText('2 features as before.');
  expect((await stored(request, project, '&status=selected')).map(({ name }) => name)).toEqual(['Chosen already']);
});

test('how many there are comes into a place that is kept for it, and moves no box', async ({ page, request }) => {
  const project = await aProject(request);
  await given(request, project, tools);
  const { promise, resolve } = Promise.withResolvers<void>();
  await page.route(/\/rpc\/feature\/count/, async (route) => {
    await promise;
    await route.continue();
  });
  await page.goto(`/project/${project}/backlog`);
  await expect(page.getByRole('button', { name: 'Import to PI 1' })).toBeVisible();
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await page.waitForFunction(() => document.fonts.status === 'loaded');
  const before = await box(page, 'Drill').boundingBox();
  resolve();
  await expect(page.getByText('4 features', { exact: true })).toBeVisible();
  expect(await box(page, 'Drill').boundingBox()).toEqual(before);
});
