import { dirname } from 'node:path';
import { DatabaseSync, type SQLInputValue, type StatementSync } from 'node:sqlite';
import {
  CompiledQuery,
  SqliteDialect,
  SqliteDriver,
  type DatabaseConnection,
  type SqliteDatabase,
  type SqliteDialectConfig,
} from 'kysely';
import { makeFolder } from '../make-folder.ts';

// The wait inside SQLite blocks the event loop, so it is short; a longer wait is `changing`'s, between tries.
const busyTimeoutMs = 20;
const preparedAtMost = 500;

/** Writers take the write lock as they begin: a transaction that reads first could not upgrade past another process's write. */
class ImmediateDriver extends SqliteDriver {
  readonly #isInTransaction: () => boolean;
  constructor(config: SqliteDialectConfig, isInTransaction: () => boolean) {
    super(config);
    this.#isInTransaction = isInTransaction;
  }
  override async beginTransaction(connection: DatabaseConnection): Promise<void> {
    await connection.executeQuery(CompiledQuery.raw('begin immediate'));
  }
  /** A full disk has ended the transaction already; a refusal to end it once more would hide why. */
  override async rollbackTransaction(connection: DatabaseConnection): Promise<void> {
    if (this.#isInTransaction()) await super.rollbackTransaction(connection);
  }
}

class ImmediateSqliteDialect extends SqliteDialect {
  readonly #config: SqliteDialectConfig;
  readonly #isInTransaction: () => boolean;
  constructor(config: SqliteDialectConfig, isInTransaction: () => boolean) {
    super(config);
    this.#config = config;
    this.#isInTransaction = isInTransaction;
  }
  override createDriver(): SqliteDriver {
    return new ImmediateDriver(this.#config, this.#isInTransaction);
  }
}

/** What Kysely asks of a SQLite driver, on node:sqlite, keeping prepared statements. */
const adapted = (database: DatabaseSync): SqliteDatabase => {
  const prepared = new Map<string, ReturnType<SqliteDatabase['prepare']>>();
  const adaptedStatement = (statement: StatementSync) => ({
    reader: statement.columns().length > 0,
    all: (parameters: readonly unknown[]) => statement.all(...(parameters as SQLInputValue[])),
    run: (parameters: readonly unknown[]) => statement.run(...(parameters as SQLInputValue[])),
    iterate: (parameters: readonly unknown[]) =>
      statement.iterate(...(parameters as SQLInputValue[])) as IterableIterator<unknown>,
  });
  return {
    close: () => database.close(),
    prepare: (text) => {
      let statement = prepared.get(text);
      if (statement === undefined) {
        if (prepared.size >= preparedAtMost) prepared.clear();
        statement = adaptedStatement(database.prepare(text));
        prepared.set(text, statement);
      }
      return statement;
    },
  };
};

/**
 * Open or create the SQLite store at `file`; ':memory:' keeps nothing, and begins as the `image` of another one. Durable: an
 * acknowledged write survives a crash of the machine.
 */
export const openSqlite = (file: string, image?: Uint8Array) => {
  if (file !== ':memory:') makeFolder(dirname(file));
  const database = new DatabaseSync(file, { timeout: busyTimeoutMs });
  try {
    if (image !== undefined) database.deserialize(image);
    // On macOS only fullfsync waits for the disk itself; elsewhere it means nothing.
    database.exec(
      'pragma journal_mode = wal; pragma synchronous = full; pragma fullfsync = on; pragma foreign_keys = on; pragma cache_size = -24576; pragma temp_store = memory',
    );
  } catch (error) {
    database.close();
    throw error;
  }
  const dataVersion = database.prepare('pragma data_version');
  return {
    dialect: new ImmediateSqliteDialect({ database: adapted(database) }, () => database.isTransaction),
    /** A number that differs from the one before when another process has changed the file. */
    dataVersion: (): number => (dataVersion.get() as { data_version: number }).data_version,
    analyze: (): void => database.exec('pragma optimize'),
    image: (): Uint8Array => database.serialize(),
  };
};
