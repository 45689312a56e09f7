import { sql, type Kysely, type RawBuilder, type Transaction } from 'kysely';
import { start } from './migrations/001-start.ts';
import { beforeAdvance } from './migrations/002-before-advance.ts';
import { discussion } from './migrations/003-discussion.ts';
import { ideaDeleted } from './migrations/004-idea-deleted.ts';
import { backlogOrder } from './migrations/005-backlog-order.ts';
import { planningRemoved } from './migrations/006-planning-removed.ts';
import { adviceRun } from './migrations/007-advice-run.ts';
import { delivery } from './migrations/008-delivery.ts';
import { provenance } from './migrations/010-provenance.ts';
import { ideasAndSpeakers } from './migrations/012-ideas-and-speakers.ts';
import { scopeFromHistory } from './migrations/013-scope-from-history.ts';
import { listsByOneIndex } from './migrations/025-lists-by-one-index.ts';
import { testsByStory } from './migrations/026-tests-by-story.ts';
import { estimatesFrom } from './migrations/027-estimates-from.ts';
import { carriedWork } from './migrations/020-carried-work.ts';
import { lastNumbers } from './migrations/021-last-numbers.ts';
import { planProposal } from './migrations/021-plan-proposal.ts';
import { accounts } from './migrations/009-accounts.ts';
import { reviewed } from './migrations/022-reviewed.ts';
import { hashedSessions } from './migrations/023-hashed-sessions.ts';
import { asking } from './migrations/024-asking.ts';
import type { Schema } from './schema.ts';
import type { Dialect } from './store.ts';

/** The column types that the two stores name differently. `binary` is text that is compared byte by byte. */
type ColumnTypes = {
  uuid: RawBuilder<unknown>;
  instant: RawBuilder<unknown>;
  day: RawBuilder<unknown>;
  binary: RawBuilder<unknown>;
};
// Migrations are written against the tables of their day, not against today's schema.
// oxlint-disable-next-line typescript/no-explicit-any
export type Migration = (db: Transaction<any>, types: ColumnTypes, dialect: Dialect) => Promise<void>;

/** Forward only: append, never edit what was released. The store's version is how many of these were applied. */
const migrations: readonly Migration[] = [
  start,
  beforeAdvance,
  discussion,
  ideaDeleted,
  adviceRun,
  backlogOrder,
  planningRemoved,
  delivery,
  ideasAndSpeakers,
  scopeFromHistory,
  provenance,
  accounts,
  lastNumbers,
  reviewed,
  hashedSessions,
  carriedWork,
  planProposal,
  asking,
  listsByOneIndex,
  testsByStory,
  estimatesFrom,
];

/** The store version that this program writes. */
export const newestVersion = migrations.length;

const columnTypes: Record<Dialect, ColumnTypes> = {
  sqlite: { uuid: sql`text`, instant: sql`text`, day: sql`text`, binary: sql`text` },
  postgres: { uuid: sql`uuid`, instant: sql`timestamptz`, day: sql`date`, binary: sql`text collate "C"` },
};

// Any fixed number that is ours: it names the lock under which servers that start at once wait for one another.
export const migrationLock = 4_600_001;

export class StoreTooNew extends Error {
  constructor(found: number) {
    super(
      `The store was written by a newer version of CoScrum (store version ${found}, this program knows ${migrations.length}). ` +
        'Nothing was changed. Start the newer version, or use another folder or database.',
    );
  }
}

/** Bring the store to a version, the newest if no other is asked for, in one transaction and under a lock; refuse one that is newer than the program. */
export const migrate = (db: Kysely<Schema>, dialect: Dialect, upTo: number = newestVersion): Promise<void> =>
  db.transaction().execute(async (tx) => {
    // SQLite's transactions begin immediate, which is the lock there.
    if (dialect === 'postgres') await sql`select pg_advisory_xact_lock(${migrationLock})`.execute(tx);
    await tx.schema
      .createTable('schema_version')
      .ifNotExists()
      .addColumn('version', 'integer', (column) => column.notNull())
      .execute();
    const row = await tx.selectFrom('schema_version').select('version').executeTakeFirst();
    const found = row?.version ?? 0;
    if (found > newestVersion) throw new StoreTooNew(found);
    for (const migration of migrations.slice(found, upTo)) await migration(tx, columnTypes[dialect], dialect);
    if (row === undefined) await tx.insertInto('schema_version').values({ version: upTo }).execute();
    else if (found < upTo) await tx.updateTable('schema_version').set({ version: upTo }).execute();
  });
