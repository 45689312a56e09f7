import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliCompressSync, gzipSync } from 'node:zlib';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openTestApp, type TestApp } from '#tests/builders.ts';

const page = '<!doctype html><!-- page: --><title>CoScrum</title><!-- /page --></head><div id="root"></div>';
const script = `export const name = 'coscrum';\n`.repeat(100);
let folder: string;
let app: TestApp;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'coscrum-web-'));
  const web = join(folder, 'web');
  await mkdir(join(web, 'assets'), { recursive: true });
  await writeFile(join(web, 'index.html'), page);
  await mkdir(join(web, '.vite'));
  const preloads = { '/settings': ['assets/main-A1.js', 'assets/main-A1.css'] };
  await writeFile(join(web, '.vite/preloads.json'), JSON.stringify(preloads));
  await writeFile(join(web, 'favicon.svg'), '<svg/>');
  await writeFile(join(web, 'assets/main-A1.js'), script);
  await writeFile(join(web, 'assets/main-A1.js.br'), brotliCompressSync(script));
  await writeFile(join(web, 'assets/main-A1.js.gz'), gzipSync(script));
  await writeFile(join(folder, 'secret.json'), '{"secret":true}');
  app = await openTestApp({ webFolder: web });
});
afterAll(async () => {
  await app.close();
  await rm(folder, { recursive: true });
});

test.each(['/', '/new-project'])('%s gets the page, which is asked for anew each time', async (path) => {
  const response = await app.request(path);
  expect([response.status, await response.text()]).toEqual([200, expect.stringContaining('<div id="root">')]);
  expect(response.headers.get('content-type')).toMatch(/^text\/html/);
  expect(response.headers.get('cache-control')).toBe('no-cache');
});

test('a page that is built again under a running server is sent from then on', async () => {
  const rebuilt = page.replace('root', 'rebuilt');
  await writeFile(join(folder, 'web/index.html'), rebuilt);
  expect(await (await app.request('/')).text()).toContain('id="rebuilt"');
  await writeFile(join(folder, 'web/index.html'), page);
});

test('a page names the scripts and styles of its route, and of no other', async () => {
  const link = '<link rel="modulepreload" crossorigin href="/assets/main-A1.js" />';
  const style = '<link rel="stylesheet" crossorigin href="/assets/main-A1.css" />';
  const settings = await (await app.request('/settings')).text();
  expect(settings).toContain(link);
  expect(settings).toContain(style);
  expect(await (await app.request('/')).text()).not.toContain('modulepreload');
});

test.each([
  ['br', 'br'],
  ['gzip', 'gzip'],
  ['gzip, deflate, br', 'br'],
  ['identity', null],
  [undefined, null],
])('an asset asked for with Accept-Encoding %s comes as %s, and may be kept for good', async (accepted, encoding) => {
  const headers: Record<string, string> = accepted === undefined ? {} : { 'accept-encoding': accepted };
  const response = await app.request('/assets/main-A1.js', { headers });
  expect([response.status, response.headers.get('content-encoding')]).toEqual([200, encoding]);
  expect(response.headers.get('cache-control')).toBe('public, max-age=31536000, immutable');
  expect(response.headers.get('content-type')).toMatch(/javascript/);
  if (encoding !== null) expect(response.headers.get('vary')).toMatch(/accept-encoding/i);
  const { byteLength } = await response.arrayBuffer();
  expect(byteLength === script.length).toBe(encoding === null);
});

test('a file beside the page is asked for anew', async () => {
  const response = await app.request('/favicon.svg');
  expect([response.status, response.headers.get('cache-control')]).toEqual([200, 'no-cache']);
});

test.each(['/nothing/like/it', '/%E0%A4%A', '/__proto__', '/project/0190aaaa-0000-7000-8000-000000000000/dashboard'])(
  '%s, which is nowhere, gets the page with 404',
  async (path) => {
    const response = await app.request(path);
    expect([response.status, await response.text()]).toEqual([404, expect.stringContaining('<div id="root">')]);
  },
);

test.each([
  '/assets/none-B2.js',
  '/none.css',
  '/assets/../secret.json',
  '/secret.json',
  '/assets/..%2f..%2fsecret.json',
  '/..%2fsecret.json',
  '/%2e%2e/secret.json',
  '/..%5csecret.json',
  '//etc/passwd.x',
  '/assets/%00.js',
  '/assets/main-A1.js%00.txt',
])('%s is not there, and not kept', async (path) => {
  const response = await app.request(path);
  const text = await response.text();
  expect([response.status, text.includes('secret')]).toEqual([404, false]);
  expect(response.headers.get('cache-control')).toBeNull();
});

test('HEAD of the page and of an asset is answered without a body', async () => {
  for (const path of ['/', '/assets/main-A1.js']) {
    const response = await app.request(path, { method: 'HEAD' });
    expect([response.status, await response.text()]).toEqual([200, '']);
  }
});

test('a page that is not built yet is told in one line', async () => {
  const unbuilt = await openTestApp();
  const response = await unbuilt.request('/');
  expect([response.status, await response.text()]).toEqual([503, expect.stringContaining('npm run build')]);
  await unbuilt.close();
});
