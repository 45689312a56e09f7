import { existsSync } from 'node:fs';
import { chmod, copyFile, open, readdir, rename, rm } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { backup, DatabaseSync } from 'node:sqlite';
import { daysBefore } from '../days.ts';
import { newestVersion } from '../db/migrate.ts';
import { openStore, storeFile, type Store, type StoreLocation, type StorePlace } from '../db/store.ts';
import { makeFolder } from '../make-folder.ts';
import { copyStore, TransferError } from './copy.ts';

/** What is in a backup: its store version and how many projects. */
export type Backup = { version: number; projects: number };

/**
 * Writes all of a store, which may be in use, into one SQLite file, checks that file, and only then gives it its name. A
 * backup of PostgreSQL is such a file too, so that every backup is restored, or looked into, in the same way.
 */
export const backUp = async (location: StorePlace, file: string): Promise<Backup> => {
  const part = `${file}.part`;
  makeFolder(dirname(file));
  await rm(part, { force: true });
  try {
    await ('folder' in location ? backUpFile(storeFile(location.folder), part) : backUpDatabase(location, part));
    mustBeAtRest(part);
    const found = checkBackup(part);
    await chmod(part, 0o600);
    await onDisk(part);
    await rename(part, file);
    return found;
  } catch (error) {
    for (const rest of [part, `${part}-wal`, `${part}-shm`, `${part}-journal`]) await rm(rest, { force: true });
    throw error;
  }
};

/** In one step, as of one moment: between steps a write by another process would make it begin anew, and never end in a busy store. */
const allPages = 2 ** 31 - 1;

const backUpFile = async (from: string, part: string) => {
  if (!existsSync(from)) throw new TransferError(`there is no store at ${from}`);
  const source = new DatabaseSync(from, { readOnly: true });
  try {
    await backup(source, part, { rate: allPages });
  } finally {
    source.close();
  }
};

const backUpDatabase = async (location: StorePlace, part: string) => {
  const source = await openStore(location);
  let target: Store | undefined;
  try {
    target = await openStore({ file: part });
    await copyStore(source, target);
  } finally {
    await target?.close();
    await source.close();
  }
};

/** Reads all of a backup and answers what it holds; throws a TransferError that says what is wrong with it. */
export const checkBackup = (file: string): Backup => {
  if (!existsSync(file)) throw new TransferError(`there is no file ${file}`);
  const database = new DatabaseSync(file, { readOnly: true });
  try {
    const [integrity] = database.prepare('pragma integrity_check(1)').all() as { integrity_check: string }[];
    if (integrity?.integrity_check !== 'ok')
      throw new TransferError(`${file} is damaged: ${integrity?.integrity_check ?? 'it holds nothing'}`);
    if (database.prepare('pragma foreign_key_check').all().length > 0)
      throw new TransferError(`${file} is damaged: it has rows whose project is missing`);
    const { version } = database.prepare('select version from schema_version').get() as { version: number };
    if (version > newestVersion)
      throw new TransferError(
        `${file} was written by a newer version of CoScrum (store version ${version}, this program knows ${newestVersion})`,
      );
    const { projects } = database.prepare('select count(*) as projects from project').get() as { projects: number };
    return { version, projects };
  } catch (error) {
    if (error instanceof TransferError) throw error;
    throw new TransferError(`${file} is not a backup of CoScrum: ${(error as Error).message}`);
  } finally {
    database.close();
  }
};

/**
 * Puts a checked backup in the place of a store. Of a folder the present store is kept beside it, and its name answered; a
 * database has to be empty. Throws before anything is changed.
 */
export const restore = async (
  file: string,
  location: StorePlace,
  now: Date,
): Promise<Backup & { kept: string | null }> => {
  const found = checkBackup(file);
  if ('databaseUrl' in location) {
    const copy = join(dirname(file), `.restore-${process.pid}.db`);
    await copyFile(file, copy);
    try {
      await moveStore({ file: copy }, location);
    } finally {
      for (const rest of [copy, `${copy}-wal`, `${copy}-shm`]) await rm(rest, { force: true });
    }
    return { ...found, kept: null };
  }
  const place = storeFile(location.folder);
  makeFolder(location.folder);
  const part = `${place}.restore`;
  await copyFile(file, part);
  await chmod(part, 0o600);
  await onDisk(part);
  let kept: string | null = null;
  if (existsSync(place)) {
    mustBeAtRest(place);
    kept = `${place}.before-restore-${now.toISOString().replaceAll(/[:.]/g, '-')}`;
    // A copy, so that the place is never without a store, whenever the machine stops.
    await copyFile(place, kept);
    await onDisk(kept);
  }
  await rename(part, place);
  await onDisk(location.folder);
  return { ...found, kept };
};

/** Copies all of one store into another, empty one, and compares. A file is taken only while no program has it open. */
export const moveStore = async (from: StoreLocation, to: StoreLocation) => {
  if (typeof from === 'object' && 'folder' in from) mustBeAtRest(storeFile(from.folder));
  const source = await openStore(from);
  let target: Store | undefined;
  try {
    target = await openStore(to);
    return await copyStore(source, target);
  } finally {
    await target?.close();
    await source.close();
  }
};

/** Only the last connection to a file may take it out of its write-ahead log, which also empties the log into the file. */
const mustBeAtRest = (file: string): void => {
  if (!existsSync(file)) throw new TransferError(`there is no store at ${file}`);
  const database = new DatabaseSync(file);
  try {
    database.exec('pragma journal_mode = delete');
  } catch {
    throw new TransferError(`a program has the store at ${file} open; stop the server first`);
  } finally {
    database.close();
  }
};

const onDisk = async (path: string): Promise<void> => {
  const handle = await open(path);
  try {
    await handle.sync();
  } finally {
    await handle.close();
  }
};

const daily = /^coscrum-(\d{4}-\d{2}-\d{2})\.db$/;

/** Makes today's backup in the folder unless it is there, and removes those of more than `days` days ago; answers the new one's name. */
export const backUpDaily = async (
  location: StorePlace,
  folder: string,
  days: number,
  now: Date,
): Promise<string | null> => {
  const name = `coscrum-${now.toISOString().slice(0, 10)}.db`;
  const isNew = !existsSync(join(folder, name));
  if (isNew) await backUp(location, join(folder, name));
  const oldest = daysBefore(now, days - 1).slice(0, 10);
  for (const each of await readdir(folder)) {
    const day = daily.exec(each)?.[1];
    if (day !== undefined && day < oldest) await rm(join(folder, each));
  }
  return isNew ? name : null;
};
