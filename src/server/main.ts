import { join } from 'node:path';
import { setTimeout as passing } from 'node:timers/promises';
import { serve, type ServerType } from '@hono/node-server';
import pino, { type Logger } from 'pino';
import { createRulesAdvisor, rehearse } from '#advisors/rules/rules-advisor.ts';
import { createModelAdvisor } from '#advisors/llm/llm-advisor.ts';
import type { Mail } from './accounts/mail.ts';
import { createApp } from './app.ts';
import type { Program } from './context.ts';
import { StoreTooNew } from './db/migrate.ts';
import { StoreUnusable } from './db/store.ts';
import { purgeIdeas } from './operations/idea.ts';
import { purgeProposals } from './operations/sprint-proposal.ts';
import { purgeTestsAndReviews } from './operations/test-purge.ts';
import { purgeDeleted } from './operations/project.ts';
import { purgeStories } from './operations/story-rows.ts';
import { purgeRuns } from './advice-record.ts';
import { purgeCounts } from './accounts/limiter-of-all.ts';
import { purgeIdempotency } from './changing.ts';
import { openProgram } from './program.ts';
import { notOpened, SettingsError, settingsFrom, type Settings } from './settings.ts';
import { backUpInBackground } from './transfer/daily.ts';

const root = join(import.meta.dirname, '../..');
const housekeepingMs = 3_600_000;
const stopWithinMs = 10_000;
const sweepMs = 50;
// The first pages are read first.
const rehearseAfterMs = 1000;
// Longer than proxies keep a connection that waits: one that the server closes while a request is on its way is a failed request.
const keepAliveMs = 75_000;

const housekeeping = async (
  { store, now, log }: Program,
  { location, backups }: Settings,
  stopped: AbortSignal,
): Promise<void> => {
  const isEmpty = (await store.db.selectFrom('project').select('id').limit(1).execute()).length === 0;
  if (backups !== null && !isEmpty) {
    const backup = await backUpInBackground({ place: location, ...backups, now: now() }, stopped);
    if (backup !== null) log.info({ backup, folder: backups.folder }, 'daily backup made');
  }
  const projects = await purgeDeleted(store.db, now());
  const ideas = await purgeIdeas(store.db, now());
  const stories = await purgeStories(store.db, now());
  const tests = await purgeTestsAndReviews(store.db, now());
  const keys = await purgeIdempotency(store.db, now());
  const runs = await purgeRuns(store.db, now());
  const counts = await purgeCounts(store.db, now());
  const proposals = await purgeProposals(store.db, now());
  log.info({ projects, ideas, stories, tests, keys, runs, counts, proposals }, 'housekeeping');
};

const notListening: Record<string, string> = {
  EADDRINUSE: 'PORT is in use by another program. Set PORT to a free one.',
  EACCES: 'PORT is one that you may not open. Set PORT to one above 1023.',
  EADDRNOTAVAIL: 'HOST is not an address of this machine.',
  ENOTFOUND: 'HOST is not an address of this machine.',
  EAI_AGAIN: 'HOST is a name that could not be looked up.',
};

const listening = (
  settings: Settings,
  fetch: Parameters<typeof serve>[0]['fetch'],
): Promise<{ server: ServerType; address: string }> =>
  new Promise((resolve, reject) => {
    const { port, host } = settings;
    const serverOptions = { keepAliveTimeout: keepAliveMs };
    const server = serve({ fetch, port, hostname: host, serverOptions }, ({ port }) => {
      resolve({ server, address: `http://${host.includes(':') ? `[${host}]` : host}:${port}` });
    });
    server.on('error', (error: NodeJS.ErrnoException) => {
      const reason = notListening[error.code ?? ''];
      reject(reason === undefined ? error : new SettingsError(reason));
    });
  });

const mailOf = async ({ url, from }: NonNullable<Settings['mail']>, log: Logger): Promise<Mail> =>
  (await import('./accounts/mail.ts')).createMail(url, from, log);

/**
 * Start the server as the environment says; `say` takes the lines for whoever started it. Answers when it is ready, with
 * what stops it: asked a second time it waits for nothing more.
 */
export const start = async (
  env: Readonly<Record<string, string | undefined>>,
  say: (line: string) => void,
): Promise<() => Promise<void>> => {
  const settings = settingsFrom(env);
  const log = pino(
    { level: settings.logLevel, base: { service: 'coscrum' } },
    pino.destination({ dest: 2, sync: false }),
  );
  const program = await openProgram(settings.location, {
    log,
    advisor: settings.model === null ? createRulesAdvisor() : createModelAdvisor(settings.model, createRulesAdvisor()),
    blogUrl: settings.blogUrl,
    contact: settings.contact,
    accounts: settings.accounts
      ? {
          secure: settings.secureCookies,
          publicUrl: settings.publicUrl,
          mail: settings.mail && (await mailOf(settings.mail, log)),
        }
      : undefined,
  }).catch((error: unknown) => {
    throw error instanceof StoreUnusable ? notOpened(settings.location, error) : error;
  });
  const app = createApp({
    program,
    loopback: settings.loopback,
    webFolder: join(root, 'dist/web'),
    publicUrl: settings.publicUrl,
    proxies: settings.proxies,
  });
  const { server, address } = await listening(settings, app.fetch).catch(async (error: unknown) => {
    await program.close();
    throw error;
  });
  say(`CoScrum is ready at ${address}`);
  if (program.accounts !== null && (await program.accounts.needsOwner()))
    say(`Nobody owns this server yet. Open it and give this code: ${program.accounts.ownerCode}`);

  const stopped = new AbortController();
  // What was not done by then is done after the next start.
  const unlessStopped = (message: string) => (error: unknown) => {
    if (!stopped.signal.aborted) log.error({ err: error }, message);
  };
  void passing(rehearseAfterMs, undefined, { signal: stopped.signal })
    .then(() => rehearse(stopped.signal))
    .catch(unlessStopped('the rehearsal failed'));
  const keepHouse = () => housekeeping(program, settings, stopped.signal).catch(unlessStopped('housekeeping failed'));
  void keepHouse();
  const timer = setInterval(() => void keepHouse(), housekeepingMs);

  let waitNoLonger = () => {};
  const stop = async () => {
    clearInterval(timer);
    stopped.abort();
    app.leave();
    // Meanwhile whoever stands in front sees that this server is leaving, and sends nothing more.
    await new Promise<void>((done) => {
      const over = setTimeout(done, settings.drainMs);
      waitNoLonger = () => {
        clearTimeout(over);
        done();
      };
    });
    app.drain();
    // Open requests end first; connections that only wait are closed at once, and what hangs is cut off in the end.
    const force = setTimeout(() => 'closeAllConnections' in server && server.closeAllConnections(), stopWithinMs);
    const sweep = setInterval(() => 'closeIdleConnections' in server && server.closeIdleConnections(), sweepMs);
    await new Promise<void>((done) => server.close(() => done()));
    clearInterval(sweep);
    clearTimeout(force);
    await program.close();
  };
  let stopping: Promise<void> | undefined;
  return () => {
    // A second time is from somebody who does not want to wait.
    if (stopping !== undefined) waitNoLonger();
    stopping ??= stop();
    return stopping;
  };
};

const run = async (): Promise<void> => {
  const stop = await start(process.env, (line) => process.stdout.write(`${line}\n`));
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => void stop());
};

if (import.meta.main) {
  run().catch((error: unknown) => {
    const known = error instanceof SettingsError || error instanceof StoreTooNew;
    process.stderr.write(
      `CoScrum did not start: ${known ? error.message : ((error as Error).stack ?? String(error))}\n`,
    );
    process.exitCode = 1;
  });
}
