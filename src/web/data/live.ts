import type { LiveEvent } from '#contract/events.ts';
import type { Query, QueryClient, QueryKey } from '@tanstack/react-query';
import { useSyncExternalStore } from 'react';
import { isTouched } from './live-reach.ts';
import { readTogether } from './read-together.ts';

/** Whether changes of others arrive at this moment. */
export type Connection = 'connecting' | 'open' | 'lost';

/** One browser holds six connections to a host, so all its tabs share one stream: one tab listens and tells the others. */
type Told = { event: LiveEvent } | { connection: Connection } | { ask: 'connection' };

let connection: Connection = 'connecting';
const watchers = new Set<() => void>();

/** Who wants to hear who is present. */
const listeners = new Set<(event: LiveEvent) => void>();

export const hearPresence = (listener: (event: LiveEvent) => void) => {
  listeners.add(listener);
  return () => void listeners.delete(listener);
};

const setConnection = (now: Connection) => {
  if (now === connection) return;
  connection = now;
  for (const watcher of watchers) watcher();
};

const subscribe = (watcher: () => void) => {
  watchers.add(watcher);
  return () => watchers.delete(watcher);
};

export const useConnection = (): Connection => useSyncExternalStore(subscribe, () => connection);

/**
 * Reads again what events touch. A first answer that is on its way may be older than the change, and the cache asks only
 * once while it waits; so it is read again when it has come. The event of a new stream is not about a change.
 */
function readAgain(queries: QueryClient, events: LiveEvent[]) {
  const touched = {
    predicate: ({ queryKey }: Query) =>
      !isBeingOrdered(queries, queryKey) && events.some((event) => isTouched(queryKey, event)),
  };
  const unanswered = queries
    .getQueryCache()
    .findAll({ ...touched, fetchStatus: 'fetching' })
    .filter(({ state }) => state.data === undefined && events.some(({ noun }) => noun !== 'all'));
  void queries.invalidateQueries(touched);
  for (const query of unanswered) void readAgainAfter(queries, query);
}

/** A list in which something is being moved here is read again when the last move has arrived: between them it is older. */
const isBeingOrdered = (queries: QueryClient, [path]: QueryKey): boolean =>
  Array.isArray(path) && path[1] === 'list' && queries.isMutating({ mutationKey: [path[0], 'move'] }) > 0;

async function readAgainAfter(queries: QueryClient, { promise, queryKey }: Query) {
  try {
    await promise;
  } catch {
    // The query shows its own failure, and is asked again by whoever tries again.
    return;
  }
  await queries.invalidateQueries({ queryKey, exact: true });
}

/** Listens for changes until the page closes. */
export function followLiveEvents(queries: QueryClient) {
  const others = new BroadcastChannel('coscrum-live');
  const tell = (told: Told) => others.postMessage(told);
  let leads = false;
  const onChange = readTogether<LiveEvent>(
    (events) => readAgain(queries, events),
    () => queries.isMutating() > 0,
  );
  const hear = (event: LiveEvent) => {
    if (event.noun !== 'presence') return onChange(event);
    for (const listener of listeners) listener(event);
  };

  const lead = () => {
    leads = true;
    listen(
      (event) => {
        hear(event);
        tell({ event });
      },
      (now) => {
        setConnection(now);
        tell({ connection: now });
      },
    );
  };

  others.addEventListener('message', ({ data }: MessageEvent<Told>) => {
    if ('event' in data) hear(data.event);
    else if ('connection' in data) setConnection(data.connection);
    else if (leads) tell({ connection });
  });
  tell({ ask: 'connection' });

  // Web Locks exist only on secure origins (loopback is one); elsewhere each tab listens for itself.
  if ('locks' in navigator) {
    void navigator.locks.request('coscrum-live', () => {
      lead();
      return new Promise<never>(() => {});
    });
  } else lead();

  // A page that was put away and brought back heard nothing meanwhile.
  addEventListener('pageshow', ({ persisted }) => {
    if (persisted) void queries.invalidateQueries();
  });
}

const shortestPause = 500;
const longestPause = 5000;

/**
 * Keeps one stream open, whatever happens to the server. Each stream begins with the event that anything may have
 * changed, so what was missed between two streams is read again.
 */
function listen(onEvent: (event: LiveEvent) => void, onConnection: (connection: Connection) => void) {
  let pause = shortestPause;
  const connect = () => {
    const stream = new EventSource('/api/live');
    stream.addEventListener('open', () => {
      pause = shortestPause;
      onConnection('open');
    });
    stream.addEventListener('message', ({ data }: MessageEvent<string>) => onEvent(JSON.parse(data) as LiveEvent));
    stream.addEventListener('error', () => {
      // The browser's own retry gives up for good on an error page, so the stream is opened anew.
      stream.close();
      onConnection('lost');
      setTimeout(connect, pause * (0.75 + Math.random() / 2));
      pause = Math.min(pause * 2, longestPause);
    });
  };
  connect();
}
