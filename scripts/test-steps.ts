import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { type Finished, run } from './command.ts';
import { type Counts, countJourneys, countVitest, type JourneyReport, type VitestReport } from './test-counts.ts';

export interface Step {
  name: string;
  run(): Promise<Counts>;
}

/** Where the runners leave their reports for counting. */
export const reports = '.cache/reports';

/** Far above what any step takes: a step that hangs is ended and fails. */
const limit = 60 * 60_000;

/** A program that passes or fails as one. */
export function command(name: string, program: string, ...args: string[]): Step {
  return { name, run: async () => verdict(await run(program, args, { timeout: limit })) };
}

export const build = command('build', 'node', 'scripts/build.ts');

export const checkBudget = command('bundle budget', 'node', 'scripts/budget.ts');

export const unitAndServerTests: Step = {
  name: 'unit and server tests, on both stores',
  async run() {
    const report = join(reports, 'vitest.json');
    const args = ['run', '--reporter=minimal', '--reporter=json', `--outputFile.json=${report}`];
    return counted(await run('vitest', args, { timeout: limit }), report, (text) =>
      countVitest(JSON.parse(text) as VitestReport),
    );
  },
};

export const journeys: Step = {
  name: 'journeys in Chromium, on both stores',
  async run() {
    const report = join(reports, 'journeys.json');
    const env = { ...process.env, PLAYWRIGHT_JSON_OUTPUT_FILE: report };
    const finished = await run('playwright', ['test', '--reporter=list,json'], { env, timeout: limit });
    return counted(finished, report, (text) => countJourneys(JSON.parse(text) as JourneyReport));
  },
};

/** The counts of a runner's report; a runner that failed without a failed test, or ran none, is one failure more. */
function counted(finished: Finished, report: string, count: (text: string) => Counts): Counts {
  if (!existsSync(report)) return { passed: 0, failed: 1, output: `${finished.output}\nNo report was written.` };
  const counts = count(readFileSync(report, 'utf8'));
  const unexplained = counts.failed === 0 && (finished.code !== 0 || counts.passed === 0);
  if (!unexplained) return counts;
  return { ...counts, failed: 1, output: finished.output };
}

function verdict({ code, output }: Finished): Counts {
  return code === 0 ? { passed: 1, failed: 0, output } : { passed: 0, failed: 1, output };
}
