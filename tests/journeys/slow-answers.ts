import { createServer, request, type IncomingMessage } from 'node:http';
import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { pipeline } from 'node:stream/promises';
import { setTimeout as pause } from 'node:timers/promises';

/** Stands before a server and lets streamed events through one by one, as an advisor that has to think would send them. */
export async function slowAnswers(target: string, milliseconds: number) {
  const proxy = createServer((asked, answer) => {
    const passed = request(new URL(asked.url ?? '/', target), { method: asked.method, headers: asked.headers });
    passed.on('response', (given) => {
      answer.writeHead(given.statusCode ?? 502, given.headers);
      const streamed = given.headers['content-type']?.startsWith('text/event-stream') && asked.method === 'POST';
      const events = streamed ? oneByOne(given, milliseconds) : given;
      // When the page hangs up, so does this; that is no failure.
      pipeline(events, answer).catch(() => passed.destroy());
    });
    passed.on('error', () => answer.destroy());
    asked.pipe(passed);
  });
  proxy.listen(0, '127.0.0.1');
  await once(proxy, 'listening');
  return {
    url: `http://127.0.0.1:${(proxy.address() as AddressInfo).port}`,
    close: async () => {
      proxy.closeAllConnections();
      proxy.close();
      await once(proxy, 'close');
    },
  };
}

async function* oneByOne(given: IncomingMessage, milliseconds: number) {
  for await (const chunk of given) {
    for (const event of String(chunk).split(/(?<=\n\n)/)) {
      await pause(milliseconds);
      yield event;
    }
  }
}
