import { describe, expect, test } from 'vitest';
import { appearedBy, appearsAt } from './kickoff-schedule.ts';

/** A team of five and two closing messages. */
const chat = ['milo', 'ava', 'theo', 'quinn', 'uma', 'closing 1', 'closing 2'];
const at = (message: string) => appearsAt(chat.indexOf(message));

describe('the kickoff chat', () => {
  test('Milo speaks at once, Ava after two seconds, and each other member two seconds after the one before', () => {
    expect([at('milo'), at('ava'), at('theo'), at('quinn'), at('uma')]).toEqual([0, 2000, 4000, 6000, 8000]);
  });

  test('the closing messages come two and four seconds after the last member', () => {
    expect(at('closing 1') - at('uma')).toBe(2000);
    expect(at('closing 2') - at('uma')).toBe(4000);
  });

  test('a message is there from its moment on, and never more than there are', () => {
    expect([0, 1999, 2000, 12_000, 60_000].map((elapsed) => appearedBy(elapsed, chat.length))).toEqual([1, 1, 2, 7, 7]);
    expect(appearedBy(5000, 0)).toBe(0);
  });
});
