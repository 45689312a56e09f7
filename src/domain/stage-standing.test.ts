import { expect, test } from 'vitest';
import { standingOfStage } from './stage-standing.ts';

const figures = {
  featuresSelected: 3,
  featuresWithoutStories: 1,
  storiesCreated: 5,
  storiesCompleted: 1,
  storiesNotReady: 4,
  storiesUnestimated: 2,
  criteriaUntested: 1,
  testsPending: 7,
};
const nothing = Object.fromEntries(Object.keys(figures).map((name) => [name, 0])) as typeof figures;

test('each stage says what it has reached and what it lacks', () => {
  expect(standingOfStage('pi_planning', figures)).toBe('3 features selected.');
  expect(standingOfStage('story_refinement', figures)).toBe(
    '3 features selected, 1 without stories. 5 stories written, 4 not ready yet, 2 not estimated.',
  );
  expect(standingOfStage('test_planning', figures)).toBe(
    '1 acceptance criterion without a test, 7 tests not passed yet.',
  );
  expect(standingOfStage('review', figures)).toBe('1 of 5 stories done.');
});

test('what is not lacking is not mentioned', () => {
  expect(standingOfStage('pi_planning', nothing)).toBe('No feature is selected yet.');
  expect(standingOfStage('story_refinement', { ...nothing, featuresSelected: 1 })).toBe('1 feature selected.');
  expect(standingOfStage('test_planning', nothing)).toBe('There are no stories yet.');
  expect(standingOfStage('test_planning', { ...nothing, storiesCreated: 1 })).toBe(
    'No acceptance criterion is without a test.',
  );
  expect(standingOfStage('kickoff', figures)).toBe('');
});
