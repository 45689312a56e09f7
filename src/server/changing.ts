import { createHash } from 'node:crypto';
import { sql } from 'kysely';
import type { LiveEvent, Noun } from '#contract/events.ts';
import type { Context } from './context.ts';
import { daysBefore } from './days.ts';
import { isDuplicate } from './db/busy.ts';
import type { Db } from './db/store.ts';
import { refuse } from './refuse.ts';

/** The channel on which servers of one PostgreSQL tell one another what changed. */
export const liveChannel = 'coscrum_live';

/** Says which noun of which project changed; told to everybody once the transaction is committed. */
export type Tell = (noun: Noun, projectId: string | null, id?: string) => void;

// PostgreSQL carries less than 8,000 bytes in one notification, and a page reads a list again whichever row changed.
const toldOneByOne = 20;

/** The events of a change; of many rows, one for each noun of each project. */
const inShort = (told: readonly LiveEvent[]): readonly LiveEvent[] =>
  told.length <= toldOneByOne
    ? told
    : Map.groupBy(told, ({ noun, project_id }) => `${noun} ${project_id}`)
        .values()
        .flatMap((alike) => alike.slice(0, 1).map((event) => (alike.length === 1 ? event : { ...event, id: null })))
        .toArray();

/**
 * Run a change in one transaction: all of it happens, or nothing. When it has happened, everybody who looks is told.
 * `work` may run again when the store was busy, so it does nothing but read and write through `tx`.
 */
export const changing = async <T>(context: Context, work: (tx: Db, tell: Tell) => Promise<T>): Promise<T> => {
  const { store } = context;
  const { result, events } = await store.transact(async (tx) => {
    const told: LiveEvent[] = [];
    const done = await work(tx, (noun, projectId, id) => told.push({ noun, project_id: projectId, id: id ?? null }));
    const events = inShort(told);
    // Inside the transaction, so that PostgreSQL tells exactly what was committed.
    if (store.dialect === 'postgres' && events.length > 0)
      await sql`select pg_notify(${liveChannel}, ${JSON.stringify(events)})`.execute(tx);
    return { result: done, events };
  });
  if (store.dialect === 'sqlite') context.live.publish(events);
  return result;
};

/** Tell everybody who looks of something that no store keeps. */
export const announcing = async ({ store, live }: Context, event: LiveEvent): Promise<void> => {
  if (store.dialect === 'sqlite') live.publish([event]);
  else await sql`select pg_notify(${liveChannel}, ${JSON.stringify([event])})`.execute(store.db);
};

const hashOf = (input: unknown): string => createHash('sha256').update(JSON.stringify(input)).digest('hex');

/**
 * A change that creates something: with an Idempotency-Key it happens once, and a repeated request is answered as the
 * first was. The answer is kept in the same transaction as what it created.
 */
export const creating = async <T>(
  context: Context,
  operation: string,
  input: unknown,
  work: (tx: Db, tell: Tell) => Promise<T>,
): Promise<T> => {
  const { idempotencyKey, actor } = context;
  if (idempotencyKey === undefined) return changing(context, work);
  // The same key of somebody else is another key, or its answer would be shown to them.
  const key = actor.id === null ? idempotencyKey : `${actor.id} ${idempotencyKey}`;
  const request = hashOf(input);
  const once = () =>
    changing(context, async (tx, tell) => {
      const kept = await tx
        .selectFrom('idempotency')
        .select(['request', 'response'])
        .where('key', '=', key)
        .where('operation', '=', operation)
        .executeTakeFirst();
      if (kept !== undefined)
        return kept.request === request
          ? (JSON.parse(kept.response) as T)
          : refuse('key_reused', {}, { field: 'Idempotency-Key' });
      const created = await work(tx, tell);
      await tx
        .insertInto('idempotency')
        .values({ key, operation, request, response: JSON.stringify(created), created_at: context.now().toISOString() })
        .execute();
      return created;
    });
  try {
    return await once();
  } catch (error) {
    // Two requests with one key at the same time: the other one has created it by now.
    if (!isDuplicate(error)) throw error;
    return once();
  }
};

type Based = { version?: number | undefined };

/** The version that a change is based on, from the input or from If-Match, for a change that may come without one; two are refused. */
export const versionIfAny = ({ ifMatch }: Context, { version }: Based): number | undefined => {
  if (version !== undefined && ifMatch !== undefined && version !== ifMatch)
    refuse('bad_input', { field: 'If-Match', reason: 'Not the version in the body.' }, { field: 'If-Match' });
  return version ?? ifMatch;
};

/** Likewise; a change without one is refused. */
export const versionOf = (context: Context, input: Based): number =>
  versionIfAny(context, input) ?? refuse('version_missing', {}, { field: 'version' });

type Versioned =
  | 'project'
  | 'idea'
  | 'feature'
  | 'discussion'
  | 'planning_feature'
  | 'refinement_item'
  | 'story'
  | 'retro_note'
  | 'demo_item'
  | 'test_case'
  | 'test_risk';

/**
 * Refuses a change that may come without a version, where it names one and the row is of another by now. The row is held
 * until the change is written. A row that is not there is the caller's to refuse; of a deleted one only its version is told.
 */
export const refuseStale = async (
  tx: Db,
  context: Context,
  table: Versioned,
  at: Based & { id: string; project_id?: string },
  find: () => Promise<object>,
): Promise<void> => {
  const version = versionIfAny(context, at);
  if (version === undefined) return;
  // Typed as one of the tables: of these columns all have those that are read.
  const rows = tx
    .selectFrom(table as 'idea')
    .selectAll()
    .where('id', '=', at.id);
  const one = at.project_id === undefined ? rows : rows.where('project_id', '=', at.project_id);
  const row = await (context.store.dialect === 'postgres' ? one.forNoKeyUpdate() : one).executeTakeFirst();
  if (row === undefined || row.version === version) return;
  const { id, deleted_at, removed_at }: { id: string; deleted_at?: string | null; removed_at?: string | null } = row;
  const isGone = (deleted_at ?? removed_at ?? null) !== null;
  refuse('stale', {}, { current: isGone ? { id, version: row.version } : await find() });
};

const keptDays = 1;

/** Forget answers to Idempotency-Keys after a day; answers how many. */
export const purgeIdempotency = async (db: Db, now: Date): Promise<number> => {
  const { numDeletedRows } = await db
    .deleteFrom('idempotency')
    .where('created_at', '<', daysBefore(now, keptDays))
    .executeTakeFirst();
  return Number(numDeletedRows);
};
