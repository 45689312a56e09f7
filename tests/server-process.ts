import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import type { TestStore } from './stores/open-test-store.ts';

const root = join(import.meta.dirname, '..');

export type Ended = { code: number | null; signal: NodeJS.Signals | null };

/** A process of ours, with all that it says. */
export type TestProcess = {
  child: ChildProcess;
  said: () => { out: string; err: string };
  ended: Promise<Ended>;
  /** Waits until it says something like this on its output, and answers it; fails when it ends before. */
  says: (like: RegExp) => Promise<RegExpExecArray>;
};

/**
 * All that a program of ours gets of this environment: a model's key set on this machine must not change what tests see.
 * Many start the same program: what Node has compiled for the first need not be compiled for the next.
 */
export const bareEnvironment = (): Record<string, string> => {
  const { PATH = '', HOME = '', TMPDIR } = process.env;
  return { PATH, HOME, ...(TMPDIR && { TMPDIR }), NODE_COMPILE_CACHE: join(root, '.cache/compiled') };
};

/** Run a program of the repository, or a script given as text, with an environment of its own. */
export const startProcess = (args: string[], settings: Record<string, string | undefined> = {}): TestProcess => {
  const env = { ...bareEnvironment(), ...settings };
  const child = spawn(process.execPath, args, { cwd: root, env, stdio: ['pipe', 'pipe', 'pipe'] });
  let out = '';
  let err = '';
  child.stdout.on('data', (chunk: Buffer) => (out += chunk.toString()));
  child.stderr.on('data', (chunk: Buffer) => (err += chunk.toString()));
  const ended: Promise<Ended> = once(child, 'close').then(([code, signal]) => ({ code, signal }));
  const says = (like: RegExp) =>
    new Promise<RegExpExecArray>((resolve, reject) => {
      const look = () => {
        const found = like.exec(out);
        if (found) resolve(found);
      };
      child.stdout.on('data', look);
      void ended.then(({ code, signal }) =>
        reject(new Error(`ended with ${code ?? signal} before saying it:\n${out}${err}`)),
      );
      look();
    });
  return { child, said: () => ({ out, err }), ended, says };
};

/** Settings that lead a program to a store. */
export const settingsOf = ({ databaseUrl, folder }: TestStore): Record<string, string> => ({
  COSCRUM_DATA: folder,
  ...(databaseUrl && { DATABASE_URL: databaseUrl }),
});

/** The server as a person starts it, on a free port; answers when it is ready. */
export const startServer = async (store: TestStore, settings: Record<string, string> = {}) => {
  const started = startProcess(['src/server/main.ts'], { PORT: '0', ...settingsOf(store), ...settings });
  const [, url = ''] = await started.says(/^CoScrum is ready at (http:\S+)\n/);
  return { ...started, url };
};

/** What a server says with these settings that does not start. */
export const refusedToStart = async (settings: Record<string, string>) => {
  const { ended, said } = startProcess(['src/server/main.ts'], { PORT: '0', ...settings });
  const { code } = await ended;
  return { code, ...said() };
};
