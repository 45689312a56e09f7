import { describe, expect, test } from 'vitest';
import { letsThrough } from './feature-list.ts';

const feature = {
  name: 'Ärzte finden',
  description: 'By district',
  status: 'suggested',
  value_category: 'Must Have',
  source_type: 'user',
  pi_id: null,
  idea_id: null,
  rule: null,
  reviewed_at: null,
} as const;

describe('whether a list shows a feature that was just added', () => {
  test('a list without filters shows every feature', () => {
    expect(letsThrough({}, feature)).toBe(true);
  });
  test('each filter leaves out what it does not name', () => {
    expect(letsThrough({ status: 'implemented' }, feature)).toBe(false);
    expect(letsThrough({ value_category: 'Could Have' }, feature)).toBe(false);
    expect(letsThrough({ source_type: 'ava' }, feature)).toBe(false);
    expect(letsThrough({ status: 'backlog' }, feature)).toBe(false);
    expect(letsThrough({ status: 'backlog' }, { ...feature, status: null })).toBe(true);
    expect(letsThrough({ tab: 'rejected' }, feature)).toBe(false);
    expect(letsThrough({ reviewed: 'not_yet' }, feature)).toBe(false);
    expect(letsThrough({ reviewed: 'not_yet' }, { ...feature, rule: 'wish.verb' })).toBe(true);
    expect(letsThrough({ idea_id: '0190aaaa-0000-7000-8000-000000000000' }, feature)).toBe(false);
    expect(letsThrough({ pi_id: '0190aaaa-0000-7000-8000-000000000000' }, feature)).toBe(false);
  });
  test('search finds any part of a word, without regard to case or accents', () => {
    expect(letsThrough({ search: ' arz' }, feature)).toBe(true);
    expect(letsThrough({ search: 'TRICT' }, feature)).toBe(true);
    expect(letsThrough({ search: 'dentist' }, feature)).toBe(false);
  });
});
