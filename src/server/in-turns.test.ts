import { expect, test } from 'vitest';
import { inTurns } from './in-turns.ts';

/** A long work whose every step keeps the thread busy for two milliseconds. */
function* long(steps: number): Generator<void, number> {
  for (let step = 0; step < steps; step += 1) {
    for (const until = performance.now() + 2; performance.now() < until;);
    yield;
  }
  return steps;
}

test('a long work lets others have their turn, and answers what it would in one go', async () => {
  let turns = 0;
  let over = false;
  const others = () => {
    turns += 1;
    if (!over) setImmediate(others);
  };
  setImmediate(others);
  expect(await inTurns(long(40))).toBe(40);
  over = true;
  // 80 ms of work with a turn for others at least after every tenth step, however slow the machine is.
  expect(turns).toBeGreaterThanOrEqual(4);
});

test('a work that nobody waits for any more ends', async () => {
  const stop = new AbortController();
  setImmediate(() => stop.abort(new Error('gone')));
  await expect(inTurns(long(1000), stop.signal)).rejects.toThrow('gone');
});
