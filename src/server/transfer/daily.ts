import { Worker } from 'node:worker_threads';
import type { Job } from './daily-worker.ts';

/** The daily backup, in a thread of its own; answers the name of a new one, or null when today's was there. */
export const backUpInBackground = (job: Job): Promise<string | null> =>
  new Promise((resolve, reject) => {
    const worker = new Worker(new URL('./daily-worker.ts', import.meta.url), { workerData: job });
    worker.once('message', resolve);
    worker.once('error', reject);
    worker.once('exit', (code) => reject(new Error(`the backup ended with ${code}`)));
  });
