import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { limits } from '#contract/vocabulary.ts';
import { completionPercentage, folded, foldedName, sourceLabel } from './backlog.ts';

test.each([
  ['ÄRZTE', 'arzte'],
  ['Crème Brûlée', 'creme brulee'],
  ['İstanbul', 'istanbul'],
  ['ﬁle', 'file'],
  ['ΟΔΟΣ', 'οδοσ'],
  ['Ｆｕｌｌ', 'full'],
])('%s is found and ordered as %s', (text, form) => {
  expect(folded(text)).toBe(form);
});

test('what is a part of a text stays a part of it when both are folded', () => {
  expect(folded('ΟΔΟΣΗΜΑΝΣΗ')).toContain(folded('ΟΔΟΣ'));
});

test('folding what is folded changes nothing', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme' }), (text) => {
      expect(folded(folded(text))).toBe(folded(text));
    }),
    { seed: 4600 },
  );
});

test('the form that names are ordered by is short however long folding makes it', () => {
  const name = foldedName('ﷺ'.repeat(limits.name));
  expect(name.length).toBe(limits.name);
  expect(foldedName(`x${'𝒳𐐀'.repeat(limits.name)}`).isWellFormed()).toBe(true);
});

test('the source of a feature is named with its increment where it has one', () => {
  expect(sourceLabel({ source_type: 'ava', source_name: 'Ava', pi_number: 2 })).toBe('Suggested by Ava PI 2');
  expect(sourceLabel({ source_type: 'theo', source_name: '', pi_number: null })).toBe('Suggested by Theo');
  expect(sourceLabel({ source_type: 'user', source_name: 'You', pi_number: 1 })).toBe('Suggested by User PI 1');
});

test('completion is implemented out of all, and 0 without features', () => {
  expect(completionPercentage(1, 4)).toBe(25);
  expect(completionPercentage(0, 0)).toBe(0);
});
