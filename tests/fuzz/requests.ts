import * as fc from 'fast-check';
import * as z from 'zod';
import { limits } from '#contract/vocabulary.ts';
import { askedByRest, askedByRpc, operations, type Operation } from '../samples.ts';

/** JSON Schema, as far as the contract uses it. */
type Schema = {
  type?: string;
  format?: string;
  enum?: unknown[];
  const?: unknown;
  anyOf?: Schema[];
  properties?: Record<string, Schema>;
  required?: string[];
  items?: Schema;
  minimum?: number;
  maximum?: number;
  maxLength?: number;
  maxItems?: number;
};

export type Asked = {
  operation: Operation;
  input: unknown;
  byRest: boolean;
  /** Whether its ids are those of the operation's sample, and not just any. */
  sampled: boolean;
  key: string | undefined;
  match: string | undefined;
  /** Sent in the place of the input, where it is not undefined. */
  body: string | undefined;
};

const deep = `${'['.repeat(60)}${']'.repeat(60)}`;

/** What no form would send. */
const hostile: fc.Arbitrary<unknown> = fc.oneof(
  fc.constantFrom<unknown>(
    null,
    -1,
    1e308,
    2 ** 53,
    -(2 ** 63),
    '',
    ' ',
    '\u0000',
    'NUL \u0000 inside',
    '\ud800',
    '\udc00\ud800',
    '%',
    "'; drop table feature; --",
    '00000000-0000-0000-0000-000000000000',
    'x'.repeat(limits.text + 1),
    'i'.repeat(4_000),
    '9999-12-31',
    '2026-02-30',
    [],
    {},
    [[[[[]]]]],
    { toString: null },
    JSON.parse('{"__proto__":{"admin":true},"constructor":1}'),
    JSON.parse(deep.slice(50, 70)),
    Array.from({ length: 300 }, () => 'x'),
  ),
  fc.string({ unit: 'binary', maxLength: 30 }),
  fc.double(),
  fc.jsonValue({ maxDepth: 4 }),
);

const ids = fc.nat().map((place) => ({ idAt: place }));
/** Undefined but for one in so many. */
const onceIn = <T>(many: number, arbitrary: fc.Arbitrary<T>): fc.Arbitrary<T | undefined> =>
  fc.oneof({ weight: 1, arbitrary }, { weight: many - 1, arbitrary: fc.constant(undefined) });

/** Inputs that mostly fit a schema, with a number where an id goes: which of the known ids is decided when it is sent. */
const fitting = (schema: Schema): fc.Arbitrary<unknown> => {
  if (schema.const !== undefined) return fc.constant(schema.const);
  if (schema.enum) return fc.constantFrom(...schema.enum);
  if (schema.anyOf) return fc.oneof(...schema.anyOf.map(fitting));
  const { minimum = 0, maximum = 20, maxLength = 60, maxItems = 4 } = schema;
  const least = Math.max(minimum, -1e9);
  const most = Math.max(least, Math.min(maximum, 1e9));
  switch (schema.type ?? 'anything') {
    case 'object': {
      const fields = Object.entries(schema.properties ?? {}).map(([name, inner]): [string, fc.Arbitrary<unknown>] => [
        name,
        schema.required?.includes(name) ? fitting(inner) : onceIn(2, fitting(inner)),
      ]);
      return fc.record(Object.fromEntries(fields));
    }
    case 'array':
      return fc.array(fitting(schema.items ?? {}), { maxLength: Math.min(maxItems, 4) });
    case 'integer':
      return fc.integer({ min: Math.ceil(least), max: Math.floor(most) });
    case 'number':
      return fc.double({ min: least, max: most, noNaN: true });
    case 'boolean':
      return fc.boolean();
    case 'null':
      return fc.constant(null);
    case 'string':
      if (schema.format === 'uuid') return ids;
      if (schema.format === 'date')
        return fc.date({ min: new Date('2026-01-01'), max: new Date('2026-12-31'), noInvalidDate: true }).map(dayOf);
      return fc.string({ unit: 'grapheme', minLength: 1, maxLength: Math.min(maxLength, 60) });
    default:
      return hostile;
  }
};
const dayOf = (date: Date) => date.toISOString().slice(0, 10);

type Change = { path: readonly string[]; value: unknown };

const spoiled = (input: unknown, { path: [head, ...rest], value }: Change): unknown => {
  if (head === undefined) return value;
  const before = (typeof input === 'object' && input !== null ? input : {}) as Record<string, unknown>;
  return { ...before, [head]: spoiled(before[head], { path: rest, value }) };
};

const schemaOf = ({ input }: Operation): Schema =>
  input === undefined ? { type: 'object' } : (z.toJSONSchema(input, { io: 'input', unrepresentable: 'any' }) as Schema);

const keys = fc.constantFrom('a', 'b', 'c', 'again', 'x'.repeat(limits.key + 1), 'with space', 'ümlaut');
const matches = fc.constantFrom('"1"', '"2"', '1', '*', '"abc"', '99999999999999999999', 'W/"1"');
const bodies = fc.constantFrom(
  '',
  '{"name": "half',
  'null',
  '[]',
  '"\\u0000"',
  '['.repeat(100_000),
  `{"name":${deep}}`,
);

/** A call of one operation; one in three has something wrong with it. */
const asking = (operation: Operation): fc.Arbitrary<Asked> => {
  const schema = schemaOf(operation);
  const names = Object.keys(schema.properties ?? {});
  const change: fc.Arbitrary<Change> = fc.record({
    path: fc.array(fc.constantFrom(...names, 'unknown'), { minLength: 1, maxLength: 2 }),
    value: hostile,
  });
  const input = fc
    .tuple(fitting(schema), onceIn(3, change))
    .map(([given, wrong]) => (wrong === undefined ? given : spoiled(given, wrong)));
  return fc.record({
    operation: fc.constant(operation),
    input,
    byRest: fc.boolean(),
    sampled: fc.nat(3).map((one) => one > 0),
    key: onceIn(4, keys),
    match: onceIn(9, matches),
    body: onceIn(26, bodies),
  });
};

/** A call of any operation of the contract. */
export const anyCall: fc.Arbitrary<Asked> = fc.oneof(...operations.map(asking));

/** Puts ids that the store holds, or held, where the call wants one: those of a sample of it, or any. */
export const withIds = (input: unknown, known: (place: number) => string, sample: unknown): unknown => {
  if (Array.isArray(input)) return input.map((each, place) => withIds(each, known, partOf(sample, place)));
  if (typeof input !== 'object' || input === null) return input;
  const { idAt } = input as { idAt?: unknown };
  if (typeof idAt === 'number') return typeof sample === 'string' ? sample : known(idAt);
  return Object.fromEntries(
    Object.entries(input).map(([name, value]) => [name, withIds(value, known, partOf(sample, name))]),
  );
};
const partOf = (whole: unknown, name: string | number): unknown =>
  typeof whole === 'object' && whole !== null ? (whole as Record<string, unknown>)[name] : undefined;

export const requestOf = ({ operation, byRest, key, match, body }: Asked, input: unknown) => {
  const fields = (typeof input === 'object' && input !== null ? input : {}) as Record<string, unknown>;
  const [path, init] = (byRest ? askedByRest : askedByRpc)(operation, fields);
  const headers = {
    ...init.headers,
    ...(key !== undefined && { 'idempotency-key': key }),
    ...(match !== undefined && { 'if-match': match }),
  };
  return [path, { ...init, headers, ...(body !== undefined && init.method !== 'GET' && { body }) }] as const;
};
