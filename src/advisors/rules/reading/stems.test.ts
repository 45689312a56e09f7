import { expect, test } from 'vitest';
import { stem } from './stems.ts';

test.each([
  ['file', 'fills'],
  ['cite', 'city'],
  ['comes', 'comments'],
  ['car', 'career'],
  ['state', 'station'],
  ['tried', 'trials'],
  ['move', 'movies'],
  ['rid', 'rides'],
])('%s and %s are not compared as one word', (one, other) => {
  expect(stem(one)).not.toBe(stem(other));
});

test.each([
  ['donor', 'donation'],
  ['carers', 'care'],
  ['reminders', 'reminding'],
])('%s and %s are', (one, other) => {
  expect(stem(one)).toBe(stem(other));
});
