import { sql } from 'kysely';
import type { TestStanding } from '#contract/vocabulary.ts';
import type { Db } from '../db/store.ts';

/** The tests that are not deleted and whose story is not, each beside its story and its criterion as they are now. */
export const testsBeside = (db: Db) =>
  db
    .selectFrom('test_case')
    .leftJoin('story', (join) =>
      join.onRef('story.project_id', '=', 'test_case.project_id').onRef('story.id', '=', 'test_case.story_id'),
    )
    .leftJoin('acceptance_criterion', (join) =>
      join
        .onRef('acceptance_criterion.project_id', '=', 'test_case.project_id')
        .onRef('acceptance_criterion.id', '=', 'test_case.criterion_id')
        .on('acceptance_criterion.removed_at', 'is', null),
    )
    .where('test_case.deleted_at', 'is', null)
    // Nor are those of a story that is gone for good tests of none.
    .where((eb) => eb.or([eb('test_case.story_id', 'is', null), eb('story.id', 'is not', null)]))
    .where('story.deleted_at', 'is', null);

/** How a test stands, by the same rule as `standingOf` in the domain. */
export const standingNow = sql<TestStanding>`case
  when test_case.latest_result is null then 'not_run'
  when acceptance_criterion.version is not null
    and test_case.latest_criterion_version is distinct from acceptance_criterion.version then 'stale'
  else test_case.latest_result end`;

/** The increment of a test: that of its story, wherever the story goes. */
export const incrementOfTest = sql<string | null>`case when story.id is null then test_case.pi_id else story.pi_id end`;

/** Those of them whose latest run did not pass, or was about other words, or never was. */
export const pendingTests = (db: Db) => testsBeside(db).where(standingNow, '<>', 'passed');

/**
 * How many tests of an increment have which priority and stand how. The same tests as `incrementOfTest` says, found from the
 * stories: with 10,000 tests half the time of looking for the story of each.
 */
export const standingsIn = async (db: Db, { project_id, pi_id }: { project_id: string; pi_id: string }) => {
  const tests = db
    .selectFrom('test_case')
    .leftJoin('acceptance_criterion', (join) =>
      join
        .onRef('acceptance_criterion.project_id', '=', 'test_case.project_id')
        // A test that never ran stands as it does whatever its criterion says now.
        .on(
          sql<boolean>`acceptance_criterion.id = case when test_case.latest_result is not null then test_case.criterion_id end`,
        )
        .on('acceptance_criterion.removed_at', 'is', null),
    )
    .select(({ fn }) => ['test_case.priority', standingNow.as('standing'), fn.countAll<number>().as('count')])
    .where('test_case.project_id', '=', project_id)
    .where('test_case.deleted_at', 'is', null)
    .groupBy(['test_case.priority', standingNow]);
  const stories = db
    .selectFrom('story')
    .select('id')
    .where('project_id', '=', project_id)
    .where('pi_id', '=', pi_id)
    .where('deleted_at', 'is', null);
  const ofStories = await tests.where('test_case.story_id', 'in', stories).execute();
  const ofNone = await tests.where('test_case.story_id', 'is', null).where('test_case.pi_id', '=', pi_id).execute();
  return [...ofStories, ...ofNone];
};
