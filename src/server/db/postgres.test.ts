import { once } from 'node:events';
import { connect, createServer, type AddressInfo, type Socket } from 'node:net';
import { expect, test } from 'vitest';
import { aFeature, aProject, openTestApp } from '#tests/builders.ts';
import { openTestStore } from '#tests/stores/open-test-store.ts';
import { openPostgres } from './postgres.ts';

/** Stands between the program and its database, and can be cut through. */
const startWire = async ({ hostname, port: farPort }: URL) => {
  const open = new Set<Socket>();
  const server = createServer((near) => {
    const far = connect(Number(farPort), hostname);
    for (const socket of [near, far]) {
      open.add(socket);
      socket.on('close', () => open.delete(socket));
      // Cut on purpose; the program's side of it is what is looked at.
      socket.on('error', () => undefined);
    }
    near.pipe(far).pipe(near);
  });
  const mend = async (port: number) => {
    server.listen(port, '127.0.0.1');
    await once(server, 'listening');
  };
  await mend(0);
  const { port } = server.address() as AddressInfo;
  const cut = async () => {
    const closed = once(server, 'close');
    server.close();
    for (const socket of open) socket.destroy();
    await closed;
  };
  return { port, cut, mend: () => mend(port) };
};

test('a database that goes away is said to be out of reach, and used again once it is back', async () => {
  const place = await openTestStore();
  const url = new URL(place.databaseUrl ?? '');
  const wire = await startWire(new URL(url));
  url.port = String(wire.port);
  const app = await openTestApp({ beside: { place: { ...place, databaseUrl: url.href } } });
  const { project } = await aProject(app.client);
  await wire.cut();
  const away = { code: 'SERVICE_UNAVAILABLE', data: { problem: 'store_away' } };
  await expect(app.client.project.get({ id: project.id })).rejects.toMatchObject(away);
  await expect(aFeature(app.client, project.id)).rejects.toMatchObject(away);
  expect((await app.request('/readyz')).status).toBe(503);
  let heard = 0;
  app.program.live.subscribe(() => (heard += 1));
  await wire.mend();
  const feature = await aFeature(app.client, project.id);
  expect(await app.client.feature.get({ project_id: project.id, id: feature.id })).toMatchObject(feature);
  expect((await app.request('/readyz')).status).toBe(200);
  // Whoever listens is told to look again, as soon as changes are heard again.
  await expect.poll(() => heard, { timeout: 10_000 }).toBeGreaterThan(0);
  expect(app.takeFaults().join('')).toContain('the store is in trouble');
  await app.close();
  await wire.cut();
  await place.drop();
});

test('a database that takes a connection and never answers is given up', async () => {
  const silent = createServer();
  const taken: Socket[] = [];
  silent.on('connection', (socket) => taken.push(socket));
  silent.listen(0, '127.0.0.1');
  await once(silent, 'listening');
  const url = `postgres://x:y@127.0.0.1:${(silent.address() as AddressInfo).port}/z`;
  await expect(openPostgres(url, () => undefined, 200)).rejects.toThrow(/^no answer within 0\.2 seconds$/);
  for (const socket of taken) socket.destroy();
  silent.close();
});
