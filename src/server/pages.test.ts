import { cp, mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pino from 'pino';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { publicPages } from '#domain/pages.ts';
import { aProject, openTestApp, type TestApp } from '#tests/builders.ts';
import { createApp } from './app.ts';
import { withHead } from './pages.ts';

const source = join(import.meta.dirname, '../web');
let webFolder: string;
let app: TestApp;
beforeAll(async () => {
  webFolder = await mkdtemp(join(tmpdir(), 'coscrum-pages-'));
  await cp(join(source, 'index.html'), join(webFolder, 'index.html'));
  await mkdir(join(webFolder, '.vite'));
  await writeFile(join(webFolder, '.vite/preloads.json'), '{}');
  await cp(join(source, 'public'), webFolder, { recursive: true });
  app = await openTestApp({ webFolder });
});
afterAll(async () => {
  await app.close();
  await rm(webFolder, { recursive: true });
});

const plain: Record<string, string> = { '&amp;': '&', '&lt;': '<', '&gt;': '>', '&quot;': '"', '&#39;': "'" };
const unescaped = (text: string) => text.replaceAll(/&(?:amp|lt|gt|quot|#39);/g, (sign) => plain[sign] ?? sign);

/** What a crawler without JavaScript reads in the head, each tag once. */
const headIn = (html: string): Record<string, string> => {
  const tags = [...html.matchAll(/<meta (?:name|property)="([^"]+)"\s+content="([^"]*)"/g)];
  const names = tags.map(([, name = '']) => name);
  expect(new Set(names).size).toBe(names.length);
  expect([...html.matchAll(/<title>/g)]).toHaveLength(1);
  return {
    ...Object.fromEntries(tags.map(([, name = '', content = '']) => [name, unescaped(content)])),
    title: unescaped(/<title>([^<]*)<\/title>/.exec(html)?.[1] ?? ''),
    canonical: unescaped(/<link rel="canonical" href="([^"]*)"/.exec(html)?.[1] ?? ''),
  };
};

const uuid = '01a1fd69-d793-7ea2-9594-d2b21891001b';

describe.each(publicPages)('the page at $path', ({ path, title, description, image }) => {
  test('says its title, description and image without JavaScript', async () => {
    const response = await app.request(path);
    expect(response.status).toBe(200);
    expect(response.headers.get('content-type')).toMatch(/^text\/html/);
    expect(headIn(await response.text())).toMatchObject({
      title,
      description,
      canonical: `http://127.0.0.1${path}`,
      'og:title': title,
      'og:description': description,
      'og:url': `http://127.0.0.1${path}`,
      'og:image': `http://127.0.0.1/social/${image}.png`,
      'og:image:width': '1200',
      'og:image:height': '630',
      'twitter:card': 'summary_large_image',
    });
  });

  test('has a social image of 1200 x 630 that the server sends, below 60 kB', async () => {
    const response = await app.request(`/social/${image}.png`);
    expect([response.status, response.headers.get('content-type')]).toEqual([200, 'image/png']);
    const png = Buffer.from(await response.arrayBuffer());
    expect(png.subarray(1, 4).toString()).toBe('PNG');
    expect([png.readUInt32BE(16), png.readUInt32BE(20)]).toEqual([1200, 630]);
    expect(png.length).toBeLessThan(60_000);
  });
});

test('titles and descriptions differ, and are as long as a search result shows', () => {
  for (const field of ['path', 'name', 'title', 'description', 'image', 'line'] as const) {
    const values = publicPages.map((page) => page[field]);
    expect(new Set(values).size, field).toBe(values.length);
  }
  for (const { title, description } of publicPages) {
    expect(title.length).toBeLessThanOrEqual(60);
    expect(description.length, description).toBeGreaterThanOrEqual(70);
    expect(description.length, description).toBeLessThanOrEqual(170);
  }
});

test('an address in other case or with a slash at the end is the same page, with one canonical address', async () => {
  for (const path of ['/about/', '/ABOUT', '/Legal/Privacy/']) {
    const response = await app.request(path);
    const { canonical } = headIn(await response.text());
    expect([path, response.status, canonical]).toEqual([
      path,
      200,
      `http://127.0.0.1${path.toLowerCase().replace(/\/$/, '')}`,
    ]);
  }
});

test('a page of a project has a title of no project and is kept out of search engines', async () => {
  const { project, increment } = await aProject(app.client, { name: 'Secret rowing club' });
  for (const path of [
    `/project/${project.id}`,
    `/project/${project.id}/dashboard`,
    `/project/${project.id}/pi/${increment.id}/planning`,
    `/projects/${project.id}/tests`,
    '/new-project/team',
  ]) {
    const response = await app.request(path);
    const html = await response.text();
    expect([path, response.status]).toEqual([path, 200]);
    expect(headIn(html)).toMatchObject({ title: 'CoScrum', robots: 'noindex', canonical: '' });
    expect(html).not.toMatch(/Secret|rowing/i);
    expect(html).not.toContain(project.id);
  }
});

test('a page of a project that is deleted, or never was, is answered with 404 until it is restored', async () => {
  const { project } = await aProject(app.client);
  const statusOf = async (path: string) => (await app.request(path, { headers: { accept: 'text/html' } })).status;
  const paths = [`/project/${project.id}/dashboard`, `/projects/${project.id}/tests`];
  const statuses = () => Promise.all(paths.map(statusOf));
  expect(await statuses()).toEqual([200, 200]);
  await app.client.project.delete({ id: project.id, version: project.version });
  expect(await statuses()).toEqual([404, 404]);
  await app.client.project.restore({ id: project.id });
  expect(await statuses()).toEqual([200, 200]);
  expect(await statusOf(`/project/${uuid}/dashboard`)).toBe(404);
});

test('where the store does not answer, a page of a project is sent all the same and the fault is logged', async () => {
  const lines: string[] = [];
  const log = pino({ level: 'error' }, { write: (line: string) => void lines.push(line) });
  const store = { ...app.program.store, db: app.program.store.db.withoutPlugins().withSchema('gone') };
  const failing = createApp({ program: { ...app.program, store, log }, loopback: true, webFolder, publicUrl: null });
  const asked = new Request(`http://127.0.0.1/project/${uuid}/dashboard`, { headers: { host: '127.0.0.1' } });
  expect((await failing.fetch(asked)).status).toBe(200);
  expect(lines.join()).toContain('the store does not answer');
});

describe('an address that leads nowhere', () => {
  test.each([
    '/nowhere',
    '/about/us',
    '/legal',
    '/project',
    `/project/${uuid}/nothing`,
    '/project/1/tests',
    '/%2e%2e/x',
  ])('%s is answered with the page and 404', async (path) => {
    const response = await app.request(path, { headers: { accept: 'text/html' } });
    expect(response.status).toBe(404);
    expect(headIn(await response.text())).toMatchObject({
      title: 'Page not found · CoScrum',
      robots: 'noindex',
      canonical: '',
    });
  });

  test('is logged by its path, cut short, without what follows the question mark', async () => {
    const lines: string[] = [];
    const log = pino({ level: 'warn' }, { write: (line: string) => void lines.push(line) });
    const logging = createApp({ program: { ...app.program, log }, loopback: true, webFolder, publicUrl: null });
    const ask = (path: string) =>
      logging.fetch(new Request(`http://127.0.0.1${path}`, { headers: { host: '127.0.0.1' } }));
    await ask('/nowhere?token=secret');
    await ask(`/${'x'.repeat(5000)}`);
    await ask('/about');
    const logged = lines.map((line) => JSON.parse(line) as { path: string; msg: string });
    expect(logged.map(({ path, msg }) => [path.length, path.slice(0, 8), msg])).toEqual([
      [8, '/nowhere', 'no page at this address'],
      [500, '/xxxxxxx', 'no page at this address'],
    ]);
    expect(lines.join()).not.toContain('secret');
  });

  test('is a plain refusal where a script or a picture was asked for', async () => {
    for (const path of ['/assets/gone-1234.js', '/social/gone.png']) {
      const response = await app.request(path, { headers: { accept: '*/*' } });
      expect([response.status, response.headers.get('content-type')]).toEqual([404, 'application/json']);
    }
    const old = await app.request('/about.html', { headers: { accept: 'text/html,*/*' } });
    expect([old.status, headIn(await old.text()).title]).toEqual([404, 'Page not found · CoScrum']);
  });
});

test('the unfilled page is not served under its file name', async () => {
  const response = await app.request('/index.html');
  expect([response.status, response.headers.get('location')]).toEqual([308, '/']);
});

test('the sitemap names every public page and nothing else', async () => {
  const response = await app.request('/sitemap.xml');
  expect(response.headers.get('content-type')).toMatch(/^application\/xml/);
  const addresses = [...(await response.text()).matchAll(/<loc>([^<]*)<\/loc>/g)].map(([, address]) => address);
  expect(addresses).toEqual(publicPages.map(({ path }) => `http://127.0.0.1${path}`));
});

test('robots are kept out of projects and told where the sitemap is', async () => {
  const response = await app.request('/robots.txt');
  expect(response.headers.get('content-type')).toMatch(/^text\/plain/);
  const lines = (await response.text()).split('\n');
  expect(lines).toEqual(expect.arrayContaining(['User-agent: *', 'Disallow: /project/', 'Disallow: /projects/']));
  expect(lines).toContain('Sitemap: http://127.0.0.1/sitemap.xml');
});

test('addresses begin with the public one where it is set, and with the host that was asked elsewhere', async () => {
  const settled = await openTestApp({ webFolder, publicUrl: 'https://plan.example.org' });
  for (const path of ['/about', '/sitemap.xml', '/robots.txt']) {
    const text = await (await settled.request(path)).text();
    expect(text).toContain('https://plan.example.org/');
    expect(text).not.toContain('127.0.0.1');
  }
  await settled.close();
  const open = createApp({ program: app.program, loopback: false, webFolder, publicUrl: null });
  const asked = new Request('http://plan.example.net:8080/about', { headers: { host: 'plan.example.net:8080' } });
  const html = await (await open.fetch(asked)).text();
  expect(headIn(html).canonical).toBe('http://plan.example.net:8080/about');
});

test('nothing of an address or a host can break out of its tag', async () => {
  const hostile = await openTestApp({ webFolder, publicUrl: 'https://x.example/"><script>alert(1)</script>&\'' });
  const html = await (await hostile.request('/about')).text();
  expect(html).not.toContain('<script>alert');
  expect(headIn(html)['og:url']).toBe('https://x.example/"><script>alert(1)</script>&\'/about');
  const path = '/%22%3E%3Cscript%3Ealert(1)%3C/script%3E';
  expect(await (await hostile.request(path, { headers: { accept: 'text/html' } })).text()).not.toContain('alert(1)</');
  await hostile.close();
});

test('a page without a place for the tags is a fault, and not sent bare', () => {
  expect(() => withHead('<html><head></head></html>', '')).toThrow('no place for the tags');
});
