import { expect, test } from 'vitest';
import { assessedAtFirst, byTurns } from './test-proposal.ts';

const review = (overallAssessment: string, narrativeAssessment = '') => ({
  narrativeAssessment,
  overallAssessment,
  implementationApproach: '',
  technicalConsiderations: [],
  risks: [],
  recommendations: [],
});

test.each([
  ['S', 'Sound: build it.', '', 1, 'its size (S)'],
  ['S', 'Members are reminded.', '', 1, 'its size (S)'],
  ['S', 'Worth building, but it should be agreed first.', '', 2, 'the verdict there (go ahead, with conditions)'],
  [
    'S',
    'Sound.',
    'It is large rather than small, so that I would cut it first.',
    2,
    'the advice there (smaller first)',
  ],
  ['S', 'Not yet at full size.', '', 3, 'the verdict there (not yet)'],
  ['M', 'Worth building, but it should be agreed first.', '', 2, 'its size (M)'],
  ['L', 'Sound: build it.', '', 3, 'its size (L)'],
] as const)('a risk of a feature of size %s, of which it is said "%s %s", has the probability %i', (...given) => {
  const [complexity, verdict, size, probability, by] = given;
  expect(assessedAtFirst({ complexity, value_category: 'Should Have' }, review(verdict, size))).toEqual({
    probability,
    impact: 2,
    by: `Probability by ${by}, impact by its value (Should Have).`,
  });
});

test('lists have their turns, and what one has no more of the others fill', () => {
  const itself = (one: string) => one;
  expect(byTurns([['a', 'b', 'c'], ['x']], 2, itself)).toEqual(['a', 'x']);
  expect(byTurns([['a', 'b', 'c'], ['x']], 3, itself)).toEqual(['a', 'x', 'b']);
  expect(byTurns([[], ['x', 'y']], 2, itself)).toEqual(['x', 'y']);
  expect(byTurns([], 2, itself)).toEqual([]);
  // What both name first leaves a turn to the next.
  expect(
    byTurns(
      [
        ['sinks', 'breaks'],
        ['Sinks', 'drowns'],
      ],
      2,
      (one) => one.toLowerCase(),
    ),
  ).toEqual(['sinks', 'breaks']);
});
