import type { APIRequestContext, Page } from '@playwright/test';
import { expect } from './journey.ts';

export const summary =
  'Neighbours lend each other tools. Members must be able to reserve a drill from their phone. ' +
  'Overdue tools send a reminder by email. It would be nice to have photos of every tool.';

/** A project with its first increment, and the address where that is planned. */
export const aPlanning = async (request: APIRequestContext) => {
  const project = (await (await request.post('/api/projects', { data: { name: 'Tool shed', summary } })).json()) as {
    id: string;
  };
  const increments = await (await request.get(`/api/projects/${project.id}/increments`)).json();
  const [increment] = increments as { id: string }[];
  const path = `/project/${project.id}/pi/${increment?.id}`;
  return {
    project,
    path,
    planning: `${path}/planning`,
    api: `/api/projects/${project.id}/increments/${increment?.id}`,
  };
};

export const toast = (page: Page, title: string) => page.getByRole('status').filter({ hasText: title });
export const failure = (page: Page, title: string) => page.getByRole('alert').filter({ hasText: title });
export const ask = (page: Page) => page.getByRole('button', { name: 'Ask Ava (Product Owner) for Suggested Features' });
export const cards = (page: Page) => page.getByRole('list', { name: 'Suggested features' }).getByRole('article');
export const step = (page: Page) =>
  page.getByRole('navigation', { name: 'Steps of PI planning' }).locator('[aria-current]');

/** Asks Ava and waits until she has said all. */
export const suggestions = async (page: Page) => {
  await ask(page).click();
  await expect(page.getByRole('button', { name: 'Ask Ava for more' })).toBeVisible();
};
