import type { APIRequestContext, Page } from '@playwright/test';
import { axe, expect, pressFast, test } from './journey.ts';

type Row = { id: string; version: number };

const asked = async <T>(request: APIRequestContext, method: 'get' | 'post' | 'patch', path: string, data?: object) => {
  const answer = await request[method](`/api/projects${path}`, data && { data });
  if (!answer.ok()) throw new Error(`${path}: ${answer.status()} ${await answer.text()}`);
  return (await answer.json()) as T;
};

/** An increment of four weeks from today on, and five stories of which the second needs the first. */
const given = async (request: APIRequestContext) => {
  const { id: project } = await asked<Row>(request, 'post', '', { name: 'Tool shed', summary: 'Lend tools.' });
  const [increment] = await asked<Row[]>(request, 'get', `/${project}/increments`);
  if (!increment) throw new Error('the project has no increment');
  const inDays = (days: number) => new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 10);
  await asked(request, 'patch', `/${project}/increments/${increment.id}`, {
    version: increment.version,
    start_date: inDays(0),
    end_date: inDays(27),
  });
  const feature = await asked<Row>(request, 'post', `/${project}/features`, {
    name: 'Lend a tool',
    description: 'For a day.',
    value_category: 'Must Have',
    status: 'selected',
    pi_id: increment.id,
  });
  const story = (title: string, story_points: number | null, more: object = {}) =>
    asked<Row>(request, 'post', `/${project}/stories`, { title, story_points, pi_id: increment.id, ...more });
  const base = await story('Keep a list of tools', 5, { status: 'ready' });
  await story('Find a tool', 3, { depends_on: [base.id], feature_id: feature.id, priority: 'high' });
  await story('Print the list', 8);
  await story('Say that it is back', 2);
  await story('Guess what breaks', null);
  return { project, at: `/project/${project}/pi/${increment.id}`, feature };
};

const toast = (page: Page, title: string) => page.getByRole('status').filter({ hasText: title });
const lane = (page: Page, name: string) => page.getByRole('region', { name: 'Sprints' }).getByRole('region', { name });
const card = (page: Page, title: string) => page.getByRole('article', { name: title });
const grip = (page: Page, title: string) => card(page, title).getByRole('button', { name: /^Move/ });

test('sprints are cut, filled by hand and by proposal, and taken back in one step', async ({ page, request }) => {
  const { project, at } = await given(request);
  await page.goto(`${at}/sprint-planning`);
  await expect(page.getByText('5 stories wait to be placed (18 points).')).toBeVisible();
  await page.getByRole('button', { name: 'Cut sprints' }).click();
  await expect(lane(page, 'Sprint 2')).toBeVisible();
  await expect(lane(page, 'Unscheduled').getByText('5 stories, 18 points, 1 without an estimate')).toBeVisible();
  await expect(page.getByText('of planned capacity')).toContainText('a forecast needs 6');

  // By keyboard: the card keeps the focus, and the toast takes it back.
  await grip(page, 'Print the list').focus();
  await pressFast(page, 'ArrowRight', 'ArrowLeft', 'ArrowRight', 'ArrowRight');
  await expect(lane(page, 'Sprint 2').getByRole('article')).toHaveText([/Print the list/]);
  // Steps of one card are one toast. Of many the newest two are shown, below the links of the sidebar.
  const messages = page.getByRole('region', { name: 'Messages' });
  await expect(toast(page, 'Story placed')).toHaveCount(1);
  await grip(page, 'Say that it is back').focus();
  await pressFast(page, 'ArrowRight', 'ArrowLeft');
  await expect(toast(page, 'Story placed').last()).toContainText('S-4 is in no sprint now.');
  await expect(messages.getByRole('status')).toHaveCount(2);
  const [area, lastLink] = [await messages.boundingBox(), await page.getByRole('link', { name: 'Team' }).boundingBox()];
  expect(area?.y).toBeGreaterThan((lastLink?.y ?? Infinity) + (lastLink?.height ?? 0));
  const second = toast(page, 'Story placed').filter({ hasText: 'S-3 is in Sprint 2 now.' });
  await second.getByRole('button', { name: 'Undo' }).click();
  await expect(lane(page, 'Sprint 1').getByRole('article')).toHaveText([/Print the list/]);

  // By pointer: what comes before what it needs is said, and so is what is too much.
  await expect(card(page, 'Find a tool')).toHaveAttribute('draggable', 'true');
  await grip(page, 'Find a tool').dragTo(lane(page, 'Sprint 1'), { targetPosition: { x: 40, y: 30 } });
  await expect(lane(page, 'Sprint 1').getByRole('article')).toHaveCount(2);
  await expect(page.getByText('Planned before what it needs: S-2 before S-1.')).toBeVisible();
  await expect(card(page, 'Find a tool').getByText('Needs S-1, which comes later')).toBeVisible();
  await expect(lane(page, 'Sprint 1').getByText('11 of 8 points planned: 3 over capacity')).toBeVisible();
  await expect(lane(page, 'Sprint 1').getByText('Capacity: 10 person-days at 80%')).toBeVisible();
  await axe(page);

  // Capacity follows people and focus factor.
  await page.getByRole('button', { name: 'Edit Sprint 2' }).click();
  const dialog = page.getByRole('dialog', { name: 'Edit Sprint 2' });
  await dialog.getByRole('button', { name: 'Add a person' }).click();
  await dialog.getByRole('textbox', { name: 'Name of person 2' }).fill('Bo');
  await dialog.getByRole('textbox', { name: 'Days off of Bo' }).fill('5');
  await dialog.getByRole('textbox', { name: 'Focus factor' }).fill('60');
  await expect(dialog.getByText('Capacity: 9 points, from 15 working days.')).toBeVisible();
  await axe(page);
  await dialog.getByRole('button', { name: 'Save Changes' }).click();
  await expect(lane(page, 'Sprint 2').getByText('0 of 9 points')).toBeVisible();

  // The search can be stopped: the server is told, nothing has changed, and it can be asked for again.
  await page.route('**/api/rpc/sprint/propose', () => undefined, { times: 1 });
  const givenUp = page.waitForEvent('requestfailed', (asked) => asked.url().endsWith('/sprint/propose'));
  await page.getByRole('button', { name: 'Propose a plan' }).click();
  const proposal = page.getByRole('dialog', { name: 'Propose a plan' });
  await proposal.getByRole('button', { name: 'Stop' }).click();
  await givenUp;
  await expect(proposal.getByText('The search was stopped. Nothing was changed.')).toBeVisible();
  await proposal.getByRole('button', { name: 'Try again' }).click();
  await expect(proposal.getByText('Proven: no plan is worth more.')).toBeVisible();
  await expect(proposal.getByRole('row', { name: 'Stories before what they need' })).toHaveText(/10$/);
  await expect(proposal.getByRole('listitem').filter({ hasText: 'Keep a list of tools' })).toContainText(
    'No sprint → Sprint 1',
  );
  await expect(proposal.getByRole('listitem').filter({ hasText: 'Guess what breaks' })).toContainText(
    'It has no estimate yet.',
  );
  await axe(page);
  await proposal.getByRole('button', { name: 'Accept the plan' }).click();
  await expect(lane(page, 'Sprint 1').getByRole('article')).toHaveText([/Keep a list/, /Find a tool/]);
  await expect(page.getByText('Planned before')).toBeHidden();
  await toast(page, 'Plan accepted').getByRole('button', { name: 'Undo' }).click();
  await expect(lane(page, 'Sprint 1').getByRole('article')).toHaveText([/Find a tool/, /Print the list/]);

  // Cut anew: what it does is said before, and one click takes it back.
  await page.getByRole('button', { name: 'Cut anew' }).click();
  const recut = page.getByRole('dialog', { name: 'Cut sprints anew' });
  await expect(recut.getByText('The sprints are cut like this already.')).toBeVisible();
  await recut.getByLabel('Cut by').selectOption('Number of sprints');
  await recut.getByLabel('Number').selectOption('1');
  await expect(recut.getByRole('listitem').filter({ hasText: 'Sprint 2' })).toHaveText('Sprint 2 is removed');
  await axe(page);
  await recut.getByRole('button', { name: 'Cut sprints' }).click();
  await expect(lane(page, 'Sprint 2')).toBeHidden();
  await toast(page, 'Sprints cut').last().getByRole('button', { name: 'Undo' }).click();
  await expect(lane(page, 'Sprint 2').getByText('0 of 9 points')).toBeVisible();

  // A sprint that is removed leaves its stories in none, and comes back with them.
  await page.getByRole('button', { name: 'Edit Sprint 1' }).click();
  const removal = page.getByRole('dialog', { name: 'Edit Sprint 1' });
  await removal.getByRole('button', { name: 'Remove sprint' }).click();
  await expect(lane(page, 'Sprint 1')).toBeHidden();
  await expect(lane(page, 'Unscheduled').getByRole('article')).toHaveCount(5);
  await toast(page, 'Sprint removed').getByRole('button', { name: 'Undo' }).click();
  await expect(lane(page, 'Sprint 1').getByRole('article')).toHaveText([/Find a tool/, /Print the list/]);

  await page.goto(`/project/${project}/dashboard`);
  await expect(page.getByText('Forecast:')).toBeVisible();
});

test('a sprint is started, worked on, drawn day by day and finished', async ({ page, request, server }) => {
  const { project, at, feature } = await given(request);
  await page.goto(`${at}/sprint-planning`);
  await page.getByRole('button', { name: 'Cut sprints' }).click();
  await page.getByRole('button', { name: 'Propose a plan' }).click();
  await page.getByRole('button', { name: 'Accept the plan' }).click();
  // On a phone a message stands below what a dialog shows. It stays as long as the pointer is on it.
  await page.setViewportSize({ width: 390, height: 844 });
  await toast(page, 'Plan accepted').hover();
  await page.getByRole('button', { name: 'Propose a plan' }).press('Enter');
  await expect(page.getByRole('button', { name: "Keep today's plan" })).toBeVisible();
  const foot = await page.getByRole('button', { name: 'Accept the plan' }).boundingBox();
  const message = await toast(page, 'Plan accepted').boundingBox();
  expect(message?.y).toBeGreaterThanOrEqual((foot?.y ?? Infinity) + (foot?.height ?? 0));
  await page.getByRole('button', { name: "Keep today's plan" }).click();
  await page.setViewportSize({ width: 1280, height: 720 });
  await page.getByRole('link', { name: 'Sprint 1', exact: true }).click();
  await page.getByRole('button', { name: 'Start Sprint' }).click();
  const start = page.getByRole('dialog', { name: 'Start Sprint 1' });
  await expect(start).toContainText('commits to 2 stories, 8 points, with a capacity of 8 points');
  await start.getByRole('button', { name: 'Start Sprint' }).click();
  await toast(page, 'Sprint started').getByRole('button', { name: 'Undo' }).click();
  await page.getByRole('button', { name: 'Start Sprint' }).click();
  await start.getByRole('button', { name: 'Start Sprint' }).click();
  await expect(page.getByRole('button', { name: 'Finish Sprint' })).toBeVisible();
  await expect(start).toHaveCount(0);

  const column = (name: string) => page.getByRole('region', { name: 'Board' }).getByRole('region', { name });
  await grip(page, 'Keep a list of tools').focus();
  await pressFast(page, 'ArrowRight', 'ArrowRight', 'ArrowLeft', 'ArrowRight', 'ArrowRight');
  await expect(column('Done').getByRole('article')).toHaveText([/Keep a list of tools/]);
  await expect(grip(page, 'Keep a list of tools')).toBeFocused();
  await expect(card(page, 'Find a tool')).toHaveAttribute('draggable', 'true');
  await grip(page, 'Find a tool').dragTo(column('In Progress'), { targetPosition: { x: 40, y: 30 } });
  await expect(column('In Progress').getByRole('article')).toHaveText([/Find a tool/]);
  await expect(page.getByText('1 of 2 stories done, 5 of 8 points; 8 committed')).toBeVisible();
  await axe(page);

  await page.getByRole('tab', { name: 'Burndown' }).click();
  await expect(page.getByRole('img', { name: 'Points left: 8 at the start, 3 at last.' })).toBeVisible();
  await page.getByRole('button', { name: 'Show as table' }).click();
  await expect(page.getByRole('row', { name: 'Start' })).toHaveText(/Start8/);
  await page.getByRole('tab', { name: 'Cumulative flow' }).click();
  await expect(page.getByRole('img', { name: /In Progress: 1; In Review: 0; Done: 1/ })).toBeVisible();
  await axe(page);
  // On a phone the tabs stay in one line, and the one that is chosen is in sight.
  await page.setViewportSize({ width: 390, height: 844 });
  await page.getByRole('tab', { name: 'Scope changes' }).press('Enter');
  await expect(page.getByText('Nothing was added')).toBeVisible();
  await expect(page.getByRole('tab', { name: 'Scope changes' })).toBeInViewport({ ratio: 1 });
  const heights = [page.getByRole('tablist'), page.getByRole('tab').first()].map(async (one) => {
    const box = await one.boundingBox();
    return box?.height;
  });
  expect(await heights[0]).toBe(await heights[1]);
  await page.setViewportSize({ width: 1280, height: 720 });

  await page.getByRole('button', { name: 'Finish Sprint' }).click();
  const finish = page.getByRole('dialog', { name: 'Finish Sprint 1' });
  await expect(finish.getByRole('radio', { name: 'Sprint 2' })).toBeChecked();
  await axe(page);
  await finish.getByRole('button', { name: 'Finish Sprint' }).click();
  await expect(toast(page, 'Sprint finished')).toContainText('Sprint 1: 5 of 8 points done.');
  await toast(page, 'Sprint finished').getByRole('button', { name: 'Undo' }).click();
  await expect(page.getByText('Nothing was added')).toBeVisible();
  await page.getByRole('button', { name: 'Finish Sprint' }).click();
  await finish.getByRole('button', { name: 'Finish Sprint' }).click();
  await expect(
    page.getByText('1 of 2 stories done, 5 of 8 points; 8 committed; 1 not done, moved on', { exact: true }),
  ).toBeVisible();
  await expect(page.getByText('Nothing was added')).toBeVisible();
  await page.getByRole('tab', { name: 'Velocity' }).click();
  await expect(page.getByRole('img', { name: /5 points done in a sprint on average/ })).toBeVisible();

  // From six weeks of finished work on, the card of a feature says by when it is done in 85 of 100 courses.
  await page.goto(`/project/${project}/features`);
  const built = page.getByRole('article').filter({ hasText: 'Lend a tool' });
  await expect(built).toContainText(/0 of 1 story done · estimated by [A-Z][a-z]{2}\s\d/);
  server.finishedLongAgo('Keep a list of tools', { begun: 8, done: 2 });
  await page.goto(`/project/${project}/features?feature=${feature.id}`);
  const forecast = page.getByRole('dialog').getByText('1 story left, 3 points.');
  await expect(forecast).toContainText(/P50 [A-Z][a-z]{2}\s\d+,\s\d{4}, P85 [A-Z][a-z]{2}\s\d/);
  await page.keyboard.press('Escape');
  await expect(built).toContainText(/0 of 1 story done · likely by [A-Z][a-z]{2}\s\d+,\s\d{4} \(P85\)/);
});
