import type { MiddlewareHandler } from 'hono';
import { limits } from '#contract/vocabulary.ts';
import { refuse } from './refuse.ts';
import { isLoopback } from './settings.ts';

const hostOf = (value: string): URL | null =>
  /^[\w.:[\]-]+$/.test(value) && URL.canParse(`http://${value}`) ? new URL(`http://${value}`) : null;

export type OwnName = {
  loopback: boolean;
  /** Another name that this server answers to, such as `plan.example.org`, where people sign in. */
  publicHost?: string | undefined;
  /** Whether a page of another port of this machine is another site. */
  exact?: boolean;
};

/**
 * On loopback: only requests that were addressed to this machine by its own name are answered (a page elsewhere could
 * otherwise point a name of its own at 127.0.0.1), and none that another site sent. Elsewhere the Origin must be the host asked.
 */
export const ownNameOnly = ({ loopback, publicHost, exact = false }: OwnName): MiddlewareHandler => {
  const isOwn = (url: URL) => !loopback || isLoopback(url.hostname) || url.host === publicHost;
  return async (c, next) => {
    const host = hostOf(c.req.header('host') ?? '');
    if (host === null || !isOwn(host)) refuse('host_refused');
    const origin = c.req.header('origin');
    // The development server proxies from another port of this machine, so on loopback ports may differ.
    const sameSite =
      origin === undefined ||
      (URL.canParse(origin) &&
        (loopback && !exact ? isOwn(new URL(origin)) : [host?.host, publicHost].includes(new URL(origin).host)));
    if (!sameSite) refuse('origin_refused');
    if (c.req.method !== 'GET' && c.req.header('sec-fetch-site') === 'cross-site') refuse('origin_refused');
    return next();
  };
};

/** What a browser sends with the cookies of a person has to come from our own page, reading included; a token is no cookie. */
export const ownPageOnly = (headers: Headers, method: string): void => {
  const site = headers.get('sec-fetch-site');
  if (site !== null && site !== 'same-origin' && site !== 'none') refuse('origin_refused');
  const reads = method === 'GET' || method === 'HEAD';
  const isByCookie = (headers.get('cookie') ?? '') !== '' && !headers.has('authorization');
  if (!reads && isByCookie && !headers.has('origin') && site !== 'same-origin') refuse('origin_refused');
};

/** Nesting of JSON containers, without parsing it: text inside strings does not count. */
const depthOf = (json: string): number => {
  let depth = 0;
  let deepest = 0;
  let quoted = false;
  for (let index = 0; index < json.length; index += 1) {
    const sign = json[index];
    if (quoted) {
      if (sign === '\\') index += 1;
      else if (sign === '"') quoted = false;
    } else if (sign === '"') quoted = true;
    else if (sign === '{' || sign === '[') deepest = Math.max(deepest, (depth += 1));
    else if (sign === '}' || sign === ']') depth -= 1;
  }
  return deepest;
};

/** Reports of tests are the one thing that is larger than what people type. */
const takesReports = /\/(?:test-results\/junit|rpc\/test\/reportJunit)$/;
const isXml = /^(?:application|text)\/xml\b/i;

const textOf = (bytes: Uint8Array): string => {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    return refuse('bad_input', { field: 'body', reason: 'Not text in UTF-8.' }, { field: 'body' });
  }
};

const textWithin = async (request: Request, limit: number): Promise<string> => {
  const tooLarge = () => refuse('too_large', { limit }, { field: 'body' });
  if (Number(request.headers.get('content-length') ?? 0) > limit) tooLarge();
  const chunks: Uint8Array[] = [];
  let size = 0;
  for await (const chunk of request.body ?? []) {
    size += chunk.byteLength;
    if (size > limit) tooLarge();
    chunks.push(chunk);
  }
  return textOf(Buffer.concat(chunks));
};

/**
 * A request with the signal of the one that came. Given to its constructor, a signal is only followed, and by Node for no
 * longer than until the new request is collected: who hung up later was not noticed, and a model went on at their cost.
 */
const inPlaceOf = ({ signal }: Request, request: Request): Request =>
  Object.defineProperty(request, 'signal', { value: signal });

/**
 * The request with its body read, within the limits of size and depth. A JUnit report may be the body itself: it is then
 * handed on in the field that the operation reads.
 */
export const boundedRequest = async (request: Request): Promise<Request> => {
  const { url } = request;
  const method = request.method === 'HEAD' ? 'GET' : request.method;
  const headers = new Headers(request.headers);
  if (request.body === null) return inPlaceOf(request, new Request(url, { method, headers }));
  const reports = takesReports.test(new URL(url).pathname);
  let body = await textWithin(request, reports ? limits.report : limits.body);
  if (reports && isXml.test(headers.get('content-type') ?? '')) {
    body = JSON.stringify({ report: body, run: new URL(url).searchParams.get('run') ?? '' });
    headers.set('content-type', 'application/json');
    headers.delete('content-length');
  } else if (depthOf(body) > limits.depth)
    refuse('bad_input', { field: 'body', reason: `Nested deeper than ${limits.depth}.` }, { field: 'body' });
  return inPlaceOf(request, new Request(url, { method, headers, body }));
};

/** What every answer carries: nothing is loaded from elsewhere, no script stands in the page itself. */
export const securityHeaders: MiddlewareHandler = async (c, next) => {
  await next();
  const { headers } = c.res;
  headers.set(
    'Content-Security-Policy',
    "default-src 'self'; script-src 'self'; style-src 'self' 'unsafe-inline'; img-src 'self' data:; font-src 'self'; connect-src 'self'; " +
      "object-src 'none'; base-uri 'none'; form-action 'self'; frame-ancestors 'none'",
  );
  headers.set('X-Content-Type-Options', 'nosniff');
  headers.set('X-Frame-Options', 'DENY');
  headers.set('Referrer-Policy', 'same-origin');
  headers.set('Cross-Origin-Opener-Policy', 'same-origin');
  headers.set('Cross-Origin-Resource-Policy', 'same-origin');
  headers.set('Permissions-Policy', 'camera=(), geolocation=(), microphone=()');
};
