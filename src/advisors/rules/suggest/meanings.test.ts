import { expect, test } from 'vitest';
import { kinds } from '../knowledge/kinds.ts';
import { dimensions, nearness, packed, unpacked } from './meanings.ts';
import { comparing, ruleOf, toldIn, usualOf } from './usual.ts';

test('points come back from a file as they went in, to within half a step', () => {
  const values = Float32Array.from({ length: 2 * dimensions }, (_, nth) => Math.sin(nth));
  const read = unpacked(packed(['queue', 'wait'], values));
  const point = read.point([['wait', 3]]);
  point.at.forEach((one, nth) => expect(Math.abs(one - values[dimensions + nth]!)).toBeLessThan(0.5 / 127 + 1e-6));
  expect(read.point([['unheard', 1]])).toEqual({ at: new Float32Array(dimensions), length: 0 });
});

test('how near texts lie is told in shares of one', () => {
  const at = (place: number) => ({ at: new Float32Array(dimensions).fill(place), length: 8 * Math.abs(place) });
  const near = nearness(at(0.5), [at(0.5), at(-0.5), at(0)]);
  const each = (which: number) => [0, 1, 2].map((nth) => near[3 * nth + which]!);
  expect(each(0)).toEqual([1.6, -1.6, 0]);
  expect(each(2)).toEqual([1, -1, 0]);
  expect(Math.exp(5 * each(1)[0]!)).toBeCloseTo(1, 5);
});

test.each([
  ['community', 'The best answer should stand out', 'mark-answer-solution'],
  ['ticketing', 'if something is full, people should queue', 'keep-waiting-list'],
  ['ticketing', 'Pensioners pay half with a code', 'offer-vouchers-discounts'],
])('what is asked for in words that the feature lacks is the likeliest: %s, %s', (id, words, feature) => {
  const kind = kinds.find((one) => one.id === id)!;
  const among = usualOf([{ kind }]);
  const likely = comparing(among)(toldIn(words, '', null));
  expect(ruleOf(among[likely.indexOf(Math.max(...likely))]!)).toBe(`kind.${id}.${feature}`);
});
