import { axe, expect, test } from './journey.ts';
import { cards, step } from './planning-steps.ts';
import { acceptPlan, acceptStories, acceptTests, column, figure, lane, projectToScope } from './way-steps.ts';
import { scopeToRefinement, toast } from './way-steps.ts';

const idea =
  'A record book for the beekeepers of our association. Keepers must be able to note inspections of their hives on the phone, ' +
  'also without a connection. The chair wants to export a list of all hives once a year. No spreadsheets.';

test('an increment goes from an idea in own words to completed, and the next one begins', async ({ page, request }) => {
  await projectToScope(page, idea);
  const id = new URL(page.url()).pathname.split('/')[2];
  await expect(
    cards(page)
      .filter({ hasText: /inspection/i })
      .first(),
  ).toContainText('note inspections of their hives');
  await expect(cards(page).filter({ hasText: /spreadsheet/i })).toHaveCount(0);
  // Nothing of a plan in the making is lost with the page.
  await page.reload();
  await expect(step(page)).toContainText('PO Review');
  const features = await scopeToRefinement(page);
  const stored = (await (await request.get(`/api/projects/${id}/features`)).json()) as { items: { status: string }[] };
  expect(stored.items.map(({ status }) => status)).toEqual(Array.from({ length: features }, () => 'selected'));

  // Refinement: one feature is split, the first of its stories is weighed and made ready.
  const chosen = page.getByRole('navigation', { name: 'Selected features' }).getByRole('link', { name: /export/i });
  await chosen.click();
  const stories = await acceptStories(page);
  expect(stories).toBeGreaterThan(2);
  await expect(chosen).toContainText(`${stories} stories`);
  await page.getByRole('button', { name: 'Open S-1', exact: true }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('Value', { exact: true }).selectOption('8');
  await dialog.getByLabel('Time criticality').selectOption('13');
  await dialog.getByLabel('Risk', { exact: true }).selectOption('5');
  const worth = 'value 8 + urgency 13 + risk 5, over 3 points = 8.7';
  await expect(dialog.getByText(worth)).toBeVisible();
  await dialog.getByLabel('Whoever builds it has understood it').check();
  await dialog.getByLabel('No question about it is open').check();
  await dialog.getByRole('button', { name: 'Mark as ready' }).click();
  await expect(dialog.getByLabel('Status')).toHaveValue('ready');
  await page.keyboard.press('Escape');
  await expect(page.getByText(`${features} features selected, ${features - 1} without stories.`)).toBeVisible();
  await page.getByRole('button', { name: 'Advance Stage' }).click();

  // The next stage opens; what is not done there is said on the dashboard.
  await expect(page.getByRole('heading', { level: 2, name: 'Test Planning' })).toBeVisible();
  const tests = await acceptTests(page);
  await page.getByRole('link', { name: 'Overview' }).click();
  await expect(page.getByRole('region', { name: 'Current Focus' })).toContainText(`${tests - 1} tests not passed yet`);
  await expect(figure(page, 'Tests pending')).toHaveText(String(tests - 1));
  await page.getByRole('link', { name: 'Plan Tests' }).click();
  await page.getByRole('button', { name: 'Advance Stage' }).click();

  await expect(page.getByRole('heading', { level: 2, name: 'Sprint Planning' })).toBeVisible();
  await acceptPlan(page);
  await expect(lane(page, 'Sprint 1').getByRole('article').first()).toContainText('S-1');
  await expect(lane(page, 'Sprint 1').getByRole('article').first().getByTitle(worth)).toHaveText('3 pt');
  const committed = await lane(page, 'Sprint 1').getByRole('article').count();

  // The sprint: started, worked on by pointer, seen on the dashboard, finished.
  await page.getByRole('link', { name: 'Open Sprint 1' }).click();
  await page.getByRole('button', { name: 'Start Sprint' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Start Sprint' }).click();
  await expect(toast(page, 'Sprint started')).toBeVisible();
  await expect(dialog).toHaveCount(0);
  const card = page.getByRole('article').filter({ hasText: 'S-1' });
  await expect(card).toHaveAttribute('draggable', 'true');
  await card.getByRole('button', { name: /^Move/ }).dragTo(column(page, 'Done'), { targetPosition: { x: 40, y: 30 } });
  await expect(column(page, 'Done').getByRole('article')).toHaveText([/S-1/]);
  await page.getByRole('link', { name: 'Features', exact: true }).click();
  const built = page
    .getByRole('feed')
    .getByRole('article')
    .filter({ hasText: `1 of ${stories} stories done` });
  await expect(built).toContainText('In Progress');
  await expect(built).toContainText(/estimated by [A-Z][a-z]{2}\s\d/);
  await built.getByRole('link', { name: 'View Details' }).click();
  await expect(dialog).toContainText('In Progress');
  await expect(dialog.getByLabel('Status')).toHaveValue('selected');
  await page.keyboard.press('Escape');
  await page.getByRole('link', { name: 'Overview' }).click();
  await expect(page.getByRole('heading', { name: 'Build what Sprint 1 holds' })).toBeVisible();
  await expect(figure(page, 'Points of Sprint 1 done')).toHaveText(`3 of ${committed * 3}`);
  await expect(figure(page, 'Stories created')).toHaveText(String(stories));
  await expect(figure(page, 'Stories completed')).toHaveText('1');
  await page.getByRole('link', { name: 'Open Sprint 1' }).click();
  await page.getByRole('button', { name: 'Finish Sprint' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Finish Sprint' }).click();
  await expect(page.getByRole('link', { name: 'Go to Sprint 2' })).toBeVisible();
  await page.getByRole('link', { name: 'Sprint Planning' }).click();
  await page.getByRole('button', { name: 'Advance Stage' }).click();

  // The review: what was shown, what is better next time, what goes on; then the next increment has its turn.
  await expect(page.getByRole('heading', { level: 2, name: 'Review of PI 1' })).toBeVisible();
  const planned = page.getByRole('region', { name: 'Planned and done' });
  await expect(planned).toContainText(`Features0 of ${features}Stories1 of ${stories}Points3 of ${stories * 3}`);
  await page.getByRole('button', { name: 'Ask Milo for a summary' }).click();
  await expect(page.getByRole('list', { name: 'Sentences of the summary' }).getByRole('link').first()).toBeVisible();
  await page.getByRole('button', { name: 'Add finished stories' }).click();
  await page
    .getByRole('region', { name: /^Demo of/ })
    .getByRole('checkbox')
    .first()
    .check();
  await page.getByRole('button', { name: 'Create the next PI' }).click();
  await dialog.getByRole('button', { name: 'Create PI' }).click();
  const actions = page.getByRole('region', { name: 'Actions' });
  await actions.getByRole('textbox').fill('Agree on a day for reviews');
  await actions.getByRole('textbox').press('Enter');
  await actions.getByRole('button', { name: 'Make a story of Agree on a day for reviews' }).click();
  await expect(actions.getByText(`Story S-${stories + 1}`)).toBeVisible();
  await page.getByRole('button', { name: 'All of it to PI 2' }).click();
  await expect(toast(page, 'Moved')).toBeVisible();
  await expect(planned).toContainText(`Features0 of ${features}Stories1 of ${stories}Points3 of ${stories * 3}`);
  await expect(planned.getByText('To PI 2')).toHaveCount(features);
  await page.getByRole('button', { name: 'Complete PI 1' }).click();
  await page.getByRole('link', { name: 'Go to PI 2' }).click();
  await expect(page.getByRole('region', { name: 'Current Focus' })).toContainText('Kickoff');
  await expect(page.getByRole('list', { name: 'Stages of PI 2' })).toBeVisible();
  await expect(figure(page, 'PIs completed')).toHaveText('1 of 2');
  await axe(page);
});
