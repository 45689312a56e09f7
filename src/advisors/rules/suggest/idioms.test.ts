import { describe, expect, test } from 'vitest';
import { drained } from '../pace.ts';
import { nameOfWish } from './naming.ts';
import { situationOf } from './suggest.ts';

/** What was read, before any usual name takes its place. */
const said = (idea: string) => {
  const { reading, slots } = drained(situationOf({ from: 'idea', idea, project: '' }));
  return reading.wishes.map((wish) => ({ name: nameOfWish(wish, { ...slots, thing: '' }), quote: wish.quote }));
};

describe('what people say in a picture', () => {
  test.each([
    [
      'A shop for bikes.',
      'Customers put their names down for a bike that is sold out.',
      'Let customers reserve a bike',
    ],
    ['A store room.', 'I want to keep an eye on the stock.', 'Monitor the stock'],
    ['A choir app.', 'The conductor signs off on the programme.', 'Let the conductor approve the programme'],
    ['A club.', 'The board gives each expense the green light.', 'Let the board approve each expense'],
    ['A club.', 'New ones have a say in the rules.', 'Let new ones vote on the rules'],
    ['A workshop.', 'The boss can turn a request down.', 'Let the boss reject a request'],
    ['A workshop.', 'We want to feed the letters into the system.', 'Import the letters'],
    ['A workshop.', 'I fill in a sheet and out comes a bill.', 'Create a bill'],
    ['An office.', 'Letters should be sorted without my help.', 'Sort letters automatically'],
    [
      'A shop.',
      'When members arrive the door opens of its own accord.',
      'Let the door open automatically when members arrive',
    ],
    ['A shop.', 'Each invoice goes out of its own accord.', 'Let each invoice go out automatically'],
    ['A club.', 'Members should be able to book courts by themselves.', 'Let members book courts by themselves'],
    ['A hall.', 'The customer should book a room by themselves.', 'Let the customer book a room by themselves'],
  ])('%s %s', (product, wish, name) => {
    const found = said(`${product} ${wish}`);
    expect(found.map((one) => one.name)).toContain(name);
    for (const { quote } of found) expect(`${product} ${wish}`).toContain(quote);
  });

  test('stays as it is said where the words mean what they say', () => {
    const names = said(
      'A workshop. Put the tools in the box. Take the key in the morning. Give people a sign of life.',
    ).map(({ name }) => name);
    expect(names.join(', ')).not.toMatch(/enter|import|notify/iu);
  });
});
