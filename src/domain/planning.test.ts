import { expect, test } from 'vitest';
import type { PlanningContext } from '#contract/advice.ts';
import {
  firstIncrement,
  goalOf,
  includedAtFirst,
  inOwnWords,
  isAmong,
  planningActivity,
  planningCounts,
  skippedReason,
} from './planning.ts';

test('only what must be had is included at first', () => {
  expect((['Must Have', 'Should Have', 'Could Have'] as const).map(includedAtFirst)).toEqual([true, false, false]);
});

test('the goal is the primary goals joined, or else the goal that was typed', () => {
  expect(goalOf({ primaryGoals: ['Book boats', ' ', 'Remind members'], piGoal: 'Typed' })).toBe(
    'Book boats, Remind members',
  );
  expect(goalOf({ primaryGoals: ['  '], piGoal: 'Typed' })).toBe('Typed');
  expect(goalOf({ primaryGoals: [], piGoal: '' })).toBe('');
});

test('the counters tell how much is included, reviewed and wanted', () => {
  const features = [
    { included: true, value_category: 'Must Have', complexity: 'S', reviews: { theo: {} } },
    { included: true, value_category: 'Should Have', complexity: 'L', reviews: {} },
    { included: false, value_category: 'Must Have', complexity: 'L', reviews: { claude: {} } },
  ] as const;
  expect(planningCounts(features)).toEqual({
    total: 3,
    selected: 2,
    reviewed: 1,
    mustHave: 1,
    shouldHave: 1,
    couldHave: 0,
    points: 9,
  });
});

test('finalising is told by the number of features', () => {
  expect(planningActivity(3)).toEqual({
    message: 'PI Planning completed with 3 features',
    description: 'Added 3 features to the PI scope',
  });
  expect(skippedReason(2)).toBe('Not included in PI 2');
});

test('the goal that the program gave a new project is not taken for the words of the person', () => {
  const context = { vision: 'Book boats', piGoal: firstIncrement.goal } as PlanningContext;
  expect(inOwnWords(context)).toEqual({ vision: 'Book boats', piGoal: '' });
  expect(inOwnWords({ ...context, piGoal: 'Book boats by phone' }).piGoal).toBe('Book boats by phone');
});

test('a feature is there already when its name differs by case, accents or punctuation alone', () => {
  const features = [{ name: 'Réserver: a boat' }];
  expect(isAmong('reserver a Boat.', features)).toBe(true);
  expect(isAmong('Reserve two boats', features)).toBe(false);
});
