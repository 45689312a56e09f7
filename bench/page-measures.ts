import { chromium, type Browser, type Page } from '@playwright/test';
import { chromiumFlags, provideChromium } from '#scripts/provide-chromium.ts';
import { Client } from './client.ts';
import { ofTimes, type Figure } from './figure.ts';
import { summary } from './timing.ts';
import type { Workspace } from './workspace.ts';

/** How often to open a list anew, and how many features to add in it. */
export type PageEffort = { loads: number; saves: number };

/** What the page notes down for us while it is measured. */
type Noted = Window & { firstCard?: Promise<number>; saved?: Promise<{ painted: number; confirmed: number }> };

const card = '[role="feed"] article';

/** In the page, before anything else runs: when the first card of the list has been painted, since the navigation began. */
const noteFirstCard = (selector: string): void => {
  (window as Noted).firstCard = new Promise((resolve) => {
    const look = () => {
      if (document.querySelector(selector) === null) requestAnimationFrame(look);
      // It is painted in this very frame, which is over by the time the next task runs.
      else setTimeout(() => resolve(performance.now()));
    };
    requestAnimationFrame(look);
  });
};

/** In the page: from the click on Save until the new card has been painted, and until the server has confirmed it. */
const noteSaved = ({ selector, name }: { selector: string; name: string }): void => {
  (window as Noted).saved = new Promise((resolve) => {
    const clicked = (event: Event) => {
      let painted: number | undefined;
      const look = () => {
        const found = [...document.querySelectorAll<HTMLElement>(selector)].find((one) =>
          one.textContent?.includes(name),
        );
        const confirmed = found !== undefined && found.dataset.onItsWay === undefined;
        // As above.
        if (found !== undefined && painted === undefined)
          setTimeout(() => (painted ??= performance.now() - event.timeStamp));
        if (painted !== undefined && confirmed) resolve({ painted, confirmed: performance.now() - event.timeStamp });
        else requestAnimationFrame(look);
      };
      requestAnimationFrame(look);
    };
    document.addEventListener('click', clicked, { once: true, capture: true });
  });
};

/** A page with an empty cache that will note when the first of what the selector finds is painted. */
export const blank = async (browser: Browser, selector = card): Promise<Page> => {
  const context = await browser.newContext({ reducedMotion: 'reduce', viewport: { width: 1280, height: 900 } });
  const page = await context.newPage();
  await page.addInitScript(noteFirstCard, selector);
  return page;
};

/** Milliseconds from the navigation until that was painted. */
export const noted = (page: Page): Promise<number> =>
  page.evaluate(() => (window as Noted).firstCard ?? Promise.reject(new Error('not noted')));

const opened = async (browser: Browser, url: string): Promise<Page> => {
  const page = await blank(browser);
  await page.goto(url);
  return page;
};

/** Opens lists with an empty cache, as somebody who comes for the first time; in turns, so that all meet the same machine. */
const firstCards = async (browser: Browser, urls: readonly string[], loads: number) => {
  const times = urls.map((): number[] => []);
  for (let turn = 0; turn <= loads; turn += 1) {
    for (const [place, url] of urls.entries()) {
      const page = await opened(browser, url);
      const took = await noted(page);
      // The first turn warms the server and the browser's own code.
      if (turn > 0) times[place]?.push(took);
      await page.context().close();
    }
  }
  return times.map(summary);
};

const saves = async (browser: Browser, url: string, count: number) => {
  const page = await opened(browser, url);
  const painted: number[] = [];
  const confirmed: number[] = [];
  for (let turn = 0; turn <= count; turn += 1) {
    const name = `Added in the page ${turn}.`;
    await page.getByRole('button', { name: 'Add Feature' }).click();
    const dialog = page.getByRole('dialog');
    await dialog.getByLabel('Name').fill(name);
    await dialog.getByLabel('Description').fill('What somebody wrote down in a hurry.');
    await page.evaluate(noteSaved, { selector: card, name });
    await dialog.getByRole('button', { name: 'Save Feature' }).click();
    const took = await page.evaluate(() => (window as Noted).saved ?? Promise.reject(new Error('not noted')));
    if (turn > 0) {
      painted.push(took.painted);
      confirmed.push(took.confirmed);
    }
    await dialog.waitFor({ state: 'detached' });
  }
  await page.context().close();
  return { painted: summary(painted), confirmed: summary(confirmed) };
};

/** Wheels through a long list as fast as frames come, and notes the time from frame to frame and how many cards are drawn. */
const scrolled = async (browser: Browser, url: string, turns: number) => {
  const page = await opened(browser, url);
  await page.locator(card).first().waitFor();
  const { gaps, drawn, passed } = await page.evaluate(
    async ({ selector, frames }) => {
      const gaps: number[] = [];
      let drawn = 0;
      let before = performance.now();
      for (let frame = 0; frame < frames; frame += 1) {
        scrollBy(0, 400);
        await new Promise(requestAnimationFrame);
        const now = performance.now();
        gaps.push(now - before);
        before = now;
        drawn = Math.max(drawn, document.querySelectorAll(selector).length);
      }
      const places = [...document.querySelectorAll(selector)].map((one) => Number(one.getAttribute('aria-posinset')));
      return { gaps, drawn, passed: Math.max(...places) };
    },
    { selector: card, frames: turns },
  );
  await page.context().close();
  return { gaps: summary(gaps), drawn, passed };
};

/** From a change in one window until another one has painted it. */
const seenElsewhere = async (browser: Browser, url: string, project: string, count: number) => {
  const page = await opened(browser, `${url}/project/${project}/features`);
  await page.locator(card).first().waitFor();
  const client = new Client(url);
  const times: number[] = [];
  for (let turn = 0; turn < count; turn += 1) {
    const name = `Said in another window ${turn}.`;
    const began = performance.now();
    await client.asked('POST', `/api/projects/${project}/features`, { name, description: 'From elsewhere.' });
    await page.locator(card).filter({ hasText: name }).waitFor();
    times.push(performance.now() - began);
  }
  client.close();
  await page.context().close();
  return summary(times);
};

/** Everything of JavaScript and CSS that the first load of `/` fetches, in kB of gzip. */
const firstLoad = async (browser: Browser, url: string): Promise<{ kB: number; files: number }> => {
  const page = await (await browser.newContext()).newPage();
  const paths = new Set<string>();
  page.on('response', (response) => {
    if (['script', 'stylesheet'].includes(response.request().resourceType()))
      paths.add(new URL(response.url()).pathname);
  });
  await page.goto(url, { waitUntil: 'load' });
  await page.getByRole('heading', { level: 1 }).waitFor();
  await page.context().close();
  const client = new Client(url);
  let bytes = 0;
  for (const path of paths) bytes += await client.size(path, 'gzip');
  client.close();
  return { kB: bytes / 1000, files: paths.size };
};

/** The built page in Chromium. */
export const measurePage = async (url: string, { large, small }: Workspace, effort: PageEffort): Promise<Figure[]> => {
  const browser = await chromium.launch({ executablePath: await provideChromium(), args: chromiumFlags });
  try {
    const load = await firstLoad(browser, url);
    const lists = [small, large].map(({ id }) => `${url}/project/${id}/features`);
    const [few, many] = await firstCards(browser, lists, effort.loads);
    if (few === undefined || many === undefined) throw new Error('a list was not measured');
    const saved = await saves(browser, `${url}/project/${large.id}/features`, effort.saves);
    const scroll = await scrolled(browser, `${url}/project/${large.id}/features`, effort.loads * 60);
    const seen = await seenElsewhere(browser, url, small.id, effort.saves);
    return [
      {
        name: 'first load of /, JS and CSS',
        value: load.kB,
        unit: 'kB',
        target: 220,
        detail: `${load.files} files, gzip`,
      },
      ofTimes('first feature on the screen, of 100', few, { target: 800 }),
      ofTimes('first feature on the screen, of 20,000', many, { target: 800 }),
      { name: '20,000 compared to 100', value: many.p50 / few.p50, unit: 'times', target: 1.2 },
      ofTimes('from Save to painted', saved.painted, { target: 50 }),
      ofTimes('from Save to confirmed by the server', saved.confirmed),
      ofTimes('from frame to frame, scrolling 20,000', scroll.gaps, {
        target: 34,
        detail: `to card ${scroll.passed}, at most ${scroll.drawn} cards drawn`,
      }),
      ofTimes('from a change until another window shows it', seen, { target: 1000 }),
    ];
  } finally {
    await browser.close();
  }
};
