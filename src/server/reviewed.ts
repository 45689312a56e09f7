import type { Db } from './db/store.ts';

/** A person has done something to this one item: what an advisor wrote in it counts as reviewed from now on. */
export const lookedInto = async (
  tx: Db,
  table: 'story' | 'test_case' | 'test_risk',
  { project_id, id }: { project_id: string; id: string },
  now: Date,
): Promise<void> => {
  await tx
    .updateTable(table)
    .set({ reviewed_at: now.toISOString() })
    .where('project_id', '=', project_id)
    .where('id', '=', id)
    .where('provenance', 'is not', null)
    .where('reviewed_at', 'is', null)
    .execute();
};
