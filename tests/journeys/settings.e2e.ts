import type { Locator } from '@playwright/test';
import { begin, fails, says, words, type Script } from '../model-server.ts';
import { sensible } from '../sensible-model.ts';
import { axe, expect, test as base } from './journey.ts';
import { modelKey, test } from './with-model.ts';

const feature = {
  name: 'Reserve a drill <img src="https://elsewhere.example/x.png">',
  description: '![seen](https://elsewhere.example/y.png) Members reserve it.',
  reasoning: 'They ask for it.',
  quote: null,
  complexity: 'S',
  value: 'Must Have',
};

const hostile: Script = (response, call) =>
  call.body.messages[0]?.content.includes('"features"') === true
    ? says({ features: [feature] })(response, call)
    : sensible(response, call);

test.use({
  script: [hostile],
  price: { COSCRUM_AI_PRICE_IN: '100', COSCRUM_AI_PRICE_OUT: '200', COSCRUM_AI_DAILY_BUDGET: '0.05' },
});

const planningOf = async (request: Parameters<Parameters<typeof base>[2]>[0]['request']) => {
  const data = { name: 'Tool shed', summary: 'Neighbours lend tools. Members must be able to reserve a drill.' };
  const project = (await (await request.post('/api/projects', { data })).json()) as { id: string };
  const [increment] = (await (await request.get(`/api/projects/${project.id}/increments`)).json()) as { id: string }[];
  return `/project/${project.id}/pi/${increment?.id}/planning`;
};

base(
  'without a model the page says that the built-in advisor speaks, and lists what it did',
  async ({ page, request }) => {
    await page.goto('/settings');
    await expect(page.getByRole('heading', { level: 1, name: 'Settings' })).toBeVisible();
    await expect(page.getByText('CoScrum built-in advisor').first()).toBeVisible();
    await expect(page.getByText('No advisor has spoken yet')).toBeVisible();
    await page.getByRole('button', { name: 'Test the connection' }).click();
    await expect(page.getByText('It needs no connection.')).toBeVisible();
    await axe(page);

    await request.post('/api/functions/idea-to-features', { data: { idea: 'Members reserve a drill.' } });
    await page.reload();
    await expect(page.getByRole('listitem').filter({ hasText: 'Suggested features' })).toContainText('Answered');
  },
);

test('with a model costs are said before and after each asking, its words are marked until somebody has looked into them, and the page shows provider and address, never the key', async ({
  page,
  request,
  model,
}) => {
  await page.goto(await planningOf(request));
  await expect(
    page.getByText(/^Asking (Bea|Ava): about [\d,]+ tokens, a cost of 0\.\d\d\. 0\.05 of today's budget is left\.$/),
  ).toHaveCount(2);
  await page.getByRole('button', { name: 'Let Bea ask first' }).click();
  await expect(page.getByText('It took 160 tokens, a cost of 0.02.')).toBeVisible();
  const question = page.getByRole('radiogroup', { name: 'Who confirms it?' });
  await expect(question.getByText(/^By prompt clarify@\d+$/)).toBeVisible();
  await question.getByLabel('Somebody').check();
  await page.getByRole('button', { name: 'Take these answers along' }).click();
  await expect(page.getByLabel('Your Comment (optional)')).toHaveValue('Who confirms it? Somebody.');
  await page.getByRole('button', { name: 'Ask Ava (Product Owner) for Suggested Features' }).click();
  const card = page.getByRole('list', { name: 'Suggested features' }).getByRole('article');
  await expect(card.getByRole('heading', { name: 'Reserve a drill', exact: true })).toBeVisible();
  await expect(card.getByText('seen Members reserve it.')).toBeVisible();
  await expect(card.getByText('scripted')).toBeVisible();
  await expect(card.locator('img[src*="elsewhere"]')).toHaveCount(0);
  await expect(page.getByText('It took 160 tokens, a cost of 0.02.')).toBeVisible();
  expect(model.calls.at(-1)?.body.messages[1]?.content).toContain('Who confirms it? Somebody.');

  await page.getByRole('button', { name: 'Ask Ava for more' }).click();
  await expect(page.getByText('Nothing new')).toBeVisible();
  await page.getByRole('button', { name: 'Ask Ava for more' }).click();
  await expect(page.getByRole('alert').filter({ hasText: "Today's budget is used up" })).toContainText(
    "This project has spent 0.06 of today's 0.05 on the model. The budget begins anew at midnight UTC.",
  );

  await page.getByRole('button', { name: 'Continue to Architect Review' }).click();
  await page.getByRole('button', { name: 'Finalize Scope & Continue' }).click();
  await expect(page.getByRole('heading', { name: 'PI Planning Complete' })).toBeVisible();
  await page.getByRole('link', { name: 'Features', exact: true }).click();
  await page.getByLabel('Reviewed by a person').selectOption('Not yet');
  const unread = page.getByRole('article', { name: 'Reserve a drill' });
  await expect(unread.getByText('Not reviewed')).toBeVisible();
  await unread.getByText('Why?').click();
  await expect(unread).toContainText('scripted · prompt suggest-features@1. Not yet reviewed by a person.');
  await axe(page);
  await unread.getByRole('link', { name: 'View Details' }).click();
  await page.getByRole('button', { name: 'Mark as reviewed' }).click();
  await expect(page.getByRole('dialog')).toContainText('Reviewed by a person on');
  await page.keyboard.press('Escape');
  await expect(unread).toBeHidden();

  await page.getByRole('link', { name: 'Settings' }).click();
  await expect(page.getByText('OpenAI-compatible server')).toBeVisible();
  await expect(page.getByText(new URL(model.url).origin)).toBeVisible();
  await expect(page.getByText('Set in COSCRUM_AI_KEY')).toBeVisible();
  await expect(page.getByText('has used 0.06 of the 0.05')).toBeVisible();
  await page.getByRole('button', { name: 'Test the connection' }).click();
  await expect(page.getByText('scripted answered.')).toBeVisible();
  await axe(page);
  expect(await page.content()).not.toContain(modelKey);
});

test('what asking takes comes into a place that is kept for it, and moves no button', async ({ page, request }) => {
  const planning = await planningOf(request);
  const [, id = '', pi = ''] = /project\/([^/]+)\/pi\/([^/]+)/.exec(planning) ?? [];
  const plan = { pi_id: pi, status: 'selected', description: 'For a day.' };
  await request.post(`/api/projects/${id}/features`, { data: { name: 'Reserve a drill', ...plan } });
  const late = /\/rpc\/(?:advice\/expected|increment\/metrics)/;
  const buttons = {
    [planning]: 'Ask Ava (Product Owner) for Suggested Features',
    [`/project/${id}/pi/${pi}/refinement`]: 'Ask Uma and Sasha',
    [`/project/${id}/lifecycle/kickoff`]: 'Meet the team',
  };
  for (const [address, name] of Object.entries(buttons)) {
    const { promise, resolve } = Promise.withResolvers<void>();
    await page.route(late, async (route) => {
      await promise;
      await route.continue();
    });
    const asked = page.waitForRequest(/advice\/expected/);
    await page.goto(address);
    await asked;
    const button = page.getByRole('button', { name });
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(page.locator('[aria-busy="true"]')).toHaveCount(0);
    await page.waitForFunction(() => document.fonts.status === 'loaded');
    const before = await button.boundingBox();
    resolve();
    await expect(page.getByText(/[\d,]+ tokens/)).not.toHaveCount(0);
    await page.unrouteAll({ behavior: 'wait' });
    expect(await button.boundingBox(), name).toEqual(before);
  }
});

const builtinInstead = 'The built-in advisor said this, and not the model: it did not answer, or was not in use yet.';

test.describe('with a model that refuses the key', () => {
  test.use({ script: [fails(401)] });
  test('the built-in advisor answers, the page says so, and the test of the connection names the key', async ({
    page,
    request,
  }) => {
    await page.goto('/new-project');
    await page.getByLabel('Project Name').fill('Drills');
    await page.getByLabel('Project Idea / Description').fill('Members reserve a drill.');
    await page.getByRole('button', { name: 'Next: Team Selection' }).click();
    await page.getByRole('button', { name: 'Next: Assemble Team' }).click();
    await expect(page.getByRole('article').first()).toContainText('The built-in advisor said this, and not the model');
    await page.goto(await planningOf(request));
    await page.getByRole('button', { name: 'Ask Ava (Product Owner) for Suggested Features' }).click();
    const card = page.getByRole('list', { name: 'Suggested features' }).getByRole('article').first();
    await expect(card.getByText(builtinInstead)).toBeVisible();
    const project = /\/project\/[^/]+/.exec(page.url())?.[0] ?? '';
    // Opening a page asks no model, and so costs nothing.
    await page.goto(`${project}/lifecycle/kickoff`);
    await page.getByRole('button', { name: 'Meet the team' }).click();
    await expect(page.getByText(builtinInstead)).toBeVisible();
    await page.goto(`${project}/team-discussion`);
    await page.getByLabel('Your idea').fill('Members reserve a drill.');
    await page.getByRole('button', { name: 'Analyze Idea' }).click();
    const said = page.getByRole('article', { name: 'Feedback by Uma' });
    for (const words of ['CoScrum built-in advisor', builtinInstead]) await expect(said.getByText(words)).toBeVisible();
    await page.goto('/settings');
    await expect(page.getByRole('listitem').filter({ hasText: 'Failed' }).first()).toContainText(
      'The model server refused the key.',
    );
    await page.getByRole('button', { name: 'Test the connection' }).click();
    await expect(page.getByRole('alert').filter({ hasText: 'Not connected' })).toContainText('Check COSCRUM_AI_KEY.');
    await axe(page);
  });
});

test.describe('with a model that says nothing', () => {
  test.use({ script: [begin] });
  test('the test of the connection can be stopped, and the model is left', async ({ page, model }) => {
    await page.goto('/settings');
    await page.getByRole('button', { name: 'Test the connection' }).press('Enter');
    await expect.poll(() => model.calls.length).toBe(1);
    await page.getByRole('button', { name: 'Stop the test' }).press('Enter');
    await model.calls[0]?.closed;
    await expect(page.getByRole('button', { name: 'Test the connection' })).toBeVisible();
  });
});

/** One member and a half of a team, the beginning of every other answer. */
const halfway: Script = (response, { body }) => {
  begin(response);
  const members = ['theo', 'uma'].map((member) => ({
    member,
    reason: `${member} looks after the drills.`,
    confidence: 0.8,
  }));
  if (body.messages[0]?.content.includes('"members"') === true)
    words(response, JSON.stringify({ members }).slice(0, -4));
};

test.describe('with a model that begins and does not go on', () => {
  test.use({ script: [halfway], price: { COSCRUM_AI_PRICE_IN: '100', COSCRUM_AI_PRICE_OUT: '200' } });
  test('who stops it is told there what it took, before the next asking', async ({ page, request, model }) => {
    const planning = await planningOf(request);
    const [, id = '', pi = ''] = /project\/([^/]+)\/pi\/([^/]+)/.exec(planning) ?? [];
    const post = async (path: string, data: object) =>
      (await (await request.post(`/api/projects/${id}${path}`, { data })).json()) as { id: string };
    const plan = { pi_id: pi, status: 'selected', description: 'For a day.' };
    const feature = await post('/features', { name: 'Reserve a drill', ...plan });
    const idea = await post('/ideas', { title: 'Reserve', description: 'Members reserve a drill.' });
    const story = await post('/stories', { title: 'See free days', pi_id: pi, feature_id: feature.id });
    const stopped = async (ask: string, firstWords?: Locator) => {
      const { length } = await page.getByText(/^It took/).all();
      const calls = model.calls.length;
      await page.getByRole('button', { name: ask, exact: true }).click();
      // Who stops before the model is asked has nothing to pay.
      await expect.poll(() => model.calls.length).toBeGreaterThan(calls);
      if (firstWords) await expect(firstWords).toBeVisible();
      await page.getByRole('button', { name: 'Stop', exact: true }).click();
      await expect(page.getByText(/^It took [\d,]+ tokens, a cost of 0\.\d+\.$/)).toHaveCount(length + 1);
    };
    await page.goto('/new-project');
    await page.getByLabel('Project Name').fill('Drills');
    await page.getByLabel('Project Idea / Description').fill('Members reserve a drill.');
    await page.getByRole('button', { name: 'Next: Team Selection' }).click();
    await page.getByRole('checkbox', { name: 'Sasha, Security' }).check();
    await stopped('Next: Assemble Team', page.getByText('theo looks after the drills.'));
    await expect(page.getByText('You stopped the team. One member had been proposed.')).toBeVisible();
    await axe(page);
    await page.getByRole('button', { name: 'Review Your Team' }).click();
    await expect(page.getByRole('article').getByRole('heading')).toHaveText(['Milo', 'Ava', 'Theo', 'Sasha']);
    await expect(page.getByText(/^It took/)).toBeVisible();
    await page.goto(planning);
    await stopped('Let Bea ask first');
    await page.getByRole('button', { name: 'Close' }).click();
    await stopped('Ask Ava (Product Owner) for Suggested Features');
    await page.getByRole('button', { name: 'Add by hand' }).click();
    await page.getByLabel('Name').fill('Lend a ladder');
    await page.getByRole('button', { name: 'Add feature' }).click();
    await page.getByRole('button', { name: 'Continue to Architect Review' }).click();
    await stopped('Ask Theo');
    await page.reload();
    await stopped('Ask both for all included');
    await page.goto(`/project/${id}/pi/${pi}/refinement`);
    for (const ask of ['Ask Bea what is open', 'Ask Ava for more', 'Ask Uma and Sasha']) await stopped(ask);
    await page.goto(`/project/${id}/stories?story=${story.id}`);
    await stopped('Ask the team');
    await page.goto(`/project/${id}/pi/${pi}/test-planning?story=${story.id}`);
    await stopped('Ask Quinn for tests');
    await page.goto(`/project/${id}/pi/${pi}/test-planning?tab=risks`);
    await stopped('Ask Quinn for risks');
    await page.goto(`/project/${id}/ideas?tab=generate&idea=${idea.id}`);
    await stopped('Let Bea ask first');
    await page.getByRole('button', { name: 'Close' }).click();
    await stopped('Generate Features');
    await page.goto(`/project/${id}/pi/${pi}/review`);
    await stopped('Ask Milo for a summary');
    await page.goto(`/project/${id}/team-discussion`);
    await page.getByLabel('Your idea').fill('Members reserve a drill.');
    await stopped('Analyze Idea');
    await page.goto(`/project/${id}/lifecycle/kickoff`);
    await stopped('Meet the team');
  });
});
