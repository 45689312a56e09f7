import { expect, test } from 'vitest';
import type { PlanningContext } from '#contract/advice.ts';
import { asCapacity, asGoals, contextWith, textsOf } from './context-texts.ts';

const context: PlanningContext = {
  vision: 'Book boats',
  inventory: '',
  piGoal: '',
  comments: '',
  projectName: '',
  piName: 'PI 1',
  businessContext: '',
  technicalContext: '',
  teamCapacity: null,
  primaryGoals: [],
};

test('a context that is typed again as it is shown is the same', () => {
  for (const same of [context, { ...context, teamCapacity: 12.5, primaryGoals: ['Book', 'Remind'] }])
    expect(contextWith(same, textsOf(same))).toEqual(same);
});

test('only what was typed changes', () => {
  expect(contextWith(context, { teamCapacity: '20' })).toEqual({ ...context, teamCapacity: 20 });
  expect(contextWith({ ...context, teamCapacity: 20 }, { teamCapacity: '' }).teamCapacity).toBeNull();
  expect(contextWith(context, { primaryGoals: 'Book\n\nRemind' }).primaryGoals).toEqual(['Book', '', 'Remind']);
});

test.each([
  ['20', '20'],
  ['020 points', '20'],
  ['0', '0'],
  ['12.5', '12.5'],
  ['12.', '12.'],
  ['1.2.3', '1.2'],
  ['-3', '3'],
  ['.', ''],
  ['many', ''],
  ['5000000', '1000000'],
])('of "%s" the capacity is "%s"', (typed, capacity) => {
  expect(asCapacity(typed)).toBe(capacity);
  expect(Number.isFinite(Number(asCapacity(typed)))).toBe(true);
});

test('goals keep within what the server takes', () => {
  const typed = Array.from({ length: 30 }, (_, n) => `${n} `.padEnd(300, 'x')).join('\n');
  const lines = asGoals(typed).split('\n');
  expect([lines.length, lines[0]?.length]).toEqual([20, 200]);
  expect(asGoals('Book\n')).toBe('Book\n');
});
