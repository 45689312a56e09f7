import { describe, expect, test } from 'vitest';
import { ago, calendarDay, day, instant } from './dates.ts';

describe('day', () => {
  test('a calendar day is the same day in every time zone, and is never broken over two lines', () => {
    expect(day('2026-03-01')).toBe('Mar\u00A01,\u00A02026');
  });

  test('no day is N/A, and what is no day says so', () => {
    expect(day(null)).toBe('N/A');
    expect(day('soon')).toBe('Invalid date');
  });
});

describe('ago', () => {
  const now = new Date('2026-03-08T12:00:00Z');

  test('the largest unit that fits is named', () => {
    expect(ago('2026-03-08T11:59:30Z', now)).toBe('just now');
    expect(ago('2026-03-08T11:15:00Z', now)).toBe('45 minutes ago');
    expect(ago('2026-03-08T09:59:00Z', now)).toBe('2 hours ago');
    expect(ago('2026-03-07T11:00:00Z', now)).toBe('yesterday');
  });

  test('after a week the date is clearer than a count', () => {
    expect(ago('2026-02-20T12:00:00Z', now)).toBe('Feb\u00A020,\u00A02026');
  });

  test('what is no time is unknown', () => {
    expect(ago('', now)).toBe('unknown time');
  });
});

describe('instant', () => {
  test('names the minute where the reader is', () => {
    expect(instant(new Date(2026, 2, 8, 17, 5).toISOString())).toMatch(/^Mar 8, 2026, 5:05\sPM$/);
  });

  test('what is no time is unknown', () => {
    expect(instant(null)).toBe('unknown time');
    expect(instant('soon')).toBe('unknown time');
  });
});

test('a calendar day is the local one', () => {
  expect(calendarDay(new Date(2026, 0, 5, 23, 59))).toBe('2026-01-05');
});
