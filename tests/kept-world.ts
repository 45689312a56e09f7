import { isDeepStrictEqual } from 'node:util';
import { insertRows, rowsOf, tablesOf, type Row } from '#server/transfer/rows.ts';
import { everything, type TestApp } from './builders.ts';
import { aWorld } from './samples.ts';

/** Answers how to make the store of an app hold again what it holds now; the audit log only grows, and stays as it is. */
const keepStore = async (app: TestApp): Promise<() => Promise<void>> => {
  const { db, dialect, transact } = app.program.store;
  const tables = (await tablesOf(db)).filter(({ name }) => name !== 'audit');
  const content = async () => ({ ...(await everything(app)), audit: [] });
  const before = await content();
  const kept = await transact(async (tx) => {
    const rows = new Map<string, Row[]>();
    for (const table of tables) rows.set(table.name, (await Array.fromAsync(rowsOf(tx, dialect, table))).flat());
    return rows;
  });
  return async () => {
    if (isDeepStrictEqual(await content(), before)) return;
    await transact(async (tx) => {
      for (const { name } of tables.toReversed()) await tx.deleteFrom(name as 'project').execute();
      for (const [name, rows] of kept) await insertRows(tx, name, rows);
    });
  };
};

type Kept = { world: Awaited<ReturnType<typeof aWorld>>; restore: () => Promise<void> };

/** One for each app. */
const keptWorlds = new WeakMap<TestApp, Promise<Kept>>();

/**
 * One of everything, as new in every test: made once for an app, and then put back as it was, which costs a fraction of
 * making another one. Nothing else that a test wrote is left. The first owner can be created where there is none.
 */
export const aWorldAgain = async (app: TestApp, { name }: { name?: string } = {}): Promise<Kept['world']> => {
  const keep = async () => ({ world: await aWorld(app), restore: await keepStore(app) });
  const kept = keptWorlds.get(app) ?? keep();
  keptWorlds.set(app, kept);
  const { world, restore } = await kept;
  await restore();
  if (name === 'account.createOwner') await app.program.store.db.deleteFrom('member').execute();
  return world;
};
