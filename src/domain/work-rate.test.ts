import { expect, test } from 'vitest';
import { finishedPerWeek, meanPoints, rangeOf } from './work-rate.ts';

const now = new Date('2026-03-29T12:00:00Z');

test('finished work is counted by whole weeks up to now, and empty weeks count', () => {
  const done = [
    { at: '2026-03-10T12:00:00Z', points: 5 },
    { at: '2026-03-28T12:00:00Z', points: 3 },
    { at: '2026-03-22T13:00:00Z', points: 2 },
  ];
  expect(finishedPerWeek(done, '2026-03-01T12:00:00Z', now)).toEqual([0, 5, 0, 5]);
});

test('what lies before the first whole week does not count', () => {
  const done = [{ at: '2026-03-16T12:00:00Z', points: 5 }];
  expect(finishedPerWeek(done, null, now)).toEqual([0]);
  expect(finishedPerWeek([], null, now)).toEqual([]);
  expect(finishedPerWeek([], '2026-03-28T12:00:00Z', now)).toEqual([]);
});

test('a story without an estimate counts as the mean of the others', () => {
  expect(meanPoints([{ points: 1 }, { points: 8 }, { points: null }])).toBe(4.5);
  expect(meanPoints([{ points: null }])).toBe(3);
});

test('the range of a story is what the members said, or half the way to the neighbours on the scale', () => {
  expect(rangeOf({ points: 5, votes: [3, 13, 5] }, 3)).toEqual({ least: 3, most: 13 });
  expect(rangeOf({ points: 5, votes: [] }, 3)).toEqual({ least: 4, most: 6.5 });
  expect(rangeOf({ points: null, votes: [] }, 4)).toEqual({ least: 3.5, most: 4.5 });
  expect(rangeOf({ points: 13, votes: [] }, 3)).toEqual({ least: 10.5, most: 13 });
  expect(rangeOf({ points: 1, votes: [1] }, 3)).toEqual({ least: 1, most: 1.5 });
});
