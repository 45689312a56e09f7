import { readFileSync } from 'node:fs';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openTestApp, type TestApp } from '#tests/builders.ts';

let app: TestApp;
beforeAll(async () => {
  app = await openTestApp();
});
afterAll(() => app.close());

const document = readFileSync(new URL('../../../docs/scaling.md', import.meta.url), 'utf8');
/** Keys and indexes that begin with something else, each named in docs/scaling.md with what to do about it. */
const exceptions = ['advice_run', 'activity_newest_of_all', 'advice_run_newest_of_all'];

type Index = { table: string; index: string; first: string };

const indexes = async (): Promise<Index[]> => {
  const { db, dialect } = app.program.store;
  const query =
    dialect === 'sqlite'
      ? sql<Index>`select t.name as "table", l.name as "index", c.name as first from sqlite_master t
          join pragma_index_list(t.name) l join pragma_index_info(l.name) c where t.type = 'table' and c.seqno = 0`
      : sql<Index>`select t.relname as "table", i.relname as "index", a.attname as first from pg_index x
          join pg_class t on t.oid = x.indrelid join pg_class i on i.oid = x.indexrelid
          join pg_attribute a on a.attrelid = t.oid and a.attnum = x.indkey[0]
          where t.relnamespace = 'public'::regnamespace`;
  return (await query.execute(db)).rows;
};

test('every key and index of the rows of a project begins with the project, but for those that docs/scaling.md names', async () => {
  const tables = await app.program.store.db.introspection.getTables();
  const ofProjects = new Map(
    tables.flatMap(({ name, columns }) => {
      const column = columns.find((one) => one.name === 'project_id');
      return column === undefined ? [] : [[name, column.isNullable] as const];
    }),
  );
  expect(ofProjects.size).toBeGreaterThan(20);
  const found = (await indexes()).filter(({ table }) => ofProjects.has(table));
  expect(found.length).toBeGreaterThan(ofProjects.size);
  const odd = found.filter(({ first }) => first !== 'project_id');
  expect(odd.map(({ index }) => index.replace(/^sqlite_autoindex_|_pkey$|_\d+$/g, '')).toSorted()).toEqual(
    exceptions.toSorted(),
  );
  expect([...ofProjects].filter(([, nullable]) => nullable).map(([name]) => name)).toEqual(['advice_run']);
  expect(exceptions.filter((name) => !document.includes(`\`${name}\``))).toEqual([]);
});
