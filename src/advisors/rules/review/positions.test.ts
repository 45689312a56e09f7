import { expect, test } from 'vitest';
import { complexities, valueCategories } from '#contract/vocabulary.ts';
import { differencesOf, positionOf } from '#domain/disagreement.ts';
import { reviewOf } from './review.ts';

const features = [
  { name: 'Export bookings', description: 'As a file that a spreadsheet reads.' },
  { name: 'Take card payments', description: 'Members pay the deposit by card and get a receipt.' },
  { name: 'Show the boats', description: 'A list with photos.' },
];
const cases = features.flatMap((feature) =>
  complexities.flatMap((complexity) =>
    valueCategories.map((value_category) => ({ ...feature, complexity, value_category })),
  ),
);

test('of every review it can be read whether to go ahead, and at which size', () => {
  const unread = cases.flatMap((feature) =>
    (['theo', 'claude'] as const)
      .map((architect) => reviewOf({ architect, context: {}, feature }))
      .filter((review) => positionOf(review).assessment === null || positionOf(review).size === null)
      .map(({ overallAssessment, narrativeAssessment }) => `${overallAssessment} ${narrativeAssessment}`),
  );
  expect(unread).toEqual([]);
});

test('Theo and Claude agree on some features and differ on others', () => {
  const differing = cases.map((feature) => {
    const [theo, claude] = (['theo', 'claude'] as const).map((architect) =>
      reviewOf({ architect, context: {}, feature }),
    );
    return differencesOf({ theo, claude }).map(({ on }) => on);
  });
  expect(differing.flat()).toEqual(expect.arrayContaining(['assessment', 'size']));
  expect(differing).toContainEqual([]);
});
