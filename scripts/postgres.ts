import { spawn } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { once } from 'node:events';
import { chownSync, mkdtempSync, readFileSync, writeFileSync } from 'node:fs';
import { createServer, type AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { Client } from 'pg';
import { run } from './command.ts';
import { isRoot, memoryFolder, Missing } from './machine.ts';
import { providePostgres } from './provide-postgres.ts';

export interface Postgres {
  /** Address of the cluster's `postgres` database, with its one user and password. */
  url: string;
  /** Ends all connections and starts again; `crash` without writing anything down first. Answers when it takes connections. */
  restart(how: 'orderly' | 'crash'): Promise<void>;
  stop(): Promise<void>;
}

/**
 * Starts a PostgreSQL cluster of its own: a temporary folder, a free port of 127.0.0.1, a random password.
 * It ends with `stop()`, and also when this process ends in any other way.
 * `durable` keeps every commit on disk, as in production; without it commits are quick and nothing survives a crash.
 */
export async function startPostgres({ durable = false } = {}): Promise<Postgres> {
  const programs = await providePostgres();
  const user = isRoot ? unprivilegedUser() : undefined;
  // The system's own folder for root, as a personal one is closed to the user who runs the cluster.
  const open = isRoot ? '/tmp' : tmpdir();
  const folder = mkdtempSync(join((durable ? undefined : memoryFolder()) ?? open, 'coscrum-postgres-'));
  const password = randomBytes(12).toString('hex');
  const passwordFile = join(folder, 'password');
  writeFileSync(passwordFile, password);
  if (user) for (const path of [folder, passwordFile]) chownSync(path, user.uid, user.gid);

  const place = { ...user, cwd: folder };
  const data = join(folder, 'data');
  // A language's sorting order, as databases in production have: code which counts on the order of bytes fails here.
  const order = ['--encoding=UTF8', '--locale=C', '--locale-provider=icu', '--icu-locale=en-US'];
  const access = ['--username=coscrum', '--auth=scram-sha-256', `--pwfile=${passwordFile}`];
  const made = await run(join(programs, 'initdb'), ['-D', data, '--no-sync', ...order, ...access], place);
  if (made.code !== 0) throw new Error(`initdb failed:\n${made.output}`);

  const port = await freePort();
  const settings = {
    listen_addresses: '127.0.0.1',
    port,
    // No Unix socket: its path may be at most some 100 characters long, and temporary folders of macOS come close.
    unix_socket_directories: '',
    max_connections: 200,
    log_destination: 'stderr',
    ...(durable ? {} : { fsync: 'off', synchronous_commit: 'off', full_page_writes: 'off' }),
  };
  const args = ['-D', data, ...Object.entries(settings).flatMap(([name, value]) => ['-c', `${name}=${value}`])];
  // The shell waits for the end of its input, which comes when this process stops it or dies, however it dies. A line
  // of it is the signal to restart by.
  const keeper = spawn('/bin/sh', ['-c', keeping, folder].concat(join(programs, 'postgres'), args), {
    ...place,
    stdio: ['pipe', 'pipe', 'ignore'],
    detached: true,
  });
  const ended = once(keeper, 'close');
  const restart = async (how: 'orderly' | 'crash') => {
    keeper.stdin.write(how === 'crash' ? 'QUIT\n' : 'INT\n');
    // The shell says when the old server is gone.
    await once(keeper.stdout, 'data');
    await answered(url);
  };
  const stop = async () => {
    keeper.stdin.end();
    await ended;
  };
  const url = `postgres://coscrum:${password}@127.0.0.1:${port}/postgres`;
  try {
    await answered(url);
  } catch (error) {
    const log = readFileSync(join(folder, 'log'), 'utf8');
    await stop();
    throw new Error(`PostgreSQL did not start:\n${log}`, { cause: error });
  }
  return { url, restart, stop };
}

const keeping = `
start() { "$@" >>log 2>&1 & server=$!; }
start "$@"
while read -r signal; do kill -"$signal" $server; wait $server; echo gone; start "$@"; done
kill -INT $server; wait $server; cd /; rm -rf "$0"`;

async function answered(url: string): Promise<void> {
  const deadline = Date.now() + 30_000;
  for (;;) {
    const client = new Client(url);
    try {
      await client.connect();
      await client.end();
      return;
    } catch (error) {
      if (Date.now() > deadline) throw error;
      await sleep(50);
    }
  }
}

async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  server.close();
  await once(server, 'close');
  return port;
}

/** PostgreSQL refuses to run as root. */
function unprivilegedUser(): { uid: number; gid: number } {
  const users = readFileSync('/etc/passwd', 'utf8')
    .split('\n')
    .map((line) => line.split(':'));
  // macOS calls it _postgres, and its nobody has no number that a process can take.
  const found = ['postgres', '_postgres', 'nobody']
    .map((name) => users.find((user) => user[0] === name))
    .find((user) => Number(user?.[2]) > 0);
  if (!found) throw new Missing('PostgreSQL refuses to run as root: run the tests as another user.');
  return { uid: Number(found[2]), gid: Number(found[3]) };
}
