import { expect, test } from 'vitest';
import { loadOf, pointsOf } from './capacity.ts';

const own = { size_points: { S: 2, M: 5, L: 13 } };

test('a size counts 1, 3 or 8 points unless the project says otherwise', () => {
  const points = (project?: typeof own) =>
    (['S', 'M', 'L'] as const).map((complexity) => pointsOf({ complexity }, project));
  expect(points()).toEqual([1, 3, 8]);
  expect(points(own)).toEqual([2, 5, 13]);
});

test('only what is included counts against the capacity', () => {
  const features = [
    { included: true, complexity: 'L' },
    { included: true, complexity: 'S' },
    { included: false, complexity: 'L' },
  ] as const;
  expect(loadOf(features, undefined, 9)).toEqual({ points: 9, capacity: 9, over: 0 });
  expect(loadOf(features, undefined, 6)).toEqual({ points: 9, capacity: 6, over: 3 });
  expect(loadOf(features, own, 14)).toEqual({ points: 15, capacity: 14, over: 1 });
});

test('without a capacity nothing is too large; a capacity of 0 is one', () => {
  const features = [{ included: true, complexity: 'M' }] as const;
  expect(loadOf(features, undefined, null).over).toBe(0);
  expect(loadOf(features, undefined, 0).over).toBe(3);
});
