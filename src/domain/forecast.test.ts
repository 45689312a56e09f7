import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { forecast, weeksUsed } from './forecast.ts';
import { seededRandom, seedOf } from './random.ts';

test('the same seed gives the same forecast, another one nearly the same', () => {
  const weeks = [4, 9, 0, 7, 6, 11, 5];
  const [one] = forecast(weeks, [60], seedOf('a'));
  expect(forecast(weeks, [60], seedOf('a'))).toEqual([one]);
  const [other] = forecast(weeks, [60], seedOf('b'));
  expect(other).not.toEqual(one);
  expect(Math.abs((other?.p85 ?? 0) - (one?.p85 ?? 0))).toBeLessThan(1);
});

test('a team that always finishes the same is done when the sum says so', () => {
  expect(forecast([5, 5, 5, 5, 5, 5], [10, 12, 0], 1)).toEqual([
    { p50: 2, p85: 2 },
    { p50: 2.4, p85: 2.4 },
    { p50: 0, p85: 0 },
  ]);
});

test('the late date is never before the middle one, and more work is never done earlier', () => {
  const weeks = fc.array(fc.integer({ min: 0, max: 20 }), { minLength: 6, maxLength: 12 });
  fc.assert(
    fc.property(weeks, fc.array(fc.integer({ min: 0, max: 80 }), { maxLength: 6 }), (past, sizes) => {
      const work = sizes.toSorted((a, b) => a - b);
      const never = Number.POSITIVE_INFINITY;
      let [before, late] = [0, 0];
      for (const { p50, p85 } of forecast(past, work, 7)) {
        expect(p50 ?? never).toBeLessThanOrEqual(p85 ?? never);
        expect(p50 ?? never).toBeGreaterThanOrEqual(before);
        expect(p85 ?? never).toBeGreaterThanOrEqual(late);
        [before, late] = [p50 ?? never, p85 ?? never];
      }
    }),
    { seed: 4207, numRuns: 25 },
  );
});

test('a team that has finished nothing has no date', () => {
  expect(forecast([0, 0, 0, 0, 0, 0], [3], 1)).toEqual([{ p50: null, p85: null }]);
  expect(forecast([], [3], 1)).toEqual([{ p50: null, p85: null }]);
});

test('only the last half year counts', () => {
  const old = Array<number>(50).fill(100);
  const recent = Array<number>(weeksUsed).fill(1);
  expect(forecast([...old, ...recent], [3], 1)).toEqual([{ p50: 3, p85: 3 }]);
});

test('numbers of a seed lie between 0 and 1 and are spread evenly', () => {
  const random = seededRandom(42);
  const numbers = Array.from({ length: 10_000 }, random);
  expect(Math.min(...numbers)).toBeGreaterThanOrEqual(0);
  expect(Math.max(...numbers)).toBeLessThan(1);
  for (let tenth = 0; tenth < 10; tenth += 1) {
    const count = numbers.filter((number) => Math.floor(number * 10) === tenth).length;
    expect(Math.abs(count - 1_000)).toBeLessThan(120);
  }
});
