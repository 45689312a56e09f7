import type { Page } from '@playwright/test';
import { axe, expect, test } from './journey.ts';

// A mail server that does not answer: whoever invites is told, and hands the link over.
const noMail = {
  SMTP_URL: 'smtp://127.0.0.1:1',
  SMTP_FROM: 'plan@rowing.example',
  COSCRUM_PUBLIC_URL: 'http://plan.example',
};
test.use({ settings: { COSCRUM_ACCOUNTS: 'on', ...noMail } });

const screens = ['backlog', 'features', 'ideas', 'program-increments', 'stories', 'tests', 'team', 'team-discussion'];
const changes =
  /^(Add|Edit|Delete|Create|Ask|Import|Advance|Choose all|Remove|Generate|Propose|Cut|Analyze|Upload|Save|Complete|Let)/;
const buttonsThatChange = (page: Page) =>
  page.getByRole('main').getByRole('button', { name: changes, disabled: false });

const codeIn = (log: string): string => /code: (\S+)/.exec(log)?.[1] ?? '';
const password = 'oars and rudders';

const becomeOwner = async (page: Page, log: () => string) => {
  await page.goto('/');
  await expect(page.getByRole('heading', { name: 'Become the owner' })).toBeVisible();
  await expect.poll(log).toContain('code: ');
  await page.getByLabel('Code').fill(codeIn(log()));
  await page.getByLabel('Your name').fill('Nora Lind');
  await page.getByLabel('E-mail address').fill('nora@rowing.example');
  await page.getByRole('textbox', { name: 'Password' }).fill(password);
  await page.getByRole('button', { name: 'Become the owner' }).click();
  await expect(page.getByRole('link', { name: 'Account of Nora Lind' })).toBeVisible();
};

test('the first visitor becomes the owner, invites another by a link, and both see each other work', async ({
  page,
  server,
  browser,
}) => {
  await page.goto('/sign-in');
  await expect(page.getByRole('heading', { name: 'Become the owner' })).toBeVisible();
  await axe(page);
  await becomeOwner(page, () => server.log);

  await page.getByRole('button', { name: 'Create Project' }).click();
  await page.getByLabel('Project Name').fill('Rowing club');
  await page.getByRole('dialog').getByRole('button', { name: 'Create Project' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Rowing club' })).toBeVisible();
  const project = page.url();

  await page.getByRole('link', { name: 'Account of Nora Lind' }).click();
  await page.getByRole('link', { name: 'Workspace', exact: true }).click();
  await page.getByLabel('E-mail address').fill('jon@rowing.example');
  await page.getByLabel('As', { exact: true }).selectOption('viewer');
  await page.getByRole('button', { name: 'Invite', exact: true }).click();
  await expect(page.getByText('No letter was sent. Hand this link over yourself')).toBeVisible();
  const link = (await page.getByText('/invitation#').textContent()) ?? '';
  await axe(page);

  const other = await browser.newContext({ baseURL: server.url });
  const jon = await other.newPage();
  await jon.goto(link);
  await expect(jon.getByText('as a viewer')).toBeVisible();
  // The secret is not left in the address.
  expect(jon.url()).not.toContain('#');
  await axe(jon);
  await jon.getByLabel('Your name').fill('Jon Falk');
  await jon.getByRole('textbox', { name: 'Password' }).fill('a boat on the lake');
  await jon.getByRole('button', { name: 'Accept the invitation' }).click();
  await expect(jon.getByRole('heading', { name: 'Rowing club' })).toBeVisible();
  await expect(jon.getByText('Nora Lind ·').first()).toBeVisible();

  // Who is on the same screen sees the other; a viewer reads.
  await page.goto(project);
  await jon.goto(project);
  const id = /project\/([^/]+)/.exec(project)?.[1] ?? '';
  const increments = await page.request.get(`/api/projects/${id}/increments`);
  const [increment] = (await increments.json()) as { id: string }[];
  const stages = ['planning', 'refinement', 'test-planning', 'sprint-planning', 'review'];
  for (const screen of [...screens, ...stages.map((stage) => `pi/${increment?.id}/${stage}`)]) {
    await jon.goto(`/project/${id}/${screen}`);
    await expect(jon.getByText('You may read this project')).toBeVisible();
    await expect(jon.locator('[aria-busy="true"]')).toHaveCount(0);
    await expect(buttonsThatChange(jon), screen).toHaveCount(0);
  }
  await axe(jon);
  await page.goto(`/project/${id}/stories`);
  await expect(buttonsThatChange(page)).toHaveText(['Edit Project', 'Delete Project', 'Add Story']);
  await page.goto(project);
  await jon.goto(project);
  await expect(jon.getByText('You may read this project')).toBeVisible();
  await expect(page.getByText('Jon Falk is on this screen')).toBeAttached();
  await expect(jon.getByText('Nora Lind is on this screen')).toBeAttached();
  await axe(page);

  // What the owner decides holds at once, without a reload.
  await page.getByRole('link', { name: 'Account of Nora Lind' }).click();
  await page.getByRole('link', { name: 'Workspace', exact: true }).click();
  await page.getByLabel('Role of Jon Falk').selectOption('editor');
  await expect(jon.getByRole('button', { name: 'Edit Project' })).toBeVisible();
  await expect(page.getByText('Changed a role')).toBeVisible();
  await page.getByRole('button', { name: 'Link to a new password for Jon Falk' }).click();
  const reset = (await page.getByText('/new-password#').textContent()) ?? '';

  await jon.goto(reset);
  await jon.getByRole('textbox', { name: 'Password' }).fill('another boat');
  await axe(jon);
  await jon.getByRole('button', { name: 'Set the password' }).click();
  await jon.getByRole('link', { name: 'Sign in' }).click();
  await jon.getByLabel('E-mail address').fill('jon@rowing.example');
  await jon.getByRole('textbox', { name: 'Password' }).fill('a boat on the lake');
  await jon.getByRole('button', { name: 'Sign in' }).click();
  await expect(jon.getByRole('alert')).toContainText('do not belong together');
  await axe(jon);
  await jon.getByRole('textbox', { name: 'Password' }).fill('another boat');
  await jon.getByRole('button', { name: 'Sign in' }).click();
  await expect(jon.getByRole('link', { name: 'Account of Jon Falk' })).toBeVisible();
  await other.close();
});

test('an account has a name, a token that is shown once, and ends everywhere at once', async ({
  page,
  server,
  request,
}) => {
  await becomeOwner(page, () => server.log);
  await page.getByRole('link', { name: 'Account of Nora Lind' }).click();
  await page.getByLabel('Your name').fill('Nora Strand');
  await page.getByRole('button', { name: 'Save name' }).click();
  await expect(page.getByRole('link', { name: 'Account of Nora Strand' })).toBeVisible();

  await page.getByLabel('New token for').fill('Nightly report');
  await page.getByRole('button', { name: 'Create token' }).click();
  const secret = (await page.getByText(/^coscrum_/).textContent()) ?? '';
  await axe(page);
  const headers = { authorization: `Bearer ${secret}` };
  expect((await request.get('/api/projects', { headers })).status()).toBe(200);
  expect((await request.post('/api/projects', { headers, data: { name: 'x' } })).status()).toBe(403);
  expect((await request.get('/api/projects')).status()).toBe(401);
  // Once the page is left the secret is not shown again.
  await page.reload();
  await expect(page.getByText('Used just now')).toBeVisible();
  await expect(page.getByText(/^coscrum_/)).toHaveCount(0);
  await page.getByRole('button', { name: 'Revoke Nightly report' }).click();
  await expect(page.getByText('You have none.')).toBeVisible();
  expect((await request.get('/api/projects', { headers })).status()).toBe(401);

  await page.getByRole('button', { name: 'Sign out everywhere' }).click();
  await expect(page.getByRole('heading', { name: 'Sign in' })).toBeVisible();
  // Who was on the way somewhere comes there.
  await page.goto('/settings');
  await page.getByLabel('E-mail address').fill('nora@rowing.example');
  await page.getByRole('textbox', { name: 'Password' }).fill(password);
  await page.getByRole('button', { name: 'Sign in' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Settings' })).toBeVisible();
});
