import { readFileSync } from 'node:fs';
import { createRouterClient } from '@orpc/server';
import type { Logger } from 'pino';
import { v7 as newId } from 'uuid';
import type { Advisor } from '#advisors/advisor.ts';
import type { Accounts, AccountSettings } from './accounts/accounts.ts';
import { answering } from './answer.ts';
import type { Context, Program } from './context.ts';
import { openStore, type Store, type StoreLocation } from './db/store.ts';
import { openLive, type Live } from './live.ts';
import { router } from './operations/router.ts';

export type OpenProgram = Program & { live: Live; close(): Promise<void> };

const { version } = JSON.parse(readFileSync(new URL('../../package.json', import.meta.url), 'utf8')) as {
  version: string;
};

/** The person at this machine, where nobody signs in. */
export const localActor: Context['actor'] = { kind: 'local', id: null, name: 'You' };

/** The account library is loaded only where people sign in: on one's own machine it would take 0.2 s of every start. */
const accountsOf = async (store: Store, settings: AccountSettings, log: Logger): Promise<Accounts> => {
  const { openAccounts } = await import('./accounts/accounts.ts');
  return openAccounts(store, settings, log);
};

/** Put the program together around a store and an advisor. */
export const openProgram = async (
  location: StoreLocation,
  parts: {
    log: Logger;
    advisor: Advisor;
    blogUrl?: string | null;
    contact?: string | null;
    now?: () => Date;
    /** Left out where nobody signs in. */
    accounts?: AccountSettings | undefined;
  },
): Promise<OpenProgram> => {
  const { log, advisor, blogUrl = null, contact = null, now = () => new Date() } = parts;
  const store = await openStore(location, (error) => log.warn({ err: error }, 'an idle connection broke'));
  const closingOnError = async (error: unknown): Promise<never> => {
    await store.close();
    throw error;
  };
  const accounts =
    parts.accounts === undefined ? null : await accountsOf(store, parts.accounts, log).catch(closingOnError);
  const live = await openLive(store.elsewhere, log).catch(closingOnError);
  const close = async () => {
    await live.close();
    await store.close();
  };
  return { store, live, log, advisor, now, newId, version, blogUrl, contact, accounts, close };
};

/** The contract's client on a program in this process, without HTTP: for the terminal. It refuses as the server does. */
export const clientOf = (program: Program) =>
  createRouterClient(router, {
    context: { ...program, actor: localActor },
    interceptors: [({ next, context }) => answering(context, next)],
  });
