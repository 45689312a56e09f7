import type { APIRequestContext } from '@playwright/test';
import { axe, expect, test } from './journey.ts';

const create = async (request: APIRequestContext) =>
  (await (await request.post('/api/projects', { data: { name: 'Hive Book' } })).json()).id as string;

test('a new increment is planned while another is active, and ends a month after its start, not before it', async ({
  page,
  request,
}) => {
  const id = await create(request);
  await page.goto(`/project/${id}/program-increments`);
  await expect(page.getByRole('article').filter({ hasText: 'Current PI' })).toContainText('PI 1: Getting Started');
  await page.getByRole('button', { name: 'Advance Stage' }).click();
  await expect(page.getByText('1 of 6 stages completed')).toBeVisible();
  const dialog = page.getByRole('dialog', { name: 'Create New Program Increment' });
  await page.getByRole('button', { name: 'Add New PI' }).press('Enter');
  await expect(dialog).toBeVisible();
  await page.goBack();
  await expect(dialog).toHaveCount(0);
  await page.getByRole('button', { name: 'Add New PI' }).click();
  await expect(dialog.getByLabel('Name')).toHaveValue('PI 2');
  await dialog.getByLabel('Start Date').fill('2027-01-31');
  await expect(dialog.getByLabel('End Date')).toHaveValue('2027-02-28');
  await dialog.getByLabel('End Date').fill('2027-01-01');
  await expect(dialog).toContainText('The end date is before the start date.');
  await expect(dialog.getByRole('button', { name: 'Create PI' })).toBeDisabled();
  await dialog.getByLabel('End Date').fill('2027-02-28');
  await dialog.getByLabel('Theme').fill('Reports');
  await axe(page);

  // What was typed survives a reload; the address keeps the dialog open.
  // It gets its number also where the page does not know yet how many there are.
  const { promise: released, resolve: release } = Promise.withResolvers<void>();
  await page.route('**/api/rpc/increment/list*', async (route) => {
    await released;
    await route.continue();
  });
  await page.reload();
  await expect(dialog.getByLabel('Theme')).toHaveValue('Reports');
  await expect(dialog.getByLabel('Name')).toHaveValue('');
  await dialog.getByRole('button', { name: 'Create PI' }).click();
  await expect(page.getByRole('status').filter({ hasText: 'New PI created' })).toContainText(
    'PI 2 has been created successfully.',
  );
  release();
  const card = page.getByRole('article').filter({ has: page.getByRole('heading', { name: 'PI 2', level: 4 }) });
  await expect(card).toContainText(/Planned.*Reports.*Jan\s31,\s2027 to Feb\s28,\s2027.*0 of 6 stages completed/);
  await expect(dialog).toHaveCount(0);
  await axe(page);
});

test('an increment that cannot be created is said so, and nothing typed is lost', async ({ page, request }) => {
  const id = await create(request);
  await page.goto(`/project/${id}/program-increments?create=true`);
  const dialog = page.getByRole('dialog', { name: 'Create New Program Increment' });
  await dialog.getByLabel('Goal').fill('The yearly report can be printed.');
  await page.route('**/api/rpc/increment/create', (route) => route.abort());
  await dialog.getByRole('button', { name: 'Create PI' }).click();
  await expect(page.getByRole('alert').filter({ hasText: 'Error creating PI' })).toContainText(
    'Could not create new Program Increment. Please try again later.',
  );
  await expect(dialog.getByLabel('Goal')).toHaveValue('The yearly report can be printed.');

  // The message covers nothing of the dialog.
  const message = await page.getByRole('alert').filter({ hasText: 'Error creating PI' }).boundingBox();
  const form = await dialog.boundingBox();
  expect(message && form && message.x + message.width).toBeLessThanOrEqual(form?.x ?? 0);
});

test("an increment's name, goal and dates can be changed, and what was typed survives a reload", async ({
  page,
  request,
}) => {
  const id = await create(request);
  await page.goto(`/project/${id}/program-increments`);
  // What stands above moves the card when it comes.
  await expect(page.getByText('Current PI', { exact: true })).toBeVisible();
  const card = page.getByRole('article').filter({ hasText: 'of 6 stages completed' });
  await card.getByRole('button', { name: 'Edit PI 1' }).click();
  const dialog = page.getByRole('dialog', { name: 'Edit PI 1' });
  await dialog.getByLabel('Name').fill('');
  await expect(dialog).toContainText('A name is required');
  await expect(dialog.getByRole('button', { name: 'Save Changes' })).toBeDisabled();
  await dialog.getByLabel('Name').fill('Spring');
  await dialog.getByLabel('Start Date').fill('2027-03-01');
  await dialog.getByLabel('End Date').fill('2027-02-01');
  await expect(dialog).toContainText('The end date is before the start date.');
  await dialog.getByLabel('End Date').fill('2027-04-30');
  await axe(page);
  await page.reload();
  await expect(dialog.getByLabel('Name')).toHaveValue('Spring');
  await dialog.getByLabel('Name').press('Enter');
  await expect(page.getByRole('status').filter({ hasText: 'PI updated' })).toContainText(
    'Spring has been updated successfully.',
  );
  await expect(dialog).toHaveCount(0);
  await expect(card).toContainText(/Spring.*Mar\s1,\s2027 to Apr\s30,\s2027/);
});

test('a change that somebody else was quicker to make is not overwritten until it is decided', async ({
  page,
  request,
}) => {
  const id = await create(request);
  const [first] = await (await request.get(`/api/projects/${id}/increments`)).json();
  const at = `/api/projects/${id}/increments/${first.id}`;
  await page.goto(`/project/${id}/program-increments?edit=${first.id}`);
  const dialog = page.getByRole('dialog', { name: 'Edit PI 1' });
  await dialog.getByLabel('Goal').fill('Mine');
  expect((await request.patch(at, { data: { version: 1, goal: 'Theirs' } })).status()).toBe(200);
  await expect(dialog.getByRole('group', { name: 'What was written there' })).toHaveText('Theirs');
  await expect(dialog.getByRole('button', { name: 'Save Changes' })).toBeDisabled();
  await expect(dialog.getByLabel('Goal')).toHaveValue('Mine');
  await dialog.getByRole('button', { name: 'Keep mine' }).click();
  await dialog.getByRole('button', { name: 'Save Changes' }).click();
  await expect(dialog).toHaveCount(0);
  expect(await (await request.get(at)).json()).toMatchObject({ goal: 'Mine', version: 3 });
});
