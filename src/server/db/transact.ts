import { setImmediate as turn } from 'node:timers/promises';
import { sql } from 'kysely';
import { whenFree } from './busy.ts';
import type { Db } from './store.ts';

/**
 * Runs a change in a transaction: all that it writes is kept, or nothing. Answers when it is on the disk. `work` may run
 * again when the store was busy, so it does nothing but read and write through `tx`.
 */
export type Transact = <T>(work: (tx: Db) => Promise<T>) => Promise<T>;

/** Each change in a transaction of its own; PostgreSQL itself brings those of several connections to the disk together. */
export const oneByOne =
  (db: Db): Transact =>
  (work) =>
    whenFree(() => db.transaction().execute(work));

type Change = {
  work: (tx: Db) => Promise<unknown>;
  kept: (result: never) => void;
  refused: (reason: unknown) => void;
};

const mostTogether = 64;

/**
 * For SQLite, which has one writer: changes that come while others are written share the next transaction, and so one wait
 * for the disk. Each stands in a savepoint, so that one that is refused takes back only its own.
 */
export const together = (db: Db): Transact => {
  const waiting: Change[] = [];
  let isWriting = false;
  const write = async () => {
    isWriting = true;
    while (waiting.length > 0) {
      // SQLite does not let go of the thread: what has arrived meanwhile is read only in a turn of the event loop.
      await turn();
      const changes = waiting.splice(0, mostTogether);
      try {
        const answers = await whenFree(() => db.transaction().execute((tx) => inTurn(tx, changes)));
        for (const answer of answers) answer();
      } catch (error) {
        for (const { refused } of changes) refused(error);
      }
    }
    isWriting = false;
  };
  return <T>(work: (tx: Db) => Promise<T>) =>
    new Promise<T>((kept, refused) => {
      waiting.push({ work, kept, refused });
      if (!isWriting) void write();
    });
};

/** Runs the changes one after the other; answers what each is to be told once all are committed. */
const inTurn = async (tx: Db, changes: readonly Change[]): Promise<(() => void)[]> => {
  const answers: (() => void)[] = [];
  for (const { work, kept, refused } of changes) {
    await sql`savepoint change`.execute(tx);
    try {
      const result = (await work(tx)) as never;
      answers.push(() => kept(result));
    } catch (error) {
      // A full disk ends the whole transaction: then there is nothing to take back, and what ended it is what to tell.
      await sql`rollback to change`.execute(tx).catch(() => {
        throw error;
      });
      answers.push(() => refused(error));
    }
    await sql`release change`.execute(tx);
  }
  return answers;
};
