/** `npm run bench`: drives a real server over HTTP, and its page in Chromium, and holds the figures against their targets. */
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { show } from '#scripts/command.ts';
import { Missing } from '#scripts/machine.ts';
import { provideChromium } from '#scripts/provide-chromium.ts';
import { providePostgres } from '#scripts/provide-postgres.ts';
import { measureApi, type Effort } from './api-measures.ts';
import { Client } from './client.ts';
import { deliveryCounts, fillDelivery, makeDelivery } from './delivery.ts';
import type { Figure } from './figure.ts';
import { measureFloor } from './floor.ts';
import { describeMachine } from './machine.ts';
import { measurePage, type PageEffort } from './page-measures.ts';
import { missed, writeReport, type Part } from './report.ts';
import { measurePlan } from './plan-measures.ts';
import { measureScreens } from './screen-measures.ts';
import { Server } from './server.ts';
import { openBenchStore, storeKinds, type StoreKind } from './store.ts';
import { percentile } from './timing.ts';
import { seed } from './workspace.ts';

const usage = 'Usage: npm run bench -- [--store sqlite|postgres|both] [--quick] [--no-page] [--strict]';

const { values: options } = parseArgs({
  allowNegative: true,
  options: {
    store: { type: 'string', default: 'both' },
    quick: { type: 'boolean', default: false },
    page: { type: 'boolean', default: true },
    strict: { type: 'boolean', default: false },
  },
});

const kindsOf = (store: string): readonly StoreKind[] => {
  if (store === 'both') return storeKinds;
  const kind = storeKinds.find((one) => one === store);
  if (kind === undefined) throw new Error(usage);
  return [kind];
};

const effort: Effort = options.quick
  ? { reads: 60, changes: 60, combined: 9, seconds: 2 }
  : { reads: 400, changes: 400, combined: 40, seconds: 8 };
const pageEffort: PageEffort = options.quick ? { loads: 3, saves: 5 } : { loads: 9, saves: 20 };
const starts = 3;
const { features, stories, tests } = deliveryCounts;
const deliveryTitle = `screens of an increment with ${features} features, ${stories.toLocaleString('en')} stories and ${tests.toLocaleString('en')} tests, in Chromium`;

const say = (text: string) => process.stderr.write(`${text}\n`);

const measureStarts = async (name: string, place: Parameters<typeof Server.start>[0]): Promise<Figure> => {
  const times: number[] = [];
  for (let turn = 0; turn < starts; turn += 1) {
    const server = await Server.start(place);
    times.push(server.firstAnswerMs);
    await server.stop();
  }
  return { name, value: percentile(times, 0.5), unit: 'ms', runs: starts, target: 3000 };
};

const measureStore = async (kind: StoreKind): Promise<Part[]> => {
  const store = await openBenchStore(kind);
  let server: Server | undefined;
  try {
    say(`${kind}: the bare minimum of this machine`);
    const floor = await measureFloor(store, effort.reads, effort.seconds / 2);
    const emptyStart = await measureStarts('from start to first answer, empty store', store);
    say(`${kind}: filling the store`);
    server = await Server.start(store);
    const seeding = new Client(server.url);
    const space = await seed(seeding);
    const made = await makeDelivery(seeding);
    seeding.close();
    await server.stop();
    const delivery = await fillDelivery(store, made);
    await store.settle();
    const fullStart = await measureStarts('from start to first answer, full store', store);

    say(`${kind}: the API`);
    server = await Server.start(store);
    const atStart = await server.memoryMB();
    const client = new Client(server.url, 16);
    const { figures, combinations } = await measureApi(client, space, effort, floor);
    if (options.page) say(`${kind}: the page`);
    const page = options.page ? await measurePage(server.url, space, pageEffort) : [];
    if (options.page) say(`${kind}: the screens of an increment`);
    const screens = options.page ? await measureScreens(server.url, delivery, pageEffort.loads) : [];
    const afterRun = await server.memoryMB();
    // Last, since the solver takes memory of its own that comes back late: the figures before it stay comparable.
    say(`${kind}: a plan`);
    const plan = await measurePlan(client);
    client.close();
    const memory: Figure[] = [
      { name: 'memory after start', value: atStart, unit: 'MB' },
      { name: 'memory after the run', value: afterRun, unit: 'MB', target: 300 },
      { name: 'memory after three plans of 200 stories', value: await server.memoryMB(), unit: 'MB' },
    ];
    return [
      ...(page.length > 0 ? [{ title: `${kind}: page in Chromium`, figures: page }] : []),
      ...(screens.length > 0 ? [{ title: `${kind}: ${deliveryTitle}`, figures: screens }] : []),
      { title: `${kind}: bare minimum of the machine`, figures: floor.figures },
      {
        title: `${kind}: API with 20,000 features in one project, 100 projects`,
        figures: [...figures, plan, emptyStart, fullStart, ...memory],
        combinations: combinations.map(({ name, times }) => ({ name, p50: times.p50, p95: times.p95 })),
      },
    ];
  } finally {
    await server?.stop();
    await store.remove();
  }
};

const kinds = kindsOf(options.store);
// Rather now than after an hour of measuring.
const isProvided = async (): Promise<boolean> => {
  try {
    if (kinds.includes('postgres')) await providePostgres();
    if (options.page) await provideChromium();
    return true;
  } catch (error) {
    if (!(error instanceof Missing)) throw error;
    say(`${error.message}\nWithout PostgreSQL: npm run bench -- --store sqlite. Without a browser: --no-page.`);
    return false;
  }
};
if (!(await isProvided())) process.exit(1);

// The page is measured as people get it, and the start on a built tree.
const built = await show(process.execPath, [join(import.meta.dirname, '../scripts/build-if-stale.ts')]);
if (built !== 0) throw new Error('The page could not be built.');

const parts: Part[] = [];
for (const kind of kinds) parts.push(...(await measureStore(kind)));
const machine = await describeMachine(kinds.includes('postgres'));
const report = { date: new Date().toISOString(), machine, quick: options.quick, parts };
const { text, path } = writeReport(join(import.meta.dirname, 'results'), report);
process.stdout.write(`${text}\n`);
say(`Written to ${path}.json and .md`);
const misses = missed(report);
if (misses.length > 0) say(`Missed: ${misses.map(({ name }) => name).join('; ')}`);
if (options.strict && misses.length > 0) process.exitCode = 1;
