import * as z from 'zod';
import { newestVersion } from '../db/migrate.ts';
import { openStoreAt, type Db, type Store } from '../db/store.ts';
import { asOfNow, TransferError } from './copy.ts';
import { insertRows, tablesOf, type Row, type Table } from './rows.ts';

/** Raised when a document of before can no longer be read; the store version says what the rows look like. */
const format = 'coscrum-projects/1';

const row = z.record(z.string(), z.union([z.string(), z.number(), z.null()]));
const projectDocument = z.object({ project: row, parts: z.record(z.string(), z.array(row)) });
const documentSchema = z.object({
  format: z.literal(format, `must be "${format}"`),
  store_version: z.int('must be a whole number').min(1, 'must be at least 1'),
  projects: z.array(projectDocument),
});
type ProjectDocument = z.infer<typeof projectDocument>;

/** Belongs to the server and not to the project: the store that takes it decides. */
const notOfTheProject = new Set(['workspace_id']);

const ofProjects = (tables: readonly Table[]) =>
  tables.filter(({ columns }) => columns.some(({ name }) => name === 'project_id'));
const byId = (a: Row, b: Row): number => {
  const [first, second] = [a, b].map((one) => `${one.id ?? ''} ${JSON.stringify(one)}`) as [string, string];
  return first < second ? -1 : 1;
};

/**
 * Projects with all that is theirs, as JSON text: the given ones, or all that are not deleted. The same rows make the same
 * text, byte for byte, whichever store they are in.
 */
export const exportProjects = (store: Store, ids: readonly string[] | 'all'): Promise<string> =>
  asOfNow(store, async (tx) => {
    const tables = ofProjects(await tablesOf(tx));
    const found = (await tx.selectFrom('project').selectAll().orderBy('id').execute()) as Row[];
    const wanted =
      ids === 'all' ? found.filter((one) => one.deleted_at === null) : ids.map((id) => projectOf(found, id));
    const parts = new Map<string, Map<Row[string] | undefined, Row[]>>();
    for (const table of tables) parts.set(table.name, await partsOf(tx, table, wanted));
    const projects = wanted.map((project): ProjectDocument => ({
      project: sorted(Object.entries(project).filter(([name]) => !notOfTheProject.has(name))),
      parts: Object.fromEntries(
        [...parts].map(([name, byProject]) => [name, (byProject.get(project.id) ?? []).toSorted(byId)]),
      ),
    }));
    return `${JSON.stringify({ format, store_version: newestVersion, projects }, null, 2)}\n`;
  });

const projectOf = (found: readonly Row[], id: string): Row => {
  const project = found.find((one) => one.id === id);
  if (project === undefined) throw new TransferError(`there is no project ${id}`);
  return project;
};

const projectsAtOnce = 200;

/** The rows of a table by project. */
const partsOf = async (tx: Db, { name, columns }: Table, projects: readonly Row[]) => {
  const rows: Row[] = [];
  for (let from = 0; from < projects.length; from += projectsAtOnce)
    rows.push(
      ...(await tx
        .selectFrom(name as 'increment')
        .select(columns.map((column) => column.name as 'id'))
        .where(
          'project_id',
          'in',
          projects.slice(from, from + projectsAtOnce).map(({ id }) => id as string),
        )
        .execute()),
    );
  return Map.groupBy(rows, (one) => one.project_id);
};

const sorted = (fields: [string, Row[string]][]): Row =>
  Object.fromEntries(fields.toSorted(([a], [b]) => (a < b ? -1 : 1)));

export type Imported = { projects: { id: string; name: string }[]; rows: number };

/**
 * Puts the projects of a document into the store, all or none. They are first read into a store of the document's own
 * version and brought up to date there, so that what does not fit is refused before anything is touched. A project that is
 * there already is refused, or with `replace` put in the place of what was there.
 */
export const importProjects = async (
  store: Store,
  text: string,
  { replace }: { replace: boolean },
): Promise<Imported> => {
  const document = parsed(text);
  const scratch = await openStoreAt(document.store_version);
  try {
    await readInto(scratch.db, document.projects);
    await scratch.bringUpToDate();
    return await handOver(scratch.db, store, replace);
  } finally {
    await scratch.db.destroy();
  }
};

const parsed = (text: string): z.infer<typeof documentSchema> => {
  let given: unknown;
  try {
    given = JSON.parse(text);
  } catch (error) {
    throw new TransferError(`this is not JSON: ${(error as Error).message}`);
  }
  const result = documentSchema.safeParse(given);
  if (!result.success) {
    const [issue] = result.error.issues;
    const path =
      issue?.path.map((part) => (typeof part === 'number' ? `[${part}]` : `.${String(part)}`)).join('') ?? '';
    throw new TransferError(`${path.replace(/^\./, '') || 'the document'}: ${issue?.message}`);
  }
  if (result.data.store_version > newestVersion)
    throw new TransferError(
      `it was written by a newer version of CoScrum (store version ${result.data.store_version}, this program knows ${newestVersion})`,
    );
  return result.data;
};

const readInto = async (db: Db, projects: readonly ProjectDocument[]): Promise<void> => {
  const tables = await tablesOf(db);
  const projectTable = tables.find(({ name }) => name === 'project');
  if (projectTable === undefined) throw new Error('a store without projects');
  const own = new Map(ofProjects(tables).map((table) => [table.name, table]));
  for (const [number, { project, parts }] of projects.entries()) {
    checkRow(projectTable, project, `projects[${number}].project`);
    for (const [name, rows] of Object.entries(parts)) {
      const table = own.get(name);
      const part = `projects[${number}].parts.${name}`;
      if (table === undefined) throw new TransferError(`${part}: there is no such part of a project`);
      for (const [index, one] of rows.entries()) {
        checkRow(table, one, `${part}[${index}]`);
        if (one.project_id !== project.id)
          throw new TransferError(`${part}[${index}].project_id: is not the project's`);
      }
    }
  }
  const whole = projects.map(({ project }) => project);
  await fitting('project', () => insertRows(db, 'project', whole));
  for (const name of own.keys()) {
    const rows = projects.flatMap(({ parts }) => parts[name] ?? []);
    await fitting(name, () => insertRows(db, name, rows));
  }
};

const kinds: Record<Table['columns'][number]['kind'], (value: string | number) => boolean> = {
  text: (value) => typeof value === 'string' && !value.includes('\0') && value.isWellFormed(),
  number: (value) => typeof value === 'number',
  'whole number': (value) => Number.isSafeInteger(value),
};

/** SQLite takes anything in any column; what the program would stumble over later is refused here. */
const checkRow = ({ columns }: Table, given: Row, place: string): void => {
  const known = new Map(columns.map((column) => [column.name, column]));
  for (const [name, value] of Object.entries(given)) {
    const column = known.get(name);
    if (column === undefined) throw new TransferError(`${place}.${name}: there is no such field`);
    if (value === null ? !column.nullable : !kinds[column.kind](value))
      throw new TransferError(`${place}.${name}: must be a ${column.kind}${column.nullable ? ' or null' : ''}`);
  }
};

const fitting = async (place: string, insert: () => Promise<void>): Promise<void> => {
  try {
    await insert();
  } catch (error) {
    throw new TransferError(`${place}: ${(error as Error).message}`);
  }
};

const handOver = async (from: Db, store: Store, replace: boolean): Promise<Imported> => {
  const tables = ofProjects(await tablesOf(from));
  const projects = (await from.selectFrom('project').selectAll().orderBy('id').execute()) as Row[];
  const parts = new Map<string, Row[]>();
  for (const table of tables) parts.set(table.name, [...(await partsOf(from, table, projects)).values()].flat());
  await store.transact(async (tx) => {
    for (const project of projects) {
      const there = await tx
        .selectFrom('project')
        .selectAll()
        .where('id', '=', project.id as string)
        .executeTakeFirst();
      if (there !== undefined && !replace)
        throw new TransferError(
          `the project "${there.name}" (${there.id}) is there already; --replace puts this one in its place`,
        );
      if (there !== undefined) await tx.deleteFrom('project').where('id', '=', there.id).execute();
      const own = Object.entries(project).filter(([name]) => !notOfTheProject.has(name));
      const kept = Object.entries((there ?? {}) as Row).filter(([name]) => notOfTheProject.has(name));
      await insertRows(tx, 'project', [Object.fromEntries([...own, ...kept])]);
    }
    for (const [name, rows] of parts) await insertRows(tx, name, rows);
  });
  const rows = [...parts.values()].reduce((sum, each) => sum + each.length, projects.length);
  return { projects: projects.map(({ id, name }) => ({ id: String(id), name: String(name) })), rows };
};
