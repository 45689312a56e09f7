import { expect, test } from 'vitest';
import { weights } from '#advisors/rules/reading/antecedents.ts';
import { accuracy, askedOf } from './fit-antecedents.ts';
import { agreement, apart } from './fit-reading.ts';
import { goldSentences, labelledIdeas } from './labelled.ts';

const ideas = labelledIdeas();
const kept = ideas.filter(({ writer }) => apart.test(writer));

test('there are labelled ideas to fit to and others that are kept apart, and nearly all labels are found in their texts', () => {
  expect(ideas.length - kept.length).toBeGreaterThan(2000);
  expect(kept.length).toBeGreaterThan(40);
  const texts = new Set(ideas.filter((idea) => !kept.includes(idea)).map(({ text }) => text));
  expect(kept.filter(({ text }) => texts.has(text))).toEqual([]);
  const labels = kept.flatMap(({ wishes }) => wishes);
  const places = kept.flatMap(goldSentences).flatMap(({ wishes }) => wishes.filter(({ form }) => form < 3));
  // Two things that one verb acts on are one wish.
  expect(places.length).toBeGreaterThan(0.85 * labels.length);
});

test('of the wishes in ideas that the reading was not fitted to most are heard under their name, and most that is heard is one', () => {
  const { labelled, heard, same } = agreement(kept);
  expect(same / heard).toBeGreaterThan(0.74);
  expect(same / labelled).toBeGreaterThan(0.6);
});

test('a pronoun in them stands for the right noun more often than for a wrong one', () => {
  const { asked, right, wrong } = accuracy(askedOf(kept), weights);
  expect(right).toBeGreaterThan(wrong);
  expect(right / asked).toBeGreaterThan(0.3);
});
