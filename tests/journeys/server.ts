import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { openTestStore, type StoreKind, type TestStore } from '../stores/open-test-store.ts';

const root = join(import.meta.dirname, '../..');

/** A real server of its own, with a store of its own, as a person would start it. */
export class JourneyServer {
  /** Such as `http://127.0.0.1:40123`; the same after a restart. */
  url = '';
  /** All that the server printed so far. */
  log = '';
  private readonly store: TestStore;
  private readonly settings: Record<string, string>;
  private child: ChildProcess | undefined;

  static async start(kind: StoreKind, settings: Record<string, string> = {}): Promise<JourneyServer> {
    const server = new JourneyServer(await openTestStore(kind), settings);
    try {
      await server.launch('0');
    } catch (error) {
      await server.remove();
      throw error;
    }
    return server;
  }

  private constructor(store: TestStore, settings: Record<string, string>) {
    this.store = store;
    this.settings = settings;
  }

  /** Ends the process with a signal (SIGKILL is a crash) and waits until it is gone. */
  async kill(signal: NodeJS.Signals = 'SIGTERM'): Promise<void> {
    const child = this.child;
    if (!child || child.exitCode !== null || child.signalCode !== null) return;
    const gone = once(child, 'exit');
    child.kill(signal);
    await gone;
  }

  /** Starts it again on the same store and port, after `kill` or by itself. */
  async restart(): Promise<void> {
    await this.kill();
    await this.launch(new URL(this.url).port);
  }

  /** Ends it and removes its store. */
  async remove(): Promise<void> {
    await this.kill();
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
    // Nothing else of this environment: a model's key set on this machine must not change what the journeys see.
    const { PATH = '', HOME = '', TMPDIR } = process.env;
    const { databaseUrl, folder } = this.store;
    const env = {
      PATH,
      HOME,
      ...(TMPDIR && { TMPDIR }),
      PORT: port,
      COSCRUM_DATA: folder,
      // One server for each journey: what Node has compiled for the first need not be compiled for the next.
      NODE_COMPILE_CACHE: join(root, '.cache/compiled'),
      ...(databaseUrl && { DATABASE_URL: databaseUrl }),
      ...this.settings,
    };
    const child = spawn(process.execPath, ['src/server/main.ts'], {
      cwd: root,
      env,
      stdio: ['ignore', 'pipe', 'pipe'],
    });
    this.child = child;
    const before = this.log.length;
    this.url = await new Promise((resolve, reject) => {
      const timer = setTimeout(() => reject(new Error(`The server was not ready within 120 s:\n${this.log}`)), 120_000);
      const read = (chunk: Buffer) => {
        this.log += chunk.toString();
        const ready = /ready at (http:\/\/[\w.:[\]-]+)/.exec(this.log.slice(before));
        if (!ready?.[1]) return;
        clearTimeout(timer);
        resolve(ready[1]);
      };
      child.stdout.on('data', read);
      child.stderr.on('data', read);
      child.once('exit', (code, signal) => {
        clearTimeout(timer);
        reject(new Error(`The server ended (${code ?? signal}) before it was ready:\n${this.log}`));
      });
    });
  }
}
