import { expect, test } from 'vitest';
import { capacityOf, focusOf, usualStaffing } from './sprint-capacity.ts';

const twoWeeks = { starts_on: '2026-03-02', ends_on: '2026-03-15', ...usualStaffing };

test('capacity is the days that people are there, times the focus factor', () => {
  expect(capacityOf({ ...twoWeeks, people: [{ days_off: 0 }, { days_off: 2.5 }] })).toEqual({
    personDays: 17.5,
    points: 14,
  });
});

test('capacity is rounded down, but not by floating point', () => {
  const people = [{ days_off: 0 }];
  expect(capacityOf({ ...twoWeeks, people, focus_factor: 0.7 }).points).toBe(7);
  expect(capacityOf({ ...twoWeeks, people, focus_factor: 0.79 }).points).toBe(7);
  expect(capacityOf({ ...twoWeeks, people, points_per_day: 2 }).points).toBe(16);
});

test('somebody who is away longer than the sprint takes nothing from the others', () => {
  expect(capacityOf({ ...twoWeeks, people: [{ days_off: 30 }, { days_off: 0 }] }).personDays).toBe(10);
  expect(capacityOf({ ...twoWeeks, people: [] })).toEqual({ personDays: 0, points: 0 });
});

test('the focus factor of finished sprints is what they did by what was possible, over the last three', () => {
  const sprint = (done: number) => ({ ...twoWeeks, people: [{ days_off: 0 }], done });
  expect(focusOf([])).toBeNull();
  expect(focusOf([sprint(6)])).toBe(0.6);
  expect(focusOf([sprint(0), sprint(5), sprint(6), sprint(8)])).toBe(0.63);
  expect(focusOf([sprint(40)])).toBe(1);
  expect(focusOf([{ ...sprint(4), people: [] }])).toBeNull();
});
