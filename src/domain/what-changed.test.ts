import { expect, test } from 'vitest';
import { whatChanged } from './what-changed.ts';

const story = { status: 'backlog', story_points: null, title: 'Book a boat', description: '', pi_id: 'a' };

test('a change is said by the labels of its fields, with what was and is where that is short', () => {
  const after = { ...story, status: 'in_progress', story_points: 5, description: 'Two\nlines', pi_id: 'b' };
  expect(whatChanged('story', [{ before: story, after }])).toBe(
    'Status Backlog → In Progress; Estimate none → 5; Notes; Program increment',
  );
  expect(
    whatChanged('story', [{ before: story, after: { title: 'Book a boat for a whole afternoon on the lake' } }]),
  ).toBe('Title');
  expect(whatChanged('sprint', [{ before: { focus_factor: 0.7 }, after: { focus_factor: 0.55 } }])).toBe(
    'Focus factor 70% → 55%',
  );
  expect(whatChanged('feature', [{ before: { status: null }, after: { status: 'rejected' } }])).toBe(
    'Status Backlog → Not Selected',
  );
});

test('what did not change is not said', () => {
  expect(whatChanged('story', [{ before: story, after: { ...story, place: 'x' } }])).toBe('');
  expect(whatChanged('test', [{ before: { steps: ['a'] }, after: { steps: ['a'] } }])).toBe('');
  expect(whatChanged('story', [{ before: story, after: {} }])).toBe('');
});

test('of many changes only what is the same of all is quoted', () => {
  const ready = { ...story, status: 'ready' };
  const changes = [story, ready].map((before) => ({ before, after: { ...before, status: 'done', story_points: 3 } }));
  expect(whatChanged('story', changes)).toBe('Status → Done; Estimate none → 3');
  const estimates = [1, 2].map((story_points) => ({ before: story, after: { ...story, story_points } }));
  expect(whatChanged('story', estimates)).toBe('Estimate');
});
