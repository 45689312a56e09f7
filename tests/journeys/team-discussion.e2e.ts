import type { APIRequestContext, Page } from '@playwright/test';
import { axe, expect, test } from './journey.ts';
import { slowAnswers } from './slow-answers.ts';

const idea = 'Members swap a booking with each other, and the coach is told.';

const aProject = async (request: APIRequestContext, members = ['milo', 'ava', 'quinn']): Promise<string> => {
  const chosen = members.map((id) => ({ id, selectedBy: 'user' }));
  const data = { name: 'Rowing club', summary: 'Members book boats.', members: chosen };
  const answer = await request.post('/api/projects', { data });
  return ((await answer.json()) as { id: string }).id;
};

const feedbackBy = (page: Page, name: string) => page.getByRole('article', { name: `Feedback by ${name}` });
const generate = (page: Page) => page.getByRole('button', { name: 'Generate Features from Feedback' });

const discuss = async (page: Page, projectId: string, text = idea) => {
  await page.goto(`/project/${projectId}/team-discussion`);
  await page.getByLabel('Your idea').fill(text);
  await page.getByRole('button', { name: 'Analyze Idea' }).click();
};

test('every member of the saved team says what it sees, with face, role, engine, key points and recommendations', async ({
  page,
  request,
}) => {
  const projectId = await aProject(request);
  await discuss(page, projectId);
  await expect(page.getByRole('article')).toHaveCount(3);
  for (const [name, role] of [
    ['Milo', 'Scrum Master'],
    ['Ava', 'Product Owner'],
    ['Quinn', 'QA Lead'],
  ] as const) {
    const card = feedbackBy(page, name);
    await expect(card).toContainText(role);
    await expect(card).toContainText('CoScrum built-in advisor');
    await expect(card.getByRole('heading', { name: 'Key points' })).toBeVisible();
    await expect(card.getByRole('heading', { name: 'Recommendations' })).toBeVisible();
    await expect(card).toContainText(/swapping a booking/i);
  }
  await expect(page.getByRole('status').filter({ hasText: 'have spoken' })).toContainText('3 of 3 have spoken');
  await axe(page);
});

test('a blank idea is not analyzed: the button is off while it is empty, and white space is told', async ({
  page,
  request,
}) => {
  const projectId = await aProject(request);
  await page.goto(`/project/${projectId}/team-discussion`);
  const analyze = page.getByRole('button', { name: 'Analyze Idea' });
  await expect(analyze).toBeDisabled();
  await expect(page.getByText('None yet. Every discussion is kept here')).toBeVisible();
  await axe(page);
  await page.getByLabel('Your idea').fill('   ');
  await analyze.click();
  await expect(page.getByRole('alert').filter({ hasText: 'Missing idea' })).toContainText(
    'Please provide an idea for the team to analyze.',
  );
  await expect(page.getByRole('article')).toHaveCount(0);
});

test('members appear one after another, and Stop keeps what was said until the others are asked', async ({
  page,
  request,
  server,
}) => {
  const projectId = await aProject(request);
  const slow = await slowAnswers(server.url, 1500);
  // The built-in advisor is ahead of the slowed stream, and live events would show its answers at once.
  await page.route('**/api/live', (route) => route.abort());
  try {
    await page.goto(`${slow.url}/project/${projectId}/team-discussion`);
    await page.getByLabel('Your idea').fill(idea);
    await page.getByRole('button', { name: 'Analyze Idea' }).click();
    await expect(page.getByRole('button', { name: 'Analyzing...' })).toBeDisabled();
    await expect(feedbackBy(page, 'Milo')).toBeVisible();
    await expect(feedbackBy(page, 'Quinn')).toHaveCount(0);
    await expect(generate(page)).toHaveCount(0);
    await page.getByRole('button', { name: 'Stop' }).click();
  } finally {
    await slow.close();
  }
  await page.goto(page.url().replace(slow.url, server.url));
  await expect(feedbackBy(page, 'Milo')).toBeVisible();
  const onward = page.getByRole('button', { name: 'Go on with the others' });
  // The server may have been ahead of what the page was shown.
  await expect(onward.or(generate(page))).toBeVisible();
  if (await onward.isVisible()) await onward.click();
  await expect(generate(page)).toBeVisible();
  await expect(page.getByRole('article')).toHaveCount(3);
});

test('a reload loses nothing, and earlier discussions can be opened again', async ({ page, request }) => {
  const projectId = await aProject(request);
  await discuss(page, projectId);
  await expect(generate(page)).toBeVisible();
  const address = page.url();
  expect(address).toContain('discussion=');
  await page.reload();
  await expect(page.getByLabel('Your idea')).toHaveValue(idea);
  await expect(page.getByRole('article')).toHaveCount(3);

  await page.getByRole('link', { name: 'Discuss another idea' }).click();
  await expect(page.getByLabel('Your idea')).toHaveValue('');
  await page.getByLabel('Your idea').fill('Lend the trailer to other clubs.');
  await page.reload();
  await expect(page.getByLabel('Your idea')).toHaveValue('Lend the trailer to other clubs.');
  await page.getByRole('button', { name: 'Analyze Idea' }).click();
  await expect(generate(page)).toBeVisible();
  await expect(feedbackBy(page, 'Ava')).toContainText(/trailer/i);

  const earlier = page.getByRole('region', { name: 'Earlier discussions' });
  await expect(earlier.getByRole('link', { name: /have spoken/ })).toHaveCount(2);
  await earlier.getByRole('link', { name: /swap a booking/ }).click();
  await expect(page).toHaveURL(address);
  await expect(feedbackBy(page, 'Ava')).toContainText(/swapping a booking/i);
});

test('the feedback goes along to the features screen, which offers to make features of it', async ({
  page,
  request,
}) => {
  const projectId = await aProject(request);
  await discuss(page, projectId);
  await generate(page).click();
  await expect(page).toHaveURL(new RegExp(`/project/${projectId}/features\\?discussion=`));
  const offer = page.getByRole('region', { name: 'From the team discussion' });
  await expect(offer).toContainText('What Milo, Ava, and Quinn said goes along.');
  await expect(offer).toContainText(idea);
  await expect(offer.getByRole('link', { name: 'Generate Features' })).toHaveAttribute(
    'href',
    /tab=generate.*discussion=/,
  );
  // One next step: adding by hand steps back while the offer stands.
  await expect(page.getByRole('button', { name: 'Add Feature' })).toHaveAttribute('data-variant', 'default');
  await axe(page);
});

test('an idea that is brought along is analyzed by itself, once', async ({ page, request }) => {
  const projectId = await aProject(request);
  await page.goto(`/project/${projectId}/team`);
  // As a screen that knows an idea navigates: TanStack Router keeps its state in the history entry.
  await page.evaluate(
    ([address, brought]) => {
      history.pushState({ idea: brought, __TSR_index: 1, key: 'brought' }, '', address);
      dispatchEvent(new PopStateEvent('popstate', { state: history.state as unknown }));
    },
    [`/project/${projectId}/team-discussion`, idea] as const,
  );
  await expect(page.getByLabel('Your idea')).toHaveValue(idea);
  await expect(page.getByRole('article')).toHaveCount(3);
  await page.reload();
  await expect(page.getByRole('article')).toHaveCount(3);
  await expect(
    page.getByRole('region', { name: 'Earlier discussions' }).getByRole('link', { name: /have spoken/ }),
  ).toHaveCount(1);
});

test('when the server is away, starting says so and keeps the idea', async ({ page, request, server }) => {
  const projectId = await aProject(request);
  await page.goto(`/project/${projectId}/team-discussion`);
  await page.getByLabel('Your idea').fill(idea);
  await server.kill();
  await page.getByRole('button', { name: 'Analyze Idea' }).click();
  await expect(page.getByRole('alert').filter({ hasText: 'Error starting discussion' })).toContainText(
    'Could not put your idea before the team. Please try again.',
  );
  await expect(page.getByLabel('Your idea')).toHaveValue(idea);
  await server.restart();
  await page.getByRole('button', { name: 'Analyze Idea' }).click();
  await expect(generate(page)).toBeVisible();
});

test('a member that fails says so and is asked again, while the others have spoken', async ({ page, request }) => {
  const projectId = await aProject(request);
  const started = await request.post(`/api/projects/${projectId}/discussions`, { data: { idea } });
  const { id, members } = (await started.json()) as { id: string; members: string[] };
  // The built-in advisor does not fail, so the page is told of one that did.
  let failing = true;
  await page.route('**/api/rpc/discussion/get', async (route) => {
    const answer = await route.fetch();
    const body = (await answer.json()) as { json: Record<string, unknown> };
    if (failing) body.json = { ...body.json, failed: ['ava'], members };
    await route.fulfill({ response: answer, json: body });
  });
  // Not before she is asked again: the page may read the discussion anew at any time.
  await page.route('**/api/rpc/discussion/discuss', (route) => {
    failing = false;
    return route.continue();
  });
  await page.goto(`/project/${projectId}/team-discussion?discussion=${id}`);
  const failed = page.getByRole('article', { name: 'No feedback by Ava' });
  await expect(failed).toContainText("I couldn't analyze this idea due to an error.");
  await expect(page.getByText('Milo and Quinn have not spoken yet.')).toBeVisible();
  await failed.getByRole('button', { name: 'Ask Ava again' }).click();
  await expect(feedbackBy(page, 'Ava')).toBeVisible();
  await page.getByRole('button', { name: 'Go on with the others' }).click();
  await expect(generate(page)).toBeVisible();
  // What the page still asks for must not outlive the journey.
  await page.unrouteAll({ behavior: 'wait' });
});

test('an address of no discussion says so', async ({ page, request }) => {
  const projectId = await aProject(request);
  await page.goto(`/project/${projectId}/team-discussion?discussion=0190aaaa-0000-7000-8000-000000000000`);
  await expect(page.getByRole('main')).toContainText('It belongs to another project, or the address is incomplete.');
});

test('discussing works by keyboard alone', async ({ page, request }) => {
  const projectId = await aProject(request);
  await page.goto(`/project/${projectId}/team-discussion`);
  await page.getByLabel('Your idea').focus();
  await page.keyboard.type(idea);
  await page.keyboard.press('Control+Enter');
  await expect(generate(page)).toBeVisible();
  await generate(page).focus();
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/features\?discussion=/);
});
