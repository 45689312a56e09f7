import { expect, test } from 'vitest';
import { clock } from './clock.ts';
import { backingUp, migrating } from './crash-once.ts';
import { writing } from './crash-writing.ts';
import { postgresRestart } from './postgres-restart.ts';

/** `npm run chaos` tries them as often as wanted; here each shows that it works. */
test.each([writing, migrating, backingUp, clock, postgresRestart])(
  '$name: $holds',
  { timeout: 120_000 },
  async (scenario) => {
    expect((await scenario.run(2)).faults).toEqual([]);
  },
);
