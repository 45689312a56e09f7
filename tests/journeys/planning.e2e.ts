import { axe, expect, test } from './journey.ts';
import { aPlanning, ask, cards, failure, step, suggestions, summary, toast } from './planning-steps.ts';
import { slowAnswers } from './slow-answers.ts';

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
  await expect(
    page.getByText('Establish core features and initial implementation', { exact: true }).last(),
  ).toBeVisible();
  await expect(page.getByRole('listitem').filter({ hasText: taken })).toBeVisible();

  await page.getByRole('button', { name: 'Finalize Scope & Continue to Story Refinement' }).click();
  await expect(toast(page, 'PI Planning completed!')).toContainText('Proceeding to Story Refinement.');
  await expect(page).toHaveURL(`${path}/refinement`);
  await expect(page.getByRole('list', { name: 'Selected features' }).getByRole('article')).toHaveCount(mustHave + 1);

  const all = (await (await request.get(`/api/projects/${project.id}/features`)).json()) as { items: unknown[] };
  expect(all.items).toHaveLength(total);
  await page.goto(planning);
  await expect(page.getByRole('heading', { name: 'PI Planning Complete' })).toBeVisible();
});

test('every step is accessible, in the light and in the dark', async ({ page, request }) => {
  test.slow();
  const { planning, path } = await aPlanning(request);
  await page.goto(planning);
  await expect(page.getByLabel('Project Idea or Goal')).toHaveValue(summary);
  await axe(page);
  await suggestions(page);
  await cards(page)
    .last()
    .getByRole('button', { name: /^Edit / })
    .click();
  await axe(page);
  await page.getByRole('button', { name: 'Continue to Architect Review' }).click();
  await page.getByRole('button', { name: 'Ask Theo' }).first().click();
  await expect(toast(page, "Theo's feedback received")).toBeVisible();
  await axe(page);
  await page.getByRole('button', { name: 'Finalize Scope & Continue' }).click();
  await expect(page.getByRole('heading', { name: 'PI Planning Complete' })).toBeVisible();
  await axe(page);
  await page.goto(`${path}/refinement`);
  await page.getByRole('button', { name: 'Show reviews' }).first().click();
  await axe(page);
});

test('what is typed survives a reload, a lost connection and a crash of the server', async ({
  page,
  request,
  server,
}) => {
  const { planning } = await aPlanning(request);
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
});

test('what was typed while the server was away is there after a reload, and is saved then', async ({
  page,
  request,
  server,
}) => {
  const { planning, api } = await aPlanning(request);
  await page.goto(planning);
  const comment = page.getByLabel('Your Comment (optional)');
  await expect(comment).toBeVisible();
  await page.route('**/api/rpc/planning/saveContext', (route) => route.abort());
  await comment.fill('Mind the budget.');
  await expect(failure(page, 'Error saving planning')).toContainText('Could not save your change. Please try again.');
  await page.unroute('**/api/rpc/planning/saveContext');
  await page.reload();
  await expect(comment).toHaveValue('Mind the budget.');
  await expect
    .poll(async () => ((await (await request.get(`${server.url}${api}/planning`)).json()) as Saved).context.comments)
    .toBe('Mind the budget.');
});

type Saved = { context: { comments: string } };

test('two windows plan together, and neither disturbs what is typed in the other', async ({
  page,
  request,
  browser,
  server,
}) => {
  const { planning } = await aPlanning(request);
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

  await suggestions(page);
  await expect(step(other)).toContainText('Context');
  await other.goto(`${planning}?step=2`);
  const included = other.getByRole('checkbox', { name: 'Include in PI' }).first();
  await expect(included).toBeChecked();
  await page.getByRole('checkbox', { name: 'Include in PI' }).first().uncheck();
  await expect(included).not.toBeChecked();
  await elsewhere.close();
});

test('when both change the same text, the one who types decides', async ({ page, request, browser, server }) => {
  const { planning } = await aPlanning(request);
  const elsewhere = await browser.newContext({ baseURL: server.url });
  const other = await elsewhere.newPage();
  await page.goto(planning);
  await other.goto(planning);
  const mine = page.getByLabel('Your Comment (optional)');
  await expect(mine).toBeVisible();
  await page.route('**/api/rpc/planning/saveContext', (route) => route.abort());
  await mine.fill('Red drills');
  await expect(page.getByText('Not saved on the server yet.', { exact: false })).toBeVisible();
  await other.getByLabel('Your Comment (optional)').fill('Blue drills');
  await expect(page.getByText('Changed in another window meanwhile')).toBeVisible();
  await expect(page.getByText('Blue drills')).toBeVisible();
  await expect(mine).toHaveValue('Red drills');
  await page.unroute('**/api/rpc/planning/saveContext');
  await page.getByRole('button', { name: 'Keep mine' }).click();
  await expect(other.getByLabel('Your Comment (optional)')).toHaveValue('Red drills');
  await elsewhere.close();
});

test('a failed generation moves on, keeps everything and offers to try again or add by hand', async ({
  page,
  request,
}) => {
  const { planning } = await aPlanning(request);
  await page.goto(planning);
  await page.route('**/api/rpc/planning/suggest', (route) => route.abort());
  await ask(page).click();
  await expect(failure(page, 'Error generating features')).toContainText(
    'There was an error generating features. Please try again.',
  );
  await expect(step(page)).toContainText('PO Review');
  await expect(page.getByText('0 Selected / 0 Total')).toBeVisible();

  await page.getByRole('button', { name: 'Add by hand' }).click();
  await page.getByLabel('Name').fill('Lend a ladder');
  await page.reload();
  await page.getByRole('button', { name: 'Add by hand' }).click();
  await expect(page.getByLabel('Name')).toHaveValue('Lend a ladder');
  await page.getByRole('button', { name: 'Add feature' }).click();
  await expect(page.getByText('1 Selected / 1 Total')).toBeVisible();
  await expect(cards(page)).toHaveCount(1);

  await page.unroute('**/api/rpc/planning/suggest');
  await page.getByRole('button', { name: 'Ask Ava for more' }).click();
  await expect.poll(() => cards(page).count()).toBeGreaterThan(3);
  await page.getByRole('link', { name: 'Context' }).click();
  await expect(page.getByLabel('Project Idea or Goal')).toHaveValue(summary);
});

test('an answer without features is said, and the wizard moves on', async ({ page, request }) => {
  const { planning } = await aPlanning(request);
  await page.goto(planning);
  await page.route('**/api/rpc/planning/suggest', (route) =>
    route.fulfill({
      contentType: 'text/event-stream',
      body: 'event: message\ndata: {"json":{"type":"done","count":0}}\n\nevent: done\ndata: {}\n\n',
    }),
  );
  await ask(page).click();
  await expect(failure(page, 'No features generated')).toContainText(
    'Could not retrieve AI-generated features. Please try again.',
  );
  await expect(step(page)).toContainText('PO Review');
});

test('Stop keeps what has arrived', async ({ page, request, server }) => {
  const { planning, api } = await aPlanning(request);
  const slow = await slowAnswers(server.url, 400);
  await page.goto(`${slow.url}${planning}`);
  await ask(page).click();
  await expect(cards(page).nth(1)).toBeVisible();
  await page.getByRole('button', { name: 'Stop' }).click();
  await expect(page.getByText('You stopped Ava.', { exact: false })).toBeVisible();
  const kept = await cards(page).count();
  expect(kept).toBeGreaterThan(1);
  const saved = (await (await request.get(`${api}/planning`)).json()) as { features: unknown[] };
  expect(saved.features.length).toBeGreaterThanOrEqual(kept);
  await page.reload();
  await expect(cards(page)).toHaveCount(saved.features.length);
  await slow.close();
});

test('the reviews of all included features can be stopped, and those that arrived stay', async ({ page, request }) => {
  const { planning } = await aPlanning(request);
  await page.goto(planning);
  await suggestions(page);
  await page.getByRole('button', { name: 'Continue to Architect Review' }).click();
  let answered = 2;
  await page.route('**/api/rpc/planning/review', async (route) => {
    answered -= 1;
    // The third is never answered.
    if (answered >= 0) await route.continue();
  });
  await page.getByRole('button', { name: 'Ask both for all included' }).click();
  await expect(page.getByText(/Theo and Claude are reviewing: 2 of \d+/)).toBeVisible();
  await page.getByRole('button', { name: 'Stop' }).click();
  await expect(page.getByRole('button', { name: 'Ask both for all included' })).toBeVisible();
  await expect(page.getByText(/^1 Reviewed/)).toBeVisible();
  await expect(page.getByRole('alert')).toHaveCount(0);
});

test('feedback that cannot be had is said, and can be asked for again', async ({ page, request }) => {
  const { planning } = await aPlanning(request);
  await page.goto(planning);
  await suggestions(page);
  await page.getByRole('button', { name: 'Continue to Architect Review' }).click();
  await page.route('**/api/rpc/planning/review', (route) => route.abort());
  await page.getByRole('button', { name: 'Ask Claude' }).first().click();
  await expect(failure(page, 'Error getting feedback')).toContainText(
    'Could not connect to AI architect. Please try again.',
  );
  await page.unroute('**/api/rpc/planning/review');
  await page.getByRole('button', { name: 'Ask Claude' }).first().click();
  await expect(toast(page, "Claude's feedback received")).toBeVisible();
});

test('a plan that cannot be saved stays on step 3', async ({ page, request, server }) => {
  const { planning } = await aPlanning(request);
  await page.goto(planning);
  await suggestions(page);
  const moved = page.waitForResponse('**/api/rpc/planning/goTo');
  await page.getByRole('button', { name: 'Continue to Architect Review' }).click();
  await moved;
  await server.kill('SIGKILL');
  await page.getByRole('button', { name: 'Finalize Scope & Continue' }).click();
  await expect(failure(page, 'Error saving features')).toContainText(
    'There was a problem saving the features to the database.',
  );
  await expect(step(page)).toContainText('Architect Review');
  await server.restart();
  await page.getByRole('button', { name: 'Finalize Scope & Continue' }).click();
  await expect(page.getByRole('heading', { name: 'PI Planning Complete' })).toBeVisible();
});

test('a suggestion can be put into own words before it is included', async ({ page, request }) => {
  const { planning } = await aPlanning(request);
  await page.goto(planning);
  await suggestions(page);
  const last = cards(page).last();
  await last.getByRole('button', { name: /^Edit / }).click();
  await page.getByLabel('Name').fill('');
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(page.getByText('Name is required')).toBeVisible();
  await page.getByLabel('Name').fill('Lend by the hour');
  await page.reload();
  await expect(page.getByLabel('Name')).toHaveValue('Lend by the hour');
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(last.getByRole('heading', { name: 'Lend by the hour' })).toBeVisible();
  await last.getByRole('checkbox', { name: 'Include in PI' }).check();
  await page.getByRole('button', { name: 'Continue to Architect Review' }).click();
  await page.getByRole('button', { name: 'Back' }).click();
  await page.reload();
  await expect(last.getByRole('heading', { name: 'Lend by the hour' })).toBeVisible();
  await expect(last.getByRole('checkbox', { name: 'Include in PI' })).toBeChecked();
});

test('the whole planning can be walked by keyboard', async ({ page, request }) => {
  const { planning } = await aPlanning(request);
  await page.goto(planning);
  await page.getByLabel('Your Comment (optional)').focus();
  await page.keyboard.press('Tab');
  await expect(ask(page)).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { name: 'Review features' })).toBeFocused();
  await expect(page.getByRole('button', { name: 'Ask Ava for more' })).toBeVisible();
  await page.keyboard.press('Tab');
  await page.keyboard.press('Tab');
  await expect(page.getByRole('button', { name: 'Continue to Architect Review' })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { name: 'Get technical feedback' })).toBeFocused();
  await page.keyboard.press('Tab');
  await page.keyboard.press('Tab');
  await page.keyboard.press('Space');
  await expect(page.getByRole('heading', { name: 'PI Planning Complete' })).toBeFocused();
});
