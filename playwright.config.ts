import { defineConfig } from '@playwright/test';
import { chromiumFlags, provideChromium } from '#scripts/provide-chromium.ts';
import type { StoreKind } from '#tests/stores/open-test-store.ts';

// Kept in the environment, so that the workers, which read this file again, need not look for it again.
process.env.COSCRUM_CHROMIUM ??= await provideChromium();

export default defineConfig<{ storeKind: StoreKind }>({
  testDir: 'tests/journeys',
  testMatch: '*.e2e.ts',
  outputDir: '.cache/journeys',
  globalSetup: './tests/stores/postgres.setup.ts',
  fullyParallel: true,
  workers: 2,
  retries: 0,
  forbidOnly: true,
  // Far above what anything takes: these end what hangs, on however slow a machine.
  timeout: 300_000,
  expect: { timeout: 60_000 },
  reporter: 'list',
  use: {
    launchOptions: {
      executablePath: process.env.COSCRUM_CHROMIUM,
      args: chromiumFlags,
    },
    contextOptions: { reducedMotion: 'reduce' },
    screenshot: 'only-on-failure',
    trace: 'retain-on-failure',
  },
  projects: [
    { name: 'sqlite', use: { storeKind: 'sqlite' } },
    { name: 'postgres', use: { storeKind: 'postgres' } },
  ],
});
