/**
 * Everything that has to hold before a change lands, in two lanes side by side, as the machines we plan for have two
 * cores, and then in the browser, which takes both (decision 097). `--no-journeys` leaves out what needs a browser. The
 * last line is always `N passed, N failed`, unless the machine lacks something that this program may not install: then it
 * is one line that says what to install.
 */
import { mkdirSync, rmSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { stripVTControlCharacters, styleText } from 'node:util';
import { endRunning } from './command.ts';
import { memoryFolder, Missing } from './machine.ts';
import { type Postgres, startPostgres } from './postgres.ts';
import { provideChromium } from './provide-chromium.ts';
import { build, checkBudget, command, journeys, reports, type Step, unitAndServerTests } from './test-steps.ts';

const root = join(import.meta.dirname, '..');
process.chdir(root);
// The programs and the Node of this repository, also when npm did not start us.
process.env.PATH = [join(root, 'node_modules/.bin'), process.env.PATH].join(delimiter);
// The runners write into a pipe, and cannot see that it ends in a terminal.
if (process.stdout.isTTY) process.env.FORCE_COLOR ??= '1';

const inMemory = memoryFolder();
if (inMemory !== undefined) process.env.TMPDIR ??= inMemory;

const withJourneys = !process.argv.includes('--no-journeys');
const lanes: Step[][] = [
  [command('format', 'oxfmt', '--check'), unitAndServerTests],
  [
    build,
    checkBudget,
    command('lint', 'oxlint', '--type-aware', '--deny-warnings'),
    command('types', 'tsc', '-b'),
    command('unused code', 'knip', '--no-progress'),
  ],
];

let postgres: Postgres | undefined;
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) {
  process.once(signal, () => {
    endRunning();
    void (postgres?.stop() ?? Promise.resolve()).finally(() => process.exit(130));
  });
}

try {
  if (withJourneys) process.env.COSCRUM_CHROMIUM = await provideChromium();
  postgres = await startPostgres();
  process.env.COSCRUM_TEST_POSTGRES = postgres.url;
} catch (error) {
  if (!(error instanceof Missing)) throw error;
  console.error(error.message);
  process.exit(1);
}

rmSync(reports, { recursive: true, force: true });
mkdirSync(reports, { recursive: true });
const total = { passed: 0, failed: 0 };
try {
  await Promise.all(lanes.map(runLane));
  if (withJourneys) await runLane([journeys]);
} finally {
  await postgres.stop();
}
console.log(`${total.passed} passed, ${total.failed} failed`);
process.exitCode = total.failed === 0 ? 0 : 1;

async function runLane(steps: Step[]): Promise<void> {
  for (const step of steps) {
    const start = performance.now();
    const { passed, failed, output, again = [] } = await step.run();
    const seconds = ((performance.now() - start) / 1000).toFixed(1).padStart(6);
    const mark = failed === 0 ? styleText('green', 'pass') : styleText('red', 'FAIL');
    console.log(`${mark} ${seconds} s  ${step.name}  (${passed} passed, ${failed} failed)`);
    for (const name of again) console.log(readable(`passed only when tried again: ${name}`));
    if (failed > 0) console.log(readable(output));
    total.passed += passed;
    total.failed += failed;
  }
}

function readable(output: string): string {
  return (process.stdout.isTTY ? output : stripVTControlCharacters(output)).trimEnd();
}
