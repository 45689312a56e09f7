import { expect, test } from './journey.ts';
import { cards, step, suggestions, toast } from './planning-steps.ts';

const idea =
  'A record book for the beekeepers of our association. Keepers must be able to note inspections of their hives on the phone, ' +
  'also without a connection. The chair wants to export a list of all hives once a year. No spreadsheets.';

test('from an idea in own words to a planned increment', async ({ page, request }) => {
  await page.goto('/');
  await page.getByRole('textbox', { name: /idea/i }).fill(idea);
  await page.getByRole('button', { name: 'Start with CoScrum' }).click();

  await expect(page).toHaveURL('/new-project');
  await expect(page.getByLabel('Project Idea / Description')).toHaveValue(idea);
  await page.getByLabel('Project Name').fill('Hive Book');
  await page.getByRole('button', { name: 'Next: Team Selection' }).click();
  await page.getByRole('checkbox', { name: 'Theo, Architect' }).check();
  await page.getByRole('button', { name: 'Next: Assemble Team' }).click();
  await expect(page).toHaveURL('/new-project/team-review');
  await page.getByRole('button', { name: 'Create Project' }).click();

  await expect(page.getByRole('heading', { name: "What's Next?" })).toBeVisible();
  await page.getByRole('button', { name: 'Begin Planning' }).click();
  await expect(page).toHaveURL(/\/project\/[\da-f-]{36}\/dashboard$/);
  const id = new URL(page.url()).pathname.split('/')[2];
  await page.getByRole('button', { name: 'Advance Stage' }).click();
  await page.getByRole('link', { name: 'Generate Features' }).click();

  await expect(page).toHaveURL(/\/planning$/);
  await expect(page.getByLabel('Project Idea or Goal')).toHaveValue(idea);
  await suggestions(page);
  await expect(
    cards(page)
      .filter({ hasText: /inspection/i })
      .first(),
  ).toContainText('note inspections of their hives');
  await expect(cards(page).filter({ hasText: /spreadsheet/i })).toHaveCount(0);
  const included = page.getByRole('checkbox', { name: 'Include in PI', checked: true });
  const count = await included.count();
  expect(count).toBeGreaterThan(0);

  // Nothing of a plan in the making is lost with the page.
  await page.reload();
  await expect(step(page)).toContainText('PO Review');
  await expect(included).toHaveCount(count);

  await page.getByRole('button', { name: 'Continue to Architect Review' }).click();
  await page.getByRole('button', { name: 'Ask both for all included' }).click();
  await expect(page.getByText(`${count} Reviewed / ${count} Total`)).toBeVisible();
  await page.getByRole('button', { name: 'Finalize Scope & Continue' }).click();
  await expect(toast(page, 'PI Planning Finalized')).toContainText(`${count} feature`);
  await page.getByRole('button', { name: 'Finalize Scope & Continue to Story Refinement' }).click();
  await expect(page).toHaveURL(/\/refinement$/);

  await page.goto(`/project/${id}/features`);
  await expect(page.getByRole('feed', { name: 'Features' }).getByRole('article')).toHaveCount(count);
  const stored = (await (await request.get(`/api/projects/${id}/features`)).json()) as { items: { status: string }[] };
  expect(new Set(stored.items.map(({ status }) => status))).toEqual(new Set(['selected']));
});
