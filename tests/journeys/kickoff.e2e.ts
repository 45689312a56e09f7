import type { APIRequestContext } from '@playwright/test';
import { axe, expect, test } from './journey.ts';
import { steppedClock } from './stepped-clock.ts';

const create = async (request: APIRequestContext) => {
  const answer = await request.post('/api/projects', {
    data: {
      name: 'Hive Book',
      summary: 'Keepers note inspections of their hives on the phone, also without a connection.',
      members: ['milo', 'ava', 'theo', 'uma'].map((id) => ({ id, selectedBy: 'user' })),
    },
  });
  return (await answer.json()).id as string;
};

test('every member speaks of this project, then the planning begins', async ({ page, request }) => {
  const id = await create(request);
  await page.goto(`/project/${id}/lifecycle/kickoff`);
  const messages = page.getByRole('log', { name: 'Team introductions' }).getByRole('listitem');
  // Who prefers reduced motion sees all of them at once: four members and two closing words.
  await expect(messages).toHaveCount(6);
  await expect(messages.nth(0)).toContainText('Milo');
  await expect(messages.nth(1)).toContainText('Ava');
  await expect(messages.filter({ hasText: 'Hive Book' }).first()).toBeVisible();
  await expect(page.getByRole('heading', { name: "What's Next?" })).toBeVisible();
  for (const card of ['Project Kickoff', 'Program Increment Planning', 'Sprint Planning'])
    await expect(page.getByRole('heading', { name: card, level: 3 })).toBeVisible();
  // Once all have spoken: a button that comes into use while the contrasts are measured has half of each look.
  await expect(page.getByRole('button', { name: 'Begin Planning' })).toBeEnabled();
  await axe(page);
  await page.getByRole('button', { name: 'Begin Planning' }).click();
  await expect(page).toHaveURL(`/project/${id}/dashboard`);

  // Of a project that is missing it is said so.
  await page.goto('/project/01a1fd69-d793-7ea2-9594-d2b21891001b/lifecycle/kickoff');
  await expect(page.getByRole('heading', { name: 'Project not found' })).toBeVisible();
});

test.describe('with motion', () => {
  test.use({ contextOptions: { reducedMotion: 'no-preference' } });

  test('a message follows every two seconds, and only then can planning begin', async ({ page, request }) => {
    const id = await create(request);
    const stepped = await steppedClock(page);
    await page.goto(`/project/${id}/lifecycle/kickoff`);
    const messages = page.getByRole('log', { name: 'Team introductions' }).getByRole('listitem');
    const begin = page.getByRole('button', { name: 'Begin Planning' });
    await stepped.until(messages.first());
    for (const count of [1, 2, 3, 4, 5]) {
      await expect(messages).toHaveCount(count);
      await expect(begin).toBeDisabled();
      await page.clock.runFor(1700);
      await expect(messages).toHaveCount(count);
      await page.clock.runFor(300);
    }
    await expect(messages).toHaveCount(6);
    await expect(begin).toBeEnabled();
  });

  test('one click shows all messages, another plays them again', async ({ page, request }) => {
    const id = await create(request);
    await page.goto(`/project/${id}/lifecycle/kickoff`);
    const messages = page.getByRole('log', { name: 'Team introductions' }).getByRole('listitem');
    await page.getByRole('button', { name: 'Show All Messages' }).click();
    await expect(messages).toHaveCount(6);
    await expect(page.getByRole('button', { name: 'Begin Planning' })).toBeEnabled();
    await page.getByRole('button', { name: 'Show Animated' }).click();
    await expect(messages).toHaveCount(1);
    await expect(page.getByRole('button', { name: 'Begin Planning' })).toBeDisabled();
  });
});
