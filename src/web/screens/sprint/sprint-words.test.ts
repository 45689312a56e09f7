import { expect, test } from 'vitest';
import type { Sprint } from '#contract/sprint.ts';
import { canPlaceMore, isDue } from './sprint-words.ts';

const load = (stories: number, points = 2 * stories, unestimated = 0) => ({
  stories,
  points,
  unestimated,
  done_stories: 0,
  done_points: 0,
});
const sprint = (fields: Partial<Sprint>) => ({ status: 'planned', capacity: 8, load: load(0), ...fields }) as Sprint;

test.each([
  ['nothing is placed yet', [sprint({})], load(3), true],
  ['nothing is placed yet, nor estimated', [sprint({})], load(3, 0, 3), true],
  ['one that is estimated waits, and there is room', [sprint({ load: load(2) })], load(1), true],
  ['only one without an estimate waits', [sprint({ load: load(2) })], load(1, 0, 1), false],
  ['every sprint is full', [sprint({ load: load(4) })], load(1), false],
  ['there is room in none but the sprint that runs', [sprint({ status: 'active', load: load(1) })], load(1), false],
  ['nothing waits', [sprint({ load: load(2) })], load(0), false],
])('where %s, placing stories is the next step or not', (_, sprints, unscheduled, is) => {
  expect(canPlaceMore({ sprints, unscheduled })).toBe(is);
});

test('a sprint is to be finished on its last day, or once all of it is done', () => {
  const open = { load: load(2), ends_on: '2026-03-15' };
  expect(isDue(open, '2026-03-14')).toBe(false);
  expect(isDue(open, '2026-03-15')).toBe(true);
  expect(isDue({ ...open, load: { ...load(2), done_stories: 2 } }, '2026-03-02')).toBe(true);
  // Nothing in it is not everything done.
  expect(isDue({ ...open, load: { ...load(0), done_stories: 0, stories: 0 } }, '2026-03-02')).toBe(false);
});
