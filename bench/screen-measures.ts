import { chromium, type Browser, type Request } from '@playwright/test';
import { chromiumFlags, provideChromium } from '#scripts/provide-chromium.ts';
import { Client } from './client.ts';
import type { Delivery } from './delivery.ts';
import { ofTimes, type Figure } from './figure.ts';
import { blank, noted } from './page-measures.ts';
import { percentile, summary } from './timing.ts';

/** What each screen of a delivery is there for, as a selector that finds it once it is drawn. */
const screensOf = ({ project, increment, sprint }: Delivery): Record<string, { path: string; drawn: string }> => {
  const stage = `/project/${project.id}/pi/${increment.id}`;
  return {
    dashboard: {
      path: `/project/${project.id}/dashboard`,
      drawn: '[aria-labelledby="metrics"]:not([aria-busy="true"])',
    },
    forecast: { path: `/project/${project.id}/program-increments`, drawn: 'strong' },
    refinement: { path: `${stage}/refinement`, drawn: '[aria-label="Stories of this feature"] article' },
    stories: { path: `/project/${project.id}/stories`, drawn: '[data-card]' },
    'board of stories': {
      path: `/project/${project.id}/stories?view=board`,
      drawn: '[data-column="done"] [data-card]',
    },
    'test planning': { path: `${stage}/test-planning`, drawn: '[aria-label="Stories"] li' },
    gate: { path: `${stage}/test-planning`, drawn: '#gate' },
    tests: { path: `/project/${project.id}/tests`, drawn: '[aria-label="Test cases"] li' },
    traceability: {
      path: `/project/${project.id}/tests?tab=traceability`,
      drawn: '[aria-label="Traceability"] tbody tr',
    },
    'sprint planning': { path: `${stage}/sprint-planning`, drawn: '[aria-label="Sprints"] article' },
    'sprint board': { path: `${stage}/sprint/${sprint}`, drawn: '[aria-label="Board"] article' },
    burndown: { path: `${stage}/sprint/${sprint}?view=burndown`, drawn: '.recharts-line-curve' },
    review: { path: `${stage}/review`, drawn: '[aria-label="Planned features"] li' },
  };
};

/** Opens a screen with an empty cache: the time until it is drawn, and the kB of data that it asked for, then and after. */
const openedOnce = async (browser: Browser, url: string, drawn: string): Promise<{ ms: number; kB: number }> => {
  const page = await blank(browser, drawn);
  const sizes: Promise<number>[] = [];
  const asked = new Set<Request>();
  // The stream of live events stays open, and says nothing by itself.
  const isData = (request: Request) => /^\/api\/(?!live)/.test(new URL(request.url()).pathname);
  page.on('request', (request) => isData(request) && asked.add(request));
  page.on('requestfinished', (request) => {
    if (asked.delete(request)) sizes.push(request.sizes().then(({ responseBodySize }) => responseBodySize));
  });
  await page.goto(url);
  // Says which selector finds nothing, if one does.
  await page.locator(drawn).first().waitFor({ state: 'attached' });
  const ms = await noted(page);
  const calm = () => page.evaluate(() => new Promise((done) => setTimeout(done, 50)));
  do await calm();
  while (asked.size > 0);
  const bytes = await Promise.all(sizes);
  await page.context().close();
  return { ms, kB: bytes.reduce((sum, one) => sum + one, 0) / 1000 };
};

/** The longest that the server's event loop was held up since this was asked the last time, in milliseconds. */
const heldUp = async (client: Client): Promise<number> => {
  const { text } = await client.asked('GET', '/metrics');
  return Number(/^coscrum_nodejs_eventloop_lag_max_seconds (\S+)/m.exec(text)?.[1]) * 1000;
};

/** Every screen of a delivery in Chromium: when it is drawn, what travels for it, and how long it holds the server up. */
export const measureScreens = async (url: string, delivery: Delivery, loads: number): Promise<Figure[]> => {
  const browser = await chromium.launch({ executablePath: await provideChromium(), args: chromiumFlags });
  const client = new Client(url);
  const screens = Object.entries(screensOf(delivery)).map(([name, screen]) => ({
    ...screen,
    name,
    ms: [] as number[],
    kB: [] as number[],
    held: [] as number[],
  }));
  try {
    for (let turn = 0; turn <= loads; turn += 1)
      for (const { path, drawn, ms, kB, held } of screens) {
        await heldUp(client);
        const took = await openedOnce(browser, `${url}${path}`, drawn);
        const blocked = await heldUp(client);
        // The first turn warms the server and the browser's own code.
        if (turn === 0) continue;
        ms.push(took.ms);
        kB.push(took.kB);
        held.push(blocked);
      }
  } finally {
    client.close();
    await browser.close();
  }
  return [
    ...screens.map(({ name, ms }) => ofTimes(`${name} drawn`, summary(ms), { target: 1000 })),
    ...screens.map(({ name, kB }): Figure => ({
      name: `data for ${name}`,
      value: percentile(kB, 0.5),
      unit: 'kB',
      target: 200,
    })),
    ...screens.map(({ name, held }) => ofTimes(`server held up by ${name}`, summary(held), { target: 50 })),
  ];
};
