import { once } from 'node:events';
import { request as httpRequest } from 'node:http';
import { createServer, type AddressInfo } from 'node:net';
import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { createORPCClient } from '@orpc/client';
import { RPCLink } from '@orpc/client/fetch';
import type { ContractRouterClient } from '@orpc/contract';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import type { api } from '#contract/api.ts';
import { aFeature, aProject } from '#tests/builders.ts';
import { begin, startModelServer, words, type Script } from '#tests/model-server.ts';
import { refusedToStart, settingsOf, startServer } from '#tests/server-process.ts';
import { openTestStore, type TestStore } from '#tests/stores/open-test-store.ts';
import { checkBackup } from './transfer/backup.ts';

type Client = ContractRouterClient<typeof api>;
type Server = Awaited<ReturnType<typeof startServer>>;

let place: TestStore;
let servers: Server[];
beforeEach(async () => {
  place = await openTestStore();
  servers = [];
});
afterEach(async () => {
  for (const { child, ended } of servers) {
    if (child.exitCode === null && child.signalCode === null) child.kill('SIGKILL');
    await ended;
  }
  await place.drop();
});

const start = async (settings: Record<string, string> = {}): Promise<Server> => {
  const server = await startServer(place, settings);
  servers.push(server);
  return server;
};
const clientOf = (url: string): Client => createORPCClient(new RPCLink({ url: `${url}/api/rpc` }));

describe('starting', () => {
  test('makes a backup of the day when there is something to keep, and says so', async () => {
    const first = await start();
    await aProject(clientOf(first.url));
    first.child.kill('SIGTERM');
    await first.ended;
    const second = await start({ LOG_LEVEL: 'info' });
    await expect.poll(() => second.said().err).toContain('daily backup made');
    const folder = join(place.folder, 'backups');
    const [made, ...others] = await readdir(folder);
    expect([made, others]).toEqual([expect.stringMatching(/^coscrum-\d{4}-\d{2}-\d{2}\.db$/), []]);
    expect(checkBackup(join(folder, made ?? '')).projects).toBe(1);
  });

  test('says one line with the address, and answers there', async () => {
    const server = await start();
    expect(server.said().out).toBe(`CoScrum is ready at ${server.url}\n`);
    for (const [path, text] of [
      ['/healthz', 'ok'],
      ['/readyz', 'ready'],
    ] as const)
      expect(await (await fetch(server.url + path)).text()).toBe(text);
    expect(await clientOf(server.url).about()).toMatchObject({ version: '0.1.0', person: 'You' });
  });

  test('beyond this machine is possible where something else decides who may enter', async () => {
    const { url } = await start({ HOST: '0.0.0.0', COSCRUM_INSECURE: '1' });
    expect((await fetch(`${url.replace('0.0.0.0', '127.0.0.1')}/api/about`)).status).toBe(200);
  });

  test('on a port in use is refused in one line', async () => {
    const taken = createServer().listen(0, '127.0.0.1');
    await once(taken, 'listening');
    const { code, err } = await refusedToStart({
      PORT: String((taken.address() as AddressInfo).port),
      ...settingsOf(place),
    });
    taken.close();
    expect([code, err]).toEqual([
      1,
      'CoScrum did not start: PORT is in use by another program. Set PORT to a free one.\n',
    ]);
  });
});

describe('asking a model', () => {
  const half = JSON.stringify({
    features: [
      {
        name: 'Book a boat',
        description: 'So that nobody waits.',
        reasoning: 'They ask for it.',
        quote: null,
        complexity: 'S',
        value: 'Must Have',
      },
      {},
    ],
  }).slice(0, -4);

  test.each<[string, Script, string[]]>([
    ['before the first word', () => undefined, []],
    [
      'in the middle',
      (response) => {
        begin(response);
        words(response, half);
      },
      ['Book a boat'],
    ],
  ])('ends as soon as who asked hangs up, %s, and is kept as stopped', async (_, script, names) => {
    const model = await startModelServer([script]);
    try {
      // It may be silent for an hour: nothing but the person ends it.
      const server = await start({
        COSCRUM_AI: 'openai-compatible',
        COSCRUM_AI_MODEL: 'scripted',
        COSCRUM_AI_BASE_URL: model.url,
        COSCRUM_AI_TIMEOUT: '3600',
      });
      const client = clientOf(server.url);
      const { project, increment } = await aProject(client);
      const at = { project_id: project.id, pi_id: increment.id };
      const { context, version } = await client.planning.get(at);
      await client.planning.saveContext({ ...at, context: { ...context, vision: 'Members book boats.' }, version });

      const stop = new AbortController();
      const arrived: string[] = [];
      const asking = (async () => {
        for await (const event of await client.planning.suggest(at, { signal: stop.signal }))
          if (event.type === 'feature') arrived.push(event.feature.name);
      })().catch((error: unknown) => error);
      await expect.poll(() => [model.calls.length, arrived]).toEqual([1, names]);
      let isLeft = false;
      const left = model.calls[0]?.closed.then(() => (isLeft = true));
      const runs = async () => (await client.advice.runs({})).items.map(({ kind, outcome }) => `${kind} ${outcome}`);
      // While the person waits the model is asked, and nothing is over yet.
      expect([isLeft, await runs()]).toEqual([false, []]);

      stop.abort();
      expect(await asking).toBeInstanceOf(Error);
      await left;
      await expect.poll(runs).toEqual(['suggestFeatures stopped']);
      expect(model.calls).toHaveLength(1);
      expect((await client.planning.get(at)).features.map(({ name }) => name)).toEqual(names);
    } finally {
      await model.close();
    }
  });
});

describe('stopping', () => {
  test.each(['SIGTERM', 'SIGINT'] as const)(
    'by %s finishes the open request, lets streams go and ends well',
    async (signal) => {
      const server = await start();
      const live = await fetch(`${server.url}/api/live`);
      const reader = live.body?.getReader();
      await reader?.read();
      // A request that is open: its head is there, its body comes only after the signal.
      const { hostname, port } = new URL(server.url);
      const body = JSON.stringify({ name: 'Sent while the server stops' });
      const slow = httpRequest({
        host: hostname,
        port,
        path: '/api/projects',
        method: 'POST',
        headers: { 'content-type': 'application/json', 'content-length': body.length },
      });
      const answered = once(slow, 'response') as Promise<
        [{ statusCode: number; headers: Record<string, string>; resume(): void }]
      >;
      slow.write(body.slice(0, 5));
      await once(slow, 'socket');
      await expect
        .poll(async () => (await (await fetch(`${server.url}/metrics`)).text()).includes('coscrum_live_streams 1'))
        .toBe(true);
      server.child.kill(signal);
      // The stream is let go as the first thing.
      while (!(await reader?.read())?.done);
      expect(server.child.exitCode).toBeNull();
      slow.end(body.slice(5));
      const [response] = await answered;
      response.resume();
      expect([response.statusCode, response.headers['connection']]).toEqual([201, 'close']);
      expect(await server.ended).toEqual({ code: 0, signal: null });
      expect(server.said().err).toBe('');
      const again = await start();
      const { items } = await clientOf(again.url).project.list({});
      expect(items.map(({ name }) => name)).toEqual(['Sent while the server stops']);
    },
  );
});

test('a body of 10 MB and a method that nobody answers are refused, and the server goes on', async () => {
  const { url, said } = await start();
  const headers = { 'content-type': 'application/json' };
  const body = JSON.stringify({ name: 'x'.repeat(10_000_000) });
  expect((await fetch(`${url}/api/projects`, { method: 'POST', headers, body })).status).toBe(413);
  const { hostname, port } = new URL(url);
  const traced = httpRequest({ host: hostname, port, path: '/api/about', method: 'TRACE' }).end();
  const [response] = (await once(traced, 'response')) as [{ statusCode: number; resume(): void }];
  response.resume();
  expect([response.statusCode, said().err]).toEqual([404, '']);
  expect((await fetch(`${url}/api/about`)).status).toBe(200);
});

test('a page that asks by another name than the server has is refused over the wire too', async () => {
  const { url } = await start();
  const { hostname, port } = new URL(url);
  const asked = httpRequest({ host: hostname, port, path: '/api/about', headers: { host: 'coscrum.example' } }).end();
  const [response] = (await once(asked, 'response')) as [{ statusCode: number; resume(): void }];
  response.resume();
  expect(response.statusCode).toBe(403);
});

test('a change on one server is heard on another with the same store', async () => {
  const [one, two] = [await start(), await start()];
  const stream = await fetch(`${two.url}/api/live`);
  const reader = stream.body?.getReader();
  let heard = '';
  void (async () => {
    for (let part; !(part = await reader?.read())?.done;) heard += new TextDecoder().decode(part?.value);
  })().catch(() => {});
  await expect.poll(() => heard).toContain('"all"');
  heard = '';
  await clientOf(one.url).project.create({ name: 'Heard' });
  await expect.poll(() => heard, { timeout: 10_000 }).toContain('data: ');
  await reader?.cancel();
});

test('a crash while features are created loses none that was acknowledged', async () => {
  const server = await start();
  const client = clientOf(server.url);
  const { project } = await aProject(client);
  const acknowledged: string[] = [];
  const create = async (): Promise<void> => {
    for (;;) {
      const feature = await aFeature(client, project.id, { name: `Feature ${acknowledged.length}` });
      acknowledged.push(feature.id);
    }
  };
  const connections = Array.from({ length: 8 }, () => create().catch(() => {}));
  await expect.poll(() => acknowledged.length, { timeout: 20_000, interval: 5 }).toBeGreaterThan(60);
  server.child.kill('SIGKILL');
  await Promise.all(connections);
  expect((await server.ended).signal).toBe('SIGKILL');

  const again = await start();
  const ids: string[] = [];
  const reading = clientOf(again.url);
  for (let cursor: string | undefined; ;) {
    const page = await reading.feature.list({ project_id: project.id, limit: 200, ...(cursor && { cursor }) });
    ids.push(...page.items.map(({ id }) => id));
    if (page.next_cursor === null) break;
    cursor = page.next_cursor;
  }
  expect(acknowledged.filter((id) => !ids.includes(id))).toEqual([]);
  // What was not acknowledged is there whole or not at all.
  for (const id of ids.slice(0, 10))
    expect((await reading.feature.get({ project_id: project.id, id })).history).toHaveLength(1);
});
