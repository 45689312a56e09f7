import type { APIRequestContext, Page } from '@playwright/test';
import { appAddresses } from '#domain/pages.ts';
import { axe, expect, test } from './journey.ts';

const post = async (request: APIRequestContext, path: string, data: object): Promise<{ id: string }> => {
  const answer = await request.post(`/api${path}`, { data });
  expect(answer.ok(), `${path}: ${answer.status()}`).toBe(true);
  return (answer.headers()['content-type']?.includes('json') ? await answer.json() : { id: '' }) as { id: string };
};

/** A project with something on each of its screens, and every address of the app; public-pages.e2e.ts goes through the others. */
const addresses = async (request: APIRequestContext): Promise<string[]> => {
  const summary = 'Neighbours lend tools. Members see what is free, reserve a drill and are reminded.';
  const { id } = await post(request, '/projects', { name: 'Tool library', summary });
  const [increment] = (await (await request.get(`/api/projects/${id}/increments`)).json()) as { id: string }[];
  const at = `/projects/${id}`;
  await post(request, `${at}/ideas`, { title: 'Reserve a tool', description: 'Members reserve a drill for a day.' });
  for (const [name, priority] of Object.entries({ 'Reserve a drill': 'high', 'Send reminders': 'low' }))
    await post(request, `${at}/features`, { name, description: `${name} for a day.`, priority, pi_number: 1 });
  const discussion = await post(request, `${at}/discussions`, { idea: 'Members reserve a drill.' });
  await post(request, `${at}/discussions/${discussion.id}/feedback`, {});
  const piId = increment?.id ?? '';
  const sprint = await post(request, `${at}/increments/${piId}/sprints`, {});
  const places: Record<string, string> = { projectId: id, piId, stageId: 'hardening', sprintId: sprint.id };
  return [
    '/',
    ...appAddresses
      .filter((address) => !address.startsWith('/projects'))
      .map((address) => address.replaceAll(/\$(\w+)/g, (_, place: string) => places[place] ?? '')),
    `/project/${id}/team-discussion?discussion=${discussion.id}`,
    `/project/${id}/features?discussion=${discussion.id}`,
    '/no-such-page',
  ];
};

/** A draft of the wizard with its team, so that each of its steps stands by itself. */
const keepDraft = async (page: Page, request: APIRequestContext) => {
  const projectName = 'Tool library';
  const projectDescription = 'Neighbours lend one another tools.';
  const asked = { projectName, projectDescription };
  const { teamMembers } = (await post(request, '/functions/analyze-team-composition', asked)) as {
    teamMembers?: object;
  };
  const draft = JSON.stringify({ ...asked, proposedMembers: teamMembers, teamMembers });
  await page.addInitScript((kept) => localStorage.setItem('coscrum-draft:new-project', kept), draft);
};

test('every route has one heading of the first level, at most one primary button, fits a phone and is accessible in both schemes', async ({
  page,
  request,
}) => {
  test.slow();
  await keepDraft(page, request);
  const faults: string[] = [];
  for (const address of await addresses(request)) {
    await page.setViewportSize({ width: 1440, height: 900 });
    await page.goto(address);
    await expect(page.getByRole('heading', { level: 1 }), address).toHaveCount(1);
    await expect(page.locator('[aria-busy="true"]')).toHaveCount(0);
    const primary = await page.locator('main :is(button, a)[data-variant="filled"]:visible').allTextContents();
    if (primary.length > 1) faults.push(`${address}: primary buttons ${primary.join(', ')}`);
    await axe(page).catch((error: unknown) => faults.push(String(error)));
    await page.setViewportSize({ width: 390, height: 844 });
    const width = await page.evaluate(() => document.documentElement.scrollWidth);
    if (width > 390) faults.push(`${address}: ${width} pixels wide on a phone`);
  }
  expect(faults).toEqual([]);
});
