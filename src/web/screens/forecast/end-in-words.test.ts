import { expect, test } from 'vitest';
import { day } from '../../ui/dates.ts';
import { endInWords } from './end-in-words.ts';

const range = { early: '2026-12-30', late: '2027-01-19' };

test.each([
  ['2027-01-10', 'within that range'],
  ['2026-12-30', 'within that range'],
  ['2026-12-29', 'before that'],
])('an increment that ends on %s, of work that is done between Dec 30 and Jan 19, ends %s', (end_date, where) => {
  expect(endInWords({ ...range, end_date })).toBe(`The increment ends on ${day(end_date)}, ${where}. `);
});

test.each(['2027-01-19', null])('of an increment that ends on %s nothing is said', (end_date) => {
  expect(endInWords({ ...range, end_date })).toBe('');
});
