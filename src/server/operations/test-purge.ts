import type { Db } from '../db/store.ts';
import { restorableSince } from '../deleting.ts';

/** Remove for good what of tests and reviews was deleted longer ago than it can be restored; answers how many rows went. */
export const purgeTestsAndReviews = async (db: Db, now: Date): Promise<number> => {
  const since = restorableSince(now);
  // Tests go with their story.
  await db
    .updateTable('test_case')
    .set({ deleted_at: new Date(0).toISOString() })
    .where('story_id', 'is not', null)
    .where(({ not, exists, selectFrom }) =>
      not(
        exists(
          selectFrom('story')
            .select('story.id')
            .whereRef('story.project_id', '=', 'test_case.project_id')
            .whereRef('story.id', '=', 'test_case.story_id'),
        ),
      ),
    )
    .execute();
  await db
    .deleteFrom('test_result')
    // Asked this way round, the results are found by the index of their test, and only those of deleted tests are read.
    .where(({ eb, refTuple, selectFrom }) =>
      eb(
        refTuple('project_id', 'test_id'),
        'in',
        selectFrom('test_case')
          .select(['project_id', 'id'])
          .where('deleted_at', '<', since)
          .$asTuple('project_id', 'id'),
      ),
    )
    .execute();
  let gone = 0;
  for (const table of ['test_case', 'test_risk', 'retro_note', 'demo_item'] as const) {
    const { numDeletedRows } = await db.deleteFrom(table).where('deleted_at', '<', since).executeTakeFirst();
    gone += Number(numDeletedRows);
  }
  return gone;
};
