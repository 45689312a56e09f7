import { expect, test } from 'vitest';
import { drained } from '../pace.ts';
import { confided, qualitiesOf } from './qualities.ts';
import { readSources } from './reading.ts';

const idsIn = (text: string): string[] =>
  drained(qualitiesOf(drained(readSources([{ id: 'idea', text, weight: 1 }])))).map(({ id }) => id);

test.each([
  ["We're two nurses on shifts with three kids. We want to plan meals and print a shopping list.", 'health'],
  ['Town hall, 23,000 inhabitants. Residents should report potholes on a map.', 'scale'],
])('who writes, and how many live somewhere, asks for nothing of the product: %s', (text, quality) => {
  expect(idsIn(text)).not.toContain(quality);
});

test.each([
  ['Nurses should record doses for each patient.', 'health'],
  ['We should import 23,000 subscribers.', 'scale'],
])('what is kept and how much of it does: %s', (text, quality) => {
  expect(idsIn(text)).toContain(quality);
});

test('people confide what stands in files of personnel, applicants and clients, and not what stands in any file', () => {
  for (const text of ['One file per person, contract included.', 'Open positions and who applied.', 'Case notes'])
    expect(confided.test(text)).toBe(true);
  for (const text of [
    'One file per song.',
    'Users who applied filters share photos.',
    'Note who applied which varnish.',
  ])
    expect(confided.test(text)).toBe(false);
});
