import type { APIRequestContext } from '@playwright/test';
import { axe, expect, test } from './journey.ts';

type Made = { id: string; version: number };

const aProject = async (request: APIRequestContext): Promise<Made> => {
  const answer = await request.post('/api/projects', { data: { name: 'Choir calendar' } });
  return (await answer.json()) as Made;
};

test('a change made in one window shows in another one by itself, and whoever types decides where both wrote', async ({
  browser,
  page,
  request,
  server,
}) => {
  const { id } = await aProject(request);
  const elsewhere = await browser.newContext({ baseURL: server.url });
  const other = await elsewhere.newPage();
  await Promise.all([page.goto(`/project/${id}/tests`), other.goto(`/project/${id}/tests`)]);
  await expect(other.getByRole('heading', { level: 1, name: 'Choir calendar' })).toBeVisible();

  await page.getByRole('button', { name: 'Edit Project' }).click();
  await page.getByRole('dialog').getByLabel('Project Name').fill('Choir year');
  await page.getByRole('dialog').getByRole('button', { name: 'Save Changes' }).click();
  await expect(page.getByRole('status').filter({ hasText: 'Project updated' })).toBeVisible();
  await expect(other.getByRole('heading', { level: 1, name: 'Choir year' })).toBeVisible();

  const criteria = [{ given: 'a concert', when: 'it is entered', outcome: 'it is in the calendar', kind: 'usual' }];
  const written = { title: 'Enter a concert', as_a: 'singer', i_want: 'see when we sing', criteria };
  const story = (await (await request.post(`/api/projects/${id}/stories`, { data: written })).json()) as Made;
  for (const each of [page, other]) {
    await each.goto(`/project/${id}/stories?story=${story.id}`);
    await each.getByRole('dialog').getByRole('button', { name: 'Edit', exact: true }).click();
  }
  const [mine, theirs] = [page.getByRole('dialog'), other.getByRole('dialog')];
  await mine.getByLabel('Title').fill('Enter a rehearsal');
  await mine.getByLabel('Then', { exact: true }).fill('all singers see it');
  await theirs.getByLabel('Title').fill('Enter a tour');
  await theirs.getByLabel('I want to').fill('know when we sing');
  await theirs.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(theirs.getByLabel('I want to')).toHaveCount(0);

  // What only they changed is here; where both did, nothing is saved before this person has chosen.
  await expect(mine.getByLabel('I want to')).toHaveValue('know when we sing');
  await expect(mine.getByText('Changed in another window meanwhile')).toHaveCount(1);
  await expect(mine.getByRole('group', { name: 'What was written there' })).toHaveText('Enter a tour');
  await expect(mine.getByRole('button', { name: 'Save', exact: true })).toBeDisabled();
  await axe(page);
  await mine.getByRole('button', { name: 'Keep mine' }).click();
  await mine.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(theirs).toContainText('Enter a rehearsal');
  await expect(theirs).toContainText('know when we sing');
  await expect(theirs).toContainText('all singers see it');
  await elsewhere.close();
});

test('the tabs of one browser share a stream, and another tab takes over when the first one closes', async ({
  context,
  request,
}) => {
  const { id, version } = await aProject(request);
  let streams = 0;
  context.on('request', (sent) => {
    if (new URL(sent.url()).pathname === '/api/live') streams += 1;
  });
  const first = await context.newPage();
  await first.goto(`/project/${id}/tests`);
  await expect(first.getByRole('heading', { level: 1 })).toHaveText('Choir calendar');
  const second = await context.newPage();
  await second.goto(`/project/${id}/tests`);
  await expect(second.getByRole('heading', { level: 1 })).toHaveText('Choir calendar');

  await request.patch(`/api/projects/${id}`, { data: { name: 'Choir year', version } });
  await expect(second.getByRole('heading', { level: 1 })).toHaveText('Choir year');
  expect(streams).toBe(1);

  await first.close();
  await expect.poll(() => streams).toBe(2);
  await request.patch(`/api/projects/${id}`, { data: { name: 'Choir decade', version: version + 1 } });
  await expect(second.getByRole('heading', { level: 1 })).toHaveText('Choir decade');
});

test('a page that lost the server says so quietly, keeps what is typed, and catches up by itself', async ({
  page,
  request,
  server,
}) => {
  const { id, version } = await aProject(request);
  await page.goto(`/project/${id}/tests`);
  await page.getByRole('button', { name: 'Edit Project' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('Summary').fill('Typed while away');
  await server.kill('SIGKILL');
  await expect(page.getByText('Reconnecting...')).toBeVisible();
  await dialog.getByRole('button', { name: 'Save Changes' }).click();
  const toast = page.getByRole('alert').filter({ hasText: 'Error updating project' });
  await expect(toast).toContainText('Could not update project. Please try again later.');
  await expect(toast).toContainText('The server cannot be reached right now.');
  await expect(dialog.getByLabel('Summary')).toHaveValue('Typed while away');

  await server.restart();
  await request.patch(`/api/projects/${id}`, { data: { name: 'Changed meanwhile', version } });
  await expect(page.getByText('Reconnecting...')).toHaveCount(0);
  await dialog.getByRole('button', { name: 'Cancel' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Changed meanwhile');
});
