import { expect, test } from 'vitest';
import { countJourneys, countVitest } from './test-counts.ts';

test('a skipped or unwritten test counts as failed and is named', () => {
  const counts = countVitest({
    testResults: [
      {
        name: 'a.test.ts',
        status: 'passed',
        assertionResults: [
          { fullName: 'one', status: 'passed' },
          { fullName: 'two', status: 'failed' },
          { fullName: 'three', status: 'skipped' },
          { fullName: 'four', status: 'todo' },
        ],
      },
    ],
  });
  expect(counts).toMatchObject({ passed: 1, failed: 3 });
  expect(counts.output).toContain('a.test.ts: three');
  expect(counts.output).toContain('a.test.ts: four');
});

test('a test file that could not be loaded counts as failed', () => {
  expect(countVitest({ testResults: [{ name: 'a.test.ts', status: 'failed', assertionResults: [] }] })).toMatchObject({
    passed: 0,
    failed: 1,
  });
});

test('a journey counts once for each store, and one that passed only at the second try has failed', () => {
  const spec = (...statuses: string[]) => ({
    title: 'plan an increment',
    tests: statuses.map((status) => ({ projectName: 'sqlite', status })),
  });
  const counts = countJourneys({
    errors: [{ message: 'the server did not start' }],
    suites: [{ specs: [spec('expected', 'expected')], suites: [{ specs: [spec('flaky', 'skipped', 'unexpected')] }] }],
  });
  expect(counts).toMatchObject({ passed: 2, failed: 4 });
});
