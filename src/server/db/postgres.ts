import { PostgresDialect } from 'kysely';
import { Client, Pool, types as pgTypes } from 'pg';

const poolSize = 10;
const connectWithinMs = 10_000;
// The driver's own words for it, by a pool and by a connection of its own.
const noAnswer = /connection timeout$|^timeout /;
const { builtins } = pgTypes;

// Rows look the same on both stores: instants as ISO text in UTC, days as text, counts as numbers.
const parsers: Record<number, (value: string) => unknown> = {
  [builtins.TIMESTAMPTZ]: (value) => new Date(value).toISOString(),
  [builtins.DATE]: (value) => value,
  [builtins.INT8]: Number,
};
const types = {
  getTypeParser: (oid: number, format?: 'text' | 'binary') =>
    (format !== 'binary' && parsers[oid]) || pgTypes.getTypeParser(oid, format),
};

/** A pool of connections to PostgreSQL, the first of which is open, and the way to one that listens. */
export const openPostgres = async (
  databaseUrl: string,
  onIdleError: (error: Error) => void,
  withinMs: number = connectWithinMs,
) => {
  // A database that takes the connection and says nothing, or a way to it that swallows everything, is told by these.
  const patience = { connectionTimeoutMillis: withinMs, keepAlive: true };
  const pool = new Pool({
    connectionString: databaseUrl,
    max: poolSize,
    types,
    application_name: 'coscrum',
    ...patience,
  });
  // A connection that breaks while idle is replaced by the pool; without a listener it would end the process.
  pool.on('error', onIdleError);
  // So would one that breaks between two statements of a transaction; the next statement is refused, and tells.
  pool.on('connect', (client) => client.on('error', onIdleError));
  try {
    (await pool.connect()).release();
  } catch (error) {
    await pool.end();
    if (error instanceof Error && noAnswer.test(error.message))
      throw new Error(`no answer within ${withinMs / 1000} seconds`, { cause: error });
    throw error;
  }
  return {
    dialect: new PostgresDialect({ pool }),
    newClient: () => new Client({ connectionString: databaseUrl, application_name: 'coscrum-live', ...patience }),
  };
};
