import { readFile } from 'node:fs/promises';
import type { Handler } from 'hono';
import { refuse } from './refuse.ts';

/** The page of the API's documentation. Everything it loads comes from this server. */
export const docsPage = `<!doctype html>
<html lang="en">
  <head>
    <meta charset="utf-8" />
    <meta name="viewport" content="width=device-width, initial-scale=1" />
    <title>CoScrum API</title>
    <link rel="stylesheet" href="/api/docs/swagger-ui.css" />
  </head>
  <body>
    <main id="docs"></main>
    <script src="/api/docs/swagger-ui-bundle.js"></script>
    <script src="/api/docs/start.js"></script>
  </body>
</html>
`;

const start = `SwaggerUIBundle({ url: '/api/openapi.json', dom_id: '#docs', deepLinking: true, validatorUrl: null });\n`;

const ofSwagger = (name: string) => () => readFile(new URL(import.meta.resolve(`swagger-ui-dist/${name}`)), 'utf8');

const files = new Map([
  ['swagger-ui.css', { type: 'text/css; charset=utf-8', read: ofSwagger('swagger-ui.css') }],
  ['swagger-ui-bundle.js', { type: 'text/javascript; charset=utf-8', read: ofSwagger('swagger-ui-bundle.js') }],
  ['start.js', { type: 'text/javascript; charset=utf-8', read: async () => start }],
]);

export const docsFile: Handler = async (c) => {
  const file = files.get(c.req.param('file') ?? '') ?? refuse('address_not_found');
  return c.body(await file.read(), 200, { 'Content-Type': file.type, 'Cache-Control': 'public, max-age=3600' });
};
