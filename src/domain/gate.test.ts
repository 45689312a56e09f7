import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { gateOf, isWaived, passRate, type GateInput } from './gate.ts';

const none = { total: 0, passed: 0 };
const gate = (tests: Partial<GateInput['tests']>, risks: Partial<GateInput['risks']> = {}) =>
  gateOf({
    tests: { P0: none, P1: none, P2: none, P3: none, ...tests },
    risks: { blocking: 0, unmitigated: 0, ...risks },
  });

describe('the gate', () => {
  test('passes with all of P0, 90 % of P1 and 80 % of all', () => {
    const tests = { P0: { total: 2, passed: 2 }, P1: { total: 10, passed: 9 }, P2: { total: 8, passed: 5 } };
    expect(gate(tests)).toEqual({ verdict: 'PASS', reasons: [] });
  });

  test('fails by one P0 test, however many others pass', () => {
    const { verdict, reasons } = gate({ P0: { total: 200, passed: 199 }, P1: { total: 10, passed: 10 } });
    expect([verdict, reasons.map(({ text }) => text)]).toEqual([
      'FAIL',
      ['199 of 200 P0 tests pass (99%); all of them have to.'],
    ]);
  });

  test.each([
    [100, 'PASS'],
    [90, 'PASS'],
    [89, 'CONCERNS'],
    [80, 'CONCERNS'],
    [79, 'FAIL'],
  ] as const)('with %i of 100 P1 tests is %s', (passed, verdict) => {
    expect(gate({ P1: { total: 100, passed } }).verdict).toBe(verdict);
  });

  test('rounds no share up to a limit', () => {
    expect(gate({ P1: { total: 1000, passed: 899 } }).verdict).toBe('CONCERNS');
    expect(passRate({ total: 1000, passed: 899 })).toBe(89);
    expect(passRate(none)).toBe(100);
  });

  test('fails below 80 % of all tests', () => {
    expect(gate({ P0: { total: 1, passed: 1 }, P3: { total: 9, passed: 6 } }).verdict).toBe('FAIL');
    expect(gate({ P0: { total: 1, passed: 1 }, P3: { total: 9, passed: 7 } }).verdict).toBe('PASS');
  });

  test('fails without any test', () => {
    expect(gate({})).toEqual({
      verdict: 'FAIL',
      reasons: [{ verdict: 'FAIL', text: 'There are no tests yet, so nothing is shown to work.' }],
    });
  });

  test('is blocked by a risk of 9, and has concerns about one without a mitigation', () => {
    const passing = { P0: { total: 1, passed: 1 } };
    expect(gate(passing, { unmitigated: 2 })).toEqual({
      verdict: 'CONCERNS',
      reasons: [{ verdict: 'CONCERNS', text: '2 risks of 6 or more have no mitigation.' }],
    });
    expect(gate(passing, { blocking: 1, unmitigated: 1 }).reasons.map(({ text }) => text)).toEqual([
      '1 risk of 9 blocks.',
      '1 risk of 6 or more has no mitigation.',
    ]);
  });

  test('never gets worse by one more test that passes', () => {
    const passing = fc
      .tuple(fc.integer({ min: 0, max: 30 }), fc.integer({ min: 0, max: 30 }))
      .map(([total, failing]) => ({ total, passed: Math.max(0, total - failing) }));
    const gravity = { PASS: 0, CONCERNS: 1, FAIL: 2 };
    fc.assert(
      fc.property(passing, passing, passing, passing, fc.constantFrom('P0', 'P1', 'P2', 'P3'), (P0, P1, P2, P3, at) => {
        const tests = { P0, P1, P2, P3 };
        const { total, passed } = tests[at];
        const more = { ...tests, [at]: { total: total + 1, passed: passed + 1 } };
        expect(gravity[gate(more).verdict]).toBeLessThanOrEqual(gravity[gate(tests).verdict]);
      }),
    );
  });
});

test('a waiver covers what was seen when it was given, and nothing worse', () => {
  expect(isWaived('FAIL', { verdict: 'FAIL' })).toBe(true);
  expect(isWaived('CONCERNS', { verdict: 'FAIL' })).toBe(true);
  expect(isWaived('FAIL', { verdict: 'CONCERNS' })).toBe(false);
  expect(isWaived('FAIL', null)).toBe(false);
  expect(isWaived('PASS', { verdict: 'FAIL' })).toBe(false);
});
