import { expect, test } from 'vitest';
import { shortened } from './shortened.ts';

test('a text of 150 characters stays whole, a longer one is cut there', () => {
  expect(shortened('a'.repeat(150), 150)).toBe('a'.repeat(150));
  expect(shortened('a'.repeat(151), 150)).toBe(`${'a'.repeat(150)}...`);
});

test('no character is cut in half', () => {
  expect(shortened('a'.repeat(149) + '\u{1F680}\u{1F680}', 150)).toBe(`${'a'.repeat(149)}\u{1F680}...`);
});

test('the ellipsis stands behind a word, not behind the full stop of a sentence', () => {
  expect(shortened('Put together a firing. Next', 22)).toBe('Put together a firing...');
  expect(shortened('One, two', 4)).toBe('One...');
});
