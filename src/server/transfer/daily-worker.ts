/** Makes the daily backup and ends: checking a file holds the thread, and requests must not wait for it. */
import { parentPort, workerData } from 'node:worker_threads';
import type { StorePlace } from '../db/store.ts';
import { backUpDaily } from './backup.ts';

export type Job = { place: StorePlace; folder: string; days: number; now: Date };

const { place, folder, days, now } = workerData as Job;
parentPort?.postMessage(await backUpDaily(place, folder, days, now));
