import { createORPCClient } from '@orpc/client';
import { RPCLink } from '@orpc/client/fetch';
import type { ContractRouterClient } from '@orpc/contract';
import { Client as Database } from 'pg';
import { afterEach, beforeEach, expect, test } from 'vitest';
import type { api } from '#contract/api.ts';
import { aProject } from '#tests/builders.ts';
import { startRoundRobin } from '#tests/round-robin.ts';
import { startServer } from '#tests/server-process.ts';
import { openTestStore, type TestStore } from '#tests/stores/open-test-store.ts';
import { migrationLock } from './db/migrate.ts';

type Server = Awaited<ReturnType<typeof startServer>>;

let place: TestStore;
let servers: Server[];
beforeEach(async () => {
  place = await openTestStore();
  servers = [];
});
afterEach(async () => {
  for (const { child } of servers) child.kill('SIGKILL');
  for (const { ended } of servers) await ended;
  await place.drop();
});

const start = async (settings: Record<string, string> = {}): Promise<Server> => {
  const server = await startServer(place, settings);
  servers.push(server);
  return server;
};

const clientAt = (url: string): ContractRouterClient<typeof api> =>
  createORPCClient(new RPCLink({ url: `${url}/api/rpc` }));

test('servers that start on an empty store at once wait for the one that makes its tables', async () => {
  let isReady = false;
  const all = () => Promise.all([start(), start()]).finally(() => (isReady = true));
  let started: Promise<Server[]>;
  if (place.databaseUrl === undefined) started = all();
  else {
    // Whoever holds the lock is the one that migrates.
    const database = new Database(place.databaseUrl);
    await database.connect();
    await database.query('select pg_advisory_lock($1)', [migrationLock]);
    started = all();
    const waiting = async () =>
      (
        await database.query(
          `select 1 from pg_locks where locktype = 'advisory' and not granted
           and database = (select oid from pg_database where datname = current_database())`,
        )
      ).rowCount;
    await expect.poll(waiting).toBe(2);
    expect(isReady).toBe(false);
    await database.end();
  }
  const [one, two] = await started;
  const { project } = await aProject(clientAt(one?.url ?? ''));
  expect(await clientAt(two?.url ?? '').project.get({ id: project.id })).toEqual(project);
});

test('every server is restarted in turn behind a proxy, under load, and no request fails', async () => {
  // Far longer than the test: the second signal says that the proxy has noticed, as on a slow machine it may take a while.
  const settings = { COSCRUM_DRAIN_SECONDS: '300' };
  const running = [await start(settings), await start(settings)];
  const proxy = await startRoundRobin(running.map(({ url }) => url));
  const { project } = await aProject(clientAt(proxy.url));
  const at = `${proxy.url}/api/projects/${project.id}/features`;

  const over = new AbortController();
  const failures: string[] = [];
  const created: string[] = [];
  const asked = async (path: string, init?: RequestInit): Promise<{ id: string }> => {
    const answer = await fetch(path, init);
    const text = await answer.text();
    if (answer.ok) return JSON.parse(text) as { id: string };
    throw new Error(`${answer.status} ${text}`);
  };
  const person = async (): Promise<void> => {
    while (!over.signal.aborted) {
      const headers = { 'content-type': 'application/json' };
      const body = JSON.stringify({ name: 'Book a boat', description: 'Whichever server answers.' });
      const { id } = await asked(at, { method: 'POST', headers, body });
      created.push(id);
      // The next server is asked now, and knows of it.
      await asked(`${at}/${id}`);
    }
  };
  let streams = 0;
  const page = async (): Promise<void> => {
    while (!over.signal.aborted) {
      const stream = await fetch(`${proxy.url}/api/live`);
      if (!stream.ok) throw new Error(`live events: ${stream.status}`);
      streams += 1;
      // Ends with its server, and is opened again as a page does.
      await stream.text();
    }
  };
  const told = (error: unknown) => void failures.push(String(error));
  const people = [person(), person(), person(), person()].map((one) => one.catch(told));
  const pages = [page(), page()].map((one) => one.catch(told));

  for (const [index, server] of running.entries()) {
    const behind = proxy.behind[index];
    if (behind === undefined) throw new Error('each server stands behind the proxy');
    const before = created.length;
    await expect.poll(() => created.length).toBeGreaterThan(before + 20);
    server.child.kill('SIGTERM');
    await expect.poll(() => behind.isReady).toBe(false);
    // It has left, and still serves whoever comes; a connection that is kept is told to end.
    expect(await (await fetch(`${server.url}/readyz`)).text()).toBe('stopping');
    const late = await fetch(`${server.url}/api/about`);
    expect([late.status, late.headers.get('connection')]).toEqual([200, 'close']);
    await expect.poll(() => behind.open).toBe(0);
    server.child.kill('SIGTERM');
    expect(await server.ended).toEqual({ code: 0, signal: null });
    expect(server.said().err).toBe('');
    behind.url = (await start(settings)).url;
    await expect.poll(() => behind.isReady).toBe(true);
  }
  const before = created.length;
  await expect.poll(() => created.length).toBeGreaterThan(before + 20);
  over.abort();
  await Promise.all(people);
  expect(failures).toEqual([]);
  expect(streams).toBeGreaterThan(2);

  const { count } = await clientAt(proxy.url).feature.count({ project_id: project.id });
  expect(count).toBe(created.length);
  await proxy.stop();
  await Promise.all(pages);
});
