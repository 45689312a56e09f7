import type { APIRequestContext, Page } from '@playwright/test';
import { axe, expect, test } from './journey.ts';

const aProject = async (request: APIRequestContext): Promise<string> => {
  const members = [
    { id: 'milo', selectedBy: 'both' },
    { id: 'ava', selectedBy: 'both' },
    { id: 'theo', selectedBy: 'ai', reason: 'It has to fit together with the door locks.', confidence: 0.72 },
    { id: 'uma', selectedBy: 'user' },
  ];
  const answer = await request.post('/api/projects', { data: { name: 'Rowing club', members } });
  return ((await answer.json()) as { id: string }).id;
};

const member = (page: Page, name: string) =>
  page.getByRole('article').filter({ has: page.getByRole('heading', { name, exact: true }) });

test('the saved team stands there with portraits, focus areas, reasons and confidence', async ({ page, request }) => {
  const id = await aProject(request);
  await page.goto(`/project/${id}/team`);
  await expect(page.getByRole('heading', { name: 'Meet Your AI Scrum Team' })).toBeVisible();
  await expect(page.getByRole('article')).toHaveCount(4);
  const theo = member(page, 'Theo');
  await expect(theo.locator('img')).toHaveAttribute('src', /theo/);
  await expect(theo).toContainText('Architect');
  await expect(theo.getByRole('list', { name: 'Focus areas' }).getByRole('listitem')).toHaveCount(4);
  await expect(theo).toContainText('It has to fit together with the door locks.');
  await expect(theo).toContainText('72% confidence');
  await axe(page);

  await page.route('**/theo-*.svg', (route) => route.abort());
  await page.reload();
  await expect(theo.locator('img')).toHaveCount(0);
  await expect(theo.getByText('T', { exact: true })).toBeVisible();
  await axe(page);

  await page.unroute('**/theo-*.svg');
  await page.goto(`/project/${id}/team`);
  await page.getByRole('link', { name: 'Start Planning Session' }).click();
  await expect(page).toHaveURL(`/project/${id}/team-discussion`);
  await expect(page.getByRole('heading', { name: 'Team Discussion' })).toBeVisible();

  // A project that saved no team shows the usual five.
  const answer = await request.post('/api/projects', { data: { name: 'Choir' } });
  await page.goto(`/project/${((await answer.json()) as { id: string }).id}/team`);
  await expect(page.getByRole('article').getByRole('heading')).toHaveText(['Milo', 'Ava', 'Theo', 'Quinn', 'Uma']);
});

test('a specialist joins and leaves, the toast takes it back, and the core team stays', async ({ page, request }) => {
  const id = await aProject(request);
  await page.goto(`/project/${id}/team`);
  await page.getByRole('button', { name: 'Add Sasha' }).click();
  await expect(page.getByRole('status').filter({ hasText: 'Sasha has joined the team.' })).toBeVisible();
  await expect(member(page, 'Sasha')).toContainText('Chosen by you');
  await expect(page.getByRole('button', { name: 'Remove Milo' })).toHaveCount(0);
  await expect(page.getByRole('button', { name: 'Remove Ava' })).toHaveCount(0);

  await page.getByRole('button', { name: 'Remove Theo' }).click();
  const left = page.getByRole('status').filter({ hasText: 'Theo has left the team.' });
  await expect(left).toBeVisible();
  await expect(member(page, 'Theo')).toHaveCount(0);
  await left.getByRole('button', { name: 'Undo' }).click();
  await expect(member(page, 'Theo')).toContainText('It has to fit together with the door locks.');
  await page.reload();
  await expect(page.getByRole('article').getByRole('heading')).toHaveText(['Milo', 'Ava', 'Theo', 'Uma', 'Sasha']);

  // Two that leave before the page is drawn anew are both gone.
  await expect(page.getByRole('button', { name: 'Remove Uma' })).toBeVisible();
  await page.evaluate(() => {
    for (const name of ['Theo', 'Uma']) document.querySelector<HTMLElement>(`[aria-label="Remove ${name}"]`)?.click();
  });
  await expect(page.getByRole('status').filter({ hasText: 'Uma has left the team.' })).toBeVisible();
  await page.reload();
  await expect(page.getByRole('article').getByRole('heading')).toHaveText(['Milo', 'Ava', 'Sasha']);
});

test('a change to a team that another person has changed meanwhile keeps both', async ({ page, request }) => {
  const id = await aProject(request);
  await page.route('**/api/live', (route) => route.abort());
  await page.goto(`/project/${id}/team`);
  await expect(page.getByRole('article')).toHaveCount(4);
  const members = ['milo', 'ava', 'theo', 'uma', 'bea'].map((one) => ({ id: one, selectedBy: 'user' }));
  expect((await request.put(`/api/projects/${id}/team`, { data: { members, version: 1 } })).ok()).toBe(true);
  await page.getByRole('button', { name: 'Add Sasha' }).click();
  await expect(page.getByRole('article').getByRole('heading')).toHaveText([
    'Milo',
    'Ava',
    'Theo',
    'Bea',
    'Uma',
    'Sasha',
  ]);
});

test('when the team cannot be saved it is as before, and the page says so', async ({ page, request, server }) => {
  const id = await aProject(request);
  await page.goto(`/project/${id}/team`);
  await expect(page.getByRole('article')).toHaveCount(4);
  await server.kill();
  await page.getByRole('button', { name: 'Remove Uma' }).click();
  await expect(page.getByRole('alert').filter({ hasText: 'Error saving team' })).toContainText(
    'Could not save team to project. Please try again later.',
  );
  await expect(member(page, 'Uma')).toBeVisible();
});
