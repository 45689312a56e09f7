import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { serveStatic } from '@hono/node-server/serve-static';
import { Hono, type Context } from 'hono';
import type { Logger } from 'pino';
import { nothing, pageAt, projectAt } from '#domain/pages.ts';
import { headOf, type Preloads, robotsOf, sitemapOf, withHead, withPreloads } from './pages.ts';
import { refuse } from './refuse.ts';

const notBuilt = 'The page is not built yet. Run "npm run build", or "npm start", which does it.';
const forGood = 'public, max-age=31536000, immutable';
const isFile = /\.\w+$/;
const longestLogged = 500;

type Env = { Variables: { log: Logger } };

/**
 * The built page: assets compressed beforehand and kept for good by their hashed names; every other address gets the page
 * itself with the tags of that address. One that leads nowhere gets it too, with 404, and is logged.
 */
export const staticFiles = (
  folder: string,
  publicUrl: string | null,
  isThere: (projectId: string) => Promise<boolean>,
): Hono<Env> => {
  const app = new Hono<Env>();
  const page = join(folder, 'index.html');
  const preloads = join(folder, '.vite/preloads.json');
  if (!existsSync(page)) return app.get('/*', (c) => c.text(notBuilt, 503));
  const file = serveStatic({ root: folder, precompressed: true });
  const originOf = (c: Context<Env>): string => publicUrl ?? new URL(c.req.url).origin;
  app.get('/sitemap.xml', (c) => c.body(sitemapOf(originOf(c)), 200, { 'Content-Type': 'application/xml' }));
  app.get('/robots.txt', (c) => c.text(robotsOf(originOf(c))));
  app.get('/index.html', (c) => c.redirect('/', 308));
  const goOn = () => Promise.resolve();
  return app.get('/*', async (c) => {
    const { path } = c.req;
    if (isFile.test(path)) {
      const found = await file(c, goOn);
      if (found) {
        found.headers.set('Cache-Control', path.startsWith('/assets/') ? forGood : 'no-cache');
        return found;
      }
      // A script or picture that is gone is not answered with a page; a person who follows an old link is.
      if (!c.req.header('accept')?.includes('text/html')) refuse('address_not_found');
    }
    const scripts = JSON.parse(await readFile(preloads, 'utf8')) as Preloads;
    const projectId = projectAt(path);
    const found = projectId === undefined || (await isThere(projectId)) ? pageAt(path) : nothing;
    const known = found.kind !== 'nothing';
    // The path alone: what follows the question mark may be nobody's business.
    if (!known) c.var.log.warn({ path: path.slice(0, longestLogged) }, 'no page at this address');
    c.header('Cache-Control', 'no-cache');
    const html = withPreloads(await readFile(page, 'utf8'), path, scripts);
    return c.html(withHead(html, headOf(found, originOf(c))), known ? 200 : 404);
  });
};
