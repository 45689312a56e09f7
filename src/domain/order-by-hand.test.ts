import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { firstPlace, placeBetween } from './order-by-hand.ts';

const id = (n: number) => `0190aaaa-0000-7000-8000-${n.toString(16).padStart(12, '0')}`;

test('new features stand behind those that came before them', () => {
  expect(firstPlace(id(1)) < firstPlace(id(2))).toBe(true);
  expect(firstPlace(id(255)) < firstPlace(id(256))).toBe(true);
});

test('wherever features are moved, each stands between its neighbours and no two share a place', () => {
  fc.assert(
    fc.property(fc.array(fc.tuple(fc.nat(), fc.nat()), { maxLength: 200 }), (moves) => {
      const list = Array.from({ length: 8 }, (_, n) => firstPlace(id(n * 15)));
      for (const [from, to] of moves) {
        list.splice(from % list.length, 1);
        const target = to % (list.length + 1);
        const place = placeBetween(list[target - 1] ?? null, list[target] ?? null);
        expect(place).toMatch(/^[0-9a-z]*[1-9a-z]$/);
        list.splice(target, 0, place);
        expect(list).toEqual([...new Set(list)].toSorted());
      }
    }),
    { seed: 4600 },
  );
});

test('places behind all or before all stay short however often features go there', () => {
  let [first, last] = [firstPlace(id(1)), firstPlace(id(2))];
  for (let n = 0; n < 2_000; n += 1) {
    const [before, behind] = [placeBetween(null, first), placeBetween(last, null)];
    expect(before < first && last < behind).toBe(true);
    [first, last] = [before, behind];
  }
  expect([first.length, last.length]).toEqual([39, 39]);
  expect(last < firstPlace(id(3)), 'a new feature still comes behind them').toBe(true);
});

test('a place between the same two grows by a sign in about five moves', () => {
  const end = firstPlace(id(2));
  let place = firstPlace(id(1));
  for (let n = 0; n < 500; n += 1) {
    const next = placeBetween(place, end);
    expect(place < next && next < end).toBe(true);
    place = next;
  }
  expect(place.length).toBeLessThan(160);
});
