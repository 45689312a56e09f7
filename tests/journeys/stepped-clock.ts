import { expect, type Locator, type Page } from '@playwright/test';

/** Holds the page's clock, so that a journey sees what stands at which moment however slow the machine is. */
export async function steppedClock(page: Page) {
  const start = new Date('2026-01-05T09:00:00Z');
  await page.clock.install({ time: start });
  await page.clock.pauseAt(new Date(start.getTime() + 1000));
  return {
    /** Lets time pass in small steps until something shows. */
    until: (shown: Locator) =>
      expect
        .poll(async () => {
          await page.clock.runFor(10);
          return shown.isVisible();
        })
        .toBe(true),
  };
}
