export interface Counts {
  passed: number;
  failed: number;
  /** What to show when something failed. */
  output: string;
}

/** The parts of Vitest's JSON report that are counted. */
export interface VitestReport {
  testResults: {
    name: string;
    status: string;
    message?: string;
    assertionResults: { fullName: string; status: string }[];
  }[];
}

/** The parts of Playwright's JSON report that are counted. */
export interface JourneyReport {
  errors: { message?: string }[];
  suites: JourneySuite[];
}
interface JourneySuite {
  suites?: JourneySuite[];
  specs: { title: string; tests: { projectName: string; status: string }[] }[];
}

/** A test that did not run (skipped, todo) counts as failed, and so does a file which could not be loaded. */
export function countVitest(report: VitestReport): Counts {
  const counts = { passed: 0, failed: 0, output: '' };
  for (const file of report.testResults) {
    for (const test of file.assertionResults) {
      if (test.status === 'passed') {
        counts.passed++;
        continue;
      }
      counts.failed++;
      if (test.status !== 'failed') counts.output += `did not run (${test.status}): ${file.name}: ${test.fullName}\n`;
    }
    if (file.status !== 'passed' && file.assertionResults.every((test) => test.status === 'passed')) counts.failed++;
  }
  return counts;
}

/** Likewise; a journey that passed only when tried again counts as failed. */
export function countJourneys(report: JourneyReport): Counts {
  const counts = { passed: 0, failed: report.errors.length, output: '' };
  const walk = (suite: JourneySuite) => {
    for (const spec of suite.specs) {
      for (const test of spec.tests) {
        if (test.status === 'expected') {
          counts.passed++;
          continue;
        }
        counts.failed++;
        if (test.status !== 'unexpected') counts.output += `${test.status}: ${test.projectName}: ${spec.title}\n`;
      }
    }
    suite.suites?.forEach(walk);
  };
  report.suites.forEach(walk);
  return counts;
}
