import { createHash } from 'node:crypto';
import { sql } from 'kysely';
import type { Migration } from '../migrate.ts';

/** Sessions stand by the hash of their token, and servers of one database count requests together. */
export const hashedSessions: Migration = async (db, { binary }, dialect) => {
  for (const { id, token } of (await db.selectFrom('session').select(['id', 'token']).execute()) as {
    id: string;
    token: string;
  }[])
    await db
      .updateTable('session')
      .set({ token: createHash('sha256').update(token).digest('hex') })
      .where('id', '=', id)
      .execute();
  await db.schema
    .createTable('request_count')
    .addColumn('key', binary, (column) => column.primaryKey())
    .addColumn('minute', 'integer', (column) => column.notNull())
    .addColumn('taken', 'integer', (column) => column.notNull())
    .execute();
  // Counts of a minute need not outlive a crash, and so wait for no disk.
  if (dialect === 'postgres') await sql`alter table request_count set unlogged`.execute(db);
};
