/** `npm run fuzz`: calls drawn from the contract, and sequences of commands against a model, as many as asked for. */
import { performance } from 'node:perf_hooks';
import { parseArgs } from 'node:util';
import { startPostgres, type Postgres } from '#scripts/postgres.ts';
import { openTestApp } from '../builders.ts';
import { compareWithModel } from './commands.ts';
import { editTogether } from './editors.ts';
import { fuzz } from './fuzz.ts';

const { values: options } = parseArgs({
  options: {
    requests: { type: 'string', default: '100000' },
    sequences: { type: 'string', default: '10000' },
    store: { type: 'string', default: 'sqlite' },
    seed: { type: 'string', default: String(Date.now() % 1_000_000) },
  },
});
const [requests, runs, seed] = [options.requests, options.sequences, options.seed].map(Number) as [
  number,
  number,
  number,
];
if ([requests, runs, seed].some((number) => !Number.isSafeInteger(number) || number < 0))
  throw new Error('Usage: npm run fuzz -- [--requests N] [--sequences N] [--seed N] [--store sqlite|postgres]');

let postgres: Postgres | undefined;
if (options.store === 'postgres') {
  postgres = await startPostgres();
  process.env.COSCRUM_TEST_POSTGRES = postgres.url;
}
process.env.COSCRUM_TEST_STORE = options.store;
const seconds = (since: number) => ((performance.now() - since) / 1000).toFixed(0);
try {
  const app = await openTestApp();
  const begun = performance.now();
  const { statuses, succeeded } = await fuzz(app, { requests, seed });
  const answers = Object.entries(statuses).map(([status, count]) => `${status}: ${count}`);
  console.log(`${requests} requests on ${options.store}, seed ${seed}, ${seconds(begun)} s: ${answers.join(', ')}`);
  console.log(
    `${succeeded.size} operations answered with success at least once; no 5xx, no answer against its schema.`,
  );
  const compared = performance.now();
  await app.program.store.db.deleteFrom('project').execute();
  const commands = await compareWithModel(app.client, { runs, seed });
  console.log(`${runs} sequences of ${commands} commands, ${seconds(compared)} s: the store and the model agree.`);
  const edited = performance.now();
  const { accepted, refused } = await editTogether(app.client, { people: 50, edits: 200 });
  console.log(
    `50 people with 200 edits of one row each, ${seconds(edited)} s: ${accepted} kept, ${refused} refused and done again on what was seen, none overwritten unseen.`,
  );
  await app.close();
} finally {
  await postgres?.stop();
}
