import { setImmediate } from 'node:timers/promises';
import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { everything, openTestApp, type TestApp } from '#tests/builders.ts';
import { boundedRequest } from './guard.ts';

let app: TestApp;
let reachable: TestApp;
beforeAll(async () => {
  app = await openTestApp();
  reachable = await openTestApp({ loopback: false });
});
afterAll(async () => {
  await app.close();
  await reachable.close();
});

const problemOf = async (response: Response): Promise<unknown> => {
  const body = (await response.json()) as { data?: { problem: string }; json?: { data: { problem: string } } };
  return (body.data ?? body.json?.data)?.problem ?? response.status;
};

const aCreation = { json: { name: 'From elsewhere' } };

describe('on loopback', () => {
  test.each(['127.0.0.1', '127.0.0.1:4600', '127.0.0.2:4600', 'localhost:4600', 'LOCALHOST', '[::1]:4600'])(
    'a request to %s is answered',
    async (host) => {
      expect((await app.request('/api/about', { headers: { host } })).status).toBe(200);
    },
  );

  test.each([
    'coscrum.example',
    'coscrum.example:4600',
    'localhost.example',
    '127.0.0.1.example',
    '127.0.0.1@coscrum.example',
    'coscrum.example@127.0.0.1',
    '127.0.0.1/x',
    'x y',
    '0.0.0.0',
    '192.168.1.10',
    '',
  ])('a request to the name %j, which a page elsewhere may have pointed here, is refused', async (host) => {
    const before = await everything(app);
    for (const path of ['/api/about', '/', '/api/live', '/metrics', '/api/openapi.json'])
      expect([path, await problemOf(await app.request(path, { headers: { host } }))]).toEqual([path, 'host_refused']);
    expect(await problemOf(await app.request('/api/projects', { ...aCreation, headers: { host } }))).toBe(
      'host_refused',
    );
    expect(await everything(app)).toEqual(before);
  });

  test.each(['http://127.0.0.1:4600', 'http://localhost:5173', 'http://[::1]:4600', 'https://localhost'])(
    'a change from the page at %s is made',
    async (origin) => {
      expect((await app.request('/api/projects', { ...aCreation, headers: { origin } })).status).toBe(201);
    },
  );

  test.each(['https://coscrum.example', 'http://localhost.example', 'null', 'http://0.0.0.0:4600', 'nonsense', ''])(
    'a change from the page at %j is refused, by either protocol, and not made',
    async (origin) => {
      const before = await everything(app);
      const headers = { origin };
      expect(await problemOf(await app.request('/api/projects', { ...aCreation, headers }))).toBe('origin_refused');
      const byRpc = await app.request('/api/rpc/project/create', { json: { json: { name: 'x' } }, headers });
      expect([byRpc.status, await problemOf(byRpc)]).toEqual([403, 'origin_refused']);
      expect(await everything(app)).toEqual(before);
    },
  );

  test('a change that the browser says comes from another site is refused though it names no origin', async () => {
    const headers = { 'sec-fetch-site': 'cross-site' };
    expect(await problemOf(await app.request('/api/projects', { ...aCreation, headers }))).toBe('origin_refused');
    expect((await app.request('/', { headers })).status).not.toBe(403);
  });

  test('whether the program lives may be asked by any name', async () => {
    for (const path of ['/healthz', '/readyz'])
      expect((await app.request(path, { headers: { host: 'probe.example' } })).status).toBe(200);
  });
});

describe('elsewhere than on loopback', () => {
  test('a request by any name is answered, but a change only from that name', async () => {
    const host = 'coscrum.example:8080';
    const from = (origin: string) => reachable.request('/api/projects', { ...aCreation, headers: { host, origin } });
    expect((await reachable.request('/api/about', { headers: { host } })).status).toBe(200);
    expect((await from('http://coscrum.example:8080')).status).toBe(201);
    expect(await problemOf(await from('http://coscrum.example'))).toBe('origin_refused');
    expect(await problemOf(await from('https://other.example'))).toBe('origin_refused');
    expect(await problemOf(await from('null'))).toBe('origin_refused');
  });
});

describe('every answer', () => {
  const big = { json: { name: 'x'.repeat(2_100_000) } };
  test.each<[string, string, RequestInit & { json?: unknown }]>([
    ['of an operation', '/api/about', {}],
    ['that refuses an input', '/api/projects', { json: {} }],
    ['that refuses a name', '/api/about', { headers: { host: 'coscrum.example' } }],
    ['that refuses a size', '/api/projects', big],
    ['of an unknown address', '/api/nothing', {}],
    ['of an unknown method', '/', { method: 'DELETE' }],
    ['of the page', '/', {}],
    ['of a missing file', '/assets/none.js', {}],
    ['of the documentation', '/api/docs', {}],
    ['of a probe', '/healthz', {}],
    ['of the metrics', '/metrics', {}],
    ['of a stream', '/api/live', { method: 'HEAD' }],
  ])('%s carries the policy of this server and an id', async (_title, path, init) => {
    const { headers } = await app.request(path, init);
    const policy = headers.get('content-security-policy') ?? '';
    expect(policy).toContain("default-src 'self'");
    expect(policy).toMatch(/script-src 'self';/);
    expect(policy).toContain("frame-ancestors 'none'");
    expect(policy.replace(/style-src[^;]*/, '')).not.toContain('unsafe');
    expect(headers.get('x-content-type-options')).toBe('nosniff');
    expect(headers.get('x-frame-options')).toBe('DENY');
    expect(headers.get('referrer-policy')).toBe('same-origin');
    expect(headers.get('x-request-id')).toMatch(/^[\w-]{36}$/);
    expect(headers.get('access-control-allow-origin')).toBeNull();
  });

  test('carries the id that the request came with, unless it is none', async () => {
    const idOf = async (id: string) =>
      (await app.request('/healthz', { headers: { 'x-request-id': id } })).headers.get('x-request-id');
    expect(await idOf('abc-123_X')).toBe('abc-123_X');
    expect(await idOf('a b')).toMatch(/^[\w-]{36}$/);
    expect(await idOf('x'.repeat(65))).toMatch(/^[\w-]{36}$/);
  });
});

describe('seeing it run', () => {
  test('the metrics are in the format of Prometheus and count operations by outcome', async () => {
    await app.client.project.list({});
    await app.request('/api/projects', { json: {} });
    const response = await app.request('/metrics');
    expect(response.headers.get('content-type')).toMatch(/^text\/plain; version=0\.0\.4/);
    const text = await response.text();
    expect(text).toMatch(/^coscrum_operation_seconds_count\{operation="project\.list",outcome="done"\} \d+$/m);
    expect(text).toMatch(/^coscrum_operation_seconds_count\{operation="project\.create",outcome="bad_input"\} \d+$/m);
    expect(text).toMatch(/^coscrum_http_answers_total\{method="POST",status="400"\} \d+$/m);
    expect(text).toMatch(/^coscrum_live_streams 0$/m);
    for (const line of text.split('\n').filter((one) => one !== ''))
      expect(line).toMatch(/^(# (HELP|TYPE) \w+ .+|\w+(\{[^}]*\})? [-+]?(\d|Nan|Inf).*)$/);
  });

  test('a program that stops is not ready any more, opens no stream and closes connections', async () => {
    const stopping = await openTestApp();
    expect(await (await stopping.request('/readyz')).text()).toBe('ready');
    stopping.drain();
    const ready = await stopping.request('/readyz');
    expect([ready.status, ready.headers.get('connection')]).toEqual([503, 'close']);
    expect((await stopping.request('/healthz')).status).toBe(200);
    expect(await problemOf(await stopping.request('/api/live'))).toBe('stopping');
    await stopping.close();
  });

  test('a program whose store is gone is not ready, and says so without its inside', async () => {
    const broken = await openTestApp();
    await broken.program.store.close();
    const response = await broken.request('/readyz');
    expect([response.status, await response.text()]).toEqual([503, 'the store does not answer']);
    expect(broken.takeFaults()).toHaveLength(1);
    await broken.close();
  });
});

test.each(['GET', 'POST'])('who hangs up on a %s is noticed, however long the answer takes', async (method) => {
  const connection = new AbortController();
  const asked = new Request('http://127.0.0.1/api/rpc/team/compose', {
    method,
    ...(method === 'POST' && { body: '{}' }),
    signal: connection.signal,
  });
  const { signal } = await boundedRequest(asked);
  await collectGarbage();
  connection.abort();
  expect([asked.signal.aborted, signal.aborted]).toEqual([true, true]);
});

/** What nobody holds is gone after it. A weak reference holds until the end of the turn that read it. */
const collectGarbage = async () => {
  setFlagsFromString('--expose-gc');
  const collect = runInNewContext('gc') as () => void;
  await setImmediate();
  collect();
};
