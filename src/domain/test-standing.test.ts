import { expect, test } from 'vitest';
import { riskDemand, riskScore } from './test-risk.ts';
import { standingOf, worstOf } from './test-standing.ts';

test('a result is stale once the words of its criterion have changed', () => {
  const passed = { latest_result: 'passed', latest_criterion_version: 2 } as const;
  expect(standingOf(passed, 2)).toBe('passed');
  expect(standingOf(passed, 3)).toBe('stale');
  expect(standingOf({ ...passed, latest_result: 'failed' }, 3)).toBe('stale');
});

test('a test of no criterion keeps its result; one that was given a criterion since has to run again', () => {
  const passed = { latest_result: 'passed', latest_criterion_version: null } as const;
  expect(standingOf(passed, null)).toBe('passed');
  expect(standingOf(passed, 1)).toBe('stale');
  expect(standingOf({ latest_result: null, latest_criterion_version: null }, 1)).toBe('not_run');
});

test('of several runs in one report the worst counts', () => {
  expect(worstOf(['passed', 'failed', 'skipped'])).toBe('failed');
  expect(worstOf(['skipped', 'passed'])).toBe('passed');
  expect(worstOf(['skipped'])).toBe('skipped');
});

test('a risk of 6 and above needs a mitigation, and one of 9 blocks whatever is written beside it', () => {
  const risk = (probability: number, impact: number, mitigation = '') => ({ probability, impact, mitigation });
  expect(riskScore(risk(2, 3))).toBe(6);
  expect(
    [risk(2, 2), risk(1, 3), risk(2, 3), risk(2, 3, 'Send early.'), risk(3, 3, 'Send early.')].map(riskDemand),
  ).toEqual(['none', 'none', 'needs_mitigation', 'mitigated', 'blocks']);
});
