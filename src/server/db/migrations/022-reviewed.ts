import type { Migration } from '../migrate.ts';

/** When a person first looked into what an advisor wrote. What was edited before this was kept has been looked into. */
export const reviewed: Migration = async (db, { instant }) => {
  for (const table of ['story', 'test_case', 'test_risk']) {
    await db.schema.alterTable(table).addColumn('reviewed_at', instant).execute();
    await db
      .updateTable(table)
      .set(({ ref }) => ({ reviewed_at: ref('edited_at') }))
      .where('edited_at', 'is not', null)
      .execute();
  }
};
