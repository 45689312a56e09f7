import { expect, type Page } from '@playwright/test';

/** Four weeks from today on, for the dates of an increment. */
export const fourWeeks = () => {
  const day = (after: number) => new Date(Date.now() + after * 86_400_000).toISOString().slice(0, 10);
  return { start: day(0), end: day(28) };
};

export const toast = (page: Page, title: string) => page.getByRole('status').filter({ hasText: title });
export const lane = (page: Page, name: string) =>
  page.getByRole('region', { name: 'Sprints' }).getByRole('region', { name });
export const column = (page: Page, name: string) =>
  page.getByRole('region', { name: 'Board' }).getByRole('region', { name });

/** A figure of the dashboard by its name. */
export const figure = (page: Page, name: string) =>
  page
    .getByRole('region', { name: 'Development Metrics' })
    .locator('dl > div')
    .filter({ has: page.getByText(name, { exact: true }) })
    .getByRole('definition');

/** From the first words to the scope of the increment, with the features that the advisor thinks must be had. */
export const projectToScope = async (page: Page, idea: string) => {
  await page.goto('/');
  await page.getByRole('textbox', { name: /idea/i }).fill(idea);
  await page.getByRole('button', { name: 'Start with CoScrum' }).click();
  await expect(page.getByLabel('Project Idea / Description')).toHaveValue(idea);
  await page.getByLabel('Project Name').fill('Hive Book');
  await page.getByRole('button', { name: 'Next: Team Selection' }).click();
  await page.getByRole('checkbox', { name: 'Theo, Architect' }).check();
  await page.getByRole('button', { name: 'Next: Assemble Team' }).click();
  await expect(page).toHaveURL('/new-project/team-review');
  await page.getByRole('button', { name: 'Create Project' }).click();
  await expect(page.getByRole('heading', { name: "What's Next?" })).toBeVisible();
  await page.getByRole('button', { name: 'Begin Planning' }).click();
  await expect(page).toHaveURL(/\/project\/[\da-f-]{36}\/dashboard$/);
  await page.getByRole('link', { name: 'Start PI Planning' }).click();
  await expect(page.getByLabel('Project Idea or Goal')).toHaveValue(idea);
  await page.getByRole('button', { name: 'Ask Ava (Product Owner) for Suggested Features' }).click();
  await expect(page.getByRole('button', { name: 'Ask Ava for more' })).toBeVisible();
};

/** Architects' reviews and the scope; answers how many features it holds. */
export const scopeToRefinement = async (page: Page): Promise<number> => {
  const count = await page.getByRole('checkbox', { name: 'Include in PI', checked: true }).count();
  expect(count).toBeGreaterThan(0);
  await page.getByRole('button', { name: 'Continue to Architect Review' }).click();
  await page.getByRole('button', { name: 'Ask both for all included' }).click();
  await expect(page.getByText(`${count} Reviewed / ${count} Total`)).toBeVisible();
  await page.getByRole('button', { name: 'Finalize Scope & Continue' }).click();
  await expect(toast(page, 'PI Planning Finalized')).toContainText(`${count} feature`);
  await page.getByRole('button', { name: 'Finalize Scope & Continue to Story Refinement' }).click();
  await expect(page.getByRole('heading', { level: 2, name: 'Story Refinement' })).toBeVisible();
  return count;
};

/** Ava's stories of the open feature are accepted and each has three points; answers how many they are. */
export const acceptStories = async (page: Page): Promise<number> => {
  await page.getByRole('button', { name: 'Ask Ava for stories' }).click();
  await page.getByRole('button', { name: 'Accept all' }).click();
  const stories = page.getByRole('list', { name: 'Stories of this feature' }).getByRole('article');
  await expect(page.getByRole('list', { name: 'Offered stories' })).toHaveCount(0);
  await expect(stories.first()).toBeVisible();
  const count = await stories.count();
  for (let number = 1; number <= count; number += 1) {
    await page.getByRole('button', { name: `Open S-${number}`, exact: true }).click();
    await page.getByRole('dialog').getByRole('button', { name: '3 points', exact: true }).click();
    await page.keyboard.press('Escape');
    await expect(page.getByRole('dialog')).toHaveCount(0);
  }
  return count;
};

/** Quinn's tests of the first story are accepted, and one of them has passed; answers how many they are. */
export const acceptTests = async (page: Page): Promise<number> => {
  await page.getByRole('button', { name: 'Ask Quinn for tests' }).click();
  const accept = page.getByRole('button', { name: /^Accept \d+ tests$/ });
  await expect(accept).toBeEnabled();
  const count = Number(/\d+/.exec((await accept.textContent()) ?? '')?.[0]);
  await accept.click();
  await page.getByRole('list', { name: 'Acceptance criteria' }).getByRole('link', { name: /T-1/ }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Passed' }).click();
  await expect(toast(page, 'Result saved')).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('link', { name: `1 of ${count} tests passed` })).toBeVisible();
  return count;
};

/** Sprints are cut from dates that are set on the way, and a proposed plan is accepted. */
export const acceptPlan = async (page: Page) => {
  const { start, end } = fourWeeks();
  await page.getByRole('button', { name: 'Set the dates' }).click();
  const dates = page.getByRole('dialog', { name: 'Edit PI 1' });
  await dates.getByLabel('Start Date').fill(start);
  await dates.getByLabel('End Date').fill(end);
  await dates.getByRole('button', { name: 'Save Changes' }).click();
  await page.getByRole('button', { name: 'Cut sprints' }).click();
  await page.getByRole('button', { name: 'Propose a plan' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Accept the plan' }).click();
  await expect(toast(page, 'Plan accepted')).toBeVisible();
};
