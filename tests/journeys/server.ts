import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { bareEnvironment, settingsOf } from '../server-process.ts';
import { openTestStore, type StoreKind, type TestStore } from '../stores/open-test-store.ts';
import type { Told } from './server-host.ts';

const root = join(import.meta.dirname, '../..');

/**
 * The process in which the servers of one worker run, one after another: most of what a start costs is reading and
 * compiling the program, which is the same for all. A server that is killed takes it along, and the next begins anew.
 */
export class ServerHost {
  /** All that its servers printed so far. */
  log = '';
  private child: ChildProcess | undefined;

  /** Starts a server with these settings; answers its address. */
  async start(env: Record<string, string>): Promise<string> {
    const child = (this.child ??= this.begun());
    const before = this.log.length;
    child.send({ start: env } satisfies Told);
    return new Promise((resolve, reject) => {
      const settle = (answer: () => void) => {
        clearTimeout(timer);
        child.stdout?.off('data', look);
        child.off('exit', over);
        answer();
      };
      const look = () => {
        const [, address] = /ready at (http:\/\/[\w.:[\]-]+)/.exec(this.log.slice(before)) ?? [];
        if (address !== undefined) settle(() => resolve(address));
      };
      const over = () =>
        settle(() => reject(new Error(`The server ended before it was ready:\n${this.log.slice(before)}`)));
      const timer = setTimeout(
        () => settle(() => reject(new Error(`The server was not ready within 120 s:\n${this.log.slice(before)}`))),
        120_000,
      );
      child.stdout?.on('data', look);
      child.once('exit', over);
    });
  }

  /** Stops the server in it, as SIGTERM does; without one nothing happens. */
  async stop(): Promise<void> {
    const child = this.child;
    if (child === undefined) return;
    const heard = new AbortController();
    const done = Promise.race([once(child, 'message', heard), once(child, 'exit', heard)]);
    child.send({ stop: true } satisfies Told);
    await done;
    heard.abort();
  }

  /** Ends the process with a signal (SIGKILL is a crash) and waits until it is gone. */
  async kill(signal: NodeJS.Signals): Promise<void> {
    const child = this.child;
    if (child === undefined) return;
    const gone = once(child, 'exit');
    child.kill(signal);
    await gone;
  }

  private begun(): ChildProcess {
    const child = fork(join(import.meta.dirname, 'server-host.ts'), {
      cwd: root,
      env: bareEnvironment(),
      execArgv: ['--no-regexp-tier-up'],
      stdio: ['ignore', 'pipe', 'pipe', 'ipc'],
    });
    const read = (chunk: Buffer) => {
      this.log += chunk.toString();
    };
    child.stdout?.on('data', read);
    child.stderr?.on('data', read);
    child.once('exit', () => (this.child = undefined));
    return child;
  }
}

/** A real server with a store of its own, as a person would start it. */
export class JourneyServer {
  /** Such as `http://127.0.0.1:40123`; the same after a restart. */
  url = '';
  private readonly host: ServerHost;
  private readonly store: TestStore;
  private readonly settings: Record<string, string>;
  private readonly logFrom: number;

  static async start(host: ServerHost, kind: StoreKind, settings: Record<string, string> = {}): Promise<JourneyServer> {
    const server = new JourneyServer(host, await openTestStore(kind), settings);
    try {
      await server.launch('0');
    } catch (error) {
      await server.remove();
      throw error;
    }
    return server;
  }

  private constructor(host: ServerHost, store: TestStore, settings: Record<string, string>) {
    this.host = host;
    this.store = store;
    this.settings = settings;
    this.logFrom = host.log.length;
  }

  /** All that this server printed so far. */
  get log(): string {
    return this.host.log.slice(this.logFrom);
  }

  /** Ends the process with a signal (SIGKILL is a crash) and waits until it is gone. */
  async kill(signal: NodeJS.Signals = 'SIGTERM'): Promise<void> {
    await this.host.kill(signal);
  }

  /** Starts it again on the same store and port, after `kill` or by itself. */
  async restart(): Promise<void> {
    await this.kill();
    await this.launch(new URL(this.url).port);
  }

  /** Stops it and removes its store. */
  async remove(): Promise<void> {
    await this.host.stop();
    await this.store.drop();
  }

  /** On SQLite: as if work on a story had begun and ended so many weeks ago, which no request can say. */
  finishedLongAgo(title: string, weeks: { begun: number; done: number }): void {
    const ago = (count: number) => new Date(Date.now() - count * 7 * 86_400_000).toISOString();
    const store = new DatabaseSync(join(this.store.folder, 'coscrum.db'));
    const { changes } = store
      .prepare('UPDATE story SET started_at = ?, done_at = ? WHERE title = ?')
      .run(ago(weeks.begun), ago(weeks.done), title);
    store.close();
    if (changes !== 1) throw new Error(`${changes} stories are called ${title}`);
  }

  private async launch(port: string): Promise<void> {
    this.url = await this.host.start({ PORT: port, ...settingsOf(this.store), ...this.settings });
  }
}
