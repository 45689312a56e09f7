import type { Locator, Page } from '@playwright/test';
import { expect, test } from './journey.ts';
import { column, fourWeeks, lane, toast } from './way-steps.ts';

const hasFocus = (there: Locator) => there.evaluate((element) => element === document.activeElement);

/** Goes on with Tab until it is there, as who has no pointer does. */
const tabTo = async (page: Page, there: Locator) => {
  await expect(there).toBeVisible();
  for (let steps = 0; steps < 120; steps += 1) {
    if (await hasFocus(there)) return;
    await page.keyboard.press('Tab');
  }
  throw new Error(`Tab does not lead to ${there.toString()}`);
};
const press = async (page: Page, there: Locator, key = 'Enter') => {
  await tabTo(page, there);
  await page.keyboard.press(key);
};

/** The screen of a stage is there, and what is pressed next begins in its content. */
const arrivesAt = async (page: Page, name: string) => {
  await expect(page.getByRole('heading', { level: 2, name })).toBeVisible();
  await expect(page.getByRole('main')).toBeFocused();
};

test('an increment goes from an idea to completed by keyboard alone, and the focus is never lost', async ({ page }) => {
  const button = (name: string | RegExp) => page.getByRole('button', { name, exact: typeof name === 'string' });
  const dialog = page.getByRole('dialog');
  await page.goto('/');
  await tabTo(page, page.getByRole('textbox', { name: /idea/i }));
  await page.keyboard.type('Members of the rowing club must be able to book boats.');
  await press(page, button('Start with CoScrum'));
  await tabTo(page, page.getByLabel('Project Name'));
  await page.keyboard.type('Rowing club');
  await press(page, button('Next: Team Selection'));
  await press(page, button('Next: Assemble Team'));
  await expect(page).toHaveURL('/new-project/team-review');
  await press(page, button('Create Project'));
  await press(page, button('Begin Planning'));
  await press(page, page.getByRole('link', { name: 'Start PI Planning' }));
  await press(page, button('Ask Ava (Product Owner) for Suggested Features'));
  await expect(button('Ask Ava for more')).toBeVisible();
  await press(page, button('Continue to Architect Review'));
  await press(page, button('Finalize Scope & Continue'));
  await expect(page.getByRole('heading', { name: 'PI Planning Complete' })).toBeFocused();
  await press(page, button('Finalize Scope & Continue to Story Refinement'));

  await arrivesAt(page, 'Story Refinement');
  // What was pressed is out of use for a while, or gone for good.
  await press(page, button('Ask Ava for stories'));
  await expect(button('Accept all')).toBeEnabled();
  await expect(button('Ask Ava for more')).toBeFocused();
  await press(page, button('Accept all'));
  await expect(button('Open S-1')).toBeVisible();
  await expect(page.getByRole('main').locator(':focus')).toHaveCount(1);
  await press(page, button('Open S-1'));
  await press(page, dialog.getByRole('button', { name: '3 points', exact: true }));
  await expect(dialog.getByRole('button', { name: '3 points', exact: true })).toBeFocused();
  await press(page, dialog.getByLabel('Whoever builds it has understood it'), 'Space');
  await press(page, dialog.getByLabel('No question about it is open'), 'Space');
  await press(page, dialog.getByRole('button', { name: 'Mark as ready' }));
  await expect(dialog.getByLabel('Status')).toHaveValue('ready');
  await page.keyboard.press('Escape');
  await expect(button('Open S-1')).toBeFocused();
  await press(page, button('Advance Stage'));

  await arrivesAt(page, 'Test Planning');
  await press(page, button('Ask Quinn for tests'));
  await expect(button(/^Accept \d+ tests$/)).toBeEnabled();
  await press(page, button(/^Accept \d+ tests$/));
  const result = page.getByRole('list', { name: 'Acceptance criteria' }).getByRole('link', { name: /T-1/ });
  await press(page, result);
  await press(page, dialog.getByRole('button', { name: 'Passed' }));
  await expect(toast(page, 'Result saved')).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(result).toBeFocused();
  await press(page, button('Advance Stage'));

  await arrivesAt(page, 'Sprint Planning');
  await press(page, button('Set the dates'));
  for (const [field, date] of [
    ['Start Date', fourWeeks().start],
    ['End Date', fourWeeks().end],
  ] as const) {
    await tabTo(page, dialog.getByLabel(field));
    await page.keyboard.type(date.replace(/(\d+)-(\d+)-(\d+)/, '$2$3$1'));
  }
  await press(page, dialog.getByRole('button', { name: 'Save Changes' }));
  await press(page, button('Cut sprints'));
  await press(page, button('Propose a plan'));
  await press(page, dialog.getByRole('button', { name: 'Accept the plan' }));
  await expect(lane(page, 'Sprint 1').getByRole('article').first()).toContainText('S-1');
  await expect(button('Propose a plan')).toBeFocused();
  await press(page, page.getByRole('link', { name: 'Open Sprint 1' }));
  await expect(page.getByRole('heading', { level: 2, name: 'Sprint 1' })).toBeVisible();
  await press(page, button('Start Sprint'));
  await expect(dialog.getByRole('button', { name: 'Start Sprint' })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(toast(page, 'Sprint started')).toBeVisible();
  await expect(dialog).toHaveCount(0);
  const grip = button(/^Move S-1/);
  await tabTo(page, grip);
  for (const name of ['In Progress', 'In Review', 'Done']) {
    await page.keyboard.press('ArrowRight');
    await expect(column(page, name).getByRole('button', { name: /^Move S-1/ })).toBeFocused();
  }
  await press(page, button('Finish Sprint'));
  await expect(dialog.getByRole('button', { name: 'Finish Sprint' })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(toast(page, 'Sprint finished')).toBeVisible();
  await expect(dialog).toHaveCount(0);
  await press(page, page.getByRole('link', { name: 'Sprint Planning' }));
  await press(page, button('Advance Stage'));

  await arrivesAt(page, 'Review of PI 1');
  await press(page, button('Create the next PI'));
  await press(page, dialog.getByRole('button', { name: 'Create PI' }));
  await expect(button('Create the next PI')).toHaveCount(0);
  await tabTo(page, page.getByRole('region', { name: 'Went well' }).getByRole('textbox'));
  await page.keyboard.type('The first boat was booked');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('region', { name: 'Went well' }).getByRole('listitem')).toHaveCount(1);
  await press(page, button('Complete PI 1'));
  await expect(dialog.getByRole('button', { name: 'Complete PI 1' })).toBeFocused();
  await page.keyboard.press('Enter');
  await press(page, page.getByRole('link', { name: 'Go to PI 2' }));
  await expect(page.getByRole('list', { name: 'Stages of PI 2' })).toBeVisible();
});
