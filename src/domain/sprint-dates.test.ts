import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { cutSprints, daysAfter, daysIn, workingDays } from './sprint-dates.ts';

test('an increment of one month becomes two sprints of two weeks, and the last ends with it', () => {
  expect(cutSprints({ starts_on: '2026-03-15', ends_on: '2026-04-15' }, { weeks: 2 })).toEqual([
    { starts_on: '2026-03-15', ends_on: '2026-03-28' },
    { starts_on: '2026-03-29', ends_on: '2026-04-15' },
  ]);
});

test('a rest of half a sprint is a sprint of its own', () => {
  expect(cutSprints({ starts_on: '2026-01-05', ends_on: '2026-02-08' }, { weeks: 2 })).toHaveLength(3);
  expect(cutSprints({ starts_on: '2026-01-05', ends_on: '2026-02-07' }, { weeks: 2 })).toHaveLength(2);
});

test('an increment shorter than a sprint is one sprint', () => {
  expect(cutSprints({ starts_on: '2026-01-05', ends_on: '2026-01-06' }, { weeks: 4 })).toEqual([
    { starts_on: '2026-01-05', ends_on: '2026-01-06' },
  ]);
});

test('a number of sprints are whole weeks where there is a week for each, and days where there is not', () => {
  const firsts = (ends_on: string, count: number) =>
    cutSprints({ starts_on: '2026-01-05', ends_on }, { weeks: 2, count }).map(({ starts_on }) => starts_on);
  expect(firsts('2026-02-10', 3)).toEqual(['2026-01-05', '2026-01-19', '2026-01-26']);
  expect(firsts('2026-01-07', 5)).toEqual(['2026-01-05', '2026-01-06', '2026-01-07']);
});

test('what has begun stays, and what is left after it is cut', () => {
  const span = { starts_on: '2026-01-05', ends_on: '2026-02-01' };
  const sprint = (starts_on: string, ends_on: string, status: 'finished' | 'active' | 'planned') => ({
    starts_on,
    ends_on,
    status,
  });
  const begun = [sprint('2026-01-05', '2026-01-11', 'finished'), sprint('2026-01-12', '2026-01-18', 'active')];
  expect(cutSprints(span, { weeks: 2 }, [...begun, sprint('2026-01-19', '2026-02-01', 'planned')])).toEqual([
    { starts_on: '2026-01-19', ends_on: '2026-02-01' },
  ]);
  expect(cutSprints(span, { weeks: 2 }, [sprint('2026-01-05', '2026-02-01', 'active')])).toEqual([]);
});

test('sprints follow one another without gap or overlap from the first day to the last', () => {
  fc.assert(
    fc.property(fc.nat(3_000), fc.nat(400), fc.constantFrom(1, 2, 3, 4), (start, length, weeks) => {
      const starts_on = daysAfter('2024-02-01', start);
      const ends_on = daysAfter(starts_on, length);
      const sprints = cutSprints({ starts_on, ends_on }, { weeks });
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
