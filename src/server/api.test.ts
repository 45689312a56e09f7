import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { openTestApp, type TestApp } from '#tests/builders.ts';
import { aWorldAgain } from '#tests/kept-world.ts';
import { askedByRest, askedByRpc, isOfPeople, operations, samples } from '#tests/samples.ts';

let app: TestApp;
let signedIn: TestApp;
beforeAll(async () => {
  app = await openTestApp();
  signedIn = await openTestApp({ accounts: {} });
});
afterAll(async () => {
  await app.close();
  await signedIn.close();
});

/** The items of a stream of server-sent events. */
const itemsOf = (text: string): unknown[] =>
  [...text.matchAll(/^event: message\ndata: (.*)$/gm)].map(([, data]) => JSON.parse(data ?? '') as unknown);

test('every operation has a sample, and every sample an operation', () => {
  expect(operations.map(({ name }) => name).toSorted()).toEqual(Object.keys(samples).toSorted());
  expect(operations.length).toBeGreaterThan(40);
});

describe.each(operations)('$name', (operation) => {
  const on = () => (isOfPeople(operation) ? signedIn : app);
  test('is answered by REST as the contract says', async () => {
    const world = await aWorldAgain(on(), operation);
    const response = await on().request(...askedByRest(operation, samples[operation.name]?.(world) ?? {}));
    const text = await response.text();
    expect([response.status, text]).toEqual([operation.successStatus, expect.anything()]);
    if (response.headers.get('content-type') === 'text/event-stream') {
      expect(itemsOf(text).at(-1)).toMatchObject({ type: 'done' });
      return;
    }
    expect(response.headers.get('content-type')).toBe('application/json');
    operation.output.parse(JSON.parse(text));
  });

  test('is answered by RPC as the contract says', async () => {
    const world = await aWorldAgain(on(), operation);
    const response = await on().request(...askedByRpc(operation, samples[operation.name]?.(world) ?? {}));
    const text = await response.text();
    expect([response.status, text]).toEqual([200, expect.anything()]);
    if (response.headers.get('content-type') === 'text/event-stream') {
      expect(itemsOf(text).at(-1)).toMatchObject({ json: { type: 'done' } });
      return;
    }
    operation.output.parse((JSON.parse(text) as { json: unknown }).json);
  });
});

describe('the OpenAPI document', () => {
  type Parameter = { name: string; in: string; required?: boolean };
  type Described = {
    operationId: string;
    summary: string;
    tags: string[];
    responses: Record<string, unknown>;
    parameters?: Parameter[];
  };
  type Document = { openapi: string; paths: Record<string, Record<string, Described>>; info: { title: string } };
  let document: Document;
  beforeAll(async () => {
    document = (await (await app.request('/api/openapi.json')).json()) as Document;
  });

  test('is of version 3.1 and names every operation at its address', () => {
    expect(document.openapi).toMatch(/^3\.1\.\d+$/);
    const described = Object.entries(document.paths).flatMap(([path, methods]) =>
      Object.entries(methods).map(([method, { operationId }]) => `${operationId} ${method.toUpperCase()} ${path}`),
    );
    expect(described.toSorted()).toEqual(
      operations.map(({ name, method, path }) => `${name} ${method} ${path}`).toSorted(),
    );
  });

  test('refers to nothing that it does not hold', () => {
    const references = [...JSON.stringify(document).matchAll(/"\$ref":"([^"]+)"/g)].map(([, target]) => target ?? '');
    for (const target of references) {
      expect(target).toMatch(/^#\//);
      const found = target
        .slice(2)
        .split('/')
        .reduce<unknown>((at, part) => (at as Record<string, unknown> | undefined)?.[part], document);
      expect(found, target).toBeDefined();
    }
  });

  test('says of every operation what it is for, what its path holds and what it answers', () => {
    for (const { name, method, path, successStatus } of operations) {
      const described = document.paths[path]?.[method.toLowerCase()] as Described;
      expect(described.summary, name).not.toBe('');
      expect(described.tags, name).toHaveLength(1);
      expect(Object.keys(described.responses), name).toContain(String(successStatus));
      const inPath = [...path.matchAll(/\{(\w+)\}/g)].map(([, parameter]) => parameter);
      const parameters = described.parameters?.filter((one) => one.in === 'path') ?? [];
      expect(parameters.map((one) => one.name).toSorted(), name).toEqual(inPath.map(String).toSorted());
      expect(parameters.every((one) => one.required === true)).toBe(true);
    }
  });

  test('names the headers of what changes a row and of what creates one, and says once what a refusal is', () => {
    const headersAt = (path: string, method: string) =>
      document.paths[path]?.[method]?.parameters?.filter((one) => one.in === 'header').map(({ name }) => name) ?? [];
    expect(headersAt('/projects', 'post')).toEqual(['Idempotency-Key']);
    expect(headersAt('/projects/{id}', 'patch')).toEqual(['If-Match']);
    expect(headersAt('/projects/{id}', 'delete')).toEqual(['If-Match']);
    expect(headersAt('/projects/{id}', 'get')).toEqual([]);
    const refused = document.paths['/projects']?.['post']?.responses['400'];
    expect(JSON.stringify(refused)).toContain('"$ref":"#/components/schemas/Refusal"');
    expect(JSON.stringify(document).length).toBeLessThan(1_000_000);
  });
});

describe('the page of the API', () => {
  test('loads its parts from this server, and nothing from elsewhere', async () => {
    const page = await app.request('/api/docs');
    const html = await page.text();
    const loaded = [...html.matchAll(/(?:src|href)="([^"]+)"/g)].map(([, address]) => address ?? '');
    expect(loaded.length).toBeGreaterThan(2);
    for (const address of loaded) {
      expect(address).toMatch(/^\/api\/docs\//);
      const part = await app.request(address);
      expect([address, part.status]).toEqual([address, 200]);
      expect(part.headers.get('content-type')).toMatch(/^text\/(css|javascript)/);
      if (address.endsWith('.css')) expect(await part.text()).not.toMatch(/url\(["']?(?!data:|["']?data:)|@import/);
    }
    expect(html).not.toMatch(/<script(?! src)|<style|\son\w+=/);
  });

  test('is under a policy that lets nothing be loaded from elsewhere', async () => {
    const policy = (await app.request('/api/docs')).headers.get('content-security-policy') ?? '';
    expect(policy).toMatch(/default-src 'self'/);
    expect(policy).toMatch(/script-src 'self'(;|$)/);
    expect(policy).not.toMatch(/https?:|\*/);
  });

  test.each(['nothing.js', '__proto__', 'constructor', '..%2fpackage.json'])('has no part called %s', async (name) => {
    expect((await app.request(`/api/docs/${name}`)).status).toBe(404);
  });
});

describe('an address that is not there', () => {
  test.each([
    ['GET', '/api/nothing'],
    ['DELETE', '/api/projects'],
    ['PATCH', '/api/about'],
    ['OPTIONS', '/api/projects'],
    ['POST', '/api/rpc/project/nothing'],
    ['POST', '/api/rpc/__proto__/constructor'],
    ['POST', '/api/rpc/project'],
    ['POST', '/nothing'],
    ['PUT', '/'],
  ])('%s %s is refused as not found', async (method, path) => {
    const response = await app.request(path, { method });
    expect(response.status).toBe(404);
    const body = (await response.json()) as { json?: unknown };
    expect(body.json ?? body).toMatchObject({ code: 'NOT_FOUND', data: { problem: 'address_not_found' } });
  });

  test('a change is not made by asking the typed protocol with GET', async () => {
    const response = await app.request(`/api/rpc/project/create?data=${encodeURIComponent('{"json":{"name":"X"}}')}`);
    expect(response.status).toBeGreaterThanOrEqual(400);
    expect(response.status).toBeLessThan(500);
    expect((await app.client.project.list({})).items.filter(({ name }) => name === 'X')).toEqual([]);
  });
});

test('HEAD is answered as GET is, without a body', async () => {
  const { project } = await aWorldAgain(app);
  for (const path of ['/healthz', '/api/about', `/api/projects/${project.id}`, '/api/live', '/api/docs']) {
    const response = await app.request(path, { method: 'HEAD' });
    expect([path, response.status, await response.text()]).toEqual([path, 200, '']);
  }
});
