import { expect, test } from 'vitest';
import { wholeSteps } from './whole-steps.ts';

test.each([
  [0, [0, 1]],
  [1, [0, 1]],
  [4, [0, 1, 2, 3, 4]],
  [7, [0, 2, 4, 6, 8]],
  [23, [0, 5, 10, 15, 20, 25]],
  [250, [0, 50, 100, 150, 200, 250]],
])('an axis up to %i is marked at %j', (most, steps) => {
  expect(wholeSteps(most)).toEqual(steps);
});
