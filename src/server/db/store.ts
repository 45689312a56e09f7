import { join } from 'node:path';
import { Kysely } from 'kysely';
import type { Client } from 'pg';
import { isBusy, troubleOf, whenFree } from './busy.ts';
import { migrate } from './migrate.ts';
import { openPostgres } from './postgres.ts';
import type { Schema } from './schema.ts';
import { openSqlite } from './sqlite.ts';
import { oneByOne, together, type Transact } from './transact.ts';

export type Dialect = 'sqlite' | 'postgres';
/** The database, or a transaction on it. */
export type Db = Kysely<Schema>;

/** How changes made elsewhere are noticed; the two stores offer different means. */
export type Elsewhere = { kind: 'poll'; dataVersion: () => number } | { kind: 'listen'; newClient: () => Client };

export type Store = { db: Db; transact: Transact; dialect: Dialect; elsewhere: Elsewhere; close(): Promise<void> };

/** Changes that look at more of a project than the row they write wait for one another. SQLite's transactions do so by themselves. */
export const lockProject = async (tx: Db, dialect: Dialect, projectId: string): Promise<void> => {
  if (dialect === 'postgres')
    await tx.selectFrom('project').select('id').where('id', '=', projectId).forNoKeyUpdate().execute();
};

/** Where a server keeps things, as the settings say it. */
export type StorePlace = { databaseUrl: string } | { folder: string };
export type StoreLocation = StorePlace | { file: string } | 'memory';

/** Where a folder keeps its SQLite store. */
export const storeFile = (folder: string): string => join(folder, 'coscrum.db');

const fileAt = (location: { folder: string } | { file: string } | 'memory'): string => {
  if (location === 'memory') return ':memory:';
  return 'file' in location ? location.file : storeFile(location.folder);
};

/** The place that the settings name cannot be used as it is; the message is one line that says why. */
export class StoreUnusable extends Error {}

const unusable = (error: unknown): never => {
  // Where a name has several addresses, the error of each is inside.
  const { message, errors = [] } = error as Error & { errors?: Error[] };
  throw new StoreUnusable((message || errors.map((one) => one.message).join(', ')).replaceAll(/\s+/g, ' '), {
    cause: error,
  });
};

// PostgreSQL's: the name may not do that here, such as make tables.
const isOfThePlace = (error: unknown): boolean =>
  troubleOf(error) !== undefined || isBusy(error) || (error as { code?: unknown }).code === '42501';

/**
 * Open the store, creating or migrating it as needed. Throws StoreTooNew for one written by a newer program, and
 * StoreUnusable where it is the place that refuses.
 */
export const openStore = async (
  location: StoreLocation,
  onIdleError: (error: Error) => void = () => undefined,
): Promise<Store> => {
  if (typeof location === 'object' && 'databaseUrl' in location) {
    const { dialect, newClient } = await openPostgres(location.databaseUrl, onIdleError).catch(unusable);
    return opened(new Kysely<Schema>({ dialect }), 'postgres', { kind: 'listen', newClient });
  }
  const file = fileAt(location);
  // Programs that open a fresh store at once hold one another up for a moment.
  const sqlite = await whenFree(async () => openSqlite(file)).catch(unusable);
  return opened(
    new Kysely<Schema>({ dialect: sqlite.dialect }),
    'sqlite',
    { kind: 'poll', dataVersion: sqlite.dataVersion },
    sqlite.analyze,
  );
};

/** Empty stores by their version: to make one takes all the migrations up to there. */
const emptyStores = new Map<number, Uint8Array>();

/** An empty store in memory as a program of store version `version` would have made it, and the way to today's. */
export const openStoreAt = async (version: number): Promise<{ db: Db; bringUpToDate: () => Promise<void> }> => {
  const empty = emptyStores.get(version);
  const { dialect, image } = openSqlite(':memory:', empty);
  const db = new Kysely<Schema>({ dialect });
  if (empty === undefined) {
    await migrate(db, 'sqlite', version);
    emptyStores.set(version, image());
  }
  return { db, bringUpToDate: () => migrate(db, 'sqlite') };
};

const opened = async (db: Db, dialect: Dialect, elsewhere: Elsewhere, beforeClose?: () => void): Promise<Store> => {
  const close = async () => {
    try {
      beforeClose?.();
    } catch {
      // Statistics for the next time; what holds the store at this moment must not keep it open.
    }
    await db.destroy();
  };
  try {
    await whenFree(() => migrate(db, dialect));
  } catch (error) {
    await db.destroy();
    throw isOfThePlace(error) ? unusable(error) : error;
  }
  const transact = dialect === 'sqlite' ? together(db) : oneByOne(db);
  return { db, transact, dialect, elsewhere, close };
};
