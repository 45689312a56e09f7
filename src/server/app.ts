import { Hono, type Context as HttpContext } from 'hono';
import { streamSSE } from 'hono/streaming';
import { sql } from 'kysely';
import { answerTo } from './answer.ts';
import { createApiHandlers, openApiDocument } from './api-handlers.ts';
import type { Context, Program } from './context.ts';
import { docsPage, docsFile } from './docs.ts';
import { boundedBody, ownNameOnly, securityHeaders } from './guard.ts';
import type { Live } from './live.ts';
import { createMetrics } from './metrics.ts';
import { localActor } from './program.ts';
import { refusal } from './refuse.ts';
import { staticFiles } from './static.ts';

export type AppOptions = { program: Program & { live: Live }; loopback: boolean; webFolder: string };

const heartbeatMs = 15_000;
const requestId = /^[\w-]{1,64}$/;

/** A version from an If-Match header, written as "3", W/"3" or 3. */
const versionIn = (header: string | undefined): number | undefined => {
  const digits = /^(?:W\/)?"?(\d{1,9})"?$/.exec(header ?? '')?.[1];
  return digits === undefined ? undefined : Number(digits);
};

/** HTTP around the operations: who may knock, how requests are read and refusals answered, live events, files. */
export const createApp = ({ program, loopback, webFolder }: AppOptions) => {
  const app = new Hono<{ Variables: { log: Program['log']; requestId: string } }>();
  const metrics = createMetrics();
  const handlers = createApiHandlers(metrics);
  const streams = new Set<() => void>();
  let draining = false;

  const asJson = (error: unknown, c: HttpContext) => {
    const refused = answerTo(error, program.log, program.newId);
    return c.json(refused.toJSON(), refused.status as 400);
  };
  app.onError(asJson);

  app.use(async (c, next) => {
    const given = c.req.header('x-request-id') ?? '';
    const id = requestId.test(given) ? given : program.newId();
    const begun = performance.now();
    c.set('requestId', id);
    c.set('log', program.log.child({ request_id: id }));
    await next();
    c.res.headers.set('X-Request-Id', id);
    metrics.answers.inc({ method: c.req.method, status: c.res.status });
    c.var.log.info(
      { method: c.req.method, path: c.req.path, status: c.res.status, ms: Math.round(performance.now() - begun) },
      'request',
    );
  });
  app.use(securityHeaders);

  app.get('/healthz', (c) => c.text('ok'));
  app.get('/readyz', async (c) => {
    if (draining) return c.text('stopping', 503);
    await sql`select 1`.execute(program.store.db);
    return c.text('ready');
  });
  app.use(ownNameOnly(loopback));
  app.get('/metrics', async (c) =>
    c.body(await metrics.registry.metrics(), 200, { 'Content-Type': metrics.registry.contentType }),
  );

  app.get('/api/live', (c) =>
    streamSSE(c, async (stream) => {
      // The page may have missed something before this stream was open; the first event makes it look.
      await stream.writeSSE({ data: JSON.stringify({ noun: 'all', project_id: null, id: null }), retry: 1_000 });
      await new Promise<void>((done) => {
        const stop = program.live.subscribe((event) => void stream.writeSSE({ data: JSON.stringify(event) }));
        const beat = setInterval(() => void stream.write(': still here\n\n'), heartbeatMs);
        const end = () => {
          stop();
          clearInterval(beat);
          streams.delete(end);
          metrics.streams.dec();
          done();
        };
        metrics.streams.inc();
        streams.add(end);
        stream.onAbort(end);
      });
    }),
  );

  let document: ReturnType<typeof openApiDocument> | undefined;
  app.get('/api/openapi.json', async (c) => c.json(await (document ??= openApiDocument(program.version))));
  app.get('/api/docs', (c) => c.html(docsPage));
  app.get('/api/docs/:file', docsFile);

  app.all('/api/*', async (c) => {
    const { raw } = c.req;
    const body = await boundedBody(raw);
    const request = new Request(raw.url, { method: raw.method, headers: raw.headers, body, signal: raw.signal });
    const context: Context = {
      ...program,
      log: c.var.log,
      actor: localActor,
      ifMatch: versionIn(c.req.header('if-match')),
      idempotencyKey: c.req.header('idempotency-key')?.slice(0, 200),
    };
    const isRpc = c.req.path.startsWith('/api/rpc/');
    const { matched, response } = isRpc
      ? await handlers.rpc.handle(request, { prefix: '/api/rpc', context })
      : await handlers.rest.handle(request, { prefix: '/api', context });
    return matched ? c.newResponse(response.body, response) : asJson(refusal('address_not_found'), c);
  });

  app.route('/', staticFiles(webFolder));

  return {
    fetch: app.fetch,
    /** No longer ready, and the streams end, so that what remains are requests that end by themselves. */
    drain: () => {
      draining = true;
      for (const end of streams) end();
    },
  };
};
