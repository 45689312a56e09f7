import { setTimeout as pause } from 'node:timers/promises';

const giveUpAfterMs = 10_000;
const pauseMs = 20;

// SQLite: locked by another process, also at BEGIN. PostgreSQL: serialization failure, deadlock.
const passingCodes = new Set<unknown>(['40001', '40P01']);
const isSqliteBusy = (error: { code?: unknown; errcode?: unknown }) =>
  error.code === 'ERR_SQLITE_ERROR' && typeof error.errcode === 'number' && [5, 6].includes(error.errcode & 0xff);

/** Whether the store refused only because somebody else was writing: the same transaction may succeed on another try. */
export const isBusy = (error: unknown): boolean =>
  error instanceof Error &&
  (isSqliteBusy(error as { code?: unknown }) || passingCodes.has((error as { code?: unknown }).code));

/** Run `work` again while the store is busy, for ten seconds at the most; then the last error is thrown. */
export const whenFree = async <T>(work: () => Promise<T>): Promise<T> => {
  const until = performance.now() + giveUpAfterMs;
  for (;;) {
    try {
      return await work();
    } catch (error) {
      if (!isBusy(error) || performance.now() > until) throw error;
      await pause(pauseMs);
    }
  }
};

// SQLite's primary codes.
const sqliteTroubles: Record<number, StoreTrouble> = {
  8: 'store_locked',
  10: 'store_away',
  11: 'store_damaged',
  13: 'store_full',
  14: 'store_away',
  26: 'store_damaged',
};
// PostgreSQL's: connection exceptions, shut down or starting, too many connections, disk full, read-only, damaged.
const postgresTroubles: readonly (readonly [RegExp, StoreTrouble])[] = [
  [
    /^(?:08...|57P0[123]|53300|ECONNREFUSED|ECONNRESET|ECONNABORTED|EPIPE|ETIMEDOUT|EHOSTUNREACH|ENETUNREACH|ENOTFOUND|EAI_AGAIN)$/,
    'store_away',
  ],
  [/^53100$/, 'store_full'],
  [/^25006$/, 'store_locked'],
  [/^XX00[12]$/, 'store_damaged'],
];
// The driver says this without a code.
const connectionLost =
  /^(?:Connection terminated|Client has encountered a connection error|timeout exceeded when trying to connect)/;

export type StoreTrouble = 'store_away' | 'store_full' | 'store_locked' | 'store_damaged';

/** What is wrong with the place where the store is, rather than with the program; undefined for anything else. */
export const troubleOf = (error: unknown): StoreTrouble | undefined => {
  if (!(error instanceof Error)) return undefined;
  const { code, errcode, message } = error as { code?: unknown; errcode?: unknown; message: string };
  if (code === 'ERR_SQLITE_ERROR') return typeof errcode === 'number' ? sqliteTroubles[errcode & 0xff] : undefined;
  if (typeof code === 'string') return postgresTroubles.find(([like]) => like.test(code))?.[1];
  return connectionLost.test(message) ? 'store_away' : undefined;
};

/** Whether a unique key was already taken: 23505 in PostgreSQL, the two constraint codes in SQLite. */
export const isDuplicate = (error: unknown): boolean => {
  const { code, errcode } = (error ?? {}) as { code?: unknown; errcode?: unknown };
  return code === '23505' || (code === 'ERR_SQLITE_ERROR' && (errcode === 1555 || errcode === 2067));
};
