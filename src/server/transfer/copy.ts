import { sql } from 'kysely';
import type { Db, Dialect, Store } from '../db/store.ts';
import { addTo, insertRows, nothing, rowsOf, tablesOf, type Sum } from './rows.ts';

/** The reason in words that a person at a terminal can act on. */
export class TransferError extends Error {}

export type Copied = { table: string; rows: number }[];

/** Reads all of a store as of one moment, whoever writes to it meanwhile. */
export const asOfNow = <T>({ db, dialect }: Store, read: (tx: Db) => Promise<T>): Promise<T> =>
  dialect === 'postgres'
    ? db.transaction().setIsolationLevel('repeatable read').setAccessMode('read only').execute(read)
    : db.transaction().execute(read);

/** Puts all of one store into another that holds no project and no person, and counts and compares what has arrived. */
export const copyStore = async (from: Store, to: Store): Promise<Copied> => {
  await mustBeEmpty(to.db);
  return asOfNow(from, (source) =>
    to.db.transaction().execute(async (target) => {
      const tables = await tablesOf(source);
      const known = new Set((await tablesOf(target)).map(({ name }) => name));
      const stranger = tables.find(({ name }) => !known.has(name));
      if (stranger) throw new TransferError(`the table ${stranger.name} is not one of this version of CoScrum`);
      // What a fresh store holds by itself, such as its first workspace, makes room for the same of the other.
      for (const { name } of tables.toReversed()) if (await hasRows(target, name)) await emptied(target, name);
      const copied: Copied = [];
      for (const table of tables) {
        let sent = nothing;
        for await (const rows of rowsOf(source, from.dialect, table)) {
          await insertRows(target, table.name, rows);
          sent = addTo(sent, rows);
        }
        const arrived = await sumOf(target, to.dialect, table);
        if (arrived.rows !== sent.rows || arrived.hash !== sent.hash)
          throw new TransferError(
            `${table.name} did not arrive whole (${sent.rows} rows sent, ${arrived.rows} arrived); nothing was kept`,
          );
        copied.push({ table: table.name, rows: sent.rows });
      }
      return copied;
    }),
  );
};

const sumOf = async (tx: Db, dialect: Dialect, table: Parameters<typeof rowsOf>[2]): Promise<Sum> => {
  let sum = nothing;
  for await (const rows of rowsOf(tx, dialect, table)) sum = addTo(sum, rows);
  return sum;
};

const emptied = (tx: Db, table: string) => tx.deleteFrom(table as 'project').execute();

const hasRows = async (tx: Db, table: string): Promise<boolean> => {
  const { rows } = await sql`select 1 from ${sql.table(table)} limit 1`.execute(tx);
  return rows.length > 0;
};

const mustBeEmpty = async (db: Db): Promise<void> => {
  const names = new Set((await tablesOf(db)).map(({ name }) => name));
  for (const table of ['project', 'person'])
    if (names.has(table) && (await hasRows(db, table)))
      throw new TransferError('the store that should take it holds projects or people already; give it an empty one');
};
