import { expect, test } from 'vitest';
import { examples, namedWell } from './fit-names.ts';

test('of wishes in ideas to whose names the choice was not fitted more are named well than by the rules alone', () => {
  // Of all of them it would take a minute.
  const judged = examples(4);
  expect(judged.length).toBeGreaterThan(3000);
  const { wishes, polished, chosen, any } = namedWell(judged, 0);
  expect(chosen / wishes).toBeGreaterThan(polished / wishes + 0.05);
  expect(chosen).toBeLessThan(any);
});
