import { join } from 'node:path';
import { Kysely } from 'kysely';
import type { Client } from 'pg';
import { migrate } from './migrate.ts';
import { openPostgres } from './postgres.ts';
import type { Schema } from './schema.ts';
import { openSqlite } from './sqlite.ts';

export type Dialect = 'sqlite' | 'postgres';
/** The database, or a transaction on it. */
export type Db = Kysely<Schema>;

/** How changes made elsewhere are noticed; the two stores offer different means. */
export type Elsewhere = { kind: 'poll'; dataVersion: () => number } | { kind: 'listen'; newClient: () => Client };

export type Store = { db: Db; dialect: Dialect; elsewhere: Elsewhere; close(): Promise<void> };

export type StoreLocation = { databaseUrl: string } | { folder: string } | 'memory';

/** Open the store, creating or migrating it as needed. Throws StoreTooNew for one written by a newer program. */
export const openStore = async (
  location: StoreLocation,
  onIdleError: (error: Error) => void = () => undefined,
): Promise<Store> => {
  if (typeof location === 'object' && 'databaseUrl' in location) {
    const { dialect, newClient } = openPostgres(location.databaseUrl, onIdleError);
    return opened(new Kysely<Schema>({ dialect }), 'postgres', { kind: 'listen', newClient });
  }
  const sqlite = openSqlite(location === 'memory' ? ':memory:' : join(location.folder, 'coscrum.db'));
  return opened(
    new Kysely<Schema>({ dialect: sqlite.dialect }),
    'sqlite',
    { kind: 'poll', dataVersion: sqlite.dataVersion },
    sqlite.analyze,
  );
};

const opened = async (db: Db, dialect: Dialect, elsewhere: Elsewhere, beforeClose?: () => void): Promise<Store> => {
  const close = async () => {
    beforeClose?.();
    await db.destroy();
  };
  try {
    await migrate(db, dialect);
  } catch (error) {
    await db.destroy();
    throw error;
  }
  return { db, dialect, elsewhere, close };
};
