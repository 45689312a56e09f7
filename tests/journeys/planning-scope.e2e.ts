import { axe, expect, test } from './journey.ts';
import { aPlanning, ask, cards, failure, step, suggestions, summary, toast } from './planning-steps.ts';

test('the whole planning is walked by keyboard, and every step is accessible in the light and in the dark', async ({
  page,
  request,
}) => {
  test.slow();
  const { planning, path } = await aPlanning(request);
  await page.goto(planning);
  await expect(page.getByLabel('Project Idea or Goal')).toHaveValue(summary);
  await axe(page);
  await page.getByLabel('Your Comment (optional)').focus();
  await page.keyboard.press('Tab');
  await expect(page.getByRole('button', { name: /Bea/ })).toBeFocused();
  await page.keyboard.press('Tab');
  await expect(ask(page)).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { name: 'Review features' })).toBeFocused();
  await expect(page.getByRole('button', { name: 'Ask Ava for more' })).toBeVisible();
  await expect(cards(page).getByText('Built-in advisor')).toHaveCount(await cards(page).count());

  // Adding by hand.
  await page.keyboard.press('Tab');
  await page.keyboard.press('Tab');
  await expect(page.getByRole('button', { name: 'Continue to Architect Review' })).toBeFocused();
  await page.keyboard.press('Tab');
  await expect(page.getByRole('button', { name: 'Add by hand' })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page.getByLabel('Name')).toBeFocused();
  await page.keyboard.type('Take card payments');
  await page.keyboard.press('Tab');
  await page.keyboard.type('Members pay the deposit by card and get a receipt.');
  await page.getByLabel('Name').press('Enter');
  const added = cards(page).last();
  await expect(added.getByRole('heading', { name: 'Take card payments' })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Add by hand' })).toBeFocused();

  // Editing.
  await added.getByRole('button', { name: 'Edit Take card payments' }).press('Enter');
  await expect(page.getByLabel('Name')).toBeFocused();
  // Not "End": on macOS it moves the page, and not the cursor.
  await page.keyboard.press('ControlOrMeta+a');
  await page.keyboard.type('Take card payments at the door');
  await axe(page);
  await page.keyboard.press('Enter');
  await expect(page.getByRole('button', { name: 'Edit Take card payments at the door' })).toBeFocused();
  await page.keyboard.press('Shift+Tab');
  await expect(added.getByRole('checkbox', { name: 'Include in PI' })).toBeFocused();
  await expect(added.getByRole('checkbox')).toBeChecked();
  await page.getByRole('heading', { name: 'Review features' }).focus();
  await page.keyboard.press('Tab');
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { name: 'Get technical feedback' })).toBeFocused();

  // Asking for reviews: where the two differ is shown side by side.
  const planned = page.getByRole('list', { name: 'Features in the plan' }).getByRole('article').last();
  const differences = planned.getByRole('region', { name: 'Theo and Claude differ' });
  await planned.getByRole('button', { name: 'Ask Theo' }).press('Enter');
  await expect(toast(page, "Theo's feedback received")).toBeVisible();
  await expect(planned.getByRole('button', { name: 'Ask Claude' })).toBeFocused();
  await expect(differences).toBeHidden();
  await page.keyboard.press('Enter');
  await expect(toast(page, "Claude's feedback received")).toBeVisible();
  const assessment = differences.getByRole('row').filter({ hasText: 'Assessment' });
  await expect(assessment.getByRole('cell')).toHaveCount(2);
  const [theo, claude] = await assessment.getByRole('cell').allInnerTexts();
  expect(theo).not.toBe(claude);
  await axe(page);
  await page.reload();
  await expect(step(page)).toContainText('Architect Review');
  await expect(differences).toBeVisible();

  await page.getByRole('button', { name: 'Finalize Scope & Continue' }).press('Enter');
  await expect(page.getByRole('heading', { name: 'PI Planning Complete' })).toBeFocused();
  await axe(page);
  await page.getByRole('button', { name: 'Finalize Scope & Continue to Story Refinement' }).press('Enter');
  await expect(page).toHaveURL(`${path}/refinement`);
});

test('a plan larger than the capacity says so before it is finalised, and its goals become the goal', async ({
  page,
  request,
}) => {
  const { planning, api } = await aPlanning(request);
  await page.goto(planning);
  await page.getByLabel('Project Idea or Goal').fill('  ');
  await expect(ask(page)).toBeDisabled();
  await page.getByLabel('Project Idea or Goal').fill('Members reserve a drill. Overdue drills send a reminder.');
  await page.getByLabel('Primary goals (optional)').fill('Lend a drill\nGet it back');
  await page.getByLabel('Team capacity in points (optional)').fill('100 points');
  await expect(page.getByLabel('Team capacity in points (optional)')).toHaveValue('100');
  await expect(page.getByText('Saved as you type.')).toBeVisible();
  await page.reload();
  await expect(page.getByLabel('Team capacity in points (optional)')).toHaveValue('100');
  await expect(page.getByLabel('Primary goals (optional)')).toHaveValue('Lend a drill\nGet it back');
  await suggestions(page);
  await expect(page.getByText(/^\d+ of 100 points planned$/)).toBeVisible();

  await page.getByRole('link', { name: 'Context' }).click();
  await page.getByLabel('Team capacity in points (optional)').fill('0');
  await expect(page.getByText('Saved as you type.')).toBeVisible();
  await page.getByRole('link', { name: 'PO Review' }).click();
  const boxes = cards(page).getByRole('checkbox', { name: 'Include in PI' });
  for (const box of await boxes.all()) await box.uncheck();
  await expect(page.getByText('0 of 0 points planned')).toBeVisible();
  await boxes.first().check();
  const warning = page.getByRole('status').filter({ hasText: 'larger than the capacity' });
  await expect(warning).toContainText('are included and the team can finish 0.');
  await page.getByRole('button', { name: 'Continue to Architect Review' }).click();
  await expect(warning).toBeVisible();
  await axe(page);
  await page.getByRole('button', { name: 'Finalize Scope & Continue' }).click();
  await expect(page.getByRole('heading', { name: 'PI Planning Complete' })).toBeVisible();
  await expect(page.getByText('Lend a drill, Get it back')).toBeVisible();
  const { context } = (await (await request.get(`${api}/planning`)).json()) as { context: object };
  expect(context).toMatchObject({ teamCapacity: 0, primaryGoals: ['Lend a drill', 'Get it back'] });
});

test('a suggestion is put into own words, one added by hand is removed and brought back, and an edit is undone', async ({
  page,
  request,
}) => {
  const { planning } = await aPlanning(request);
  await page.goto(`${planning}?step=2`);
  await page.getByRole('button', { name: 'Add by hand' }).click();
  await page.getByLabel('Name').fill('Lend a ladder');
  // Escape leaves a form, and what was typed is there when it is opened again.
  await page.keyboard.press('Escape');
  await expect(page.getByLabel('Name')).toHaveCount(0);
  await expect(page.getByRole('button', { name: 'Add by hand' })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page.getByLabel('Name')).toHaveValue('Lend a ladder');
  await page.getByRole('button', { name: 'Add feature' }).click();
  await expect(page.getByText('1 Selected / 1 Total')).toBeVisible();
  await page.getByRole('button', { name: 'Remove Lend a ladder' }).click();
  await expect(page.getByText('0 Selected / 0 Total')).toBeVisible();
  await toast(page, 'Suggestion removed').getByRole('button', { name: 'Undo' }).click();
  await expect(page.getByText('1 Selected / 1 Total')).toBeVisible();

  await page.getByRole('button', { name: 'Edit Lend a ladder' }).click();
  await page.getByLabel('Name').fill('');
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(page.getByText('Name is required')).toBeVisible();
  await page.getByLabel('Name').fill('Lend two ladders');
  await page.keyboard.press('Escape');
  await expect(cards(page).getByRole('heading', { name: 'Lend a ladder' })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Edit Lend a ladder' })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page.getByLabel('Name')).toHaveValue('Lend two ladders');
  await page.reload();
  await expect(page.getByLabel('Name')).toHaveValue('Lend two ladders');
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(page.getByRole('button', { name: 'Edit Lend two ladders' })).toBeFocused();
  await cards(page).getByRole('checkbox', { name: 'Include in PI' }).uncheck();
  await page.getByRole('button', { name: 'Continue to Architect Review' }).click();
  await expect(page.getByText('Nothing is included yet')).toBeVisible();
  await page.getByRole('button', { name: 'Back' }).click();
  await expect(cards(page).getByRole('heading', { name: 'Lend two ladders' })).toBeVisible();
  await page.reload();
  await expect(cards(page).getByRole('heading', { name: 'Lend two ladders' })).toBeVisible();
  await expect(cards(page).getByRole('checkbox', { name: 'Include in PI' })).not.toBeChecked();

  await page.getByRole('button', { name: 'Edit Lend two ladders' }).click();
  await page.getByLabel('Name').fill('Lend three ladders');
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await toast(page, 'Suggestion changed').getByRole('button', { name: 'Undo' }).click();
  await expect(cards(page).getByRole('heading', { name: 'Lend two ladders' })).toBeVisible();
});

test('a generation that fails, is refused or brings nothing moves on, keeps everything, and can be asked for again', async ({
  page,
  request,
}) => {
  const { planning } = await aPlanning(request);
  await page.goto(planning);
  await page.getByLabel('Your Comment (optional)').fill('Keep it simple.');
  const done = 'event: message\ndata: {"json":{"type":"done","count":0}}\n\nevent: done\ndata: {}\n\n';
  await page.route(
    '**/api/rpc/planning/suggest',
    (route) => route.fulfill({ contentType: 'text/event-stream', body: done }),
    { times: 1 },
  );
  await ask(page).click();
  await expect(failure(page, 'No features generated')).toContainText(
    'Could not retrieve AI-generated features. Please try again.',
  );
  await expect(step(page)).toContainText('PO Review');
  await page.getByRole('link', { name: 'Context' }).click();
  const refused = '{"json":{"message":"Failed to generate features"}}';
  await page.route(
    '**/api/rpc/planning/suggest',
    (route) => route.fulfill({ status: 503, contentType: 'application/json', body: refused }),
    { times: 1 },
  );
  await ask(page).click();
  await expect(failure(page, 'Error generating features')).toContainText(
    'There was an error generating features. Please try again.',
  );
  await expect(step(page)).toContainText('PO Review');
  await page.getByRole('link', { name: 'Context' }).click();
  await expect(page.getByLabel('Project Idea or Goal')).toHaveValue(summary);
  await expect(page.getByLabel('Your Comment (optional)')).toHaveValue('Keep it simple.');
  await page.route('**/api/rpc/planning/suggest', (route) => route.abort());
  await ask(page).click();
  await expect(failure(page, 'Error generating features')).toHaveCount(2);
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
  await expect(page.getByRole('button', { name: 'Stop' })).toBeHidden();
  await expect(page.getByRole('button', { name: 'Ask Ava for more' })).toBeVisible();
  const names = () => cards(page).getByRole('heading').allInnerTexts();
  const first = await names();
  expect(first.length).toBeGreaterThan(3);
  const nothingNew = page.getByRole('status').filter({ hasText: 'Ava has nothing to add to what is here.' });
  // What she still has to say comes at most a few times; then she says that it was all.
  for (let asked = 0; asked < 5 && !(await nothingNew.isVisible()); asked += 1) {
    await page.getByRole('button', { name: 'Ask Ava for more' }).click();
    await expect(page.getByRole('button', { name: 'Stop' })).toBeHidden();
    await expect(page.getByRole('button', { name: 'Ask Ava for more' })).toBeVisible();
  }
  await expect(nothingNew).toBeVisible();
  const all = await names();
  expect(all.slice(0, first.length)).toEqual(first);
  expect(new Set(all).size).toBe(all.length);
});

test('a review that cannot be had is said and asked for again; the reviews of all can be stopped, and those that arrived stay', async ({
  page,
  request,
}) => {
  const { planning } = await aPlanning(request);
  await page.goto(planning);
  await suggestions(page);
  await page.getByRole('button', { name: 'Continue to Architect Review' }).click();
  await page.route('**/api/rpc/planning/review', (route) => route.abort(), { times: 1 });
  await page.getByRole('button', { name: 'Ask Claude' }).first().click();
  await expect(failure(page, 'Error getting feedback')).toContainText(
    'Could not connect to AI architect. Please try again.',
  );
  await page.getByRole('button', { name: 'Ask Claude' }).first().click();
  await expect(toast(page, "Claude's feedback received")).toBeVisible();
  await failure(page, 'Error getting feedback').getByRole('button', { name: 'Dismiss' }).click();
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
  await expect(page.getByText(/^2 Reviewed/)).toBeVisible();
  await expect(page.getByRole('alert')).toHaveCount(0);
});
