import type { APIRequestContext } from '@playwright/test';
import { axe, expect, test } from './journey.ts';

const create = async (request: APIRequestContext, name: string, summary = '') => {
  const answer = await request.post('/api/projects', { data: { name, summary } });
  expect(answer.status()).toBe(201);
};

test('a blank idea does nothing, half a one survives a reload, and a told one travels to the wizard', async ({
  page,
}) => {
  await page.goto('/');
  const idea = page.getByPlaceholder('Describe your project idea...');
  const start = page.getByRole('button', { name: 'Start with CoScrum' });
  await idea.fill('   \n ');
  await start.click();
  await expect(page).toHaveURL('/');

  // A long text is seen whole, and the way on stays in sight.
  await idea.fill('A line of an idea.\n'.repeat(60));
  expect(await idea.evaluate(({ scrollHeight, clientHeight }) => scrollHeight - clientHeight)).toBe(0);
  await idea.press('ControlOrMeta+Home');
  await expect(start).toBeInViewport({ ratio: 1 });

  await idea.fill('Half a thought');
  await page.reload();
  await expect(idea).toHaveValue('Half a thought');

  await idea.fill('A calendar for our choir, with who can come');
  await start.click();
  await expect(page).toHaveURL('/new-project');
  await expect(page.getByLabel('Project Idea / Description')).toHaveValue(
    'A calendar for our choir, with who can come',
  );
  await page.reload();
  await expect(page.getByLabel('Project Idea / Description')).toHaveValue(
    'A calendar for our choir, with who can come',
  );
});

test('projects stand as skeletons until they arrive, then as tiles of 240 px which open them, beside what happened lately', async ({
  page,
  request,
}) => {
  await create(request, 'Choir calendar', 'Who sings when');
  const { promise: released, resolve: release } = Promise.withResolvers<void>();
  await page.route('**/api/rpc/project/list*', async (route) => {
    await released;
    await route.continue();
  });
  await page.goto('/');
  await expect(page.getByTestId('project-skeleton')).toHaveCount(3);
  release();
  await expect(page.getByRole('heading', { name: 'My CoScrum Projects' })).toBeVisible();
  const tile = page.getByRole('article').filter({ hasText: 'Choir calendar' });
  await expect(tile).toContainText('Who sings when');
  await expect(page.getByTestId('project-skeleton')).toHaveCount(0);
  await expect(tile).toContainText('0%');
  await expect(tile).toContainText('0 active stories');
  await expect(tile).toContainText('0 pending tests');
  await expect(tile).toContainText(/Updated [A-Z][a-z]{2}\s\d{1,2},\s\d{4}/);
  expect((await tile.boundingBox())?.height).toBe(240);
  expect((await page.getByRole('link', { name: 'Start New Project' }).boundingBox())?.height).toBe(240);

  for (const guide of ['Conversation-First Development', 'AI Integration', 'Testing & Traceability']) {
    await expect(page.getByRole('heading', { name: guide })).toBeVisible();
  }
  const activity = page.getByRole('region', { name: 'Recent Activity' });
  await expect(activity).toContainText('Project created');
  await expect(activity).toContainText('just now');
  await expect(activity.getByRole('link', { name: 'Choir calendar' })).toBeVisible();
  await expect(page.getByRole('contentinfo').getByRole('link', { name: 'Contact' })).toBeVisible();
  await expect(page.getByRole('link', { name: 'Blog' })).toHaveCount(0);
  await axe(page);

  await tile.click();
  await expect(page).toHaveURL(/\/project\/[\da-f-]{36}\/dashboard$/);
});

test('the dialog closes with Back, refuses a project without a name, and creates one by keyboard', async ({ page }) => {
  await page.goto('/');
  await page.getByRole('button', { name: 'Create Project' }).click();
  const dialog = page.getByRole('dialog', { name: 'Create Project' });
  await expect(dialog).toBeVisible();
  await page.goBack();
  await expect(page.getByRole('dialog')).toHaveCount(0);

  await page.getByRole('button', { name: 'Create Project' }).press('Enter');
  await expect(dialog.getByLabel('Project Name')).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(dialog).toContainText('Project name is required');
  await axe(page);
  await dialog.getByLabel('Project Name').focus();
  await page.keyboard.type('Choir calendar');
  await page.keyboard.press('Enter');
  await expect(
    page.getByRole('alert').or(page.getByRole('status')).filter({ hasText: 'Project created' }),
  ).toContainText('Your new project has been created successfully.');
  await expect(page).toHaveURL(/\/project\/[\da-f-]{36}\/dashboard$/);
  await expect(page.getByRole('heading', { level: 1, name: 'Choir calendar' })).toBeVisible();
});

test('projects that cannot be listed are said so, and can be asked for again', async ({ page, request }) => {
  await create(request, 'Choir calendar');
  let broken = true;
  await page.route('**/api/rpc/project/list*', (route) => (broken ? route.abort() : route.continue()));
  await page.goto('/');
  await expect(page.getByRole('alert').filter({ hasText: 'Error fetching projects' }).first()).toContainText(
    'Could not retrieve projects. Please try again later.',
  );
  broken = false;
  await page.getByRole('main').getByRole('button', { name: 'Try again' }).click();
  await expect(page.getByRole('link', { name: 'Choir calendar' }).first()).toBeVisible();
});

test('an address that leads nowhere says so, and every /projects address leads to the project', async ({ page }) => {
  await page.goto('/nowhere');
  await expect(page.getByRole('heading', { name: 'Oops! Page not found' })).toBeVisible();
  await axe(page);
  await page.getByRole('link', { name: 'Return to Home' }).click();
  await expect(page).toHaveURL('/');
  await page.goto('/projects/01a1fd69-d793-7ea2-9594-d2b21891001b/tests');
  await expect(page).toHaveURL('/project/01a1fd69-d793-7ea2-9594-d2b21891001b/tests');
  await page.goto('/projects');
  await expect(page).toHaveURL('/');
});

test('the colour scheme goes round, and stays over a reload without a flash', async ({ page }) => {
  await page.emulateMedia({ colorScheme: 'light' });
  await page.goto('/');
  const html = page.locator('html');
  await expect(html).toHaveAttribute('data-mantine-color-scheme', 'light');
  await page.getByRole('button', { name: 'Switch to light' }).click();
  await page.getByRole('button', { name: 'Switch to dark' }).click();
  await expect(html).toHaveAttribute('data-mantine-color-scheme', 'dark');
  // Without the main bundle, only /scheme.js can have set it.
  await page.route('**/assets/*.js', (route) => route.abort());
  await page.reload();
  await expect(html).toHaveAttribute('data-mantine-color-scheme', 'dark');
});
