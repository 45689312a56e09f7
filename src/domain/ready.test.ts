import { expect, test } from 'vitest';
import { isReady, readyPoints } from './ready.ts';

const criterion = (kind: 'usual' | 'negative') => ({
  id: 'c',
  number: 1,
  given: 'a free boat',
  when: 'it is booked',
  outcome: 'it is taken',
  kind,
  version: 1,
});
const story = {
  as_a: 'member',
  i_want: 'book a boat',
  so_that: 'it is there',
  criteria: [criterion('usual'), criterion('negative')],
  story_points: 5 as const,
  depends_on: [],
  check_reason: null,
  checks: (['understood', 'questions_settled'] as const).map((check_id) => ({ check_id, who: 'You', at: '' })),
};
const unmet = (points: ReturnType<typeof readyPoints>) => points.filter(({ met }) => !met).map(({ id }) => id);

test('a story that meets every point is ready', () => {
  expect(isReady(readyPoints(story, 0))).toBe(true);
});

test('each thing that is missing is a point of its own', () => {
  const needs = { id: 's', number: 2, title: 'Log in', status: 'backlog' as const };
  const poor = {
    ...story,
    so_that: ' ',
    criteria: [criterion('usual')],
    story_points: 13 as const,
    depends_on: [needs],
    check_reason: 'The feature changed: name.',
    checks: [],
  };
  expect(unmet(readyPoints(poor, 2))).toEqual([
    'parts',
    'criteria',
    'negative',
    'small',
    'free',
    'current',
    'linted',
    'understood',
    'questions_settled',
  ]);
  expect(unmet(readyPoints({ ...story, story_points: null }, 0))).toEqual(['estimated', 'small']);
});
