import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { heldAtMost, readAgainEveryMs, readTogether } from './read-together.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

const reading = () => {
  const reads: string[][] = [];
  const change = { isOnItsWay: false };
  const hear = readTogether<string>(
    (events) => void reads.push([...events]),
    () => change.isOnItsWay,
  );
  return { reads, change, hear };
};

describe('what others changed', () => {
  test('is read at once, and what comes right after it is read together', () => {
    const { reads, hear } = reading();
    for (const event of ['a', 'b', 'c']) hear(event);
    expect(reads).toEqual([['a']]);
    vi.advanceTimersByTime(readAgainEveryMs);
    expect(reads).toEqual([['a'], ['b', 'c']]);
    vi.advanceTimersByTime(10 * readAgainEveryMs);
    hear('d');
    expect(reads).toEqual([['a'], ['b', 'c'], ['d']]);
  });

  test('is not read while a change made here is on its way, and all of it is when that has arrived', () => {
    const { reads, change, hear } = reading();
    change.isOnItsWay = true;
    hear('a');
    vi.advanceTimersByTime(readAgainEveryMs);
    hear('b');
    expect(reads).toEqual([]);
    change.isOnItsWay = false;
    vi.advanceTimersByTime(readAgainEveryMs);
    expect(reads).toEqual([['a', 'b']]);
  });

  test('does not wait for ever for a change that does not arrive', () => {
    const { reads, change, hear } = reading();
    change.isOnItsWay = true;
    hear('a');
    vi.advanceTimersByTime((heldAtMost - 1) * readAgainEveryMs);
    expect(reads).toEqual([]);
    vi.advanceTimersByTime(readAgainEveryMs);
    expect(reads).toEqual([['a']]);
  });
});
