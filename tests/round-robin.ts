import { once } from 'node:events';
import { Agent, createServer, request, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { setTimeout as pause } from 'node:timers/promises';

/** A server behind the proxy; its address may change when it is started anew. */
export type Behind = { url: string; isReady: boolean; open: number };

const lookEveryMs = 50;
const isStream = (asked: IncomingMessage) => asked.url === '/api/live';

/**
 * What stands in front of several servers: sends each request to the next one that says it is ready, keeps connections to
 * them, remembers nobody, and tries nothing twice. `open` counts the requests that a server has not answered yet, without streams.
 */
export const startRoundRobin = async (urls: readonly string[]) => {
  const behind: Behind[] = urls.map((url) => ({ url, isReady: true, open: 0 }));
  const agent = new Agent({ keepAlive: true });
  let turn = 0;
  const over = new AbortController();

  const forward = (asked: IncomingMessage, answer: ServerResponse) => {
    const ready = behind.filter(({ isReady }) => isReady);
    const to = ready[(turn += 1) % ready.length];
    if (to === undefined) return answer.writeHead(503).end('no server is ready');
    const counts = isStream(asked) ? 0 : 1;
    to.open += counts;
    answer.once('close', () => (to.open -= counts));
    const { method, headers } = asked;
    const sent = request(`${to.url}${asked.url}`, { method, headers, agent }, (given) => {
      const { connection: _, ...rest } = given.headers;
      answer.writeHead(given.statusCode ?? 502, rest);
      given.pipe(answer);
    });
    sent.on('error', (error) => (answer.headersSent ? answer.destroy() : answer.writeHead(502).end(String(error))));
    answer.once('close', () => sent.destroy());
    asked.pipe(sent);
    return undefined;
  };

  const looking = (async () => {
    while (!over.signal.aborted) {
      await Promise.all(
        behind.map(async (one) => {
          const { url } = one;
          const isReady = await fetch(`${url}/readyz`).then(
            async (answer) => (await answer.text()) === 'ready',
            () => false,
          );
          if (one.url === url) one.isReady = isReady;
        }),
      );
      await pause(lookEveryMs);
    }
  })();

  // Longer than any test: a connection that is closed just as it is taken again is a failed request, and no server's fault.
  const proxy = createServer({ keepAliveTimeout: 600_000 }, forward).listen(0, '127.0.0.1');
  await once(proxy, 'listening');
  return {
    url: `http://127.0.0.1:${(proxy.address() as AddressInfo).port}`,
    behind,
    stop: async () => {
      over.abort();
      await looking;
      proxy.closeAllConnections();
      proxy.close();
      agent.destroy();
    },
  };
};
