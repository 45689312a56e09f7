import { createHash } from 'node:crypto';
import { Kysely } from 'kysely';
import { expect, test } from 'vitest';
import { openTestStore } from '#tests/stores/open-test-store.ts';
import { migrate, newestVersion } from './migrate.ts';
import { openPostgres } from './postgres.ts';
import type { Schema } from './schema.ts';
import { openSqlite } from './sqlite.ts';
import { storeFile } from './store.ts';

const at = '2026-01-05T09:00:00.000Z';
const id = (n: number) => `01a1fd69-d793-7ea2-9594-${String(n).padStart(12, '0')}`;
const row = (n: number) => ({ project_id: id(0), id: id(n), created_at: at, updated_at: at });

/** A store as a program of an older version left it, brought up to date and read. */
const broughtUpToDate = async <T>(
  from: number,
  fill: (db: Kysely<Record<string, Record<string, unknown>>>) => Promise<unknown>,
  read: (db: Kysely<Schema>) => Promise<T>,
): Promise<T> => {
  const place = await openTestStore();
  const { databaseUrl, folder } = place;
  const kind = databaseUrl === undefined ? 'sqlite' : 'postgres';
  const { dialect } =
    databaseUrl === undefined ? openSqlite(storeFile(folder)) : await openPostgres(databaseUrl, () => undefined);
  const db = new Kysely<Schema>({ dialect });
  try {
    await migrate(db, kind, from);
    const older = db as unknown as Kysely<Record<string, Record<string, unknown>>>;
    const words = { summary: '', icon: 'rocket', tags: '[]', additional_context: '' };
    await older
      .insertInto('project')
      .values({ id: id(0), name: 'Boats', ...words, created_at: at, updated_at: at })
      .execute();
    await fill(older);
    await migrate(db, kind);
    expect(await db.selectFrom('schema_version').select('version').executeTakeFirst()).toEqual({
      version: newestVersion,
    });
    return await read(db);
  } finally {
    await db.destroy();
    await place.drop();
  }
};

test('ideas of before the search of ideas are found by title, description and tags', async () => {
  const idea = { type: 'feature_idea', status: 'backlog', created_by: 'You' };
  const folded = await broughtUpToDate(
    8,
    (db) =>
      db
        .insertInto('idea')
        .values([
          { ...row(1), ...idea, title: 'Ärzte', description: 'Find ONE', tags: '["Suche","Größe"]' },
          { ...row(2), ...idea, title: 'Boats', description: '', tags: '[]' },
        ])
        .execute(),
    (db) => db.selectFrom('idea').select('folded').orderBy('id').execute(),
  );
  expect(folded.map((one) => one.folded.split('\n'))).toEqual([
    ['arzte', 'find one', 'suche', 'große'],
    ['boats', ''],
  ]);
});

test('stories and tests of before count on from the last number', async () => {
  const texts = { title: 'x', folded: '', created_by: 'You', priority: 'high' };
  const story = { ...texts, as_a: '', i_want: '', so_that: '', description: '', status: 'backlog', status_rank: 0 };
  const numbers = await broughtUpToDate(
    12,
    (db) =>
      db
        .insertInto('story')
        .values([3, 7].map((number) => ({ ...row(number), ...story, number, place: String(number) })))
        .execute(),
    (db) => db.selectFrom('project').select(['last_story_number', 'last_test_number']).execute(),
  );
  expect(numbers).toEqual([{ last_story_number: 7, last_test_number: 0 }]);
});

test('an estimate of before does not say which model, rule or run it is from', async () => {
  const estimate = { story_id: id(1), member_id: 'theo', points: 3, reason: 'It is small.', engine: 'Scripted' };
  const estimates = await broughtUpToDate(
    20,
    (db) =>
      db
        .insertInto('story_estimate')
        .values({ project_id: id(0), ...estimate, created_at: at })
        .execute(),
    (db) => db.selectFrom('story_estimate').selectAll().execute(),
  );
  expect(estimates).toEqual([
    { project_id: id(0), ...estimate, created_at: at, model: null, rule: null, run_id: null },
  ]);
});

test('a session of before is found by the hash of its token', async () => {
  const stamps = { created_at: at, updated_at: at };
  const tokens = await broughtUpToDate(
    13,
    async (db) => {
      await db
        .insertInto('person')
        .values({ id: id(1), name: 'Nora Lind', email: 'nora@rowing.example', ...stamps })
        .execute();
      await db
        .insertInto('session')
        .values({ id: id(2), person_id: id(1), token: 'as the cookie has it', expires_at: at, ...stamps })
        .execute();
    },
    (db) => db.selectFrom('session').select('token').execute(),
  );
  expect(tokens).toEqual([{ token: createHash('sha256').update('as the cookie has it').digest('hex') }]);
});
