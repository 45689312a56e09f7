import { resolve } from 'node:path';
import { openStore, StoreUnusable, type Store, type StorePlace } from '../db/store.ts';
import { notOpened } from '../settings.ts';
import { backUp, moveStore, restore } from './backup.ts';
import { exportProjects, importProjects } from './document.ts';

/** What the terminal does with the store at a place, as a whole. */
export const keeperOf = (place: StorePlace) => {
  const withStore = async <T>(work: (store: Store) => Promise<T>): Promise<T> => {
    const store = await openStore(place).catch((error: unknown) => {
      throw error instanceof StoreUnusable ? notOpened(place, error) : error;
    });
    try {
      return await work(store);
    } finally {
      await store.close();
    }
  };
  return {
    place: 'folder' in place ? place.folder : 'PostgreSQL',
    backUp: (file: string) => backUp(place, file),
    restore: (file: string) => restore(file, place, new Date()),
    exportProjects: (ids: readonly string[] | 'all') => withStore((store) => exportProjects(store, ids)),
    importProjects: (document: string, how: { replace: boolean }) =>
      withStore((store) => importProjects(store, document, how)),
    move: (to: string) =>
      moveStore(place, /^postgres(?:ql)?:\/\//.test(to) ? { databaseUrl: to } : { folder: resolve(to) }),
  };
};
