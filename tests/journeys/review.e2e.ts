import type { APIRequestContext } from '@playwright/test';
import { readFile } from 'node:fs/promises';
import { axe, expect, test } from './journey.ts';

const post = async (request: APIRequestContext, path: string, data: object) => {
  const answer = await request.post(`/api/projects${path}`, { data });
  expect(answer.ok(), await answer.text()).toBe(true);
  return (await answer.json()) as { id: string; version: number };
};

/** An increment at its last stage: one feature half done, one done, and a stray story. */
const aWorkedIncrement = async (request: APIRequestContext) => {
  const { id } = await post(request, '', { name: 'Tool library', summary: 'Neighbours lend tools to each other.' });
  const increments = (await (await request.get(`/api/projects/${id}/increments`)).json()) as { id: string }[];
  const pi = increments[0]?.id ?? '';
  const feature = async (name: string) =>
    (await post(request, `/${id}/features`, { name, description: 'x', pi_id: pi, status: 'selected' })).id;
  const story = (title: string, fields: object) =>
    post(request, `/${id}/stories`, { title, pi_id: pi, story_points: 3, ...fields });
  const reserve = await feature('Reserve a tool');
  const label = await feature('Print a label');
  await story('See free days', { feature_id: reserve, status: 'done' });
  await story('Reserve some days', { feature_id: reserve, status: 'in_progress' });
  await story('Print it', { feature_id: label, status: 'done' });
  await story('Stray', {});
  let { version } = await post(request, `/${id}/increments/${pi}/advance`, { version: 1 });
  for (let stage = 0; stage < 4; stage += 1)
    ({ version } = await post(request, `/${id}/increments/${pi}/advance`, { version }));
  return { id, pi };
};

test('an increment is looked back on, what is unfinished goes on, and completing it begins the next', async ({
  page,
  request,
}) => {
  const { id, pi } = await aWorkedIncrement(request);
  await page.goto(`/project/${id}/dashboard`);
  await page.getByRole('link', { name: 'Open Review' }).click();
  await expect(page).toHaveURL(`/project/${id}/pi/${pi}/review`);
  const planned = page.getByRole('list', { name: 'Planned features' });
  await expect(planned.getByRole('listitem')).toHaveText([/Print a label.*Done/, /Reserve a tool.*Unfinished/]);
  await expect(page.getByRole('region', { name: 'Planned and done' })).toContainText('6 of 12');

  // That a feature is implemented a person says.
  await page.getByRole('button', { name: 'Mark 1 feature as implemented' }).click();
  await expect(page.getByRole('status').filter({ hasText: 'Features updated' })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Mark 1 feature as implemented' })).toHaveCount(0);

  // Every sentence of the summary links to its items.
  await page.getByRole('button', { name: 'Ask Milo for a summary' }).click();
  const sentences = page.getByRole('list', { name: 'Sentences of the summary' }).getByRole('listitem');
  await expect(page.getByRole('button', { name: 'Ask Milo again' })).toBeVisible();
  for (const sentence of await sentences.all()) expect(await sentence.getByRole('link').count()).toBeGreaterThan(0);
  await expect(sentences.first().getByRole('link', { name: 'Reserve a tool' })).toHaveAttribute('href', /feature=/);

  // What is unfinished: nothing to go to yet, so the next increment is created here.
  const unfinished = page.getByRole('list', { name: 'Unfinished work' });
  await expect(unfinished.getByRole('button', { name: 'Reserve a tool to the next PI' })).toBeDisabled();
  await page.getByRole('button', { name: 'Create the next PI' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Create PI' }).click();
  await unfinished.getByRole('button', { name: 'Reserve a tool to PI 2' }).click();
  const moved = page.getByRole('status').filter({ hasText: '1 feature and 1 story moved to PI 2.' });
  await expect(unfinished.getByRole('listitem')).toHaveText([/Stray/]);
  await moved.getByRole('button', { name: 'Undo' }).click();
  await expect(unfinished.getByRole('listitem')).toHaveText([/All of it/, /Reserve a tool/, /Stray/]);
  await unfinished.getByRole('button', { name: 'Reserve a tool to PI 2' }).click();
  await expect(unfinished.getByRole('listitem')).toHaveText([/Stray/]);

  // The demo, ticked as it is shown, also after a reload.
  await page.getByRole('button', { name: 'Add finished stories' }).click();
  const demo = page.getByRole('region', { name: 'Demo of Print a label' });
  await demo.getByRole('checkbox', { name: 'Print it' }).check();
  await demo.getByRole('textbox').fill('The roll of labels');
  await demo.getByRole('textbox').press('Enter');
  await expect(demo.getByRole('checkbox', { name: 'The roll of labels' })).not.toBeChecked();
  await page.reload();
  await expect(demo.getByRole('checkbox', { name: 'Print it' })).toBeChecked();

  // The retrospective; what is typed survives a reload, and an action becomes a story.
  const actions = page.getByRole('region', { name: 'Actions' });
  await actions.getByRole('textbox').fill('Agree on a day for reviews');
  await page.reload();
  await actions.getByRole('button', { name: 'Actions: Add' }).click();
  await actions.getByRole('button', { name: 'Make a story of Agree on a day for reviews' }).click();
  await expect(actions.getByText('Story S-5')).toBeVisible();
  const well = page.getByRole('region', { name: 'Went well' });
  // What is typed while the line before is on its way stays.
  const arrived = Promise.withResolvers<void>();
  await page.route('**/api/rpc/review/note/add', async (route) => {
    await arrived.promise;
    await route.continue();
  });
  await well.getByRole('textbox').fill('The weekly test');
  await well.getByRole('textbox').press('Enter');
  await well.getByRole('textbox').fill('The new board');
  arrived.resolve();
  await expect(well.getByRole('button', { name: 'Went well: Add' })).toBeEnabled();
  await expect(well.getByRole('textbox')).toHaveValue('The new board');
  // The focus goes on to what is left.
  await well.getByRole('button', { name: 'Remove The weekly test' }).press('Enter');
  await expect(well.getByRole('textbox')).toBeFocused();
  await page
    .getByRole('status')
    .filter({ hasText: '"The weekly test" is removed.' })
    .getByRole('button', { name: 'Undo' })
    .click();
  await expect(well.getByText('The weekly test')).toBeVisible();
  await axe(page);

  const download = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Markdown' }).click();
  const text = await readFile(await (await download).path(), 'utf8');
  expect(text).toContain('# Review of PI 1');
  expect(text).toContain('- Agree on a day for reviews (S-5)');
  await page.emulateMedia({ media: 'print' });
  await expect(page.getByRole('navigation')).toHaveCount(0);
  await expect(page.getByRole('button', { name: 'Markdown' })).toHaveCount(0);
  await expect(page.getByText('The weekly test')).toBeVisible();
  await page.emulateMedia({ media: null });

  await page.setViewportSize({ width: 390, height: 844 });
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390);
  // What is not done is said before, and goes where the person says; both steps can be taken back.
  const complete = page.getByRole('button', { name: 'Complete PI 1' });
  await complete.click();
  const dialog = page.getByRole('dialog', { name: 'Complete PI 1' });
  await expect(dialog).toContainText('Not done: 1 story. Where does this go?');
  await expect(dialog.getByRole('radio', { name: 'To PI 2' })).toBeChecked();
  await axe(page);
  await dialog.getByRole('radio', { name: 'To the backlog, to be planned anew' }).check();
  await dialog.getByRole('button', { name: 'Complete PI 1' }).click();
  // On a phone the newest message alone is shown, and this one may have been followed already.
  await expect(page.getByRole('region', { name: 'Messages' })).toContainText('1 story moved to the backlog.');
  const advanced = page.getByRole('status').filter({ hasText: 'Stage advanced' });
  await advanced.getByRole('button', { name: 'Undo' }).click();
  await expect(page.getByText('Nothing is left open.')).toBeVisible();
  await complete.click();
  // The page shows it at once; the server is asked once it has answered.
  await expect(advanced).toBeVisible();
  await expect(complete).toHaveCount(0);
  const all = (await (await request.get(`/api/projects/${id}/increments`)).json()) as { status: string }[];
  expect(all.map(({ status }) => status)).toEqual(['completed', 'active']);
  // What is added from now on is for the one that has begun.
  await page.goto(`/project/${id}/features`);
  await page.getByRole('button', { name: 'Add Feature' }).click();
  await expect(page.getByRole('dialog').getByLabel('PI')).toHaveValue('2');
});
