import type { Logger } from 'pino';
import type { Client } from 'pg';
import type { LiveEvent } from '#contract/events.ts';
import { liveChannel } from './changing.ts';
import type { Elsewhere } from './db/store.ts';

/** How often a SQLite file is asked whether another process changed it, in milliseconds. The question reads one counter. */
const pollMs = 250;
const relistenMs = 1_000;

export const anythingChanged: LiveEvent = { noun: 'all', project_id: null, id: null };

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
    elsewhere.kind === 'poll'
      ? poll(elsewhere.dataVersion, publish, log)
      : await listen(elsewhere.newClient, publish, log);
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
const poll = (dataVersion: () => number, publish: Live['publish'], log: Logger) => {
  let known = dataVersion();
  const timer = setInterval(() => {
    try {
      const now = dataVersion();
      if (now !== known) publish([anythingChanged]);
      known = now;
    } catch (error) {
      // Locked at this moment; the next question tells.
      log.debug({ err: error }, 'could not ask the store for changes');
    }
  }, pollMs);
  timer.unref();
  return async () => clearInterval(timer);
};

/** PostgreSQL tells what was committed by any server. After a lost connection something may have been missed. */
const listen = async (newClient: () => Client, publish: Live['publish'], log: Logger) => {
  let client: Client | undefined;
  let timer: NodeJS.Timeout | undefined;
  let closed = false;
  const connect = async () => {
    const next = newClient();
    // A connection that breaks says so by an error, by its end, or by both.
    const lost = (error: Error) => {
      if (client === next) again(error);
    };
    next.on('error', lost);
    next.on('end', () => lost(new Error('connection ended')));
    next.on('notification', ({ payload }) => publish(eventsIn(payload)));
    try {
      await next.connect();
      await next.query(`listen ${liveChannel}`);
    } catch (error) {
      // What kept it from listening is what to tell, not that it cannot be closed either.
      await next.end().catch(() => undefined);
      throw error;
    }
    if (closed) return next.end();
    client = next;
  };
  const again = (error: unknown) => {
    if (closed) return;
    log.warn({ err: error }, 'lost the connection that hears changes; trying again');
    client = undefined;
    timer = setTimeout(() => void reconnect(), relistenMs);
  };
  const reconnect = async () => {
    try {
      await connect();
      publish([anythingChanged]);
    } catch (error) {
      again(error);
    }
  };
  await connect();
  return async () => {
    closed = true;
    clearTimeout(timer);
    await client?.end();
  };
};

/** Whoever may connect to the database may notify; what is not ours is taken as a hint that something happened. */
const eventsIn = (payload: string | undefined): readonly LiveEvent[] => {
  try {
    return JSON.parse(payload ?? '') as LiveEvent[];
  } catch {
    return [anythingChanged];
  }
};
