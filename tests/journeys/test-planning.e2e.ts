import type { APIRequestContext } from '@playwright/test';
import { readFile } from 'node:fs/promises';
import { axe, expect, test } from './journey.ts';

const post = async (request: APIRequestContext, path: string, data: object) => {
  const answer = await request.post(`/api/projects${path}`, { data });
  expect(answer.ok(), await answer.text()).toBe(true);
  return (await answer.json()) as { id: string };
};

/** A refined increment: one selected feature, one story, two criteria. */
const aRefinedIncrement = async (request: APIRequestContext) => {
  const { id } = await post(request, '', { name: 'Tool library', summary: 'Neighbours lend tools to each other.' });
  const increments = (await (await request.get(`/api/projects/${id}/increments`)).json()) as { id: string }[];
  const pi = increments[0]?.id ?? '';
  const feature = { name: 'Reserve a tool', description: 'For some days.', pi_id: pi, status: 'selected' };
  const { id: feature_id } = await post(request, `/${id}/features`, { ...feature, value_category: 'Must Have' });
  await post(request, `/${id}/stories`, {
    feature_id,
    title: 'Reserve a free tool',
    as_a: 'neighbour',
    i_want: 'reserve a tool',
    criteria: [
      { given: 'a free tool', when: 'a neighbour reserves it', outcome: 'the calendar shows it as taken' },
      {
        given: 'a taken tool',
        when: 'a neighbour reserves it',
        outcome: 'the reservation is refused',
        kind: 'negative',
      },
    ],
  });
  return { id, pi };
};

test('tests are proposed, run by hand and by report, traced, and the gate follows', async ({ page, request }) => {
  const { id, pi } = await aRefinedIncrement(request);
  await page.goto(`/project/${id}/pi/${pi}/test-planning`);
  const gate = page.getByRole('region', { name: 'Gate of PI 1' });
  await expect(gate).toContainText('There are no tests yet, so nothing is shown to work.');
  // Nothing has failed before anything has run.
  await expect(gate.getByText('Not yet', { exact: true })).toBeVisible();
  await expect(gate).not.toContainText('FAIL');
  await expect(gate.getByText('P0')).toHaveCount(0);
  await expect(page.getByRole('link', { name: '2 of 2 criteria without a test' })).toBeVisible();

  // Quinn offers; nothing is saved before the person accepts, and what was offered survives a reload.
  await page.getByRole('button', { name: 'Ask Quinn for tests' }).click();
  const offers = page.getByRole('list', { name: 'Offered tests' });
  await expect(offers.getByRole('listitem').first()).toContainText('Shows that criterion 1 holds.');
  await expect(offers.getByText(/^By rule tests\./).first()).toBeVisible();
  await expect(page.getByRole('button', { name: /^Accept \d+ tests$/ })).toBeEnabled();
  await page.reload();
  await expect(offers.getByText('Shows that criterion 2 holds.')).toBeVisible();
  await axe(page);
  const first = offers.locator(':scope > li').filter({ hasText: 'Shows that criterion 1 holds.' }).first();
  await first.getByRole('button', { name: /^Edit / }).click();
  const form = page.getByRole('dialog', { name: 'Edit before you accept' });
  await form.getByLabel('Title').fill('A reserved tool is shown as taken');
  await form.getByLabel('Priority').selectOption('P0');
  await form.getByRole('button', { name: 'Keep' }).click();
  await offers.getByRole('button', { name: 'Accept A reserved tool is shown as taken' }).click();
  const criteria = page.getByRole('list', { name: 'Acceptance criteria' });
  await expect(criteria.getByRole('article', { name: 'Criterion 1' })).toContainText('T-1');
  await page.getByRole('button', { name: 'Discard all' }).click();
  await page
    .getByRole('status')
    .filter({ hasText: 'Suggestions discarded' })
    .getByRole('button', { name: 'Undo' })
    .click();
  await expect(offers).toBeVisible();
  await page.getByRole('button', { name: 'Discard all' }).click();
  await expect(offers).toHaveCount(0);

  // One by hand, of the criterion that has none; what is typed survives a reload.
  await page.getByRole('button', { name: 'Add Test of criterion 2' }).click();
  const add = page.getByRole('dialog', { name: 'Add Test' });
  await add.getByLabel('Title').fill('A taken tool is refused');
  await page.reload();
  await page.getByRole('button', { name: 'Add Test of criterion 2' }).click();
  await expect(add.getByLabel('Title')).toHaveValue('A taken tool is refused');
  await add.getByLabel('Priority').selectOption('P1');
  await add.getByLabel('Steps').fill('Given a taken tool\nReserve it');
  await add.getByLabel('Expected').fill('It is refused');
  await add.getByLabel('Expected').press('Tab');
  await page.keyboard.press('Tab');
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('link', { name: '0 of 2 tests passed' })).toBeVisible();

  // A result by hand, taken back and given again.
  await criteria.getByRole('link', { name: /A taken tool is refused/ }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('Note').fill('Tried it at the counter.');
  await dialog.getByRole('button', { name: 'Passed' }).click();
  await expect(dialog.getByText('Tried it at the counter.')).toBeVisible();
  await page.getByRole('status').filter({ hasText: 'T-2: passed.' }).getByRole('button', { name: 'Undo' }).click();
  await expect(dialog.getByText('It has not run yet.')).toBeVisible();
  await dialog.getByRole('button', { name: 'Passed' }).click();
  await expect(dialog.getByText('It has not run yet.')).toHaveCount(0);
  await expect(dialog.getByRole('button', { name: 'Passed' })).toBeEnabled();
  await axe(page);
  await page.keyboard.press('Escape');
  await expect(page.getByRole('link', { name: '1 of 2 tests passed' })).toBeVisible();
  await expect(gate.getByText('FAIL', { exact: true })).toBeVisible();

  // Risks: Quinn reads the reviews, the person assesses.
  await page.getByRole('tab', { name: 'Risks' }).click();
  await page.getByRole('button', { name: 'Ask Quinn for risks' }).click();
  await page.getByRole('button', { name: 'Accept 2 risks' }).click();
  const risks = page.getByRole('table').locator('tbody').getByRole('row');
  await page.getByLabel('Reviewed by a person').selectOption('Not yet');
  await expect(page).toHaveURL(/reviewed=not_yet/);
  await expect(risks).toHaveCount(2);
  await risks.first().getByText('Why?').click();
  await expect(risks.first().getByText(/^Theo · .+ · rule review\./)).toBeVisible();
  await risks
    .first()
    .getByRole('button', { name: /^Mark .* as reviewed$/ })
    .click();
  await expect(risks).toHaveCount(1);
  // To assess it is to look into it.
  await page.getByLabel(/^Probability of /).selectOption('3');
  await expect(page.getByText('Every risk is reviewed')).toBeVisible();
  await page.getByLabel('Reviewed by a person').selectOption('All');
  const assessed = risks.filter({ has: page.locator('option[value="3"]:checked') }).first();
  await assessed.getByLabel(/^Probability of /).selectOption('3');
  await assessed.getByLabel(/^Impact of /).selectOption('3');
  await expect(gate).toContainText('1 risk of 9 blocks.');
  await page
    .getByLabel(/^Impact of /)
    .first()
    .selectOption('1');
  await expect(gate).not.toContainText('blocks');
  await axe(page);

  // Continuous integration reports by a file.
  await page.getByRole('link', { name: 'All tests' }).click();
  await expect(page.getByRole('heading', { name: 'Tests', level: 2 })).toBeVisible();
  const upload = page.locator('input[type=file]');
  const buffer = Buffer.from(
    '<testsuite><testcase name="[T-1] shows it"><failure message="still free"/></testcase><testcase name="stranger"/></testsuite>',
  );
  await upload.setInputFiles({ name: 'build-7.xml', mimeType: 'text/xml', buffer });
  await expect(page.getByText('1 case names no test.')).toBeVisible();
  await expect(gate).toContainText('0 of 1 P0 tests pass (0%); all of them have to.');
  await upload.setInputFiles({ name: 'broken.xml', mimeType: 'text/xml', buffer: Buffer.from('<html/>') });
  await expect(page.getByRole('alert')).toContainText('It begins with <html>, and not with <testsuites>');
  const list = page.getByRole('list', { name: 'Test cases' });
  await page.getByLabel('Result').selectOption('failed');
  await expect(page).toHaveURL(/standing=failed/);
  await expect(list.getByRole('listitem')).toHaveText([/A reserved tool is shown as taken/]);
  await axe(page);

  // Waived with a reason, which lapses when it is taken back.
  await gate.getByRole('button', { name: 'Waive gate' }).click();
  const waive = page.getByRole('dialog', { name: 'Waive the gate at FAIL' });
  await expect(waive.getByRole('button', { name: 'Waive gate' })).toBeDisabled();
  await waive.getByLabel('Reason').fill('Shown to the board by hand.');
  await waive.getByRole('button', { name: 'Waive gate' }).click();
  await expect(gate).toContainText('Waived: “Shown to the board by hand.” You');
  await gate.getByRole('button', { name: 'Take back waiver' }).click();
  await expect(gate.getByRole('button', { name: 'Waive gate' })).toBeVisible();
  await list.getByRole('button', { name: 'T-1 passed' }).click();
  await expect(gate).toContainText('PASS');

  // Traced from feature to result, with the holes first.
  await page.goto(`/project/${id}/tests?tab=traceability`);
  const table = page.getByRole('table');
  await expect(table.getByRole('row')).toHaveCount(3);
  await expect(page.getByText('2 of 2 rows. No holes')).toBeVisible();
  await post(request, `/${id}/features`, {
    name: 'Print a label',
    pi_id: pi,
    status: 'selected',
    description: 'Small.',
    quote: 'a label for each tool',
  });
  await page.getByLabel('Gaps').selectOption('no_story');
  await expect(table.getByRole('row').nth(1)).toContainText('“a label for each tool”');
  await expect(table.getByRole('row').nth(1)).toContainText('Feature without a story');
  await axe(page);
  const download = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Export .feature files' }).click();
  const file = await download;
  expect(file.suggestedFilename()).toBe('reserve-a-tool.feature');
  expect(await readFile(await file.path(), 'utf8')).toContain('Scenario: A reserved tool is shown as taken');
  await page.setViewportSize({ width: 390, height: 844 });
  // On a phone a row of the table stands below another, with nothing beyond the edge.
  const trace = page.getByRole('region', { name: 'Traceability' });
  expect(await trace.evaluate(({ scrollWidth, clientWidth }) => scrollWidth - clientWidth)).toBe(0);
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390);
});
