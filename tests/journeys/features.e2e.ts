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

test('what is there shows in tiles, tabs and filters, which stand in the address; without features it says what goes there', async ({
  page,
  request,
}) => {
  const project = await aProject(request);
  await page.goto(`/project/${project}/features`);
  await expect(page.getByRole('heading', { name: 'No features yet' })).toBeVisible();
  await page.getByRole('link', { name: 'Create from Idea' }).click();
  await expect(page).toHaveURL(`/project/${project}/ideas`);
  await page.goBack();
  // What another window adds shows here.
  await given(request, project, [
    { name: 'Lend a drill', value_category: 'Must Have', status: 'implemented' },
    { name: 'Lend a ladder', value_category: 'Must Have', reasoning: 'You named ladders.', quote: 'ladders too' },
    { name: 'Ärzte finden', value_category: 'Could Have', source_type: 'ava', status: 'rejected' },
    { name: 'Lend a saw', value_category: 'Could Have', status: 'in_progress', pi_number: null },
  ]);
  await expect(cards(page)).toHaveCount(4);
  await expect(page.getByRole('heading', { name: 'Features', exact: true })).toBeVisible();
  await expect(figure(page, 'Total Features')).toHaveText('4');
  await expect(figure(page, 'Must Have')).toHaveText('2');
  await expect(figure(page, 'Should Have')).toHaveText('0');
  await expect(figure(page, 'Could Have')).toHaveText('2');
  await expect(figure(page, 'Previously Suggested')).toHaveText('1');
  await expect(card(page, 'Ärzte finden')).toContainText('Not Selected');
  await expect(card(page, 'Ärzte finden')).toContainText('Suggested by Ava PI 1');
  await expect(card(page, 'Lend a drill')).toContainText('Suggested by User PI 1');
  await card(page, 'Lend a ladder').getByText('Why?').click();
  await expect(card(page, 'Lend a ladder').getByText('ladders too')).toBeVisible();
  await axe(page);

  for (const [name, count] of [
    ['Previously Suggested', 0],
    ['Selected for Current PI', 0],
    ['Implemented', 1],
  ] as const) {
    await page.getByRole('tab', { name }).click();
    await expect(cards(page)).toHaveCount(count);
  }
  await expect(page).toHaveURL(/tab=implemented/);
  await page.getByRole('tab', { name: 'All Features' }).click();
  const status = page.getByRole('search').getByLabel('Status');
  await expect(status.getByRole('option')).toHaveText([
    'All',
    'Suggested',
    'Selected',
    'Not Selected',
    'Implemented',
    'Approved',
    'In Progress',
    'Completed',
    'Backlog',
  ]);
  await status.selectOption('In Progress');
  await expect(cards(page)).toHaveCount(1);
  await expect(card(page, 'Lend a saw')).toBeVisible();
  await page.goBack();
  await expect(cards(page)).toHaveCount(4);
  await page.getByLabel('Search features...').fill('arz');
  await expect(cards(page)).toHaveCount(1);
  await page.getByLabel('Value category').selectOption('Could Have');
  await page.getByLabel('Source type').selectOption('Ava (Product Owner)');
  await status.selectOption('Not Selected');
  await expect(page).toHaveURL(/status=/);
  await page.reload();
  await expect(page.getByLabel('Search features...')).toHaveValue('arz');
  await expect(cards(page)).toHaveCount(1);
  await expect(page.getByText('1 feature', { exact: true })).toBeVisible();
  await page.getByLabel('Value category').selectOption('Must Have');
  await expect(page.getByText('No features match your search criteria.')).toBeVisible();

  let broken = true;
  await page.route('**/api/rpc/feature/list*', (route) => (broken ? route.abort() : route.continue()));
  await page.goto(`/project/${project}/features`);
  const main = page.getByRole('main');
  await expect(main.getByText('Error loading backlog')).toBeVisible({ timeout: 20_000 });
  await expect(main.getByText('Could not load feature backlog data. Please try again later.')).toBeVisible();
  broken = false;
  await main.getByRole('button', { name: 'Try again' }).click();
  await expect(card(page, 'Lend a ladder')).toBeVisible();
});

test('a feature is added with its defaults, after what is missing was said; one that is refused comes back with its words', async ({
  page,
  request,
  server,
}) => {
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
  await expect(dialog).toBeHidden();
  await expect(card(page, 'Lend a ladder')).toContainText('Should Have');
  await expect(card(page, 'Lend a ladder').getByRole('link', { name: 'View Details' })).toBeVisible();
  await expect(figure(page, 'Total Features')).toHaveText('1');
});

test('the details change the status and the words, take notes and tell the history; what fails is said', async ({
  page,
  request,
  server,
}) => {
  const project = await aProject(request);
  await given(request, project, [{ name: 'Lend a ladder' }]);
  await page.goto(`/project/${project}/features`);
  await card(page, 'Lend a ladder').getByRole('link', { name: 'View Details' }).click();
  await expect(page).toHaveURL(/feature=/);
  await page.reload();
  const dialog = page.getByRole('dialog', { name: 'Lend a ladder' });
  const status = dialog.getByLabel('Status');
  const add = dialog.getByRole('button', { name: 'Add Note' });
  await expect(add).toBeDisabled();
  await dialog.getByLabel('Note').fill('   ');
  await expect(add).toBeDisabled();
  await dialog.getByLabel('Note').fill('Ask the neighbours first.');
  await server.kill('SIGKILL');
  await status.selectOption('Implemented');
  await expect(failure(page, 'Error updating feature')).toContainText('Could not update feature.');
  await expect(status).toHaveValue('suggested');
  await add.click();
  await expect(failure(page, 'Error adding note')).toBeVisible();
  await expect(dialog.getByLabel('Note')).toHaveValue('Ask the neighbours first.');
  await server.restart();
  // What the linter finds stands in a list as well.
  const history = dialog.getByRole('listitem').filter({ hasText: ' by ' });
  await page.reload();
  await add.click();
  await expect(toast(page, 'Note added')).toBeVisible();
  await expect(history.first()).toContainText('Ask the neighbours first.');
  await expect(dialog.getByLabel('Note')).toHaveValue('');
  await status.selectOption('Implemented');
  await expect(toast(page, 'Status updated')).toContainText('Feature status changed to Implemented');
  await expect(history.first()).toContainText('Status changed to implemented');
  await expect(history.first()).toContainText(/Implemented · PI 1.* by You/s);
  await axe(page);

  await dialog.getByRole('button', { name: 'Edit Lend a ladder' }).click();
  await dialog.getByLabel('Name').fill('Lend two ladders');
  await dialog.getByLabel('Complexity').selectOption('L (Large)');
  const { items } = (await (await request.get(`/api/projects/${project}/features`)).json()) as {
    items: { id: string; version: number }[];
  };
  const elsewhere = { version: items[0]?.version, name: 'Lend the ladders' };
  await request.patch(`/api/projects/${project}/features/${items[0]?.id}`, { data: elsewhere });
  const other = page.getByRole('dialog', { name: 'Lend the ladders' });
  await expect(other.getByText('Changed in another window meanwhile')).toBeVisible();
  await page.reload();
  await expect(other.getByText('Changed in another window meanwhile')).toBeVisible();
  await axe(page);
  await other.getByRole('button', { name: 'Keep mine' }).click();
  await other.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(toast(page, 'Feature updated')).toContainText('"Lend two ladders" is saved.');
  await page.keyboard.press('Escape');
  await expect(page).not.toHaveURL(/feature=/);
  await expect(card(page, 'Lend two ladders')).toContainText('Size L');
  await toast(page, 'Feature updated').getByRole('button', { name: 'Undo' }).click();
  await expect(card(page, 'Lend the ladders')).toContainText('Size M');

  await card(page, 'Lend the ladders').getByRole('link', { name: 'View Details' }).click();
  await other.getByLabel('Status').selectOption('Not Selected');
  await page.keyboard.press('Escape');
  await expect(card(page, 'Lend the ladders')).toContainText('Not Selected');
  await toast(page, 'Not Selected').getByRole('button', { name: 'Undo' }).click();
  await expect(card(page, 'Lend the ladders')).toContainText('Implemented');
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
