export interface Counts {
  passed: number;
  failed: number;
  /** What failed, by name and with its reason. */
  output: string;
  /** What passed only when tried again, by name: shown also when nothing failed. */
  again?: string[];
}

/** The parts of Vitest's JSON report that are counted. */
export interface VitestReport {
  testResults: {
    name: string;
    status: string;
    message?: string;
    assertionResults: { fullName: string; status: string; failureMessages?: string[] }[];
  }[];
}

/** The parts of Playwright's JSON report that are counted. */
export interface JourneyReport {
  errors: { message?: string }[];
  suites: JourneySuite[];
}
interface JourneySuite {
  suites?: JourneySuite[];
  specs: {
    title: string;
    tests: { projectName: string; status: string; results?: { error?: { message?: string } }[] }[];
  }[];
}

/**
 * A test that did not run (skipped, todo) counts as failed, and so does a file which could not be loaded. One that passed
 * only when tried again has passed, and is named.
 */
export function countVitest(report: VitestReport): Counts {
  const counts = { passed: 0, failed: 0, output: '', again: [] as string[] };
  for (const file of report.testResults) {
    for (const test of file.assertionResults) {
      if (test.status === 'passed') {
        counts.passed++;
        const [reason] = test.failureMessages ?? [];
        if (reason !== undefined) counts.again.push(`${file.name}: ${test.fullName}\n${reason}`);
        continue;
      }
      counts.failed++;
      const what = test.status === 'failed' ? 'failed' : `did not run (${test.status})`;
      counts.output += `${what}: ${file.name}: ${test.fullName}\n${test.failureMessages?.[0] ?? ''}\n`;
    }
    if (file.status !== 'passed' && file.assertionResults.every((test) => test.status === 'passed')) {
      counts.failed++;
      counts.output += `failed: ${file.name}\n${file.message ?? ''}\n`;
    }
  }
  return counts;
}

/** Likewise; a journey that passed only when tried again has passed, and is named. */
export function countJourneys(report: JourneyReport): Counts {
  const counts = { passed: 0, failed: report.errors.length, output: '', again: [] as string[] };
  for (const { message = '' } of report.errors) counts.output += `${message}\n`;
  const walk = (suite: JourneySuite) => {
    for (const { title, tests } of suite.specs) {
      for (const { projectName, status, results = [] } of tests) {
        const name = `${projectName}: ${title}`;
        const reason = results.find(({ error }) => error !== undefined)?.error?.message ?? '';
        if (status === 'expected' || status === 'flaky') counts.passed++;
        if (status === 'flaky') counts.again.push(`${name}\n${reason}`);
        if (status === 'expected' || status === 'flaky') continue;
        counts.failed++;
        counts.output += `${status === 'unexpected' ? 'failed' : `did not run (${status})`}: ${name}\n${reason}\n`;
      }
    }
    suite.suites?.forEach(walk);
  };
  report.suites.forEach(walk);
  return counts;
}
