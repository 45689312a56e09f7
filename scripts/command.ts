import { spawn, type SpawnOptions } from 'node:child_process';

export interface Finished {
  /** Exit code; null when a signal ended it. */
  code: number | null;
  /** Standard output and error, in the order they came. */
  output: string;
}

/** Every command under way, so that whoever ends early can end exactly these, by process id. */
const running = new Set<ReturnType<typeof spawn>>();

/** Runs a program to its end with nothing on its standard input. Never rejects: a program that is missing answers with code 127. */
export function run(program: string, args: string[], options: SpawnOptions = {}): Promise<Finished> {
  return new Promise((resolve) => {
    const child = spawn(program, args, { ...options, stdio: ['ignore', 'pipe', 'pipe'] });
    running.add(child);
    let output = '';
    const keep = (chunk: Buffer) => {
      output += chunk.toString();
    };
    child.stdout?.on('data', keep);
    child.stderr?.on('data', keep);
    child.on('error', (error) => {
      running.delete(child);
      resolve({ code: 127, output: `${output}${error.message}\n` });
    });
    child.on('close', (code) => {
      running.delete(child);
      resolve({ code, output });
    });
  });
}

/** Runs a program with its output shown as it comes; answers its exit code. */
export function show(program: string, args: string[], options: SpawnOptions = {}): Promise<number> {
  return new Promise((resolve) => {
    const child = spawn(program, args, { ...options, stdio: ['ignore', 'inherit', 'inherit'] });
    running.add(child);
    child.on('error', () => resolve(127));
    child.on('close', (code) => {
      running.delete(child);
      resolve(code ?? 1);
    });
  });
}

/** Asks every command still running to end, as Ctrl-C would: the runners then stop what they started. */
export function endRunning(): void {
  for (const child of running) child.kill('SIGINT');
}
