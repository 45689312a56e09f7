import { begin, fails, says } from '../model-server.ts';
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

test.use({
  script: [says({ features: [feature] })],
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

test('with a model the page shows provider and address, never the key, and what today has cost', async ({
  page,
  request,
  model,
}) => {
  await page.goto(await planningOf(request));
  await page.getByRole('button', { name: 'Ask Ava (Product Owner) for Suggested Features' }).click();
  const card = page.getByRole('list', { name: 'Suggested features' }).getByRole('article');
  await expect(card.getByRole('heading', { name: 'Reserve a drill', exact: true })).toBeVisible();
  await expect(card.getByText('seen Members reserve it.')).toBeVisible();
  await expect(card.getByText('scripted')).toBeVisible();
  await expect(card.locator('img[src*="elsewhere"]')).toHaveCount(0);

  await page.getByRole('link', { name: 'Settings' }).click();
  await expect(page.getByText('OpenAI-compatible server')).toBeVisible();
  await expect(page.getByText(new URL(model.url).origin)).toBeVisible();
  await expect(page.getByText('Set in COSCRUM_AI_KEY')).toBeVisible();
  await expect(page.getByText('has used 0.02 of the 0.05')).toBeVisible();
  await page.getByRole('button', { name: 'Test the connection' }).click();
  await expect(page.getByText('scripted answered.')).toBeVisible();
  await axe(page);
  expect(await page.content()).not.toContain(modelKey);
});

test.describe('with a model that refuses the key', () => {
  test.use({ script: [fails(401)] });
  test('the built-in advisor answers, the page says so, and the test of the connection names the key', async ({
    page,
    request,
  }) => {
    await page.goto(await planningOf(request));
    await page.getByRole('button', { name: 'Ask Ava (Product Owner) for Suggested Features' }).click();
    const card = page.getByRole('list', { name: 'Suggested features' }).getByRole('article').first();
    await expect(card.getByText('The model did not answer, so the built-in advisor did.')).toBeVisible();
    const project = /\/project\/[^/]+/.exec(page.url())?.[0] ?? '';
    await page.goto(`${project}/lifecycle/kickoff`);
    await expect(page.getByText('The model did not answer, so the built-in advisor did.')).toBeVisible();
    await page.goto(`${project}/team-discussion`);
    await page.getByLabel('Your idea').fill('Members reserve a drill.');
    await page.getByRole('button', { name: 'Analyze Idea' }).click();
    const said = page.getByRole('article', { name: 'Feedback by Uma' });
    for (const words of ['CoScrum built-in advisor', 'The model did not answer, so the built-in advisor did.'])
      await expect(said.getByText(words)).toBeVisible();
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
