import { randomInt } from 'node:crypto';

/** What a scenario found. `faults` is empty where everything held; `note` says in a few words what was tried. */
export type Outcome = { note: string; faults: string[] };

export type Scenario = {
  name: string;
  /** What has to hold, in one sentence. */
  holds: string;
  /** How often, or how many minutes, unless the command says otherwise. */
  amount: number;
  unit: 'rounds' | 'minutes';
  run: (amount: number) => Promise<Outcome>;
};

/** A number of milliseconds from 0 to `most`, by chance: where a process dies is not to be chosen. */
export const anyMoment = (most: number): number => randomInt(Math.max(1, Math.round(most * 1000))) / 1000;
