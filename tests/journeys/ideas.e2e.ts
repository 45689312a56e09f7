import type { APIRequestContext, Page } from '@playwright/test';
import { axe, expect, test } from './journey.ts';
import { slowAnswers } from './slow-answers.ts';

const words =
  'Members must be able to reserve a drill from their phone. Overdue tools send a reminder by email. ' +
  'It would be nice to have photos of every tool.';

type Made = { id: string; version: number };

const aProject = async (request: APIRequestContext) => {
  const answer = await request.post('/api/projects', { data: { name: 'Tool shed', summary: 'Lend tools.' } });
  return ((await answer.json()) as Made).id;
};

/** An idea, and the address where features are made of it. */
const anIdea = async (request: APIRequestContext, fields: Record<string, unknown> = {}) => {
  const project = await aProject(request);
  const data = { title: 'Lend by phone', description: words, ...fields };
  const idea = (await (await request.post(`/api/projects/${project}/ideas`, { data })).json()) as Made;
  const path = `/project/${project}/ideas`;
  return {
    project,
    idea,
    path,
    detail: `${path}?idea=${idea.id}`,
    generate: `${path}?tab=generate&idea=${idea.id}`,
    api: `/api/projects/${project}/ideas/${idea.id}`,
  };
};

type Saved = { name: string; status: string; prompt_history: unknown[]; idea_id: string | null; id: string };
const featuresOf = async (request: APIRequestContext, project: string) =>
  ((await (await request.get(`/api/projects/${project}/features?limit=200`)).json()) as { items: Saved[] }).items;

const toast = (page: Page, title: string) => page.getByRole('status').filter({ hasText: title });
const failure = (page: Page, title: string) =>
  page.getByRole('region', { name: 'Messages' }).getByRole('alert').filter({ hasText: title });
const tab = (page: Page, name: string) => page.getByRole('tab', { name });
const listed = (page: Page) => page.getByRole('list', { name: 'Ideas' }).getByRole('article');
const offers = (page: Page) => page.getByRole('list', { name: 'Suggested features' }).getByRole('article');
const ask = (page: Page) => page.getByRole('tabpanel').getByRole('button', { name: 'Generate Features' });
/** Where the built-in advisor has a suggestion from. */
const byRule = /^By rule [a-z]+(\.[\w-]+)+$/;
const save = (page: Page) => page.getByRole('button', { name: 'Save Selected Features' });

/** Asks Ava and waits until she has said all. */
const generated = async (page: Page) => {
  await ask(page).click();
  await expect(page.getByRole('button', { name: 'Ask Ava for more' })).toBeVisible();
};

test('an idea is written down, found, changed, given another status, deleted and brought back', async ({
  page,
  request,
}) => {
  const project = await aProject(request);
  const path = `/project/${project}/ideas`;
  await page.goto(path);
  await expect(page.getByRole('heading', { name: 'No ideas yet' })).toBeVisible();
  await expect(tab(page, 'Generate Features')).toBeDisabled();
  await tab(page, 'Create New Idea').click();
  const create = page.getByRole('button', { name: 'Create Idea' });
  await expect(create).toBeDisabled();
  await page.getByLabel('Title').fill('Lend at night');
  await page.getByLabel('Description').fill('   ');
  await expect(create).toBeDisabled();
  // The button is disabled; a form can be sent all the same.
  await page.locator('form').evaluate((form: HTMLFormElement) => form.requestSubmit());
  await expect(failure(page, 'Validation Error')).toContainText(
    'Please provide both a title and description for your idea.',
  );
  await page.getByLabel('Description').fill('A box with a code.');
  await page.getByLabel('Tags').fill('night, box');
  await page.reload();
  await expect(page.getByLabel('Title')).toHaveValue('Lend at night');
  await axe(page);
  await create.click();
  await expect(toast(page, 'Idea created')).toContainText('Your new idea has been created successfully.');
  await expect(page).toHaveURL(/ideas\?idea=/);
  const detail = page.getByRole('region', { name: 'Lend at night' });
  await expect(detail).toContainText('A box with a code.');
  await expect(detail).toContainText('Project goal');
  await expect(detail).toContainText('None yet.');
  await expect(detail.getByLabel('Status')).toHaveValue('active');

  const other = { title: 'Ärzte finden', description: 'By district.', type: 'feature_idea', status: 'backlog' };
  await request.post(`/api/projects/${project}/ideas`, { data: other });
  await expect(listed(page)).toHaveCount(2);
  await page.getByLabel('Search ideas...').fill('arz');
  await expect(listed(page)).toHaveCount(1);
  await expect(detail).toBeVisible();
  await page.getByLabel('Search ideas...').fill('');
  await expect(page).not.toHaveURL(/search/);
  const search = page.getByRole('search');
  await search.getByLabel('Type').selectOption('Project goal');
  await search.getByLabel('Status').selectOption('Backlog');
  await expect(page.getByText('No ideas match your search criteria.')).toBeVisible();
  await search.getByLabel('Type').selectOption('Feature idea');
  await expect(listed(page)).toHaveCount(1);
  await page.reload();
  await expect(search.getByLabel('Status')).toHaveValue('backlog');
  await expect(listed(page)).toHaveCount(1);
  // An idea that is chosen before the filter is drawn, and a tab likewise, lose neither.
  for (const name of ['Ärzte finden', 'Create New Idea']) {
    await search.getByLabel('Status').evaluate((choice: HTMLSelectElement, then) => {
      choice.value = choice.value === '' ? 'backlog' : '';
      choice.dispatchEvent(new Event('change', { bubbles: true }));
      const controls = [...document.querySelectorAll<HTMLElement>('main a, main [role=tab]')];
      controls.find((one) => one.textContent === then)?.click();
    }, name);
    await expect(page).toHaveURL(name === 'Ärzte finden' ? /idea=.*type=feature_idea$/ : /status=backlog.*tab=create/);
  }
  await page.getByRole('tab', { name: 'Ideas' }).click();
  await axe(page);
  await page.goto(path);

  await page.getByRole('link', { name: 'Lend at night' }).click();
  await page.getByRole('button', { name: 'Edit Lend at night' }).click();
  await page.getByLabel('Title').fill('Lend by telephone');
  await page.getByRole('form').getByLabel('Type').selectOption('Feature idea');
  await page.reload();
  await expect(page.getByLabel('Title')).toHaveValue('Lend by telephone');
  // The form closes at once; the list is read again behind it.
  let held = true;
  await page.route('**/api/rpc/idea/list*', (route) => (held ? undefined : route.continue()));
  await page.getByRole('button', { name: 'Save Idea' }).click();
  await expect(toast(page, 'Idea updated')).toContainText('Your idea has been updated successfully.');
  await expect(page.getByRole('button', { name: 'Save Idea' })).toHaveCount(0);
  held = false;
  const changed = page.getByRole('region', { name: 'Lend by telephone' });
  await expect(changed).toContainText('Feature idea');
  await page.reload();
  await changed.getByLabel('Status').selectOption('Done');
  await expect(listed(page).filter({ hasText: 'Lend by telephone' })).toContainText('Done');
  await toast(page, 'Idea updated').getByRole('button', { name: 'Undo' }).click();
  await expect(listed(page).filter({ hasText: 'Lend by telephone' })).toContainText('Active');

  await page.getByRole('button', { name: 'Delete Lend by telephone' }).click();
  await expect(toast(page, 'Idea deleted')).toContainText('Your idea has been deleted successfully.');
  await expect(listed(page)).toHaveCount(1);
  await toast(page, 'Idea deleted').getByRole('button', { name: 'Undo' }).click();
  await expect(toast(page, 'Idea restored')).toBeVisible();
  await expect(listed(page)).toHaveCount(2);
});

test('when another window changes the same field, the one who types decides, also after a reload', async ({
  page,
  request,
}) => {
  const { detail, api } = await anIdea(request);
  await page.goto(detail);
  await page.getByRole('button', { name: 'Edit Lend by phone' }).click();
  await page.getByLabel('Title').fill('Mine');
  await request.patch(api, { data: { version: 1, title: 'Theirs', description: 'Also theirs.' } });
  await expect(page.getByText('Changed in another window meanwhile')).toBeVisible();
  await expect(page.getByLabel('Description')).toHaveValue('Also theirs.');
  await page.reload();
  await expect(page.getByText('Changed in another window meanwhile')).toBeVisible();
  await axe(page);
  await expect(page.getByRole('button', { name: 'Save Idea' })).toBeDisabled();
  await page.getByRole('button', { name: 'Keep mine' }).click();
  await page.getByRole('button', { name: 'Save Idea' }).click();
  await expect(page.getByRole('region', { name: 'Mine' })).toContainText('Also theirs.');
});

test('what is typed while a change is saved stays in its form and is saved next', async ({ page, request }) => {
  const { detail, project } = await anIdea(request);
  const held = async (path: string) => {
    const gate = Promise.withResolvers<void>();
    await page.route(path, async (route) => {
      await gate.promise;
      await route.continue();
    });
    return gate.resolve;
  };
  await page.goto(detail);
  await page.getByRole('button', { name: 'Edit Lend by phone' }).click();
  await page.getByLabel('Title').fill('Lend by mail');
  const letIdea = await held('**/api/rpc/idea/update');
  await page.getByRole('button', { name: 'Save Idea' }).click();
  await page.getByLabel('Title').fill('Lend by mail and phone');
  letIdea();
  await expect(toast(page, 'Idea updated')).toBeVisible();
  await expect(page.getByLabel('Title')).toHaveValue('Lend by mail and phone');
  await expect(page.getByText('Changed in another window meanwhile')).toHaveCount(0);
  await page.getByRole('button', { name: 'Save Idea' }).click();
  await expect(page.getByRole('region', { name: 'Lend by mail and phone' })).toBeVisible();

  // So for a story that is not there yet: what was typed since is not taken for the one that was added.
  await page.goto(`/project/${project}/stories`);
  await page.getByRole('button', { name: 'Add Story' }).click();
  const dialog = page.getByRole('dialog', { name: 'Add a story' });
  await dialog.getByLabel('Title').fill('Book a drill');
  const letStory = await held('**/api/rpc/story/create');
  await dialog.getByRole('button', { name: 'Add story' }).click();
  await dialog.getByLabel('Title').fill('Book a drill for a day');
  letStory();
  await expect(toast(page, 'Story added')).toBeVisible();
  await expect(dialog.getByLabel('Title')).toHaveValue('Book a drill for a day');
  await dialog.getByRole('button', { name: 'Add story' }).click();
  await expect(dialog).toHaveCount(0);
  for (const title of ['Book a drill', 'Book a drill for a day'])
    await expect(page.getByRole('main').getByText(title, { exact: true }).first()).toBeVisible();
});

test('what cannot be read or saved is said, and nothing is lost', async ({ page, request, server }) => {
  const { path, detail } = await anIdea(request);
  await page.goto(`${path}?idea=0190aaaa-0000-7000-8000-000000000000`);
  await expect(page.getByRole('heading', { name: 'Idea not found' })).toBeVisible();
  await tab(page, 'Generate Features').click();
  await expect(page.getByRole('heading', { name: 'Idea not found' })).toBeVisible();

  let broken = true;
  await page.route('**/api/rpc/idea/*', (route) => (broken ? route.abort() : route.continue()));
  await page.goto(`${detail}&status=active`);
  await expect(failure(page, 'Error fetching ideas')).toContainText(
    'Could not retrieve ideas. Please try again later.',
    { timeout: 20_000 },
  );
  await expect(failure(page, 'Error fetching idea').first()).toBeVisible();
  // Both have given up before either is asked again, as neither is asked for by the page itself any more.
  const again = ['Could not retrieve ideas.', 'Could not retrieve idea.'].map((text) =>
    page.getByRole('main').getByRole('alert').filter({ hasText: text }).getByRole('button', { name: 'Try again' }),
  );
  for (const button of again) await expect(button).toBeVisible();
  await expect(page.getByRole('search').getByLabel('Status')).toHaveValue('active');
  broken = false;
  for (const button of again) await button.click();
  await expect(page.getByRole('region', { name: 'Lend by phone' })).toBeVisible();
  await expect(listed(page)).toHaveCount(1);

  await page.goto(`${path}?tab=create`);
  await page.getByLabel('Title').fill('Lend at night');
  await page.getByLabel('Description').fill('A box with a code.');
  await server.kill('SIGKILL');
  await page.getByRole('button', { name: 'Create Idea' }).click();
  await expect(failure(page, 'Error creating idea')).toContainText('Could not create idea. Please try again later.');
  await expect(page.getByLabel('Description')).toHaveValue('A box with a code.');
  await server.restart();
  await page.getByRole('button', { name: 'Create Idea' }).click();
  await expect(toast(page, 'Idea created')).toBeVisible();
  await expect(listed(page)).toHaveCount(2);

  await page.goto(detail);
  await page.getByRole('button', { name: 'Edit Lend by phone' }).click();
  await page.getByLabel('Title').fill('Lend by telephone');
  await server.kill('SIGKILL');
  await page.getByRole('button', { name: 'Save Idea' }).click();
  await expect(failure(page, 'Error updating idea')).toBeVisible();
  await expect(page.getByLabel('Title')).toHaveValue('Lend by telephone');
  await page.getByRole('button', { name: 'Cancel' }).click();
  await page.getByRole('button', { name: 'Delete Lend by phone' }).click();
  await expect(failure(page, 'Error deleting idea')).toBeVisible();
  await expect(page.getByRole('region', { name: 'Lend by phone' })).toBeVisible();
  await server.restart();
});

test('features are generated of an idea or a discussion, all selected, and only what stays selected is saved', async ({
  page,
  request,
}) => {
  const { detail, project, idea } = await anIdea(request);
  await page.goto(detail);
  await page.getByRole('link', { name: 'Generate Features' }).click();
  await generated(page);
  const total = await offers(page).count();
  expect(total).toBeGreaterThan(2);
  await expect(offers(page).getByText('Built-in advisor')).toHaveCount(total);
  await page.getByRole('button', { name: 'Select none' }).click();
  await expect(page.getByText('No features selected')).toContainText('Please select at least one feature to save.');
  await expect(save(page)).toBeDisabled();
  await page.getByRole('button', { name: 'Select all' }).click();
  await page.getByRole('button', { name: 'Discard' }).click();
  await expect(offers(page)).toHaveCount(0);
  await toast(page, 'Suggestions discarded').getByRole('button', { name: 'Undo' }).click();
  await expect(page.getByText(`${total} Selected / ${total} Total`)).toBeVisible();
  expect(await featuresOf(request, project)).toEqual([]);
  const reminder = offers(page).filter({ hasText: 'Overdue tools send a reminder by email' }).first();
  await expect(reminder.getByText('In your words')).toBeVisible();
  await expect(reminder.getByText('Why?')).toBeVisible();
  await expect(reminder.getByText(byRule)).toBeVisible();
  await expect(offers(page).getByText(byRule)).toHaveCount(total);
  await axe(page);

  await offers(page).last().getByRole('checkbox', { name: 'Selected' }).uncheck();
  const left = await offers(page).last().getByRole('heading').innerText();
  await offers(page)
    .first()
    .getByRole('button', { name: /^Edit / })
    .click();
  await page.getByLabel('Name').fill('Reserve from the phone');
  await page.reload();
  await expect(page.getByLabel('Name')).toHaveValue('Reserve from the phone');
  await axe(page);
  await offers(page).first().getByRole('button', { name: 'Save', exact: true }).click();
  await page.reload();
  await expect(page.getByText(`${total - 1} Selected / ${total} Total`)).toBeVisible();
  await save(page).click();
  await expect(toast(page, 'Features created')).toContainText('The selected features have been saved to your project.');
  await expect(tab(page, 'Ideas')).toHaveAttribute('aria-selected', 'true');

  const saved = await featuresOf(request, project);
  expect(saved).toHaveLength(total - 1);
  expect(saved.map(({ name }) => name)).toContain('Reserve from the phone');
  expect(saved.map(({ name }) => name)).not.toContain(left);
  expect(new Set(saved.map(({ status }) => status))).toEqual(new Set(['suggested']));
  expect(new Set(saved.map(({ idea_id }) => idea_id))).toEqual(new Set([idea.id]));
  const whole = await (await request.get(`/api/projects/${project}/features/${saved[0]?.id}`)).json();
  expect((whole as Saved).prompt_history).toEqual([
    { timestamp: expect.any(String), idea_title: 'Lend by phone', idea_description: words },
  ]);
  const made = page.getByRole('list', { name: 'Features of this idea' });
  await expect(made.getByRole('listitem')).toHaveCount(total - 1);
  await made.getByRole('link', { name: 'Reserve from the phone' }).click();
  await expect(page.getByRole('dialog', { name: 'Reserve from the phone' })).toBeVisible();
  await page.keyboard.press('Escape');
  const first = page.getByRole('article', { name: 'Reserve from the phone' });
  await expect(first).toContainText('Suggested by Ava PI 1');
  await expect(first).toContainText('High priority');
  await axe(page);

  const started = await request.post(`/api/projects/${project}/discussions`, { data: { idea: 'Lend at night too.' } });
  const { id } = (await started.json()) as Made;
  await request.post(`/api/projects/${project}/discussions/${id}/feedback`, { data: {} });
  await page.goto(`/project/${project}/ideas?tab=generate&discussion=${id}`);
  await generated(page);
  await expect(offers(page).getByText(byRule)).toHaveCount(await offers(page).count());
  await save(page).click();
  await expect(toast(page, 'Features created')).toBeVisible();
  await expect(page).toHaveURL(`/project/${project}/ideas`);
  const discussed = (await featuresOf(request, project)).find(({ idea_id }) => idea_id === null);
  const asked = await (await request.get(`/api/projects/${project}/features/${discussed?.id}`)).json();
  expect((asked as Saved).prompt_history).toMatchObject([
    { idea_title: 'Lend at night too.', idea_description: 'Lend at night too.' },
  ]);
});

test('Stop keeps what has arrived, also after a reload; she goes on while the person looks elsewhere', async ({
  page,
  request,
  server,
}) => {
  const { generate } = await anIdea(request);
  const slow = await slowAnswers(server.url, 700);
  await page.goto(`${slow.url}${generate}`);
  await ask(page).click();
  await expect(offers(page).first()).toBeVisible();
  await page.getByRole('tab', { name: 'Ideas' }).click();
  await expect(listed(page)).toHaveCount(1);
  await tab(page, 'Generate Features').click();
  await expect.poll(() => offers(page).count()).toBeGreaterThan(1);
  await page.getByRole('button', { name: 'Stop' }).click();
  await expect(page.getByText('You stopped Ava.')).toBeVisible();
  const arrived = await offers(page).count();
  await page.reload();
  await expect(offers(page)).toHaveCount(arrived);
  await expect(save(page)).toBeEnabled();
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect.poll(() => offers(page).count(), { timeout: 30_000 }).toBeGreaterThan(arrived);
  const names = await offers(page).getByRole('heading').allInnerTexts();
  expect(new Set(names).size).toBe(names.length);
  await slow.close();
});

test('an advisor that fails, a server that is away, an answer without features and a failed save each have their text', async ({
  page,
  request,
  server,
}) => {
  const { generate, project } = await anIdea(request);
  await page.goto(generate);
  await expect(ask(page)).toBeVisible();
  const answering = (status: number, contentType: string, body: string) =>
    page.route('**/api/rpc/idea/generate', (route) => route.fulfill({ status, contentType, body }), { times: 1 });
  const data = { problem: 'advice_failed', title: 'The advisor did not answer' };
  const refused = { defined: true, code: 'SERVICE_UNAVAILABLE', status: 503, message: 'Please try again.', data };
  await answering(503, 'application/json', JSON.stringify({ json: refused }));
  await ask(page).click();
  await expect(failure(page, 'Error generating features')).toContainText(
    'Could not generate features from your idea. Please try again later.',
  );
  await expect(page.getByText('All that you wrote is kept.')).toBeVisible();
  const again = page.getByRole('main').getByRole('button', { name: 'Try again' });
  await answering(
    200,
    'text/event-stream',
    'event: message\ndata: {"json":{"type":"done","count":0}}\n\nevent: done\ndata: {}\n\n',
  );
  await again.click();
  await expect(failure(page, 'No features generated')).toBeVisible();
  await expect(page.getByText('She found nothing to suggest.')).toBeVisible();
  await server.kill('SIGKILL');
  await again.click();
  await expect(failure(page, 'Failed to generate features from the idea. Please try again.')).toContainText('Error');
  await server.restart();
  await again.click();
  await expect(page.getByRole('button', { name: 'Ask Ava for more' })).toBeVisible();
  await page.getByRole('button', { name: 'Ask Ava for more' }).click();
  await expect(page.getByText('Ava has nothing to add to what is here.')).toBeVisible();

  const total = await offers(page).count();
  await server.kill('SIGKILL');
  await save(page).click();
  await expect(failure(page, 'Error saving features')).toContainText(
    'There was a problem saving the features to the database.',
  );
  await expect(offers(page)).toHaveCount(total);
  await server.restart();
  // The answer to the first attempt is lost on its way.
  await page.route(
    '**/api/rpc/feature/createMany',
    async (route) => {
      await route.fetch();
      await route.abort();
    },
    { times: 1 },
  );
  await save(page).click();
  await expect.poll(async () => (await featuresOf(request, project)).length).toBe(total);
  await expect(save(page)).toBeEnabled();
  await save(page).click();
  await expect(toast(page, 'Features created')).toBeVisible();
  expect(await featuresOf(request, project)).toHaveLength(total);
});

test('on a phone and by keyboard alone an idea becomes features', async ({ page, request }) => {
  await page.setViewportSize({ width: 390, height: 800 });
  const { path } = await anIdea(request);
  await page.goto(path);
  await page.getByRole('link', { name: 'Lend by phone' }).press('Enter');
  await expect(page.getByRole('heading', { name: 'Lend by phone' })).toBeFocused();
  await expect(listed(page)).toBeHidden();
  await page.getByRole('link', { name: 'Generate Features' }).press('Enter');
  await ask(page).press('Enter');
  await expect(page.getByRole('button', { name: 'Ask Ava for more' })).toBeVisible();
  const box = offers(page).first().getByRole('checkbox', { name: 'Selected' });
  await box.press('Space');
  await expect(box).not.toBeChecked();
  await save(page).press('Enter');
  await expect(toast(page, 'Features created')).toBeVisible();
  await page.getByRole('link', { name: 'All ideas' }).press('Enter');
  await expect(listed(page)).toBeVisible();
});
