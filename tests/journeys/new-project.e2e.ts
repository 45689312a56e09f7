import type { Page } from '@playwright/test';
import { axe, expect, test } from './journey.ts';
import { steppedClock } from './stepped-clock.ts';

const idea =
  'A record book for the beekeepers of our association. Each keeper notes inspections of their hives on the phone, also without a connection.';

const tellVision = async (page: Page) => {
  await page.goto('/new-project');
  await page.getByLabel('Project Name').fill('Hive Book');
  await page.getByLabel('Project Idea / Description').fill(idea);
};

const toReview = async (page: Page) => {
  await tellVision(page);
  await page.getByRole('button', { name: 'Next: Team Selection' }).click();
  await page.getByRole('checkbox', { name: 'Theo, Architect' }).check();
  await page.getByRole('button', { name: 'Next: Assemble Team' }).click();
  await expect(page).toHaveURL('/new-project/team-review');
};

const member = (page: Page, name: string) =>
  page.getByRole('article').filter({ has: page.getByRole('heading', { name, exact: true }) });

test('name and description lead on, and nothing less; a beginning is previewed, begun anew, and missing leads back to it', async ({
  page,
}) => {
  await page.goto('/new-project');
  const next = page.getByRole('button', { name: 'Next: Team Selection' });
  await expect(page.getByRole('heading', { name: 'Define Your Vision' })).toBeVisible();
  await expect(next).toBeDisabled();
  await page.getByLabel('Project Name').fill('Hive Book');
  await expect(next).toBeDisabled();
  await page.getByLabel('Project Idea / Description').fill('   ');
  await expect(next).toBeDisabled();
  await page.getByLabel('Project Idea / Description').fill(idea);
  await expect(next).toBeEnabled();
  await page.getByLabel('Project Idea / Description').fill('x'.repeat(151));
  await page.getByLabel('Tags (optional)').fill('bees, , offline ,');
  const preview = page.getByRole('region', { name: 'Preview' });
  await expect(preview).toContainText('Hive Book');
  await expect(preview.getByText(`${'x'.repeat(150)}...`, { exact: true })).toBeVisible();
  await expect(preview.getByText('bees', { exact: true })).toBeVisible();
  await expect(preview.getByText('offline', { exact: true })).toBeVisible();
  await page.getByRole('button', { name: 'Start over' }).click();
  await expect(page.getByLabel('Project Name')).toHaveValue('');
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(page.getByLabel('Project Name')).toHaveValue('Hive Book');

  await page.getByRole('button', { name: 'Start over' }).click();
  await expect(page.getByLabel('Project Name')).toHaveValue('');
  for (const address of ['/new-project/team', '/new-project/assembling', '/new-project/team-review']) {
    await page.goto(address);
    await expect(page).toHaveURL('/new-project');
    await expect(page.getByRole('heading', { name: 'Define Your Vision' })).toBeVisible();
  }
  await page.goto('/new-project/kickoff');
  await axe(page);
  await page.getByRole('link', { name: 'Return Home' }).click();
  await expect(page).toHaveURL('/');
});

test('address and step agree, Back and Forward work, a reload keeps what was typed, and every step is accessible', async ({
  page,
}) => {
  const step = page.getByRole('navigation', { name: 'Steps of a new project' }).locator('[aria-current=step]');
  await tellVision(page);
  await expect(step).toContainText('Vision');
  await page.getByLabel('Additional Context').fill('They wear gloves.');
  await axe(page);
  await page.getByRole('button', { name: 'Next: Team Selection' }).click();
  await expect(page).toHaveURL('/new-project/team');
  await expect(step).toContainText('Team');
  // The domain fields show only with the domain expert.
  const dana = page.getByRole('checkbox', { name: 'Dana, Domain Expert' });
  await expect(page.getByLabel('Domain Name')).toHaveCount(0);
  await dana.check();
  await expect(page.getByLabel('Domain Description')).toBeVisible();
  await dana.uncheck();
  await expect(page.getByLabel('Domain Name')).toHaveCount(0);
  await dana.check();
  await page.getByLabel('Domain Name').fill('Beekeeping');
  await axe(page);
  await page.reload();
  await expect(page.getByRole('checkbox', { name: 'Dana, Domain Expert' })).toBeChecked();
  await expect(page.getByLabel('Domain Name')).toHaveValue('Beekeeping');

  await page.goBack();
  await expect(page).toHaveURL('/new-project');
  await expect(page.getByLabel('Additional Context')).toHaveValue('They wear gloves.');
  await page.reload();
  await expect(page.getByLabel('Project Name')).toHaveValue('Hive Book');
  await page.goForward();
  await expect(page.getByRole('heading', { name: 'Team Expertise Selection' })).toBeVisible();

  await page.getByRole('button', { name: 'Next: Assemble Team' }).click();
  await expect(page).toHaveURL('/new-project/team-review');
  await expect(step).toContainText('Review');
  await page.reload();
  await expect(member(page, 'Dana')).toContainText('Beekeeping');
  await expect(page.getByRole('heading', { name: 'Meet Your AI Scrum Team' })).toBeVisible();
  await axe(page);
  await page.getByRole('button', { name: 'Back' }).click();
  await expect(page).toHaveURL('/new-project/assembling');
  await expect(step).toContainText('Assembling');
  await expect(page.getByText('Your team is assembled.')).toBeVisible();
  await axe(page);
});

test('the review says why and lets specialists come and go; what cannot be created is kept, and what was sent twice is created once', async ({
  page,
  request,
}) => {
  await toReview(page);
  await expect(page.getByRole('heading', { name: 'Meet Your AI Scrum Team' })).toBeVisible();
  await expect(member(page, 'Milo')).toContainText('Core team');
  await expect(member(page, 'Milo').getByRole('button')).toHaveCount(0);
  await expect(member(page, 'Ava').getByRole('button')).toHaveCount(0);
  await expect(member(page, 'Theo')).toContainText('Chosen by you');
  await expect(member(page, 'Theo')).toContainText(/Why.*\d+% confidence/);
  await page.getByRole('button', { name: 'Remove Theo' }).click();
  await expect(member(page, 'Theo')).toHaveCount(0);
  await page.getByRole('button', { name: 'Add Theo' }).click();
  await expect(member(page, 'Theo')).toContainText('Chosen by you');

  // One that cannot be created is said so.
  await page.route('**/api/rpc/project/create', (route) => route.abort());
  await page.getByRole('button', { name: 'Create Project' }).click();
  await expect(page.getByRole('alert').filter({ hasText: 'Error creating project' })).toContainText(
    'Could not create project. Please try again later.',
  );
  await expect(page).toHaveURL('/new-project/team-review');
  await expect(member(page, 'Theo')).toBeVisible();
  await page.unroute('**/api/rpc/project/create');
  await page.goto('/new-project');
  await expect(page.getByLabel('Project Idea / Description')).toHaveValue(idea);

  // An answer that was lost on the way creates nothing twice when it is sent again.
  await page.goto('/new-project/team-review');
  let lost = true;
  await page.route('**/api/rpc/project/create', async (route) => {
    await route.fetch();
    if (lost) await route.abort();
    else await route.continue();
  });
  await page.getByRole('button', { name: 'Create Project' }).click();
  await expect(page.getByRole('alert').filter({ hasText: 'Error creating project' })).toBeVisible();
  await page.getByRole('button', { name: 'Dismiss' }).click();
  lost = false;
  // Whatever follows is on its way still: nothing of the draft comes back when the page is loaded anew.
  await page.route('**/assets/*lifecycle.kickoff*', () => undefined);
  await page.getByRole('button', { name: 'Create Project' }).click();
  await expect(page).toHaveURL(/\/lifecycle\/kickoff$/);
  expect((await (await request.get('/api/projects')).json()).items).toHaveLength(1);
  await page.goto('/new-project');
  await expect(page.getByLabel('Project Name')).toHaveValue('');
});

test('a double click creates one project, with everything that was typed, and the kickoff follows; the next is walked by keyboard alone', async ({
  page,
  request,
}) => {
  await tellVision(page);
  await page.getByLabel('Tags (optional)').fill('bees, offline');
  await page.getByLabel('Additional Context').fill('They wear gloves.');
  await page.getByRole('button', { name: 'Next: Team Selection' }).click();
  await page.getByRole('checkbox', { name: 'Dana, Domain Expert' }).check();
  await page.getByLabel('Domain Name').fill('Beekeeping');
  await page.getByRole('button', { name: 'Next: Assemble Team' }).click();
  await page.getByRole('button', { name: 'Create Project' }).dblclick();
  await expect(page.getByRole('status').filter({ hasText: 'Project created' })).toContainText(
    'Your new project has been created successfully.',
  );
  await expect(page).toHaveURL(/\/project\/[\da-f-]{36}\/lifecycle\/kickoff$/);

  const { items } = await (await request.get('/api/projects')).json();
  expect(items).toHaveLength(1);
  expect(items[0]).toMatchObject({
    name: 'Hive Book',
    summary: idea,
    tags: ['bees', 'offline'],
    additional_context: 'They wear gloves.',
    domainExpertise: { domain: 'Beekeeping' },
  });
  const { members } = await (await request.get(`/api/projects/${items[0].id}/team`)).json();
  expect(members.map(({ id }: { id: string }) => id)).toEqual(expect.arrayContaining(['milo', 'ava', 'dana']));

  // The next project begins with nothing of this one.
  await page.goto('/new-project');
  await expect(page.getByLabel('Project Name')).toHaveValue('');

  // It is walked by keyboard alone.
  await page.getByLabel('Project Name').focus();
  await page.keyboard.type('Hive Book');
  await page.keyboard.press('Tab');
  await page.keyboard.type(idea);
  await page.getByLabel('Project Name').press('Enter');
  await expect(page).toHaveURL('/new-project/team');
  await page.getByRole('checkbox', { name: 'Uma, UX Designer' }).press('Space');
  await expect(page.getByRole('checkbox', { name: 'Uma, UX Designer' })).toBeChecked();
  await page.getByRole('button', { name: 'Next: Assemble Team' }).press('Enter');
  await page.getByRole('button', { name: 'Create Project' }).press('Enter');
  await expect(page).toHaveURL(/\/lifecycle\/kickoff$/);
});

test('when the analysis fails the team is Milo and Ava, and it is said', async ({ page }) => {
  await page.route('**/api/rpc/team/compose', (route) =>
    route.fulfill({ status: 400, json: { json: { defined: false, code: 'BAD_REQUEST', status: 400, message: 'no' } } }),
  );
  await toReview(page);
  await expect(page.getByRole('alert').filter({ hasText: 'Error analyzing team composition' })).toContainText(
    'Could not analyze project for team composition. Using default team.',
  );
  await expect(page.getByRole('article')).toHaveCount(2);
  await expect(member(page, 'Milo')).toBeVisible();
  await expect(member(page, 'Ava')).toBeVisible();
});

test.describe('with motion', () => {
  test.use({ contextOptions: { reducedMotion: 'no-preference' } });

  test('the assembling says three things, then goes on by itself', async ({ page }) => {
    await tellVision(page);
    await page.getByRole('button', { name: 'Next: Team Selection' }).click();
    await expect(page).toHaveURL('/new-project/team');
    const stepped = await steppedClock(page);
    await page.goto('/new-project/assembling');
    await stepped.until(page.getByText('Reading your project'));
    const progress = page.getByRole('progressbar');
    await page.clock.runFor(1000);
    await expect(progress).toHaveAttribute('aria-valuenow', /^2[5-7]$/);
    await page.clock.runFor(1000);
    await expect(page.getByText('Weighing which specialists')).toBeVisible();
    await page.clock.runFor(2000);
    await expect(page.getByText('Bringing your team together')).toBeVisible();
    await expect(progress).toHaveAttribute('aria-valuenow', '100');
    await page.clock.runFor(2200);
    await expect(page).toHaveURL('/new-project/assembling');
    await page.clock.runFor(400);
    await stepped.until(page.getByRole('heading', { name: 'Meet Your AI Scrum Team' }));
    await expect(page).toHaveURL('/new-project/team-review');
  });

  test('one click skips the assembling', async ({ page }) => {
    await tellVision(page);
    await page.getByRole('button', { name: 'Next: Team Selection' }).click();
    await expect(page).toHaveURL('/new-project/team');
    // Left to itself it would not go on, as the clock of the page hardly moves.
    const stepped = await steppedClock(page);
    await page.goto('/new-project/assembling');
    const skip = page.getByRole('button', { name: 'Skip' });
    await stepped.until(skip);
    await skip.click();
    await stepped.until(page.getByRole('heading', { name: 'Meet Your AI Scrum Team' }));
    await expect(page).toHaveURL('/new-project/team-review');
    const since = await page.evaluate(() => Date.now());
    expect(since - new Date('2026-01-05T09:00:00Z').getTime()).toBeLessThan(4000);
  });
});
