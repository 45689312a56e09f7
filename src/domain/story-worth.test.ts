import { expect, test } from 'vitest';
import { worthInWords, worthOf } from './story-worth.ts';

const plain = {
  value: null,
  time_criticality: null,
  risk: null,
  priority: 'medium',
  value_category: 'Must Have',
  story_points: 5,
} as const;

test('worth is value, time criticality and risk over size', () => {
  expect(worthOf({ ...plain, value: 13, time_criticality: 5, risk: 2 })).toEqual({
    value: 13,
    urgency: 5,
    risk: 2,
    delay: 20,
    wsjf: 4,
  });
});

test('what nobody said follows from feature and priority', () => {
  expect(worthOf(plain)).toMatchObject({ value: 8, urgency: 3, risk: 1, wsjf: 2.4 });
  expect(worthOf({ ...plain, value_category: null, priority: 'high' })).toMatchObject({ value: 8, urgency: 8 });
});

test('a story without an estimate has no weighted rank', () => {
  expect(worthOf({ ...plain, story_points: null }).wsjf).toBeNull();
  expect(worthInWords({ ...plain, story_points: null })).toBe('value 8 + urgency 3 + risk 1');
});

test('the sum is said in words', () => {
  expect(worthInWords(plain)).toBe('value 8 + urgency 3 + risk 1, over 5 points = 2.4');
  expect(worthInWords({ ...plain, story_points: 1 })).toContain('over 1 point = 12.0');
});
