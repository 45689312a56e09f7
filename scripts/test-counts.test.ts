import { expect, test } from 'vitest';
import { countJourneys, countVitest } from './test-counts.ts';

test('a skipped or unwritten test counts as failed and is named, and so is one that passed at the second try', () => {
  const counts = countVitest({
    testResults: [
      {
        name: 'a.test.ts',
        status: 'passed',
        assertionResults: [
          { fullName: 'one', status: 'passed', failureMessages: [] },
          { fullName: 'five', status: 'passed', failureMessages: ['the socket closed'] },
          { fullName: 'two', status: 'failed' },
          { fullName: 'three', status: 'skipped' },
          { fullName: 'four', status: 'todo' },
        ],
      },
    ],
  });
  expect(counts).toMatchObject({ passed: 2, failed: 3, again: ['a.test.ts: five\nthe socket closed'] });
  expect(counts.output).toContain('a.test.ts: three');
  expect(counts.output).toContain('a.test.ts: four');
});

test('a test file that could not be loaded counts as failed', () => {
  expect(countVitest({ testResults: [{ name: 'a.test.ts', status: 'failed', assertionResults: [] }] })).toMatchObject({
    passed: 0,
    failed: 1,
  });
});

test('a journey counts once for each store; one that failed tells its reason, one that passed at the second try is named', () => {
  const spec = (title: string, ...tests: [status: string, reason?: string][]) => ({
    title,
    tests: tests.map(([status, message]) => ({ projectName: 'sqlite', status, results: [{ error: { message } }] })),
  });
  const counts = countJourneys({
    errors: [{ message: 'the server did not start' }],
    suites: [
      {
        specs: [spec('plan an increment', ['expected'], ['expected'])],
        suites: [
          { specs: [spec('go on', ['flaky', 'page crashed'], ['skipped']), spec('end', ['unexpected', 'no button'])] },
        ],
      },
    ],
  });
  expect(counts).toMatchObject({ passed: 3, failed: 3, again: ['sqlite: go on\npage crashed'] });
  for (const said of ['the server did not start', 'did not run (skipped): sqlite: go on', 'end\nno button'])
    expect(counts.output).toContain(said);
});
