import { DatabaseSync } from 'node:sqlite';

/** Looks into a SQLite file, past the program. */
export const inStore = <T>(file: string, look: (database: DatabaseSync) => T): T => {
  const database = new DatabaseSync(file);
  try {
    return look(database);
  } finally {
    database.close();
  }
};

/** What SQLite finds wrong with a file; nothing for a whole one. */
export const damageOf = (file: string): string[] => {
  try {
    return inStore(file, (database) =>
      (database.prepare('pragma integrity_check').all() as { integrity_check: string }[])
        .map((row) => row.integrity_check)
        .filter((found) => found !== 'ok'),
    );
  } catch (error) {
    return [(error as Error).message];
  }
};
