import type { Logger } from 'pino';
import type { Client } from 'pg';
import type { LiveEvent } from '#contract/events.ts';
import { liveChannel } from './changing.ts';
import type { Elsewhere } from './db/store.ts';

/** How often a SQLite file is asked whether another process changed it, in milliseconds. The question reads one counter. */
const pollMs = 250;
const relistenMs = 1_000;

const anythingChanged: LiveEvent = { noun: 'all', project_id: null, id: null };

export type Live = {
  publish(events: readonly LiveEvent[]): void;
  /** Hear every event from now on; the answer stops it. */
  subscribe(listener: (event: LiveEvent) => void): () => void;
  close(): Promise<void>;
};

/** Carries events to whoever listens in this process, those of other processes included. */
export const openLive = async (elsewhere: Elsewhere, log: Logger): Promise<Live> => {
  const listeners = new Set<(event: LiveEvent) => void>();
  const publish = (events: readonly LiveEvent[]) => {
    for (const event of events) for (const listener of listeners) listener(event);
  };
  const stopHearing =
    elsewhere.kind === 'poll' ? poll(elsewhere.dataVersion, publish) : await listen(elsewhere.newClient, publish, log);
  return {
    publish,
    subscribe: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    close: async () => {
      listeners.clear();
      await stopHearing();
    },
  };
};

/** SQLite tells that another process wrote, not what: so the hint is that anything may have changed. */
const poll = (dataVersion: () => number, publish: Live['publish']) => {
  let known = dataVersion();
  const timer = setInterval(() => {
    const now = dataVersion();
    if (now !== known) publish([anythingChanged]);
    known = now;
  }, pollMs);
  timer.unref();
  return async () => clearInterval(timer);
};

/** PostgreSQL tells what was committed by any server. After a lost connection something may have been missed. */
const listen = async (newClient: () => Client, publish: Live['publish'], log: Logger) => {
  let client: Client | null = null;
  let timer: NodeJS.Timeout | undefined;
  let closed = false;
  const again = (error: Error) => {
    if (closed || timer !== undefined) return;
    log.warn({ err: error }, 'lost the connection that hears changes; trying again');
    client = null;
    timer = setTimeout(() => {
      timer = undefined;
      void reconnect();
    }, relistenMs);
  };
  const reconnect = async () => {
    try {
      await connect();
      publish([anythingChanged]);
    } catch (error) {
      again(error as Error);
    }
  };
  const connect = async () => {
    const next = newClient();
    next.on('error', again);
    next.on('end', () => again(new Error('connection ended')));
    next.on('notification', ({ payload }) => publish(JSON.parse(payload ?? '[]') as LiveEvent[]));
    await next.connect();
    await next.query(`listen ${liveChannel}`);
    client = next;
  };
  await connect();
  return async () => {
    closed = true;
    clearTimeout(timer);
    await client?.end();
  };
};
