import { expect, test } from 'vitest';
import { scopeChanges, sprintDays, type Standing } from './sprint-figures.ts';

const sprint = {
  id: 's',
  starts_on: '2026-03-02',
  ends_on: '2026-03-06',
  committed_points: 10,
  started_at: '2026-03-02T08:00:00.000Z',
  finished_at: null,
};
const stood = (date: string, fields: Partial<Standing> = {}): Standing => ({
  action: 'planned',
  status: 'ready',
  story_points: 5,
  sprint_id: 's',
  date,
  who: 'You',
  ...fields,
});
const now = new Date('2026-03-04T12:00:00Z');

test('a burndown goes from what was committed, day by day up to now, and the ideal line to nothing', () => {
  const days = sprintDays(
    sprint,
    [
      [stood('2026-03-01T08:00:00.000Z'), stood('2026-03-03T10:00:00.000Z', { action: 'status', status: 'done' })],
      [stood('2026-03-01T08:00:00.000Z')],
    ],
    now,
  );
  expect(days.map(({ day }) => day)).toEqual([null, ...[2, 3, 4, 5, 6].map((n) => `2026-03-0${n}`)]);
  expect(days.map(({ ideal }) => Math.round(ideal))).toEqual([10, 8, 6, 4, 2, 0]);
  expect(days.map(({ held }) => held && [held.scope, held.done])).toEqual([
    [10, 0],
    [10, 0],
    [10, 5],
    [10, 5],
    null,
    null,
  ]);
  expect(days[3]?.held?.stories).toMatchObject({ ready: 1, done: 1 });
});

test('what finishing moves out was in the sprint to its end, and so was what came late', () => {
  const finished = { ...sprint, finished_at: '2026-03-08T10:00:00.000Z' };
  const days = sprintDays(
    finished,
    [
      [
        stood('2026-03-01T08:00:00.000Z'),
        stood('2026-03-08T10:00:00.000Z', { sprint_id: null }),
        stood('2026-03-08T11:00:00.000Z', { status: 'done', sprint_id: 'next' }),
      ],
    ],
    new Date('2026-04-01T08:00:00Z'),
  );
  expect(days.at(-1)).toMatchObject({ day: '2026-03-08', ideal: 0, held: { scope: 5, done: 0 } });
});

test('changes of scope say what, who and when, the latest first; what was there at the start is none', () => {
  const histories = [
    { story: 'kept', history: [stood('2026-03-01T08:00:00.000Z')] },
    {
      story: 'grown',
      history: [
        stood('2026-03-01T08:00:00.000Z'),
        stood('2026-03-03T08:00:00.000Z', { action: 'estimated', story_points: 8, who: 'Ada' }),
        stood('2026-03-03T09:00:00.000Z', { action: 'edited', story_points: 8 }),
      ],
    },
    {
      story: 'late',
      history: [
        stood('2026-03-01T08:00:00.000Z', { sprint_id: null }),
        stood('2026-03-02T08:30:00.000Z'),
        stood('2026-03-04T08:30:00.000Z', { action: 'deleted' }),
      ],
    },
  ];
  expect(scopeChanges(sprint, histories)).toEqual([
    {
      story: 'late',
      kind: 'removed',
      points_before: 5,
      points_after: null,
      who: 'You',
      at: '2026-03-04T08:30:00.000Z',
    },
    {
      story: 'grown',
      kind: 're_estimated',
      points_before: 5,
      points_after: 8,
      who: 'Ada',
      at: '2026-03-03T08:00:00.000Z',
    },
    { story: 'late', kind: 'added', points_before: null, points_after: 5, who: 'You', at: '2026-03-02T08:30:00.000Z' },
  ]);
});

test('after a sprint was finished nothing changes its scope', () => {
  const finished = { ...sprint, finished_at: '2026-03-06T10:00:00.000Z' };
  const history = [stood('2026-03-01T08:00:00.000Z'), stood('2026-03-06T10:00:00.000Z', { sprint_id: null })];
  expect(scopeChanges(finished, [{ story: 'moved', history }])).toEqual([]);
});
