/** Makes the daily backup it is told to make, and ends; `daily.ts` starts it. */
import type { StorePlace } from '../db/store.ts';
import { backUpDaily } from './backup.ts';

export type Job = { place: StorePlace; folder: string; days: number; now: Date };
export type Outcome = { backup: string | null } | { failed: string };

const tell = (outcome: Outcome) => process.send?.(outcome, () => process.disconnect?.());

process.once('message', ({ place, folder, days, now }: Job) => {
  backUpDaily(place, folder, days, now).then(
    (backup) => tell({ backup }),
    (error: unknown) => tell({ failed: String(error) }),
  );
});
// Nobody waits for it any more.
process.once('disconnect', () => process.exit());
