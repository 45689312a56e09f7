import { test as base, type Page } from '@playwright/test';
import type { StoreKind } from '../stores/open-test-store.ts';
import { JourneyServer, ServerHost } from './server.ts';

export { expect } from '@playwright/test';
export { axe } from './axe.ts';

interface JourneyOptions {
  /** Set by the project: every journey goes over both stores. */
  storeKind: StoreKind;
  /** Further settings of the server, such as LOG_LEVEL; `test.use({ settings: { ... } })`. */
  settings: Record<string, string>;
}

/** Playwright's test, with a fresh `server` for each journey; addresses are relative to it. */
export const test = base.extend<JourneyOptions & { server: JourneyServer }, { host: ServerHost }>({
  host: [
    // Playwright reads from this pattern what a fixture needs, and this one needs nothing.
    // oxlint-disable-next-line no-empty-pattern
    async ({}, use) => {
      const host = new ServerHost();
      await use(host);
      await host.kill('SIGTERM');
    },
    { scope: 'worker' },
  ],
  storeKind: ['sqlite', { option: true }],
  settings: [{}, { option: true }],
  server: async ({ host, storeKind, settings }, use, testInfo) => {
    const server = await JourneyServer.start(host, storeKind, settings);
    await use(server);
    await server.remove();
    if (testInfo.status !== testInfo.expectedStatus) {
      await testInfo.attach('server.log', { body: server.log, contentType: 'text/plain' });
    }
  },
  baseURL: async ({ server }, use) => use(server.url),
});

/** Presses keys one after another as fast as they can be sent, not waiting for what any of them does. */
export const pressFast = (page: Page, ...keys: readonly string[]) =>
  Promise.all(keys.map((key) => page.keyboard.press(key)));
