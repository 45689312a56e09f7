import type { APIRequestContext, Page, Request } from '@playwright/test';
import { axe, expect, pressFast, test } from './journey.ts';

type Made = { id: string };
const post = async (request: APIRequestContext, path: string, data: object) => {
  const answer = await request.post(`/api/projects${path}`, { data });
  expect(answer.ok(), await answer.text()).toBe(true);
  return (await answer.json()) as Made;
};

const inputOf = (request: Request): { status?: string } => {
  const sent = request.postData() ?? new URL(request.url()).searchParams.get('data') ?? '{}';
  return (JSON.parse(sent) as { json?: { status?: string } }).json ?? {};
};

const aPlannedIncrement = async (request: APIRequestContext) => {
  const { id } = await post(request, '', { name: 'Rowing club', summary: 'Members book boats.' });
  const [increment] = (await (await request.get(`/api/projects/${id}/increments`)).json()) as Made[];
  const pi = increment?.id ?? '';
  const plan = { pi_id: pi, status: 'selected' };
  await post(request, `/${id}/features`, {
    ...plan,
    name: 'Print the report',
    description: 'Once a year.',
    value_category: 'Could Have',
  });
  const feature = await post(request, `/${id}/features`, {
    ...plan,
    name: 'Book a boat',
    description: 'Members choose a free boat and a time. Nobody may book one that is taken.',
    value_category: 'Must Have',
    complexity: 'L',
  });
  return { id, pi, feature: feature.id };
};

const toast = (page: Page, title: string) => page.getByRole('status').filter({ hasText: title });
const failure = (page: Page, title: string) => page.getByRole('alert').filter({ hasText: title });

test('a feature is refined: questions, offers, remarks; what is accepted is estimated, split and made ready', async ({
  page,
  request,
}) => {
  const { id, pi } = await aPlannedIncrement(request);
  await page.goto(`/project/${id}/pi/${pi}/refinement`);
  const features = page.getByRole('navigation', { name: 'Selected features' });
  // The most wanted is open first.
  await expect(features.getByRole('link').first()).toContainText('Book a boatNo stories yet');
  await expect(page.getByRole('heading', { level: 3, name: 'Book a boat' })).toBeVisible();

  // Bea asks, and a person answers.
  await page.getByRole('button', { name: 'Ask Bea what is open' }).click();
  const questions = page.getByRole('list', { name: 'Open questions' });
  const recommended = questions.getByRole('listitem').filter({ hasText: 'Recommended' }).getByRole('button').first();
  await expect(recommended).toBeVisible();
  await expect(page.getByText('Bea is reading the feature.')).toHaveCount(0);
  await expect(questions.getByText(/^By rule clarify\./).first()).toBeVisible();
  await recommended.click();
  await expect(questions.getByRole('button', { name: /^Open again/ })).toHaveCount(1);

  // Ava offers; none is a story before it is accepted, and what was offered survives a reload.
  await page.getByRole('button', { name: 'Ask Ava for stories' }).click();
  await expect(page.getByRole('button', { name: 'Accept all' })).toBeEnabled();
  await page.reload();
  const offers = page.getByRole('list', { name: 'Offered stories' });
  const cards = offers.getByRole('article');
  await expect(cards.first()).toBeVisible();
  const offered = await cards.count();
  expect(offered).toBeGreaterThan(2);
  await expect(cards.first()).toContainText('points · rule split.');
  await page.getByRole('button', { name: 'Ask Uma and Sasha' }).click();
  await expect(page.getByText('Security Specialist')).toBeVisible();
  await axe(page);

  // Edit in place, with what the linter says of it.
  await cards
    .first()
    .getByRole('button', { name: /^Edit / })
    .click();
  await offers.getByLabel('Title').fill('Book and return boats');
  await offers.getByLabel('I want to').fill('book and return boats');
  await page.keyboard.press('Escape');
  await expect(offers.getByLabel('Title')).toHaveCount(0);
  await expect(cards.first().getByRole('button', { name: /^Edit / })).toBeFocused();
  await page.reload();
  await expect(offers.getByLabel('Title')).toHaveValue('Book and return boats');
  await offers.getByRole('button', { name: 'Save' }).click();
  await expect(cards.first()).toContainText('story.not-atomic');
  await cards.first().getByRole('button', { name: 'Split Book and return boats' }).click();
  await expect(cards).toHaveCount(offered + 1);
  await expect(cards.nth(1)).toContainText('Return boats');

  // Reorder by keyboard, reject and take that back, merge, accept.
  const title = (place: number) => cards.nth(place).getByRole('heading', { level: 4 });
  await page.getByRole('button', { name: 'Move Book boats' }).press('ArrowDown');
  await expect(title(1)).toHaveText('Book boats');
  await expect(page.getByRole('button', { name: 'Move Book boats' })).toBeFocused();
  await cards.last().getByRole('button', { name: 'Reject' }).click();
  await expect(cards).toHaveCount(offered);
  await toast(page, 'Suggestions rejected').getByRole('button', { name: 'Undo' }).click();
  await expect(cards).toHaveCount(offered + 1);
  await page.getByRole('checkbox', { name: 'Choose Book boats' }).check();
  await page.getByRole('checkbox', { name: 'Choose Return boats' }).check();
  await page.getByRole('button', { name: 'Merge', exact: true }).click();
  await expect(cards).toHaveCount(offered);
  await page.getByRole('button', { name: 'Accept all' }).click();
  const stories = page.getByRole('list', { name: 'Stories of this feature' }).getByRole('article');
  await expect(stories).toHaveCount(offered);
  await expect(cards).toHaveCount(0);
  await expect(features.getByRole('link').first()).toContainText(`${offered} stories`);

  // Planning poker in the story's own dialog, which stands in the address. It comes with what the linter finds, never before.
  const { promise: isLooked, resolve: look } = Promise.withResolvers<void>();
  await page.route('**/api/rpc/lint/ofStory**', async (route) => {
    await isLooked;
    await route.continue();
  });
  await stories.first().getByRole('button', { name: 'Open S-1' }).click();
  const dialog = page.getByRole('dialog');
  const askTeam = dialog.getByRole('button', { name: 'Ask the team' });
  await expect(dialog.getByRole('heading', { name: /^S-1 / })).toBeVisible();
  await expect(dialog.getByLabel('Loading story')).toBeVisible();
  await expect(askTeam).toHaveCount(0);
  look();
  await askTeam.click();
  await expect(dialog.getByRole('list', { name: 'Estimates of the team' }).getByRole('listitem')).toHaveCount(5);
  const thirteen = dialog.getByRole('button', { name: '13 points' });
  await thirteen.scrollIntoViewIfNeeded();
  const place = await thirteen.boundingBox();
  await thirteen.click();
  await expect(thirteen).toHaveAttribute('aria-pressed', 'true');
  // What the linter finds then stands below, and moves nothing that one is clicking on.
  const tooLarge = dialog.getByText('Split it until no part is above 8.');
  await expect(dialog.getByText('More than 8 points')).toBeVisible();
  await expect(tooLarge).toBeVisible();
  expect(await thirteen.boundingBox()).toEqual(place);
  await dialog.getByRole('button', { name: 'Split it' }).click();
  await toast(page, 'Story split').getByRole('button', { name: 'Undo' }).click();
  await expect(dialog.getByText('More than 8 points')).toBeVisible();
  await expect(tooLarge).toBeVisible();
  await dialog.getByRole('button', { name: 'Split it' }).click();
  await expect(thirteen).toHaveAttribute('aria-pressed', 'false');
  await dialog.getByRole('button', { name: '3 points', exact: true }).click();
  await expect(dialog.getByText('More than 8 points')).toHaveCount(0);

  // A circle of dependencies is refused with its way.
  await dialog.getByLabel('Wait for another story').fill('S-2');
  await dialog.getByRole('button', { name: /^Wait for S-2 / }).click();
  await dialog.getByRole('button', { name: /^S-2 / }).click();
  await expect(dialog.getByRole('heading', { name: /^S-2 / })).toBeVisible();
  await dialog.getByLabel('Wait for another story').fill('S-1');
  await dialog.getByRole('button', { name: /^Wait for S-1 / }).click();
  await expect(failure(page, 'Dependencies in a circle')).toContainText('S-2 → S-1 → S-2');
  await axe(page);
  // The line is slow from here on: what is changed of a story waits its turn, is shown meanwhile, and is not lost.
  const { promise: released, resolve: release } = Promise.withResolvers<void>();
  await page.route('**/api/rpc/story/update', async (route) => {
    await released;
    await route.continue();
  });
  await dialog.getByRole('button', { name: '2 points', exact: true }).click();

  // What is not computed a person confirms, and findings are waived with a reason.
  for (const waive = dialog.getByRole('button', { name: 'Waive', exact: true }); (await waive.count()) > 0;) {
    const left = await waive.count();
    await waive.first().click();
    await dialog.getByLabel('Why it may stay').fill('It is clear to us.');
    await dialog.getByLabel('Why it may stay').press('Enter');
    await expect(waive).toHaveCount(left - 1);
  }
  await dialog.getByLabel('Whoever builds it has understood it').check();
  await expect(
    dialog.getByText(/^\d+ questions? about its feature (?:is|are) open in Story Refinement\.$/),
  ).toBeVisible();
  await dialog.getByLabel('No question about it is open').check();
  await dialog.getByRole('button', { name: 'Mark as ready' }).click();
  await expect(dialog.getByLabel('Status')).toHaveValue('ready');
  await page.keyboard.press('Escape');
  release();
  await expect(features.getByRole('link').first()).toContainText('1 ready');
});

test('a story is put under its feature where it is written, and later where it was written under none', async ({
  page,
  request,
}) => {
  const { id, pi, feature } = await aPlannedIncrement(request);
  await post(request, `/${id}/stories`, { title: 'Log in', pi_id: pi });
  await page.goto(`/project/${id}/stories`);
  await page.getByRole('button', { name: 'Add Story' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('Title').fill('Give a boat back');
  await dialog.getByLabel('As a').fill('user');
  await dialog.getByLabel('Feature').selectOption('Book a boat');
  await dialog.getByRole('button', { name: 'Add story' }).click();
  await expect(dialog).toHaveCount(0);
  await page.getByRole('link', { name: 'Give a boat back' }).click();
  await expect(dialog.getByText('Feature: Book a boat')).toBeVisible();
  await expect(dialog.getByText('As a user')).toBeVisible();
  await page.keyboard.press('Escape');

  await page.getByRole('link', { name: 'Log in' }).click();
  const alone = dialog.getByText('It belongs to no feature.');
  await expect(alone).toBeVisible();
  await dialog.getByRole('button', { name: 'Edit', exact: true }).click();
  await dialog.getByLabel('Feature').selectOption({ value: feature });
  await dialog.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(dialog.getByText('Feature: Book a boat')).toBeVisible();
  await expect(alone).toHaveCount(0);
  await toast(page, 'Story saved').getByRole('button', { name: 'Undo' }).click();
  await expect(dialog.getByText('Feature: Book a boat')).toHaveCount(0);
  await expect(alone).toBeVisible();
});

test('stories are filtered, changed at once and moved; a changed feature says first what it touches', async ({
  page,
  request,
}) => {
  const { id, pi, feature } = await aPlannedIncrement(request);
  await page.goto(`/project/${id}/stories`);
  await expect(page.getByText('No user stories found for this project')).toBeVisible();
  await page.getByRole('button', { name: 'Add Story' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('button', { name: 'Add story' }).click();
  await expect(dialog.getByText('Title is required')).toBeVisible();
  await dialog.getByLabel('Title').fill('Log in');
  await dialog.getByRole('button', { name: 'Add story' }).click();
  const rows = page.getByRole('feed', { name: 'User stories' }).getByRole('article');
  await expect(rows).toHaveCount(1);
  for (const title of ['Book a boat', 'Give it back', 'See what is free'])
    await post(request, `/${id}/stories`, { title, feature_id: feature, i_want: 'x', story_points: 5 });
  await expect(rows).toHaveCount(4);

  // Moved by keyboard; the order stays.
  await page.getByRole('button', { name: 'Move S-1' }).focus();
  await pressFast(page, 'ArrowDown', 'ArrowDown', 'ArrowUp', 'ArrowDown', 'ArrowDown');
  await expect(rows.last()).toContainText('S-1');
  await expect(page.getByRole('button', { name: 'Move S-1' })).toBeFocused();
  await axe(page);

  // Filters stand in the address; many are changed at once, with one undo.
  await page.getByLabel('Search stories...').fill('bo');
  await expect(page).toHaveURL(/search=bo/);
  await expect(rows).toHaveCount(1);
  await page.getByLabel('Search stories...').fill('');
  await page.getByLabel('Estimate').selectOption('Not estimated');
  await expect(rows).toHaveText([/S-1/]);
  await page.getByLabel('Estimate').selectOption('All');
  await page.getByRole('button', { name: 'Choose all 4' }).click();
  await page.getByLabel('New status').selectOption('Ready');
  await page.getByRole('button', { name: 'Change 4 stories' }).click();
  await expect(rows.filter({ hasText: 'Ready' })).toHaveCount(4);
  await toast(page, 'Stories updated').getByRole('button', { name: 'Undo' }).click();
  await expect(rows.filter({ hasText: 'Backlog' })).toHaveCount(4);

  // The board: by keyboard, faster than the columns come, and by pointer.
  let isLate = true;
  await page.route('**/api/rpc/story/list*', (route) => {
    const { status } = inputOf(route.request());
    return isLate && status !== 'backlog' ? undefined : route.continue();
  });
  await page.getByRole('tab', { name: 'Board' }).click();
  await expect(page).toHaveURL(/view=board/);
  const column = (name: string) => page.getByRole('region', { name, exact: true });
  const grip = (name: string) => page.getByRole('button', { name: `Move ${name}` });
  await grip('S-2').focus();
  await pressFast(page, 'ArrowRight', 'ArrowRight', 'ArrowLeft', 'ArrowRight', 'ArrowRight', 'ArrowRight');
  await expect(column('Done').getByRole('article')).toHaveText([/S-2/]);
  await expect(grip('S-2')).toBeFocused();
  isLate = false;
  await expect(column('Done')).toContainText('1 · 5 points');
  await grip('S-3').dragTo(column('In Progress'));
  await expect(column('In Progress').getByRole('article')).toHaveText([/S-3/]);
  await page.reload();
  await expect(column('Done').getByRole('article')).toHaveText([/S-2/]);
  await axe(page);

  // A done story stays as it was; the change of its feature names it first, and a successor is linked.
  await page.goto(`/project/${id}/pi/${pi}/refinement?feature=${feature}`);
  await page.getByRole('button', { name: 'Edit Book a boat' }).click();
  await dialog.getByRole('button', { name: 'Edit Book a boat' }).click();
  const touched = dialog.getByRole('region', { name: 'What this change touches' });
  await expect(touched).toContainText('S-2 Book a boat: stays as it was.');
  await expect(touched).toContainText('S-3 Give it back: will be marked to be looked at again.');
  await expect(touched).toContainText('Forecast: rests on 10 open points.');
  await touched.getByLabel('Write a story that supersedes it').check();
  await dialog.getByLabel('Name').fill('Book a boat or a canoe');
  await dialog.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(toast(page, 'Book a boat or a canoe')).toBeVisible();
  await page.keyboard.press('Escape');
  const stories = page.getByRole('list', { name: 'Stories of this feature' }).getByRole('article');
  await expect(stories).toHaveCount(4);
  await expect(stories.filter({ hasText: 'Look again' })).toHaveCount(2);
  await page.getByRole('button', { name: 'Open S-2' }).click();
  await expect(dialog.getByText('Done stories stay as they were')).toBeVisible();
  await dialog.getByRole('button', { name: 'See S-5, which stands in its place' }).click();
  await expect(dialog.getByRole('heading', { name: 'S-5 Book a boat' })).toBeVisible();
  await page.goto(`/project/${id}/stories?look=again`);
  await rows.first().getByRole('link').click();
  await dialog.getByRole('button', { name: 'It still holds' }).click();
  await expect(dialog.getByText('Look at it again')).toHaveCount(0);
  await dialog.getByRole('button', { name: 'Delete' }).click();
  await expect(dialog).toHaveCount(0);
  await toast(page, 'Stories deleted').getByRole('button', { name: 'Undo' }).click();
  await expect(toast(page, 'Change taken back')).toBeVisible();
});
