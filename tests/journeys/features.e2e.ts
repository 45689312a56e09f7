import type { APIRequestContext, Page } from '@playwright/test';
import { axe, expect, test } from './journey.ts';

const aProject = async (request: APIRequestContext) => {
  const answer = await request.post('/api/projects', { data: { name: 'Tool shed', summary: 'Lend tools.' } });
  return ((await answer.json()) as { id: string }).id;
};

type Given = { name: string; description?: string; [field: string]: unknown };

/** Adds features, so many in a request as the server takes. */
const given = async (request: APIRequestContext, project: string, features: Given[]) => {
  for (let from = 0; from < features.length; from += 200) {
    const batch = features.slice(from, from + 200).map((one) => ({ description: 'What it does.', ...one }));
    const answer = await request.post(`/api/projects/${project}/features/batch`, { data: { features: batch } });
    expect(answer.status()).toBe(201);
  }
};

const toast = (page: Page, title: string) => page.getByRole('status').filter({ hasText: title });
const failure = (page: Page, title: string) => page.getByRole('alert').filter({ hasText: title });
const cards = (page: Page) => page.getByRole('feed', { name: 'Features' }).getByRole('article');
const card = (page: Page, name: string) => page.getByRole('article', { name });
const figure = (page: Page, name: string) => page.getByRole('term').filter({ hasText: name }).locator('xpath=../dd');

test('tiles, tabs and filters show what there is, and stand in the address', async ({ page, request }) => {
  const project = await aProject(request);
  await given(request, project, [
    { name: 'Lend a drill', value_category: 'Must Have', status: 'implemented' },
    { name: 'Lend a ladder', value_category: 'Must Have', reasoning: 'You named ladders.', quote: 'ladders too' },
    { name: 'Ärzte finden', value_category: 'Could Have', source_type: 'ava', status: 'rejected' },
  ]);
  await page.goto(`/project/${project}/features`);
  await expect(page.getByRole('heading', { name: 'Features', exact: true })).toBeVisible();
  await expect(cards(page)).toHaveCount(3);
  await expect(figure(page, 'Total Features')).toHaveText('3');
  await expect(figure(page, 'Must Have')).toHaveText('2');
  await expect(figure(page, 'Should Have')).toHaveText('0');
  await expect(figure(page, 'Could Have')).toHaveText('1');
  await expect(figure(page, 'Previously Suggested')).toHaveText('1');
  await expect(card(page, 'Ärzte finden')).toContainText('Not Selected');
  await expect(card(page, 'Ärzte finden')).toContainText('Suggested by Ava PI 1');
  await expect(card(page, 'Lend a drill')).toContainText('Suggested by User PI 1');
  await card(page, 'Lend a ladder').getByText('Why?').click();
  await expect(card(page, 'Lend a ladder').getByText('ladders too')).toBeVisible();
  await axe(page);

  await page.getByRole('tab', { name: 'Implemented' }).click();
  await expect(cards(page)).toHaveCount(1);
  await expect(page).toHaveURL(/tab=implemented/);
  await page.goBack();
  await expect(cards(page)).toHaveCount(3);
  await page.getByLabel('Search features...').fill('arz');
  await expect(cards(page)).toHaveCount(1);
  await page.getByLabel('Value category').selectOption('Could Have');
  await page.getByLabel('Source type').selectOption('Ava (Product Owner)');
  await page.getByLabel('Status').selectOption('Not Selected');
  await page.reload();
  await expect(page.getByLabel('Search features...')).toHaveValue('arz');
  await expect(cards(page)).toHaveCount(1);
  await expect(page.getByText('1 feature', { exact: true })).toBeVisible();
  await page.getByLabel('Value category').selectOption('Must Have');
  await expect(page.getByText('No features match your search criteria.')).toBeVisible();
});

test('without features the page says what goes there', async ({ page, request }) => {
  const project = await aProject(request);
  await page.goto(`/project/${project}/features`);
  await expect(page.getByRole('heading', { name: 'No features yet' })).toBeVisible();
  await page.getByRole('link', { name: 'Create from Idea' }).click();
  await expect(page).toHaveURL(`/project/${project}/ideas`);
});

test('a feature is added with its defaults, after what is missing was said', async ({ page, request }) => {
  const project = await aProject(request);
  await page.goto(`/project/${project}/features`);
  await page.getByRole('button', { name: 'Add Feature' }).click();
  const dialog = page.getByRole('dialog', { name: 'Add New Feature' });
  await dialog.getByRole('button', { name: 'Save Feature' }).click();
  await expect(dialog.getByText('Name is required')).toBeVisible();
  await expect(dialog.getByText('Description is required')).toBeVisible();
  await expect(dialog.getByLabel('Value category')).toHaveValue('Should Have');
  await expect(dialog.getByLabel('Complexity')).toHaveValue('M');
  await expect(dialog.getByLabel('PI')).toHaveValue('1');
  await expect(dialog.getByLabel('PI').getByRole('option')).toHaveText(['PI 1', 'PI 2', 'PI 3']);
  await axe(page);
  await dialog.getByLabel('Name').fill('Lend a ladder');
  await dialog.getByLabel('Description').fill('By the day.');
  await dialog.getByRole('button', { name: 'Save Feature' }).click();
  await expect(dialog).toBeHidden();
  await expect(card(page, 'Lend a ladder')).toContainText('Should Have');
  await expect(card(page, 'Lend a ladder').getByRole('link', { name: 'View Details' })).toBeVisible();
  await expect(figure(page, 'Total Features')).toHaveText('1');
});

test('a feature that the server cannot take is taken back, and its words are there again', async ({
  page,
  request,
  server,
}) => {
  const project = await aProject(request);
  await page.goto(`/project/${project}/features`);
  await page.getByRole('button', { name: 'Add Feature' }).click();
  const dialog = page.getByRole('dialog', { name: 'Add New Feature' });
  await dialog.getByLabel('Name').fill('Lend a ladder');
  await dialog.getByLabel('Description').fill('By the day.');
  await server.kill('SIGKILL');
  await dialog.getByRole('button', { name: 'Save Feature' }).click();
  await expect(failure(page, 'Error creating feature')).toBeVisible();
  await expect(dialog.getByLabel('Name')).toHaveValue('Lend a ladder');
  await expect(cards(page)).toHaveCount(0);
  await server.restart();
  await page.reload();
  await page.getByRole('button', { name: 'Add Feature' }).click();
  await expect(dialog.getByLabel('Description')).toHaveValue('By the day.');
  await dialog.getByRole('button', { name: 'Save Feature' }).click();
  await expect(card(page, 'Lend a ladder')).toBeVisible();
});

test('the details change the status, take notes and tell the history', async ({ page, request }) => {
  const project = await aProject(request);
  await given(request, project, [{ name: 'Lend a ladder' }]);
  await page.goto(`/project/${project}/features`);
  await card(page, 'Lend a ladder').getByRole('link', { name: 'View Details' }).click();
  await expect(page).toHaveURL(/feature=/);
  await page.reload();
  const dialog = page.getByRole('dialog', { name: 'Lend a ladder' });
  await dialog.getByLabel('Status').selectOption('Implemented');
  await expect(toast(page, 'Status updated')).toContainText('Feature status changed to Implemented');
  await expect(dialog.getByText('Status changed to implemented')).toBeVisible();
  const add = dialog.getByRole('button', { name: 'Add Note' });
  await expect(add).toBeDisabled();
  await dialog.getByLabel('Note').fill('   ');
  await expect(add).toBeDisabled();
  await dialog.getByLabel('Note').fill('Ask the neighbours first.');
  await add.click();
  await expect(toast(page, 'Note added')).toBeVisible();
  await expect(dialog.getByRole('listitem').first()).toContainText('Ask the neighbours first.');
  await expect(dialog.getByLabel('Note')).toHaveValue('');
  await axe(page);
  await page.keyboard.press('Escape');
  await expect(page).not.toHaveURL(/feature=/);
  await expect(card(page, 'Lend a ladder')).toContainText('Implemented');
  await toast(page, 'Status updated').getByRole('button', { name: 'Undo' }).click();
  await expect(card(page, 'Lend a ladder')).toContainText('Suggested');
});

test('what another window adds shows here', async ({ page, request }) => {
  const project = await aProject(request);
  await page.goto(`/project/${project}/features`);
  await expect(page.getByRole('heading', { name: 'No features yet' })).toBeVisible();
  await given(request, project, [{ name: 'Lend a ladder' }]);
  await expect(card(page, 'Lend a ladder')).toBeVisible();
  await expect(figure(page, 'Total Features')).toHaveText('1');
});

test('of many features only those that are seen are drawn, and all can be reached', async ({ page, request }) => {
  const project = await aProject(request);
  const count = 1000;
  await given(
    request,
    project,
    Array.from({ length: count }, (_, index) => ({ name: `Feature ${index + 1}` })),
  );
  await page.goto(`/project/${project}/features`);
  await expect(page.getByText('1,000 features')).toBeVisible();
  await expect(cards(page).first()).toBeVisible();
  expect(await cards(page).count()).toBeLessThan(40);
  const last = page.locator(`article[aria-posinset="${count}"]`);
  await expect
    .poll(async () => {
      await page.evaluate(() => scrollTo(0, document.body.scrollHeight));
      return last.isVisible();
    })
    .toBe(true);
  expect(await cards(page).count()).toBeLessThan(60);
});

test('features that cannot be loaded are said so, and can be asked for again', async ({ page, request }) => {
  const project = await aProject(request);
  await given(request, project, [{ name: 'Lend a ladder' }]);
  let broken = true;
  await page.route('**/api/rpc/feature/list*', (route) => (broken ? route.abort() : route.continue()));
  await page.goto(`/project/${project}/features`);
  await expect(page.getByRole('main').getByText('Error loading backlog')).toBeVisible({ timeout: 20_000 });
  broken = false;
  await page.getByRole('main').getByRole('button', { name: 'Try again' }).click();
  await expect(card(page, 'Lend a ladder')).toBeVisible();
});

test('the backlog has its tabs and imports what is neither selected nor implemented', async ({ page, request }) => {
  const project = await aProject(request);
  await page.goto(`/project/${project}/backlog`);
  await expect(page.getByRole('heading', { name: 'PI 1 Feature Backlog' })).toBeVisible();
  await expect(page.getByText('There are no features in this view yet.')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Add Your First Feature' })).toBeVisible();
  await page.getByRole('button', { name: 'Import to PI 1' }).click();
  const dialog = page.getByRole('dialog', { name: 'Import Features from Backlog' });
  await expect(dialog.getByText('No features available in the backlog')).toBeVisible();
  await page.keyboard.press('Escape');
  await given(request, project, [
    { name: 'Lend a drill', status: 'implemented', pi_number: null },
    { name: 'Lend a saw', status: 'selected', pi_number: 2 },
    { name: 'Lend a ladder', pi_number: null },
    { name: 'Lend a lamp', status: 'rejected', pi_number: null },
  ]);
  await expect(cards(page)).toHaveCount(4);
  await page.getByRole('tab', { name: 'Not Selected' }).click();
  await expect(cards(page)).toHaveCount(1);
  await page.getByRole('tab', { name: 'Current PI' }).click();
  await expect(page.getByText('There are no features in this view yet.')).toBeVisible();
  await axe(page);
  await page.getByRole('button', { name: 'Import to PI 1' }).click();
  await expect(dialog.getByRole('checkbox')).toHaveCount(2);
  const importing = dialog.getByRole('button', { name: 'Import to PI 1' });
  await expect(importing).toBeDisabled();
  await dialog.getByRole('checkbox', { name: 'Lend a ladder' }).check();
  await importing.click();
  await expect(dialog).toBeHidden();
  await expect(card(page, 'Lend a ladder')).toContainText('Selected');
});
