import { mkdtemp, open, readdir, rm, truncate, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { constantFrom, oneof, sample, string, uuid } from 'fast-check';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { everything, openTestApp, type TestApp } from '#tests/builders.ts';
import { aWorld } from '#tests/samples.ts';
import { openTestStore } from '#tests/stores/open-test-store.ts';
import { openStore, type Store, type StorePlace } from '../db/store.ts';
import { backUp, backUpDaily, checkBackup, moveStore, restore } from './backup.ts';
import { exportProjects, importProjects } from './document.ts';
import { tablesOf } from './rows.ts';

let app: TestApp;
let folder: string;
beforeAll(async () => {
  app = await openTestApp();
  await aWorld(app);
  folder = await mkdtemp(join(tmpdir(), 'coscrum-transfer-'));
});
afterAll(async () => {
  await app.close();
  await rm(folder, { recursive: true });
});

const into = async <T>(work: (store: Store, place: StorePlace) => Promise<T>): Promise<T> => {
  const place = await openTestStore();
  const location = place.databaseUrl === undefined ? { folder: place.folder } : { databaseUrl: place.databaseUrl };
  const store = await openStore(location);
  try {
    return await work(store, location);
  } finally {
    await store.close();
    await place.drop();
  }
};

const rowsIn = (store: Store) => everything({ program: { store } as TestApp['program'] });

type Row = Record<string, string | number | null>;
type Document = { projects: { project: Row; parts: Record<string, Row[]> }[] };

const freeTexts = new Set([
  'name',
  'title',
  'summary',
  'description',
  'text',
  'goal',
  'reasoning',
  'message',
  'notes',
  'reason',
]);
const text = oneof(
  string({ unit: 'grapheme', maxLength: 60 }),
  constantFrom('"', "'; drop table project; --", '\u2028', 'a\r\nb\t', '\u{1F6A3}', '\u202Eabc', '1e999', '{}', ' '),
);

/** As many projects as asked for, each with some of the rows of a real one and with words of its own. */
const generated = (document: Document, count: number): Document => {
  const [given] = document.projects;
  if (given === undefined) throw new Error('no project to begin with');
  const ids = sample(uuid({ version: 7 }), { numRuns: count, seed: 4600 });
  const words = sample(text, { numRuns: 20_000, seed: 4601 });
  let next = 0;
  const reworded = (row: Row, id: string): Row =>
    Object.fromEntries(
      Object.entries(row).map(([name, value]) => {
        if (value === given.project.id) return [name, id];
        return [name, freeTexts.has(name) && value !== null ? (words[next++ % words.length] ?? '') : value];
      }),
    );
  return {
    ...document,
    projects: [...new Set(ids)].map((id, place) => ({
      project: reworded(given.project, id),
      parts: Object.fromEntries(
        Object.entries(given.parts).map(([name, rows]) => [
          name,
          rows.filter((_, index) => (place + index) % 3 > 0).map((row) => reworded(row, id)),
        ]),
      ),
    })),
  };
};

test('export, import and export of a thousand projects is the same to the byte', async () => {
  const real = JSON.parse(await exportProjects(app.program.store, 'all')) as Document;
  const many = generated(real, 1000);
  expect(many.projects).toHaveLength(1000);
  await into(async (first) => {
    await importProjects(first, JSON.stringify(many), { replace: false });
    const exported = await exportProjects(first, 'all');
    await into(async (second) => {
      const { projects } = await importProjects(second, exported, { replace: false });
      expect(projects).toHaveLength(1000);
      expect((await exportProjects(second, 'all')) === exported).toBe(true);
    });
  });
});

test('a project arrives with everything that is its own, and works', async () => {
  const { store } = app.program;
  const [project] = await store.db.selectFrom('project').select(['id', 'name']).orderBy('created_at').execute();
  const id = project?.id ?? '';
  const exported = await exportProjects(store, [id]);
  const { projects } = JSON.parse(exported) as Document;
  const ofProjects = (await tablesOf(store.db)).filter(({ columns }) =>
    columns.some(({ name }) => name === 'project_id'),
  );
  expect(Object.keys(projects[0]?.parts ?? {}).toSorted()).toEqual(ofProjects.map(({ name }) => name).toSorted());
  const other = await openTestApp();
  try {
    await importProjects(other.program.store, exported, { replace: false });
    expect(await other.client.project.get({ id })).toEqual(await app.client.project.get({ id }));
    const listed = await other.client.feature.list({ project_id: id });
    expect(listed).toEqual(await app.client.feature.list({ project_id: id }));
  } finally {
    await other.close();
  }
});

test('a member of a team whom the roster does not know is left out of a project that arrives', async () => {
  const { store } = app.program;
  const { id } = await store.db.selectFrom('project').select('id').orderBy('created_at').executeTakeFirstOrThrow();
  const document = JSON.parse(await exportProjects(store, [id])) as Document;
  const chosen = { selectedBy: 'user', reason: '', confidence: 1 };
  const members = ['zed', 'uma', 'constructor'].map((member) => ({ id: member, ...chosen }));
  for (const { parts } of document.projects)
    parts.team = [
      { project_id: id, members: JSON.stringify(members), updated_at: '2026-01-05T09:00:00.000Z', version: 1 },
    ];
  const other = await openTestApp();
  try {
    await importProjects(other.program.store, JSON.stringify(document), { replace: false });
    const team = await other.client.team.get({ project_id: id });
    expect(team).toMatchObject({ members: [{ id: 'uma', name: 'Uma', ...chosen }], version: 1 });
    const introduced = await Array.fromAsync(await other.client.team.kickoff({ project_id: id }));
    expect(introduced[0]).toMatchObject({ type: 'message', message: { memberId: 'uma' } });
  } finally {
    await other.close();
  }
});

test('nor is a member of a discussion whom the roster does not know asked, or shown', async () => {
  const { store } = app.program;
  const { id } = await store.db.selectFrom('project').select('id').orderBy('created_at').executeTakeFirstOrThrow();
  const { id: discussed } = await app.client.discussion.start({ project_id: id, idea: 'Members book a court.' });
  const document = JSON.parse(await exportProjects(store, [id])) as Document;
  for (const { parts } of document.projects)
    parts.discussion = (parts.discussion ?? []).map((row) => ({ ...row, members: '["zed","uma","constructor"]' }));
  const other = await openTestApp();
  try {
    await importProjects(other.program.store, JSON.stringify(document), { replace: false });
    const address = { project_id: id, id: discussed };
    expect(await other.client.discussion.get(address)).toMatchObject({ members: ['uma'] });
    await Array.fromAsync(await other.client.discussion.discuss(address));
    expect(await other.client.discussion.get(address)).toMatchObject({ answered: ['uma'], failed: [] });
  } finally {
    await other.close();
  }
});

test('a project that is there is refused, or replaced when asked for, and nothing else changes', async () => {
  const { store } = app.program;
  const exported = await exportProjects(store, 'all');
  const before = await everything(app);
  await expect(importProjects(store, exported, { replace: false })).rejects.toThrow(/is there already/);
  expect(await everything(app)).toEqual(before);
  await importProjects(store, exported, { replace: true });
  expect(await exportProjects(store, 'all')).toBe(exported);
});

type Spoilt = Document & { store_version: number; format: string };
const spoilt: [what: string, (document: Spoilt, first: Document['projects'][number]) => void, complaint: RegExp][] = [
  ['another format', (given) => (given.format = 'jira'), /^format: must be "coscrum-projects\/1"/],
  ['a newer version', (given) => (given.store_version = 9999), /newer version of CoScrum/],
  [
    'a part that is none',
    (_, { parts }) => (parts.invoice = []),
    /^projects\[0\]\.parts\.invoice: there is no such part/,
  ],
  [
    'a field that is none',
    (_, { project }) => (project.colour = 'red'),
    /^projects\[0\]\.project\.colour: there is no such field/,
  ],
  [
    'a number as text',
    (_, { project }) => (project.version = 'one'),
    /^projects\[0\]\.project\.version: must be a whole number/,
  ],
  ['a missing name', (_, { project }) => delete project.name, /^project: .*name/],
  ['a NUL byte', (_, { project }) => (project.name = 'a\0b'), /^projects\[0\]\.project\.name: must be a text/],
  [
    "another project's row",
    (_, { parts }) => parts.activity?.forEach((row) => (row.project_id = '01a1fd69-d793-7ea2-9594-d2b21891001b')),
    /^projects\[0\]\.parts\.activity\[0\]\.project_id: is not the project's/,
  ],
];

test.each(spoilt)(
  'a document with %s is refused by the name of the field, and changes nothing',
  async (_, spoil, complaint) => {
    const document = JSON.parse(await exportProjects(app.program.store, 'all')) as Spoilt;
    const [first] = document.projects;
    if (first === undefined) throw new Error('no project to spoil');
    spoil(document, first);
    const before = await everything(app);
    const importing = importProjects(app.program.store, JSON.stringify(document), { replace: true });
    await expect(importing).rejects.toThrow(complaint);
    expect(await everything(app)).toEqual(before);
  },
);

test('a text that is no document is refused', async () => {
  await expect(importProjects(app.program.store, '{"format":', { replace: true })).rejects.toThrow(/^this is not JSON/);
});

test('a backup of a store in use, restored elsewhere, holds every row', async () => {
  const file = join(folder, 'kept', 'now.db');
  const made = await backUp(app.location, file);
  expect(checkBackup(file)).toEqual(made);
  expect(await readdir(join(folder, 'kept'))).toEqual(['now.db']);
  const place = await openTestStore();
  const location = place.databaseUrl === undefined ? { folder: place.folder } : { databaseUrl: place.databaseUrl };
  try {
    await restore(file, location, new Date());
    const restored = await openStore(location);
    expect(await rowsIn(restored)).toEqual(await everything(app));
    await restored.close();
  } finally {
    await place.drop();
  }
});

test('what is written while a backup is made is wholly in it or not at all', async () => {
  const file = join(folder, 'busy.db');
  const writing = (async () => {
    for (let turn = 0; turn < 50; turn += 1)
      await app.client.project.create({ name: `Project ${turn}`, summary: 'Busy.' });
  })();
  await backUp(app.location, file);
  await writing;
  const copy = await openStore({ file });
  const { rows } = await sql<{ lonely: number }>`select count(*) as lonely from project
    where not exists (select 1 from increment where increment.project_id = project.id)`.execute(copy.db);
  expect(Number(rows[0]?.lonely)).toBe(0);
  await copy.close();
});

test.each<[string, (file: string) => Promise<void>, RegExp]>([
  ['cut short', (file) => truncate(file, 20_000), /damaged|not a backup/],
  [
    'overwritten in the middle',
    async (file) => {
      const handle = await open(file, 'r+');
      await handle.write(Buffer.alloc(40_000, 7), 0, 40_000, 8192);
      await handle.close();
    },
    /damaged|not a backup/,
  ],
  ['of another kind', (file) => writeFile(file, 'Dear diary'), /not a backup/],
  ['empty', (file) => writeFile(file, ''), /not a backup/],
])('a backup that is %s is found out, and the store stays as it is', async (_, spoil, complaint) => {
  const file = join(folder, 'spoilt.db');
  await backUp(app.location, file);
  await spoil(file);
  await into(async (store, location) => {
    const before = await rowsIn(store);
    await expect(restore(file, location, new Date())).rejects.toThrow(complaint);
    expect(await rowsIn(store)).toEqual(before);
  });
  await rm(file);
});

test('a project whose rows were lost from a backup is noticed', async () => {
  const file = join(folder, 'lost.db');
  await backUp(app.location, file);
  const copy = await openStore({ file });
  await sql`pragma foreign_keys = off`.execute(copy.db);
  await copy.db.deleteFrom('project').execute();
  await copy.close();
  expect(() => checkBackup(file)).toThrow(/rows whose project is missing/);
});

test('a store that somebody uses, or that holds something, is not replaced unnoticed', async () => {
  const file = join(folder, 'other.db');
  await backUp(app.location, file);
  await into(async (store, location) => {
    await store.db
      .insertInto('project')
      .values(await aRow(app))
      .execute();
    await expect(restore(file, location, new Date())).rejects.toThrow(/stop the server first|holds projects or people/);
    expect(await store.db.selectFrom('project').select('id').execute()).toHaveLength(1);
  });
});
const aRow = async ({ program }: TestApp) =>
  program.store.db.selectFrom('project').selectAll().executeTakeFirstOrThrow();

test('a store moves to a file and back, table by table as many rows as before', async () => {
  const kept = join(folder, 'moved');
  const before = await everything(app);
  const file = join(folder, 'source.db');
  await backUp(app.location, file);
  const counts = await moveStore({ file }, { folder: kept });
  for (const { table, rows } of counts)
    if (table in before) expect([table, rows]).toEqual([table, before[table]?.length]);
  await into(async (store, location) => {
    await store.close();
    await moveStore({ folder: kept }, location);
    const moved = await openStore(location);
    expect(await rowsIn(moved)).toEqual(before);
    await moved.close();
  });
});

test('a day has one backup, and those of the last seven days are kept', async () => {
  const days = join(folder, 'daily');
  for (let day = 1; day <= 9; day += 1)
    for (const hour of [1, 13]) {
      const made = await backUpDaily(app.location, days, 7, new Date(Date.UTC(2026, 2, day, hour)));
      expect(made).toBe(hour === 1 ? `coscrum-2026-03-0${day}.db` : null);
    }
  await writeFile(join(days, 'coscrum-of-mine.db'), 'not ours to remove');
  await backUpDaily(app.location, days, 7, new Date(Date.UTC(2026, 2, 9, 14)));
  expect(await readdir(days)).toEqual([
    ...[3, 4, 5, 6, 7, 8, 9].map((day) => `coscrum-2026-03-0${day}.db`),
    'coscrum-of-mine.db',
  ]);
});
