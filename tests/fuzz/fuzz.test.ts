import { expect, test } from 'vitest';
import { openTestApp } from '../builders.ts';
import { compareWithModel } from './commands.ts';
import { editTogether } from './editors.ts';
import { fuzz } from './fuzz.ts';

test('calls drawn from the contract are answered or refused, never failed, and as the contract says', async () => {
  const app = await openTestApp();
  try {
    const { requests, statuses, succeeded } = await fuzz(app, { requests: 1_000, seed: 4600 });
    expect(requests).toBe(1_000);
    expect(statuses[400]).toBeGreaterThan(100);
    expect(succeeded.size).toBeGreaterThan(20);
  } finally {
    await app.close();
  }
});

test('after any sequence of commands the store holds what the model of it holds', async () => {
  const app = await openTestApp();
  try {
    expect(await compareWithModel(app.client, { runs: 40, seed: 4600 })).toBeGreaterThan(200);
  } finally {
    await app.close();
  }
});

test('fifty people who edit one row at once overwrite nothing unseen', async () => {
  const app = await openTestApp();
  try {
    const { accepted, refused } = await editTogether(app.client, { people: 50, edits: 1 });
    expect(accepted).toBe(50);
    expect(refused).toBeGreaterThan(0);
  } finally {
    await app.close();
  }
});
