import { AxeBuilder } from '@axe-core/playwright';
import { expect, type Page } from '@playwright/test';

const wcag = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'];

type Results = Awaited<ReturnType<AxeBuilder['analyze']>>;
const resultTypes = ['violations'] as const;

function inLight(page: Page): Promise<Results> {
  // Else every look opens a page of its own, to put together what frames of other origins say: there are none.
  const axe = new AxeBuilder({ page }).setLegacyMode();
  return axe.options({ runOnly: wcag, resultTypes: [...resultTypes] }).analyze();
}

/**
 * What stands where, and what it is called, does not depend on the colours: of the dark scheme only those are looked at, by
 * what the look at the light one has left in the page.
 */
const inDark = (page: Page): Promise<Results> =>
  page.evaluate(
    (options) => {
      const { axe } = globalThis as unknown as { axe: { run(root: Document, how: object): Promise<Results> } };
      return axe.run(document, options);
    },
    { runOnly: ['color-contrast'], resultTypes },
  );

/** Holds the page, as it stands, against WCAG 2.2 AA in the light and in the dark scheme; fails with a readable list. */
export async function axe(page: Page): Promise<void> {
  const found: string[] = [];
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme });
    // Else a page that does not follow the scheme would be looked at twice in the light.
    await expect(page.locator('html')).toHaveAttribute('data-mantine-color-scheme', colorScheme);
    await settled(page);
    const { violations } = await (colorScheme === 'light' ? inLight : inDark)(page);
    for (const { id, help, nodes } of violations) {
      const where = nodes.map(
        ({ target, failureSummary }) => `    ${target.join(' ')}\n      ${inOneLine(failureSummary)}`,
      );
      found.push([`  ${colorScheme}: ${help} (${id})`, ...where].join('\n'));
    }
  }
  await page.emulateMedia({ colorScheme: null });
  if (found.length > 0) throw new Error(`Not accessible: ${page.url()}\n${found.join('\n')}`);
}

/** Waits for colours and positions to stop moving, as a half-faded text has a contrast of its own. */
async function settled(page: Page): Promise<void> {
  await page.waitForFunction(() =>
    document.getAnimations().every((animation) => {
      const endless = animation.effect?.getComputedTiming().endTime === Infinity;
      return endless || animation.playState !== 'running';
    }),
  );
}

const inOneLine = (text = '') => text.replaceAll(/\s+/g, ' ');
