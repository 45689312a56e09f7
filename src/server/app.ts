import { Hono, type Context as HttpContext } from 'hono';
import { sql } from 'kysely';
import { limits } from '#contract/vocabulary.ts';
import { answerTo } from './answer.ts';
import { createApiHandlers, openApiDocument } from './api-handlers.ts';
import type { Context, Program } from './context.ts';
import { docsPage, docsFile } from './docs.ts';
import { boundedRequest, ownNameOnly, securityHeaders } from './guard.ts';
import { openLiveStream } from './live-stream.ts';
import type { Live } from './live.ts';
import { createMetrics } from './metrics.ts';
import { hasProject } from './os.ts';
import { localActor } from './program.ts';
import { refusal, refuse } from './refuse.ts';
import { staticFiles } from './static.ts';

export type AppOptions = {
  program: Program & { live: Live };
  loopback: boolean;
  webFolder: string;
  publicUrl: string | null;
};

type Env = { Variables: { log: Program['log'] } };

const isRpc = (c: HttpContext<Env>): boolean => c.req.path.startsWith('/api/rpc/');

const requestId = /^[\w-]{1,64}$/;
const key = new RegExp(`^[\\x21-\\x7e]{1,${limits.key}}$`);

/** A version from an If-Match header, written as "3", W/"3" or 3. Anything else is refused: a condition is never passed over. */
const versionIn = (header: string | undefined): number | undefined => {
  if (header === undefined) return undefined;
  const digits = /^(?:W\/)?"?(\d{1,9})"?$/.exec(header)?.[1];
  return digits === undefined ? refuseHeader('If-Match', 'Not the version of a row.') : Number(digits);
};

const keyIn = (header: string | undefined): string | undefined =>
  header === undefined || key.test(header)
    ? header
    : refuseHeader('Idempotency-Key', `1 to ${limits.key} visible ASCII characters.`);

const refuseHeader = (field: string, reason: string) => refuse('bad_input', { field, reason }, { field });

/** HTTP around the operations: who may knock, how requests are read and refusals answered, live events, files. */
export const createApp = ({ program, loopback, webFolder, publicUrl }: AppOptions) => {
  const app = new Hono<Env>();
  const metrics = createMetrics();
  const handlers = createApiHandlers(metrics);
  const streams = new Set<() => void>();
  let leaving = false;
  let draining = false;

  const asJson = (error: unknown, c: HttpContext<Env>) => {
    const refused = answerTo(error, c.var.log, program.newId);
    const body = refused.toJSON();
    // The typed client reads its own protocol, whoever refuses it.
    return c.json(isRpc(c) ? { json: body, meta: [] } : body, refused.status as 400);
  };
  app.onError(asJson);
  app.notFound((c) => asJson(refusal('address_not_found'), c));

  app.use(async (c, next) => {
    const given = c.req.header('x-request-id') ?? '';
    const id = requestId.test(given) ? given : program.newId();
    const begun = performance.now();
    c.set('log', program.log.child({ request_id: id }));
    await next();
    c.res.headers.set('X-Request-Id', id);
    if (leaving) c.res.headers.set('Connection', 'close');
    metrics.answers.inc({ method: c.req.method, status: c.res.status });
    c.var.log.info(
      { method: c.req.method, path: c.req.path, status: c.res.status, ms: Math.round(performance.now() - begun) },
      'request',
    );
  });
  app.use(securityHeaders);

  app.get('/healthz', (c) => c.text('ok'));
  app.get('/readyz', async (c) => {
    if (leaving) return c.text('stopping', 503);
    try {
      await sql`select 1`.execute(program.store.db);
      return c.text('ready');
    } catch (error) {
      c.var.log.error({ err: error }, 'the store does not answer');
      return c.text('the store does not answer', 503);
    }
  });
  app.use(ownNameOnly(loopback));
  app.get('/metrics', async (c) =>
    c.body(await metrics.registry.metrics(), 200, { 'Content-Type': metrics.registry.contentType }),
  );

  app.get('/api/live', (c) => {
    if (draining) refuse('stopping');
    const headers = { 'Content-Type': 'text/event-stream', 'Cache-Control': 'no-store' };
    if (c.req.method === 'HEAD') return c.body(null, 200, headers);
    const { body, end } = openLiveStream(program.live, () => {
      streams.delete(end);
      metrics.streams.dec();
    });
    streams.add(end);
    metrics.streams.inc();
    return c.body(body, 200, headers);
  });

  let document: ReturnType<typeof openApiDocument> | undefined;
  app.get('/api/openapi.json', async (c) => c.json(await (document ??= openApiDocument(program.version))));
  app.get('/api/docs', (c) => c.html(docsPage));
  app.get('/api/docs/:file', docsFile);

  app.all('/api/*', async (c) => {
    const request = await boundedRequest(c.req.raw);
    const context: Context = {
      ...program,
      log: c.var.log,
      actor: localActor,
      ifMatch: versionIn(c.req.header('if-match')),
      idempotencyKey: keyIn(c.req.header('idempotency-key')),
    };
    const { matched, response } = isRpc(c)
      ? await handlers.rpc.handle(request, { prefix: '/api/rpc', context })
      : await handlers.rest.handle(request, { prefix: '/api', context });
    return matched ? c.newResponse(response.body, response) : asJson(refusal('address_not_found'), c);
  });

  /** A page of a project that is not there says so with its status; where the store fails the page itself tells. */
  const isThere = (projectId: string) =>
    hasProject(program.store.db, projectId).catch((error: unknown) => {
      program.log.error({ err: error }, 'the store does not answer');
      return true;
    });
  app.route('/', staticFiles(webFolder, publicUrl, isThere));

  return {
    fetch: app.fetch,
    /** No longer ready, and every answer ends its connection, so that whoever stands in front goes elsewhere; all is still served. */
    leave: () => {
      leaving = true;
    },
    /** The streams end too, so that what remains are requests that end by themselves. */
    drain: () => {
      leaving = true;
      draining = true;
      for (const end of streams) end();
    },
  };
};
