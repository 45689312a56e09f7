import { describe, expect, test } from 'vitest';
import { drained } from '../pace.ts';
import { nameOfWish } from './naming.ts';
import { situationOf } from './suggest.ts';

/** What was read, before any usual name takes its place. */
const said = (idea: string) => {
  const { reading, slots } = drained(situationOf({ from: 'idea', idea, project: '' }));
  return reading.wishes.map((wish) => ({ name: nameOfWish(wish, { ...slots, thing: '' }), quote: wish.quote }));
};

describe('several things wished for in one sentence', () => {
  test.each([
    [
      'We want rooms per unit & per topic and side talks under a message.',
      ['Manage rooms per unit and per topic', 'Manage side talks under a message'],
    ],
    [
      'I need a list of all keys, a calendar of the hall and a form for damages.',
      ['Keep a list of all keys', 'Show a calendar of the hall', 'Offer a form for damages'],
    ],
    [
      'We need borrowers, contracts with a rate that we can set, one screen for the clerk to enter the payments of a village.',
      ['Manage contracts with a rate', 'Let the clerk enter the payments of a village'],
    ],
    ['I want photos of house and garden.', ['Show photos of house and garden']],
    [
      "I don't want an app that talks to my bank, I download the statement and load it myself.",
      ['Download the statement'],
    ],
    ['Helpers choose shifts, but for the bar you need to have had the briefing.', ['Require the briefing for the bar']],
    ['I want a page for parents to sign the consent.', ['Let parents sign the consent']],
    ['I want one card per person that shows what they gave.', ['Show what they gave']],
  ])('stay apart, and what belongs together stays together: %s', (idea, names) => {
    const found = said(idea);
    expect(found.map(({ name }) => name)).toEqual(expect.arrayContaining(names));
    for (const { quote } of found) expect(idea).toContain(quote);
  });
});
