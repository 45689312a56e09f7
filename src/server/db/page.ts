import type { ReferenceExpression, SelectQueryBuilder } from 'kysely';
import * as z from 'zod';
import { refuse } from '../refuse.ts';
import type { Schema } from './schema.ts';

/** Where a page ended: the value it was ordered by, the id that decides among equals, and which order it was. */
const position = z.tuple([z.union([z.string(), z.number()]), z.uuid(), z.string()]);
type Position = z.infer<typeof position>;

const encoded = (at: Position): string => Buffer.from(JSON.stringify(at)).toString('base64url');

const decoded = (cursor: string): Position => {
  let value: unknown;
  try {
    value = JSON.parse(Buffer.from(cursor, 'base64url').toString());
  } catch {
    return refuse('cursor_unknown', {}, { field: 'cursor' });
  }
  const parsed = position.safeParse(value);
  return parsed.success ? parsed.data : refuse('cursor_unknown', {}, { field: 'cursor' });
};

export type Order = { by: string; direction: 'asc' | 'desc'; id?: string; kind: 'instant' | 'number' | 'text' };

const nameOf = ({ by, direction }: Order): string => `${by} ${direction}`;

/** Which page: the one behind `cursor`, or the first, of at most `limit` rows. */
export type Wanted = { cursor?: string | undefined; limit: number };

const fits = (value: string | number, kind: Order['kind']): boolean => {
  if (kind === 'number') return typeof value === 'number' && Number.isSafeInteger(value) && Math.abs(value) < 2 ** 31;
  if (typeof value !== 'string') return false;
  return kind === 'text'
    ? !value.includes('\u0000') && value.isWellFormed()
    : new Date(value).getTime() > 0 && new Date(value).toISOString() === value;
};

/** `query` in the order, from behind where the page before ended. */
export const ordered = <Tables extends keyof Schema, Row>(
  query: SelectQueryBuilder<Schema, Tables, Row>,
  order: Order,
  cursor: string | undefined,
): SelectQueryBuilder<Schema, Tables, Row> => {
  const by = order.by as ReferenceExpression<Schema, Tables>;
  const id = (order.id ?? 'id') as ReferenceExpression<Schema, Tables>;
  const all = query.orderBy(by as never, order.direction).orderBy(id as never, order.direction);
  if (cursor === undefined) return all;
  const [value, lastId, ofOrder] = decoded(cursor);
  if (ofOrder !== nameOf(order) || !fits(value, order.kind)) refuse('cursor_unknown', {}, { field: 'cursor' });
  return all.where((eb) =>
    eb(
      eb.refTuple(by as never, id as never) as never,
      order.direction === 'asc' ? '>' : '<',
      eb.tuple(value, lastId) as never,
    ),
  );
};

/**
 * One page of `query`, ordered by `order.by` and then by id, both in one direction so that the index serves them.
 * Keyset paging: a row added or removed meanwhile neither repeats nor hides another.
 */
export const paged = async <Tables extends keyof Schema, Row>(
  query: SelectQueryBuilder<Schema, Tables, Row>,
  order: Order,
  { cursor, limit }: Wanted,
): Promise<{ rows: Row[]; next_cursor: string | null }> => {
  const page = ordered(query, order, cursor).limit(limit + 1);
  const rows = await page.execute();
  if (rows.length <= limit) return { rows, next_cursor: null };
  rows.pop();
  const last = rows.at(-1) as Record<string, string | number>;
  const name = (column: string) => column.split('.').at(-1) ?? column;
  return {
    rows,
    next_cursor: encoded([last[name(order.by)] ?? '', String(last[name(order.id ?? 'id')]), nameOf(order)]),
  };
};
