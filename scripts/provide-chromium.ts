import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { chromium } from '@playwright/test';
import { run, show } from './command.ts';
import { findInPath, installPackages, isRoot, mayInstallPackages, Missing } from './machine.ts';

/** Chromium asks nobody for anything: no updates, no lists, no look-ups of its maker's hosts. */
export const chromiumFlags = [
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  // Its sandbox needs a user other than root.
  ...(isRoot ? ['--no-sandbox'] : []),
];

/** Full path of a Chromium that starts; installed first where that is allowed. Throws Missing. */
export async function provideChromium(): Promise<string> {
  const found = await findChromium();
  if (found) return found;
  // The engine without the browser's own windows and menus takes a third less of the processor; old releases lack it.
  if (mayInstallPackages())
    await installPackages('chromium-headless-shell', 'fonts-liberation').catch(() =>
      installPackages('chromium', 'fonts-liberation'),
    );
  else
    await show(process.execPath, [
      playwrightCommand(),
      'install',
      ...(needsLibraries() ? ['--with-deps'] : []),
      'chromium',
    ]);
  const installed = await findChromium();
  if (!installed) {
    throw new Missing(
      'Chromium is needed: install it (npx playwright install --with-deps chromium) and run this again.',
    );
  }
  return installed;
}

async function findChromium(): Promise<string | undefined> {
  const candidates = [
    process.env.COSCRUM_CHROMIUM,
    chromium.executablePath(),
    findInPath('chromium-headless-shell'),
    findInPath('chromium'),
    findInPath('chromium-browser'),
    '/Applications/Chromium.app/Contents/MacOS/Chromium',
    findInPath('google-chrome-stable'),
    '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  ];
  for (const path of candidates) {
    // Ubuntu's chromium-browser is a script which only says that the snap is missing, so a file that is there proves nothing.
    if (path && existsSync(path) && (await run(path, ['--version'])).code === 0) return path;
  }
  return undefined;
}

const needsLibraries = () => process.platform === 'linux' && isRoot;

const playwrightCommand = () => join(import.meta.dirname, '../node_modules/@playwright/test/cli.js');
