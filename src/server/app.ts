import { Hono, type Context as HttpContext } from 'hono';
import { sql } from 'kysely';
import { limits } from '#contract/vocabulary.ts';
import { runsServer, type Actor } from '#domain/permissions.ts';
import { createLimiterOfAll } from './accounts/limiter-of-all.ts';
import { answerTo } from './answer.ts';
import { createApiHandlers, openApiDocument } from './api-handlers.ts';
import type { Context, HttpRequest, Program } from './context.ts';
import { docsPage, docsFile } from './docs.ts';
import { firstWorkspaceId } from './db/first-workspace.ts';
import { boundedRequest, ownNameOnly, ownPageOnly, securityHeaders } from './guard.ts';
import { hearing } from './accounts/hearing.ts';
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
  /** How many proxies stand in front. */
  proxies?: number;
};

type Env = {
  Bindings: { incoming?: { socket?: { remoteAddress?: string } } };
  Variables: { log: Program['log']; requestId: string; actor: Actor; http?: HttpRequest };
};

const isRpc = (c: HttpContext<Env>): boolean => c.req.path.startsWith('/api/rpc/');

const isForSomebody = (path: string): boolean => path.startsWith('/api/') || path === '/metrics';

/** Where a request came from: noted by the outermost of our proxies, or the connection itself. */
const addressOf = (c: HttpContext<Env>, proxies: number): string => {
  const noted = (c.req.header('x-forwarded-for') ?? '').split(',').map((one) => one.trim());
  const own = c.env?.incoming?.socket?.remoteAddress ?? 'unknown';
  return proxies === 0 ? own : noted.at(-proxies) || own;
};

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

/** Tries to get in of one address, and requests of one person or address, that are let through in a minute. */
const usually = { tries: 10, requests: 600 };

/** HTTP around the operations: who may knock, how requests are read and refusals answered, live events, files. */
export const createApp = ({ program, loopback, webFolder, publicUrl, proxies = 0 }: AppOptions) => {
  const { accounts } = program;
  const triesLeft = createLimiterOfAll(program.store, 'try', accounts?.settings.triesAMinute ?? usually.tries);
  const requestsLeft = createLimiterOfAll(
    program.store,
    'request',
    accounts?.settings.requestsAMinute ?? usually.requests,
  );
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
    c.set('requestId', id);
    c.set('log', program.log.child({ request_id: id }));
    await next();
    c.res.headers.set('X-Request-Id', id);
    if (leaving) c.res.headers.set('Connection', 'close');
    for (const [name, value] of c.var.http?.answer ?? []) c.res.headers.append(name, value);
    metrics.answers.inc({ method: c.req.method, status: c.res.status });
    c.var.log.info(
      { method: c.req.method, path: c.req.path, status: c.res.status, ms: Math.round(performance.now() - begun) },
      'request',
    );
  });
  app.use(securityHeaders);
  // What the platform's Request cannot even be made of; nothing here answers to it.
  app.on('TRACE', '/*', () => refuse('address_not_found'));

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
  app.use(
    ownNameOnly({
      loopback,
      ...(accounts !== null && { exact: true, publicHost: publicUrl === null ? undefined : new URL(publicUrl).host }),
    }),
  );

  /** Who asks, where people sign in: known before anything is answered that is not for everybody. */
  app.use(async (c, next) => {
    const { raw } = c.req;
    const address = addressOf(c, proxies);
    const answer = new Headers();
    const refuseFor = (seconds: number) => {
      if (seconds === 0) return;
      answer.set('retry-after', String(seconds));
      refuse('too_many_requests', { seconds });
    };
    c.set('http', { headers: raw.headers, answer, address, countTry: async () => refuseFor(await triesLeft(address)) });
    c.set('actor', localActor);
    if (accounts === null || !isForSomebody(c.req.path)) return next();
    ownPageOnly(raw.headers, raw.method);
    const actor = await accounts.actorOf(raw.headers, answer);
    c.set('actor', actor);
    refuseFor(await requestsLeft(actor.id ?? address));
    return next();
  });
  /** Of what is no operation: refuses who has not signed in. */
  const signedIn = (c: HttpContext<Env>) => {
    if (c.var.actor.kind === 'nobody') refuse('not_signed_in');
  };
  app.get('/metrics', async (c) => {
    signedIn(c);
    // They count what happens in all workspaces, so they are for whoever runs the server.
    if (!runsServer(c.var.actor, firstWorkspaceId)) refuse('not_allowed');
    return c.body(await metrics.registry.metrics(), 200, { 'Content-Type': metrics.registry.contentType });
  });

  app.get('/api/live', (c) => {
    if (draining) refuse('stopping');
    signedIn(c);
    const headers = { 'Content-Type': 'text/event-stream', 'Cache-Control': 'no-store' };
    if (c.req.method === 'HEAD') return c.body(null, 200, headers);
    const hears =
      accounts === null
        ? () => true
        : hearing({ accounts, db: program.store.db, actor: c.var.actor, headers: c.req.raw.headers });
    const { body, end } = openLiveStream(program.live, hears, () => {
      streams.delete(end);
      metrics.streams.dec();
    });
    streams.add(end);
    metrics.streams.inc();
    return c.body(body, 200, headers);
  });

  for (const path of ['/api/openapi.json', '/api/docs', '/api/docs/*'])
    app.use(path, (c, next) => {
      signedIn(c);
      return next();
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
      actor: c.var.actor,
      http: c.var.http,
      ifMatch: versionIn(c.req.header('if-match')),
      idempotencyKey: keyIn(c.req.header('idempotency-key')),
      requestId: c.var.requestId,
    };
    const { matched, response } = isRpc(c)
      ? await handlers.rpc.handle(request, { prefix: '/api/rpc', context })
      : await handlers.rest.handle(request, { prefix: '/api', context });
    return matched ? c.newResponse(response.body, response) : asJson(refusal('address_not_found'), c);
  });

  /**
   * A page of a project that is not there says so with its status; where the store fails the page itself tells, and where
   * people sign in too: the status would tell anybody which projects there are.
   */
  const isThere = async (projectId: string) =>
    accounts !== null ||
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
