import { sensible } from '../sensible-model.ts';
import { axe, expect } from './journey.ts';
import { aPlanning, cards } from './planning-steps.ts';
import { acceptPlan, acceptStories, acceptTests, lane, projectToScope, scopeToRefinement } from './way-steps.ts';
import { test } from './with-model.ts';

const idea = 'The members of the orchard must be able to swap their trees for a season.';

test.use({ script: [sensible] });

test('an increment is planned, built and looked back on with the words of a model, and each says where it comes from', async ({
  page,
  model,
}) => {
  await projectToScope(page, idea);
  await expect(cards(page).first()).toContainText(`Ava on: ${idea}`);
  await expect(cards(page).first()).toContainText('scripted');
  await expect(
    cards(page)
      .first()
      .getByText(/^By prompt [\w-]+@\d+$/),
  ).toBeVisible();
  expect(await scopeToRefinement(page)).toBe(1);

  // What was a model's offer stays known in the story that a person made of it.
  expect(await acceptStories(page)).toBe(2);
  await page.getByRole('button', { name: 'Open S-1', exact: true }).click();
  const dialog = page.getByRole('dialog');
  await expect(dialog).toContainText("so that the harvest is Ava's");
  await expect(dialog.getByText(/^Ava · .*scripted.* · prompt .+\. Reviewed by a person/)).toBeVisible();
  await dialog.getByRole('button', { name: 'Ask the team' }).click();
  const votes = dialog.getByRole('list', { name: 'Estimates of the team' }).getByRole('listitem');
  const vote = votes.filter({ hasText: 'Ava on:' });
  await vote.getByText('Why?').click();
  await expect(vote.getByText(/^Ava · .*scripted.* · prompt estimate@/)).toBeVisible();
  await axe(page);
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: 'Advance Stage' }).click();

  expect(await acceptTests(page)).toBe(3);
  await page.getByRole('link', { name: /Two trees change hands/ }).click();
  await expect(dialog.getByText(/^Quinn · .*scripted.* · prompt /)).toBeVisible();
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: 'Advance Stage' }).click();

  await acceptPlan(page);
  await expect(lane(page, 'Sprint 1').getByRole('article')).toHaveCount(2);
  // A card is asked why it is there, moved by keyboard, and asked again on the board of its sprint.
  // The list that it left is read again by itself, and may still hold a card of the same name.
  const card = lane(page, 'Sprint 1').getByRole('article', { name: 'S-1 ' });
  const toldWhy = card.getByText(/^Ava · .*scripted.* · prompt .+\. Reviewed by a person/);
  await card.getByText('Why?').click();
  await expect(toldWhy).toBeVisible();
  await axe(page);
  await card.getByRole('button', { name: /^Move/ }).press('ArrowRight');
  await expect(lane(page, 'Sprint 2').getByRole('article')).toHaveCount(1);
  await page.getByRole('link', { name: 'Sprint 2', exact: true }).click();
  // The card of the plan has the same name, and is there until the board is.
  const onBoard = page.getByRole('region', { name: 'Board' }).getByRole('article', { name: 'S-1 ' });
  await onBoard.getByText('Why?').press('Enter');
  await expect(onBoard.getByText(/^Ava · .*scripted.* · prompt /)).toBeVisible();
  await axe(page);
  await page.goBack();
  await page.getByRole('button', { name: 'Advance Stage' }).click();
  await page.getByRole('button', { name: 'Ask Milo for a summary' }).click();
  // A sentence that no item bears out is not shown.
  const claims = page.getByRole('list', { name: 'Sentences of the summary' }).getByRole('listitem');
  await expect(page.getByRole('button', { name: 'Ask Milo again' })).toBeVisible();
  await expect(claims).toHaveText([/^Milo on: .*Do what was asked/]);
  await expect(page.getByRole('region', { name: 'Summary' })).toContainText('scripted');
  await page.getByRole('button', { name: 'Complete PI 1' }).click();
  await dialog.getByRole('button', { name: 'Complete PI 1' }).click();
  await expect(page.getByRole('button', { name: 'Complete PI 1' })).toHaveCount(0);
  expect(model.calls.length).toBeGreaterThan(8);

  await page.goto('/settings');
  await expect(page.getByRole('listitem').filter({ hasText: 'Split a feature into stories' })).toContainText(
    'scripted',
  );
});

test('a review that was kept before engines were named is not given to the model that speaks today', async ({
  page,
  request,
}) => {
  const { project, api } = await aPlanning(request);
  const sent = async <T>(path: string, data: object) =>
    (await (await request.post(`${api}/planning/${path}`, { data })).json()) as T;
  const { id } = await sent<{ id: string }>('features', { name: 'Swap trees' });
  await sent(`features/${id}/reviews`, { architectType: 'theo' });
  const { version } = (await (await request.get(`${api}/planning`)).json()) as { version: number };
  const { features } = await sent<{ features: { id: string }[] }>('finalise', { version });
  const address = `/project/${project.id}/backlog?feature=${features[0]?.id}`;
  const dialog = page.getByRole('dialog');
  await page.goto(address);
  await expect(dialog.getByText('scripted', { exact: true })).toBeVisible();

  // As older versions kept the built-in advisor's.
  await page.route(/\/rpc\/feature\/get/, async (route) => {
    const response = await route.fetch();
    await route.fulfill({ response, body: (await response.text()).replace('"engine":"scripted",', '') });
  });
  await page.reload();
  await expect(dialog.getByText('CoScrum built-in advisor', { exact: true })).toBeVisible();
  await expect(dialog.getByText('scripted', { exact: true })).toHaveCount(0);
  // No model was asked then.
  await expect(dialog.getByText(/and not the model/)).toHaveCount(0);
});
