import { fork } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import type { Job, Outcome } from './daily-process.ts';

/**
 * The daily backup, in a process of its own: requests do not wait while it reads all of the store, and the memory it takes
 * is given back. Answers the name of a new one, or null when today's was there; throws when it failed or was stopped.
 */
export const backUpInBackground = async (job: Job, stopped: AbortSignal): Promise<string | null> => {
  // Where the store is may hold a password: it goes over the channel, as the words of a command can be seen by others.
  const child = fork(join(import.meta.dirname, 'daily-process.ts'), { serialization: 'advanced', signal: stopped });
  const said = once(child, 'message') as Promise<[Outcome]>;
  const ended = once(child, 'exit').then(([code, signal]) => {
    throw new Error(`the backup ended with ${code ?? signal}`);
  });
  child.send(job);
  const [outcome] = await Promise.race([said, ended]);
  if ('failed' in outcome) throw new Error(`the backup failed: ${outcome.failed}`);
  return outcome.backup;
};
