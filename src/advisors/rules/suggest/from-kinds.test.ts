import { expect, test } from 'vitest';
import { kinds } from '../knowledge/kinds.ts';
import type { Recognised } from '../knowledge/recognise.ts';
import { drained } from '../pace.ts';
import { readSources } from '../reading/reading.ts';
import { byWishes } from './from-kinds.ts';

const found = (id: string, score: number): Recognised => ({
  kind: kinds.find((kind) => kind.id === id)!,
  score,
  signs: [],
  words: [],
  sure: true,
  named: true,
  fit: 0.4,
});
const firstOf = (idea: string, recognised: Recognised[]): string | undefined =>
  drained(byWishes(recognised, drained(readSources([{ id: 'idea', text: idea, weight: 1 }]))))[0]?.kind.id;

const asking =
  'Members of our club ask questions about the spring. Others answer, vote on the answers, and mark the best one as the solution.';

const recognised = [found('beekeeping', 20), found('question-answer', 18)];

test('of two kinds that are nearly as likely the one that does what is wished comes first', () => {
  expect(firstOf(asking, recognised)).toBe('question-answer');
  expect(
    firstOf(
      'Members of our club note each inspection of a hive, count the mites and plan the next treatment.',
      recognised,
    ),
  ).toBe('beekeeping');
});

test('a kind that is much less likely by all words is not asked', () => {
  const far = [found('beekeeping', 40), found('question-answer', 18)];
  expect(firstOf(asking, far)).toBe('beekeeping');
});

test('where nothing is wished all stays as it is', () => {
  expect(firstOf('Bees.', recognised)).toBe('beekeeping');
  expect(firstOf('Members ask questions.', [])).toBeUndefined();
});
