import { defineConfig } from '@playwright/test';
import { chromiumFlags, provideChromium } from '#scripts/provide-chromium.ts';
import type { StoreKind } from '#tests/stores/open-test-store.ts';

// Kept in the environment, so that the workers, which read this file again, need not look for it again.
process.env.COSCRUM_CHROMIUM ??= await provideChromium();

/**
 * The page does not know which store it talks to, and the server's own tests hold every operation on both. So only those
 * journeys that lean on what the stores do differently (events between windows, two writers of one row, an answer that was
 * lost, crashes) or that walk the whole way go over both; see docs/decisions/028.
 */
const onBothStores = /\/(live|planning|way)\.e2e\.ts$/;

export default defineConfig<{ storeKind: StoreKind }>({
  testDir: 'tests/journeys',
  testMatch: '*.e2e.ts',
  outputDir: '.cache/journeys',
  globalSetup: './tests/stores/postgres.setup.ts',
  fullyParallel: true,
  workers: 3,
  // A browser or a network of a shared machine can fail by itself; what needed another try is named at the end (decision 059).
  retries: 2,
  forbidOnly: true,
  // Far above what anything takes: these end what hangs, on however slow a machine.
  timeout: 300_000,
  expect: { timeout: 60_000 },
  reporter: 'list',
  use: {
    // A click that was lost is known long before the whole journey is ended.
    actionTimeout: 60_000,
    launchOptions: {
      executablePath: process.env.COSCRUM_CHROMIUM,
      // A page lives for seconds here: to compile its code for long use costs more than it brings.
      args: [...chromiumFlags, '--js-flags=--no-opt --no-maglev'],
    },
    contextOptions: { reducedMotion: 'reduce' },
    screenshot: 'only-on-failure',
  },
  projects: [
    { name: 'sqlite', use: { storeKind: 'sqlite' } },
    { name: 'postgres', use: { storeKind: 'postgres' }, testMatch: onBothStores },
  ],
});
