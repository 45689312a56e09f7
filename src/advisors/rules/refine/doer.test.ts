import { describe, expect, test } from 'vitest';
import { listed } from '../pace.ts';
import { splitting } from './split.ts';

const storiesOf = (name: string, vision: string, description = '') =>
  listed(
    splitting({ feature: { name, description, complexity: 'S', value_category: 'Must Have' }, context: { vision } }),
  );
const roleOf = (name: string, vision: string, description?: string) => storiesOf(name, vision, description)[0]!.as_a;

const pottery =
  'Members should be able to register pieces on the shelf. The kiln keeper puts together a firing and sees whether the glazes go with its temperature. Firings are charged by the litre.';
const midwives =
  'We are three midwives. Parents should be able to ask a question at night. Visits after birth are planned by district. The midwife on call must be rung when it is urgent.';
const escape =
  'The game master starts the clock, sends hints to the screen in the room and notes which puzzles teams got stuck on. Afterwards the team gets its photo by mail.';
const library =
  'The librarian repairs torn books for readers. Torn pages are scanned. Reminders are sent by the treasurer of the club.';

describe('a story is told by whoever does it in the words of the person', () => {
  test.each([
    ['Register pieces on the shelf', pottery, 'a member'],
    ['Put together a firing', pottery, 'a kiln keeper'],
    ['Start the clock', escape, 'a game master'],
    ['Repair torn books', library, 'a librarian'],
    ['Send reminders', library, 'a treasurer'],
  ])('%s', (name, vision, role) => {
    expect(roleOf(name, vision)).toBe(role);
  });

  test.each([
    ['See whether the glazes go with its temperature', pottery, 'a kiln keeper'],
    ['Send hints to the screen in the room', escape, 'a game master'],
    ['Note which puzzles teams got stuck on', escape, 'a game master'],
  ])('which carries over to what comes behind "and": %s', (name, vision, role) => {
    expect(roleOf(name, vision)).toBe(role);
  });

  test.each([
    ['Charge firings at the end of the month', pottery, 'a kiln keeper'],
    ['Plan visits after birth by district', midwives, 'a midwife'],
    ['Scan torn pages', library, 'a librarian'],
    ['Give the team its photo', escape, 'a game master'],
  ])('and where nobody is said to do it, by who runs the product: %s', (name, vision, role) => {
    expect(roleOf(name, vision)).toBe(role);
  });

  test('a person is rung by somebody else', () => {
    expect(roleOf('Ring the midwife on call when it is urgent', midwives)).toBe('a parent');
  });

  test('what led to a feature is read before all else, where it is whole', () => {
    const wrote = 'You wrote: "The caretaker unlocks the hall."';
    expect(roleOf('Unlock the hall', 'Clubs unlock the hall for one another.', wrote)).toBe('a caretaker');
  });

  test('a group is told of by its members where nobody else is named', () => {
    expect(roleOf('Plan sprints', 'An app for teams.')).toBe('a member of the team');
  });
});

test.each([
  ['Register pieces on the shelf', pottery],
  ['Send hints to the screen in the room', escape],
  ['Book a room', 'Rooms for members.'],
])('a place that is only mentioned makes no story about where things are: %s', (name, vision) => {
  expect(storiesOf(name, vision).map(({ rule }) => rule)).not.toContain('split.capability.places');
});

test('a feature about where things are has it', () => {
  expect(storiesOf('Move tools to another shelf', 'Members share tools.').map(({ rule }) => rule)).toContain(
    'split.capability.places',
  );
});

test('what is done without an account has no story about accounts', () => {
  const titles = storiesOf('Let members take part without an account', pottery).map(({ title }) => title);
  expect(titles).toEqual(['Take part without an account', 'Come back to what I entered']);
});

test.each(['Put together a firing', 'Give the team its photo', 'Empty the bin', 'Frobnicate the widgets'])(
  'what a story is accepted by can be seen: %s',
  (name) => {
    for (const { criteria } of storiesOf(name, pottery))
      for (const { outcome } of criteria) expect(outcome).not.toMatch(/what came of it|shows the result/u);
  },
);
