/**
 * `npm run chaos`: breaks things on purpose, and says of each in one line whether what has to hold held. Without arguments
 * every scenario in full, which takes hours; `npm run chaos -- --only writing --amount 50` is a short one.
 */
import { parseArgs } from 'node:util';
import { clock } from './clock.ts';
import { backingUp, migrating } from './crash-once.ts';
import { writing } from './crash-writing.ts';
import { postgresRestart } from './postgres-restart.ts';
import { soak } from './soak.ts';
import { damagedFile, fullDisk, readOnlyFolder } from './store-trouble.ts';
import { amountOf, keep, machine, verdict, type Result } from './report.ts';
import type { Outcome, Scenario } from './scenario.ts';

const scenarios: Record<string, Scenario> = {
  writing,
  migrating,
  'backing-up': backingUp,
  postgres: postgresRestart,
  clock,
  'full-disk': fullDisk,
  'read-only': readOnlyFolder,
  damaged: damagedFile,
  soak,
};

const { values: options } = parseArgs({
  options: { only: { type: 'string', multiple: true }, amount: { type: 'string' } },
});
const usage = `Usage: npm run chaos -- [--only ${Object.keys(scenarios).join('|')}]... [--amount N]`;
const chosen = (options.only ?? Object.keys(scenarios)).map((key) => scenarios[key]);
const amount = options.amount === undefined ? undefined : Number(options.amount);
if (chosen.includes(undefined) || (amount !== undefined && !(amount > 0))) throw new Error(usage);

const command = ['npm run chaos', ...(process.argv.length > 2 ? ['--', ...process.argv.slice(2)] : [])].join(' ');

const tried = async (scenario: Scenario, amount: number): Promise<Outcome> => {
  try {
    return await scenario.run(amount);
  } catch (error) {
    return { note: '', faults: [(error as Error).stack ?? String(error)] };
  }
};

for (const scenario of chosen) {
  if (scenario === undefined) continue;
  const { name, holds, unit } = scenario;
  const begun = performance.now();
  const wanted = amount ?? scenario.amount;
  const outcome = await tried(scenario, wanted);
  const seconds = (performance.now() - begun) / 1000;
  const date = new Date().toISOString().slice(0, 16).replace('T', ' ');
  const result: Result = { name, holds, unit, ...outcome, amount: wanted, seconds, date, command, machine: machine() };
  console.log(`${verdict(result)}  ${name}: ${amountOf(result)}, ${seconds.toFixed(0)} s; ${outcome.note}`);
  for (const fault of outcome.faults.slice(0, 10)) console.log(`  ${fault}`);
  keep(
    [result],
    Object.values(scenarios).map((one) => one.name),
  );
  if (outcome.faults.length > 0) process.exitCode = 1;
}
