import { expect, test } from 'vitest';
import { partsOf } from './split-story.ts';

const criterion = (when: string, kind: 'usual' | 'negative' = 'usual') => ({ given: 'x', when, outcome: 'y', kind });

test('a story that wants two things becomes two, each with the criteria that speak of it', () => {
  const criteria = [criterion('somebody edits a recipe'), criterion('somebody adds a recipe')];
  const parts = partsOf({ title: 'Recipes', i_want: 'adds and edits recipes', criteria });
  expect(parts.map(({ title }) => title)).toEqual(['Adds recipes', 'Edits recipes']);
  expect(parts.map((part) => part.criteria.map(({ when }) => when))).toEqual([
    ['somebody adds a recipe'],
    ['somebody edits a recipe'],
  ]);
});

test('a story that wants one thing is split by its criteria, and none of them is lost', () => {
  const criteria = ['a', 'b', 'c'].map((when) => criterion(when));
  const parts = partsOf({ title: 'Book a boat', i_want: 'book a boat', criteria });
  expect(parts.map(({ title }) => title)).toEqual(['Book a boat', 'Book a boat: c']);
  expect(parts.flatMap((part) => part.criteria)).toEqual(criteria);
});

test('a story with one wish and one criterion is whole', () => {
  expect(partsOf({ title: 'Book a boat', i_want: 'book a boat', criteria: [criterion('a')] })).toHaveLength(1);
});
