#!/usr/bin/env node
/** `npx coscrum`: opens a program on the server's store and hands its client to the commands. */
import { readFileSync } from 'node:fs';
import { constants } from 'node:os';
import { type Opened, runCli } from '#cli/cli.ts';
import { Interrupted } from '#cli/failure.ts';
import type { Keeper } from '#cli/keep.ts';

const neededNode = 26;
const { version } = JSON.parse(readFileSync(new URL('../package.json', import.meta.url), 'utf8')) as {
  version: string;
};

// Loaded only when a command needs it: an older Node could not even load it, and would not say why.
const open = async ({ dryRun }: { dryRun: boolean }): Promise<Opened> => {
  const [
    { default: pino },
    { createRulesAdvisor },
    { createModelAdvisor },
    { openProgram, clientOf },
    { StoreUnusable },
    { notOpened, settingsFrom },
  ] = await Promise.all([
    import('pino'),
    import('#advisors/rules/rules-advisor.ts'),
    import('#advisors/llm/llm-advisor.ts'),
    import('#server/program.ts'),
    import('#server/db/store.ts'),
    import('#server/settings.ts'),
  ]);
  // The commands listen on no port, so what the server says about HOST and PORT is not theirs.
  const settings = settingsFrom({ ...process.env, HOST: undefined, PORT: undefined });
  const level = process.env.LOG_LEVEL ? settings.logLevel : 'silent';
  const log = pino({ level, base: { service: 'coscrum' } }, pino.destination({ dest: 2, sync: true }));
  const location = dryRun ? 'memory' : settings.location;
  const place = dryRun ? null : 'folder' in settings.location ? settings.location.folder : 'PostgreSQL';
  try {
    const rules = createRulesAdvisor();
    const advisor = settings.model === null ? rules : createModelAdvisor(settings.model, rules);
    const program = await openProgram(location, { log, advisor });
    return { client: clientOf(program), place, close: program.close };
  } catch (error) {
    throw error instanceof StoreUnusable ? notOpened(settings.location, error) : error;
  }
};

const keeper = async (): Promise<Keeper> => {
  const [{ settingsFrom }, { keeperOf }] = await Promise.all([
    import('#server/settings.ts'),
    import('#server/transfer/keeper.ts'),
  ]);
  return keeperOf(settingsFrom({ ...process.env, HOST: undefined, PORT: undefined }).location);
};

const stopping = new AbortController();
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const)
  process.once(signal, () => stopping.abort(new Interrupted(constants.signals[signal])));
// Whoever reads our messages may have gone; what is said to nobody is no error.
process.stderr.on('error', () => undefined);
process.stdout.on('error', () => undefined);

if (Number.parseInt(process.versions.node, 10) < neededNode) {
  process.stderr.write(
    `coscrum: needs Node ${neededNode}, this is ${process.versions.node}; "npx coscrum" in the repository runs it on the right one\n`,
  );
  process.exitCode = 1;
} else {
  process.exitCode = await runCli(process.argv.slice(2), {
    version,
    input: process.stdin,
    output: process.stdout,
    errors: process.stderr,
    signal: stopping.signal,
    open,
    keeper,
  });
}
