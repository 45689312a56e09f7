import { expect, describe, test } from 'vitest';
import { drained } from '../pace.ts';
import { nameOfWish } from '../suggest/naming.ts';
import { situationOf } from '../suggest/suggest.ts';

const read = (idea: string) => drained(situationOf({ from: 'idea', idea, project: '' }));
const said = (idea: string) => {
  const { reading, slots } = read(idea);
  return reading.wishes.flatMap((wish) => nameOfWish(wish, { ...slots, thing: '' }) ?? []);
};
const start = 'A site for our swimming club where parents book lessons.';

describe('what is not to happen is a rule to be held', () => {
  test.each([
    ["No parent sees another parent's bill.", 'Hide bill from other parents'],
    ["No parent sees the other parents' messages.", 'Hide messages from other parents'],
    ['Trainers may see the results but not the fees.', 'Hide the fees from trainers'],
    ['Trainers may read the results but not delete them.', 'Prevent trainers from deleting results'],
    ['The pool is shown on the map, but never the exact address.', 'Hide the exact address from others'],
    ['A list of towels, so nobody buys the same twice.', 'Prevent buying the same twice'],
    ["Lanes are booked online so two groups don't take the same lane.", 'Prevent two groups from taking the same lane'],
    ['Parents choose a lane, but not less than a day ahead.', 'Require notice of at least a day'],
    ['Parents choose a lane, not the same lane twice a week.', 'Limit the same lane to once a week'],
    ['Swimmers enter their times, later entries dont count.', 'Ignore later entries'],
  ])('%s', (sentence, name) => expect(said(`${start} ${sentence}`)).toContain(name));

  test.each([
    'No parent reads the notes on the board.',
    'Nobody answers the phone.',
    'No app knows our club.',
    'Not the newest computer.',
  ])('how things are, and what is refused, is none: %s', (sentence) =>
    expect(said(`${start} ${sentence}`).join()).not.toMatch(/hide|prevent|limit|require|ignore/iu),
  );

  test('and what is forbidden is not refused', () =>
    expect(
      read(`${start} No parent sees another parent's bill. No ads.`).reading.refusals.map(({ words }) => words),
    ).toEqual(['ads']));
});
