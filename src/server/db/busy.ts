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

/** Whether a unique key was already taken: 23505 in PostgreSQL, the two constraint codes in SQLite. */
export const isDuplicate = (error: unknown): boolean => {
  const { code, errcode } = (error ?? {}) as { code?: unknown; errcode?: unknown };
  return code === '23505' || (code === 'ERR_SQLITE_ERROR' && (errcode === 1555 || errcode === 2067));
};
