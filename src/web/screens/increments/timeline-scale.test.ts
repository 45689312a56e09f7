import type { Increment } from '#contract/increment.ts';
import { describe, expect, test } from 'vitest';
import { timelineScale } from './timeline-scale.ts';

const anIncrement = (order_index: number, start_date: string | null, end_date: string | null): Increment => ({
  id: `00000000-0000-7000-8000-00000000000${order_index}`,
  project_id: '00000000-0000-7000-8000-000000000000',
  name: `PI ${order_index}`,
  theme: '',
  goal: '',
  status: 'planned',
  start_date,
  end_date,
  order_index,
  current_stage: 'kickoff',
  stages: [],
  created_at: '2026-01-01T00:00:00.000Z',
  updated_at: '2026-01-01T00:00:00.000Z',
  version: 1,
});

describe('the timeline of increments', () => {
  test('bars are as long as their increments, and lie where they lie', () => {
    const scale = timelineScale(
      [anIncrement(1, '2026-01-01', '2026-01-10'), anIncrement(2, '2026-01-11', '2026-01-20')],
      '2026-01-15',
    );
    expect(scale?.bars.map(({ left, width }) => [left, width])).toEqual([
      [0, 50],
      [50, 50],
    ]);
    expect(scale).toMatchObject({ from: '2026-01-01', to: '2026-01-20', today: 72.5 });
  });

  test('an increment without an end lasts to the end of the picture', () => {
    const scale = timelineScale(
      [anIncrement(1, '2026-01-01', '2026-01-10'), anIncrement(2, '2026-01-06', null)],
      '2027-01-01',
    );
    expect(scale?.bars[1]).toMatchObject({ left: 50, width: 50 });
    expect(scale?.today).toBeNull();
  });

  test('increments without dates are named, not drawn', () => {
    const undated = anIncrement(1, null, null);
    expect(timelineScale([undated], '2026-01-01')).toBeNull();
    const scale = timelineScale([undated, anIncrement(2, '2026-01-01', '2026-01-31')], '2026-01-01');
    expect(scale?.bars).toHaveLength(1);
    expect(scale?.undated).toEqual([undated]);
  });
});
