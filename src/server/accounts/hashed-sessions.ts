import type { BetterAuthOptions } from 'better-auth';
import { getAdapter } from 'better-auth/db/adapter';
import type { Db } from '../db/store.ts';
import { hashOf } from './secrets.ts';

type Adapter = Awaited<ReturnType<typeof getAdapter>>;
type Where = Parameters<Adapter['findOne']>[0]['where'];

const hashed = (value: unknown): unknown =>
  Array.isArray(value) ? value.map(hashed) : typeof value === 'string' ? hashOf(value) : value;

/** The same rows, asked for by the hash of the token that the library knows. */
const byHash = (where: Where): Where =>
  where.map((one) => (one.field === 'token' ? { ...one, value: hashed(one.value) as typeof one.value } : one));

const withToken = <T>(row: T, where: Where): T => {
  const token = where.find(({ field, operator = 'eq' }) => field === 'token' && operator === 'eq')?.value;
  return row === null || token === undefined ? row : { ...row, token };
};

const withHashes = (adapter: Adapter): Adapter => ({
  ...adapter,
  create: async (given) => {
    if (given.model !== 'session') return adapter.create(given);
    const { token } = given.data;
    const row = await adapter.create({ ...given, data: { ...given.data, token: hashed(token) } });
    return { ...row, token } as never;
  },
  findOne: async (given) =>
    withToken(await adapter.findOne({ ...given, where: byHash(given.where) }), given.where) as never,
  findMany: (given) => adapter.findMany({ ...given, ...(given.where && { where: byHash(given.where) }) }),
  count: (given) => adapter.count({ ...given, ...(given.where && { where: byHash(given.where) }) }),
  update: async (given) =>
    withToken(await adapter.update({ ...given, where: byHash(given.where) }), given.where) as never,
  updateMany: (given) => adapter.updateMany({ ...given, where: byHash(given.where) }),
  delete: (given) => adapter.delete({ ...given, where: byHash(given.where) }),
  deleteMany: (given) => adapter.deleteMany({ ...given, where: byHash(given.where) }),
  transaction: (work) => adapter.transaction((tx) => work(withHashes(tx as Adapter))),
});

/**
 * The library's store, in which the token of a session stands as its hash: whoever reads the store or a backup takes over
 * nobody's session. The library itself would keep it as the cookie has it.
 */
export const hashedSessions = async (db: Db, options: Omit<BetterAuthOptions, 'database'>) => {
  // Both stores hand out instants as text and keep truth as 0 or 1, which is what the library expects of SQLite.
  const adapter = await getAdapter({ ...options, database: { db, type: 'sqlite' } });
  return (): Adapter => withHashes(adapter);
};
