import { axe, expect, test } from './journey.ts';
import { aPlanning, ask, cards, failure, step, suggestions, toast } from './planning-steps.ts';
import { slowAnswers } from './slow-answers.ts';

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

test('where Theo and Claude differ is shown side by side', async ({ page, request }) => {
  const { planning } = await aPlanning(request);
  await page.goto(`${planning}?step=2`);
  await page.getByRole('button', { name: 'Add by hand' }).click();
  await page.getByLabel('Name').fill('Take card payments');
  await page.getByLabel('Description').fill('Members pay the deposit by card and get a receipt.');
  await page.getByRole('button', { name: 'Add feature' }).click();
  await page.getByRole('button', { name: 'Continue to Architect Review' }).click();
  const planned = page.getByRole('list', { name: 'Features in the plan' }).getByRole('article');
  const differences = planned.getByRole('region', { name: 'Theo and Claude differ' });
  await planned.getByRole('button', { name: 'Ask Theo' }).click();
  await expect(toast(page, "Theo's feedback received")).toBeVisible();
  await expect(differences).toBeHidden();
  await planned.getByRole('button', { name: 'Ask Claude' }).click();
  await expect(toast(page, "Claude's feedback received")).toBeVisible();
  const assessment = differences.getByRole('row').filter({ hasText: 'Assessment' });
  await expect(assessment.getByRole('cell')).toHaveCount(2);
  const [theo, claude] = await assessment.getByRole('cell').allInnerTexts();
  expect(theo).not.toBe(claude);
  await axe(page);
  await page.reload();
  await expect(step(page)).toContainText('Architect Review');
  await expect(differences).toBeVisible();
});

test('a feature added by hand is removed and brought back, and an edit is undone', async ({ page, request }) => {
  const { planning } = await aPlanning(request);
  await page.goto(`${planning}?step=2`);
  await page.getByRole('button', { name: 'Add by hand' }).click();
  await page.getByLabel('Name').fill('Lend a ladder');
  await page.getByRole('button', { name: 'Add feature' }).click();
  await expect(page.getByText('1 Selected / 1 Total')).toBeVisible();
  await page.getByRole('button', { name: 'Remove Lend a ladder' }).click();
  await expect(page.getByText('0 Selected / 0 Total')).toBeVisible();
  await toast(page, 'Suggestion removed').getByRole('button', { name: 'Undo' }).click();
  await expect(page.getByText('1 Selected / 1 Total')).toBeVisible();

  await page.getByRole('button', { name: 'Edit Lend a ladder' }).click();
  await page.getByLabel('Name').fill('Lend two ladders');
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(page.getByRole('button', { name: 'Edit Lend two ladders' })).toBeFocused();
  await toast(page, 'Suggestion changed').getByRole('button', { name: 'Undo' }).click();
  await expect(cards(page).getByRole('heading', { name: 'Lend a ladder' })).toBeVisible();
  await page.reload();
  await expect(cards(page).getByRole('heading', { name: 'Lend a ladder' })).toBeVisible();
});

test('asking again adds nothing twice, and says when there is nothing new', async ({ page, request }) => {
  const { planning } = await aPlanning(request);
  await page.goto(planning);
  await suggestions(page);
  const names = () => cards(page).getByRole('heading').allInnerTexts();
  const first = await names();
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

test('when both edit the same suggestion, both versions are shown and nothing is overwritten', async ({
  page,
  request,
}) => {
  const { planning, api } = await aPlanning(request);
  const planned = await request.post(`${api}/planning/features`, { data: { name: 'Lend a ladder' } });
  const { id, version } = (await planned.json()) as { id: string; version: number };
  await page.goto(`${planning}?step=2`);
  await page.getByRole('button', { name: 'Edit Lend a ladder' }).click();
  await page.getByLabel('Name').fill('Lend my ladder');
  const elsewhere = { name: 'Lend their ladder', version };
  expect((await request.patch(`${api}/planning/features/${id}`, { data: elsewhere })).ok()).toBe(true);
  await expect(page.getByText('Name there: Lend their ladder')).toBeVisible();
  await axe(page);
  await expect(page.getByLabel('Name')).toHaveValue('Lend my ladder');
  await expect(page.getByRole('button', { name: 'Save', exact: true })).toBeDisabled();
  await page.getByRole('button', { name: 'Keep mine' }).click();
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(cards(page).getByRole('heading', { name: 'Lend my ladder' })).toBeVisible();
});

test('a crash in the middle of the suggestions is said, and what had arrived is there afterwards', async ({
  page,
  request,
  server,
}) => {
  const { planning } = await aPlanning(request);
  const slow = await slowAnswers(server.url, 400);
  await page.goto(`${slow.url}${planning}`);
  await ask(page).click();
  await expect(cards(page).nth(1)).toBeVisible();
  await server.kill('SIGKILL');
  await slow.close();
  await expect(failure(page, 'Error generating features')).toContainText(
    'There was an error generating features. Please try again.',
  );
  const arrived = await cards(page).getByRole('heading').allInnerTexts();
  await server.restart();
  await page.goto(`${server.url}${planning}`);
  await expect(step(page)).toContainText('PO Review');
  await expect.poll(() => cards(page).getByRole('heading').allInnerTexts()).toEqual(expect.arrayContaining(arrived));
});

test('an advisor that refuses is said with the words of the specification, and the context is kept', async ({
  page,
  request,
}) => {
  const { planning } = await aPlanning(request);
  await page.goto(planning);
  await page.getByLabel('Your Comment (optional)').fill('Keep it simple.');
  await page.route('**/api/rpc/planning/suggest', (route) =>
    route.fulfill({ status: 503, contentType: 'application/json', body: '{"json":{"message":"Failed to generate"}}' }),
  );
  await ask(page).click();
  await expect(failure(page, 'Error generating features')).toBeVisible();
  await expect(step(page)).toContainText('PO Review');
  await page.getByRole('link', { name: 'Context' }).click();
  await expect(page.getByLabel('Your Comment (optional)')).toHaveValue('Keep it simple.');
});

test('when the increment is gone the way on leads back to the project, and says so', async ({ page, request }) => {
  const { planning, project } = await aPlanning(request);
  await page.goto(`${planning}?step=2`);
  await page.getByRole('button', { name: 'Add by hand' }).click();
  await page.getByLabel('Name').fill('Lend a ladder');
  await page.getByRole('button', { name: 'Add feature' }).click();
  await page.getByRole('button', { name: 'Continue to Architect Review' }).click();
  await page.getByRole('button', { name: 'Finalize Scope & Continue' }).click();
  await expect(page.getByRole('heading', { name: 'PI Planning Complete' })).toBeVisible();
  await page.route('**/api/rpc/increment/list**', (route) =>
    route.fulfill({ contentType: 'application/json', body: '{"json":[]}' }),
  );
  await page.getByRole('button', { name: 'Finalize Scope & Continue to Story Refinement' }).click();
  await expect(failure(page, 'Navigation error')).toContainText(
    'Could not navigate to Story Refinement. Returning to project dashboard.',
  );
  await expect(page).toHaveURL(`/project/${project.id}/dashboard`);
});

test('planning of an increment that is not there says so', async ({ page, request }) => {
  const { project } = await aPlanning(request);
  await page.goto(`/project/${project.id}/pi/${project.id}/planning`);
  await expect(page.getByText('Failed to load program increment data')).toBeVisible();
});
