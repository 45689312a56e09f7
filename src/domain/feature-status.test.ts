import { expect, test } from 'vitest';
import { featureStatuses } from '#contract/vocabulary.ts';
import { canBeImported, historyActionOf, statusLabel, statusNote } from './feature-status.ts';

test('a rejected feature shows as Not Selected, and one without a status as Backlog', () => {
  expect(statusLabel('rejected')).toBe('Not Selected');
  expect(statusLabel(null)).toBe('Backlog');
});

test('every status has a label', () => {
  expect(featureStatuses.map(statusLabel)).toEqual([
    'Suggested',
    'Selected',
    'Not Selected',
    'Implemented',
    'Approved',
    'In Progress',
    'Completed',
  ]);
});

test('the history action is the status where it is one, else suggested', () => {
  expect([...featureStatuses, null].map(historyActionOf)).toEqual([
    'suggested',
    'selected',
    'rejected',
    'implemented',
    'suggested',
    'suggested',
    'suggested',
    'suggested',
  ]);
});

test('a change of status notes the status', () => {
  expect(statusNote('implemented')).toBe('Status changed to implemented');
});

test('the import offers what is neither selected nor implemented', () => {
  expect([...featureStatuses, null].filter((status) => !canBeImported(status))).toEqual(['selected', 'implemented']);
});
