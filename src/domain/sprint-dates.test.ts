import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { cutSprints, daysAfter, daysIn, workingDays } from './sprint-dates.ts';

test('an increment of one month becomes two sprints of two weeks, and the last ends with it', () => {
  expect(cutSprints({ starts_on: '2026-03-15', ends_on: '2026-04-15' }, 2)).toEqual([
    { starts_on: '2026-03-15', ends_on: '2026-03-28' },
    { starts_on: '2026-03-29', ends_on: '2026-04-15' },
  ]);
});

test('a rest of half a sprint is a sprint of its own', () => {
  expect(cutSprints({ starts_on: '2026-01-05', ends_on: '2026-02-08' }, 2)).toHaveLength(3);
  expect(cutSprints({ starts_on: '2026-01-05', ends_on: '2026-02-07' }, 2)).toHaveLength(2);
});

test('an increment shorter than a sprint is one sprint', () => {
  expect(cutSprints({ starts_on: '2026-01-05', ends_on: '2026-01-06' }, 4)).toEqual([
    { starts_on: '2026-01-05', ends_on: '2026-01-06' },
  ]);
});

test('sprints follow one another without gap or overlap from the first day to the last', () => {
  fc.assert(
    fc.property(fc.nat(3_000), fc.nat(400), fc.constantFrom(1, 2, 3, 4), (start, length, weeks) => {
      const starts_on = daysAfter('2024-02-01', start);
      const ends_on = daysAfter(starts_on, length);
      const sprints = cutSprints({ starts_on, ends_on }, weeks);
      expect([sprints[0]?.starts_on, sprints.at(-1)?.ends_on]).toEqual([starts_on, ends_on]);
      for (const [n, sprint] of sprints.slice(1).entries())
        expect(sprint.starts_on).toBe(daysAfter(sprints[n]?.ends_on ?? '', 1));
      expect(sprints.reduce((sum, sprint) => sum + daysIn(sprint), 0)).toBe(length + 1);
      for (const sprint of sprints.slice(0, -1)) expect(daysIn(sprint)).toBe(weeks * 7);
    }),
    { seed: 4201 },
  );
});

test.each([
  ['2026-03-02', '2026-03-06', 5],
  ['2026-03-02', '2026-03-15', 10],
  ['2026-03-07', '2026-03-08', 0],
  ['2026-03-06', '2026-03-09', 2],
  ['2026-03-06', '2026-03-05', 0],
])('from %s to %s there are %s working days', (starts_on, ends_on, days) => {
  expect(workingDays({ starts_on, ends_on })).toBe(days);
});
