import type { Page } from '@playwright/test';
import { publicPages } from '#domain/pages.ts';
import { publicTeamIds, roster } from '#domain/personas.ts';
import { axe, expect, test } from './journey.ts';

const pages = publicPages.filter(({ path }) => path !== '/');
const lifecycle = [
  'Vision',
  'Team',
  'Kickoff',
  'PI Planning',
  'Story Refinement',
  'Test Planning',
  'Sprint Planning',
  'Review',
];

const inFooter = (page: Page, name: string) => page.getByRole('contentinfo').getByRole('link', { name, exact: true });

/** Presses Tab until a link of the footer has the focus; fails when it is never reached. */
const tabTo = async (page: Page, name: string): Promise<void> => {
  const link = inFooter(page, name);
  const stops = await page.locator('a[href], button, textarea, input').count();
  for (let pressed = 0; pressed <= stops; pressed += 1) {
    if (await link.evaluate((element) => element === document.activeElement)) return;
    await page.keyboard.press('Tab');
  }
  throw new Error(`Tab never reached ${name}`);
};

test('every public page is reached from the footer by keyboard, with its title and one heading', async ({ page }) => {
  await page.goto('/');
  await expect(page.getByRole('contentinfo').getByRole('link', { name: 'Contact' })).toBeVisible();
  for (const { path, name, title } of pages) {
    await tabTo(page, name);
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(path);
    await expect(page).toHaveTitle(title);
    await expect(page.getByRole('main').getByRole('heading', { level: 1 })).toHaveCount(1);
    await expect(inFooter(page, name)).toHaveAttribute('aria-current', 'page');
    await expect(page.getByRole('status').filter({ hasText: name }).first()).toBeAttached();
  }
  await page.getByRole('banner').getByRole('link', { name: 'CoScrum' }).press('Enter');
  await expect(page).toHaveURL('/');
});

test('every public page is accessible in both schemes, and no wider than a phone', async ({ page }) => {
  const faults: string[] = [];
  for (const { path, title } of pages) {
    await page.setViewportSize({ width: 1280, height: 720 });
    const answer = await page.goto(path);
    expect(answer?.status(), path).toBe(200);
    await expect(page).toHaveTitle(title);
    await expect(page.getByRole('main').getByRole('heading', { level: 1 })).toBeVisible();
    await axe(page).catch((error: unknown) => faults.push(String(error)));
    await page.setViewportSize({ width: 390, height: 844 });
    const width = await page.evaluate(() => document.documentElement.scrollWidth);
    if (width > 390) faults.push(`${path}: ${width} pixels wide on a phone`);
  }
  expect(faults).toEqual([]);
});

test('each public page holds what it is there for: the seven with their faces, the lifecycle, the newest release, the advisor in use, who decides', async ({
  page,
}) => {
  for (const path of ['/about', '/how-it-works']) {
    await page.goto(path);
    const seven = page.getByRole('region', { name: 'The seven' });
    await expect(seven.getByRole('heading', { level: 3 })).toHaveText(publicTeamIds.map((id) => roster[id].name));
    await expect(seven.getByRole('heading', { level: 3 })).toHaveText([
      'Milo',
      'Ava',
      'Theo',
      'Bea',
      'Quinn',
      'Uma',
      'Sasha',
    ]);
    const faces = seven.locator('img');
    await expect(faces).toHaveCount(7);
    for (const face of await faces.all()) {
      await expect.poll(() => face.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBeGreaterThan(0);
    }
    const steps = page.getByRole('region', { name: 'The lifecycle in eight steps' });
    await expect(steps.getByRole('heading', { level: 3 })).toHaveText(lifecycle);
  }

  await page.goto('/changelog');
  const newest = page.getByRole('main').getByRole('region').first();
  await expect(newest.getByRole('heading', { level: 2 })).toHaveText(/^(?:Unreleased|\d+\.\d+\.\d+)$/);
  await expect(newest.getByRole('listitem').filter({ hasText: 'A built-in advisor' })).toBeVisible();
  await expect(newest.locator('code').first()).not.toContainText('`');

  await page.goto('/legal/privacy');
  await expect(page.getByRole('region', { name: 'What leaves the machine' })).toContainText(
    'This server uses the built-in advisor, which runs inside it and calls nobody.',
  );

  // Without a contact, the page says who decides.
  await page.goto('/contact');
  const who = page.getByRole('region', { name: 'Who to ask' });
  await expect(who).toContainText('the person who runs it');
  await expect(who.getByRole('link')).toHaveCount(0);
});

test('no cookie is set, and the browser keeps only what the page about cookies names', async ({ page, context }) => {
  const answer = await page.request.post('/api/projects', { data: { name: 'Choir calendar' } });
  const { id } = (await answer.json()) as { id: string };
  await page.goto(`/project/${id}/dashboard`);
  await page.getByRole('button', { name: 'Collapse sidebar' }).click();
  await page.getByRole('button', { name: 'Switch to' }).click();
  await page.goto('/');
  await page.getByPlaceholder('Describe your project idea...').fill('Half a thought');
  await page.goto('/legal/cookies');
  const entries = page.getByRole('region', { name: 'What your browser keeps' }).locator('code');
  await expect(entries).not.toHaveCount(0);
  const named = await entries.allTextContents();
  const kept = await page.evaluate(() => [...Object.keys(localStorage), ...Object.keys(sessionStorage)]);
  expect(kept.length).toBeGreaterThanOrEqual(3);
  expect(kept.filter((key) => !named.some((name) => key.startsWith(name)))).toEqual([]);
  expect(await context.cookies()).toEqual([]);
});

test('an address that leads nowhere is answered with 404, and logged without its query', async ({ page, server }) => {
  const answer = await page.goto('/nowhere/at-all?token=secret');
  expect(answer?.status()).toBe(404);
  await expect(page.getByRole('heading', { name: 'Oops! Page not found' })).toBeVisible();
  await expect(page).toHaveTitle('Page not found · CoScrum');
  await expect.poll(() => server.log).toContain('"path":"/nowhere/at-all"');
  expect(server.log).not.toContain('secret');
  await axe(page);
});

test('a bad address inside the page says so in a page of its own, and in the log of the browser', async ({ page }) => {
  const answer = await page.request.post('/api/projects', { data: { name: 'Choir calendar' } });
  const { id } = (await answer.json()) as { id: string };
  const logged: string[] = [];
  page.on('console', (message) => void (message.type() === 'error' && logged.push(message.text())));
  await page.goto('/');
  await page.evaluate((path) => {
    history.pushState(null, '', path);
    dispatchEvent(new PopStateEvent('popstate'));
  }, `/project/${id}/nothing`);
  await expect(page.getByRole('heading', { name: 'Oops! Page not found' })).toBeVisible();
  await expect(page.getByRole('main')).toHaveCount(1);
  await expect(page).toHaveTitle('Page not found · CoScrum');
  expect(logged.join('\n')).toContain(`404: there is no page at /project/${id}/nothing`);
  await page.getByRole('link', { name: 'Return to Home' }).click();
  await expect(page).toHaveURL('/');
});

test.describe('with a contact and a public address', () => {
  test.use({
    settings: {
      COSCRUM_CONTACT: 'ops@example.org',
      COSCRUM_PUBLIC_URL: 'https://plan.example.org/',
      COSCRUM_BLOG_URL: 'https://blog.example.org',
    },
  });

  test('the page links to the contact, the footer to the blog, and addresses begin with the public one', async ({
    page,
    request,
  }) => {
    await page.goto('/contact');
    await expect(page.getByRole('link', { name: 'ops@example.org' })).toHaveAttribute('href', 'mailto:ops@example.org');
    await expect(inFooter(page, 'Blog')).toHaveAttribute('href', 'https://blog.example.org');
    const html = await (await request.get('/about')).text();
    expect(html).toContain('<link rel="canonical" href="https://plan.example.org/about" />');
    expect(html).toContain('content="https://plan.example.org/social/about.png"');
  });
});
