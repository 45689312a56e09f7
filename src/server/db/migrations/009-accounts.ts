import { sql } from 'kysely';
import { firstWorkspaceId } from '../first-workspace.ts';
import type { Migration } from '../migrate.ts';

/** Workspaces that projects belong to, people and what they are signed in with, tokens, and a log that only grows. */
export const accounts: Migration = async (db, { uuid, instant, binary }, dialect) => {
  const table = (name: string) =>
    db.schema.createTable(name).addColumn('id', uuid, (column) => column.notNull().primaryKey());
  const ofPerson = (name: string) =>
    table(name).addColumn('person_id', uuid, (column) => column.notNull().references('person.id').onDelete('cascade'));

  await table('workspace')
    .addColumn('name', 'text', (column) => column.notNull())
    .addColumn('created_at', instant, (column) => column.notNull())
    .addColumn('updated_at', instant, (column) => column.notNull())
    .addColumn('version', 'integer', (column) => column.notNull().defaultTo(1))
    .execute();
  const begun = new Date().toISOString();
  await db
    .insertInto('workspace')
    .values({ id: firstWorkspaceId, name: 'Workspace', created_at: begun, updated_at: begun })
    .execute();
  // No foreign key: SQLite adds a column that has one only with no default, and a workspace is never removed.
  await db.schema
    .alterTable('project')
    .addColumn('workspace_id', uuid, (column) => column.notNull().defaultTo(firstWorkspaceId))
    .execute();
  await db.schema
    .createIndex('project_of_workspace')
    .on('project')
    .columns(['workspace_id', 'created_at', 'id'])
    .execute();

  await table('person')
    .addColumn('name', 'text', (column) => column.notNull())
    .addColumn('email', binary, (column) => column.notNull().unique())
    .addColumn('email_verified', 'integer', (column) => column.notNull().defaultTo(0))
    .addColumn('image', 'text')
    .addColumn('created_at', instant, (column) => column.notNull())
    .addColumn('updated_at', instant, (column) => column.notNull())
    .execute();
  await ofPerson('credential')
    .addColumn('account_id', 'text', (column) => column.notNull())
    .addColumn('provider_id', 'text', (column) => column.notNull())
    .addColumn('password', 'text')
    .addColumn('access_token', 'text')
    .addColumn('refresh_token', 'text')
    .addColumn('id_token', 'text')
    .addColumn('access_token_expires_at', instant)
    .addColumn('refresh_token_expires_at', instant)
    .addColumn('scope', 'text')
    .addColumn('created_at', instant, (column) => column.notNull())
    .addColumn('updated_at', instant, (column) => column.notNull())
    .execute();
  await db.schema.createIndex('credential_of_person').on('credential').column('person_id').execute();
  await ofPerson('session')
    .addColumn('token', binary, (column) => column.notNull().unique())
    .addColumn('expires_at', instant, (column) => column.notNull())
    .addColumn('ip_address', 'text')
    .addColumn('user_agent', 'text')
    .addColumn('created_at', instant, (column) => column.notNull())
    .addColumn('updated_at', instant, (column) => column.notNull())
    .execute();
  await db.schema.createIndex('session_of_person').on('session').column('person_id').execute();

  await db.schema
    .createTable('member')
    .addColumn('workspace_id', uuid, (column) => column.notNull().references('workspace.id').onDelete('cascade'))
    .addColumn('person_id', uuid, (column) => column.notNull().references('person.id').onDelete('cascade'))
    .addColumn('role', 'text', (column) => column.notNull())
    .addColumn('created_at', instant, (column) => column.notNull())
    .addColumn('version', 'integer', (column) => column.notNull().defaultTo(1))
    .addPrimaryKeyConstraint('member_pk', ['workspace_id', 'person_id'])
    .execute();
  await db.schema.createIndex('member_of_person').on('member').column('person_id').execute();

  await table('link')
    .addColumn('kind', 'text', (column) => column.notNull())
    .addColumn('hash', binary, (column) => column.notNull().unique())
    .addColumn('workspace_id', uuid, (column) => column.references('workspace.id').onDelete('cascade'))
    .addColumn('role', 'text')
    .addColumn('email', 'text', (column) => column.notNull())
    .addColumn('person_id', uuid, (column) => column.references('person.id').onDelete('cascade'))
    .addColumn('created_at', instant, (column) => column.notNull())
    .addColumn('expires_at', instant, (column) => column.notNull())
    .addColumn('used_at', instant)
    .execute();
  await db.schema.createIndex('link_of_workspace').on('link').columns(['workspace_id', 'created_at']).execute();

  await ofPerson('token')
    .addColumn('name', 'text', (column) => column.notNull())
    .addColumn('hash', binary, (column) => column.notNull().unique())
    .addColumn('scope', 'text', (column) => column.notNull())
    .addColumn('created_at', instant, (column) => column.notNull())
    .addColumn('expires_at', instant)
    .addColumn('last_used_at', instant)
    .addColumn('revoked_at', instant)
    .execute();
  await db.schema.createIndex('token_of_person').on('token').columns(['person_id', 'created_at']).execute();

  await db.schema
    .createTable('secret')
    .addColumn('name', 'text', (column) => column.primaryKey())
    .addColumn('value', 'text', (column) => column.notNull())
    .execute();

  await table('audit')
    .addColumn('workspace_id', uuid)
    .addColumn('at', instant, (column) => column.notNull())
    .addColumn('person_id', uuid)
    .addColumn('person_name', 'text', (column) => column.notNull())
    .addColumn('action', 'text', (column) => column.notNull())
    .addColumn('detail', 'text', (column) => column.notNull())
    .addColumn('address', 'text', (column) => column.notNull())
    .execute();
  await db.schema.createIndex('audit_newest').on('audit').columns(['workspace_id', 'at', 'id']).execute();
  // The log only grows, whoever asks.
  if (dialect === 'sqlite')
    for (const change of ['update', 'delete'])
      await sql`create trigger ${sql.raw(`audit_no_${change}`)} before ${sql.raw(change)} on audit
        begin select raise(abort, 'the audit log only grows'); end`.execute(db);
  else {
    await sql`create function audit_only_grows() returns trigger language plpgsql as
      $$ begin raise exception 'the audit log only grows'; end $$`.execute(db);
    await sql`create trigger audit_only_grows before update or delete or truncate on audit
      for each statement execute function audit_only_grows()`.execute(db);
  }
};
