import { testPriorities, type GateVerdict, type TestPriority } from '#contract/vocabulary.ts';
import { counted } from './counted.ts';

/** How many tests there are, and how many of them pass: a result that is stale, skipped or missing is none. */
export type Passing = { total: number; passed: number };
export type GateInput = {
  tests: Record<TestPriority, Passing>;
  /** Risks of 9, and risks of 6 and above without a mitigation. */
  risks: { blocking: number; unmitigated: number };
};
export type GateReason = { verdict: Exclude<GateVerdict, 'PASS'>; text: string };

/** Share of tests that has to pass, in percent. */
const gateLimits = { P0: 100, P1: 90, P1Concerns: 80, all: 80 } as const;

const reaches = ({ total, passed }: Passing, percent: number): boolean => passed * 100 >= total * percent;

/** In whole percent, rounded down, so that a limit that is missed by a hair does not look reached. */
export const passRate = ({ total, passed }: Passing): number =>
  total === 0 ? 100 : Math.floor((passed * 100) / total);

/** All levels together. */
export const sumOf = (tests: GateInput['tests']): Passing => ({
  total: testPriorities.reduce((sum, priority) => sum + tests[priority].total, 0),
  passed: testPriorities.reduce((sum, priority) => sum + tests[priority].passed, 0),
});

/**
 * PASS when all of P0, 90 % of P1 and 80 % of all tests pass; CONCERNS while P1 is at 80 to 89 %; else FAIL. A level without
 * tests asks nothing, and no tests at all prove nothing: FAIL. A risk of 9 fails the gate, one of 6 and above without a
 * mitigation leaves concerns. Every reason is given, the gravest first.
 */
export const gateOf = ({ tests, risks }: GateInput): { verdict: GateVerdict; reasons: GateReason[] } => {
  const all = sumOf(tests);
  const fails: string[] = [];
  const concerns: string[] = [];
  const says = (name: string, passing: Passing) =>
    `${passing.passed} of ${passing.total} ${name} pass (${passRate(passing)}%)`;
  if (all.total === 0) fails.push('There are no tests yet, so nothing is shown to work.');
  if (!reaches(tests.P0, gateLimits.P0)) fails.push(`${says('P0 tests', tests.P0)}; all of them have to.`);
  if (!reaches(tests.P1, gateLimits.P1Concerns))
    fails.push(`${says('P1 tests', tests.P1)}; at least ${gateLimits.P1}% have to.`);
  else if (!reaches(tests.P1, gateLimits.P1))
    concerns.push(`${says('P1 tests', tests.P1)}; at least ${gateLimits.P1}% should.`);
  if (!reaches(all, gateLimits.all)) fails.push(`${says('tests', all)}; at least ${gateLimits.all}% have to.`);
  if (risks.blocking > 0) fails.push(`${counted(risks.blocking, 'risk of 9 blocks', 'risks of 9 block')}.`);
  if (risks.unmitigated > 0)
    concerns.push(`${counted(risks.unmitigated, 'risk of 6 or more has', 'risks of 6 or more have')} no mitigation.`);
  const reasons: GateReason[] = [
    ...fails.map((text) => ({ verdict: 'FAIL' as const, text })),
    ...concerns.map((text) => ({ verdict: 'CONCERNS' as const, text })),
  ];
  return { verdict: reasons[0]?.verdict ?? 'PASS', reasons };
};

const gravity: Record<GateVerdict, number> = { PASS: 0, CONCERNS: 1, FAIL: 2 };

/** A waiver covers what its person saw: it lapses when the gate gets worse than it was then. */
export const isWaived = (verdict: GateVerdict, waiver: { verdict: GateVerdict } | null): boolean =>
  verdict !== 'PASS' && waiver !== null && gravity[verdict] <= gravity[waiver.verdict];
