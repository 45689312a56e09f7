/**
 * `npm run screenshots [-- <part of an address> ...]`: looks at every route of the example workspace, at 1440 and 390
 * pixels and in both colour schemes, and writes what it sees to ./screenshots.
 */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { chromium, type Browser } from '@playwright/test';
import { appAddresses, publicPages } from '#domain/pages.ts';
import { chromiumFlags, provideChromium } from './provide-chromium.ts';

const root = join(import.meta.dirname, '..');
const folder = join(root, 'screenshots');
const widths = [1440, 390] as const;
const schemes = ['light', 'dark'] as const;
const wanted = process.argv.slice(2);

/** Starts the example workspace on a free port. */
const startDemo = async () => {
  const demo = spawn(
    process.execPath,
    [join(import.meta.dirname, 'demo.ts'), '--folder', join(root, '.cache/screenshots')],
    {
      env: { ...process.env, PORT: '0', LOG_LEVEL: 'error' },
      stdio: ['ignore', 'pipe', 'inherit'],
    },
  );
  for await (const line of createInterface(demo.stdout)) {
    const url = /ready at (http\S+)/.exec(line)?.[1];
    if (url !== undefined) return { url, demo };
  }
  throw new Error('The example workspace did not start.');
};

type Row = { id: string };
const askedFor =
  (url: string) =>
  async (path: string, body?: object): Promise<unknown> => {
    const init = body && {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(body),
    };
    const answer = await fetch(`${url}/api${path}`, init);
    if (!answer.ok) throw new Error(`${path}: ${answer.status} ${await answer.text()}`);
    return answer.headers.get('content-type')?.includes('json') ? answer.json() : answer.text();
  };

/** Every address, with what its places stand for in the example workspace. */
const addressesOf = async (url: string): Promise<string[]> => {
  const ask = askedFor(url);
  const { items } = (await ask('/projects?limit=200')) as { items: (Row & { activeStories: number })[] };
  // The project whose screens have the most to show.
  const [project] = items.toSorted((one, other) => other.activeStories - one.activeStories);
  if (!project) throw new Error('The example workspace has no project.');
  const increments = (await ask(`/projects/${project.id}/increments`)) as (Row & { status: string })[];
  const increment = increments.find(({ status }) => status === 'active') ?? increments[0];
  const at = `/projects/${project.id}/discussions`;
  const discussion = (await ask(at, { idea: 'Neighbours reserve a tool, and are reminded to bring it back.' })) as Row;
  await ask(`${at}/${discussion.id}/feedback`, {});
  const { sprints } = (await ask(`/projects/${project.id}/increments/${increment?.id}/sprints`)) as {
    sprints: (Row & { status: string })[];
  };
  const sprint = sprints.find(({ status }) => status === 'active') ?? sprints[0];
  const places: Record<string, string> = {
    projectId: project.id,
    piId: increment?.id ?? '',
    stageId: 'hardening',
    sprintId: sprint?.id ?? '',
    '': '',
  };
  const app = appAddresses
    .filter((address) => !address.startsWith('/projects'))
    .map((address) => address.replaceAll(/\$(\w*)/g, (_, place: string) => places[place] ?? ''));
  return [
    ...publicPages.map(({ path }) => path),
    ...app,
    `/project/${project.id}/team-discussion?discussion=${discussion.id}`,
    '/no-such-page',
  ].filter((address) => wanted.length === 0 || wanted.some((part) => address.includes(part)));
};

const nameOf = (address: string): string =>
  address
    .replaceAll(/[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}/g, '')
    .replaceAll(/[^\w-]+/g, '-')
    .replaceAll(/^-|[-=]+$/g, '') || 'start';

/** Runs in the page: nothing loads, and nothing moves. */
const isSettled = `document.querySelector('[aria-busy="true"]') === null && document.fonts.status === 'loaded' &&
  document.getAnimations().every(({ playState }) => playState !== 'running')`;

/** A project that somebody has begun to describe, with its team; without them a step of the wizard leads back. */
const draft = {
  projectName: 'Tool library',
  projectDescription: 'Neighbours lend one another tools. Everybody sees what is free and reserves it for a day.',
  selectedRoles: ['architect', 'ux_designer'],
};
const keptDraft = async (url: string): Promise<string> => {
  const { projectName, projectDescription, selectedRoles: userSelectedRoles } = draft;
  const asked = { projectName, projectDescription, userSelectedRoles };
  const { teamMembers } = (await askedFor(url)('/functions/analyze-team-composition', asked)) as {
    teamMembers: object;
  };
  const kept = JSON.stringify({ ...draft, proposedMembers: teamMembers, teamMembers });
  return `localStorage.setItem('coscrum-draft:new-project', ${JSON.stringify(kept)})`;
};

const look = async (browser: Browser, url: string, addresses: readonly string[]): Promise<void> => {
  const keepDraft = await keptDraft(url);
  for (const width of widths)
    for (const colorScheme of schemes) {
      // The page's own policy forbids what `isSettled` needs.
      const view = { viewport: { width, height: 900 }, colorScheme, reducedMotion: 'reduce', bypassCSP: true } as const;
      const context = await browser.newContext(view);
      await context.addInitScript(keepDraft);
      const page = await context.newPage();
      for (const address of addresses) {
        await page.goto(`${url}${address}`);
        await page.locator('h1').first().waitFor();
        await page.waitForFunction(isSettled);
        await page.screenshot({ path: join(folder, `${nameOf(address)}-${width}-${colorScheme}.png`), fullPage: true });
      }
      await context.close();
    }
};

rmSync(folder, { recursive: true, force: true });
mkdirSync(folder, { recursive: true });
const { url, demo } = await startDemo();
try {
  const addresses = await addressesOf(url);
  const browser = await chromium.launch({ executablePath: await provideChromium(), args: chromiumFlags });
  try {
    await look(browser, url, addresses);
  } finally {
    await browser.close();
  }
  console.log(
    `${addresses.length * widths.length * schemes.length} pictures of ${addresses.length} addresses are in ${folder}`,
  );
} finally {
  const gone = once(demo, 'exit');
  demo.kill();
  await gone;
}
