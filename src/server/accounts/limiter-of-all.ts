import { sql } from 'kysely';
import type { Db, Store } from '../db/store.ts';
import { createLimiter } from './limiter.ts';

/** 0 when it is let through; otherwise the seconds to wait. */
type Limiter = (key: string) => Promise<number>;

/** In one minute a server asks the others about this many times at most, and counts by itself what it was granted. */
const questionsAMinute = 30;
const minuteMs = 60_000;
const forgetAbove = 10_000;

type Granted = { left: number; endsAt: number; all: boolean };

/**
 * Lets each key through so many times in a minute of the database's clock, whichever server is asked: each takes some at a
 * time, so that few requests write. What a server has taken and not used is lost to the others until the minute is over.
 */
const createShared = (db: Db, name: string, atMost: number): Limiter => {
  const atOnce = Math.max(1, Math.floor(atMost / questionsAMinute));
  const granted = new Map<string, Granted>();
  const asking = new Map<string, Promise<void>>();
  const ask = async (key: string): Promise<void> => {
    const { rows } = await sql<{ taken: number; ms: number }>`
      insert into request_count as c (key, minute, taken)
      values (${`${name} ${key}`}, floor(extract(epoch from clock_timestamp()) / 60), ${atOnce})
      on conflict (key) do update set minute = excluded.minute,
        taken = case when c.minute = excluded.minute then c.taken else 0 end + excluded.taken
      returning taken, floor((60 - mod(extract(epoch from clock_timestamp()), 60)) * 1000)::integer as ms`.execute(db);
    const { taken = atMost, ms = minuteMs } = rows[0] ?? {};
    const left = Math.max(0, atOnce - Math.max(0, taken - atMost));
    const at = performance.now();
    if (granted.size > forgetAbove) for (const [one, { endsAt }] of granted) if (endsAt <= at) granted.delete(one);
    granted.set(key, { left, endsAt: at + ms, all: taken >= atMost });
  };
  return async (key) => {
    for (;;) {
      const at = performance.now();
      const known = granted.get(key);
      if (known !== undefined && at < known.endsAt) {
        if (known.left > 0) {
          known.left -= 1;
          return 0;
        }
        if (known.all) return Math.max(1, Math.ceil((known.endsAt - at) / 1000));
      }
      if (!asking.has(key))
        asking.set(
          key,
          ask(key).finally(() => asking.delete(key)),
        );
      await asking.get(key);
    }
  };
};

/** A limit for each key, of this server in any minute, and of all servers of one PostgreSQL together in each. */
export const createLimiterOfAll = ({ db, dialect }: Store, name: string, atMost: number): Limiter => {
  const here = createLimiter(atMost);
  const shared: Limiter = dialect === 'postgres' ? createShared(db, name, atMost) : () => Promise.resolve(0);
  return async (key) => here(key) || shared(key);
};

/** Forget the counts of minutes that are over; answers how many. */
export const purgeCounts = async (db: Db, now: Date): Promise<number> => {
  const { numDeletedRows } = await db
    .deleteFrom('request_count')
    .where('minute', '<', Math.floor(now.getTime() / minuteMs) - 1)
    .executeTakeFirst();
  return Number(numDeletedRows);
};
