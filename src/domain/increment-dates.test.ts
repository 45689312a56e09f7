import { expect, test } from 'vitest';
import { endsBeforeStart, oneMonthAfter } from './increment-dates.ts';

test.each([
  ['2026-03-15', '2026-04-15'],
  ['2026-01-31', '2026-02-28'],
  ['2028-01-31', '2028-02-29'],
  ['2026-12-31', '2027-01-31'],
  ['2999-12-31', '3000-01-31'],
])('one month after %s is %s', (start, end) => {
  expect(oneMonthAfter(start)).toBe(end);
});

test.each([
  ['2026-03-02', '2026-03-01', true],
  ['2026-03-01', '2026-03-01', false],
  ['2026-03-01', '2026-03-02', false],
  [null, '2026-03-02', false],
  ['2026-03-01', null, false],
  ['no day', '2026-03-02', false],
  ['2026-03-01', 'no day', false],
])('from %s to %s ends before its start: %s', (start, end, before) => {
  expect(endsBeforeStart(start, end)).toBe(before);
});
