import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { closeSync, openSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { run } from '#scripts/command.ts';
import { Client } from './client.ts';
import type { Place } from './store.ts';

const root = join(import.meta.dirname, '..');
const readyWithinMs = 30_000;

/** What `npm start` runs once the page is built, options of the runtime included; `start` adds its environment. */
const command = (): string[] => {
  const { scripts } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')) as { scripts: { start: string } };
  return scripts.start.replace(/^.*exec node /, '').split(' ');
};

/** The real server, started as `npm start` starts it, in a process of its own. */
export class Server {
  readonly url: string;
  /** From the start of the process to the first answer with data, in milliseconds. */
  readonly firstAnswerMs: number;
  readonly #child: ChildProcess;

  private constructor(url: string, firstAnswerMs: number, child: ChildProcess) {
    this.url = url;
    this.firstAnswerMs = firstAnswerMs;
    this.#child = child;
  }

  /** `runtime` are further options of the runtime, such as --cpu-prof. */
  static async start({ folder, databaseUrl }: Place, runtime: string[] = []): Promise<Server> {
    const { PATH = '', HOME = '' } = process.env;
    const env = {
      PATH,
      HOME,
      PORT: '0',
      COSCRUM_DATA: folder,
      NODE_COMPILE_CACHE: join(root, '.cache/compiled'),
      ...(databaseUrl && { DATABASE_URL: databaseUrl }),
    };
    const logFile = join(folder, 'server.log');
    const log = openSync(logFile, 'a');
    const begun = performance.now();
    const child = spawn(process.execPath, [...runtime, ...command()], {
      cwd: root,
      env,
      stdio: ['ignore', 'pipe', log],
    });
    closeSync(log);
    try {
      const url = await address(child);
      const client = new Client(url);
      await client.time('GET', '/api/projects');
      client.close();
      return new Server(url, performance.now() - begun, child);
    } catch (error) {
      child.kill('SIGKILL');
      throw new Error(`The server did not start:\n${readFileSync(logFile, 'utf8')}`, { cause: error });
    }
  }

  /** Memory that the process holds now (resident set), in MB. */
  async memoryMB(): Promise<number> {
    const { output } = await run('ps', ['-o', 'rss=', '-p', String(this.#child.pid)]);
    return Number(output) / 1000;
  }

  async stop(): Promise<void> {
    if (this.#child.exitCode !== null || this.#child.signalCode !== null) return;
    const gone = once(this.#child, 'exit');
    this.#child.kill('SIGTERM');
    await gone;
  }
}

/** The address that the server prints when it is ready. */
const address = (child: ChildProcess): Promise<string> =>
  new Promise((resolve, reject) => {
    const timer = setTimeout(() => reject(new Error('not ready in time')), readyWithinMs);
    const end = (settle: () => void) => {
      clearTimeout(timer);
      settle();
    };
    let printed = '';
    child.stdout?.on('data', (chunk: Buffer) => {
      printed += chunk.toString();
      const found = /ready at (\S+)/.exec(printed)?.[1];
      if (found) end(() => resolve(found));
    });
    child.once('exit', (code, signal) => end(() => reject(new Error(`ended with ${code ?? signal}`))));
    child.once('error', (error) => end(() => reject(error)));
  });
