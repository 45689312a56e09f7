import { createHash } from 'node:crypto';
import { sql } from 'kysely';
import type { Db, Dialect } from '../db/store.ts';

export type Row = Record<string, string | number | null>;
export type Column = { name: string; kind: 'text' | 'whole number' | 'number'; nullable: boolean };
export type Table = { name: string; columns: Column[] };

const rowsAtOnce = 500;
/** PostgreSQL takes 65,535 values with a statement, SQLite half of that. */
const valuesAtOnce = 30_000;

/** What other tables refer to, in this order; no table refers to any other. */
const referredTo = ['workspace', 'person', 'project'];
/** The version of the store itself, and what is over within a minute. */
const notCopied = new Set(['schema_version', 'request_count']);

const kindOf = (dataType: string): Column['kind'] => {
  if (/int/i.test(dataType)) return 'whole number';
  return /real|double|float|numeric/i.test(dataType) ? 'number' : 'text';
};

/** Every table of the store, as the store itself tells it, such that what is referred to comes first: a new table needs no word here. */
export const tablesOf = async (db: Db): Promise<Table[]> => {
  const found = await db.introspection.getTables();
  const rank = (name: string) => (referredTo.includes(name) ? referredTo.indexOf(name) : referredTo.length);
  return found
    .filter(({ name, isView }) => !isView && !notCopied.has(name) && !name.startsWith('sqlite_'))
    .toSorted((a, b) => rank(a.name) - rank(b.name) || (a.name < b.name ? -1 : 1))
    .map(({ name, columns }) => ({
      name,
      columns: columns
        .map((column) => ({ name: column.name, kind: kindOf(column.dataType), nullable: column.isNullable }))
        .toSorted((a, b) => (a.name < b.name ? -1 : 1)),
    }));
};

/** The rows of a table, some at a time; `tx` is a transaction, so that all of them are of one moment. */
export async function* rowsOf(tx: Db, dialect: Dialect, table: Table): AsyncGenerator<Row[]> {
  const query = tx.selectFrom(table.name as 'project').select(table.columns.map(({ name }) => name as 'id'));
  if (dialect === 'sqlite') {
    let rows: Row[] = [];
    for await (const row of query.stream()) {
      if (rows.push(row) < rowsAtOnce) continue;
      yield rows;
      rows = [];
    }
    yield rows;
    return;
  }
  await sql`declare every_row no scroll cursor for ${query}`.execute(tx);
  for (let rows: Row[] | undefined; rows === undefined || rows.length === rowsAtOnce; yield rows)
    ({ rows } = await sql<Row>`fetch ${sql.lit(rowsAtOnce)} from every_row`.execute(tx));
  await sql`close every_row`.execute(tx);
}

/** Writes rows that may leave out columns which have a default. */
export const insertRows = async (tx: Db, table: string, rows: readonly Row[]): Promise<void> => {
  const [first] = rows;
  if (first === undefined) return;
  const atOnce = Math.max(1, Math.floor(valuesAtOnce / Object.keys(first).length));
  for (let from = 0; from < rows.length; from += atOnce)
    await tx
      .insertInto(table as 'project')
      .values(rows.slice(from, from + atOnce) as never)
      .execute();
};

/** How many rows, and what they hold, whatever order they came in. */
export type Sum = { rows: number; hash: bigint };
const hashSpace = 2n ** 256n;

/** The sum of what was there and these rows. */
export const addTo = (sum: Sum, rows: readonly Row[]): Sum => ({
  rows: sum.rows + rows.length,
  hash: rows.reduce((hash, row) => {
    const sorted = JSON.stringify(Object.entries(row).toSorted(([a], [b]) => (a < b ? -1 : 1)));
    return (hash + BigInt(`0x${createHash('sha256').update(sorted).digest('hex')}`)) % hashSpace;
  }, sum.hash),
});

export const nothing: Sum = { rows: 0, hash: 0n };
