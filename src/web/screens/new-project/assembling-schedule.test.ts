import { describe, expect, test } from 'vitest';
import { assemblingAt, assemblingMessages } from './assembling-schedule.ts';

describe('assembling the team', () => {
  test('each of the three messages stands for two seconds', () => {
    expect(assemblingMessages).toHaveLength(3);
    expect([0, 1999, 2000, 3999, 4000, 5999].map((at) => assemblingAt(at).message)).toEqual([0, 0, 1, 1, 2, 2]);
  });

  test('progress counts one percent each 40 ms and stops at 100', () => {
    expect([0, 39, 40, 2000, 4000, 6000].map((at) => assemblingAt(at).percent)).toEqual([0, 0, 1, 50, 100, 100]);
  });

  test('it is done half a second after the last message', () => {
    expect(assemblingAt(6499).done).toBe(false);
    expect(assemblingAt(6500)).toEqual({ message: 2, percent: 100, done: true });
  });
});
