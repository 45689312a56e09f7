import * as fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import * as z from 'zod';
import { limits } from '#contract/vocabulary.ts';
import { aProject, everything, openTestApp, type TestApp } from '#tests/builders.ts';
import { aWorldAgain } from '#tests/kept-world.ts';
import { askedByRest, askedByRpc, isOfPeople, operations, samples, type Operation } from '#tests/samples.ts';

let app: TestApp;
let signedIn: TestApp;
beforeAll(async () => {
  app = await openTestApp();
  signedIn = await openTestApp({ accounts: {} });
});
// What is refused never reaches the store: where every comparison costs a round trip, less of it is tried.
const tried = () =>
  app.program.store.dialect === 'sqlite' ? { changes: 20, everyBody: 1 } : { changes: 6, everyBody: 4 };
/** The store without the log of who tried what. */
const asItIs = async (on: TestApp) => ({ ...(await everything(on)), audit: [] });
const appOf = (operation: Operation) => (isOfPeople(operation) ? signedIn : app);
afterAll(async () => {
  await app.close();
  await signedIn.close();
});

type Refused = { code: string; message: string; data?: { problem: string; field?: string } };

/** What the answer says; fails when it says more than a peer may know. */
const read = async (response: Response): Promise<{ status: number; refused: Refused; text: string }> => {
  const text = await response.text();
  expect(text).not.toMatch(/\bat \S+ \(|node:internal|\.ts:\d+|node_modules/);
  let body: unknown;
  try {
    body = JSON.parse(text);
  } catch {
    body = text;
  }
  const inside = (body as { json?: unknown } | null)?.json ?? body;
  return { status: response.status, refused: inside as Refused, text };
};

const hostile = fc.oneof(
  fc.constantFrom<unknown>(
    null,
    true,
    0,
    -1,
    1.5,
    1e308,
    2 ** 31,
    2 ** 53,
    -(2 ** 63),
    '',
    ' ',
    'null',
    'undefined',
    '1e999',
    '\u0000',
    'with a NUL \u0000 byte',
    '\ud800',
    'half \udc00 of a pair',
    '%',
    "'; drop table feature; --",
    '../../etc/passwd',
    '00000000-0000-0000-0000-000000000000',
    'ffffffff-ffff-ffff-ffff-ffffffffffff',
    '0190AAAA-0000-7000-8000-00000000000G',
    '0000-01-01',
    '9999-12-31',
    '2026-02-30',
    'x'.repeat(limits.name + 1),
    'x'.repeat(limits.text + 1),
    [],
    [[]],
    {},
    { toString: null },
    JSON.parse('{"__proto__":{"admin":true},"constructor":1,"toString":2}'),
    JSON.parse(`${'['.repeat(25)}${']'.repeat(25)}`),
    Array.from({ length: 300 }, () => 'x'),
  ),
  fc.string({ unit: 'binary', maxLength: 30 }),
  fc.double(),
  fc.jsonValue({ maxDepth: 3 }),
);

type Schema = { type?: string; properties?: Record<string, Schema>; items?: Schema };
type Change = { path: string[]; value: unknown };

/** One place of the input, at any depth, and what stands there instead. */
const aChange = (schema: Schema): fc.Arbitrary<Change> => {
  const places = (at: Schema, path: string[]): string[][] => [
    ...(path.length > 0 ? [path] : []),
    ...Object.entries(at.properties ?? {}).flatMap(([name, inner]) => places(inner, [...path, name])),
    ...(at.items ? places(at.items, [...path, '0']) : []),
  ];
  return fc.record({ path: fc.constantFrom(...places(schema, [])), value: hostile });
};

const changed = (input: unknown, { path: [head, ...rest], value }: Change): unknown => {
  if (head === undefined) return value;
  const before = (typeof input === 'object' && input !== null ? input : {}) as Record<string, unknown>;
  const inner = changed(before[head], { path: rest, value });
  return head === '0' ? [inner] : { ...before, [head]: inner };
};

const schemaOf = ({ input }: Operation): Schema =>
  input === undefined ? {} : (z.toJSONSchema(input, { io: 'input', unrepresentable: 'any' }) as Schema);

const taking = operations.filter((operation) => Object.keys(schemaOf(operation).properties ?? {}).length > 0);

describe.each(taking)('$name', (operation) => {
  test('answers anything that is put in the place of one field with a refusal that names it, or with success', async () => {
    const on = appOf(operation);
    const world = await aWorldAgain(on, operation);
    const runs = { seed: 4600, numRuns: tried().changes, endOnFailure: true };
    const change = aChange(schemaOf(operation));
    const before = await asItIs(on);
    await fc.assert(
      fc.asyncProperty(change, fc.boolean(), async (instead, byRest) => {
        const sample = samples[operation.name]?.(world) ?? {};
        const input = changed(sample, instead) as Record<string, unknown>;
        const ask = byRest ? askedByRest : askedByRpc;
        const { status, refused, text } = await read(await on.request(...ask(operation, input)));
        expect(status, text).toBeLessThan(500);
        if (status < 400) {
          await aWorldAgain(on, operation);
          return;
        }
        expect(await asItIs(on)).toEqual(before);
        // An address with an empty part is the address of something else.
        if (refused.data?.problem === 'address_not_found') return;
        if (refused.data?.problem === 'bad_input')
          expect([refused.data.field?.split('.')[0], 'body']).toContain(instead.path[0]);
        expect(refused.message).not.toBe('');
      }),
      runs,
    );
  });
});

const changing = operations.filter(({ method }) => method !== 'GET');
const json = { 'content-type': 'application/json' };
const bodies: [string, Record<string, string>, string | Uint8Array<ArrayBuffer>][] = [
  ['broken JSON', json, '{"name": "half'],
  ['no JSON at all', json, 'name=x'],
  ['an empty body', json, ''],
  ['null', json, 'null'],
  ['a list', json, '[]'],
  ['a number', json, '17'],
  ['JSON nested a hundred thousand deep', json, '['.repeat(100_000)],
  ['JSON nested deeper than is read', json, `{"name":${'['.repeat(40)}${']'.repeat(40)}}`],
  ['bytes that are no text', json, new Uint8Array([0xff, 0xfe, 0x00, 0xd8])],
  ['plain text', { 'content-type': 'text/plain' }, 'hello'],
  ['XML', { 'content-type': 'application/xml' }, '<name/>'],
  ['a form', { 'content-type': 'application/x-www-form-urlencoded' }, '__proto__[x]=1&a[b][c]=1&version[]=2'],
  ['a broken multipart form', { 'content-type': 'multipart/form-data; boundary=x' }, '--y\r\n\r\n'],
  ['a type that is none', { 'content-type': ';;;' }, '{}'],
];

test.each(changing)('$name refuses a body that it cannot read, or takes nothing from it', async (operation) => {
  const on = appOf(operation);
  const world = await aWorldAgain(on, operation);
  const before = await asItIs(on);
  for (const [title, headers, body] of bodies.filter((_, at) => at % tried().everyBody === 0)) {
    const [path, init] = askedByRest(operation, samples[operation.name]?.(world) ?? {});
    const { status, refused, text } = await read(await on.request(path, { ...init, headers, body }));
    expect(status, `${title}: ${text}`).toBeLessThan(500);
    if (status < 400) {
      await aWorldAgain(on, operation);
      continue;
    }
    expect(await asItIs(on), title).toEqual(before);
    expect(refused.data?.field, `${title}: ${text}`).toEqual(expect.any(String));
  }
});

test('a body of 10 MB is refused as too large, whether it tells its length or not', async () => {
  const body = JSON.stringify({ name: 'x'.repeat(10_000_000) });
  for (const length of [{ 'content-length': String(body.length) }, {}]) {
    const { status, refused } = await read(
      await app.request('/api/projects', { method: 'POST', headers: { ...json, ...length }, body }),
    );
    expect([status, refused.data]).toMatchObject([413, { problem: 'too_large', field: 'body' }]);
  }
});

test('a text with bytes that are no letters is refused, and not kept with others in their place', async () => {
  const body = Buffer.from('{"name":"Bööte"}', 'latin1');
  const { status, refused } = await read(await app.request('/api/projects', { method: 'POST', headers: json, body }));
  expect([status, refused.data?.field, refused.message]).toEqual([400, 'body', 'body: Not text in UTF-8.']);
});

test('a refusal before the operation reaches the typed client as any other does', async () => {
  const asked = app.client.project.create({ name: 'x', summary: 'x'.repeat(limits.body) });
  await expect(asked).rejects.toMatchObject({ status: 413, data: { problem: 'too_large' } });
});

test('the largest text that may be sent is kept to the last sign', async () => {
  const summary = '𝕏'.repeat(limits.text);
  const { project } = await aProject(app.client, { summary, name: 'n'.repeat(limits.name) });
  expect((await app.client.project.get({ id: project.id })).summary).toBe(summary);
  const more = app.client.project.create({ name: 'x', summary: `${summary}x` });
  await expect(more).rejects.toMatchObject({ status: 400, data: { field: 'summary' } });
});

test('what is missing is named', async () => {
  const { status, refused } = await read(await app.request('/api/projects', { json: { summary: 'No name.' } }));
  expect(status).toBe(400);
  expect(refused).toMatchObject({
    message: 'name: Project name is required',
    data: { problem: 'bad_input', title: 'Validation Error', field: 'name' },
  });
});

test('a query parameter that nobody knows narrows nothing', async () => {
  const { project } = await aWorldAgain(app);
  const plain = await app.request(`/api/projects/${project.id}/features`);
  const more = await app.request(`/api/projects/${project.id}/features?colour=red&__proto__[a]=1&a[b]=2`);
  expect(await more.text()).toBe(await plain.text());
});

test('an id is the same in capitals', async () => {
  const { project, feature } = await aWorldAgain(app);
  const found = await app.client.feature.get({ project_id: project.id.toUpperCase(), id: feature.id.toUpperCase() });
  expect(found).toEqual(await app.client.feature.get({ project_id: project.id, id: feature.id }));
  expect(found).toMatchObject(feature);
});

const cursorOf = (value: unknown) => Buffer.from(JSON.stringify(value)).toString('base64url');
const anId = '0190aaaa-0000-7000-8000-000000000000';

const orders = { newest: 'created_at desc', name: 'folded_name asc', value: 'value_rank desc' } as const;

test.each<[string | unknown[]]>([
  ['x'],
  ['%00'],
  [cursorOf(null)],
  [cursorOf([])],
  [cursorOf(['2026-01-01T00:00:00.000Z', anId])],
  [cursorOf(['2026-01-01T00:00:00.000Z', anId, 'created_at up'])],
  [cursorOf({ __proto__: [] })],
  ['x'.repeat(limits.cursor + 1)],
  [['2026-01-01T00:00:00.000Z', 'no id']],
  [['0000-01-01T00:00:00.000Z', anId]],
  [['2026-13-45T00:00:00.000Z', anId]],
  [['infinity', anId]],
  [[2 ** 40, anId]],
  [['a\u0000', anId]],
])('a cursor that no list gave is refused: %.60j', async (parts) => {
  const { project } = await aWorldAgain(app);
  for (const [order, name] of Object.entries(orders)) {
    const cursor = typeof parts === 'string' ? parts : cursorOf([...parts, name]);
    const { status, refused } = await read(
      await app.request(`/api/projects/${project.id}/features?order=${order}&cursor=${encodeURIComponent(cursor)}`),
    );
    // The place between two texts may be any text; a cursor of another kind is never one.
    if (status === 200) expect([order, typeof parts]).toEqual(['name', 'object']);
    else expect([status, refused.data?.field]).toEqual([400, 'cursor']);
  }
});

test('a cursor of one order is refused in another, where it would be a place of no meaning', async () => {
  const { project } = await aWorldAgain(app);
  const at = { project_id: project.id, limit: 1 };
  const { next_cursor } = await app.client.feature.list({ ...at, order: 'newest' });
  expect((await app.client.feature.list({ ...at, order: 'newest', cursor: next_cursor ?? '' })).items).toHaveLength(1);
  for (const order of ['oldest', 'name', 'hand'] as const)
    await expect(app.client.feature.list({ ...at, order, cursor: next_cursor ?? '' })).rejects.toMatchObject({
      data: { problem: 'cursor_unknown', field: 'cursor' },
    });
});

test.each([
  ['If-Match', '"abc"'],
  ['If-Match', '*'],
  ['If-Match', '99999999999'],
  ['Idempotency-Key', 'x'.repeat(limits.key + 1)],
  ['Idempotency-Key', 'with space'],
  ['Idempotency-Key', 'ümlaut'],
  ['Idempotency-Key', ''],
])('a header %s of %.20s is refused by its name', async (name, value) => {
  const { project } = await aWorldAgain(app);
  const { status, refused } = await read(
    await app.request(`/api/projects/${project.id}/ideas`, {
      json: { title: 'x', description: 'y' },
      headers: { [name]: value },
    }),
  );
  expect([status, refused.data?.field]).toEqual([400, name]);
});

test.each(['/api/projects/%E0%A4%A', '/api/projects/%00', '/api/projects/%ED%A0%80/features'])(
  'the address %s is refused',
  async (path) => {
    const { status } = await read(await app.request(path));
    expect([400, 404]).toContain(status);
  },
);
