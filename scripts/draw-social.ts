/** Draws the social image of every public page into src/web/public/social: the wordmark, the page's line, the seven. */
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { chromium, type Page } from '@playwright/test';
import { publicPages, type PublicPage } from '#domain/pages.ts';
import { publicTeamIds } from '#domain/personas.ts';
import { indexedPng } from './indexed-png.ts';
import { chromiumFlags, provideChromium } from './provide-chromium.ts';

const root = join(import.meta.dirname, '..');
const folder = join(root, 'src/web/public/social');
const size = { width: 1200, height: 630 };

const dataOf = (type: string, file: string): string => `data:${type};base64,${readFileSync(file).toString('base64')}`;
const font = fileURLToPath(import.meta.resolve('@fontsource-variable/inter/files/inter-latin-wght-normal.woff2'));
const faces = publicTeamIds.map((id) => dataOf('image/svg+xml', join(root, `src/web/ui/faces/${id}.svg`)));

// The colours of ui/theme.ts, written out: the theme itself needs a browser's bundle.
const style = `
  @font-face { font-family: Inter; font-weight: 100 900; src: url(${dataOf('font/woff2', font)}); }
  * { box-sizing: border-box; margin: 0; }
  body { width: 1200px; height: 630px; padding: 72px 80px; display: flex; flex-direction: column; background: #faf9f7;
    border-top: 16px solid #2a6b51; color: #262320; font-family: Inter; }
  .mark { display: flex; align-items: center; gap: 20px; font-size: 44px; font-weight: 700; }
  .mark span { color: #5f5a53; font-weight: 500; font-size: 34px; padding-left: 20px; border-left: 2px solid #dcd8d2; }
  h1 { margin-top: 56px; font-size: 72px; line-height: 1.15; font-weight: 700; letter-spacing: -0.02em; max-width: 1000px; text-wrap: balance; }
  .faces { margin-top: auto; display: flex; gap: 24px; }
  .faces img { width: 112px; height: 112px; border-radius: 50%; background: #dcebe4; }
  .faces img:nth-child(even) { background: #fdeecf; }
`;
const logo = `<svg viewBox="0 0 32 32" width="64" height="64"><rect width="32" height="32" rx="8" fill="#2a6b51"/>
  <path d="M22.5 11.2A8 8 0 1 0 24 16" fill="none" stroke="#fff" stroke-linecap="round" stroke-width="3"/>
  <circle cx="16" cy="16" r="3" fill="#f2b440"/></svg>`;

/** Runs in the page, which can read its own pictures: four bytes a pixel, in Base64. */
const pixelsOf = `async (shot) => {
  const bitmap = await createImageBitmap(await (await fetch('data:image/png;base64,' + shot)).blob());
  const context = new OffscreenCanvas(bitmap.width, bitmap.height).getContext('2d');
  context.drawImage(bitmap, 0, 0);
  const { data } = context.getImageData(0, 0, bitmap.width, bitmap.height);
  return btoa(Array.from(data, (byte) => String.fromCharCode(byte)).join(''));
}`;

const draw = async (page: Page, { path, name, line, image }: PublicPage): Promise<void> => {
  const section = path === '/' ? '' : `<span>${name}</span>`;
  const pictures = faces.map((face) => `<img src="${face}" alt="">`).join('');
  await page.setContent(
    `<style>${style}</style><div class="mark">${logo}CoScrum${section}</div><h1>${line}</h1><div class="faces">${pictures}</div>`,
  );
  await page.evaluate('document.fonts.ready');
  const shot = (await page.screenshot()).toString('base64');
  const pixels = await page.evaluate<string>(`(${pixelsOf})(${JSON.stringify(shot)})`);
  const png = indexedPng(Buffer.from(pixels, 'base64'), size);
  writeFileSync(join(folder, `${image}.png`), png);
  console.log(`${image}.png: ${(png.length / 1000).toFixed(1)} kB`);
};

mkdirSync(folder, { recursive: true });
const browser = await chromium.launch({ executablePath: await provideChromium(), args: chromiumFlags });
try {
  const page = await browser.newPage({ viewport: size });
  for (const one of publicPages) await draw(page, one);
} finally {
  await browser.close();
}
