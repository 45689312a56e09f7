import { knowledgeLines } from '#tests/knowledge-lines.ts';
import { expect, test } from 'vitest';
import { deedTexts } from '../review/deed-texts.ts';
import { kinds } from './kinds.ts';
import { usualReviewOf } from './usual-reviews.ts';

test('each review belongs to a feature of a kind, says which known deed it is, is whole, and is said once', () => {
  const features = new Map(kinds.map(({ id, features: own }) => [id, new Set<string>(own.map((one) => one.id))]));
  const said = new Set<string>();
  const faults = knowledgeLines('reviews').flatMap(({ file: kind, fields }) => {
    const [id = '', deed = '', ...texts] = fields;
    const [matter = '', approach = '', theo = '', worry = '', trial = '', claude = ''] = texts;
    const again = texts.filter((text) => said.has(text));
    for (const text of texts) said.add(text);
    const unless = (isRight: boolean, fault: string) => (isRight ? [] : [`${kind}: ${id}: ${fault}`]);
    return [
      ...unless(features.get(kind)?.has(id) === true, 'is no feature'),
      ...unless(deed in deedTexts, `does ${deed}`),
      ...unless(texts.length === 6 && !texts.includes(''), `has ${texts.length} texts`),
      ...[matter, worry].flatMap((text) => unless(/^[^{}"|]+[^.]$/u.test(text), text)),
      ...[approach, trial].flatMap((text) => unless(/^\p{Lu}[^{}"|]+[^.]$/u.test(text), text)),
      ...[theo, claude].flatMap((text) => unless(/^[\p{Lu}\d][^{}"|]+\.$/u.test(text), text)),
      ...again.map((text) => `${kind} says again: ${text}`),
    ];
  });
  expect(faults).toEqual([]);
});

test('each feature of each kind is reviewed in its own words, and what is no feature is not', () => {
  const lacking = kinds.flatMap(({ id: kind, features }) =>
    features.filter(({ id }) => usualReviewOf(kind, id) === undefined).map(({ id }) => `${kind}: ${id}`),
  );
  expect(lacking).toEqual([]);
  expect(usualReviewOf('volunteers', 'frobnicate')).toBeUndefined();
});
