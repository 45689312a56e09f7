import { expect, test } from 'vitest';
import { circleThrough } from './dependencies.ts';

const of = (edges: Record<string, string[]>) => new Map(Object.entries(edges));

test('a circle is named by its shortest way', () => {
  expect(circleThrough('a', of({ a: ['b', 'c'], b: ['d'], c: ['a'], d: ['a'] }))).toEqual(['a', 'c', 'a']);
  expect(circleThrough('a', of({ a: ['b'], b: ['c'], c: ['d'], d: ['a'] }))).toEqual(['a', 'b', 'c', 'd', 'a']);
});

test('a story that waits for itself is a circle', () => {
  expect(circleThrough('a', of({ a: ['a'] }))).toEqual(['a', 'a']);
});

test('a circle elsewhere is none of this story', () => {
  expect(circleThrough('a', of({ a: ['b'], b: ['c'], c: ['b'] }))).toBeNull();
  expect(circleThrough('a', of({}))).toBeNull();
});
