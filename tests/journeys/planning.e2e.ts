import { axe, expect, test } from './journey.ts';
import { aPlanning, ask, cards, failure, step, suggestions, summary, toast } from './planning-steps.ts';
import { slowAnswers } from './slow-answers.ts';

/** Where the built-in advisor has a suggestion from. */
const byRule = /^By rule [a-z]+(\.[\w-]+)+$/;

test('four steps lead from the context to a finalised plan', async ({ page, request }) => {
  const { planning, path, project } = await aPlanning(request);
  await page.goto(planning);
  await expect(step(page)).toContainText('Context');
  await expect(page.getByLabel('Project Idea or Goal')).toHaveValue(summary);
  await expect(page.getByLabel('PI 1 Goal')).toHaveValue('Establish core features and initial implementation');
  await page.getByLabel('What We Already Have').fill('A shed with a lock.');
  await page.getByLabel('Your Comment (optional)').fill('Keep it simple.');

  await suggestions(page);
  await expect(step(page)).toContainText('PO Review');
  const total = await cards(page).count();
  expect(total).toBeGreaterThan(3);
  const mustHave = await cards(page).filter({ hasText: 'Must Have' }).count();
  await expect(page.getByText(`${mustHave} Selected / ${total} Total`)).toBeVisible();
  const reminder = cards(page).filter({ hasText: 'Overdue tools send a reminder by email' }).first();
  await expect(reminder.getByText('In your words')).toBeVisible();
  await expect(reminder.getByText(byRule)).toBeVisible();
  await expect(cards(page).getByText(byRule)).toHaveCount(total);
  const offered = cards(page).filter({ has: page.getByRole('checkbox', { checked: false }) });
  const taken = await offered.first().getByRole('heading').innerText();
  await offered.first().getByRole('checkbox', { name: 'Include in PI' }).check();
  await expect(page.getByText(`${mustHave + 1} Selected / ${total} Total`)).toBeVisible();

  await page.getByRole('button', { name: 'Continue to Architect Review' }).click();
  await expect(step(page)).toContainText('Architect Review');
  const planned = page.getByRole('list', { name: 'Features in the plan' }).getByRole('article');
  await expect(planned).toHaveCount(mustHave + 1);
  await expect(page.getByText(`0 Reviewed / ${mustHave + 1} Total`)).toBeVisible();
  await expect(page.getByText(`${mustHave + 1} selected, ${mustHave} Must Have`)).toBeVisible();
  await planned.first().getByRole('button', { name: 'Ask Theo' }).click();
  await expect(toast(page, "Theo's feedback received")).toContainText('The architect has reviewed your feature.');
  await expect(planned.first().getByRole('button', { name: 'Ask Theo' })).toBeHidden();
  await expect(planned.first().getByRole('button', { name: 'Ask Claude' })).toBeVisible();
  for (const part of ['Risks', 'Implementation approach', 'Technical considerations', 'Recommendations'])
    await expect(planned.first().getByText(part)).toBeVisible();
  await page.getByRole('button', { name: 'Ask both for all included' }).click();
  await expect(page.getByText(`${mustHave + 1} Reviewed / ${mustHave + 1} Total`)).toBeVisible();
  await expect(page.getByRole('button', { name: /^Ask (Theo|Claude|both)/ })).toHaveCount(0);

  await page.getByRole('checkbox', { name: /^Keep the other/ }).check();
  await page.getByRole('button', { name: 'Finalize Scope & Continue' }).click();
  await expect(toast(page, 'PI Planning Finalized')).toContainText(
    `Successfully saved ${mustHave + 1} features to the PI.`,
  );
  await expect(page.getByRole('heading', { name: 'PI Planning Complete' })).toBeVisible();
  await expect(page).toHaveURL(/\?step=4$/);
  await expect(
    page.getByText('Establish core features and initial implementation', { exact: true }).last(),
  ).toBeVisible();
  await expect(page.getByRole('listitem').filter({ hasText: taken })).toBeVisible();

  await page.getByRole('button', { name: 'Finalize Scope & Continue to Story Refinement' }).click();
  await expect(toast(page, 'PI Planning completed!')).toContainText('Proceeding to Story Refinement.');
  await expect(page).toHaveURL(`${path}/refinement`);
  await expect(page.getByRole('navigation', { name: 'Selected features' }).getByRole('link')).toHaveCount(mustHave + 1);

  const all = (await (await request.get(`/api/projects/${project.id}/features`)).json()) as { items: unknown[] };
  expect(all.items).toHaveLength(total);
  await page.goto(planning);
  await expect(page.getByRole('heading', { name: 'PI Planning Complete' })).toBeVisible();
});

test('what is typed survives a reload, a lost connection and a crash of the server', async ({
  page,
  request,
  server,
}) => {
  const { planning, api } = await aPlanning(request);
  await page.goto(planning);
  const comment = page.getByLabel('Your Comment (optional)');
  await comment.fill('Keep it simple.');
  await page.reload();
  await expect(comment).toHaveValue('Keep it simple.');
  await expect(page.getByText('Saved as you type.')).toBeVisible();

  await server.kill('SIGKILL');
  await comment.fill('Keep it very simple.');
  await expect(page.getByText('Not saved on the server yet. Your words are kept in this browser.')).toBeVisible();
  await server.restart();
  await expect(page.getByText('Saved as you type.')).toBeVisible({ timeout: 20_000 });
  await page.evaluate(() => localStorage.clear());
  await page.reload();
  await expect(comment).toHaveValue('Keep it very simple.');

  await page.route('**/api/rpc/planning/saveContext', (route) => route.abort());
  await comment.fill('Mind the budget.');
  await expect(failure(page, 'Error saving planning').last()).toContainText(
    'Could not save your change. Please try again.',
  );
  await page.unroute('**/api/rpc/planning/saveContext');
  await page.reload();
  await expect(comment).toHaveValue('Mind the budget.');
  await expect
    .poll(async () => ((await (await request.get(`${server.url}${api}/planning`)).json()) as Saved).context.comments)
    .toBe('Mind the budget.');
});

type Saved = { context: { comments: string } };

test('two windows plan together: neither disturbs the other, and of two texts for one field the one who types decides', async ({
  page,
  request,
  browser,
  server,
}) => {
  const { planning, api } = await aPlanning(request);
  const elsewhere = await browser.newContext({ baseURL: server.url });
  const other = await elsewhere.newPage();
  await page.goto(planning);
  await other.goto(planning);
  await page.getByLabel('What We Already Have').fill('A shed with a lock.');
  await expect(other.getByLabel('What We Already Have')).toHaveValue('A shed with a lock.');
  const typed = other.getByLabel('Your Comment (optional)');
  await typed.focus();
  await typed.pressSequentially('Keep it', { delay: 20 });
  await page.getByLabel('PI 1 Goal').fill('Lend the first drill');
  await typed.pressSequentially(' simple', { delay: 20 });
  await expect(other.getByLabel('PI 1 Goal')).toHaveValue('Lend the first drill');
  await expect(typed).toHaveValue('Keep it simple');
  await expect(typed).toBeFocused();
  await expect(page.getByLabel('Your Comment (optional)')).toHaveValue('Keep it simple');

  const mine = page.getByLabel('Your Comment (optional)');
  await page.route('**/api/rpc/planning/saveContext', (route) => route.abort());
  await mine.fill('Red drills');
  await expect(page.getByText('Not saved on the server yet.', { exact: false })).toBeVisible();
  await typed.fill('Blue drills');
  await expect(page.getByText('Changed in another window meanwhile')).toBeVisible();
  await expect(page.getByText('Blue drills')).toBeVisible();
  await expect(mine).toHaveValue('Red drills');
  await page.unroute('**/api/rpc/planning/saveContext');
  await page.getByRole('button', { name: 'Keep mine' }).click();
  await expect(typed).toHaveValue('Red drills');

  await suggestions(page);
  await expect(step(other)).toContainText('Context');
  await other.goto(`${planning}?step=2`);
  const included = other.getByRole('checkbox', { name: 'Include in PI' }).first();
  await expect(included).toBeChecked();
  await page.getByRole('checkbox', { name: 'Include in PI' }).first().uncheck();
  await expect(included).not.toBeChecked();

  const planned = await request.post(`${api}/planning/features`, { data: { name: 'Lend a ladder' } });
  const { id, version } = (await planned.json()) as { id: string; version: number };
  await page.getByRole('button', { name: 'Edit Lend a ladder' }).click();
  await page.getByLabel('Name').fill('Lend my ladder');
  await request.patch(`${api}/planning/features/${id}`, { data: { name: 'Lend their ladder', version } });
  await expect(page.getByText('Lend their ladder', { exact: true })).toBeVisible();
  await page.reload();
  await expect(page.getByText('Changed in another window meanwhile')).toBeVisible();
  await axe(page);
  await expect(page.getByLabel('Name')).toHaveValue('Lend my ladder');
  await expect(page.getByRole('button', { name: 'Save', exact: true })).toBeDisabled();
  await page.getByRole('button', { name: 'Keep mine' }).click();
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(cards(other).getByRole('heading', { name: 'Lend my ladder' })).toBeVisible();
  await elsewhere.close();
});

test('a plan that cannot be saved stays on step 3; one more click saves it, once, whatever answer was lost', async ({
  page,
  request,
  server,
}) => {
  const { planning, project, api } = await aPlanning(request);
  await page.goto(planning);
  await suggestions(page);
  // The answer to the change of step is lost, so the page's version of the plan is an old one.
  await page.route(
    '**/api/rpc/planning/goTo',
    async (route) => {
      await route.fetch();
      await route.abort();
    },
    { times: 1 },
  );
  const lost = page.waitForEvent('requestfailed', (sent) => sent.url().endsWith('/planning/goTo'));
  await page.getByRole('button', { name: 'Continue to Architect Review' }).click();
  await lost;
  await expect(step(page)).toContainText('Architect Review');
  await server.kill('SIGKILL');
  const finalise = page.getByRole('button', { name: 'Finalize Scope & Continue' });
  await finalise.click();
  await expect(failure(page, 'Error saving features')).toContainText(
    'There was a problem saving the features to the database.',
  );
  await expect(step(page)).toContainText('Architect Review');
  await server.restart();
  await expect(page.getByText('Reconnecting...')).toHaveCount(0);

  // Somebody else says more in step 1 before this page hears of it.
  await page.route('**/api/rpc/planning/get*', (route) => route.abort());
  const seen = (await (await request.get(`${api}/planning`)).json()) as { version: number; context: object };
  const context = { ...seen.context, piGoal: 'Lend the first drill' };
  const elsewhere = { context, version: seen.version };
  expect((await request.put(`${api}/planning/context`, { data: elsewhere })).ok()).toBe(true);
  await finalise.click();
  await expect(failure(page, 'Error saving features').last()).toContainText('The plan was changed in the meantime.');
  await expect(step(page)).toContainText('Architect Review');

  await page.route(
    '**/api/rpc/planning/finalise',
    async (route) => {
      await route.fetch();
      await route.abort();
    },
    { times: 1 },
  );
  await finalise.click();
  await expect(failure(page, 'Error saving features').last()).toContainText('There was a problem saving the features');
  await finalise.click();
  await expect(page.getByRole('heading', { name: 'PI Planning Complete' })).toBeVisible();
  await expect(page.getByText('Lend the first drill')).toBeVisible();
  const log = (await (await request.get(`/api/projects/${project.id}/activity`)).json()) as {
    items: { message: string }[];
  };
  expect(log.items.filter(({ message }) => message.startsWith('PI Planning completed'))).toHaveLength(1);

  await page.route('**/api/rpc/increment/list**', (route) =>
    route.fulfill({ contentType: 'application/json', body: '{"json":[]}' }),
  );
  await page.getByRole('button', { name: 'Finalize Scope & Continue to Story Refinement' }).click();
  await expect(failure(page, 'Navigation error')).toContainText(
    'Could not navigate to Story Refinement. Returning to project dashboard.',
  );
  await expect(page).toHaveURL(`/project/${project.id}/dashboard`);
  await page.unrouteAll();
  await page.goto(`/project/${project.id}/pi/${project.id}/planning`);
  await expect(page.getByText('Failed to load program increment data')).toBeVisible();
});

test('Stop and a crash in the middle of the suggestions keep what has arrived', async ({ page, request, server }) => {
  const { planning } = await aPlanning(request);
  const slow = await slowAnswers(server.url, 400);
  await page.goto(`${slow.url}${planning}`);
  await ask(page).click();
  await expect(cards(page).nth(1)).toBeVisible();
  await page.getByRole('button', { name: 'Stop' }).click();
  await expect(page.getByText('You stopped Ava.', { exact: false })).toBeVisible();
  const kept = await cards(page).getByRole('heading').allInnerTexts();
  expect(kept.length).toBeGreaterThan(1);
  await page.reload();
  // One more may have been on its way when the person stopped: it is kept too.
  await expect.poll(() => cards(page).getByRole('heading').allInnerTexts()).toEqual(expect.arrayContaining(kept));

  const other = (await aPlanning(request)).planning;
  await page.goto(`${slow.url}${other}`);
  await ask(page).click();
  await expect(cards(page).nth(1)).toBeVisible();
  await server.kill('SIGKILL');
  await slow.close();
  await expect(failure(page, 'Error generating features')).toContainText(
    'There was an error generating features. Please try again.',
  );
  const arrived = await cards(page).getByRole('heading').allInnerTexts();
  await server.restart();
  await page.goto(`${server.url}${other}`);
  await expect(step(page)).toContainText('PO Review');
  await expect.poll(() => cards(page).getByRole('heading').allInnerTexts()).toEqual(expect.arrayContaining(arrived));
});
