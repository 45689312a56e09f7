import { expect, test } from 'vitest';
import { greedyPlan } from './greedy-plan.ts';
import { placementReasons } from './plan-words.ts';
import type { PlanStory } from './sprint-plan.ts';

const names = { story: (id: string) => `S-${id}`, sprint: (index: number) => `Sprint ${index + 1}` };
const story = (id: string, points: number | null, delay: number, ...depends_on: string[]): PlanStory => ({
  id,
  points,
  delay,
  depends_on,
});

test('every placement is explained, and so is every story that no sprint holds', () => {
  const problem = {
    room: [5, 5],
    stories: [
      story('1', 5, 30),
      story('2', 3, 9),
      story('3', 1, 2, '2'),
      story('4', null, 30),
      story('5', 8, 30),
      story('6', 1, 30, '5'),
      story('7', 2, 1),
      story('8', 1, 30, '99'),
      story('9', 1, 1, '10'),
      story('10', 1, 1, '9'),
    ],
    before: new Set<string>(),
  };
  expect(Object.fromEntries(placementReasons(problem, greedyPlan(problem), names))).toEqual({
    '1': 'It is worth most among what fits first.',
    '2': 'It takes 3 points, more than is left of Sprint 1 (0).',
    '3': 'It needs S-2, which Sprint 2 holds.',
    '4': 'It has no estimate yet.',
    '5': 'It takes 8 points, more than any open sprint has room for.',
    '6': 'It needs S-5, which no sprint holds.',
    '7': 'It takes 2 points, more than is left of Sprint 1 (0) and Sprint 2 (1).',
    '8': 'It needs S-99, which no sprint holds.',
    '9': 'It needs S-10, which no sprint holds.',
    '10': 'It and S-9 need each other.',
  });
});
