import type { Db } from '../db/store.ts';

/**
 * Take so many numbers in a row and answer the first of them. They are counted in the project, so that none is given twice,
 * and who else takes some waits until this transaction ends.
 */
export const takeNumbers = async (
  tx: Db,
  projectId: string,
  last: 'last_story_number' | 'last_test_number',
  count: number,
): Promise<number> => {
  const row = await tx
    .updateTable('project')
    .set((eb) => ({ [last]: eb(last, '+', count) }))
    .where('id', '=', projectId)
    .returning(`${last} as last`)
    .executeTakeFirstOrThrow();
  return row.last - count + 1;
};
