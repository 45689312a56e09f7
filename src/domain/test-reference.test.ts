import { expect, test } from 'vitest';
import { testNumbersIn, testReference } from './test-reference.ts';

test('a test is found by its number wherever a name holds it', () => {
  expect(testReference(12)).toBe('T-12');
  expect(testNumbersIn('books a boat [T-12]')).toEqual([12]);
  expect(testNumbersIn('test_T_12_books_a_boat')).toEqual([12]);
  expect(testNumbersIn('T-7, t-8 and T-7 again: @T-9')).toEqual([7, 8, 9]);
});

test('what only looks like a number of a test is none', () => {
  for (const name of ['T12', 'AT-12', 'T-12a', 'T-', 'T-1234567890', 'GPT-4', 'à-1', 'ét-3']) {
    expect(testNumbersIn(name), name).toEqual([]);
  }
});
