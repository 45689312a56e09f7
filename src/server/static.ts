import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { serveStatic } from '@hono/node-server/serve-static';
import { Hono } from 'hono';

const notBuilt = 'The page is not built yet. Run "npm run build", or "npm start", which does it.';

/** The built page: assets compressed beforehand and kept for good by their hashed names; every other address gets the page itself. */
export const staticFiles = (folder: string): Hono => {
  const app = new Hono();
  app.use(
    '/assets/*',
    serveStatic({
      root: folder,
      precompressed: true,
      onFound: (_path, c) => c.header('Cache-Control', 'public, max-age=31536000, immutable'),
    }),
  );
  app.use('/*', async (c, next) =>
    /\.\w+$/.test(c.req.path) ? serveStatic({ root: folder, precompressed: true })(c, next) : next(),
  );
  let page: string | undefined;
  app.get('/*', async (c) => {
    if (/\.\w+$/.test(c.req.path)) return c.text('Not found', 404);
    const file = join(folder, 'index.html');
    if (page === undefined && !existsSync(file)) return c.text(notBuilt, 503);
    page ??= await readFile(file, 'utf8');
    c.header('Cache-Control', 'no-cache');
    return c.html(page);
  });
  return app;
};
