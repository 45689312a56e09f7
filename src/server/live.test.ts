import { Client } from 'pg';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { LiveEvent } from '#contract/events.ts';
import { aFeature, aProject, openTestApp, scriptedAdvisor, type TestApp } from '#tests/builders.ts';
import { openLiveStream } from './live-stream.ts';
import { anythingChanged } from './live.ts';
import { clientOf, openProgram } from './program.ts';

let app: TestApp;
beforeAll(async () => {
  app = await openTestApp();
});
afterAll(() => app.close());

/** Reads a stream of events as a page does; what has arrived so far is in `heard`. */
const listening = async (to: TestApp = app) => {
  const response = await to.request('/api/live');
  expect(response.headers.get('content-type')).toBe('text/event-stream');
  const reader = response.body?.getReader();
  if (!reader) throw new Error('a stream has a body');
  const heard: LiveEvent[] = [];
  const ended = (async () => {
    let text = '';
    for (;;) {
      const { done, value } = await reader.read();
      if (done) return;
      text += new TextDecoder().decode(value);
      const lines = text.split('\n\n');
      text = lines.pop() ?? '';
      for (const line of lines) if (line.startsWith('data: ')) heard.push(JSON.parse(line.slice(6)) as LiveEvent);
    }
  })();
  return { heard, ended, leave: () => reader.cancel() };
};

const openStreams = async () => /^coscrum_live_streams (\d+)$/m.exec(await (await app.request('/metrics')).text())?.[1];

test('a page that begins to listen is told to look at everything', async () => {
  const { heard, leave } = await listening();
  await expect.poll(() => heard).toEqual([anythingChanged]);
  await leave();
});

test('a change made in one window is told to all others, with its noun, project and row', async () => {
  const one = await listening();
  const two = await listening();
  const { project } = await aProject(app.client);
  const feature = await aFeature(app.client, project.id);
  for (const { heard } of [one, two])
    await expect.poll(() => heard).toContainEqual({ noun: 'feature', project_id: project.id, id: feature.id });
  await one.leave();
  await two.leave();
});

test('a page that went away is forgotten, and later changes harm nothing', async () => {
  const { leave } = await listening();
  expect(await openStreams()).toBe('1');
  await leave();
  await leave();
  expect(await openStreams()).toBe('0');
  await aProject(app.client);
});

test('a server that stops ends the streams of all pages', async () => {
  const stopping = await openTestApp();
  const { ended } = await listening(stopping);
  stopping.drain();
  await expect(ended).resolves.toBeUndefined();
  await stopping.close();
});

describe('a reader that takes nothing', () => {
  /** A source of events without a store, to tell as many as one likes. */
  const aSource = () => {
    const listeners = new Set<(event: LiveEvent) => void>();
    return {
      subscribe: (listener: (event: LiveEvent) => void) => {
        listeners.add(listener);
        return () => listeners.delete(listener);
      },
      tell: (event: LiveEvent) => {
        for (const listener of listeners) listener(event);
      },
      listeners,
    };
  };
  const eventOf = (n: number): LiveEvent => ({ noun: 'feature', project_id: 'p', id: String(n) });
  const readAll = async (body: ReadableStream<Uint8Array>, end: () => void) => {
    const reader = body.getReader();
    const first = new TextDecoder().decode((await reader.read()).value);
    const second = new TextDecoder().decode((await reader.read()).value);
    end();
    expect((await reader.read()).done).toBe(true);
    return [...`${first}${second}`.matchAll(/^data: (.*)$/gm)].map(([, data]) => JSON.parse(data ?? '') as LiveEvent);
  };

  test('is told once what happened often', async () => {
    const source = aSource();
    const { body, end } = openLiveStream(
      source,
      () => true,
      () => {},
    );
    for (let n = 0; n < 1_000; n += 1) source.tell(eventOf(n % 3));
    const told = await readAll(body, end);
    expect(told.length).toBeLessThan(6);
    expect(told).toEqual(expect.arrayContaining([anythingChanged, eventOf(0), eventOf(1), eventOf(2)]));
  });

  test('is told of very much only that anything may have changed, and what came after', async () => {
    const source = aSource();
    const { body, end } = openLiveStream(
      source,
      () => true,
      () => {},
    );
    for (let n = 0; n < 100_000; n += 1) source.tell(eventOf(n));
    const told = await readAll(body, end);
    expect(told.length).toBeLessThan(110);
    expect(told.filter(({ noun }) => noun === 'all')).toHaveLength(2);
    expect(told).toContainEqual(eventOf(99_999));
  });

  test('is let go once, whoever ends first', async () => {
    const source = aSource();
    let ends = 0;
    const { body, end } = openLiveStream(
      source,
      () => true,
      () => {
        ends += 1;
      },
    );
    await body.cancel();
    end();
    end();
    source.tell(eventOf(1));
    expect([ends, source.listeners.size]).toEqual([1, 0]);
  });
});

test('a change by another program on the same store is noticed', async () => {
  const parts = { log: app.program.log, advisor: scriptedAdvisor() };
  const other = await openProgram(app.location, parts);
  const here: LiveEvent[] = [];
  const there: LiveEvent[] = [];
  app.program.live.subscribe((event) => here.push(event));
  other.live.subscribe((event) => there.push(event));
  const { project } = await aProject(clientOf(other));
  await expect.poll(() => here.some((event) => [null, project.id].includes(event.project_id))).toBe(true);
  const own = await aProject(app.client);
  await expect.poll(() => there.some((event) => [null, own.project.id].includes(event.project_id))).toBe(true);
  await other.close();
});

const hints = (heard: LiveEvent[]): number => heard.filter(({ noun }) => noun === 'all').length;

/** A connection to the same PostgreSQL, beside the program's own; undefined on SQLite, which has none to lose. */
const besides = async (): Promise<Client | undefined> => {
  if (!('databaseUrl' in app.location)) return undefined;
  const client = new Client(app.location.databaseUrl);
  await client.connect();
  return client;
};

test('a broken connection to the store is mended, and what was missed meanwhile is looked for', async () => {
  const { heard, leave } = await listening();
  await expect.poll(() => heard.length).toBe(1);
  const database = await besides();
  if (database !== undefined) {
    const { rowCount } = await database.query(
      `select pg_terminate_backend(pid) from pg_stat_activity where application_name = 'coscrum-live' and datname = current_database()`,
    );
    expect(rowCount).toBe(1);
    await expect.poll(() => hints(heard), { timeout: 15_000 }).toBe(2);
    await database.end();
  }
  const { project } = await aProject(app.client);
  await expect.poll(() => heard).toContainEqual({ noun: 'project', project_id: project.id, id: project.id });
  await leave();
});

test('connections of the pool that the store closed are replaced', async () => {
  const database = await besides();
  await database?.query(
    `select pg_terminate_backend(pid) from pg_stat_activity where application_name = 'coscrum' and datname = current_database()`,
  );
  await database?.end();
  await expect.poll(async () => (await app.request('/readyz')).status, { timeout: 10_000 }).toBe(200);
  expect((await aProject(app.client)).project.version).toBe(1);
  app.takeFaults();
});

test('a notification that is not ours is only a hint', async () => {
  const { heard, leave } = await listening();
  await expect.poll(() => heard.length).toBe(1);
  const database = await besides();
  if (database !== undefined) {
    await database.query(`select pg_notify('coscrum_live', 'no JSON')`);
    await expect.poll(() => hints(heard)).toBe(2);
    await database.end();
  }
  const { project } = await aProject(app.client);
  await expect.poll(() => heard.map((event) => event.project_id)).toContain(project.id);
  await leave();
});
