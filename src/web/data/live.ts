import type { LiveEvent, Noun } from '#contract/events.ts';
import type { QueryClient, QueryKey } from '@tanstack/react-query';
import { useSyncExternalStore } from 'react';

/** Whether changes of others arrive at this moment. */
export type Connection = 'connecting' | 'open' | 'lost';

/** One browser holds six connections to a host, so all its tabs share one stream: one tab listens and tells the others. */
type Told = { event: LiveEvent } | { connection: Connection } | { ask: 'connection' };

/** Queries that show a noun besides its own: figures, lists and sessions drawn from it. */
const shownBy: Partial<Record<Noun, readonly string[]>> = {
  project: ['activity'],
  increment: ['project', 'planning'],
  feature: ['project', 'increment'],
  story: ['project', 'increment'],
};

let connection: Connection = 'connecting';
const watchers = new Set<() => void>();

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

/** Reads every query of the noun again that this project shows. Keys are [[noun, operation], { input }]. */
function invalidate(queries: QueryClient, event: LiveEvent) {
  if (event.noun === 'all' && event.project_id === null) return void queries.invalidateQueries();
  const nouns = event.noun === 'all' ? null : [event.noun, ...(shownBy[event.noun] ?? [])];
  void queries.invalidateQueries({
    predicate: ({ queryKey }) => {
      const noun = nounOf(queryKey);
      return (nouns === null || (noun !== undefined && nouns.includes(noun))) && concerns(queryKey, event.project_id);
    },
  });
}

const nounOf = (key: QueryKey): string | undefined => {
  const path = key[0];
  return Array.isArray(path) && typeof path[0] === 'string' ? path[0] : undefined;
};

/** A query without a project in its input spans all of them. */
const concerns = (key: QueryKey, projectId: string | null): boolean => {
  const { input } = (key[1] ?? {}) as { input?: { project_id?: string; id?: string } };
  const own = input?.project_id ?? (nounOf(key) === 'project' ? input?.id : undefined);
  return projectId === null || own === undefined || own === projectId;
};

/** Listens for changes until the page closes. */
export function followLiveEvents(queries: QueryClient) {
  const others = new BroadcastChannel('coscrum-live');
  const tell = (told: Told) => others.postMessage(told);
  let leads = false;

  const lead = () => {
    leads = true;
    listen(
      (event) => {
        invalidate(queries, event);
        tell({ event });
      },
      (now) => {
        setConnection(now);
        tell({ connection: now });
      },
    );
  };

  others.addEventListener('message', ({ data }: MessageEvent<Told>) => {
    if ('event' in data) invalidate(queries, data.event);
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
