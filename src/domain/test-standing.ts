import type { TestOutcome, TestStanding } from '#contract/vocabulary.ts';

/**
 * `criterionVersion` is the version of the criterion as it is now, null for a test of none. A result speaks of the words
 * that it was run against, so that of another version is stale, whichever way it went.
 */
export const standingOf = (
  latest: { latest_result: TestOutcome | null; latest_criterion_version: number | null },
  criterionVersion: number | null,
): TestStanding => {
  if (latest.latest_result === null) return 'not_run';
  return criterionVersion !== null && latest.latest_criterion_version !== criterionVersion
    ? 'stale'
    : latest.latest_result;
};

/** Of several runs of one test in one report, such as one for each of its examples, the worst counts. */
export const worstOf = (outcomes: readonly TestOutcome[]): TestOutcome =>
  outcomes.includes('failed') ? 'failed' : outcomes.includes('passed') ? 'passed' : 'skipped';
