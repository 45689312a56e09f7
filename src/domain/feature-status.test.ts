import { expect, test } from 'vitest';
import { featureStatuses } from '#contract/vocabulary.ts';
import { canBeImported, historyActionOf, shownStatus, statusLabel, statusNote } from './feature-status.ts';

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

test('a selected feature is in progress while its stories are under way, and says nothing of what a person decides', () => {
  const of = (total: number, done: number, under_way: number, status: 'selected' | 'implemented' = 'selected') =>
    shownStatus({ status, stories: { total, done, under_way } });
  expect([of(0, 0, 0), of(2, 0, 0), of(2, 2, 0)]).toEqual(['selected', 'selected', 'selected']);
  expect([of(2, 1, 0), of(2, 0, 1)]).toEqual(['in_progress', 'in_progress']);
  expect(of(2, 1, 1, 'implemented')).toBe('implemented');
  expect(shownStatus({ status: 'selected' })).toBe('selected');
});
